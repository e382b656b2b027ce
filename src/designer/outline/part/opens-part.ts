import type { Part } from './part.ts';

const HOLDERS: ReadonlySet<string> = new Set(['section', 'frame']);

/** Things with a heading of their own: "recent calls: …", "a list of open repairs". */
export const isHeaded = (part: Part): boolean =>
  (part.is === 'listed' && part.heading !== undefined) ||
  (part.is === 'element' &&
    ((part.about !== undefined && HEADED.has(part.mention.makes.kind)) ||
      (part.name !== undefined && part.mention.makes.kind === 'items')));

export const HEADED: ReadonlySet<string> = new Set(['items', 'table']);

/** Whether a part opens a section of the page by itself, or stands in none. */
export const opensPart = (part: Part): boolean =>
  isHeaded(part) ||
  part.is === 'named' ||
  part.is === 'title' ||
  (part.is === 'element' && HOLDERS.has(part.mention.makes.kind));
