import { fold, likenessOf } from '../page/to-words.ts';
import { type Shape, isTyped, shapeLikeness, shapeOf } from '../page/value-shape.ts';
import type { Point } from './list-points.ts';
import type { Told } from './list-told.ts';
import { ALIKE } from './nearness.ts';

/** How well a value stands where another did, and how it is spelt there; undefined where it must not. */
export function fitValue(
  points: readonly Point[],
  point: Point,
  told: Told,
  fresh: Shape,
): { score: number; value: string } | undefined {
  const { value, from, of } = told;
  if (fold(point.text) === fold(value)) return undefined;
  // "6 day 1" is more than a figure, and no value in the middle of a text.
  if (point.part !== undefined && !told.isQuoted && countFigures(value) > Math.max(1, countFigures(point.text)))
    return undefined;
  let score = 0;
  if (from !== undefined) {
    if (!isSameValue(point.text, from)) return undefined;
    score += 2;
    if (isTyped(fresh) !== isTyped(point.shape) && !told.isQuoted && point.part !== undefined) return undefined;
  }
  // What names a thing gets no value; only its old words, told whole, can have others.
  if (point.isName && !(from !== undefined && isTyped(point.shape)))
    return from !== undefined && told.isQuoted ? { score, value } : undefined;
  const beside = (place: string): Point[] => points.filter((one) => one !== point && one.places.includes(place));
  if (isTyped(fresh)) {
    const isEmpty = point.isField && point.text === '';
    // "Free" where all others of the make have a price.
    const isOpen =
      point.places[0] !== undefined &&
      !isTyped(point.shape) &&
      beside(point.places[0]).some(({ shape }) => isTyped(shape) && shapeLikeness(shape, fresh) >= 0.7) &&
      beside(point.places[0]).every(({ shape }) => isTyped(shape));
    const isSpelt = lettersOf(point.text) === lettersOf(value) && /\d/.test(value);
    // "5.95" is a time of the day only where times stand.
    const isPlain = /^\d+[.,]\d{2}$/.test(value) && point.shape.kind !== 'time';
    const like = isOpen
      ? 0.9
      : isSpelt
        ? 1
        : shapeLikeness(point.shape, isPlain ? { kind: 'number', unit: '' } : fresh);
    if (like < 0.7 && from === undefined && !isEmpty) return undefined;
    if (point.isField && !isTyped(point.shape) && !isEmpty && from === undefined) return undefined;
    score += isEmpty ? 0.6 : like;
    const own = figureIn(point.text);
    const next = figureIn(value);
    if (own !== undefined && next !== undefined && own > 0 && next > 0 && Math.max(own / next, next / own) < 2)
      score += 0.15;
    // What is counted in whole numbers is no amount with cents.
    if (/\d[.,]\d/.test(value) && /^\d+$/.test(point.text)) score -= 0.3;
    if (digitsOf(point.text) === digitsOf(value) && /\d\D\d/.test(value)) score += 0.25;
    // A figure behind a word that was not said counts something else.
    if (
      point.part !== undefined &&
      point.beside.some((word) => word.length > 3 && !of.some((one) => likenessOf(one, word) > ALIKE))
    )
      score -= 0.25;
    if (told.before !== '' && classOf(told.before) !== undefined && classOf(told.before) === classOf(point.before))
      score += 0.5;
    return { score, value };
  }
  if (skeleton(point.text) === skeleton(value) && /\d/.test(value)) return { score: score + 1.2, value };
  for (const [rank, place] of point.places.entries()) {
    const twin = beside(place).find((one) => fold(one.text) === fold(value));
    if (twin !== undefined) return { score: score + (rank === 0 ? 1.5 : 1.2), value: twin.text };
  }
  if (from !== undefined) return { score, value };
  const isAllSaid =
    point.isField && point.beside.length === 0 && of.length > 0 && told.isCued
      ? true
      : of.length > 0 &&
        of.every((word) => (point.label ?? []).some((one) => likenessOf(word, one) > ALIKE)) &&
        (point.label ?? []).every((word) => of.some((one) => likenessOf(word, one) > ALIKE));
  if (point.isField && isAllSaid && !isTyped(point.shape) && value.split(/\s+/).length < 7)
    return { score: score + (isLike(point.text, value) ? 0.9 : 0.5), value };
  return undefined;
}

const countFigures = (text: string): number => (text.match(/\d[\d.,:]*/g) ?? []).length;

/** Words that end in a number, both of them: a street. */
const isLike = (one: string, other: string): boolean =>
  [one, other].every((text) => /^\p{L}.*\s\d+\s?\p{L}?$/u.test(text));

const lettersOf = (text: string): string => fold(text).replaceAll(/\d/g, '0').replaceAll(/\p{L}/gu, 'a');

const digitsOf = (text: string): string => text.replaceAll(/[^\d.,:]/g, '').replaceAll(/\d/g, '0');

const skeleton = (text: string): string => fold(text).replaceAll(/\d+/g, '0');

const figureIn = (text: string): number | undefined => {
  const [found] = /\d[\d.,' ]*/.exec(text) ?? [];
  if (found === undefined) return undefined;
  const digits = found
    .replaceAll(/[' ]/g, '')
    .replace(/[.,](?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.')
    .replace(/[.]$/, '');
  return Number.isNaN(Number(digits)) ? undefined : Number(digits);
};

/** The same value, its sign and its unit aside: 24 and €24.00. */
const isSameValue = (text: string, from: string): boolean => {
  if (fold(text) === fold(from)) return true;
  const one = shapeOf(text);
  const other = shapeOf(from);
  if (!isTyped(one) || !isTyped(other) || shapeLikeness(one, other) < 0.7) return false;
  return (
    figureIn(text) !== undefined &&
    figureIn(text) === figureIn(from) &&
    [one.kind, other.kind].every((kind) => ['money', 'number', 'quantity'].includes(kind))
  );
};

/** Words before a figure that say on which side of a span it stands. */
const CLASSES: readonly RegExp[] = [
  /^(?:to|til|till|until|bis|jusqu'?a|hasta|fino|tot|ate|–|-)$/,
  /^(?:from|ab|von|depuis|desde|dal|vanaf|opens?)$/,
];
const classOf = (word: string): number | undefined => {
  const at = CLASSES.findIndex((one) => one.test(word));
  return at < 0 ? undefined : at;
};
