import { z } from 'zod';
import { leanScreenShape } from './screen.ts';
import { screenInstanceShape } from './screen-instance.ts';

/** A link by which whoever has it may look at a project. */
export const shareShape = z.object({
  name: z.string(),
  token: z.string(),
  url: z.string(),
  createTime: z.string(),
});
export type WireShare = z.infer<typeof shareShape>;

/** A project as whoever has a link to it sees it. */
export const sharedProjectShape = z.object({
  title: z.string(),
  updateTime: z.string(),
  screens: z.array(leanScreenShape),
  instances: z.array(screenInstanceShape),
  /** How many elements lead somewhere; 0: there is no prototype to be played. */
  linkCount: z.number(),
});
export type WireSharedProject = z.infer<typeof sharedProjectShape>;
