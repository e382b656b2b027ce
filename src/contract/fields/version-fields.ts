import { z } from 'zod';
import { expected } from './expected.ts';

const VERSION = /^[1-9]\d{0,8}$/;
const versionError = expected('the number of a version, such as "2"');

/** A version as text, as assets and screens carry it and as it is advertised, or as a number. */
export const versionField = z
  .union([z.string().regex(VERSION, { error: versionError }), z.int({ error: versionError })], { error: versionError })
  .refine((version) => VERSION.test(String(version)), { error: versionError })
  .meta({ type: 'string', pattern: VERSION.source, anyOf: undefined })
  .transform(Number);

export const MOST_VERSIONS = 100;
const pageSizeError = expected(`a whole number from 1 to ${MOST_VERSIONS}`);

/** A page of versions, newest first; `pageToken` is the last version of the page before. */
export const versionPageFields = {
  pageSize: z.coerce
    .number({ error: pageSizeError })
    .int({ error: pageSizeError })
    .min(1, { error: pageSizeError })
    .max(MOST_VERSIONS, { error: pageSizeError })
    .default(50),
  pageToken: z
    .string()
    .regex(VERSION, { error: 'must be the nextPageToken of the page before' })
    .transform(Number)
    .optional(),
};
