import { toWords } from '../page/to-words.ts';
import { isTyped, shapeOf } from '../page/value-shape.ts';
import { type Reader, isNamed, phraseOf, trimFillers } from './clause-words.ts';
import type { Clause } from './clause.ts';
import { isAssigning, isCommand, listSegments } from './list-segments.ts';
import { findLooks } from './looks.ts';
import type { VerbSense } from './phrase-senses.ts';
import { type Predicate, readPredicate, STATES, verb } from './read-predicate.ts';
import { isComplaint } from './split-sentence.ts';
import { type Token, is, isMark } from './token.ts';

/**
 * A sentence as things of the page and what is said of each: "frost warning needs to be the last alarm, sound: off and in
 * red". How it is said (a colon, "should be", "needs to be", nothing at all) makes no difference; each thing and each
 * thing said of it becomes a clause with a verb. Undefined where a word of the sentence is left over, or where nothing is
 * said but plain words and values, which are read otherwise.
 */
export function readPredicates(sentence: readonly Token[], reader: Reader): Clause[] | undefined {
  const whole = trimFillers(sentence);
  if (whole.length === 0 || whole.some((token) => isMark(token, '(', '['))) return undefined;
  const { scope, rest } = takeScope(whole, reader);
  const said: Said[] = [];
  // "Full name and E-mail required": things before the one with which it is said what all of them are to be.
  let waiting: (readonly Token[])[] = [];
  for (const { segment, joint } of listSegments(rest)) {
    const tokens = trimFillers(segment);
    if (isAside(tokens) || (said.length > 0 && isComplaint(tokens) && !tokens.some(isGiven))) continue;
    const last = said.at(-1);
    const bare = is(tokens[0], 'make', 'set', 'put', 'move') ? tokens.slice(1) : tokens;
    const found = readSegment(tokens, waiting.length > 0 ? undefined : last, reader);
    const isBare =
      (found === undefined || found[0]?.predicate.kind === 'wish') &&
      (bare.length < tokens.length || last === undefined || waiting.length > 0) &&
      !bare.some((token) => isAssigning(token) || isCommand(token)) &&
      isThing(bare, reader);
    if (isBare) waiting.push(bare);
    else if (found !== undefined) {
      const [one] = found;
      if (one !== undefined) for (const subject of waiting) said.push({ subject, predicate: one.predicate });
      waiting = [];
      said.push(...found);
    }
    // "Cello, Ms Aydin, room 2", "2 days, 8 hours": more of the same.
    else if (last === undefined || !goesOn(last, tokens)) return undefined;
    else last.predicate = { ...last.predicate, tokens: [...last.predicate.tokens, ...joint, ...segment] };
  }
  if (waiting.length > 0) return undefined;
  const isPlain = said.every(({ predicate: { kind } }) => PLAIN.has(kind));
  if (
    said.length === 0 ||
    (isPlain &&
      !said.some(({ isOfPlace }) => isOfPlace === true) &&
      (said.length < 2 || said.every(({ predicate: { kind } }) => kind === 'wish')))
  )
    return undefined;
  const clauses = said.map((one) => toClause(one));
  return scope === undefined ? clauses : clauses.map((clause) => ({ scope, ...clause }));
}

const isGiven = (token: Token): boolean => token.kind === 'quote' || /\d/.test(token.text);

/** "Leave the rest as it is": asks for nothing. */
const isAside = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => is(token, 'keep')) &&
  findLooks(tokens.flatMap(({ words }) => words)).length === 0 &&
  !tokens.some((token) => (isCommand(token) && !is(token, 'keep')) || is(token, 'goes') || token.kind === 'quote');

/** Whether words that are no wish of their own belong to the one before them. */
const goesOn = ({ predicate: { kind, tokens } }: Said, more: readonly Token[]): boolean =>
  (kind === 'text' || kind === 'wish' || (kind === 'value' && isTyped(shapeOf(textOf(more))))) &&
  !more.some((token) => isAssigning(token) || is(token, 'keep')) &&
  !is(tokens[0], 'keep');

const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

interface Said {
  subject: readonly Token[];
  /** Said of a place: "on Thursday at 17:00 there is …". */
  isOfPlace?: boolean;
  predicate: Predicate;
}

/** What words and values alone are read as well. */
const PLAIN: ReadonlySet<Predicate['kind']> = new Set(['text', 'value', 'wish']);

const VERB_OF: Readonly<Record<Exclude<Predicate['kind'], 'text' | 'value' | 'state' | 'wish'>, VerbSense>> = {
  look: 'make',
  place: 'move',
  side: 'put',
  gone: 'remove',
};

const arrow = (like: Token | undefined): Token => ({
  kind: 'mark',
  text: '→',
  words: [],
  senses: new Set(),
  start: like?.start ?? 0,
  end: like?.start ?? 0,
});

function toClause({ subject, predicate: { kind, tokens }, isOfPlace }: Said): Clause {
  const [first] = subject;
  if (kind === 'wish') return { tokens };
  if (kind === 'text' || kind === 'value')
    return { tokens: [...subject, isOfPlace === true ? verb('becomes', tokens[0]) : arrow(tokens[0]), ...tokens] };
  if (kind === 'gone') return { tokens: [verb('remove', first), ...subject] };
  if (kind === 'state') {
    const sense = STATES.find(([words]) => words.test(textOf(tokens)))?.[1] ?? 'select';
    return {
      tokens: [verb(sense === 'current' ? 'make' : sense, first), ...subject, ...(sense === 'current' ? tokens : [])],
    };
  }
  return { tokens: [verb(VERB_OF[kind], first), ...subject, ...tokens] };
}

/** "In "People": …", "sidebar: …" before things of their own: where to look first. */
function takeScope(tokens: readonly Token[], reader: Reader): { scope?: readonly Token[]; rest: readonly Token[] } {
  if (!is(tokens[0], 'in')) return { rest: tokens };
  const end = tokens.findIndex((token) => isMark(token, ':', ',') || isAssigning(token) || isCommand(token));
  const scope = end < 2 ? [] : tokens.slice(1, end);
  return scope.length > 0 && isMark(tokens[end], ':', ',') && reader.isHere(phraseOf(scope, reader))
    ? { scope, rest: tokens.slice(end + 1) }
    : { rest: tokens };
}

function readSegment(tokens: readonly Token[], last: Said | undefined, reader: Reader): Said[] | undefined {
  const [first] = tokens;
  if (first === undefined) return [];
  const subject = last?.subject;
  if (isCommand(first) && tokens.length > 1) return readCommand(tokens, subject, reader) ?? [toWish(tokens)];
  // What is told of something new, or of an order, is no wish of its own.
  if (
    last?.predicate.kind === 'wish' &&
    is(last.predicate.tokens[0], 'add', 'duplicate', 'sort') &&
    !tokens.some(isAssigning)
  )
    return undefined;
  const joint = tokens.findIndex((token, at) => at > 0 && (isAssigning(token) || isMark(token, ':', '=')));
  if (joint > 0 && joint < tokens.length - 1) {
    const named = placeOf(tokens.slice(0, joint), tokens[joint]);
    const told = tokens.slice(joint + 1);
    const predicate =
      readPredicate(told, tokens[joint]) ??
      // "Room 4: free today": as others of its make say it.
      (reader.spelt?.(phraseOf(named, reader), textOf(told)) === undefined
        ? undefined
        : { kind: 'text' as const, tokens: told });
    if (predicate === undefined)
      // "Speed default is slow": whatever is said of a cell is what stands in it.
      return isCrossed(named, reader) && told.length < 7
        ? [{ subject: named, predicate: { kind: 'text', tokens: told }, isOfPlace: true }]
        : undefined;
    if (predicate.kind === 'text' && isCrossed(named, reader)) return [{ subject: named, predicate, isOfPlace: true }];
    if (subject !== undefined && isPronoun(named)) return [{ subject: after(last), predicate }];
    const isOfPlace = named.length < joint;
    return isThing(named, reader) ? [{ subject: named, predicate, isOfPlace }] : undefined;
  }
  // What is said of the thing before: "…, in orange, larger".
  const more = readPredicate(tokens, undefined);
  if (subject !== undefined && more !== undefined && more.kind !== 'value' && !isThing(tokens, reader))
    return [{ subject: after(last), predicate: more }];
  for (let cut = 1; cut < tokens.length; cut++) {
    const named = tokens.slice(0, cut);
    const predicate = readPredicate(tokens.slice(cut), undefined);
    if (predicate === undefined || predicate.kind === 'text' || /^way$/i.test(named.at(-1)?.text ?? '')) continue;
    if (isThing(named, reader)) return [{ subject: named, predicate }];
  }
  return undefined;
}

/** "Make it bold", "move the table above the chart", "put it in red". */
function readCommand(
  tokens: readonly Token[],
  subject: readonly Token[] | undefined,
  reader: Reader,
): Said[] | undefined {
  const [command, ...rest] = tokens;
  if (!is(command, 'make', 'put', 'move', 'set')) return undefined;
  const isOfIt = subject !== undefined && isPronoun(rest.slice(0, 1));
  for (let cut = 1; cut < rest.length; cut++) {
    const predicate = readPredicate(rest.slice(cut), undefined);
    if (predicate === undefined || predicate.kind === 'text' || predicate.kind === 'value') continue;
    const named = rest.slice(0, cut);
    if (isOfIt)
      return cut === 1 ? [{ subject: predicate.kind === 'look' ? rest.slice(0, 1) : subject, predicate }] : undefined;
    if (isThing(named, reader)) return [{ subject: named, predicate }];
  }
  return undefined;
}

const toWish = (tokens: readonly Token[]): Said => ({
  subject: is(tokens[0], 'add', 'duplicate', 'sort', 'swap') ? [] : tokens.slice(1),
  predicate: { kind: 'wish', tokens },
});

/** What more is said of a thing: of the value that it was given, or of the thing itself. */
const after = (last: Said | undefined): readonly Token[] =>
  last?.predicate.kind === 'value' || last?.predicate.kind === 'text' ? [it(last.subject[0])] : (last?.subject ?? []);

const it = (like: Token | undefined): Token => ({
  ...verb('make', like),
  text: 'it',
  words: ['it'],
  senses: new Set(),
});

/** Whether words name a row and a column, and so a cell in which none of them stands. */
function isCrossed(tokens: readonly Token[], reader: Reader): boolean {
  const phrase = phraseOf(tokens, reader);
  const words = [...phrase.words, ...phrase.nounWords];
  const shown = toWords(reader.says?.(phrase) ?? '');
  return (
    phrase.quotes.length === 0 &&
    words.length + phrase.near.length > 1 &&
    shown.length > 0 &&
    !words.some((word) => shown.includes(word))
  );
}

/** "On Thursday at 17:00 there is …": the place is what is spoken of. */
const placeOf = (tokens: readonly Token[], joint: Token | undefined): readonly Token[] =>
  /^there (?:is|are|will be|should be)$/i.test(joint?.text ?? '') || /^there$/i.test(tokens.at(-1)?.text ?? '')
    ? tokens.filter(
        (token, at) => !(at === 0 && is(token, 'in')) && !(at === tokens.length - 1 && /^there$/i.test(token.text)),
      )
    : tokens;

const isPronoun = (tokens: readonly Token[]): boolean =>
  tokens.length === 1 &&
  /^-?(?:it|them|they|its|ihn|sie|es|le|la|les|lo|los|las|lui|het|hem)$/i.test(tokens[0]?.text ?? '');

function isThing(tokens: readonly Token[], reader: Reader): boolean {
  // "A subheading "January"": what is not there yet.
  if (/^(?:an?|another|ein|eine|einen|une?|un[oa]?|een|uma?)$/i.test(tokens[0]?.text ?? '')) return false;
  const phrase = phraseOf(tokens, reader);
  return isNamed(phrase) && phrase.isPronoun !== true && reader.isHere(phrase);
}
