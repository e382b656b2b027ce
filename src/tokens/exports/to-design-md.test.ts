import { lint } from '@google/design.md/linter';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BORDER_USES,
  BUTTON_SHAPES,
  type DesignGuide,
  ELEVATIONS,
  IMAGERY_KINDS,
  LETTER_CASES,
} from '../../domain/design-guide.ts';
import type { DesignSystem, DesignTheme } from '../../domain/design-theme.ts';
import { COLOR_MODES, COLOR_VARIANTS, CURRENT_ROUNDNESSES } from '../../domain/enums.ts';
import { FONTS } from '../../domain/font.ts';
import { DENSITIES, TYPE_CONTRASTS } from '../../domain/look.ts';
import { COLOR_ROLES } from '../../domain/token-roles.ts';
import { parseDesignMd } from '../design-md/parse-design-md.ts';
import { toWords } from '../design-md/words.ts';
import { readGuide } from '../guide/read-guide.ts';
import { toDesignMd } from './to-design-md.ts';

const KRAKEN: DesignSystem = {
  displayName: 'Kraken',
  theme: {
    colorMode: 'DARK',
    headlineFont: 'NEWSREADER',
    bodyFont: 'INTER',
    roundness: 'ROUND_FULL',
    customColor: '#7132f5',
    overridePrimaryColor: '#7132f5',
  },
};
const GUIDE: DesignGuide = {
  colors: [
    { name: 'Kraken Purple', hex: '#7132f5' },
    { name: '墨色: 500', hex: '#222222' },
  ],
  density: 'compact',
  elevation: 'flat',
  borders: 'hairline',
  labelCase: 'upper',
  character: 'Calm, exact and quick.',
};

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

const arbitraryTheme: fc.Arbitrary<DesignTheme> = fc.record(
  {
    colorMode: fc.constantFrom(...COLOR_MODES),
    headlineFont: fc.constantFrom(...FONTS),
    bodyFont: fc.constantFrom(...FONTS),
    labelFont: fc.constantFrom(...FONTS),
    roundness: fc.constantFrom(...CURRENT_ROUNDNESSES),
    customColor: hex,
    colorVariant: fc.constantFrom(...COLOR_VARIANTS),
    overridePrimaryColor: hex,
    overrideSecondaryColor: hex,
    overrideTertiaryColor: hex,
    overrideNeutralColor: hex,
  },
  { requiredKeys: ['colorMode', 'headlineFont', 'bodyFont', 'roundness', 'customColor'] },
);

const AWKWARD = [
  '#',
  '-',
  ':',
  '"',
  "'",
  '{',
  '}',
  '[',
  '|',
  '>',
  '<b>',
  '`',
  '\\',
  '…',
  '🦑',
  '日本語',
  'é',
  ' ',
  '---',
  '%',
  '@',
  '&',
  '*',
  '!',
];
/** One line of any characters, trimmed, since no name begins or ends with a space. */
const toLine = (most: number): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 24 }),
      fc
        .array(fc.oneof(fc.constantFrom(...AWKWARD), fc.string({ maxLength: 4 })), { minLength: 1, maxLength: 10 })
        .map((parts) => parts.join('')),
      fc.constantFrom(
        '# Title',
        '- item',
        ': colon',
        'true',
        'null',
        '12',
        '0x1f',
        '1e3',
        '~',
        'Design System for Cats',
        'DESIGN.md',
        'a: b',
        '"quoted"',
        'Tailor 🪡 鳥',
      ),
    )
    .map((text) => [...text.replace(/\s/g, ' ').trim()].slice(0, most).join('').trim())
    .filter((text) => text !== '' && !/^\{[^{}]*\}$/.test(text));

const ROLE_WORDS: ReadonlySet<string> = new Set(COLOR_ROLES.map((role) => toWords(role)));
const ownColor = fc.record({ name: toLine(20), hex }).filter(({ name }) => !ROLE_WORDS.has(toWords(name)));

const arbitraryGuide: fc.Arbitrary<DesignGuide> = fc.record(
  {
    colors: fc.uniqueArray(ownColor, { maxLength: 8, selector: ({ name }) => toWords(name) || name }),
    density: fc.constantFrom(...DENSITIES),
    scale: fc.constantFrom(...TYPE_CONTRASTS),
    elevation: fc.constantFrom(...ELEVATIONS),
    borders: fc.constantFrom(...BORDER_USES),
    buttonShape: fc.constantFrom(...BUTTON_SHAPES),
    labelCase: fc.constantFrom(...LETTER_CASES),
    imagery: fc.constantFrom(...IMAGERY_KINDS),
    character: toLine(600),
  },
  { requiredKeys: ['colors'] },
);

const arbitraryDesignSystem: fc.Arbitrary<DesignSystem> = fc.record({
  displayName: toLine(200),
  theme: arbitraryTheme,
});

function readBack(markdown: string): DesignSystem {
  const { theme, displayName, findings } = parseDesignMd(markdown);
  if (theme === undefined || findings.length > 0) throw new Error(`not read whole: ${JSON.stringify(findings)}`);
  return { displayName, theme };
}

describe('toDesignMd', () => {
  it('is read back to the same theme, name and guide, and written again to the same bytes', () => {
    fc.assert(
      fc.property(arbitraryDesignSystem, arbitraryGuide, (designSystem, guide) => {
        const first = readBack(toDesignMd(designSystem, guide));
        const { designMd, ...theme } = first.theme;
        expect({ displayName: first.displayName, theme }).toEqual(designSystem);
        expect(readGuide(first.theme)).toEqual(guide);
        const written = toDesignMd(first);
        expect(toDesignMd(readBack(written))).toBe(written);
        expect(designMd).toBeDefined();
      }),
      { numRuns: 100, seed: 3 },
    );
  });

  it('passes the linter of the published format, which only tells of what is ours', () => {
    const { findings, summary, designSystem } = lint(toDesignMd(KRAKEN, GUIDE));
    expect(summary.errors).toBe(0);
    const warned = findings.filter(({ severity }) => severity === 'warning').map(({ path }) => path);
    expect(warned).toEqual(['colors.Kraken Purple', 'colors.墨色: 500', 'theme']);
    expect(designSystem.colors.get('primary')).toMatchObject({ hex: '#cfbdff' });
    expect(designSystem.typography.size).toBe(15);
  });

  it('gives the linter no error whatever a name holds', () => {
    fc.assert(
      fc.property(arbitraryDesignSystem, arbitraryGuide, (designSystem, guide) => {
        const { summary, findings } = lint(toDesignMd(designSystem, guide));
        expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
        expect(summary.errors).toBe(0);
      }),
      { numRuns: 25, seed: 5 },
    );
  });

  it('has the eight sections in the order of the format', () => {
    const { sections } = lint(toDesignMd(KRAKEN, GUIDE));
    expect(sections).toEqual([
      'Overview',
      'Colors',
      'Typography',
      'Layout',
      'Elevation & Depth',
      'Shapes',
      'Components',
      "Do's and Don'ts",
    ]);
  });

  it('says what is true of the theme', () => {
    const dark = toDesignMd(KRAKEN, GUIDE);
    expect(dark).toContain('Dark interface in Newsreader and Inter, grown from a vivid violet');
    expect(dark).toContain('a serif speaks');
    expect(dark).toContain('Panels lie flat');
    expect(dark).not.toContain('Raised:');
    const grey = toDesignMd({
      displayName: 'Grey',
      theme: {
        customColor: '#7132f5',
        bodyFont: 'INTER',
        colorMode: 'LIGHT',
        colorVariant: 'MONOCHROME',
        headlineFont: 'INTER',
        roundness: 'ROUND_TWO',
      },
    });
    expect(grey).toContain('Black, white and the greys between');
    expect(grey).toContain('One family carries the whole interface');
    expect(grey).toContain('Raised:');
  });

  it.each(['#aa0000', '#00b37a', '#ffd400'])(
    'shows an exact colour itself, and calls no other its seed: %s',
    (color) => {
      const written = toDesignMd({
        ...KRAKEN,
        theme: { ...KRAKEN.theme, customColor: '#0f62fe', overridePrimaryColor: color },
      });
      expect(written).toContain(`**Primary (${color}):**`);
      expect(written).toContain(`The primary one is filled with ${color}`);
      expect(written).toMatch(new RegExp(`button-primary:\\n +backgroundColor: "${color}"`));
      expect(written).toContain(`grown from the exact primary colour`);
      expect(written).not.toMatch(/seed is/);
      expect(written).toMatch(/customColor: "#0f62fe"/);
    },
  );

  it('does not repeat the file that a theme came from, and stays small', () => {
    const designMd = `# Kraken\n\nPrimary: #7132f5. A secret sentence.\n${'More words. '.repeat(5_000)}`;
    const written = toDesignMd({ ...KRAKEN, theme: { ...KRAKEN.theme, designMd } }, GUIDE);
    expect(written).not.toContain('secret');
    expect(Buffer.byteLength(written)).toBeLessThan(12 * 1024);
  });
});
