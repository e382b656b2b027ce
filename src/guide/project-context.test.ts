import { describe, expect, it } from 'vitest';
import type { DesignTheme } from '../domain/design-theme.ts';
import { guideOf, tellOthers } from './project-context.ts';

const THEME: DesignTheme = {
  colorMode: 'LIGHT',
  headlineFont: 'SORA',
  bodyFont: 'INTER',
  roundness: 'ROUND_FOUR',
  customColor: '#0f62fe',
  colorVariant: 'TONAL_SPOT',
};

describe('guideOf', () => {
  it('leaves colours and type to the tokens', () => {
    const designMd = [
      '---\ncolors:\n  primary: "#123456"\n---\n# Roast\nCalm.',
      '## Color palette\nBlue.\n### Accents\nRed.',
      '## Typography\nSora.',
      '## Components\nButtons say what they do.',
    ].join('\n');
    expect(guideOf({ ...THEME, designMd })).toBe(
      'Guide of the product:\n# Roast\nCalm.\n## Components\nButtons say what they do.',
    );
  });

  it('is empty without a DESIGN.md', () => {
    expect(guideOf(THEME)).toBe('');
    expect(guideOf(undefined)).toBe('');
  });
});

describe('tellOthers', () => {
  it('names screens with their parts', () => {
    expect(tellOthers([{ title: 'Home', parts: ['nav', 'hero'] }])).toMatch(/\n- Home: nav, hero$/);
    expect(tellOthers([])).toBe('');
  });
});
