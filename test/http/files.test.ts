import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LeanWireScreen } from '../../src/contract/shapes/screen.ts';
import { openTestHouse, pathOf, type TestHouse } from './open-test-house.ts';

const SANDBOX =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'; base-uri 'none'";

describe('files', () => {
  let house: TestHouse;
  let screen: LeanWireScreen;
  beforeAll(async () => {
    house = await openTestHouse({ environment: { TAILORBIRD_TOKENS: 'ada:ada-key-1' } });
    const key = { authorization: 'Bearer ada-key-1' };
    const { name } = await house.call('create_project', {}, key);
    const args = { projectId: name, prompt: 'A login screen for a bank', deviceType: 'MOBILE' };
    const { outputComponents } = await house.call('generate_screen_from_text', args, key);
    const [made] = outputComponents.flatMap(({ design }) => design?.screens ?? []);
    if (made === undefined) throw new Error('a screen was made');
    screen = made;
  });
  afterAll(() => house[Symbol.asyncDispose]());

  it.each([
    ['htmlCode', 'text/html; charset=utf-8'],
    ['screenshot', 'image/png'],
    ['externalToolExport', 'image/svg+xml'],
  ] as const)('are handed to whoever has the address, able to do nothing: %s', async (field, type) => {
    const { downloadUrl } = screen[field] ?? {};
    expect(downloadUrl).toMatch(new RegExp(`^${house.address}/files/[0-9a-f]{32}$`));
    const { status, headers } = await house.ask(pathOf(downloadUrl));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'content-security-policy': SANDBOX,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'cross-origin',
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('are not sent again to who holds them', async () => {
    const path = pathOf(screen.htmlCode?.downloadUrl);
    const { headers } = await house.ask(path);
    const etag = String(headers['etag']);
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      expect(await house.ask(path, { headers: { 'if-none-match': held } })).toMatchObject({ status: 304, text: '' });
    }
    expect(await house.ask(path, { headers: { 'if-none-match': '"other"' } })).toMatchObject({ status: 200 });
    expect(await house.ask(path, { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  });

  it('that are pictures come in the size their address names', async () => {
    const get = async (suffix: string): Promise<Buffer> =>
      Buffer.from(await (await fetch(`${screen.screenshot?.downloadUrl}${suffix}`)).arrayBuffer());
    const whole = await get('');
    const { width, height } = await sharp(whole).metadata();
    expect({ width, height }).toEqual({ width: Number(screen.width) * 2, height: Number(screen.height) * 2 });
    expect(await get('=s0')).toEqual(whole);
    expect(await sharp(await get('=w360')).metadata()).toMatchObject({
      format: 'png',
      width: 360,
      height: Math.round((360 * height) / width),
    });
    expect((await sharp(await get('=w195-h300')).metadata()).width).toBeLessThanOrEqual(195);
    expect(await get('=nonsense')).toEqual(whole);
  });

  it.each(['/files/0123456789abcdef0123456789abcdef', '/files/..%2F..%2Ftailorbird.sqlite'])(
    'that are not there are told so: %s',
    async (path) => {
      const { status, headers, text } = await house.ask(path);
      expect(status).toBe(404);
      expect(headers['content-type']).toMatch(/^application\/json/);
      expect(JSON.parse(text)).toMatchObject({
        error: { code: 'NOT_FOUND', message: expect.stringMatching(/^file not found/), hint: expect.any(String) },
      });
    },
  );

  it('leave nothing in the log', () => {
    expect(house.complaints()).toEqual([]);
  });
});
