import * as fc from 'fast-check';
import {
  BORDER_USES,
  BUTTON_SHAPES,
  type DesignGuide,
  ELEVATIONS,
  IMAGERY_KINDS,
  LETTER_CASES,
} from '../../domain/design-guide.ts';
import type { DesignSystem, DesignTheme } from '../../domain/design-theme.ts';
import { COLOR_MODES, COLOR_VARIANTS, ROUNDNESSES } from '../../domain/enums.ts';
import { FONTS } from '../../domain/font.ts';
import { DENSITIES, TYPE_CONTRASTS } from '../../domain/look.ts';
import { COLOR_ROLES } from '../../domain/token-roles.ts';
import { toWords } from '../design-md/words.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

const theme: fc.Arbitrary<DesignTheme> = fc.record(
  {
    colorMode: fc.constantFrom(...COLOR_MODES),
    headlineFont: fc.constantFrom(...FONTS),
    bodyFont: fc.constantFrom(...FONTS),
    labelFont: fc.constantFrom(...FONTS),
    roundness: fc.constantFrom(...ROUNDNESSES),
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

export const arbitraryGuide: fc.Arbitrary<DesignGuide> = fc.record(
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

export const arbitraryDesignSystem: fc.Arbitrary<DesignSystem> = fc.record({ displayName: toLine(200), theme });
