const WORD = /\p{N}+(?:[.,:/]\p{N}+)*|\p{L}(?:[\p{L}\p{M}]|['’](?=\p{L}))*|[€$£¥%°]/gu;

/** A word of a text and where it stands in it. */
export interface PlacedWord {
  word: string;
  start: number;
  end: number;
}

/** Lower case, without accents, ligatures and typographic marks: how words are compared. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('×', 'x')
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/[‐-―−]/g, '-');

/** Words of a text in order, figures with their inner marks: "3 × 15, €1,200" → `3 x 15 € 1,200`. */
export const toWords = (text: string): string[] => placeWords(text).map(({ word }) => word);

export const placeWords = (text: string): PlacedWord[] =>
  [...text.replaceAll('×', 'x').matchAll(WORD)].map((match) => ({
    word: fold(match[0]).replace(/'s$/, ''),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Whether two words are the same in another number or with a slip of the finger. */
export function likenessOf(one: string, other: string): number {
  if (one === other) return 1;
  if (/\d/.test(one) || /\d/.test(other)) return 0;
  // "Exercises" ends like "boxes" and is one "exercise".
  if (singular(one) === singular(other) || one === `${other}s` || other === `${one}s`) return 0.97;
  const shorter = Math.min(one.length, other.length);
  if (shorter >= 5 && (one.startsWith(other) || other.startsWith(one)) && Math.abs(one.length - other.length) <= 3)
    return 0.85;
  if (shorter < 4 || one[0] !== other[0]) return 0;
  const slips = distance(one, other, shorter >= 7 ? 2 : 1);
  return slips === undefined ? 0 : 0.9 - slips * 0.04;
}

const singular = (word: string): string =>
  word.length > 4 && word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : word.length > 3
      ? word.replace(/(?<=(?:s|x|ch|sh))es$|(?<!s)s$/, '')
      : word;

/** Insertions, losses, changes and neighbours that changed places; undefined where there are more than `most`. */
function distance(one: string, other: string, most: number): number | undefined {
  if (Math.abs(one.length - other.length) > most) return undefined;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const same = one[at - 1] === other[to - 1] ? 0 : 1;
      let least = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + same);
      if (at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1])
        least = Math.min(least, (before[to - 2] ?? 0) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  const slips = row.at(-1) ?? 0;
  return slips <= most ? slips : undefined;
}
