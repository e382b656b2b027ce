import type { Owner } from '../assemble/scope.ts';
import { type Piece } from '../form/piece.ts';
import type { Item, TableNode, TableRow } from '../outline.ts';
import { isRefusal } from '../lexicon/is-refusal.ts';
import { isStyleStatement } from '../style/style-statement.ts';
import { isInstruction, isPersonal } from './casual-words.ts';
import { cellsByShape } from './cells-by-shape.ts';
import { coreOf, toEntry } from './list-entries.ts';
import { cellsOfItem, rowFor } from './wanted-columns.ts';
import { splitUnits } from './split-units.ts';

/** One row more of the list before: as many cells, no element, nobody who speaks. */
export function rowLike(sentence: Piece, owner: Owner, lang: string): Item | undefined {
  const { items } = owner;
  if (items?.kind !== 'items') return undefined;
  const known = items.items.at(-1)?.fields.length ?? 0;
  const units = splitUnits(sentence);
  if (
    known === 0 ||
    Math.abs(units.length - 1 - known) > 1 ||
    units.length < 2 ||
    units.some(({ after }) => after !== ',' && after !== '')
  )
    return undefined;
  if (
    isPersonal(sentence.text) ||
    isInstruction(sentence.text) ||
    units.some((unit) => unit.text.split(/\s+/).length > 5 || isRefusal(unit.text, lang) || isStyleStatement(unit.text))
  )
    return undefined;
  // Rows begin alike: names in capitals are followed by names in capitals.
  if (/^\p{Lu}/u.test(items.items[0]?.title.text ?? '') !== /^\p{Lu}/u.test(sentence.text)) return undefined;
  const item = toEntry({ ...sentence, text: sentence.text.replace(/[.\s]+$/, '') });
  return item !== undefined && item.fields.length > 0 && Math.abs(item.fields.length - known) < 2 ? item : undefined;
}

/** A sentence that fills a row of the table before: "Room 1 28.4°C 66% 840 trays day 6." */
export function tableRow(sentence: Piece, table: TableNode): TableRow | undefined {
  if (
    table.columns.length < 3 ||
    isPersonal(sentence.text) ||
    isInstruction(sentence.text) ||
    /[:：]\s/.test(sentence.text) ||
    isStyleStatement(sentence.text) ||
    /\b(?:red|green|orange|bold|rojo|verde|rot|grün|rouge|rood)\W*$/iu.test(sentence.text)
  )
    return undefined;
  const item = toEntry({ ...sentence, text: sentence.text.replace(/[.\s]+$/, '') });
  const isRow = item !== undefined && item.fields.length >= Math.min(2, table.columns.length - 2);
  const cells = isRow ? cellsOfItem(item) : cellsByShape(coreOf(sentence), table.columns.length);
  if (cells === undefined || cells.some(({ text: words }) => words.split(/\s+/).length > 4)) return undefined;
  return cells.length <= table.columns.length + 1 ? rowFor(table, cells) : undefined;
}
