import type { Passage } from '../form/passage.ts';
import type { Piece } from '../form/piece.ts';
import type { ItemsNode, Node, TableNode, TableRow, Words } from '../outline.ts';
import type { PageDraft } from './page-draft.ts';
import type { Owner } from './scope.ts';
import { cardsOf } from './site/table-as-cards.ts';

/** Takes a table in pipes into the table that its passage speaks of, or into one of its own. */
export function addTable(draft: PageDraft, { cells = [], hasHead }: Passage, owner: Owner): void {
  const given = owner.items?.kind === 'table' && owner.items.rows.length === 0 ? owner.items : undefined;
  const table: TableNode = given ?? { kind: 'table', columns: [], rows: [], footer: [] };
  const [head, ...body] = cells;
  const isHeaded = hasHead === true && head !== undefined;
  if (isHeaded && table.columns.length === 0)
    table.columns = head.map((cell) => ({ label: cell === undefined ? EMPTY : toWords(cell) }));
  for (const row of isHeaded || head === undefined ? body : cells) table.rows.push(toRow(row));
  owner.items = table;
  if (given !== undefined) return;
  const scope = owner.scope.rank > 0 ? owner.scope : (announcedIn(draft) ?? draft.openSection(owner.scope, {}));
  // A list that was announced and stays empty is this table.
  const announced = scope.nodes.findIndex((node) => node.kind === 'items' && node.items.length === 0);
  const cards = scope.nodes[announced];
  if (cards?.kind === 'items' && CARDED.has(cards.layout) && table.rows.length > 0) {
    cards.items.push(...cardsOf(table));
    owner.items = cards;
  } else if (announced === -1) scope.nodes.push(table);
  else {
    draft.moveTemplates(scope.nodes[announced], table);
    scope.nodes[announced] = table;
  }
}

/** The part that was opened last, where it ends with things that were only announced. */
function announcedIn({ last }: PageDraft): { nodes: Node[] } | undefined {
  const list = last?.nodes.at(-1);
  return last !== undefined && list?.kind === 'items' && list.items.length === 0 ? last : undefined;
}

/** Lists of which each thing is a card: a table under one gives them their names and what is said of them. */
const CARDED: ReadonlySet<ItemsNode['layout']> = new Set(['cards', 'grid', 'tiles', 'carousel']);

const EMPTY: Words = { text: '', origin: 'literal' };

function toRow(cells: readonly (Piece | undefined)[]): TableRow {
  const isTotal =
    cells.some((cell) => cell !== undefined && /^\*\*.*\*\*$/.test(cell.text)) &&
    /^\**(?:sub)?(?:total|sum|summe|gesamt|somme|totale|totaal|razem|summa|toplam|合計|合计|합계)/i.test(
      cells[0]?.text ?? '',
    );
  return {
    cells: cells.map((cell) => (cell === undefined ? undefined : toWords(cell))),
    actions: [],
    ...(isTotal ? { state: 'total' } : {}),
  };
}

/** The words of a cell without marks of emphasis and code. */
function toWords(cell: Piece): Words {
  const bare = cell.text.replace(/^(?:\*\*|__|[*_`"“„«])+|(?:\*\*|__|[*_`"”“»])+$/g, '').replace(/\\\|/g, '|');
  const start = cell.start + Math.max(0, cell.text.indexOf(bare));
  return { text: bare, origin: 'literal', span: { start, end: start + bare.length } };
}
