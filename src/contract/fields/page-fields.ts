import { z } from 'zod';
import { expected } from './expected.ts';

const MOST_LISTED = 200;
const pageSizeError = expected(`a whole number from 1 to ${MOST_LISTED}`);

/** How many items of a list one answer has. */
export const pageSizeField = z.coerce
  .number({ error: pageSizeError })
  .int({ error: pageSizeError })
  .min(1, { error: pageSizeError })
  .max(MOST_LISTED, { error: pageSizeError });

/** A page of a list; `pageToken` is the `nextPageToken` of the page before. */
export const pageFields = {
  pageSize: pageSizeField.default(50),
  pageToken: z
    .string()
    .transform((token, context): ListPosition => {
      const position = parsePosition(token);
      if (position !== undefined) return position;
      context.addIssue({ code: 'custom', message: 'must be the nextPageToken of the page before' });
      return z.NEVER;
    })
    .optional()
    .meta({ description: 'nextPageToken of the page before.' }),
};

/** Where a page ends: the time by which the list is ordered, and the id that parts equal times. */
export interface ListPosition {
  time: number;
  id: string;
}

/** Opaque to clients: nothing may depend on what stands in it. */
export const toPageToken = ({ time, id }: ListPosition): string =>
  Buffer.from(`${time.toString(36)}.${id}`).toString('base64url');

function parsePosition(token: string): ListPosition | undefined {
  const [, time = '', id = ''] =
    /^([0-9a-z]{1,11})\.([A-Za-z0-9_-]{1,64})$/.exec(Buffer.from(token, 'base64url').toString('latin1')) ?? [];
  return id === '' ? undefined : { time: Number.parseInt(time, 36), id };
}
