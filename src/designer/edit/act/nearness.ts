import { NOUNS, type Noun } from '../ask/nouns.ts';
import { likenessOf, toWords } from '../page/to-words.ts';
import type { Shape } from '../page/value-shape.ts';
import type { Point } from './list-points.ts';
import type { Told } from './list-told.ts';

/** The words of a page that a said one can be; looked up once for each. */
export type Known = (word: string) => readonly string[];

export function knownOf(points: readonly Point[]): Known {
  const words = [...new Set(points.flatMap(({ about, text }) => [...about.keys(), ...toWords(text)]))];
  const found = new Map<string, readonly string[]>();
  return (said) => {
    const known = found.get(said) ?? words.filter((own) => isAlike(said, own));
    found.set(said, known);
    return known;
  };
}

/** Kinds of values that people name, by their words. */
const KINDS: ReadonlyMap<string, Noun> = new Map(
  (
    ['price', 'date', 'time', 'weight', 'temperature', 'percentage', 'total', 'email', 'phone', 'state'] as const
  ).flatMap((noun) =>
    [...toWords(NOUNS[noun]), ...(noun === 'phone' ? ['phone', 'telephone', 'tel', 'mobile'] : [])].map(
      (word): [string, Noun] => [word, noun],
    ),
  ),
);

function isKind(noun: Noun, shape: Shape): boolean {
  switch (noun) {
    case 'price':
    case 'total':
      return shape.kind === 'money';
    case 'date':
      return shape.kind === 'date';
    case 'time':
      return shape.kind === 'time' || /^(?:h|min|s|day)$/.test(shape.unit);
    case 'weight':
      return /^(?:kg|g|t|lb|oz|mg)$/.test(shape.unit);
    case 'temperature':
      return shape.unit === '°c';
    case 'percentage':
      return shape.unit === '%';
    case 'email':
      return shape.kind === 'address';
    case 'phone':
      return shape.kind === 'phone';
    default:
      return false;
  }
}

export const ALIKE = 0.84;

/** The same word, a slip or another number of it, or the beginning of a day or a month. */
const isAlike = (said: string, own: string): boolean =>
  likenessOf(said, own) > ALIKE ||
  (/^(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)$/.test(said) && own.endsWith('day') && own.startsWith(said));

/** How well all words of a clause speak of a point; undefined where one that the page knows does not. */
export function nearness(point: Point, known: Known, { of, from }: Told): { score: number; hits: number } | undefined {
  let score = 0;
  let hits = 0;
  for (const word of of) {
    const own = known(word);
    const near = Math.max(0, ...own.map((one) => point.about.get(one) ?? 0));
    const kind = KINDS.get(word);
    const found = Math.max(near, kind !== undefined && isKind(kind, point.shape) ? 0.8 : 0);
    if (found > 0) {
      score += found;
      hits++;
    }
    // Where the old value is told, words that say nothing of it speak against it, and no more.
    else if (from !== undefined) score -= own.length > 0 ? 0.6 : 0.1;
    else if (kind !== undefined || own.length > 0) return undefined;
    // A word that nobody knows can be the one that names the thing.
    else if (word.length > 3 || /\d/.test(word)) return undefined;
  }
  return { score, hits };
}
