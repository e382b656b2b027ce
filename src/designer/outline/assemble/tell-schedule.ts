import { cut, type Piece, trimEnds } from '../form/piece.ts';
import type { Node, ScheduleNode, Words } from '../outline.ts';
import { readTokens } from '../phrases/read-tokens.ts';
import { WEEKDAYS } from '../values/calendar-words.ts';
import { splitEnumeration } from '../values/enumeration.ts';
import { expandDays } from '../values/expand-days.ts';
import { findQuoted } from '../values/quoted.ts';
import type { PageDraft } from './page-draft.ts';
import type { Owner } from './scope.ts';
import { literalWords } from './passage/literal-words.ts';
import { StatementReader } from './statement-reader.ts';

type Entry = ScheduleNode['entries'][number];

const TO = String.raw`\s?(?:to|till|until|through|bis|à|al?|até|tot|t\/m|do|till|–|—|-)\s?`;
const DAYS = new RegExp(String.raw`(\p{L}{2,13})${TO}(\p{L}{2,13})`, 'gu');
const CLOCK = String.raw`\d{1,2}[:.h]\d{2}`;
const HOURS = new RegExp(String.raw`(${CLOCK})${TO}(${CLOCK})`, 'u');
/** "Monday 09:00 Tigrinya, Selam Haile", "Tue, 13:00–14:30: Polish": a day, a moment and what is then. */
const ENTRY = new RegExp(String.raw`^(\p{L}{2,13}),?\s(${CLOCK})(?:${TO}(${CLOCK}))?[,:]?\s+(\S.*)$`, 'su');
const LEAST_ENTRIES = 2;

/**
 * A calendar told in words: its days and hours where it is named ("a week calendar, Monday to Friday, 08:00 to 18:00"), then
 * what stands in it ("Monday 09:00 Tigrinya, Selam Haile; Tuesday 13:00 Polish"). → what is open behind it, or nothing where
 * a sentence says neither.
 */
export function tellSchedule(draft: PageDraft, sentence: Piece, owner: Owner): Owner | undefined {
  const open = lastSchedule(draft.outline.sections);
  const entries = open?.entries.length === 0 ? listEntries(sentence) : [];
  if (open !== undefined && entries.length >= LEAST_ENTRIES) {
    open.entries = entries;
    if (open.columns.length === 0) open.columns = daysOf(entries);
    if (open.shape === 'month') open.shape = 'week';
    return owner;
  }
  const sentenceRead = readTokens(sentence, draft.outline.lang);
  const noun = sentenceRead.tokens.find((token) => token.is === 'noun' && token.mention.makes.kind === 'schedule');
  if (noun === undefined || findQuoted(sentence.text).length > 0) return undefined;
  const columns = rangeOfDays(sentence);
  const rows = rangeOfHours(sentence);
  if (columns === undefined && rows === undefined) return undefined;
  const head = readTokens(cut(sentence, 0, noun.end), draft.outline.lang);
  // Not in the bar that was told before: a calendar is a part of the page.
  const at = owner.scope.bar === undefined ? owner : { ...owner, scope: draft.page };
  const opened = new StatementReader(draft, head, at, { hasParts: false }).read();
  const made = lastSchedule(draft.outline.sections);
  if (made === undefined) return opened;
  if (columns !== undefined && made.columns.length === 0) made.columns = columns;
  if (rows !== undefined && made.rows.length === 0) made.rows = rows;
  if (made.shape === 'month') made.shape = 'week';
  return opened;
}

function lastSchedule(nodes: readonly Node[]): ScheduleNode | undefined {
  for (const node of nodes.toReversed()) {
    if (node.kind === 'schedule') return node;
    const inner = node.kind === 'section' ? lastSchedule(node.nodes) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

function listEntries(sentence: Piece): Entry[] {
  const colon = /^[^:]{0,60}[:：]\s+(?=\p{L})/u.exec(sentence.text);
  const body = cut(sentence, colon?.[0].length ?? 0);
  return splitEntries(body).flatMap((piece): Entry[] => {
    const match = ENTRY.exec(trimEnds(piece, '.').text);
    const [, day = '', from = '', to, told = ''] = match ?? [];
    if (match === null || !WEEKDAYS.has(day.toLowerCase())) return [];
    const at = piece.text.lastIndexOf(told);
    const [title, ...notes] = splitEnumeration(told, piece.start + at);
    if (title === undefined) return [];
    return [
      {
        column: wordsAt(piece, day, 0),
        start: wordsAt(piece, from, day.length),
        ...(to === undefined ? {} : { end: wordsAt(piece, to, day.length + from.length) }),
        title,
        notes: notes.flatMap(saidIn),
      },
    ];
  });
}

/** "shown with a dashed border and the label 'Open'": of how an entry is drawn only what it quotes is read. */
function saidIn(note: Words): Words[] {
  const [quoted] = findQuoted(note.text);
  if (quoted !== undefined) return [{ ...note, text: note.text.slice(quoted.inner.start, quoted.inner.end) }];
  return /^(?:shown|drawn|marked|highlighted|outlined|dashed|with|in)\s/iu.test(note.text) ? [] : [note];
}

/** By semicolons, else where the next day with its time begins. */
function splitEntries(body: Piece): Piece[] {
  const starts = [
    ...body.text.matchAll(new RegExp(String.raw`(?:^|[;,.]\s+(?:and\s)?)(?=\p{L}{2,13},?\s${CLOCK})`, 'gu')),
  ];
  return starts.map((start, at) =>
    trimEnds(cut(body, start.index + start[0].length, starts[at + 1]?.index ?? body.text.length), ';,. '),
  );
}

/** The days of the entries in their order of the week, each once. */
function daysOf(entries: readonly Entry[]): Words[] {
  const named = entries.flatMap(({ column }) => column ?? []);
  const unique = named.filter(({ text }, at) => named.findIndex((other) => other.text === text) === at);
  const [first, last] = [unique[0], unique.at(-1)];
  const days = first === undefined || last === undefined ? undefined : expandDays(first.text, last.text);
  return days?.map((text) => unique.find((words) => words.text === text) ?? { text, origin: 'derived' }) ?? unique;
}

function rangeOfDays(sentence: Piece): Words[] | undefined {
  for (const match of sentence.text.matchAll(DAYS)) {
    const days = expandDays(match[1] ?? '', match[2] ?? '');
    if (days === undefined) continue;
    const span = { start: sentence.start + match.index, end: sentence.start + match.index + match[0].length };
    return days.map((text) => ({ text, origin: 'derived', span }));
  }
  return undefined;
}

function rangeOfHours(sentence: Piece): Words[] | undefined {
  const match = HOURS.exec(sentence.text);
  const [from, to] = [match?.[1], match?.[2]].map((text) => Number.parseInt(text ?? '', 10));
  if (match === null || from === undefined || to === undefined || to - from < 3) return undefined;
  const sign = /[:.h]/.exec(match[1] ?? '')?.[0] ?? ':';
  const span = { start: sentence.start + match.index, end: sentence.start + match.index + match[0].length };
  return Array.from({ length: to - from + 1 }, (_, at) => ({
    text: `${String(from + at).padStart((match[1] ?? '').indexOf(sign), '0')}${sign}00`,
    origin: 'derived',
    span,
  }));
}

function wordsAt(piece: Piece, text: string, from: number): Words {
  return literalWords({ text, start: piece.start + piece.text.indexOf(text, from) });
}
