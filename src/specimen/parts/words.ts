import type { ColorMode, Roundness } from '../../domain/enums.ts';
import { FONT_FAMILIES, type FontFamily } from '../../domain/font.ts';
import type { TypeRole } from '../../domain/token-roles.ts';
import { toColorVariant } from '../../tokens/scheme/create-scheme.ts';
import type { Specimen } from '../specimen.ts';
import { printHex } from './swatch.ts';

/** `TONAL_SPOT` → `Tonal spot` */
const toWords = (name: string): string => name.charAt(0) + name.slice(1).toLowerCase().replaceAll('_', ' ');

export const modeName = (mode: ColorMode): string => (mode === 'DARK' ? 'Dark' : 'Light');

export const familyName = (family: FontFamily): string => FONT_FAMILIES[family];

/** What decides the system, in the words of its theme. */
export const listFacts = ({ theme, tokens, look }: Specimen): { name: string; value: string }[] => [
  { name: 'Seed', value: printHex(theme.customColor) },
  { name: 'Mode', value: modeName(tokens.colorMode) },
  { name: 'Variant', value: toWords(toColorVariant(theme)) },
  { name: 'Corners', value: toCorners(theme.roundness, tokens.radii.default) },
  { name: 'Density', value: toWords(look.density.toUpperCase()) },
];

const toCorners = (roundness: Roundness, radiusPx: number): string =>
  roundness === 'ROUND_FULL' ? `Pill, ${radiusPx} px` : `${radiusPx} px`;

/** BCP 47 tag of a name whose script tells its language; Han alone is taken for Chinese. */
export function findLanguage(name: string): string | undefined {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)) return 'ja';
  if (/\p{Script=Hangul}/u.test(name)) return 'ko';
  if (/\p{Script=Han}/u.test(name)) return 'zh';
  return undefined;
}

/** The tailorbird, told in each size of the scale; each line fits its column of a desktop sheet. */
export const SCALE_LINES: Readonly<Record<TypeRole, string>> = {
  'display-lg': 'Thread',
  'display-md': 'Sewn shut',
  'display-sm': 'One leaf, one thread',
  'headline-lg': 'Forty stitches hold',
  'headline-md': 'Each hole is pierced, then threaded',
  'headline-sm': 'Silk, down and cotton',
  'title-lg': 'A leaf drawn to a cup',
  'title-md': 'A frayed end holds it',
  'title-sm': 'Both birds line the nest',
  'body-lg': 'The leaf stays alive.',
  'body-md': 'It builds low, in gardens.',
  'body-sm': 'Three or four eggs are laid.',
  'label-lg': 'Save nest',
  'label-md': 'Seen today at 07:40',
  'label-sm': '13 cm, 8 g',
};

export const HEADLINE_SENTENCE = 'A living leaf, folded and sewn with spider silk, becomes a house.';

export const BODY_PARAGRAPHS: readonly [string, string] = [
  'The common tailorbird makes its nest by sewing. It chooses a broad leaf that still grows, pierces holes along both edges with its bill, and pulls through threads of silk, bark and cotton.',
  'Every stitch is separate. The bird draws the thread tight and frays the end outside, so that it cannot slip back. A hundred or more of them can hold a nest through wind and rain.',
];

export const LABEL_SAMPLES = ['Save changes', 'Add to list', 'Due Friday', '1,284 sightings', 'Step 2 of 4', '£48.50'];
