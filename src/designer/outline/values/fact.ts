import type { Span } from '../outline.ts';
import { type Bound, bindFact } from './bind-fact.ts';
import { isSpace, isUpper } from './characters.ts';
import { splitEnumeration } from './enumeration.ts';
import { matchAt } from './match-at.ts';
import { type Piece, toPiece } from './piece.ts';
import { findQuoted } from './quoted.ts';
import { splitSentences } from './sentences.ts';
import { BRACKETED, QUOTED, TOP, markLevels } from './top-level.ts';
import { trimRange } from './trim-range.ts';
import { valueAt } from './value-at.ts';

/** A label bound to its value. */
export interface ReadFact {
  label: Piece;
  value: Piece;
  /** Small words in brackets after the value: a moment, a limit, a score. */
  note?: Piece;
  /** How sure: a mark binds ("Length: 3 m"), order alone does not always ("Applied 64"). */
  by: Bound['by'];
}

/**
 * A label and its value in whatever way they are bound: `Distance: 74.2 km`, `Distance 74.2 km`, `74.2 km distance`,
 * `distance (74.2 km)`, `"74.2 km" as the distance`, `Sunrise → 06:52`, `"Blood pressure" 132/78 (08:10)`, `9 new`.
 *
 * @example readFact('Weight 58.2 kg (Monday)') // label "Weight", value "58.2 kg", note "Monday"
 */
export function readFact(text: string, base = 0): ReadFact | undefined {
  const whole = withoutStop(text, trimRange(text, bulletEnd(text), text.length));
  if (whole.end - whole.start < 2 || whole.end - whole.start > 400) return undefined;
  const emphasised = emphasisedIn(text, whole);
  if (emphasised !== undefined) return readFact(text.slice(emphasised.start, emphasised.end), base + emphasised.start);
  const inner = text.slice(whole.start, whole.end);
  const levels = markLevels(inner);
  const aside = asideAtEnd(inner, levels);
  const core = aside === undefined ? inner : inner.slice(0, aside.start).trimEnd();
  const bound = bindFact(core, levels);
  const offset = base + whole.start;
  if (bound !== undefined) return built(inner, bound, offset, aside);
  // "distance (74.2 km)": the brackets hold the value itself.
  if (aside === undefined || core === '' || core.length > 60) return undefined;
  return built(
    inner,
    { label: { start: 0, end: core.length }, value: { start: aside.start + 1, end: aside.end - 1 }, by: 'brackets' },
    offset,
  );
}

/** `**Out: Zofia Marek**`: a fact in bold is a fact; in quotation marks it would be mere words. */
function emphasisedIn(text: string, whole: Span): Span | undefined {
  if (!'*_'.includes(text.charAt(whole.start))) return undefined;
  const [first] = findQuoted(text.slice(whole.start, whole.end));
  if (first?.start !== 0 || first.end !== whole.end - whole.start) return undefined;
  const inner = { start: whole.start + first.inner.start, end: whole.start + first.inner.end };
  return text.slice(inner.start, inner.end).includes(': ') ? inner : undefined;
}

function built(text: string, bound: Bound, base: number, aside?: Span): ReadFact | undefined {
  const label = toPiece(text, bound.label.start, bound.label.end, base);
  const value = toPiece(text, bound.value.start, bound.value.end, base);
  if (label.text === '' || value.text === '' || label.text.length > 80) return undefined;
  const fact: ReadFact = { label, value, by: bound.by };
  if (bound.note !== undefined) fact.note = toPiece(text, bound.note.start, bound.note.end, base);
  if (aside !== undefined) {
    const note = toPiece(text, aside.start + 1, aside.end - 1, base);
    if (note.text !== '') fact.note = { ...note, isAside: true };
  }
  return fact;
}

function asideAtEnd(text: string, levels: Uint8Array): Span | undefined {
  if (levels[text.length - 1] !== BRACKETED || !/[)\]]$/u.test(text)) return undefined;
  let start = text.length - 1;
  while (
    start > 0 &&
    (levels[start - 1] === BRACKETED || levels[start - 1] === QUOTED) &&
    !'(['.includes(text.charAt(start))
  )
    start -= 1;
  const isSetOff = start > 0 && '(['.includes(text.charAt(start)) && isSpace(text.charAt(start - 1));
  return isSetOff ? { start, end: text.length } : undefined;
}

function bulletEnd(text: string): number {
  return matchAt(/\s*(?:[-*•–▪◦‣·]\s+)?/uy, text, 0) ?? 0;
}

function withoutStop(text: string, range: Span): Span {
  const isStop =
    /[.;,]/u.test(text.charAt(range.end - 1)) &&
    !/(?:^|[\s.])\p{Lu}\.$/u.test(text.slice(Math.max(range.start, range.end - 3), range.end));
  return isStop ? { start: range.start, end: range.end - 1 } : range;
}

/**
 * A list of facts, or nothing where the text is a plain enumeration: "Reel 1, Reel 2, Reel 3" has no labels, and "Fine,
 * Dizzy, Cramp" no values.
 *
 * @example readFacts('Sheets 40, Gowns 20').map(({ value }) => value.text) // ['40', '20']
 */
export function readFacts(text: string, base = 0): ReadFact[] {
  const led = hasLeaders(text) ? readFact(text, base) : undefined;
  if (led !== undefined) return [led];
  const arrows = byArrows(text, base);
  if (arrows !== undefined) return arrows;
  const told = byVerb(text, base);
  if (told !== undefined) return told;
  const sentences = splitSentences(text, base);
  const isSentences =
    sentences.length > 1 && sentences.every(({ span }) => markedIn(text, span.start - base, span.end - base));
  const pieces = isSentences ? sentences : splitEnumeration(text, base);
  const facts = gathered(text, base, pieces);
  return isList(facts, pieces.length) ? facts : [];
}

/** A line of a table of contents or a price list, "Length ....... 12 m": its dots bind, whatever words stand before. */
export const hasLeaders = (text: string): boolean => !text.includes('\n') && /^[^.]+\S\s?\.{3,}\s?\S/u.test(text);

/** "Lead → Joaquim, Scribe → Wanjiru": each entry of the list has an arrow of its own. */
function byArrows(text: string, base: number): ReadFact[] | undefined {
  if (!/[→=].*[,;].*[→=]/su.test(text)) return undefined;
  const levels = markLevels(text);
  const ends = [...text.matchAll(/[,;]\s+/gu)].filter(({ index }) => levels[index] === TOP);
  const starts = [0, ...ends.map((end) => end.index + end[0].length)];
  const pieces = starts.map((start, index) => text.slice(start, ends[index]?.index ?? text.length));
  if (pieces.length < 2 || !pieces.every((piece) => /^[^→=]+\s[→=]\s[^→=]+$/u.test(piece))) return undefined;
  const facts = pieces.map((piece, index) => readFact(piece, base + (starts[index] ?? 0)));
  return facts.every((fact) => fact !== undefined) ? facts : undefined;
}

/** "Marked is Yellow, Hatched is May 2025 and Temper is Calm": each entry says what a label is. */
function byVerb(text: string, base: number): ReadFact[] | undefined {
  if (!/\s(?:is|ist|est|es|è|é)\s.*\s(?:is|ist|est|es|è|é)\s/su.test(text)) return undefined;
  const pieces = splitEnumeration(text, base).map((piece) => ({
    piece,
    match: /^(\p{Lu}[\p{L}\p{N} ]{1,28}?)\s(?:is|ist|est|es|è|é)\s(["“„«]?[\p{Lu}\d€$£][^,;]{0,40})$/u.exec(piece.text),
  }));
  const facts = pieces.flatMap(({ piece, match }): ReadFact[] => {
    const [, label, value] = match ?? [];
    if (label === undefined || value === undefined) return [];
    const from = piece.span.end - base - value.length;
    const start = piece.span.start - base;
    return [
      {
        label: toPiece(text, start, start + label.length, base),
        value: toPiece(text, from, from + value.length, base),
        by: 'mark',
      },
    ];
  });
  return facts.length > 1 && facts.length === pieces.length ? facts : undefined;
}

function markedIn(text: string, start: number, end: number): boolean {
  return readFact(text.slice(start, end))?.by === 'mark';
}

/** Pieces without a label of their own go on with the value before them: "Processes: MMA, TIG; Positions: 6G". */
function gathered(text: string, base: number, pieces: readonly Piece[]): ReadFact[] {
  const facts: ReadFact[] = [];
  const unread: Piece[] = [];
  for (const { span } of pieces) {
    const source = text.slice(span.start - base, span.end - base);
    const fact = readFact(source, span.start);
    const before = facts.at(-1);
    if (fact !== undefined && !(before?.by === 'mark' && fact.by === 'order' && isGoingOn(source))) facts.push(fact);
    else if (before?.by === 'mark' && before.note === undefined && unread.length === 0)
      before.value = toPiece(text, before.value.span.start - base, span.end - base, base);
    else unread.push({ text: source, origin: 'literal', span });
  }
  if (unread.length === 0) return facts;
  const gap = text.slice((pieces[0]?.span.end ?? 0) - base, (pieces[1]?.span.start ?? 0) - base);
  return withLoose(facts, unread, pieces.length, !gap.includes(','));
}

/** Where the others are facts, "Commander Joaquim Brito" is one too: its first word is the label. */
function withLoose(facts: ReadFact[], unread: readonly Piece[], count: number, isStrong: boolean): ReadFact[] {
  // Commas part plain lists as well: there, most have to be facts already.
  if (facts.length * (isStrong ? 3 : 2) < count) return facts;
  for (const piece of unread) {
    const counted = countedIn(piece);
    if (counted !== undefined) facts.push(counted);
    if (counted !== undefined) continue;
    const gap = piece.text.search(/\s/u);
    const rest = piece.text.slice(gap).trimStart();
    // "Commander Joaquim Brito" and "supplier Monte Azinho", but no words that merely go on in small letters.
    if (gap < 3 || rest === '' || !(isUpper(piece.text.charAt(0)) || isUpper(rest.charAt(0)))) continue;
    const label = toPiece(piece.text, 0, gap, piece.span.start);
    facts.push({ label, value: toPiece(piece.text, gap, piece.text.length, piece.span.start), by: 'order' });
  }
  return facts.toSorted(
    (a, b) => Math.min(a.label.span.start, a.value.span.start) - Math.min(b.label.span.start, b.value.span.start),
  );
}

/** Beside "94 parts" stand "6 hours" and "no glue": the figure is the value, its word the label. */
function countedIn({ text, span }: Piece): ReadFact | undefined {
  const parts = /^([\d.,]+|no|kein|keine|sans|sin|zero|geen|bez|inga) ([\p{L} ]{3,40})$/iu.exec(text);
  const [, value, label] = parts ?? [];
  if (value === undefined || label === undefined || (label.length < 4 && valueAt(text, 0)?.end === text.length))
    return undefined;
  return {
    label: toPiece(text, value.length, text.length, span.start),
    value: toPiece(text, 0, value.length, span.start),
    by: 'order',
  };
}

/** After "Speed: 12 km/h" comes "gusts 20" as a part of the value, "Sea 2 m" as a fact: labels have capitals alike. */
function isGoingOn(source: string): boolean {
  return !isUpper(source.charAt(0)) || valueAt(source, 0) !== undefined;
}

function isList(facts: readonly ReadFact[], count: number): boolean {
  if (facts.length === 0 || facts.length * 4 < count * 3)
    return facts.length > 0 && facts.every(({ by }) => by === 'mark');
  if (facts.length === 1) return facts[0]?.by !== 'order' || count === 1;
  const labels = new Set(facts.map(({ label }) => label.text.toLowerCase()));
  const isSame = labels.size === 1;
  const isBound = facts.some(({ by }) => by !== 'order');
  return isBound || !isSame;
}
