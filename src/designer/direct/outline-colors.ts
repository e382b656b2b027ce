import type { Grounds } from '../../domain/design-guide.ts';
import type { DesignTheme } from '../../domain/design-theme.ts';
import { isNeutral, measureColor, withParts } from '../outline/style/color-measure.ts';
import { listNamedColors } from '../outline/style/color-mention.ts';
import { foldText } from '../outline/style/fold-text.ts';
import type { ColorRole, Outline, StatedStyle } from '../outline/outline.ts';
import { hashText } from '../seeded-random.ts';
import { relativeLuminance } from '../../tokens/contrast-ratio.ts';

type Mode = 'LIGHT' | 'DARK';

export type OutlineColors = Pick<
  DesignTheme,
  | 'customColor'
  | 'colorVariant'
  | 'overridePrimaryColor'
  | 'overrideSecondaryColor'
  | 'overrideTertiaryColor'
  | 'overrideNeutralColor'
>;

/** Confident colours that carry white words, one of which leads where nothing is asked for; hues all round, no violet. */
const LEADS =
  '#0f6b5c #1f5fa8 #b3432b #2f6b3a #8f4a12 #9c2f4f #0b6e8c #6a5a12 #c2410c #34507a #7a3b52 #14624a #a3341f #0e7490'.split(
    ' ',
  );

/** What a purpose is about, by the colour that people think of with it; materials and elements, not trades. */
const THOUGHTS: readonly (readonly [string, RegExp])[] = [
  [
    '#0b6e8c',
    /\b(?:sea|ocean|harbou?r|boat|sail\w*|marine|fish\w*|oyster\w*|tide|swim\w*|diving|river|lake|water|rain|snow|ice|glacier|ski\w*)\b/,
  ],
  [
    '#2f6b3a',
    /\b(?:garden\w*|plants?|forest|tree|leaf|farm\w*|meadow|herb\w*|moss|vegetable|park|bonsai|grass|hedge)\b/,
  ],
  ['#b3432b', /\b(?:kiln|clay|pottery|ceramic\w*|brick|fire|oven|forge|chimney|volcan\w*|tile)\b/],
  [
    '#8f4a12',
    /\b(?:wood\w*|timber|leather|bread|baker\w*|coffee|roast\w*|honey|bee\w*|cork|barrel|cello|violin|organ|guitar|horse\w*)\b/,
  ],
  ['#9c2f4f', /\b(?:wine|berry|berries|rose\w*|opera|theatre|theater|velvet|circus|puppet|jam)\b/],
  [
    '#0f6b5c',
    /\b(?:clinic\w*|patient\w*|care|dental|dentist|therapy|rehab|medicine|pharmac\w*|hospital|nurse|yoga|physio)\b/,
  ],
  ['#1f5fa8', /\b(?:flight|sky|air|aviation|train|rail\w*|bus|transit|ferry|airport|weather|wind)\b/],
  ['#a3341f', /\b(?:tomato|pizza|chili|spice|kitchen|restaurant|fox|tram)\b/],
  ['#6a5a12', /\b(?:olive\w*|harvest|wheat|grain|hay|mustard|brass|gold|bell\w*|sun\w*|lemon)\b/],
];

const find = (style: StatedStyle, ...roles: ColorRole[]): string | undefined => {
  for (const role of roles) {
    const color = style.colors.find((one) => one.role === role);
    if (color !== undefined) return color.hex;
  }
  return undefined;
};

/** A colour for a page that names none, by what it is about, else in turn. */
function leadFor({ purpose, product, title }: Outline): string {
  const words = foldText([purpose, title?.text, product?.text].filter((one) => one !== undefined).join(' '));
  const thing = listNamedColors(words).find(({ hex }) => !isNeutral(hex) && measureColor(hex).c > 0.06);
  const { h = 0, c = 0 } = thing === undefined ? {} : measureColor(thing.hex);
  // Violet unasked looks like every other page.
  if (thing !== undefined && (h < 270 || h > 340))
    return withParts(thing.hex, { l: 0.47, c: Math.min(0.15, Math.max(0.09, c)) });
  const thought = THOUGHTS.find(([, pattern]) => pattern.test(words))?.[0];
  return thought ?? LEADS[hashText(words) % LEADS.length] ?? '#0f6b5c';
}

const NIGHT_LIGHTNESS = 0.74;

/** The colours of a theme: as stated, at their places; what is not said follows from the one that leads. */
export function toOutlineColors(outline: Outline, mode: Mode): OutlineColors {
  const { style } = outline;
  const stated = find(style, 'primary', 'accent');
  const isColorless =
    stated === undefined && style.colors.length > 0 && style.colors.every(({ hex }) => measureColor(hex).c < 0.03);
  const unasked = leadFor(outline);
  const lead = stated ?? (mode === 'DARK' ? withParts(unasked, { l: NIGHT_LIGHTNESS }) : unasked);
  const ink = mode === 'DARK' ? '#e8e8e6' : '#24272b';
  const primary = isColorless || (stated !== undefined && isUnseen(stated, style)) ? ink : lead;
  const others = style.colors
    .filter(({ role, hex }) => (role === 'secondary' || role === 'accent') && hex !== primary)
    .map(({ hex }) => hex);
  const [secondary, tertiary] = others;
  return {
    customColor: primary,
    colorVariant: measureColor(primary).c < 0.02 ? 'MONOCHROME' : 'FIDELITY',
    overridePrimaryColor: primary,
    overrideSecondaryColor: secondary ?? withParts(primary, { c: Math.min(0.045, measureColor(primary).c) }),
    overrideTertiaryColor: tertiary ?? secondary ?? neighbourOf(primary, mode),
    overrideNeutralColor: neutralFor(find(style, 'background', 'surface'), primary, mode),
  };
}

/** A colour that leads and is the ground as well would not be seen on it. */
const isUnseen = (hex: string, style: StatedStyle): boolean => find(style, 'background') === hex;

/** Hues beside which amber says that something is to be watched. */
const COOL = { from: 110, to: 330 };
const AMBER = { h: 72, c: 0.11 };

/** The second colour of charts and warnings: amber beside a cool one, else a relative a little round the circle. */
const neighbourOf = (hex: string, mode: Mode): string => {
  const { c, h } = measureColor(hex);
  if (c < 0.03 || (h > COOL.from && h < COOL.to))
    return withParts(hex, {
      l: mode === 'DARK' ? 0.8 : 0.52,
      h: AMBER.h,
      c: Math.min(AMBER.c, Math.max(0.05, c * 0.8)),
    });
  return withParts(hex, { h: (h + 40) % 360, c: Math.min(c, 0.09) });
};

/** Neutrals lean to the stated ground, else barely to the colour that leads. */
function neutralFor(ground: string | undefined, primary: string, mode: Mode): string {
  const { c, h } = measureColor(ground ?? primary);
  const chroma = ground === undefined ? (mode === 'DARK' ? 0.01 : 0.006) : Math.min(c, 0.03);
  return withParts('#808080', { l: 0.6, c: measureColor(primary).c < 0.02 && ground === undefined ? 0 : chroma, h });
}

/** Whether white words read better on it than black ones. */
export const isDarkGround = (hex: string): boolean => relativeLuminance(hex) < EVEN;
const EVEN = 0.179;

/** Grounds and words as stated, where they go with the mode: a dark page is not laid on white. */
export function toGrounds(style: StatedStyle, mode: Mode): Grounds {
  const isNight = mode === 'DARK';
  const background = find(style, 'background');
  const surface = find(style, 'surface');
  const text = find(style, 'text');
  const muted = find(style, 'muted');
  const line = find(style, 'line');
  const suits = (hex: string | undefined): hex is string => hex !== undefined && isDarkGround(hex) === isNight;
  const reads = (hex: string | undefined): hex is string => hex !== undefined && isDarkGround(hex) !== isNight;
  return {
    ...(suits(background) ? { background } : {}),
    ...(suits(surface) ? { surface } : {}),
    ...(reads(text) ? { text } : {}),
    ...(muted === undefined ? {} : { muted }),
    ...(line === undefined || !suits(background) ? {} : { line }),
  };
}
