/** File bytes by content: the key of a blob is the SHA-256 of its bytes, 64 lowercase hex digits. */
export interface Blobs {
  /**
   * Stores bytes and answers their key once they are synced to disk; bytes that are there already cost nothing.
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
  /** Resolves when bytes can be written; throws UNAVAILABLE otherwise. */
  ping(): Promise<void>;
}
