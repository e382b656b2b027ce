import type { PictureObject } from './picture-family.ts';

/** A subject as words: lower case, plurals brought to their singular, in the order of the text. */
export function toWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(toSingular);
}

const SINGULARS: Readonly<Record<string, string>> = {
  buses: 'bus',
  knives: 'knife',
  leaves: 'leaf',
  loaves: 'loaf',
  news: 'news',
  people: 'people',
  pies: 'pie',
  potatoes: 'potato',
  scarves: 'scarf',
  shelves: 'shelf',
  tomatoes: 'tomato',
  women: 'woman',
  men: 'man',
  children: 'child',
};
const KEPT = /(?:ss|us|is|as)$/;

function toSingular(word: string): string {
  const known = SINGULARS[word];
  if (known !== undefined) return known;
  if (word.length < 4 || KEPT.test(word) || !word.endsWith('s')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|x|ss|zz)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

// What follows one of these only says where or of what the thing is.
const SUBORDINATORS = new Set([
  'by',
  'in',
  'on',
  'at',
  'with',
  'for',
  'near',
  'over',
  'from',
  'under',
  'beside',
  'behind',
  'and',
  'to',
  'above',
  'along',
  'across',
]);

const EXACT = 4;
// More than a word before any subordinator, so that "houses on a canal" are a canal.
const PHRASE = 9;
const GENERIC = 1.5;

interface Position {
  /** 2 before the first subordinator, 1 after it: "mug on a table" is a mug. */
  part: number;
  /** Grows within a part: in "leather running shoes" the last noun is the thing. */
  order: number;
}

function toPositions(words: readonly string[]): Position[] {
  let part = 2;
  return words.map((word, index) => {
    if (SUBORDINATORS.has(word)) part = 1;
    return { part, order: index * 0.05 };
  });
}

/** How strongly `words` call for the object; 0 when they do not. */
export function scoreObject(words: readonly string[], object: PictureObject): number {
  const positions = toPositions(words);
  const scores = [...object.words, object.id.replaceAll('-', ' ')].map((called) => {
    const phrase = called.split(' ').map(toSingular);
    const at = words.findLastIndex((_, index) => phrase.every((part, offset) => words[index + offset] === part));
    const position = positions[at];
    if (position === undefined) return 0;
    return (phrase.length > 1 ? PHRASE : EXACT * position.part) + position.order;
  });
  const best = Math.max(0, ...scores);
  return object.isGeneric ? best / GENERIC : best;
}

/** The object that the words call for most, `undefined` when no word is known. The earlier one wins a tie. */
export function findSubject(words: readonly string[], objects: readonly PictureObject[]): PictureObject | undefined {
  let best: { object: PictureObject; score: number } | undefined;
  for (const object of objects) {
    const score = scoreObject(words, object);
    if (score > (best?.score ?? 0)) best = { object, score };
  }
  return best?.object;
}
