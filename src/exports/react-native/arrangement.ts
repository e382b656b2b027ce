import type { Box } from '../../render/layout-tree.ts';
import type { NativeStyle } from './native-node.ts';

/** Something in a view, before it is known how the view arranges it. */
export interface Item {
  box: Box;
  grows: boolean;
  /** Words or a view with words in it, which may become narrower; others are as large as they are drawn. */
  isSoft: boolean;
  isText: boolean;
  /** Words that have no element of their own. */
  isBare?: true;
  /** Words in it go over several lines. */
  isBroken?: boolean;
}

/** How a view arranges what is in it: its own style, and one for each item. `rows`: items of lines that have no element. */
export interface Arrangement {
  style: NativeStyle;
  items: NativeStyle[];
  /** Which of the items fill the room that they are given. */
  isFilled: boolean[];
  rows?: { items: number[]; style: NativeStyle }[];
}

export type Insets = Record<'top' | 'right' | 'bottom' | 'left', number>;
