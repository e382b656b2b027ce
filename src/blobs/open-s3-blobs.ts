import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { isContentHash, RENEW_AFTER_MS, toBlobPath, toContentHash, type Blobs, type BlobsOptions } from './blobs.ts';
import { isObjectMissing, toS3Error } from './s3-error.ts';

export interface S3Place {
  bucket: string;
  /** Empty, or ends with a slash. */
  prefix: string;
  /** Of a storage that is not Amazon's; undefined: Amazon's. */
  endpoint?: string | undefined;
  /** Undefined: as the AWS profile says. */
  region?: string | undefined;
}

interface S3Options extends BlobsOptions {
  /** How long the storage may neither take nor give a byte. */
  silenceMs?: number;
}

const CONNECT_MS = 5_000;
/** Whoever asks a storage that says nothing is told so after three times this. */
const SILENCE_MS = 10_000;

/**
 * Blobs in a bucket of S3 or a storage that speaks its protocol: `prefix/ab/cdef…` by hash. Credentials are those that AWS's
 * own tools take: variables, profile, or the role of the machine. Throws UNAVAILABLE when the bucket cannot be used.
 */
export async function openS3Blobs(place: S3Place, { renew, silenceMs = SILENCE_MS }: S3Options = {}): Promise<Blobs> {
  const { bucket: Bucket, prefix, endpoint, region } = place;
  const client = new S3Client({
    ...(region !== undefined && { region }),
    // A bucket of another storage seldom has a host name of its own.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Others than Amazon's do not know the newer checksums; TLS and the signed hash of the body guard the way.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: silenceMs },
  });
  const translated = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw toS3Error(error, place);
    }
  };
  const toKey = (contentHash: string): string => `${prefix}${toBlobPath(contentHash)}`;

  /** When it was put; undefined when it is not there. */
  const findTime = async (Key: string): Promise<number | undefined> => {
    try {
      const { LastModified } = await client.send(new HeadObjectCommand({ Bucket, Key }));
      return LastModified?.getTime() ?? 0;
    } catch (error) {
      if (isObjectMissing(error)) return undefined;
      throw error;
    }
  };

  const store = async (bytes: Uint8Array, contentHash: string): Promise<void> => {
    const Key = toKey(contentHash);
    const putTime = await findTime(Key);
    if (putTime !== undefined) {
      if (Date.now() - putTime < RENEW_AFTER_MS) return;
      await renew?.(contentHash);
      if ((await findTime(Key)) !== undefined) return;
    }
    await client.send(new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: 'application/octet-stream' }));
  };

  const ping = (): Promise<void> => translated(async () => void (await client.send(new HeadBucketCommand({ Bucket }))));

  await ping();
  return {
    async put(bytes) {
      const contentHash = toContentHash(bytes);
      await translated(() => store(bytes, contentHash));
      return contentHash;
    },
    keyOf: toContentHash,
    get: (contentHash) => {
      const Key = toKey(contentHash);
      return translated(async () => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return (await Body?.transformToByteArray()) ?? new Uint8Array();
      });
    },
    has: (contentHash) => translated(async () => (await findTime(toKey(contentHash))) !== undefined),
    remove: (contentHash) =>
      translated(async () => void (await client.send(new DeleteObjectCommand({ Bucket, Key: toKey(contentHash) })))),
    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const page = await translated(() =>
          client.send(
            new ListObjectsV2Command({
              Bucket,
              Prefix: prefix,
              ...(ContinuationToken !== undefined && { ContinuationToken }),
            }),
          ),
        );
        for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
          const contentHash = Key.slice(prefix.length).replace('/', '');
          // Whatever else lies in the bucket is not this service's.
          if (!isContentHash(contentHash) || Key !== toKey(contentHash)) continue;
          yield { contentHash, byteLength: Size, putTime: LastModified?.getTime() ?? Date.now() };
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
    ping,
  };
}
