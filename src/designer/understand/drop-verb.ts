import { QUOTE_MARK } from './prompt-text.ts';
import { VERBS } from './vocabulary/style-words.ts';
import { foldWord } from './word-forms.ts';

const VERB = new Set(VERBS);
/** Verbs that are also what is asked for: "filter by category" asks for filters. */
const NAMING_VERBS = new Set(
  'search filter sort compare chat message review schedule log comment vote rate upload preview share'.split(' '),
);

const MODALS =
  /^(?:(?:to|can|also|easily|quickly|should|must|will|then|be able to|able to|let (?:me|users|people|them)|(?:the )?ability to|an option to|option to|a way to|ways to|a place to) )+/iu;
const OBJECT =
  /^(?:the|an?|their|his|her|your|my|our|its|each|all|every|some|any|new|multiple|several|this|these|one|two|three|which|how|what|where)\b|^\p{L}+['’]s\b/iu;
const QUALIFIER = /^(?:by|with|for|through|and|to|from|in|on|as)\b/i;
const PRONOUN =
  /^(?:them|it|us|me|him|her|this|that|everything|things)(?:$|\s(?:as|in|into|to|on|from|with|and|by|again|directly)\b)/i;

const findVerb = (word: string): string | undefined =>
  [
    word,
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/ing$/, ''),
    `${word.replace(/ing$/, '')}e`,
  ].find((form) => VERB.has(form));

/**
 * The thing that a deed is about: "track your expenses" gives "your expenses". Words that are no deed come back as
 * they are, and a deed about a pronoun gives nothing. `isVerbal` when the chunk stands in a list of deeds.
 */
export const dropVerb = (chunk: string, isVerbal: boolean): string => {
  const bare = chunk.replace(MODALS, '');
  const match = /^(\p{L}+)\s(.+)$/u.exec(bare);
  if (match?.[1] === undefined || match[2] === undefined || QUOTE_MARK.test(match[1])) return bare;
  const [, first, rest] = match;
  const verb = findVerb(foldWord(first));
  if (verb === undefined) return bare;
  const isDeed = isVerbal || bare !== chunk;
  if (PRONOUN.test(rest)) return isDeed || /^(?:them|it)\b/i.test(rest) ? '' : bare;
  if (QUALIFIER.test(rest)) return isDeed && NAMING_VERBS.has(verb) ? `${verb} ${rest}` : bare;
  return OBJECT.test(rest) || isDeed ? rest.replace(/^(?:which|how|what|where|many|much) /i, '') : bare;
};
