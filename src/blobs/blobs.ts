import { hash } from 'node:crypto';

/** File bytes by content: the key of a blob is the SHA-256 of its bytes, 64 lowercase hex digits. */
export interface Blobs {
  /**
   * Stores bytes and answers their key once they are safe; bytes that are there already cost nothing.
   * Throws UNAVAILABLE when the storage is full or away.
   */
  put(bytes: Uint8Array): Promise<string>;
  /** The key under which these bytes are, or would be. */
  keyOf(bytes: Uint8Array): string;
  /** Throws UNAVAILABLE when the bytes are missing or out of reach. */
  get(contentHash: string): Promise<Uint8Array>;
  has(contentHash: string): Promise<boolean>;
  /**
   * Takes bytes away, if they are there. Only for bytes that nobody else can have put: equal ones that are put meanwhile
   * would go with them.
   */
  remove(contentHash: string): Promise<void>;
  /** Everything that is there, in no order; what comes or goes meanwhile may be missed. */
  list(): AsyncIterable<ListedBlob>;
  /** Resolves when the storage answers; throws UNAVAILABLE otherwise. */
  ping(): Promise<void>;
}

export interface ListedBlob {
  contentHash: string;
  byteLength: number;
  /** When it was put first; epoch milliseconds. */
  putTime: number;
}

export interface BlobsOptions {
  /**
   * Is asked before bytes that have been there for longer than `RENEW_AFTER_MS` count as put again: they may be nobody's and
   * about to be swept. Resolves once they are either safe or gone.
   */
  renew?: (contentHash: string) => Promise<void>;
}

/** Nothing younger is ever swept, so whoever put it has this long, and more, to name it in a row. */
export const RENEW_AFTER_MS = 12 * 3_600_000;

export const toContentHash = (bytes: Uint8Array): string => hash('sha256', bytes);

export const isContentHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** `ab/cdef…`: where a blob is, below whatever holds all of them. Throws for what is no hash. */
export function toBlobPath(contentHash: string): string {
  if (!isContentHash(contentHash)) throw new Error('a content hash is 64 lowercase hex digits');
  return `${contentHash.slice(0, 2)}/${contentHash.slice(2)}`;
}
