import type { DrawnDevice } from '../../domain/designer.ts';
import type { Markup } from '../../markup/html.ts';
import type { Nature } from '../knowledge/nature.ts';
import type { Style } from '../direct/direction.ts';
import type { SlotKind, SlotOf } from '../write/slots.ts';

/** What is under a block: the page, a tonal panel, the field of the primary container, the inverse surface. */
export type Ground = 'surface' | 'tonal' | 'field' | 'inverse';

/** What a block knows when it draws. */
export interface BlockContext {
  device: DrawnDevice;
  style: Style;
  /** The room it has: `full` is the page's width, `wide` about seven columns of twelve, `narrow` about five. */
  width: BlockWidth;
  /** Level of the block's own heading. The block that opens the page has 1. */
  level: 1 | 2 | 3;
  /** The ground it stands on. */
  ground: Ground;
  /** Whether it runs to the edges of the page and so brings its own side margins; else it sits inside the page's. */
  bleed: boolean;
  /** Unique in the screen; prefix of ids inside the block. */
  key: string;
}

export const BLOCK_WIDTHS = ['full', 'wide', 'narrow'] as const;
export type BlockWidth = (typeof BLOCK_WIDTHS)[number];

/** One structural way to draw a block. */
export interface BlockVariant<K extends SlotKind> {
  name: string;
  /** Where this way looks right. */
  widths: readonly BlockWidth[];
  devices: readonly DrawnDevice[];
  /** In place of the block's own. */
  natures?: readonly Nature[];
  /** Content it can draw well; absent: any content of the kind. */
  suits?(slot: SlotOf<K>): boolean;
  /** Words of a prompt that ask for this way of drawing; where they are spoken it stands before what is only liked. */
  askedBy?: RegExp;
  /** Estimated height in CSS pixels, for balancing columns and the fold. */
  heightPx(slot: SlotOf<K>, width: BlockWidth): number;
  render(slot: SlotOf<K>, context: BlockContext): Markup;
}

/**
 * A way to show one kind of content. The root element of what `render` returns carries `data-block="<id>"`; named parts
 * carry `data-part`. Markup uses token classes only (`markup/README.md`).
 */
export interface Block<K extends SlotKind = SlotKind> {
  /** Kebab-case, what a person would call it in an edit: "stat-row". */
  id: string;
  /** Other words a person may use for it in an instruction. */
  aliases: readonly string[];
  shows: K;
  /** Fuses data or action with the domain's picture. A screen has at most one of these, near its top. */
  isSignature?: true;
  /**
   * What things must be one of, for the drawing to be true of them: a town only of what is of houses. Asked where a screen
   * is planned, not where a person wants this block. Absent: true of anything.
   */
  natures?: readonly Nature[];
  variants: readonly BlockVariant<K>[];
}

/** Declares a block; the identity function keeps the kind of content and the render functions in step. */
export const defineBlock = <K extends SlotKind>(block: Block<K>): Block<K> => block;
