import type { Markup } from '../../markup/html.ts';
import type { ItemsNode } from '../outline/outline.ts';
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
  return node.items.some(({ group }) => group !== undefined) ? drawGrouped(node, context, draw) : draw(node, context);
};
