import { cut, trimEnds, type Piece } from '../form/piece.ts';
import { findMentions } from '../lexicon/find-mentions.ts';
import { findPlaces } from '../lexicon/find-places.ts';
import type { TableNode, TableRow, Words } from '../outline.ts';
import { splitEnumeration } from '../values/enumeration.ts';
import { markLevels, TOP } from '../values/top-level.ts';
import { findQuoted } from '../values/quoted.ts';
import { literalWords } from './passage/literal-words.ts';

/** What joins the name of a row to its cells, the surest first: verbs of having, any verb, signs and "with". */
const JOINTS = [
  /\s(?:is|has|goes|reads|shows|ist|hat|geht|zeigt|est|a|affiche|es|tiene|é|tem|è|ha|heeft)(?:\s(?:to|with|at|on|from|by|for|in))?(?=\s)\s*/iu,
  /\s\p{Ll}{3,}s(?:\s(?:to|with|at|on|from|by|for|in))?(?=\s)\s*/u,
  /(?:\s*[:：→](?!\d)|,|\s(?:with|mit|avec|con|com|met)(?=\s))\s*/iu,
];
/** "Row two is …", "The second row reads …": a row told by its order, all of whose cells follow. */
const ORDERED =
  /^(?:(?:the|and|then)\s)*(?:(?:row|line)\s(?:one|two|three|four|five|six|\d{1,2})|(?:first|second|third|fourth|fifth|last)\s(?:row|line))\s*(?:[:：,]|\s(?:is|has|reads|shows|goes|says))\s*/iu;
/** Before a value that its column does not name. */
const BARE =
  /^(?:(?:is|are|has|with|at|the|ist|mit|est|avec|es|con|com|met|for|la|le|les|der|die|das|den|el|los|las|il|lo|o|os|as|het|de)\s+|l['’]|\p{Ll}{3,}s\s(?:to|with|at|on|from|by|for|in)\s+)+(?=\S)/u;
/** Between two values that no comma parts: "Peat in Shetland", "Inès Baudry avec Karim et la Clémentine". */
const INNER = /\s(?:in|on|with|by|from|at|and|avec|et|mit|und|bei|con|y|com|e|met|en)\s/gu;
/** A time or a number tells the row it begins without a verb: "17:00 Birke". */
const MOMENT = /^\d{1,2}[:.h]\d{2}(?=\s)\s*/u;
/** "At 08:00 …, at 09:30 …": several rows in one sentence, each with its word and its moment. */
const MOMENTS = /^(?:at|à|um|a las|às|alle|om|o)\s(?=\d{1,2}[:.h]\d{2}\s)/iu;

/**
 * A sentence that tells rows of a table whose columns are known: `The rule "login-guard" has scope per IP, limit 10/min and is
 * Enforcing`, "Row Battery goes 26 h, 30 h and 20 h", "At 08:00 Ada with Ruth, at 09:00 Tom with Ines". Cells go where their
 * columns are named, the others in order. Whether it was such a sentence: every value has found a cell, and at most one cell
 * of a row is empty.
 */
export function tellRow(table: TableNode, sentence: Piece, lang: string): boolean {
  const rows = splitMoments(sentence).map((piece) => toRow(table, piece, lang));
  if (rows.some((row) => row === undefined)) return false;
  table.rows.push(...rows.filter((row) => row !== undefined));
  return true;
}

function splitMoments(sentence: Piece): Piece[] {
  const word = MOMENTS.exec(sentence.text)?.[0].trim();
  const numbered = /^(?:The\s)?\p{Lu}\p{Ll}+(?=\s\d)/u.exec(sentence.text)?.[0];
  if (word === undefined && numbered === undefined) return [sentence];
  const pieces: Piece[] = [];
  let from = 0;
  // "Stop 1 … on shelf A. Stop 2 …": a letter before a full stop may end a row as well as shorten a name.
  const next =
    word === undefined
      ? new RegExp(String.raw`\.\s+(?=${numbered}\s\d)`, 'gu')
      : new RegExp(String.raw`[,;]\s+(?:(?:and|und|et|y|e|en)\s)?(?=${word}\s\d{1,2}[:.h]\d{2}\s)`, 'giu');
  for (const match of sentence.text.matchAll(next)) {
    pieces.push(cut(sentence, from, match.index));
    from = match.index + match[0].length;
  }
  return [...pieces, cut(sentence, from)];
}

function toRow(table: TableNode, sentence: Piece, lang: string): TableRow | undefined {
  const [first, ...others] = table.columns;
  if (first === undefined || others.length < 2) return undefined;
  const piece = trimEnds(sentence, '.');
  const order = ORDERED.exec(piece.text);
  if (order !== null) {
    const cells = toCells(
      cut(piece, order[0].length),
      table.columns.map(({ label }) => label.text),
    );
    return cells === undefined ? undefined : { cells: table.columns.map((_, at) => cells.get(at)), actions: [] };
  }
  const kind = `row|line|entry|zeile|ligne|fila|riga|linha|rij|${RegExp.escape(first.label.text)}`;
  const lead = new RegExp(
    String.raw`^(?:(?:and|then)\s+)?(?:(?:the|at|à|um|die|la|le|a las|às)\s+)?(?:(${kind}|\p{Ll}+(?=\s["“„«]))\s+)?(?:for\s+)?`,
    'iu',
  ).exec(piece.text);
  const named = cut(piece, lead?.[0].length ?? 0);
  const [quoted] = findQuoted(named.text);
  const from = quoted?.start === 0 ? quoted.end : 0;
  // `Card "Note": …` names an element and no row.
  const of = lead?.[1];
  if (
    of !== undefined &&
    !/^(?:row|line|entry)$/iu.test(of) &&
    of.toLowerCase() !== first.label.text.toLowerCase() &&
    findMentions(of, lang).some(({ isWeak }) => !isWeak)
  )
    return undefined;
  const isRow = lead?.[1] !== undefined || quoted?.start === 0;
  const moment = from === 0 ? MOMENT.exec(named.text) : null;
  for (const joint of moment === null ? JOINTS.map((one) => one.exec(named.text.slice(from))) : [moment]) {
    if (joint === null || (from > 0 && joint.index > 0)) continue;
    const keyEnd = moment === null ? joint.index : named.text.search(/\s/u);
    const key =
      quoted?.start === 0 ? cut(named, quoted.inner.start, quoted.inner.end) : trimEnds(cut(named, 0, keyEnd), ',');
    if (
      key.text === '' ||
      (quoted?.start !== 0 && !/^[\p{Lu}\d_.@-]/u.test(key.text)) ||
      key.text.split(/\s+/u).length > 5 ||
      (quoted?.start !== 0 && NO_KEY.test(key.text)) ||
      // "Status is a pill" tells a column.
      others.some(({ label }) => label.text.toLowerCase() === key.text.toLowerCase())
    )
      continue;
    const rest = cut(named, from + joint.index + joint[0].length);
    if (tellsElse(table, isRow ? rest : named, lang)) continue;
    if (!isRow && findMentions(key.text, lang).some(({ isWeak }) => !isWeak)) continue;
    const cells = toCells(
      rest,
      others.map(({ label }) => label.text),
    );
    if (cells !== undefined)
      return { cells: [literalWords(key), ...others.map((_, at) => cells.get(at))], actions: [] };
  }
  return undefined;
}

/** "A score that", "On Bar 2 there": the beginning of a sentence about the table and no name of a row. */
const NO_KEY = /^(?:an?|on|in|at|for|if|when|under|over|below|above|with|from)\s|\s(?:that|which|who|there)$/iu;

function toCells(rest: Piece, columns: readonly string[]): Map<number, Words> | undefined {
  const listed = splitEnumeration(rest.text, rest.start).map(({ span, isQuoted }) => ({
    piece: cut(rest, span.start - rest.start, span.end - rest.start),
    isWhole: isQuoted === true,
  }));
  // Values that only small words part are parted only as far as there are cells for them.
  const inner = listed.flatMap((part) =>
    part.isWhole || byColumn(part.piece, columns, new Map())?.isSure === true
      ? [part]
      : splitInner(part.piece).map((value) => ({ piece: value, isWhole: false })),
  );
  return fill(listed, columns, 0) ?? fill(inner, columns, 0) ?? fill(listed, columns, 1) ?? fill(inner, columns, 1);
}

/** The cells of a row by the index of their columns, where all values have one and so many cells stay empty. */
function fill(
  values: readonly { piece: Piece; isWhole: boolean }[],
  columns: readonly string[],
  empty: number,
): Map<number, Words> | undefined {
  const cells = new Map<number, Words>();
  const loose: Piece[] = [];
  for (const { piece, isWhole } of values) {
    const told = isWhole ? undefined : byColumn(piece, columns, cells);
    if (told === undefined) loose.push(cut(piece, BARE.exec(piece.text)?.[0].length ?? 0));
    else cells.set(told.at, told.words);
  }
  const open = columns.map((_, at) => at).filter((at) => !cells.has(at));
  if (open.length - loose.length !== empty) return undefined;
  for (const [index, value] of loose.entries()) cells.set(open[index] ?? 0, literalWords(unmarked(value)));
  return cells;
}

/** A sentence that begins with a place, or names elements other than by words of the table's own columns, tells another part. */
function tellsElse({ columns }: TableNode, { text }: Piece, lang: string): boolean {
  const levels = markLevels(text);
  const own = columns.map(({ label }) => label.text.toLowerCase());
  return (
    findPlaces(text, lang).some(({ start }) => start < 4) ||
    findMentions(text, lang).some(
      ({ start, end, isWeak }) =>
        !isWeak && levels[start] === TOP && !own.some((name) => name.includes(text.slice(start, end).toLowerCase())),
    ) ||
    /^(?:each|every|all|no|use|jede|chaque|cada|ogni)\b|#[\da-f]{3}|\b(?:font|colou?rs?|theme|style)\b/iu.test(text)
  );
}

/** "scope per IP", "84 kg in stock": a value beside the name of its column. */
function byColumn(
  part: Piece,
  columns: readonly string[],
  taken: ReadonlyMap<number, Words>,
): { at: number; words: Words; isSure?: boolean } | undefined {
  const bare = cut(part, BARE.exec(part.text)?.[0].length ?? 0);
  const text = bare.text.toLowerCase();
  for (const [at, column] of columns.entries()) {
    const name = column.toLowerCase();
    if (taken.has(at) || text === name) continue;
    if (text.startsWith(`${name} `)) {
      const value = cut(bare, name.length + 1);
      return {
        at,
        words: literalWords(unmarked(cut(value, BARE.exec(value.text)?.[0].length ?? 0))),
        isSure: !INNER_ONE.test(value.text),
      };
    }
    if (text.endsWith(` ${name}`))
      return { at, words: literalWords(unmarked(cut(bare, 0, text.length - name.length - 1))), isSure: true };
  }
  return undefined;
}

/** The same for a value by itself. */
const INNER_ONE = new RegExp(INNER.source, 'u');

function splitInner(piece: Piece): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of piece.text.matchAll(INNER)) {
    pieces.push(cut(piece, from, match.index));
    from = match.index + match[0].length;
  }
  return [...pieces, cut(piece, from)];
}

const unmarked = (piece: Piece): Piece => trimEnds(piece, '"“”„«»` ');
