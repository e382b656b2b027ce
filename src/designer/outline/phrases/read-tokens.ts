import { cut, type Piece } from '../form/piece.ts';
import { findMentions } from '../lexicon/find-mentions.ts';
import type { Mention } from '../lexicon/mention.ts';
import { findPlaces, type PlaceMention } from '../lexicon/find-places.ts';
import { findQuoted } from '../values/quoted.ts';
import { BRACKETED, markLevels, TOP } from '../values/top-level.ts';
import { findUnmarked } from './find-unmarked.ts';
import { factRanges } from './fact-ranges.ts';
import type { Span } from '../outline.ts';
import type { Sentence, Token } from './token.ts';

const SIGNS = ',;:—–·|→=+•/：；，、،؛';
/** Signs of other scripts as what they do. */
const PLAIN: Readonly<Record<string, string>> = { '：': ':', '；': ';', '，': ',', '、': ',', '،': ',', '؛': ';' };

/** Reads a sentence into quotations, nouns of elements, places, asides in brackets, signs and the words between them. */
export function readTokens(piece: Piece, lang: string): Sentence {
  const key = `${lang}:${piece.start}:${piece.text}`;
  const known = read.get(key);
  if (known !== undefined) return known;
  const sentence = tokenise(piece, lang);
  if (read.size >= MOST_KEPT) read.clear();
  read.set(key, sentence);
  return sentence;
}

/** A sentence is asked about several times while its place is found; tokens never change. */
const read = new Map<string, Sentence>();
const MOST_KEPT = 400;

function tokenise(piece: Piece, lang: string): Sentence {
  const { text, start } = piece;
  const levels = markLevels(text);
  const mentions = findMentions(text, lang);
  const facts = factRanges(text, levels, lang);
  const marked: Token[] = [
    ...findUnmarked(text, mentions, levels).map((words): Token => ({
      is: 'quoted',
      ...words,
      words: literal(text.slice(words.start, words.end), start + words.start),
    })),
    ...findQuoted(text).map((quoted): Token => ({
      is: 'quoted',
      start: quoted.start,
      end: quoted.end,
      words: literal(text.slice(quoted.inner.start, quoted.inner.end), start + quoted.inner.start),
    })),
    ...listAsides(levels, piece),
    ...mentions
      .filter(
        (mention, at, all) =>
          levels[mention.start] === TOP &&
          !(mention.isModifier && !leadsNames(text, mention)) &&
          !isNameBehind(text, mention, all[at - 1]) &&
          (isNumbered(text, mention) || !isInLabel(mention, facts)),
      )
      .map((mention): Token => ({ is: 'noun', start: phraseStart(mention, levels), end: mention.phraseEnd, mention })),
  ];
  for (const place of findPlaces(text, lang)) {
    if (levels[place.start] !== TOP || facts.some((fact) => place.start >= fact.start && place.end <= fact.end))
      continue;
    const over = marked.findIndex((noun) => noun.is === 'noun' && noun.start < place.end && place.start < noun.end);
    const noun = marked[over];
    // "In two columns" is a place as a whole; the noun inside it is nothing of its own.
    if (noun !== undefined && !(place.start < noun.start && place.end >= noun.end)) {
      if (noun.is === 'noun') noun.place = place;
      continue;
    }
    if (over !== -1) marked.splice(over, 1);
    marked.push({ is: 'place', start: place.start, end: place.end + shareLength(text, place), place });
  }
  marked.sort((a, b) => a.start - b.start || b.end - a.end);
  return { piece, tokens: withoutAnchors(withoutWeak(piece, withWords(piece, dropNested(marked)))) };
}

/** "Columns Key, Owner": several of a thing describe no noun behind them that begins with a capital, they are named by it. */
const leadsNames = (text: string, { isPlural, end }: Mention): boolean =>
  isPlural && /^\s\p{Lu}/u.test(text.slice(end, end + 2));

const isNameBehind = (text: string, { start }: Mention, before: Mention | undefined): boolean =>
  before !== undefined && before.isModifier && before.end + 1 === start && leadsNames(text, before);

/** "Left 55 %": the share that a place was given belongs to it. */
function shareLength(text: string, { end, means }: PlaceMention): number {
  if (means.share === undefined) return 0;
  return /^[\s,]*(?:about|ca\.?|etwa|environ)?\s*\d{2}\s?%/i.exec(text.slice(end, end + 16))?.[0].length ?? 0;
}

const BEFORE_ANCHOR =
  /^(?:(?:and|then|directly|right|just|straight|also)\s+)*(under|below|beneath|underneath|above|over|next to|beside|between|behind|after|overlapping|unter|über|neben|sous|sur|bajo|sobre|sotto|sopra|onder|boven|pod|nad|under|över)(?:\s+(?:the|both|each|that|this|these|all|der|den|dem|die|das|le|la|les|el|los|las|il|lo|i|gli|de|het))?$/i;

/** "Under the form" and "below both columns" name a place; the noun in them is not opened again. */
function withoutAnchors(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (token === undefined) break;
    if (token.is === 'words' && next?.is === 'noun' && BEFORE_ANCHOR.test(token.piece.text)) {
      const relation = /^(?:.*\b)?(?:above|über|sopra|boven|nad|över)\b/i.test(token.piece.text)
        ? ('above' as const)
        : /next|beside|neben/i.test(token.piece.text)
          ? ('beside' as const)
          : ('below' as const);
      const text = token.piece.text;
      const isWide = /both|all/i.test(text);
      kept.push({
        is: 'place',
        start: token.start,
        end: next.end,
        place: {
          id: 'anchored',
          start: token.start,
          end: next.end,
          text,
          isWeak: false,
          means: { relation, ...(isWide ? { place: 'main' } : {}) },
          anchor: 'named',
        } as unknown as Extract<Token, { is: 'place' }>['place'],
      });
      at++;
      continue;
    }
    kept.push(token);
    if (
      token.is === 'place' &&
      token.place.anchor === 'named' &&
      next?.is === 'noun' &&
      next.mention.count === undefined
    )
      at++;
  }
  return kept;
}

/** A label in a list of facts ("Pickers 48; Crates 9,268") and the first word of one ("Notice period: 4 weeks") name no element. */
const isInLabel = ({ start, end }: Mention, facts: readonly Span[]): boolean =>
  facts.some((fact) => start >= fact.start && end <= fact.end);

/** "CTA 1: Save, CTA 2: Undo": a control that is counted is no label. */
const isNumbered = (text: string, { makes, end }: Mention): boolean =>
  makes.kind === 'control' && /^\s\d{1,2}\s?[:：]\s/u.test(text.slice(end, end + 6));

/** What stands in marks or brackets before a noun is no modifier of it. */
function phraseStart({ start, phraseStart: from }: Mention, levels: Uint8Array): number {
  let at = start;
  while (at > from && levels[at - 1] === TOP) at--;
  return Math.max(at, from);
}

/** Everyday words ("line", "bell") count as nouns of elements only with a number, a name, a colon or a list. */
function withoutWeak(piece: Piece, tokens: readonly Token[]): Token[] {
  const kept = tokens.map((token, at): Token => {
    if (token.is !== 'noun' || !token.mention.isWeak || isMeant(tokens, at)) return token;
    return { is: 'words', start: token.start, end: token.end, piece: cut(piece, token.start, token.end) };
  });
  return joinWords(piece, kept);
}

function isMeant(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.is !== 'noun') return false;
  const before = tokens[at - 1];
  const after = tokens.find((one, index) => index > at && one.is !== 'place' && one.is !== 'aside');
  if (token.mention.count !== undefined) return true;
  if (after?.is === 'quoted' || (after?.is === 'sign' && after.sign === ':')) return true;
  if (before?.is === 'quoted' && token.mention.makes.kind !== 'section') return true;
  if (
    before?.is === 'words' &&
    /(?:^|\s)(?:an?|with|plus|the|ein|eine|un|une|una|um|uma|een)(?:\s(?:small|big|large|thin|thick|little))?$/i.test(
      before.piece.text,
    )
  )
    return token.mention.makes.kind === 'icon' || isDrawn(token.mention);
  if (LISTS.has(token.mention.entry.owns) && after?.is === 'words' && /^[\p{Lu}\d]/u.test(after.piece.text))
    return true;
  // "title "Loans", search, filter "All"": an element by itself among others.
  if (isParted(before) && isParted(tokens[at + 1]) && token.mention.makes.kind === 'control')
    return tokens.some((other) => other.is === 'noun' && !other.mention.isWeak);
  return after === undefined && before === undefined;
}

const isParted = (token: Token | undefined): boolean => token?.is === 'sign' && token.sign === ',';

/** "A ring", "ein Ring", "a curve" on a page are drawn things; a scale or an axis is only a part of one. */
const isDrawn = ({ makes, entry }: Mention): boolean => makes.kind === 'chart' && entry.variant === undefined;

const LISTS: ReadonlySet<string> = new Set(['columns', 'rows', 'entries', 'fields']);

/** Words that stand side by side are one run. */
function joinWords(piece: Piece, tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (
      token.is === 'words' &&
      last?.is === 'words' &&
      !/^(?:with|showing|holding|containing|listing|mit|avec|con|com|met|med)\s/i.test(token.piece.text)
    )
      joined[joined.length - 1] = {
        is: 'words',
        start: last.start,
        end: token.end,
        piece: cut(piece, last.start, token.end),
      };
    else joined.push(token);
  }
  return joined;
}

const literal = (text: string, at: number) => ({
  text: text.trim().replace(/\s+/g, ' '),
  origin: 'literal' as const,
  span: { start: at, end: at + text.length },
});

function listAsides(levels: Uint8Array, piece: Piece): Token[] {
  const asides: Token[] = [];
  for (let at = 0; at < piece.text.length; at++) {
    if (levels[at] !== BRACKETED || !'([（{'.includes(piece.text.charAt(at))) continue;
    let [end, depth] = [at, 0];
    for (; end < piece.text.length; end++) {
      const character = piece.text.charAt(end);
      if (levels[end] === BRACKETED && '([（{'.includes(character)) depth++;
      if (levels[end] === BRACKETED && ')]）}'.includes(character) && --depth === 0) break;
    }
    asides.push({ is: 'aside', start: at, end: end + 1, inner: cut(piece, at + 1, end) });
    at = end;
  }
  return asides;
}

function dropNested(sorted: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (const token of sorted) {
    const last = kept.at(-1);
    if (last === undefined || token.start >= last.end) kept.push(token);
  }
  return kept;
}

/** Fills the gaps between what was found with signs and words. */
function withWords(piece: Piece, marked: readonly Token[]): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  for (const token of [...marked, undefined]) {
    readGap(piece, from, token?.start ?? piece.text.length, tokens);
    if (token === undefined) break;
    tokens.push(token);
    from = token.end;
  }
  return tokens;
}

function readGap(piece: Piece, from: number, to: number, tokens: Token[]): void {
  let start = from;
  for (let at = from; at <= to; at++) {
    if (at < to && !isSign(piece.text, at)) continue;
    for (const words of atConnectors(cut(piece, start, at))) {
      const offset = words.start - piece.start;
      tokens.push({ is: 'words', start: offset, end: offset + words.text.length, piece: words });
    }
    if (at < to)
      tokens.push({ is: 'sign', start: at, end: at + 1, sign: PLAIN[piece.text.charAt(at)] ?? piece.text.charAt(at) });
    start = at + 1;
  }
}

/** Words parted before "with" and its like, so that a name and what comes with it stand apart. */
function atConnectors(words: Piece): Piece[] {
  if (words.text === '') return [];
  const parts: Piece[] = [];
  let from = 0;
  for (const match of words.text.matchAll(
    /\s(?=(?:with|showing|holding|containing|listing|mit|avec|con|com|met|med)\s)/gi,
  )) {
    parts.push(cut(words, from, match.index));
    from = match.index;
  }
  return [...parts, cut(words, from)].filter(({ text }) => text !== '');
}

/** A sign parts words only where it is none of a figure, a time, a name or an address. */
function isSign(text: string, at: number): boolean {
  const character = text.charAt(at);
  if (!SIGNS.includes(character)) return false;
  const [before, after] = [text.charAt(at - 1), text.charAt(at + 1)];
  if (character === ',') return !(/\d/.test(before) && /\d/.test(after));
  if (character === ':') return !(/\d/.test(before) && /\d/.test(after)) && after !== '/';
  // "4,120 / 6,000" is one figure.
  if (
    character === '/' &&
    /\d\s*$/.test(text.slice(Math.max(0, at - 3), at)) &&
    /^\s*\d/.test(text.slice(at + 1, at + 4)) &&
    !/\d\s\/\s*\p{L}|\p{L}\s*\/\s/u.test(text)
  )
    return false;
  if (character === '/' || character === '–' || character === '+' || character === '—')
    return (before.trim() === '' || before === '') && after.trim() === '';
  return true;
}
