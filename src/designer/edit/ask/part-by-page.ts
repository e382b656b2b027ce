import type { Ask } from './ask.ts';
import type { Clause } from './clause.ts';
import { findNamedColors } from './colors.ts';
import { isAssigning, isCommand } from './list-segments.ts';
import { findLooks } from './looks.ts';
import type { Phrase } from './read-phrase.ts';
import { GONE, sideOf } from './side-words.ts';
import { endsInValue } from './split-sentence.ts';
import { PLACES } from './take-places.ts';
import { type Token, is, isMark } from './token.ts';

/** What words on their own ask for of the page at hand; undefined where they ask for nothing. */
export type ReadOn = (clause: Clause) => readonly Ask[] | undefined;

/**
 * Parts a clause at a comma or an "and" where both sides ask for something that the page has: "room 2 in green, office
 * hours in bold". Words alone do not tell a second wish from one more word of the first; the page does.
 */
export function partByPage(clause: Clause, readOn: ReadOn): Clause[] {
  const { tokens } = clause;
  if (clause.isAside === true || clause.isToo === true || clause.owner !== undefined || isMaking(clause))
    return [clause];
  for (const [at, next] of listJoints(tokens)) {
    const left: Clause = { ...clause, tokens: tokens.slice(0, at) };
    const right = withSubject(tokens.slice(next));
    if (right === undefined || !isWish(right, left.tokens)) continue;
    const { verb: _, ...rest } = clause;
    const own: Clause = { ...rest, tokens: right };
    // What follows can hold more than one wish itself.
    const end = right.findIndex((token, index) => index > 0 && isJoint(token));
    const first: Clause = end < 0 ? own : { ...own, tokens: right.slice(0, end) };
    if (!asksOfItsOwn(readOn(first)) && !asksOfItsOwn(readOn(own))) continue;
    if (readOn(left) === undefined) continue;
    return [left, ...partByPage(own, readOn)];
  }
  return [clause];
}

/** What is new is told in pieces that are no wishes. */
const isMaking = ({ tokens, verb }: Clause): boolean =>
  is(verb, 'add', 'duplicate', 'sort', 'swap') ||
  tokens.some((token) => is(token, 'add', 'duplicate', 'sort', 'swap') || isMark(token, ':', '→'));

/** Where one wish can end and the next begins: the first token of the joint, and the first behind it. */
function listJoints(tokens: readonly Token[]): [number, number][] {
  const joints: [number, number][] = [];
  let depth = 0;
  for (const [at, token] of tokens.entries()) {
    if (isMark(token, '(')) depth++;
    if (isMark(token, ')')) depth = Math.max(0, depth - 1);
    if (depth > 0 || at === 0 || !isJoint(token) || isJoint(tokens[at - 1])) continue;
    let next = at + 1;
    while (isJoint(tokens[next])) next++;
    if (next < tokens.length) joints.push([at, next]);
  }
  return joints;
}

const isJoint = (token: Token | undefined): boolean =>
  isMark(token, ',', ';', '–', '—', '+', '-') || is(token, 'and', 'wish') || token?.text === '+';

/** "…, before add note": of what was spoken of before. */
function withSubject(tokens: readonly Token[]): readonly Token[] | undefined {
  const [first] = tokens;
  if (first === undefined) return undefined;
  if (is(first, ...PLACES) && (tokens.length > 1 || is(first, 'top', 'bottom')) && !is(first, 'in', 'of'))
    return [{ ...IT, start: first.start, end: first.start }, ...tokens];
  return tokens;
}

const IT: Token = { kind: 'word', text: 'it', words: ['it'], senses: new Set(), start: 0, end: 0 };

/** Whether words look like a wish beside what was said before them, and not like one more word of it. */
function isWish(tokens: readonly Token[], before: readonly Token[]): boolean {
  if (isCommand(tokens[0]) || tokens.some((token, at) => at > 0 && isAssigning(token))) return true;
  const isPlaced = (of: readonly Token[]): boolean => of.some((token, at) => at > 0 && is(token, ...PLACES));
  const words = tokens.flatMap(({ kind, words: own }) => (kind === 'word' ? own : []));
  if (findNamedColors(tokens).length > 0 || findLooks(words).length > 0) return true;
  if (is(tokens.at(-1), 'select', 'deselect', 'on', 'off', 'disable', 'require', 'remove')) return true;
  if (GONE.test(tokens.at(-1)?.text ?? '') || sideOf(tokens) !== undefined) return true;
  if ((before.some(isAssigning) || isCommand(before[0])) && !is(tokens[0], ...PLACES))
    return tokens[0]?.text === 'it' && isPlaced(tokens);
  const end = tokens.findIndex((token, at) => at > 0 && isJoint(token));
  return isPlaced(tokens) || endsInValue(end < 0 ? tokens : tokens.slice(0, end));
}

/** Whether a thing is named of which something is asked; letters and edges alone are those of what was spoken of. */
const asksOfItsOwn = (asks: readonly Ask[] | undefined): boolean =>
  asks !== undefined &&
  asks.length > 0 &&
  asks.every((ask) => ask.kind !== 'refuse' && !isOfAll(ask) && targetsOf(ask).every(isOwn));

/** "… and rounder": of what was spoken of, and not of the whole page. */
const isOfAll = (ask: Ask): boolean => ask.kind === 'theme' && ask.change.set !== 'mode' && ask.change.set !== 'color';

const targetsOf = (ask: Ask): readonly Phrase[] =>
  'target' in ask ? [ask.target] : 'targets' in ask ? ask.targets : [];

const isOwn = ({ words, quotes, noun, near, isPronoun }: Phrase): boolean =>
  isPronoun === true ||
  words.length + quotes.length + near.length > 0 ||
  (noun !== undefined && !['text', 'box', 'label', 'icon'].includes(noun));
