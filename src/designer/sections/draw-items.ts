import type { Markup } from '../../markup/html.ts';
import type { ItemField, ItemsNode } from '../outline/outline.ts';
import { itemBullets, itemNumbered } from './item-bullets.ts';
import { itemCards } from './item-cards.ts';
import { areDays, itemDays } from './item-days.ts';
import { drawGrouped } from './item-groups.ts';
import { itemLanes } from './item-lanes.ts';
import { itemQuestions } from './item-questions.ts';
import { itemRows } from './item-rows.ts';
import { itemTiles } from './item-tiles.ts';
import { itemTimeline } from './item-timeline.ts';
import type { NodeContext, NodeDrawer } from './node-context.ts';
import { isStateWord } from './tone-of-words.ts';

const LAYOUTS: Record<ItemsNode['layout'], (node: ItemsNode, context: NodeContext) => Markup> = {
  rows: itemRows,
  cards: itemCards,
  columns: itemCards,
  grid: itemCards,
  carousel: itemCards,
  timeline: itemTimeline,
  bullets: itemBullets,
  numbered: itemNumbered,
  lanes: itemLanes,
  questions: itemQuestions,
  tiles: itemTiles,
};

/** Things of one kind, each with the same parts, as siblings of one list. */
export const drawItems: NodeDrawer<'items'> = (node, context) => {
  if (node.layout === 'lanes') return itemLanes(node, context);
  const draw = areDays(node) ? itemDays : LAYOUTS[node.layout];
  const told = withFigures(withStates(node), context);
  return told.items.some(({ group }) => group !== undefined) ? drawGrouped(told, context, draw) : draw(told, context);
};

/** Where the same place of every entry says how it stands, these are states: "Paid", "Refunded". */
function withStates(node: ItemsNode): ItemsNode {
  const { items } = node;
  const [first] = items;
  if (first === undefined || items.length < 2 || items.some(({ fields }) => fields.some(isMark))) return node;
  const at = first.fields.findIndex((_, index) =>
    items.every(({ fields }) => fields[index]?.label === undefined && isStateWord(fields[index]?.words.text ?? '')),
  );
  if (at === -1) return node;
  return {
    ...node,
    items: items.map((item) => ({
      ...item,
      fields: item.fields.map((field, index): ItemField => (index === at ? { ...field, as: 'status' } : field)),
    })),
  };
}

const isMark = ({ as }: ItemField): boolean => as === 'status' || as === 'badge';

const FIGURE = /^[+−–-]?[$€£¥]?\d[\d.,]*\s?(?:%|°\s?[CF]?|[^\s\d,]{1,5})?$/u;
const FIGURED: ReadonlySet<ItemsNode['layout']> = new Set(['cards', 'columns', 'grid', 'carousel']);
/** So many of the cards that say something at one place must say a figure there. */
const MOSTLY = 0.6;

/** On the cards of a tool what is measured alike on each is read first: "82 %", "14.2 °C". */
function withFigures(node: ItemsNode, { pageKind }: NodeContext): ItemsNode {
  const { items, layout } = node;
  if (pageKind !== 'tool' || !FIGURED.has(layout) || items.length < 3) return node;
  if (items.some(({ fields }) => fields.some(({ as }) => as === 'value'))) return node;
  const most = Math.max(...items.map(({ fields }) => fields.length));
  const places = Array.from({ length: most }, (_, at) => at).filter((at) => {
    const said = items.flatMap(({ fields }) => fields[at] ?? []);
    return said.length > 1 && said.filter(isFigure).length >= said.length * MOSTLY;
  });
  if (places.length === 0) return node;
  return {
    ...node,
    items: items.map((item) => ({
      ...item,
      fields: item.fields.map((field, at): ItemField =>
        places.includes(at) && isFigure(field) ? { ...field, as: 'value' } : field,
      ),
    })),
  };
}

const isFigure = ({ label, as, words }: ItemField): boolean =>
  label === undefined && (as === 'note' || as === 'meta') && FIGURE.test(words.text.trim());
