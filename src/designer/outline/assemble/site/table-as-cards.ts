import type { Item, ItemField, ItemsNode, TableNode } from '../../outline.ts';
import { classify } from '../../values/measure.ts';
import { control } from '../make-node.ts';
import type { Owner } from '../scope.ts';

const SAYS =
  /\b(?:as|are|show|become|into|in|make)\b[^.]{0,40}\b(?:cards?|columns|tiles)\b|\bcards?\b[^.]{0,24}\bnot (?:as )?an? table\b|\bals\b[^.]{0,20}\bkarten\b|\btarjetas\b|\bcartes\b/iu;
const ACTION = /^(?:button|cta|action|link|schaltfläche|bouton|botón|pulsante|knop|przycisk)s?$/iu;
const PRICE = /price|preis|prix|precio|prezzo|preço|prijs|cena|pris|fiyat/iu;

/**
 * Draws a table that is said to be cards as cards: `These are four cards, not a table`. The names of its columns are no
 * words of the page then. Whether the sentence said so.
 */
export function tableAsCards(owner: Owner, sentence: string): boolean {
  const { scope } = owner;
  const table =
    owner.items?.kind === 'table'
      ? owner.items
      : scope.nodes.findLast((node): node is TableNode => node.kind === 'table');
  if (table === undefined || table.rows.length === 0 || !SAYS.test(sentence)) return false;
  const at = scope.nodes.indexOf(table);
  if (at === -1) return false;
  const cards: ItemsNode = {
    kind: 'items',
    layout: 'cards',
    noun: 'plan',
    items: cardsOf(table),
  };
  scope.nodes.splice(at, 1, cards);
  owner.items = cards;
  return true;
}

/** The rows of a table as things: the first cell names each, the others are said of it. */
export const cardsOf = (table: TableNode): Item[] => table.rows.flatMap((row) => toItem(row.cells, table) ?? []);

function toItem(cells: TableNode['rows'][number]['cells'], { columns }: TableNode): Item | undefined {
  const [title, ...others] = cells;
  if (title === undefined) return undefined;
  const item: Item = { title, fields: [], nodes: [] };
  for (const [index, words] of others.entries()) {
    const name = columns[index + 1]?.label.text ?? '';
    if (words === undefined) continue;
    if (ACTION.test(name)) item.nodes.push(control('button', { label: words }));
    else item.fields.push({ words, as: roleOf(name, words.text) });
  }
  return item;
}

const roleOf = (name: string, words: string): ItemField['as'] =>
  PRICE.test(name) || classify(words).kind === 'money' ? 'value' : 'note';
