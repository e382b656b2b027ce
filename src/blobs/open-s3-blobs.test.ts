import { createHash } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toBlobPath, type Blobs } from './blobs.ts';
import { openS3Blobs } from './open-s3-blobs.ts';
import { startS3, type S3Server } from './start-s3.fixture.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const bytes = encode('<!doctype html><title>Habits</title>');
const contentHash = createHash('sha256').update(bytes).digest('hex');

const listHashes = async (blobs: Blobs): Promise<string[]> => {
  const found: string[] = [];
  for await (const blob of blobs.list()) found.push(blob.contentHash);
  return found.sort();
};

/** Against a real server of the protocol. */
describe('blobs in a bucket', () => {
  let server: S3Server;
  let places = 0;
  beforeAll(async () => {
    server = await startS3();
    for (const [name, value] of Object.entries(server.environment)) vi.stubEnv(name, value);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await server[Symbol.asyncDispose]();
  });

  const placeOf = (prefix: string) => ({
    bucket: server.bucket,
    endpoint: server.endpoint,
    region: 'us-east-1',
    prefix,
  });
  const open = () => {
    places += 1;
    return openS3Blobs(placeOf(`place-${places}/`));
  };

  it('gives back under the hash what was put, also to another process', async () => {
    const blobs = await open();
    expect(await blobs.put(bytes)).toBe(contentHash);
    const other = await openS3Blobs(placeOf(`place-${places}/`));
    expect(new Uint8Array(await other.get(contentHash))).toEqual(bytes);
    expect(await other.has(contentHash)).toBe(true);
    expect(await other.has('0'.repeat(64))).toBe(false);
  });

  it('takes away what was put, and whatever is not there', async () => {
    const blobs = await open();
    await blobs.put(bytes);
    await blobs.remove(contentHash);
    expect(await blobs.has(contentHash)).toBe(false);
    await blobs.remove(contentHash);
  });

  it('lists what is there and nothing that lies beside it, page by page', async () => {
    const blobs = await open();
    const neighbour = await openS3Blobs(placeOf(`place-${places}-beside/`));
    await neighbour.put(encode('of somebody else'));
    const texts = Array.from({ length: 12 }, (_, index) => `${index}`);
    const hashes = await Promise.all(texts.map((text) => blobs.put(encode(text))));
    await Promise.all([blobs.put(bytes), blobs.put(bytes)]);
    expect(await listHashes(blobs)).toEqual([...hashes, contentHash].sort());
    for await (const blob of blobs.list()) {
      expect(blob.byteLength).toBe((await blobs.get(blob.contentHash)).byteLength);
      expect(Math.abs(Date.now() - blob.putTime)).toBeLessThan(60_000);
    }
  });

  it('asks before old bytes count as put again, and puts them anew if they went meanwhile', async () => {
    const blobs = await open();
    const asked: string[] = [];
    const renewing = await openS3Blobs(placeOf(`place-${places}/`), {
      async renew(hash) {
        asked.push(hash);
        if (asked.length === 2) await blobs.remove(hash);
      },
    });
    const makeOld = (): Promise<void> => {
      const object = `${toBlobPath(contentHash)}._S3rver_object`;
      const yesterday = Date.now() / 1000 - 86_400;
      return utimes(path.join(server.folder, `place-${places}`, object), yesterday, yesterday);
    };
    await renewing.put(bytes);
    await renewing.put(bytes);
    expect(asked).toEqual([]);
    for (const count of [1, 2]) {
      await makeOld();
      await renewing.put(bytes);
      expect(asked).toHaveLength(count);
      expect(new Uint8Array(await blobs.get(contentHash))).toEqual(bytes);
    }
  });

  it('says that bytes are missing, and takes no name that is not a hash', async () => {
    const blobs = await open();
    await expect(blobs.get(contentHash)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'the bytes of a file are missing',
    });
    expect(() => blobs.get('../../etc/passwd')).toThrow('64 lowercase hex digits');
  });

  it('says when there is no such bucket, and when the credentials are refused', async () => {
    await expect(openS3Blobs({ ...placeOf(''), bucket: 'nowhere' })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'the object storage has no bucket nowhere',
      hint: 'Make it, or correct TAILORBIRD_STORAGE_URL.',
    });
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'nobody');
    const refused = openS3Blobs(placeOf(''));
    await expect(refused).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: `the object storage refuses these credentials for the bucket ${server.bucket}`,
      hint: expect.stringContaining('AWS_SECRET_ACCESS_KEY'),
    });
    vi.stubEnv('AWS_ACCESS_KEY_ID', server.environment['AWS_ACCESS_KEY_ID']);
  });

  it('says when the storage is away, and loses nothing of what it held', async () => {
    await using other = await startS3();
    const blobs = await openS3Blobs({
      bucket: other.bucket,
      endpoint: other.endpoint,
      region: 'us-east-1',
      prefix: '',
    });
    await blobs.put(bytes);
    await other.kill();
    for (const attempt of [() => blobs.put(encode('more')), () => blobs.get(contentHash), () => blobs.ping()]) {
      await expect(attempt()).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        message: expect.stringMatching(/^the object storage at 127\.0\.0\.1:\d+ does not answer$/),
      });
    }
  });
});
