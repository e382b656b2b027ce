import { cut, trimEnds, type Piece } from '../../form/piece.ts';
import type { NavEntry, Navigation } from '../../outline.ts';
import { readTokens } from '../../phrases/read-tokens.ts';
import { splitSentences } from '../../phrases/split-sentences.ts';
import type { Token } from '../../phrases/token.ts';
import { splitEnumeration } from '../../values/enumeration.ts';
import { markLevels, TOP } from '../../values/top-level.ts';
import { readAside } from '../apply-aside.ts';
import { control, text } from '../make-node.ts';
import type { PageDraft } from '../page-draft.ts';
import { StatementReader } from '../statement-reader.ts';
import { splitAt, wordsOf } from './words-of.ts';

/** Nouns for the links at the head of a page. */
const LINKS: ReadonlySet<string> = new Set(['top-nav', 'link', 'sidebar', 'tabs']);

const LEADING =
  /^(?:[\s,:：–—-]|(?:then|and|with|for|to|the|are|is|links?|left|right|centred?|center|middle|rechts|dann|und|mit|sind|die|avec|puis|y|con|e|com|en|met)\b)+/u;

/** Everyday words for the links, with a place or "with" before the names: "menu right with Today, Schools". */
const WEAK_LIST =
  /\b(?:[Mm]enu|[Nn]av(?:igation)?|[Ll]inks?|[Aa]nchors?|[Mm]enú|[Mm]enü|[Ll]iens|[Ee]nlaces)(?:\s(?:on the|at the|to the|an der|a la|à))?(?:\s(?:left|right|centre|center|rechts|links|derecha|droite))?(?:[:：]|\s(?:with|mit|avec|con|com))?\s*(?=[(\p{Lu}])/u;

/** A name as a bar shows it: short, with a capital, quoted or not. */
const NAME = /^["“„«'‘`*「]?[\p{Lu}\p{Lo}\d][^.:;!?]{0,40}$/u;

/**
 * Reads what a site has at its top: the wordmark, the links in whatever way they are parted, and the button. Names are
 * names there: "Maps", "Changelog" and "Tickets" name no element.
 */
export function readLinkBar(draft: PageDraft, body: Piece): void {
  for (const clause of clausesOf(body)) readClause(draft, clause);
}

function clausesOf(body: Piece): Piece[] {
  return splitSentences(body).flatMap((sentence) => {
    const levels = markLevels(sentence.text);
    return splitAt(sentence, /[;；。]\s*/gu, (at) => levels[at] === TOP);
  });
}

function readClause(draft: PageDraft, given: Piece): void {
  const side =
    /^(?:header|nav(?:igation)?|top bar|menu)?\s*(?:on the\s)?(?:left|right|centre|center)(?:\sside)?\s*[:：]\s*/iu.exec(
      given.text,
    );
  const clause = side === null ? given : cut(given, side[0].length);
  const levels = markLevels(clause.text);
  const marks = [...clause.text.matchAll(/\s[·|•]\s/g)].filter(({ index }) => levels[index] === TOP).length;
  const { tokens } = readTokens(clause, draft.outline.lang);
  const at = tokens.findIndex(
    (token, index) => token.is === 'noun' && LINKS.has(token.mention.id) && isListed(tokens, index),
  );
  const noun = tokens[at];
  if (noun?.is === 'noun') {
    const { from, to } = listBehind(clause, tokens, at);
    statement(draft, cut(clause, 0, tokens[at]?.start ?? 0));
    const list = cut(clause, from, to);
    const first = readNames(list, draft);
    if (first.length > 0) enter(draft, first);
    else statement(draft, cut(clause, noun.start, to));
    statement(draft, cut(clause, to));
    return;
  }
  const then = /^(.*?)[,;]?\s(?:then|followed by|dann|puis|luego|poi)\s+(?:the\slinks\s)?(?=["“„«]?\p{Lu})/u.exec(
    clause.text,
  );
  const named = then === null || marks > 0 ? [] : readNames(cut(clause, then[0].length), draft);
  if (then?.[1] !== undefined && named.length > 1) {
    statement(draft, cut(clause, 0, then[1].length));
    enter(draft, named);
    return;
  }
  const weak = WEAK_LIST.exec(clause.text);
  if (weak !== null) {
    const from = weak.index + weak[0].length;
    statement(draft, cut(clause, 0, weak.index));
    const later = tokens.find(
      (token, index) =>
        token.start > from &&
        token.is === 'noun' &&
        (/^\p{Ll}/u.test(token.mention.text) || tokens[index + 1]?.is === 'quoted'),
    );
    const to = later === undefined ? clause.text.length : tailStart(clause.text, from, later.start);
    enter(
      draft,
      readNames(
        cut(clause, from, to).text.startsWith('(') ? trimEnds(cut(clause, from, to), '().') : cut(clause, from, to),
        draft,
      ),
    );
    statement(draft, cut(clause, to));
    return;
  }
  if (marks >= 2 && startsWithName(clause)) {
    const { from, to } = markedIn(clause.text);
    statement(draft, cut(clause, 0, from));
    readMarked(draft, cut(clause, from, to));
    statement(draft, cut(clause, to));
    return;
  }
  const plain = trimEnds(clause, '.,');
  if (isName(plain) && !tokens.some(({ is }) => is === 'noun')) return wordmark(draft, plain);
  const names = splitEnumeration(plain.text, plain.start);
  const isNames =
    names.length > 2 &&
    names.every((name) => NAME.test(name.text) && name.text.split(/\s+/).length <= 4) &&
    !tokens.some((token) => token.is === 'noun' && /^\p{Ll}/u.test(token.mention.text));
  if (isNames) enter(draft, readNames(plain, draft));
  else statement(draft, clause);
}

/** "Ledgerbeam | Product, Pricing, Help | Sign in | [Start free trial]": one after the other. */
function readMarked(draft: PageDraft, clause: Piece): void {
  const levels = markLevels(clause.text);
  for (const [index, part] of splitAt(clause, /\s[·|•]\s/g, (at) => levels[at] === TOP).entries()) {
    const bracket = /^\[\s*(.+?)\s*\]$/.exec(part.text);
    if (bracket?.[1] !== undefined) {
      draft.header().end.push(control('button', { label: wordsOf(cut(part, 1, part.text.length - 1)) }));
      continue;
    }
    const names = splitEnumeration(part.text, part.start);
    const { tokens } = readTokens(part, draft.outline.lang);
    const isTold = tokens.some(
      (token) =>
        token.is === 'noun' && (/^[^\p{Lu}]/u.test(token.mention.text) || tokens.some(({ is }) => is === 'quoted')),
    );
    if (isTold) {
      statement(draft, part);
    } else if (names.length > 1 && names.every(({ text: words }) => NAME.test(words)))
      enter(draft, readNames(part, draft));
    else if (index === 0 && draft.outline.frame.navigation === undefined && isBrand(draft, part)) wordmark(draft, part);
    else enter(draft, [entryOf(part)]);
  }
}

/** The names between the first and last dot, without what is told before and behind them. */
function markedIn(words: string): { from: number; to: number } {
  const dots = [...words.matchAll(/\s[·|•]\s/g)];
  const [first, last] = [dots[0]?.index ?? 0, dots.at(-1)?.index ?? 0];
  const lead = /^.*(?:[:：]|,\s*then)\s+/u.exec(words.slice(0, first));
  const behind = /,\s+(?:and\s|then\s|plus\s|at\s|on\s|with\s)/.exec(words.slice(last));
  return { from: lead?.[0].length ?? 0, to: behind === null ? words.length : last + behind.index };
}

/** The first part of what is parted by dots is a name and no statement. */
function startsWithName(clause: Piece): boolean {
  const [first = ''] = clause.text.split(/\s[·|•]\s/);
  const bare = first.replace(/^.*(?:[:：]|,\s*then)\s+/u, '');
  return NAME.test(bare) && bare.split(/\s+/).length <= 5;
}

function isBrand({ outline: { product } }: PageDraft, { text: words }: Piece): boolean {
  return product === undefined || product.text === wordsOf({ text: words, start: 0 }).text;
}

/** Whether names follow the noun, with nothing but signs, places and small words between. */
function isListed(tokens: readonly Token[], at: number): boolean {
  for (const token of tokens.slice(at + 1)) {
    if (token.is === 'quoted') return true;
    if (token.is === 'noun') return /^\p{Lu}/u.test(token.mention.text);
    if (token.is === 'aside') return /[,/·|]/.test(token.inner.text);
    if (token.is === 'words') {
      const rest = token.piece.text.replace(LEADING, '');
      if (rest !== '') return /^[\p{Lu}\p{Lo}\d]/u.test(rest);
    }
  }
  return false;
}

/** From the first name behind the noun up to the next element that is told of. */
function listBehind(clause: Piece, tokens: readonly Token[], at: number): { from: number; to: number } {
  const noun = tokens[at];
  const next = tokens.findIndex(
    (token, index) =>
      index > at &&
      (token.is === 'quoted' ||
        token.is === 'aside' ||
        (token.is === 'noun' && /^\p{Lu}/u.test(token.mention.text)) ||
        (token.is === 'words' && /^[\p{Lu}\p{Lo}\d]/u.test(token.piece.text.replace(LEADING, '')))),
  );
  const start = tokens[next];
  let from = start?.start ?? noun?.end ?? 0;
  if (start?.is === 'aside') return { from: start.start + 1, to: start.end - 1 };
  if (start?.is === 'words') from += LEADING.exec(start.piece.text)?.[0].length ?? 0;
  let end = clause.text.length;
  for (let index = next + 1; index < tokens.length; index++) {
    const token = tokens[index];
    const isTold =
      (token?.is === 'noun' && (!/^\p{Lu}/u.test(token.mention.text) || tokens[index + 1]?.is === 'quoted')) ||
      (token?.is === 'place' && /^(?:,|and|then)/.test(clause.text.slice(token.start - 5, token.start).trim()));
    if (!isTold) continue;
    end = token.start;
    break;
  }
  return { from, to: tailStart(clause.text, from, end) };
}

/** Where the small words begin that lead to the next element. */
function tailStart(words: string, from: number, end: number): number {
  const near = Math.max(from, end - 60);
  const tail =
    /(?:[\s,·|–—-]|\b(?:and|then|with|plus|at|on|the|far|a|an|one|und|der|die|das|dem|ein|eine|einem|mit|et|un|une|avec|y|e|una|uno|con|um|uma|com|en|een|met))*$/iu.exec(
      words.slice(near, end),
    );
  return tail === null || near + tail.index <= from ? end : near + tail.index;
}

function readNames(list: Piece, draft: PageDraft): NavEntry[] {
  const levels = markLevels(list.text);
  const glued = /^[「『][^」』]+[」』](?:、?[「『])/u.test(list.text);
  const dots = splitAt(list, glued ? /(?<=[」』])、?(?=[「『])/gu : /\s[·|•/]\s/g, (at) => levels[at] === TOP || glued);
  const parts =
    dots.length > 1
      ? dots
      : splitEnumeration(list.text, list.start).map(({ span }) =>
          cut(list, span.start - list.start, span.end - list.start),
        );
  void draft;
  return parts.map((part) => entryOf(trimEnds(part, '.,'))).filter(({ label }) => label.text !== '');
}

function entryOf(part: Piece): NavEntry {
  const aside = /\s*[(（]([^()（）]*)[)）]\s*$/u.exec(part.text);
  if (aside?.[1] === undefined) return { label: wordsOf(part) };
  const inner = cut(
    part,
    aside.index + aside[0].indexOf(aside[1]),
    aside.index + aside[0].indexOf(aside[1]) + aside[1].length,
  );
  const { state, isOn, rest } = readAside(inner);
  const isCurrent =
    isOn === true ||
    state === 'selected' ||
    state === 'current' ||
    /^(?:active|current|aktiv|actif|activo|attivo|actief|here|this page)/i.test(aside[1]);
  return {
    label: wordsOf(cut(part, 0, aside.index)),
    ...(isCurrent ? { isCurrent: true } : {}),
    ...(rest === undefined ? {} : { badge: rest }),
  };
}

function enter(draft: PageDraft, entries: readonly NavEntry[]): void {
  const { frame } = draft.outline;
  const navigation: Navigation = (frame.navigation ??= { kind: 'top', entries: [], head: [], tail: [] });
  navigation.entries.push(...entries);
}

const isName = ({ text: words }: Piece): boolean =>
  NAME.test(words) && words.split(/\s+/).length <= 5 && !words.includes(',');

function wordmark(draft: PageDraft, piece: Piece): void {
  const words = wordsOf(piece);
  const bar = draft.header();
  const isThere = bar.start.some((node) => node.kind === 'text' && node.words.text === words.text);
  if (!isThere) bar.start.unshift(text('wordmark', words));
  draft.outline.product ??= words;
}

/** Whatever is no list of names is read as any sentence is, in the bar. */
function statement(draft: PageDraft, piece: Piece): void {
  const said = trimEnds(piece, ',·|');
  if (!/[\p{L}\d]/u.test(said.text)) return;
  const bar = draft.header();
  const read = readTokens(said, draft.outline.lang);
  if (!read.tokens.some(({ is }) => is === 'noun' || is === 'quoted')) {
    const name = said.text
      .replace(/\s+(?:on the |at the )?(?:left|right|centred|centered|links|rechts)\b.*$/iu, '')
      .trim();
    if (NAME.test(name)) wordmark(draft, cut(said, 0, name.length));
    return;
  }
  const hasButton = read.tokens.some(
    (token) =>
      token.is === 'noun' && token.mention.makes.kind === 'control' && token.mention.makes.control === 'button',
  );
  new StatementReader(
    draft,
    read,
    { scope: { nodes: bar.start, bar, rank: 1 } },
    { hasParts: false, placing: hasButton ? { slot: 'end' } : {} },
  ).read();
}
