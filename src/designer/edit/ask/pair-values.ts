import { isTyped, shapeOf } from '../page/value-shape.ts';
import { findNamedColors } from './colors.ts';
import { isAssigning, isCommand, splitAt } from './list-segments.ts';
import { findLooks } from './looks.ts';
import { type Token, is, isMark } from './token.ts';

const mark = (text: string, like: Token): Token => ({
  kind: 'mark',
  text,
  words: [],
  senses: new Set(),
  start: like.start,
  end: like.start,
});

/** Joins a fact to what it is one of. */
export const OF: Token = { kind: 'word', text: 'of', words: ['of'], senses: new Set(['of']), start: 0, end: 0 };

/** Says something of a name, and never that it has another one. */
const GIVEN: Token = {
  kind: 'word',
  text: 'is given',
  words: ['is', 'given'],
  senses: new Set(['becomes']),
  start: 0,
  end: 0,
};

const isJoint = (token: Token): boolean => isMark(token, ',', ';') || is(token, 'and');

const wordsOf = (tokens: readonly Token[]): readonly string[] => tokens.flatMap(({ words }) => words);

/**
 * "Room 1, Room 2 and Room 4 are Full, Free and Half full": as many values as names, each for the name in its place. One
 * assignment each; undefined where the two sides are not of one length.
 */
export function pairInTurn(sentence: readonly Token[]): Token[][] | undefined {
  const at = sentence.findIndex(
    (token, index) =>
      index > 0 &&
      (is(token, 'becomes') || isMark(token, '→', ':', '=') || (is(token, 'to') && token.words.join() === 'to')),
  );
  if (at < 0) return undefined;
  const start = sentence.findIndex((token) => !is(token, 'wish', 'and'));
  const verb = sentence[start];
  const isSet = is(verb, 'set', 'make', 'rename');
  const names = splitAt(sentence.slice(isSet ? start + 1 : start, at), isJoint);
  const values = splitAt(sentence.slice(at + 1), isJoint).map((part) =>
    part.filter(
      (token) => !/^(?:respectively|in that order|jeweils|respectivement|respectivamente)$/i.test(token.text),
    ),
  );
  const all = [...names.flat(), ...values.flat()];
  if (names.length < 2 || names.length !== values.length || values.some((part) => part.length === 0)) return undefined;
  if (all.some((token) => isCommand(token) || isAssigning(token) || isMark(token, '(', ':', '.'))) return undefined;
  if (names.some((part) => part.length > 5) || values.some((part) => part.length > 6)) return undefined;
  if (findNamedColors(values.flat()).length > 0 || findLooks(wordsOf(values.flat())).length > 0) return undefined;
  return names.map((name, index) => {
    const value = values[index] ?? [];
    const joint = is(sentence[at], 'becomes') ? GIVEN : mark('→', value[0] ?? OF);
    return [...(isSet && is(verb, 'rename') && verb !== undefined ? [verb] : []), ...name, joint, ...value];
  });
}

/** "Quartz hold: ramp 50, target 610, hold 20 min": several facts of one thing, each with its name before it. */
export function pairWithin(before: readonly Token[], after: readonly Token[]): Token[][] | undefined {
  if (before.length === 0 || before.some((token) => isCommand(token) || isAssigning(token))) return undefined;
  const parts = splitAt(after, isJoint);
  if (parts.length < 2) return undefined;
  const pairs = parts.map((part) => {
    const joint = part.findIndex(
      (token, index) => index > 0 && (isAssigning(token) || isMark(token, '=', ':') || is(token, 'to')),
    );
    const old = part.findIndex((token) => is(token, 'instead'));
    const fresh = old < 0 ? part : part.slice(0, old);
    const cut =
      joint > 0
        ? joint
        : fresh.findIndex((token, index) => index > 0 && (token.kind === 'quote' || isValue(fresh.slice(index))));
    if (cut <= 0 || part.slice(0, cut).some(isCommand)) return undefined;
    const said = part.slice(joint > 0 ? joint + 1 : cut);
    // "Goes from 104° to 107°".
    const end = is(said[0], 'from') ? said.findLastIndex((token) => is(token, 'to')) : -1;
    const value = end > 0 ? said.slice(end + 1) : said;
    return value.length === 0 ? undefined : [...part.slice(0, cut), mark('→', value[0] ?? OF), ...value];
  });
  return pairs.every((pair) => pair !== undefined) ? pairs : undefined;
}

const isValue = (tokens: readonly Token[]): boolean => {
  const text = tokens.map((token) => token.text).join(' ');
  return /^[~+\-−]?[€$£¥]?\d/.test(text) && isTyped(shapeOf(text));
};
