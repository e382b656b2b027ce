import { z } from 'zod';
import { elementCommentShape } from './element-comment.ts';
import { listedProjectShape } from './project.ts';
import { runShape } from './run.ts';
import { leanScreenShape } from './screen.ts';
import { screenLinkShape } from './screen-link.ts';
import { screenInstanceShape } from './screen-instance.ts';

/**
 * What somebody who looks at a project is told as it happens. `ready` comes first: what is read after it and changed by the
 * events is complete.
 */
export const projectChangeShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('project'), project: listedProjectShape }),
  z.object({ kind: z.literal('removed') }),
  z.object({ kind: z.literal('screen'), screen: leanScreenShape }),
  z.object({ kind: z.literal('screenRemoved'), name: z.string() }),
  z.object({ kind: z.literal('instances'), instances: z.array(screenInstanceShape) }),
  z.object({ kind: z.literal('links'), links: z.array(screenLinkShape) }),
  z.object({ kind: z.literal('comment'), comment: elementCommentShape }),
  z.object({ kind: z.literal('commentRemoved'), name: z.string() }),
  z.object({ kind: z.literal('run'), run: runShape }),
]);
export type ProjectChangeEvent = z.infer<typeof projectChangeShape>;

/** What somebody who looks at the list of projects is told: that it is another one now. */
export const projectsChangeShape = z.object({ kind: z.enum(['ready', 'projects']) });
export type ProjectsChangeEvent = z.infer<typeof projectsChangeShape>;
