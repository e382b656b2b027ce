import { cut, type Piece } from '../form/piece.ts';
import type { Words } from '../outline.ts';
import { splitEnumeration } from '../values/enumeration.ts';
import { markLevels, TOP } from '../values/top-level.ts';

export interface ColumnNames {
  names: Words[];
  /** Offset in the sentence behind the last name. */
  end: number;
}

/** What stands between the word "columns" and the first name. */
const LEAD =
  /^[\s:,=→–—-]*(?:(?:are|is|read|named|called|titled|headed|labell?ed|for|of|sind|heißen|lauten|sont|son|sono|são|zijn|är)\b[\s:]*)?/iu;

/** Where a sentence goes from its columns to its rows. */
const ROWS =
  /\s(?:and|und|et|y|e|en|i|och|plus|with|mit|avec|con)\s+(?:\p{L}{2,5}\s)?(?:(?:\p{L}+|\d+)\s)?(?:rows|zeilen|lignes|filas|righe|linhas|rijen|wiersz\w*|rader|entries)\b/iu;

/**
 * The names of a table's columns behind the word for them, whatever parts them: "columns Key / Owner / On", "mit den
 * Spalten Los, Ware, Preis", "Column heads are Case, Due". They end where rows or another statement begin.
 *
 * @example columnNames({ text: 'columns No. | Place | Due', start: 0 }, 7)?.names.length // 3
 */
export function columnNames(sentence: Piece, from: number): ColumnNames | undefined {
  const lead = LEAD.exec(sentence.text.slice(from))?.[0].length ?? 0;
  const start = from + lead;
  const run = cut(sentence, start, endOf(sentence.text, start));
  const parts = partsOf(run);
  const named = upToProse(parts);
  const last = named.at(-1);
  if (named.length < 2 || last === undefined) return undefined;
  return {
    names: named.map(({ text, start: at }) => toWords(text, at)),
    end: last.start - sentence.start + last.text.length,
  };
}

/** What leads to the rows of a table: "First rows:", ", Zeilen:", "and three rows:". */
export const ROWS_LEAD =
  /^[\s.;,–—]*(?:(?:and|und|et|y|e|en|i|och|with|mit|avec|con)\s)?(?:(?:the|den|les|las|le|first|sample|example|erste|erster?n|beispiel|three|two|four|five|drei|vier|fünf|trois|tres|tre|\d+)\s){0,2}(?:rows?|zeilen|lignes|filas|righe|linhas|rijen|rader|wiersze|entries)(?:\s(?:to show|so far|shown))?\s*[:：,]?\s+(?=\S)/iu;

function endOf(text: string, from: number): number {
  const levels = markLevels(text);
  const rows = ROWS.exec(text.slice(from));
  const limit = rows === null ? text.length : from + rows.index;
  for (let at = from; at < limit; at++) {
    if (levels[at] !== TOP) continue;
    const [character, after] = [text.charAt(at), text.slice(at + 1, at + 4)];
    if (character === '\n' || character === ';') return at;
    if (character === ':' && /^(?:\s|$)/.test(after)) return at;
    if (character === '.' && /^(?:\s+[\p{Lu}"'“„]|\s*$)/u.test(after) && !/^\s+\|/.test(after)) return at;
    // As people type: the next sentence begins with a small letter.
    if (character === '.' && /^\s+\p{Ll}/u.test(after) && /\p{Ll}{3}$/u.test(text.slice(from, at))) return at;
    if ('—–'.includes(character) && /\s/.test(text.charAt(at - 1)) && /^\s/.test(after)) return at;
  }
  return limit;
}

function partsOf(run: Piece): Piece[] {
  for (const sign of [' | ', '|', ' / ', ' · ']) {
    if (!run.text.includes(sign)) continue;
    const parts: Piece[] = [];
    let from = 0;
    for (const part of run.text.split(sign)) {
      if (part.trim() !== '') parts.push(cut(run, from, from + part.length));
      from += part.length + sign.length;
    }
    return parts;
  }
  return splitEnumeration(run.text, run.start).map(({ span }) =>
    cut(run, span.start - run.start, span.end - run.start),
  );
}

/** Names end where words in small letters follow names with capitals: "Key, Owner, On, a search field above". */
function upToProse(parts: readonly Piece[]): Piece[] {
  const isName = ({ text }: Piece): boolean => /^["“„«'`*]?[\p{Lu}\p{Lo}\d%#№€$£]/u.test(text);
  const [first] = parts;
  if (first === undefined) return [];
  if (!isName(first))
    return parts.length > 2 && parts.every(({ text }) => text.split(/\s+/).length <= 3) ? [...parts] : [];
  const stop = parts.findIndex((part) => !isName(part) && part.text.split(/\s+/).length > 1);
  return stop === -1 ? [...parts] : parts.slice(0, stop);
}

function toWords(text: string, start: number): Words {
  const bare = text.replace(/^["'“„«»‘`*_]+|["'”“»«’`*_]+$/gu, '').trim();
  const at = start + Math.max(0, text.indexOf(bare));
  return { text: bare, origin: 'literal', span: { start: at, end: at + bare.length } };
}
