import { AppError } from '../domain/app-error.ts';

interface Told {
  message: string;
  hint: string;
}

const CREDENTIALS =
  'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or give the machine a role, that may list, read, write and delete there.';

/** The AppError that says what is wrong with the object storage, without the words of the storage; any other comes back as it is. */
export function toS3Error(
  error: unknown,
  { bucket, endpoint }: { bucket: string; endpoint?: string | undefined },
): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error;
  const told = tell(error, bucket, endpoint);
  return told === undefined ? error : new AppError('UNAVAILABLE', told.message, { hint: told.hint, cause: error });
}

function tell(error: Error, bucket: string, endpoint: string | undefined): Told | undefined {
  const status = statusOf(error);
  if (isObjectMissing(error) && error.name === 'NoSuchKey')
    return { message: 'the bytes of a file are missing', hint: 'Restore the bucket from a backup.' };
  if (error.name === 'NoSuchBucket' || status === 404)
    return {
      message: `the object storage has no bucket ${bucket}`,
      hint: 'Make it, or correct TAILORBIRD_STORAGE_URL.',
    };
  if (error.name === 'CredentialsProviderError')
    return { message: 'the object storage needs credentials, and none are set', hint: CREDENTIALS };
  if (status === 401 || status === 403)
    return { message: `the object storage refuses these credentials for the bucket ${bucket}`, hint: CREDENTIALS };
  if (/region is missing/i.test(error.message))
    return { message: 'the region of the object storage is not known', hint: 'Set AWS_REGION.' };
  if (status === 301 || status === 400)
    return { message: `the bucket ${bucket} is in another region`, hint: 'Correct AWS_REGION.' };
  if (status === undefined && !isFromNetwork(error)) return undefined;
  const where = endpoint === undefined ? '' : ` at ${new URL(endpoint).host}`;
  return { message: `the object storage${where} does not answer`, hint: 'Try again in a few seconds.' };
}

/** The answer to a question for one object that is not there; one without a body has no name but its status. */
export const isObjectMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

const statusOf = (error: Error): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

const isFromNetwork = (error: Error): boolean =>
  '$metadata' in error || error.name === 'TimeoutError' || ('code' in error && typeof error.code === 'string');
