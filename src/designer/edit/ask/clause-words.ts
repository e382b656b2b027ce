import type { Ask } from './ask.ts';
import type { Noun } from './nouns.ts';
import { type Phrase, readPhrase } from './read-phrase.ts';
import { type Token, is, isMark } from './token.ts';

/** Reads clauses against a page: `isHere` says whether words are found on it. */
export interface Reader {
  text: string;
  isHere(phrase: Phrase): boolean;
  /** What kind of thing was spoken of last: "close the first". */
  lastNoun?: Noun | undefined;
  /** What stands in the thing that is meant; undefined where none is. */
  says?(phrase: Phrase): string | undefined;
  /** A value as others of the make of a thing say it: "half full" → "Half full". Undefined where none does. */
  spelt?(phrase: Phrase, value: string): string | undefined;
}

export interface Context {
  reader: Reader;
  main: readonly Token[];
  /** Without the verb. */
  rest: readonly Token[];
  notes: readonly (readonly Token[])[];
  verb: Token | undefined;
  /** The verb stands in this clause. */
  isOwn: boolean;
}

const BLANK: ReadonlySet<string> = new Set([
  'please',
  'pls',
  'plz',
  'now',
  'then',
  'also',
  'just',
  'bitte',
  'too',
  'again',
  'thanks',
  'thx',
  'instead',
  'graag',
  'maar',
  'even',
  'mal',
  'doch',
  'stp',
  'svp',
  'only',
]);

export const trimFillers = (tokens: readonly Token[]): Token[] => {
  const isFiller = (token: Token | undefined): boolean =>
    token !== undefined &&
    (is(token, 'wish', 'and') ||
      isMark(token, ',', '.', '!', ';', '–', '-') ||
      (token.kind === 'word' && BLANK.has(token.words.join(' ')) && token.senses.size === 0));
  let start = 0;
  let end = tokens.length;
  // "Only show the late ones": what stays is told by it.
  while (start < end && isFiller(tokens[start]) && !/^only$/i.test(tokens[start]?.text ?? '')) start++;
  const isInitial = (at: number): boolean => isMark(tokens[at], '.') && /^\p{Lu}$/u.test(tokens[at - 1]?.text ?? '');
  while (end > start && isFiller(tokens[end - 1]) && !isInitial(end - 1)) end--;
  return tokens.slice(start, end);
};

/** A verb behind its object: "… in „Rohkaffee“ ändern"; never a noun between. */
export const isLate = (tokens: readonly Token[], at: number): boolean =>
  ((at === tokens.length - 1 || isMark(tokens[at + 1], ':') || is(tokens[at + 1], 'instead')) &&
    !/^(?:set|color|colour|order|list|mark|close|place|type|check|copy|cut|edit|update|display|show|style|use|want|highlight|strip|drop)$/i.test(
      tokens[at]?.text ?? '',
    )) ||
  (at > 0 && isMark(tokens[at - 1], ',') && tokens.slice(0, at).some((token) => is(token, 'in', 'of')));

export function takeBrackets(tokens: readonly Token[]): { main: Token[]; notes: Token[][] } {
  const main: Token[] = [];
  const notes: Token[][] = [];
  let depth = 0;
  for (const token of tokens) {
    if (isMark(token, '(', '[')) {
      if (depth++ === 0) notes.push([]);
    } else if (isMark(token, ')', ']')) depth = Math.max(0, depth - 1);
    else if (depth > 0) notes.at(-1)?.push(token);
    else main.push(token);
  }
  return { main, notes };
}

/** Text as it was written, from the first to the last of some tokens. */
export const rawOf = (tokens: readonly Token[], text: string): string => {
  const [first] = tokens;
  const last = tokens.at(-1);
  return first === undefined || last === undefined ? '' : text.slice(first.start, last.end).trim();
};

/** What is to be written: a quoted text whole, else the words. */
export function valueOf(tokens: readonly Token[], text: string): { value: string; isQuoted: boolean } {
  const trimmed = trimFillers(tokens).filter((token) => !isMark(token, ':'));
  const quotes = trimmed.filter(({ kind }) => kind === 'quote');
  const [only] = quotes;
  if (only !== undefined && quotes.length === 1 && trimmed.every((token) => token === only || token.kind === 'word')) {
    const before = trimmed.slice(0, trimmed.indexOf(only));
    const after = trimmed.slice(trimmed.indexOf(only) + 1);
    if (before.length <= 4 && after.length <= 5) return { value: only.text, isQuoted: true };
  }
  return {
    value: rawOf(trimmed, text)
      .replace(/^(?:the |a |an )(?=\d|[€$£])/i, '')
      .replace(/[,;:]+$|(?<!(?:^|\s)\p{Lu})\.+$/u, ''),
    isQuoted: false,
  };
}

export function phraseOf(tokens: readonly Token[], reader: Reader): Phrase {
  const words = trimFillers(tokens);
  const said = rawOf(tokens, reader.text);
  // "In the weight filter the first option": where, before what.
  if (is(words[0], 'in') && words.length > 2)
    for (let cut = words.length - 1; cut > 1; cut--) {
      const place = readPhrase(words.slice(1, cut), said);
      const head = readPhrase(words.slice(cut), said);
      if (!isNamed(place) || !isNamed(head) || !reader.isHere(place)) continue;
      const whole = { ...head, near: [...head.near, { relation: 'in' as const, phrase: place }] };
      if (reader.isHere(whole)) return whole;
    }
  // "In the foot of that table "Subtotal"": a text given word for word is what is meant, wherever it stands.
  const last = words.at(-1);
  if (is(words[0], 'in') && (last?.kind === 'quote' || last?.kind === 'name')) return readPhrase([last], said);
  const phrase = readPhrase(words, said);
  const isOfBefore =
    phrase.ordinal !== undefined &&
    phrase.noun === undefined &&
    phrase.words.length + phrase.quotes.length + phrase.near.length === 0;
  return isOfBefore && reader.lastNoun !== undefined ? { ...phrase, noun: reader.lastNoun } : phrase;
}

export const isNamed = (phrase: Phrase): boolean =>
  phrase.quotes.length > 0 || phrase.words.length > 0 || phrase.noun !== undefined || phrase.isPronoun === true;

/** Off the end: "instead of …", "not …", "(it was …)". */
export function takeOld(
  tokens: readonly Token[],
  notes: readonly (readonly Token[])[],
  text: string,
): { tokens: readonly Token[]; from?: string } {
  const at = tokens.findIndex((token, index) => index > 0 && is(token, 'instead'));
  const cut = at < 0 ? tokens : tokens.slice(0, at);
  const old =
    at < 0
      ? notes
          .find(
            (note) => is(note[0], 'instead') || (/^(?:it|this)$/i.test(note[0]?.text ?? '') && is(note[1], 'instead')),
          )
          ?.slice(1)
      : tokens.slice(at + 1);
  if (old === undefined) return { tokens: cut };
  const { value } = valueOf(
    old.filter((token) => !/^(?:the|at|was|is|it|to|as)$/i.test(token.text)),
    text,
  );
  return { tokens: trimEnd(cut), ...(value !== '' && { from: value }) };
}

const trimEnd = (tokens: readonly Token[]): readonly Token[] =>
  isMark(tokens.at(-1), ',') ? tokens.slice(0, -1) : tokens;

export type Read = (context: Context) => Ask[] | undefined;

export const stripHead = (tokens: readonly Token[]): readonly Token[] =>
  tokens.slice(
    Math.max(
      0,
      tokens.findIndex(
        (token) =>
          !/^(?:an?|the|another|new|one|more|ein|eine|un|una|une|een|um|uma|nieuwe|neue[rsn]?|nouvel(?:le)?|nuevo|nueva|nuovo|nuova|novo|nova)$/i.test(
            token.text,
          ) || token.text === 'A',
      ),
    ),
  );

export const PRONOUN: Phrase = { said: 'it', quotes: [], words: [], nounWords: [], near: [], isPronoun: true };

export const COMMA: Token = { kind: 'mark', text: ',', words: [], senses: new Set(), start: 0, end: 0 };
