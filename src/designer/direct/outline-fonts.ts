import type { FontFamily } from '../../domain/font.ts';
import { findExactFamily, findNearestFamily } from '../../tokens/design-md/known-fonts.ts';
import type { Outline, StatedStyle } from '../outline/outline.ts';
import { classOfFace } from '../outline/style/find-fonts.ts';
import type { FaceClass } from '../outline/style/font-names.ts';
import type { Mood } from '../brief.ts';
import type { Random } from '../seeded-random.ts';
import type { FontPair } from './art-direction.ts';

/** The bundled family that stands for a class of faces. */
const FAMILY_OF: Readonly<Record<FaceClass, FontFamily>> = {
  didone: 'LIBRE_CASLON_TEXT',
  'old-style': 'EB_GARAMOND',
  transitional: 'NEWSREADER',
  'text-serif': 'SOURCE_SERIF_FOUR',
  slab: 'DOMINE',
  'neo-grotesk': 'INTER',
  grotesk: 'HANKEN_GROTESK',
  geometric: 'PLUS_JAKARTA_SANS',
  humanist: 'SOURCE_SANS_THREE',
  rounded: 'NUNITO_SANS',
  condensed: 'SPLINE_SANS',
  display: 'SPACE_GROTESK',
  legible: 'LEXEND',
  script: 'LITERATA',
  mono: 'VENDOR_PLEX_SANS',
};

const SERIFS: ReadonlySet<FontFamily> = new Set([
  'NEWSREADER',
  'NOTO_SERIF',
  'DOMINE',
  'LIBRE_CASLON_TEXT',
  'EB_GARAMOND',
  'LITERATA',
  'SOURCE_SERIF_FOUR',
]);
export const isSerif = (family: FontFamily): boolean => SERIFS.has(family);

export interface OutlineFonts {
  headlineFont: FontFamily;
  bodyFont: FontFamily;
  labelFont?: FontFamily;
  /** Everything is asked for in a face of equal widths. */
  isMono: boolean;
  /** Figures and codes are. */
  hasMonoFigures: boolean;
}

/** The bundled family of a name, else its nearest relative among the 28 by name and by class. */
export function toFamily(name: string): FontFamily | undefined {
  const named = findExactFamily(name) ?? findNearestFamily(name);
  if (named !== undefined) return named;
  const face = classOfFace(name);
  return face === undefined ? undefined : FAMILY_OF[face];
}

const PAIRS: Readonly<Record<Outline['kind'] | 'serif' | 'round' | 'exact', readonly FontPair[]>> = {
  app: [
    ['MANROPE', 'MANROPE'],
    ['PLUS_JAKARTA_SANS', 'PLUS_JAKARTA_SANS'],
    ['DM_SANS', 'DM_SANS'],
    ['HANKEN_GROTESK', 'HANKEN_GROTESK'],
    ['BE_VIETNAM_PRO', 'BE_VIETNAM_PRO'],
  ],
  tool: [
    ['INTER', 'INTER'],
    ['VENDOR_PLEX_SANS', 'VENDOR_PLEX_SANS'],
    ['PUBLIC_SANS', 'PUBLIC_SANS'],
    ['SOURCE_SANS_THREE', 'SOURCE_SANS_THREE'],
    ['HANKEN_GROTESK', 'HANKEN_GROTESK'],
  ],
  site: [
    ['NEWSREADER', 'PUBLIC_SANS'],
    ['SOURCE_SERIF_FOUR', 'SOURCE_SANS_THREE'],
    ['EPILOGUE', 'WORK_SANS'],
    ['HANKEN_GROTESK', 'HANKEN_GROTESK'],
    ['LITERATA', 'HANKEN_GROTESK'],
    ['MANROPE', 'MANROPE'],
  ],
  serif: [
    ['NEWSREADER', 'HANKEN_GROTESK'],
    ['SOURCE_SERIF_FOUR', 'SOURCE_SANS_THREE'],
    ['LIBRE_CASLON_TEXT', 'PUBLIC_SANS'],
    ['LITERATA', 'WORK_SANS'],
  ],
  round: [
    ['NUNITO_SANS', 'NUNITO_SANS'],
    ['RUBIK', 'RUBIK'],
    ['LEXEND', 'LEXEND'],
    ['PLUS_JAKARTA_SANS', 'PLUS_JAKARTA_SANS'],
  ],
  exact: [
    ['VENDOR_PLEX_SANS', 'VENDOR_PLEX_SANS'],
    ['GEIST', 'GEIST'],
    ['SPLINE_SANS', 'SPLINE_SANS'],
  ],
};

const LETTERED: ReadonlySet<Mood> = new Set(['elegant', 'editorial', 'luxurious', 'retro', 'warm']);
const ROUND: ReadonlySet<Mood> = new Set(['playful', 'friendly']);
const EXACT: ReadonlySet<Mood> = new Set(['technical', 'futuristic']);

function pairsFor(kind: Outline['kind'], moods: readonly Mood[]): readonly FontPair[] {
  if (moods.some((mood) => ROUND.has(mood))) return PAIRS.round;
  if (moods.some((mood) => EXACT.has(mood))) return PAIRS.exact;
  if (kind !== 'tool' && moods.some((mood) => LETTERED.has(mood))) return PAIRS.serif;
  return PAIRS[kind];
}

/** Fonts as stated, each by its use; where nothing is said, a pair that suits the kind of page and its mood. */
export function toOutlineFonts(
  { kind, style }: Pick<Outline, 'kind' | 'style'>,
  moods: readonly Mood[],
  random: Random,
  usual?: readonly FontPair[],
): OutlineFonts {
  const [headline, body] = random.pick(usual ?? pairsFor(kind, moods));
  const of = (use: StatedStyle['fonts'][number]['use']): string | undefined =>
    style.fonts.find((font) => font.use === use)?.name;
  const all = of('all');
  const isMono = all !== undefined && classOfFace(all) === 'mono';
  const family = (name: string | undefined): FontFamily | undefined =>
    name === undefined ? undefined : toFamily(name);
  const headlineFont = family(of('headline'));
  const bodyFont = family(of('body'));
  const whole = family(all);
  const label = family(of('label'));
  const run = bodyFont ?? whole ?? (headlineFont === undefined ? body : bodyBeside(headlineFont, kind));
  return {
    // Only the running text was said: headings follow it unless it is a serif for reading.
    headlineFont: headlineFont ?? whole ?? (bodyFont === undefined ? headline : bodyFont),
    bodyFont: run,
    ...(label === undefined ? {} : { labelFont: label }),
    isMono,
    hasMonoFigures: isMono || of('mono') !== undefined,
  };
}

/** A running face that goes with the heading that was asked for. */
const bodyBeside = (headline: FontFamily, kind: Outline['kind']): FontFamily =>
  isSerif(headline) ? (kind === 'site' ? 'HANKEN_GROTESK' : 'SOURCE_SANS_THREE') : headline;
