import { toTarget, toWords, type ReadClause } from '../clause.ts';
import { unmaskQuotes } from '../mask-quotes.ts';
import { NAME_LIST, toNames } from '../rephrase.ts';

/** "Rename tickets to cases everywhere", "closed on Tuesdays instead of Mondays": a word wherever it stands. */
export const readEverywhere: ReadClause = ({ text, quotes }) => {
  const [, from, to] = /^everywhere\s+(.+)\s+to\s+(.+)$/i.exec(text) ?? [];
  if (from !== undefined && to !== undefined)
    return { kind: 'everywhere', from: toTarget(from, quotes).words, to: toWords(to, quotes) };
  const [, next, before] =
    /^(?:.*\s)?(\p{Lu}[\p{L}\d:.-]*)\s+instead of\s+(?:on\s+)?(\p{Lu}[\p{L}\d:.-]*)$/u.exec(text) ?? [];
  return next === undefined ||
    before === undefined ||
    /^(?:show|use|add|highlight|select|choose|make|pick|preselect|activate|feature|take)\b/i.test(text)
    ? undefined
    : { kind: 'everywhere', from: before, to: next };
};

/** "The nav links should be A, B and C". */
export const readNames: ReadClause = ({ text, quotes }) => {
  const [, target, list] = NAME_LIST.exec(text) ?? [];
  if (
    target === undefined ||
    list === undefined ||
    /^(?:make|set|change)\b.*\b(?:bold|dark|light|bigger|smaller|wider)\b/i.test(text) ||
    // "The cards are about tickets and software" names none of them.
    /\bare (?:about|not|too|all|so|in|on|at|from|for|just|only|very|really|still|always)\b/i.test(text)
  )
    return undefined;
  const names = toNames(list).map((name) => unmaskQuotes(name, quotes));
  return names.length < 2 ? undefined : { kind: 'name-all', target: toTarget(target, quotes), names };
};

/** "Split full name into first name and last name". */
export const readSplit: ReadClause = ({ text, quotes }) => {
  const [, target, list] =
    /^(?:split|divide|break)\s+(?:up\s+)?(.+?)\s+(?:up )?(?:in|into|to)\s+(?:separate (?:fields for )?|two fields:? ?|fields for )?(.+)$/i.exec(
      text,
    ) ?? [];
  const names = list === undefined ? [] : toNames(list).map((name) => unmaskQuotes(name, quotes));
  return target === undefined || names.length < 2
    ? undefined
    : { kind: 'split', target: toTarget(target, quotes), names };
};
