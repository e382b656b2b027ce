import { expect, it, vi } from 'vitest';
import { openS3Blobs } from '../../src/blobs/open-s3-blobs.ts';
import { startS3 } from '../../src/blobs/start-s3.fixture.ts';
import { openSilentProxy } from '../../src/store/silent-proxy.fixture.ts';

it('a bucket that gives no answer any more is away, and there again when it does', { timeout: 60_000 }, async () => {
  await using server = await startS3();
  await using proxy = await openSilentProxy(Number(new URL(server.endpoint).port));
  const endpoint = `http://127.0.0.1:${proxy.port}`;
  for (const [name, value] of Object.entries(server.environment)) vi.stubEnv(name, value);
  const place = { bucket: server.bucket, endpoint, region: 'us-east-1', prefix: '' };
  const blobs = await openS3Blobs(place, { silenceMs: 200 });
  const bytes = new TextEncoder().encode('kept');
  const contentHash = await blobs.put(bytes);
  proxy.fallSilent();
  await expect(blobs.get(contentHash)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: `the object storage at 127.0.0.1:${proxy.port} does not answer`,
  });
  proxy.speak();
  expect(new Uint8Array(await blobs.get(contentHash))).toEqual(bytes);
  vi.unstubAllEnvs();
});
