import { foldKey, type Token } from './list-tokens.ts';

/** Phrases as a tree of their words, so that matching costs the length of the phrase, however many share its first word. */
export interface PhraseIndex<T> {
  value?: T;
  next?: Map<string, PhraseIndex<T>>;
}

/** Stands for any number in a phrase: "in # columns". */
const NUMBER = '#';

/** Adds a phrase; of two alike the first stays. */
export const addPhrase = <T>(index: PhraseIndex<T>, text: string, value: T): void => {
  let node = index;
  for (const part of text.split(/[\s\-'’]+/)) {
    if (part === '') continue;
    const key = part === NUMBER ? NUMBER : foldKey(part);
    node.next ??= new Map();
    const known = node.next.get(key) ?? {};
    node.next.set(key, known);
    node = known;
  }
  if (node !== index) node.value ??= value;
};

/** The longest phrase that begins at a token, and how many tokens it takes. */
export const matchPhrase = <T>(
  index: PhraseIndex<T>,
  tokens: readonly Token[],
  at: number,
  isNumber: (token: Token) => boolean = (token) => token.isNumber,
): { value: T; length: number } | undefined => walk(index, tokens, at, 0, isNumber);

const walk = <T>(
  node: PhraseIndex<T>,
  tokens: readonly Token[],
  at: number,
  length: number,
  isNumber: (token: Token) => boolean,
): { value: T; length: number } | undefined => {
  const own = node.value === undefined ? undefined : { value: node.value, length };
  const token = tokens[at + length];
  if (node.next === undefined || token === undefined) return own;
  if (length > 0 && token.gap !== 'space' && token.gap !== 'hyphen' && token.gap !== 'apostrophe') return own;
  const word = node.next.get(token.key);
  const number = node.next.get(NUMBER);
  const farther = word === undefined ? undefined : walk(word, tokens, at, length + 1, isNumber);
  const counted = number !== undefined && isNumber(token) ? walk(number, tokens, at, length + 1, isNumber) : undefined;
  return (counted?.length ?? 0) > (farther?.length ?? 0) ? counted : (farther ?? own);
};
