import { type Piece, cut, trimEnds } from '../../form/piece.ts';
import { findMentions } from '../../lexicon/find-mentions.ts';
import { columnNames } from '../column-names.ts';

/** Columns that a passage names, with what it says before and behind them. */
export interface ToldColumns {
  before: Piece;
  columns: Piece[];
  after: Piece;
}

/** The word for the columns of a table, perhaps with their number and an opening bracket. */
const COLUMNS =
  /(?:[([]\s*)?(?:\b(?:with|w\/|mit|avec|con|com|met)\s*)?(?:the\s+|a\s+|den\s+|les\s+|las\s+)?(?:\b(?:\d{1,2}|two|three|four|five|six|seven|eight|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque)\s+)?(?<![\p{L}-])(?:columns?|cols?\.?|column (?:heads?|headers?|headings?)|table (?:heads?|headers?)|headers?(?: rows?)?|spalten|colonnes|columnas|colonne|colunas|kolommen|kolumny|kolumner|sütunlar|列|열)(?![\p{L}-])(?:\s+(?:are|reads?|says|sind|sont|son|sono|são|zijn|är|called|named))?(?:\s*[)\]])?\s*[*_]*\s*[:：=]?\s*[*_]*/giu;

/** "with Meter, Flat and Reading as columns": the names stand before the word for them. */
const AS_COLUMNS =
  /\s+(?:as|for|als|comme|como|come)\s+(?:(?:the|its|die|les|las|le)\s+)?(?:columns?|headers?|spalten|colonnes|columnas|colonne|colunas)(?!\p{L})/giu;

/** What each row has: "Each row: ID, product, weight". */
const EACH_ROW =
  /\b(?:each|every|per|jede|chaque|cada|ogni|elke|varje)\s+(?:row|zeile|ligne|fila|riga|linha|rij|rad)\s*(?:has|shows?|holds?|lists?|contains?|gives?|hat|zeigt|montre|muestra|mostra)?\s*[:：]?\s*(?=\S)/giu;

/** What stands between a table and the names right behind it: "table (A | B | C)", "**Table** — A, B, C", "table of A, B, C". */
const BEHIND_TABLE =
  /^[*_]*\s*(?:(?:[:：(→—–]|->|=>)|,(?=\s\p{Lu}[^:.;]{2,80}[:：]\s)|\b(?:with|of|showing|listing|for|mit|avec|con|com|met)\b(?:\s+the\b)?)\s*/u;

/** The name of a table in quotation marks, or what it is of: "table of the latest events with time, size and place". */
const SAID_OF =
  /^[*_]*\s+(?:["“„«][^"”“»]{1,50}["”“»]|(?:of|for|von|der|de|des|di)\s[^,.:;\n]{2,40}?(?=\s(?:with|showing|listing|mit|avec|con|com)\s))/iu;

/** Every reading of a passage as one that names columns, the surest first. */
export function findToldColumns(piece: Piece, lang: string): ToldColumns[] {
  // "(see below)" says where the rows are and is no word of a column.
  const said = { ...piece, text: piece.text.replace(ELSEWHERE, (aside) => ' '.repeat(aside.length)) };
  const found: (ToldColumns | undefined)[] = [];
  for (const match of said.text.matchAll(COLUMNS))
    found.push(namesAt(said, match.index, match.index + match[0].length));
  for (const match of said.text.matchAll(AS_COLUMNS)) found.push(namesBefore(said, match.index, match[0].length));
  const tables = findMentions(said.text, lang).filter(({ makes }) => makes.kind === 'table');
  for (const match of said.text.matchAll(EACH_ROW))
    if (tables.some(({ end }) => end <= match.index))
      found.push(namesAt(said, match.index, match.index + match[0].length));
  for (const { end } of tables) {
    const title = SAID_OF.exec(said.text.slice(end))?.[0].length ?? 0;
    const lead = BEHIND_TABLE.exec(said.text.slice(end + title));
    const one = lead === null ? undefined : namesAt(said, end + title, end + title + lead[0].length);
    // Two names are a head where two columns are counted: "a two-column table, Item and Price: …".
    const least = /(?:two|2|zwei|deux|dos)[- ]?(?:colum|spalt|colonne)/iu.test(said.text.slice(0, end)) ? 2 : 3;
    if (one !== undefined && one.columns.length >= least && one.columns.every(({ text }) => !/\d/u.test(text)))
      found.push(one);
  }
  return found.filter((one): one is ToldColumns => one !== undefined && isHead(one, tables.length > 0));
}

const ELSEWHERE = /\((?:see|rows?|listed|given|data)\s[^()]*\)\s*$/iu;

/** Two names are a head only where a table is spoken of; names that hold lists of their own are parts of the page. */
const isHead = ({ columns }: ToldColumns, isTable: boolean): boolean =>
  columns.length > (isTable ? 1 : 2) && columns.every(({ text }) => !/["“„]|\([^)]*,/u.test(text));

function namesAt(said: Piece, start: number, from: number): ToldColumns | undefined {
  const opened = said.text.slice(start, from);
  const isBracketed = /[([]/u.test(opened) && !/[)\]]/u.test(opened);
  const close = isBracketed ? said.text.slice(from).search(/[)\]]/u) : -1;
  const names = columnNames(close === -1 ? said : cut(said, 0, from + close), from);
  if (names === undefined) return undefined;
  return {
    before: leadIn(cut(said, 0, start)),
    columns: names.names.map(toColumn),
    after: cut(said, close === -1 ? names.end : from + close + 1),
  };
}

function namesBefore(said: Piece, at: number, length: number): ToldColumns | undefined {
  const lead = /^[\s\S]*\b(?:with|has|have|having|mit|avec|con|com|met)\s+(?:the\s+)?/iu.exec(said.text.slice(0, at));
  if (lead === null) return undefined;
  const names = columnNames(cut(said, 0, at), lead[0].length);
  if (names === undefined) return undefined;
  return {
    before: leadIn(cut(said, 0, lead[0].length)),
    columns: names.names.map(toColumn),
    after: cut(said, at + length),
  };
}

/** What is said before the columns, without the word that ties them to it. */
function leadIn(head: Piece): Piece {
  const ties =
    /[\s,;:(–—-]*(?:\b(?:with|that has|whose|has|having|and|mit|avec|con|com|met)(?:\s+(?:the|a))?)?[\s,;:(–—-]*$/iu;
  return trimEnds(cut(head, 0, head.text.replace(ties, '').length), ',;');
}

/** "a status pill" → "status", "**Due**" → "Due": the label alone. */
function toColumn({ text, span }: { text: string; span?: { start: number } }): Piece {
  const bare = text
    .replace(/^(?:whether|if|ob|si|se)\s+(?:it\s(?:is|has)\s|ha\s)?/iu, '')
    .replace(/^(?:the|an?|its|der|die|das|ein|eine|le|la|un|une)\s+/iu, '')
    .replace(/\s*\((?:pill|badge|chip|tag|toggle|switch|bar|right|left|mono|number|date|text|sortable)[^)]*\)$/iu, '')
    .replace(/(?<=\S)\s+(?:pill|badge|chip|tag|toggle|switch)s?$/iu, '');
  return { text: bare, start: (span?.start ?? 0) + Math.max(0, text.indexOf(bare)) };
}
