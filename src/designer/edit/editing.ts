import type { Element } from 'hast';
import type { DesignTheme } from '../../domain/design-theme.ts';
import type { DrawnDevice } from '../../domain/designer.ts';
import type { Look } from '../../domain/look.ts';
import type { WriteContext } from '../write/write-context.ts';
import type { TargetWords } from './edit-operation.ts';
import { findTargets } from './find/find-targets.ts';
import type { Found } from './find/found.ts';
import type { Scope } from './find/list-named.ts';
import type { ScreenTree } from './screen-tree.ts';

/** A screen on the table: operations change it, `finish` makes a document of it again. */
export interface Editing {
  tree: ScreenTree;
  title: string;
  theme: DesignTheme;
  look: Look;
  device: DrawnDevice;
  /** BCP 47 tag of the screen's words, its first part. */
  lang: string;
  /** What was understood of the prompt the screen came from; content that is added is written from it. */
  context: WriteContext;
  /** Words of what the screen is about. */
  topic: readonly string[];
}

/** What an operation did, in words a person would use; that it was so already; or why it could not. */
export type Outcome =
  /** `isGuess`: the words could have meant several things. `missing`: what of them answers to nothing, as a sentence. */
  | { done: string; isGuess?: true; missing?: string }
  | { already: string }
  | { failed: string; isRefused?: true; isTied?: true };

export const scopeOf = ({ tree, topic }: Editing, root: Element = tree.body): Scope => ({ tree, root, topic });

export const findIn = (editing: Editing, target: TargetWords): Found | undefined =>
  findTargets(scopeOf(editing), target);

export const unknown = ({ quoted, words }: TargetWords): Outcome => ({
  failed: `nothing here is called "${quoted ?? words}"`,
});

/** Adds to what was done how words were taken that could mean several things. */
export const withNote = (done: string, { note, missing = [] }: Found): Outcome => ({
  done: `${done}${note === undefined ? '' : ` (${note})`}`,
  ...(note !== undefined && { isGuess: true }),
  ...(missing.length > 0 && { missing: `nothing here is called "${missing.join('" or "')}"` }),
});
