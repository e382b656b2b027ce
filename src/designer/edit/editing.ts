import type { DesignTheme } from '../../domain/design-theme.ts';
import type { DrawnDevice } from '../../domain/designer.ts';
import type { Look } from '../../domain/look.ts';
import type { WriteContext } from '../write/write-context.ts';
import type { ScreenTree } from './screen-tree.ts';

/** A screen on the table: operations change it, `finish` makes a document of it again. */
export interface Editing {
  tree: ScreenTree;
  title: string;
  theme: DesignTheme;
  look: Look;
  device: DrawnDevice;
  /** What was understood of the prompt the screen came from; content that is added is written from it. */
  context: WriteContext;
}

/** What an operation did, in words a person would use; or why it could not. */
export type Outcome = { done: string } | { failed: string };
