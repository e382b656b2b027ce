import type { Passage } from '../form/passage.ts';
import type { Piece } from '../form/piece.ts';
import type { FactsNode, ItemsNode, Node, TableNode, TableRow, Words } from '../outline.ts';
import type { PageDraft } from './page-draft.ts';
import type { Owner } from './scope.ts';
import { findQuoted } from '../values/quoted.ts';
import { cardsOf } from './site/table-as-cards.ts';
import { factsOf, momentsOf } from './table-of-roles.ts';

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
  const told = toldAs(table, scope.nodes);
  if (told === undefined) {
    draft.moveTemplates(
      scope.nodes.find((node) => node.kind === 'items' && isAnnounced(node)),
      table,
    );
    replaceAnnounced(scope.nodes, table);
    return;
  }
  if (told.kind === 'items') owner.items = told;
  else delete owner.items;
}

/** What a table gives that is no table on the page: figures, moments, cards. */
function toldAs(table: TableNode, nodes: Node[]): ItemsNode | FactsNode | undefined {
  const last = nodes.at(-1);
  const facts = last === undefined || isAnnounced(last) ? factsOf(table) : undefined;
  if (facts !== undefined) {
    const node: FactsNode = last?.kind === 'facts' ? last : { kind: 'facts', layout: 'tiles', facts: [] };
    node.facts.push(...facts);
    replaceAnnounced(nodes, node);
    return node;
  }
  // A list that was announced and stays empty is this table.
  const list = nodes.find((node): node is ItemsNode => node.kind === 'items' && node.items.length === 0);
  const things =
    list === undefined || table.rows.length === 0
      ? undefined
      : list.layout === 'timeline'
        ? (momentsOf(table) ?? cardsOf(table))
        : CARDED.has(list.layout)
          ? cardsOf(table)
          : undefined;
  if (list === undefined || things === undefined) return undefined;
  list.items.push(...things);
  return list;
}

/** Things or figures that were only announced. */
const isAnnounced = (node: Node): boolean =>
  (node.kind === 'items' && node.items.length === 0) || (node.kind === 'facts' && node.facts.length === 0);

function replaceAnnounced(nodes: Node[], told: TableNode | FactsNode): void {
  const at = nodes.findIndex((node) => isAnnounced(node) && (told.kind === 'facts' || node.kind === 'items'));
  if (nodes.includes(told)) return;
  if (at === -1) nodes.push(told);
  else nodes[at] = told;
}

/** The part that was opened last, where it ends with things that were only announced. */
function announcedIn({ last }: PageDraft): { nodes: Node[] } | undefined {
  const list = last?.nodes.at(-1);
  return last !== undefined && list !== undefined && isAnnounced(list) ? last : undefined;
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
  const [quoted] = findQuoted(cell.text);
  const isWhole = quoted?.start === 0 && quoted.end === cell.text.length;
  const told = isWhole
    ? cell.text.slice(quoted.inner.start, quoted.inner.end)
    : cell.text.replace(/^(?:\*\*|__|[*_`])+|(?:\*\*|__|[*_`])+$/g, '');
  const bare = told.replace(/\\\|/g, '|');
  const start = cell.start + Math.max(0, cell.text.indexOf(bare));
  return { text: bare, origin: 'literal', span: { start, end: start + bare.length } };
}
