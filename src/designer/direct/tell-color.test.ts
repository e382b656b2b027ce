import { describe, expect, it } from 'vitest';
import type { DesignTheme } from '../../domain/design-theme.ts';
import { embeddedDesigner } from '../embedded-designer.ts';
import { QUIET } from '../finished-screen.fixture.ts';

const THEME: DesignTheme = {
  colorMode: 'LIGHT',
  headlineFont: 'INTER',
  bodyFont: 'INTER',
  roundness: 'ROUND_EIGHT',
  customColor: '#0F62FE',
};

const tell = async (prompt: string, theme: DesignTheme): Promise<string> => {
  const composition = await embeddedDesigner.design({ prompt, seed: 'x', now: new Date(0), theme }, QUIET);
  return composition.summary;
};

describe('what the answer says of colours', { timeout: 60_000 }, () => {
  it.each([
    'Sign up form of a choir',
    'Seite für eine Gärtnerei',
    'Screen of a lock keeper. Title "Lock 4". Table with columns Boat, Length, Time. Button "Open the gate".',
  ])('calls them as the fields of the theme do: %s', async (prompt) => {
    const overridden = await tell(prompt, { ...THEME, overridePrimaryColor: '#AA0000' });
    expect(overridden).toContain('primary #AA0000');
    expect(overridden).not.toContain('seeded from');
    expect(await tell(prompt, THEME)).toContain('seeded from #0F62FE');
    expect(await tell(prompt, { ...THEME, overridePrimaryColor: '#0f62fe' })).toContain('seeded from #0F62FE');
  });
});
