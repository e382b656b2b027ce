import { type VerbSense } from './phrase-senses.ts';
import { VERBS } from './verb-phrases.ts';
import { type Token, is, isMark } from './token.ts';

const COMMANDS = (Object.keys(VERBS) as VerbSense[]).filter(
  (sense) => !['becomes', 'goes', 'keep', 'wish'].includes(sense),
);

export const isCommand = (token: Token | undefined): boolean => is(token, ...COMMANDS);

export const isAssigning = (token: Token | undefined): boolean => is(token, 'becomes', 'goes') || isMark(token, '→');

interface Segment {
  segment: Token[];
  joint: Token[];
  /** "… and the footer too": what was asked before is asked of this as well. */
  isToo?: true;
}

const TOO = /^(?:too|as well|likewise|auch|ebenfalls|ebenso|aussi|également|también|anche|pure|ook|eveneens|também)$/i;

/** What stands between commas, "and" and dashes; brackets are whole. */
export function listSegments(sentence: readonly Token[]): Segment[] {
  const segments: Segment[] = [{ segment: [], joint: [] }];
  let depth = 0;
  for (const [at, token] of sentence.entries()) {
    if (isMark(token, '(')) depth++;
    if (isMark(token, ')')) depth = Math.max(0, depth - 1);
    const isReason =
      depth === 0 && is(token, 'reason') && at > 0 && !isSince(token, sentence[at + 1], sentence[at + 2]);
    const isBetween = is(token, 'and') && (isPair(sentence, at) || isTrade(sentence, at));
    const isJoint =
      depth === 0 &&
      !isBetween &&
      (isMark(token, ',', ';') ||
        (isMark(token, '+') && at > 0) ||
        isAnd(token, sentence[at + 1]) ||
        (isMark(token, '–', '—', '-') && at > 0 && ![sentence[at - 1], sentence[at + 1]].some(isBar)));
    const current = segments.at(-1);
    if (isReason && current !== undefined) {
      if (current.segment.length === 0) current.segment.push(token);
      else segments.push({ segment: [token], joint: [] });
    } else if (isJoint && current !== undefined) {
      if (TOO.test(token.text) && current.segment.length > 0) current.isToo = true;
      if (current.segment.length === 0) current.joint.push(token);
      else segments.push({ segment: [], joint: [token] });
    } else current?.segment.push(token);
  }
  return segments.filter(({ segment }) => segment.length > 0);
}

/** What stands between the values of a row: "– / – / yes". */
export const isBar = (token: Token | undefined): boolean => isMark(token, '/', '|');

/** "Let Timetable and Tickets trade places": both are of one wish. */
const isTrade = (sentence: readonly Token[], at: number): boolean => {
  if (is(sentence.at(-1), 'swap') && sentence.filter((token) => is(token, 'and')).length === 1) return true;
  const ahead = sentence.slice(at + 1, at + 8);
  const end = ahead.findIndex((token) => isMark(token, ',', ';', ':'));
  return (end < 0 ? ahead : ahead.slice(0, end)).some(
    ({ kind, text }) => kind === 'word' && /(?:^|\s)(?:places|plätze)$/i.test(text),
  );
};

/** "Between Roasts and Orders": the two sides of a place. */
const isPair = (sentence: readonly Token[], at: number): boolean => {
  const start = sentence
    .slice(0, at)
    .findLastIndex((token, index) => is(token, 'between') || (is(token, 'swap') && index < at - 1));
  return (
    start >= 0 &&
    at - start <= 5 &&
    !isCommand(sentence[at + 1]) &&
    !sentence.slice(start + 1, at).some((token) => is(token, 'and') || isMark(token, ','))
  );
};

/** "Too" before a word says how much. */
const isAnd = (token: Token, next: Token | undefined): boolean =>
  is(token, 'and') && !(/^too$/i.test(token.text) && next?.kind === 'word');

/** "Since Dec 2026" tells when, and not why. */
export const isSince = (token: Token, next: Token | undefined, second: Token | undefined): boolean =>
  /^since$/i.test(token.text) && [next, second].some((one) => /\d/.test(one?.text ?? ''));

export function splitAt(tokens: readonly Token[], isCut: (token: Token) => boolean): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (isMark(token, '(')) depth++;
    if (isMark(token, ')')) depth--;
    if (depth === 0 && isCut(token)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}
