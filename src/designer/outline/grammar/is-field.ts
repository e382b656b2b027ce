import type { Description } from './description.ts';

/** Fields that hold what a thing is called. */
export const NAMES =
  /(?:name|title|number|subject|\bid\b|titel|nummer|nom|titre|nombre|título|nome|titolo|naam|nazwa|namn)/iu;

/** Whether all that a list has, told by "with", may be columns of it. */
export const isFields = ({ by, parts }: Description): boolean =>
  by === 'with' &&
  parts.length > 0 &&
  parts.every(({ is }) => is === 'thing' || is === 'element' || is === 'name') &&
  parts.some((part) => isField(part));

/** What a thing of a list shows: words for it, in capitals or not; controls and pictures are parts of it. */
export const isField = ({ is, head, aside }: Description): boolean =>
  is === 'thing' ||
  is === 'name' ||
  (is === 'element' &&
    aside === undefined &&
    !['control', 'picture', 'icon', 'progress', 'badge', 'rating', 'chart'].includes(
      head?.mention.entry.makes.kind ?? '',
    ));
