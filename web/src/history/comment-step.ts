import type { WireElementComment } from '../../../src/contract/shapes/element-comment.ts';
import { say, unsay } from '../api/comments.ts';
import { record } from './history.ts';

/** Says something of a screen, or of an element of it, so that it can be undone. */
export async function sayComment(
  project: string,
  screen: string,
  text: string,
  element: string | undefined,
): Promise<void> {
  let said = await say(screen, text, element);
  record(project, {
    does: 'Comment',
    undo: () => unsay(said),
    async redo() {
      said = await say(screen, text, element);
    },
  });
}

/** Removes a comment of one's own so that it can be undone: it is said again, at the time at which it is undone. */
export async function removeOwnComment(project: string, comment: WireElementComment): Promise<void> {
  let said = comment;
  await unsay(said);
  record(project, {
    does: 'Remove a comment',
    async undo() {
      said = await say(comment.screen, comment.text, comment.element);
    },
    redo: () => unsay(said),
  });
}
