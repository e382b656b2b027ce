import type { DrawnDevice } from '../../domain/designer.ts';
import type { Markup } from '../../markup/html.ts';
import type { Style } from '../direct/direction.ts';
import type { Node, NodeKind, Outline, Words } from '../outline/outline.ts';

/** What a drawer of one node knows of the page around it. */
export interface NodeContext {
  device: DrawnDevice;
  /** Sets the scale: `tool` is dense, `app` for thumbs, `site` loose. */
  pageKind: Outline['kind'];
  style: Style;
  /** The room it has: `full` about the page, `wide` about two thirds, `narrow` a third or a card. On phones `full`. */
  width: 'full' | 'wide' | 'narrow';
  /** Level of the next heading inside: 2 in a section of the page, 3 in a card of it. */
  level: 2 | 3 | 4;
  /** Whether it stands inside a surface of its own, so that it draws none. */
  isInCard: boolean;
  /** What is under it: the page or a card, or a ground in strong colour with its own ink. */
  ground: 'surface' | 'card' | 'primary' | 'inverse';
  /** Unique on the page; prefix of ids and names of radio groups inside. */
  key: string;
  lang: string;
  /** Heading of the part that it stands in: what its entries are about. */
  about?: string;
  /** A dark page: light areas would glare. */
  isNight?: boolean;
  /** To be read from afar: the sizes of a wall, where there is little to show. */
  isLarge?: boolean;
  /** Stands beside others in a row of the page: a panel of its own. */
  isPanelled?: boolean;
  /** Rows as low as they can be: a log under the columns of a console. */
  isCompact?: boolean;
  /** Fills its column on a page that is seen at once: its rows share what room is left. */
  fills?: boolean;
  /** The page's title where a node holds it: whoever draws these words draws the h1. */
  title?: Words;
  /** Draws a node inside this one. */
  draw: DrawNode;
}

export type DrawNode = (node: Node, context: NodeContext) => Markup;
export type NodeDrawer<K extends NodeKind> = (node: Extract<Node, { kind: K }>, context: NodeContext) => Markup;
export type NodeDrawers = { readonly [K in NodeKind]: NodeDrawer<K> };
