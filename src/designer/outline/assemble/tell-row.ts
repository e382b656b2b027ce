import { cut, trimEnds, type Piece } from '../form/piece.ts';
import { findMentions } from '../lexicon/find-mentions.ts';
import { findPlaces } from '../lexicon/find-places.ts';
import type { TableNode, Words } from '../outline.ts';
import { splitEnumeration } from '../values/enumeration.ts';
import { markLevels, TOP } from '../values/top-level.ts';
import { findQuoted } from '../values/quoted.ts';
import { literalWords } from './passage/literal-words.ts';

/** What joins the name of a row to its cells. */
const VERB =
  /(?:\s*[:：→]|,|\s(?:is|has|goes|reads|shows|ist|hat|zeigt|est|a|affiche|es|tiene|é|tem|è|ha|heeft|with|mit|avec|con|com|met)(?=\s))\s*/iu;
/** Before a value that its column does not name. */
const BARE = /^(?:(?:is|are|has|with|at|the|ist|mit|est|avec|es|con|com|met|for)\s+)+/iu;
/** Between two values that no comma parts: "Peat in Shetland", "Inès Baudry avec Karim". */
const INNER = /\s(?:in|with|by|from|at|avec|mit|bei|con|com|met)\s/iu;

/**
 * A sentence that tells one row of a table whose columns are known: `The rule "login-guard" has scope per IP, limit 10/min and is
 * Enforcing`, "Row Battery goes 26 h, 30 h and 20 h". Cells go where their columns are named, the others in order. Whether it
 * was such a sentence: every value has found a cell, and at most one cell is empty.
 */
export function tellRow(table: TableNode, sentence: Piece, lang: string): boolean {
  const [first, ...others] = table.columns;
  if (first === undefined || others.length < 2) return false;
  const piece = trimEnds(sentence, '.');
  const lead = new RegExp(
    String.raw`^(?:and\s+)?(?:(?:the|at|à|um|die|la|le|a las|às)\s+)?(?:(?:row|line|entry|${RegExp.escape(first.label.text)}|\p{Ll}+(?=\s["“„«]))\s+)?(?:for\s+)?`,
    'iu',
  ).exec(piece.text)?.[0].length;
  const named = cut(piece, lead ?? 0);
  if (tellsElse(table, named, lang)) return false;
  const [quoted] = findQuoted(named.text);
  const from = quoted?.start === 0 ? quoted.end : 0;
  const verb = VERB.exec(named.text.slice(from));
  if (verb === null || (from > 0 && verb.index > 0)) return false;
  const key = quoted?.start === 0 ? cut(named, quoted.inner.start, quoted.inner.end) : cut(named, 0, verb.index);
  if (key.text === '' || !/^[\p{Lu}\d_.@-]/u.test(key.text) || key.text.split(/\s+/u).length > 5) return false;
  if (findMentions(key.text, lang).some(({ isWeak }) => !isWeak) && quoted === undefined) return false;
  const rest = cut(named, from + verb.index + verb[0].length);
  const cells = new Map<number, Words>();
  const loose: Piece[] = [];
  for (const { span, isQuoted } of splitEnumeration(rest.text, rest.start)) {
    const part = cut(rest, span.start - rest.start, span.end - rest.start);
    const told =
      isQuoted === true
        ? undefined
        : byColumn(
            part,
            others.map(({ label }) => label.text),
            cells,
          );
    if (told === undefined) loose.push(cut(part, BARE.exec(part.text)?.[0].length ?? 0));
    else cells.set(told.at, told.words);
  }
  const open = others.map((_, at) => at).filter((at) => !cells.has(at));
  const values = loose.length < open.length ? loose.flatMap(splitInner) : loose;
  if (values.length > open.length || open.length - values.length > 1) return false;
  for (const [index, value] of values.entries()) cells.set(open[index] ?? 0, literalWords(unmarked(value)));
  table.rows.push({ cells: [literalWords(key), ...others.map((_, at) => cells.get(at))], actions: [] });
  return true;
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
): { at: number; words: Words } | undefined {
  const bare = cut(part, BARE.exec(part.text)?.[0].length ?? 0);
  const text = bare.text.toLowerCase();
  for (const [at, column] of columns.entries()) {
    const name = column.toLowerCase();
    if (taken.has(at) || text === name) continue;
    if (text.startsWith(`${name} `)) {
      const value = cut(bare, name.length + 1);
      return { at, words: literalWords(unmarked(cut(value, BARE.exec(value.text)?.[0].length ?? 0))) };
    }
    if (text.endsWith(` ${name}`))
      return { at, words: literalWords(unmarked(cut(bare, 0, text.length - name.length - 1))) };
  }
  return undefined;
}

function splitInner(piece: Piece): Piece[] {
  const joint = INNER.exec(piece.text);
  return joint === null ? [piece] : [cut(piece, 0, joint.index), cut(piece, joint.index + joint[0].length)];
}

const unmarked = (piece: Piece): Piece => trimEnds(piece, '"“”„«»` ');
