import type { ItemsNode, Node, Section } from '../outline/outline.ts';
import { toColumns } from './table-columns.ts';
import { isToolbar } from './toolbar.ts';
import type { NodeContext } from './node-context.ts';

/** The room that a section asks for on a desk: the whole width, more than half of it, or as little as a third. */
export type Need = 'full' | 'wide' | 'slim';

const RANK: Readonly<Record<Need, number>> = { slim: 0, wide: 1, full: 2 };
const most = (needs: readonly Need[]): Need =>
  needs.reduce<Need>((found, need) => (RANK[need] > RANK[found] ? need : found), 'slim');

const FULL_SURFACES: ReadonlySet<Section['surface']> = new Set(['hero', 'band', 'strip', 'notice', 'drawer']);

const isLittle = ({ kind }: Node): boolean => kind === 'control' || kind === 'text' || kind === 'badge';

/** By what a section is made of; one without a heading is said of the page and keeps its width. */
export function needOf(section: Section, context: NodeContext): Need {
  const { nodes, heading, surface, flow } = section;
  if (FULL_SURFACES.has(surface) || (heading === undefined && nodes.every(isLittle))) return 'full';
  if (nodes.length === 0 || (flow !== 'stack' && nodes.length > 1) || isToolbar(nodes, context)) return 'full';
  return most(nodes.map((node) => needOfNode(node, context)));
}

const MOST_FIELDS = 5;

/** Least widths, CSS pixels, at which a table wants more than a third and more than half. */
const WIDE_TABLE_PX = 280;
const FULL_TABLE_PX = 500;
/** Room of the links or buttons at the end of a row. */
const ACTIONS_PX = 96;

function needOfNode(node: Node, context: NodeContext): Need {
  switch (node.kind) {
    case 'section':
      if (node.nodes.some(({ kind }) => kind === 'section')) return 'full';
      return node.heading === undefined && node.nodes.every(isLittle) ? 'slim' : needOf(node, context);
    case 'table': {
      const ends = node.rows.some(({ actions }) => actions.length > 0) ? ACTIONS_PX : 0;
      const px = toColumns(node, context.lang).reduce((sum, { fullPx }) => sum + fullPx, ends);
      return px > FULL_TABLE_PX ? 'full' : px > WIDE_TABLE_PX ? 'wide' : 'slim';
    }
    case 'chart':
      return ROUND_CHARTS.has(node.chart) ? 'slim' : 'wide';
    case 'items':
      return needOfItems(node);
    case 'facts':
      return node.layout === 'tiles' && node.facts.length > 2 ? 'full' : node.facts.length > 9 ? 'wide' : 'slim';
    case 'control':
      return node.control === 'tabs' || node.control === 'pager' ? 'full' : 'slim';
    case 'picture':
      return node.size === 'full' ? 'full' : node.picture === 'map' || node.picture === 'plan' ? 'wide' : 'slim';
    case 'schedule':
      return node.shape === 'day' ? 'wide' : 'full';
    case 'steps':
      return node.direction === 'across' ? 'full' : 'slim';
    case 'grid':
    case 'code':
    case 'message':
      return 'wide';
    default:
      return 'slim';
  }
}

const ROUND_CHARTS: ReadonlySet<string> = new Set(['donut', 'ring', 'gauge', 'sparkline']);
const LISTS: ReadonlySet<ItemsNode['layout']> = new Set(['rows', 'timeline', 'bullets', 'numbered']);

function needOfItems({ layout, items }: ItemsNode): Need {
  if (layout === 'tiles') return items.length > 4 ? 'wide' : 'slim';
  if (!LISTS.has(layout)) return layout === 'cards' && items.length === 1 ? 'slim' : 'full';
  const isRich = items.some(({ fields, nodes }) => fields.length > 2 || nodes.some(({ kind }) => kind === 'section'));
  return isRich || items.length > MOST_FIELDS * 2 ? 'wide' : 'slim';
}

const HEAD_PX = 64;

/** About how tall a section is drawn, CSS pixels: to stand beside others of like height. */
export const heightOf = ({ heading, nodes }: Section): number =>
  (heading === undefined ? 24 : HEAD_PX) +
  heightOfPictures(nodes.filter(isView).length) +
  nodes.filter((node) => !isView(node)).reduce((sum, node) => sum + heightOfNode(node), 0);

const PICTURE_PX = 260;
const isView = (node: Node): boolean =>
  node.kind === 'picture' && node.picture !== 'avatar' && node.picture !== 'logo' && node.size !== 'small';

/** One picture is as wide as its part, several stand beside one another. */
const heightOfPictures = (count: number): number => (count > 1 ? Math.ceil(count / 4) * 200 : count * PICTURE_PX);

function heightOfNode(node: Node): number {
  switch (node.kind) {
    case 'section':
      return heightOf(node);
    case 'table':
      return 44 + node.rows.length * 48;
    case 'chart':
      return node.chart === 'sparkline' ? 80 : ROUND_CHARTS.has(node.chart) ? 260 : 320;
    case 'items':
      return node.items.reduce((sum, item) => sum + (node.layout === 'bullets' ? 32 : 56) + item.nodes.length * 24, 0);
    case 'facts':
      return node.layout === 'list' || node.layout === 'sums'
        ? node.facts.length * 44
        : Math.ceil(node.facts.length / 2) * 72;
    case 'control':
      return node.options.length > 1 && (node.control === 'radio' || node.control === 'checkbox')
        ? 32 + node.options.length * 48
        : node.control === 'textarea'
          ? 128
          : node.control === 'input' || node.control === 'select'
            ? 88
            : 52;
    case 'picture':
      return isView(node) ? PICTURE_PX : 64;
    case 'text':
      return 24 + Math.ceil(node.words.text.length / 48) * 20;
    case 'schedule':
    case 'grid':
      return 360;
    case 'steps':
      return node.direction === 'across' ? 72 : node.steps.length * 56;
    case 'progress':
      return node.display === 'ring' ? 200 : 48;
    case 'message':
      return 88;
    case 'code':
      return 160;
    default:
      return 36;
  }
}
