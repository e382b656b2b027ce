import { describe, expect, it } from 'vitest';
import type { DesignGuide } from '../../domain/design-guide.ts';
import type { DesignTheme } from '../../domain/design-theme.ts';
import { sampleBrief } from '../sample-brief.fixture.ts';
import { ART_DIRECTIONS, DIRECTION_IDS } from './art-directions.ts';
import { direct, styleOf } from './direct.ts';
import { toGuidedStyle } from './guided-style.ts';

const guide = (words: Omit<DesignGuide, 'colors'>): DesignGuide => ({ colors: [], ...words });
const { ledger, poster, signal } = ART_DIRECTIONS;

describe('toGuidedStyle', () => {
  it('is the direction itself where nothing is said', () => {
    for (const id of DIRECTION_IDS)
      expect(toGuidedStyle(ART_DIRECTIONS[id].style, guide({}))).toBe(ART_DIRECTIONS[id].style);
  });

  it.each([
    [{ elevation: 'flat', borders: 'hairline' }, 'outlined', 'ruled'],
    [{ elevation: 'flat', borders: 'strong' }, 'inked', 'ruled'],
    [{ elevation: 'flat', borders: 'none' }, 'tonal', 'spaced'],
    [{ elevation: 'raised', borders: 'none' }, 'raised', 'spaced'],
    [{ elevation: 'flat' }, 'tonal', 'ruled'],
  ] as const)('draws %j as %s panels with %s rows', (words, panel, rows) => {
    expect(toGuidedStyle(ledger.style, guide(words))).toMatchObject({ panel, rows });
  });

  it('sets labels and headlines as the guide does, and never undoes mono labels', () => {
    expect(toGuidedStyle(ledger.style, guide({ labelCase: 'upper' })).label).toBe('caps');
    expect(toGuidedStyle(signal.style, guide({ labelCase: 'upper' })).label).toBe('mono');
    const asWritten = toGuidedStyle(poster.style, guide({ labelCase: 'as-written' }));
    expect([asWritten.label, asWritten.headline.caps]).toEqual(['plain', false]);
  });

  it('draws pictures as the guide says', () => {
    for (const imagery of ['scene', 'geometric', 'line', 'poster'] as const)
      expect(toGuidedStyle(ledger.style, guide({ imagery })).imagery).toBe(imagery);
  });
});

describe('direct under a DESIGN.md', () => {
  const theme: DesignTheme = {
    colorMode: 'LIGHT',
    headlineFont: 'INTER',
    bodyFont: 'INTER',
    roundness: 'ROUND_TWO',
    customColor: '#ffe600',
    designMd: `# Raw Press
Primary: #ffe600
## Brand
Brutalist, bold and loud, a raw poster on a wall.
## Surfaces
Dense layout with compact spacing. Cards have thick borders: 3px solid black. No shadows.
## Buttons
All button labels are uppercase.
`,
  };

  it('follows its character for every prompt alike', () => {
    const chosen = (['dashboard', 'list', 'auth', 'chat'] as const).map(
      (archetype) => direct(sampleBrief({ archetype, prompt: archetype }), { theme, seed: archetype }).look.direction,
    );
    expect(new Set(chosen)).toEqual(new Set(['poster+brutalism+theme-corners']));
  });

  it('keeps the theme whole and takes its density, unless the prompt asks for another', () => {
    const usual = direct(sampleBrief(), { theme, seed: 'a' });
    expect(usual.theme).toEqual(theme);
    expect(usual.look).toMatchObject({ density: 'compact' });
    expect(usual.look.isOwnDensity).toBeUndefined();
    const asked = direct(sampleBrief({ density: 'airy' }), { theme, seed: 'a' });
    expect(asked.look).toMatchObject({ density: 'airy', isOwnDensity: true });
  });

  it('draws what edits add in the same style', () => {
    const { look, style } = direct(sampleBrief(), { theme, seed: 'a' });
    expect(styleOf(look, theme)).toEqual(style);
    expect(style.panel).toBe('inked');
  });
});
