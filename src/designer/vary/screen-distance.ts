import { converter } from 'culori';
import type { Element } from 'hast';
import type { DesignTheme } from '../../domain/design-theme.ts';
import { DENSITIES, TYPE_CONTRASTS, type Look } from '../../domain/look.ts';
import { findAttribute, forEachElement, listClasses } from '../../markup/element.ts';
import { listTexts } from './list-texts.ts';

/** What of a screen is compared; `measureScreen` makes it. */
export interface MeasuredScreen {
  /** Bigrams and trigrams of tags, blocks and layout classes in document order, with their counts. */
  structure: ReadonlyMap<string, number>;
  texts: ReadonlyMap<string, number>;
  pictures: ReadonlyMap<string, number>;
  /** Texts in document order: tells apart two orders of equal parts. */
  order: string;
  theme: DesignTheme;
  look: Look;
}

/** Each 0 (the same) to 1 (nothing in common); `total` is their weighted mean. */
export interface ScreenDistance {
  structure: number;
  theme: number;
  words: number;
  pictures: number;
  total: number;
}

const WEIGHTS = { structure: 0.45, theme: 0.3, words: 0.15, pictures: 0.1 };

export function measureScreen(body: Element, { theme, look }: { theme: DesignTheme; look: Look }): MeasuredScreen {
  const steps: string[] = [];
  const pictures: string[] = [];
  forEachElement(body, (element) => {
    const picture = findAttribute(element, 'dataPicture');
    if (picture !== undefined) pictures.push(picture);
    steps.push(toStep(element));
    return element.tagName === 'svg' ? 'skip' : undefined;
  });
  const grams = steps.flatMap((step, at) => [
    `${steps[at - 1] ?? '^'} ${step}`,
    `${steps[at - 2] ?? '^'} ${steps[at - 1] ?? '^'} ${step}`,
  ]);
  const texts = listTexts(body);
  return {
    structure: count(grams),
    texts: count(texts),
    pictures: count(pictures),
    order: texts.join('\n'),
    theme,
    look,
  };
}

export function distanceBetween(a: MeasuredScreen, b: MeasuredScreen): ScreenDistance {
  const parts = {
    structure: dissimilarity(a.structure, b.structure),
    theme: themeDistance(a, b),
    words: dissimilarity(a.texts, b.texts),
    pictures: dissimilarity(a.pictures, b.pictures),
  };
  const total =
    WEIGHTS.structure * parts.structure +
    WEIGHTS.theme * parts.theme +
    WEIGHTS.words * parts.words +
    WEIGHTS.pictures * parts.pictures;
  return { ...parts, total };
}

/** Under it nothing that is measured differs. */
const NOTHING = 1e-6;

/** Whether two screens cannot be told apart: nothing measured differs, nor the order of what they say. */
export const areAlike = (a: MeasuredScreen, b: MeasuredScreen): boolean =>
  a.order === b.order && distanceBetween(a, b).total < NOTHING;

/** Classes that say how content is laid out, not how it looks. */
const LAYOUT =
  /^(?:\w+:)?(?:grid|flex|flex-row|flex-col|grid-cols-\S+|col-span-\S+|order-\S+|text-(?:left|center)|items-\S+|justify-\S+|self-\S+|w-full|max-w-\S+|p-\d+)$/;

const toStep = (element: Element): string => {
  // An `img` and the drawing that `finish` makes of it are one thing.
  const picture = findAttribute(element, 'dataPicture') !== undefined;
  const tag = picture ? 'picture' : element.tagName;
  const name = findAttribute(element, 'dataBlock') ?? findAttribute(element, 'dataPart') ?? '';
  return `${tag}${name === '' ? '' : `.${name}`}${listClasses(element)
    .filter((one) => LAYOUT.test(one))
    .sort()
    .map((one) => `/${one}`)
    .join('')}`;
};

const count = (list: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
};

/** One minus the Sørensen–Dice coefficient of two multisets; 0 for two empty ones. */
function dissimilarity(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const size = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((sum, one) => sum + one, 0);
  const all = size(a) + size(b);
  if (all === 0) return 0;
  let shared = 0;
  for (const [gram, times] of a) shared += Math.min(times, b.get(gram) ?? 0);
  return 1 - (2 * shared) / all;
}

const toOklab = converter('oklab');
/** OKLab distance at which two seeds have nothing in common. */
const OPPOSITE = 0.3;

/** Colours and mode half, families a quarter, shape, density and direction the rest. */
function themeDistance(a: Pick<MeasuredScreen, 'theme' | 'look'>, b: Pick<MeasuredScreen, 'theme' | 'look'>): number {
  const differ = (one: unknown, other: unknown): number => (one === other ? 0 : 1);
  const steps = (list: readonly string[], one: string, other: string): number =>
    Math.abs(list.indexOf(one) - list.indexOf(other)) / Math.max(1, list.length - 1);
  return (
    0.25 * colorDistance(seedOf(a.theme), seedOf(b.theme)) +
    0.2 * differ(a.theme.colorMode, b.theme.colorMode) +
    0.05 * differ(a.theme.colorVariant, b.theme.colorVariant) +
    0.15 * differ(a.theme.headlineFont, b.theme.headlineFont) +
    0.1 * differ(a.theme.bodyFont, b.theme.bodyFont) +
    0.08 * differ(a.theme.roundness, b.theme.roundness) +
    0.05 * steps(DENSITIES, a.look.density, b.look.density) +
    0.05 * steps(TYPE_CONTRASTS, a.look.scale, b.look.scale) +
    0.07 * differ(a.look.direction.split('+')[0], b.look.direction.split('+')[0])
  );
}

/** How far the colours that two themes grow from stand apart, 0…1. */
export const seedDistance = (a: DesignTheme, b: DesignTheme): number => colorDistance(seedOf(a), seedOf(b));

const seedOf = ({ overridePrimaryColor, customColor }: DesignTheme): string => overridePrimaryColor ?? customColor;

function colorDistance(a: string, b: string): number {
  const [one, other] = [toOklab(a), toOklab(b)];
  if (one === undefined || other === undefined) return a === b ? 0 : 1;
  return Math.min(1, Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b) / OPPOSITE);
}
