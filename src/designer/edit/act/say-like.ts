import { isAssigning } from '../ask/list-segments.ts';
import { readPhrase } from '../ask/read-phrase.ts';
import { type Token, isMark } from '../ask/token.ts';
import type { Outcome } from '../editing.ts';
import { isUnseen } from '../page/is-unseen.ts';
import { fold, toWords } from '../page/to-words.ts';
import { type Working, refresh } from './working.ts';
import { writeText } from './write-words.ts';

/** "The ring reads "3 of 5"": the only text of that form, where nothing is called as it was said. */
export function isSayLike(tokens: readonly Token[]): boolean {
  const joint = tokens.findIndex((token, at) => at > 0 && (isAssigning(token) || isMark(token, ':')));
  const [given, ...more] = joint < 1 ? [] : tokens.slice(joint + 1);
  return given?.kind === 'quote' && more.length === 0 && /\d/.test(given.text) && /\p{L}/u.test(given.text);
}

export function sayLike(working: Working, tokens: readonly Token[], said: string): Outcome | undefined {
  const { page } = working;
  const joint = tokens.findIndex((token, at) => at > 0 && (isAssigning(token) || isMark(token, ':')));
  const [given, ...more] = joint < 1 ? [] : tokens.slice(joint + 1);
  if (given?.kind !== 'quote' || more.length > 0) return undefined;
  const form = formOf(given.text);
  if (!/\d/.test(given.text) || !/\p{L}/u.test(form)) return undefined;
  const target = readPhrase(tokens.slice(0, joint), said);
  const isCalled = target.words.some((word) => page.leaves.some(({ text }) => toWords(text).includes(word)));
  if (target.quotes.length > 0 || target.isPronoun === true || target.noun !== undefined || isCalled) return undefined;
  const [leaf, ...others] = page.leaves.filter(
    ({ text, element }) => formOf(text) === form && !page.chainOf(element).some(isUnseen),
  );
  if (leaf === undefined || others.length > 0) return undefined;
  const before = leaf.text;
  writeText(leaf.node, given.text);
  refresh(working);
  working.last = [leaf.element];
  return { done: `changed "${before}" to "${given.text}"` };
}

/** A text with its figures blotted out. */
const formOf = (text: string): string => fold(text).replaceAll(/\d+(?:[.,]\d+)*/g, '#');
