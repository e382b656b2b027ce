import { z } from 'zod';
import type { ElementComment } from '../../domain/element-comment.ts';
import { toScreenName } from '../../domain/resource-name.ts';

/** What somebody says of an element of a screen. `element` absent: of the whole screen; `resolveTime` absent: open. */
export const elementCommentShape = z.object({
  /** `projects/{project}/screens/{screen}/comments/{comment}`. */
  name: z.string(),
  screen: z.string(),
  /** `data-id`. */
  element: z.string().optional(),
  text: z.string(),
  author: z.string(),
  createTime: z.string(),
  updateTime: z.string(),
  resolveTime: z.string().optional(),
});
export type WireElementComment = z.infer<typeof elementCommentShape>;

export function toWireElementComment(comment: ElementComment): WireElementComment {
  const screen = toScreenName(comment.projectId, comment.screenId);
  return {
    name: `${screen}/comments/${comment.id}`,
    screen,
    ...(comment.elementId !== undefined && { element: comment.elementId }),
    text: comment.text,
    author: comment.author.name,
    createTime: toTime(comment.createTime),
    updateTime: toTime(comment.updateTime),
    ...(comment.resolveTime !== undefined && { resolveTime: toTime(comment.resolveTime) }),
  };
}

const toTime = (epochMs: number): string => new Date(epochMs).toISOString();
