import { expect, it } from 'vitest';
import { PLAIN_THEME } from '../../domain/plain-theme.ts';
import { toLeanDesignTheme, toWireDesignTheme } from './design-theme.ts';

it('tells a theme that an earlier release kept in values of today', () => {
  const kept = { ...PLAIN_THEME, roundness: 'ROUND_TWO', designMd: '# Rules' } as const;
  expect(toWireDesignTheme(kept)).toEqual({ ...kept, roundness: 'ROUND_FOUR' });
  expect(toLeanDesignTheme(kept)).toEqual({ ...PLAIN_THEME, roundness: 'ROUND_FOUR' });
});
