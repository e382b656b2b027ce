import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  WireScreenChanges,
  WireScreenVersion,
  WireScreenVersions,
} from '../../src/contract/shapes/screen-version.ts';
import { connect, ENDPOINT, type TestClient } from './clients.ts';
import { openTestService, type TestService } from './open-test-service.ts';
import { createProject, generateScreen } from './steps.ts';

describe('versions of screens as resources', () => {
  let service: TestService;
  let client: TestClient;
  let stranger: TestClient;
  let uri: string;
  beforeAll(async () => {
    service = await openTestService();
    client = await connect(service, '2025-11-25');
    stranger = await connect(service, '2025-11-25', service.stranger);
    const { projectId } = await createProject(client);
    const { id, name } = await generateScreen(client, projectId);
    await client.succeed('edit_screens', { projectId, selectedScreenIds: [id], prompt: 'Rename it' });
    uri = `tailorbird://${name}/versions`;
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const read = async <T>(rest = ''): Promise<T> => {
    const { mimeType, text } = await client.readResource(`${uri}${rest}`);
    expect(mimeType).toBe('application/json');
    return JSON.parse(text) as T;
  };
  const missOf = async (reader: TestClient, rest: string): Promise<object> => {
    const error: unknown = await reader.readResource(`${uri}${rest}`).catch((reason: unknown) => reason);
    if (!(error instanceof Error)) throw new Error(`${rest} was read`);
    return { code: (error as Error & { code?: number }).code, message: error.message };
  };

  it('are listed and read with their files', async () => {
    const { versions } = await read<WireScreenVersions>();
    expect(versions.map(({ version }) => version)).toEqual(['2', '1']);
    const first = await read<WireScreenVersion>('/1');
    expect(first).toMatchObject({ version: '1', title: versions[1]?.title, htmlCode: { mimeType: 'text/html' } });
    expect(first.screenMetadata.componentRegions.length).toBeGreaterThan(0);
    const html = await client.readResource(`${uri}/1/htmlCode`);
    expect(html).toMatchObject({ mimeType: 'text/html', text: expect.stringContaining('<!doctype html>') });
    expect((await client.readResource(`${uri}/2/htmlCode`)).text).not.toBe(html.text);
  });

  it('leave in the forms of exports, the screen and its project', async () => {
    const now = uri.slice(0, -'/versions'.length);
    const html = await client.readResource(`${now}/exports/html`);
    expect(html).toMatchObject({ mimeType: 'text/html', text: expect.stringContaining('<!doctype html>') });
    const project = now.slice(0, now.indexOf('/screens/'));
    for (const place of [now, project]) {
      const { mimeType, bytes } = await client.readBytes(`${place}/exports/source`);
      expect({ mimeType, start: bytes.toString('latin1', 0, 2) }).toEqual({ mimeType: 'application/zip', start: 'PK' });
    }
    await expect(stranger.readResource(`${now}/exports/html`)).rejects.toThrow(/not found/);
    await expect(client.readResource(`${now}/exports/docx`)).rejects.toThrow(/There are html/);
  });

  it('are compared with the one before, and with any other', async () => {
    const changes = await read<WireScreenChanges>('/2/changes');
    expect(changes.since).toBe('1');
    expect(changes.settings).toMatchObject([{ name: 'title' }]);
    expect(changes.text).toMatch(/^The title was /);
    expect(await read('/2/changes/1')).toEqual(changes);
    expect(await read('/1/changes/1')).toMatchObject({ text: 'Nothing differs.', elements: [] });
  });

  it.each([
    ['/9', /version not found/],
    ['/x', /the number of a version/],
    ['/1/secrets', /file of the version not found/],
    ['/1/changes', /since must name a version/],
    ['/2/changes/9', /version not found/],
    ['/2/changes/1/more', /URIs are tailorbird:/],
  ])('%s is missing', async (rest, words) => {
    expect(await missOf(client, rest)).toEqual({ code: -32602, message: expect.stringMatching(words) });
  });

  it('are missing for others', async () => {
    for (const rest of ['', '/1', '/1/htmlCode', '/2/changes', '/2/changes/1']) {
      const miss = { code: -32602, message: expect.stringMatching(/screen not found/) };
      expect(await missOf(stranger, rest)).toEqual(miss);
    }
  });

  it('give their picture as Base64', async () => {
    const response = await service.fetchAs(service.owner)(ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri: `${uri}/1/screenshot` } }),
    });
    const { result } = (await response.json()) as { result: { contents: { mimeType: string; blob: string }[] } };
    expect(result.contents).toMatchObject([{ mimeType: 'image/png' }]);
    expect(
      Buffer.from(result.contents[0]?.blob ?? '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });
});
