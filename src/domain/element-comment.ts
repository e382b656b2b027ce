import type { CommentId, ProjectId, ScreenId, UserId } from './brand.ts';

/** What somebody says of one element of a screen, or of the whole of it, to whoever works on it. */
export interface ElementComment {
  id: CommentId;
  projectId: ProjectId;
  screenId: ScreenId;
  /** `data-id` of the element; absent: the whole screen. */
  elementId?: string;
  text: string;
  author: { id: UserId; name: string };
  /** Epoch milliseconds, as all that follow. */
  createTime: number;
  updateTime: number;
  /** Absent: it is still to be seen to. */
  resolveTime?: number;
}
