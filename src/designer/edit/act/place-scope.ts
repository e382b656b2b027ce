import type { Element } from 'hast';
import { rawOf } from '../ask/clause-words.ts';
import type { Clause } from '../ask/clause.ts';
import { readPhrase } from '../ask/read-phrase.ts';
import { type Token, is } from '../ask/token.ts';
import { thingOf } from '../page/lift-to.ts';
import { likenessOf } from '../page/to-words.ts';
import { listSpoken } from './list-spoken.ts';
import { type Working, find } from './working.ts';

/** What words that ask for nothing speak of: what follows may say "it". */
export function topicOf(working: Working, tokens: readonly Token[], said: string): readonly Element[] {
  const end = tokens.findIndex((token, at) => at > 0 && is(token, 'becomes', 'keep'));
  const phrase = readPhrase(end < 0 ? tokens : tokens.slice(0, end), said);
  const known = new Set(working.page.names.flatMap(({ words }) => words));
  const words = phrase.words.filter(
    (word) => known.has(word) || [...known].some((one) => likenessOf(one, word) > 0.88),
  );
  const found = find(working, { ...phrase, words, near: [] });
  if (found.elements.length > 0 && (found.rivals === undefined || phrase.isPlural === true))
    return found.rivals ?? found.elements;
  if (words.length === 0 || phrase.noun === undefined) return [];
  const bare = find(working, { ...phrase, words: [], near: [] });
  return bare.rivals === undefined ? bare.elements : [];
}

/** Scopes that were taken up already, so that "it" stays what it became since. */
const placed = new WeakMap<Working, readonly Token[]>();

export function placeScope(working: Working, clause: Clause, text: string): void {
  delete working.within;
  if (clause.scope === undefined) return;
  const phrase = readPhrase(
    clause.scope.filter((token) => token.kind !== 'mark'),
    rawOf(clause.scope, text),
  );
  const whole = find(working, phrase).elements;
  const elements =
    whole.length > 0 || phrase.noun === undefined || phrase.quotes.length > 0
      ? whole
      : topicOf(working, clause.scope, rawOf(clause.scope, text));
  if (elements.length === 0) {
    const [alike = []] = listSpoken(working, clause.scope);
    if (alike.length === 1 && placed.get(working) !== clause.scope) working.last = alike.map(({ item }) => item);
  }
  if (placed.get(working) !== clause.scope && elements.length > 0) working.last = elements;
  placed.set(working, clause.scope);
  const [first] = elements;
  if (first === undefined) return;
  const { page } = working;
  const section = page.sections.find((one) => one.heading === first || page.contains(one.heading, first));
  working.within = section?.elements ?? [thingOf(page, first)];
}

/** To be called before the clauses are carried out: what was taken up while they were read does not count. */
export const forgetScope = (working: Working): void => {
  placed.delete(working);
};
