import { toPageToken, type ListPosition } from '../contract/fields/page-fields.ts';

/** A page of a list, and the token of the next one where there is one. */
interface Page<Row> {
  shown: Row[];
  next: { nextPageToken?: string };
}

/** What a page shows of what was found for it. `found` was asked for with one more than `pageSize`: that one tells whether there is a next page. */
export function cutPage<Row>(
  found: readonly Row[],
  pageSize: number,
  toPosition: (row: Row) => ListPosition,
): Page<Row> {
  const shown = found.slice(0, pageSize);
  const last = found.length > pageSize ? shown.at(-1) : undefined;
  return { shown, next: last === undefined ? {} : { nextPageToken: toPageToken(toPosition(last)) } };
}
