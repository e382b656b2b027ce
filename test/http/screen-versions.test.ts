import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  WireScreenChanges,
  WireScreenVersion,
  WireScreenVersions,
} from '../../src/contract/shapes/screen-version.ts';
import { DESIGN_SYSTEM } from '../mcp/steps.ts';
import { openTestHouse, pathOf, type Answer, type TestHouse } from './open-test-house.ts';

const ADA = { authorization: 'Bearer ada-key-1' };
const BOB = { authorization: 'Bearer bob-key-1' };

describe('versions of screens over HTTP', () => {
  let house: TestHouse;
  let project: string;
  let name: string;
  beforeAll(async () => {
    house = await openTestHouse({ environment: { TAILORBIRD_TOKENS: 'ada:ada-key-1,bob:bob-key-1' } });
    ({ name: project } = await house.call('create_project', {}, ADA));
    name = await make('A login screen');
    await edit(name, 'Make it dark');
    await edit(name, 'Change the heading to "Step inside"');
  });
  afterAll(() => house[Symbol.asyncDispose]());

  const make = async (prompt: string): Promise<string> => {
    const made = await house.call(
      'generate_screen_from_text',
      { projectId: project, prompt, deviceType: 'MOBILE' },
      ADA,
    );
    return made.outputComponents.flatMap(({ design }) => design?.screens ?? [])[0]?.name ?? '';
  };
  const edit = (screen: string, prompt: string) =>
    house.call('edit_screens', { projectId: project, selectedScreenIds: [screen.split('/').at(-1)], prompt }, ADA);
  const get = (rest: string, headers: Record<string, string> = ADA): Promise<Answer> =>
    house.ask(`/v1/${name}${rest}`, { headers });
  const read = async <T>(rest: string): Promise<T> => {
    const { status, text } = await get(rest);
    if (status !== 200) throw new Error(`${rest} answered ${status}: ${text}`);
    return JSON.parse(text) as T;
  };
  const restore = async (screen: string, body: unknown, headers: Record<string, string> = ADA) => {
    const { status, text } = await house.ask(`/v1/${screen}:restore`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status, body: JSON.parse(text) as unknown };
  };

  it('are listed newest first, page by page', async () => {
    const all = await read<WireScreenVersions>('/versions');
    expect(all.versions.map(({ version, theme }) => [version, theme?.colorMode])).toEqual([
      ['3', 'DARK'],
      ['2', 'DARK'],
      ['1', 'LIGHT'],
    ]);
    expect(all.versions[2]).toMatchObject({
      name: `${name}/versions/1`,
      createTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      prompt: 'A login screen',
      deviceType: 'MOBILE',
      width: expect.stringMatching(/^\d+$/),
      htmlCode: { mimeType: 'text/html' },
      screenshot: { mimeType: 'image/png' },
    });
    const first = await read<WireScreenVersions>('/versions?pageSize=2');
    expect(first).toEqual({ versions: all.versions.slice(0, 2), nextPageToken: '2' });
    expect(await read('/versions?pageSize=2&pageToken=2')).toEqual({ versions: all.versions.slice(2) });
  });

  it('are read one by one, with the files they had', async () => {
    const first = await read<WireScreenVersion>('/versions/1');
    const { screenMetadata: now, ...screen } = await house.call('get_screen', { name }, ADA);
    const last = await read<WireScreenVersion>('/versions/3');
    expect(last).toMatchObject({ title: screen.title, theme: screen.theme, htmlCode: screen.htmlCode });
    expect(last.screenMetadata.componentRegions).toEqual(now.componentRegions);
    const html = await get('/versions/1/htmlCode');
    expect(html).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(html.headers['content-security-policy']).toMatch(/^sandbox;/);
    expect(html.text).toBe((await house.ask(pathOf(first.htmlCode?.downloadUrl))).text);
    expect(html.text).not.toBe((await get('/versions/2/htmlCode')).text);
    expect(await get('/versions/1/screenshot')).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/png' },
    });
    const etag = String(html.headers['etag']);
    expect(await get('/versions/1/htmlCode', { ...ADA, 'if-none-match': etag })).toMatchObject({
      status: 304,
      text: '',
    });
  });

  it('are compared with the one before, and with any other', async () => {
    const worded = await read<WireScreenChanges>('/versions/3/changes');
    expect(worded).toMatchObject({ name: `${name}/versions/3`, since: '2', tokens: [] });
    expect(worded.elements.filter(({ kind }) => kind === 'text')).toMatchObject([{ to: 'Step inside' }]);
    expect(worded.text).toMatch(/"Step inside"/);
    const themed = await read<WireScreenChanges>('/versions/2/changes');
    expect(themed.elements).toEqual([]);
    expect(themed.tokens).toContainEqual({ name: 'color-scheme', from: 'light', to: 'dark' });
    const both = await read<WireScreenChanges>('/versions/3/changes?since=1');
    expect(both).toMatchObject({ since: '1', tokens: themed.tokens });
    expect(both.elements).toEqual(worded.elements);
    expect(await read('/versions/2/changes?since=2')).toMatchObject({ text: 'Nothing differs.' });
  });

  it('are restored as a new version, and the canvas follows', async () => {
    const other = await make('Checkout of a bakery');
    await edit(other, 'Make it dark');
    const before = await house.call('get_screen', { name: other }, ADA);
    const { status, body } = await restore(other, { version: '1' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { name: `${other}/versions/3`, version: '3', theme: { colorMode: 'LIGHT' } },
    });
    const after = await house.call('get_screen', { name: other }, ADA);
    expect(after.theme?.colorMode).toBe('LIGHT');
    expect(after.htmlCode?.downloadUrl).not.toBe(before.htmlCode?.downloadUrl);
    expect(after.screenMetadata.status).toBe('COMPLETE');
    const { screenInstances } = await house.call('get_project', { name: project }, ADA);
    const instance = screenInstances.find(({ sourceScreen }) => sourceScreen === other);
    expect(instance).toMatchObject({ label: after.title, height: Number(after.height) });
    expect(await restore(other, { version: 2 })).toMatchObject({
      body: { version: '4', theme: { colorMode: 'DARK' } },
    });
  });

  it('come back and go again by words of an edit', async () => {
    const other = await make('A settings screen for a bakery app');
    await edit(other, 'Make it dark');
    await edit(other, 'undo');
    await edit(other, 'redo');
    await edit(other, 'go back to version 1');
    const { text } = await house.ask(`/v1/${other}/versions`, { headers: ADA });
    const { versions } = JSON.parse(text) as WireScreenVersions;
    expect(versions.map(({ version, theme }) => [version, theme?.colorMode])).toEqual([
      ['5', 'LIGHT'],
      ['4', 'DARK'],
      ['3', 'LIGHT'],
      ['2', 'DARK'],
      ['1', 'LIGHT'],
    ]);
  });

  it('of a design system’s style sheet are restored with the design system alone', async () => {
    const projectId = (await house.call('create_project', {}, ADA)).name;
    await house.call('create_design_system', { projectId, designSystem: DESIGN_SYSTEM }, ADA);
    const { screens } = await house.call('list_screens', { projectId }, ADA);
    expect(await restore(screens[0]?.name ?? '', { version: '1' })).toMatchObject({
      status: 409,
      body: { error: { code: 'FAILED_PRECONDITION', hint: expect.stringContaining('update_design_system') } },
    });
  });

  it('that are no HTML are read and not compared', async () => {
    const html = Buffer.from('# Notes').toString('base64');
    const sent = {
      requests: [
        {
          screen: {
            screenType: 'DOCUMENT',
            title: 'Notes',
            htmlCode: { fileContentBase64: html, mimeType: 'text/markdown' },
          },
        },
      ],
    };
    const { text } = await house.ask(`/v1/${project}/screens:batchCreate`, {
      method: 'POST',
      headers: ADA,
      body: JSON.stringify(sent),
    });
    const notes = (JSON.parse(text) as { results: { screen: { name: string } }[] }).results[0]?.screen.name ?? '';
    const ask = (rest: string) => house.ask(`/v1/${notes}/versions/1${rest}`, { headers: ADA });
    expect(await ask('/htmlCode')).toMatchObject({
      text: '# Notes',
      headers: { 'content-type': 'text/markdown; charset=utf-8' },
    });
    const compared = await ask('/changes?since=1');
    expect(compared.status).toBe(409);
    expect(JSON.parse(compared.text)).toMatchObject({
      error: { message: expect.stringMatching(/^only versions that are HTML/) },
    });
  });

  it.each(['/versions', '/versions/1', '/versions/1/htmlCode', '/versions/2/changes'])(
    'are absent for others: %s',
    async (rest) => {
      const { status, text } = await get(rest, BOB);
      expect(status).toBe(404);
      expect(JSON.parse(text)).toMatchObject({ error: { code: 'NOT_FOUND', message: 'screen not found' } });
      expect((await get(rest, {})).status).toBe(401);
    },
  );

  it('of others are not restored, nor those of another project', async () => {
    expect(await restore(name, { version: '1' }, BOB)).toMatchObject({
      status: 404,
      body: { error: { message: 'project not found' } },
    });
    const theirs = (await house.call('create_project', {}, BOB)).name;
    const moved = name.replace(project, theirs);
    expect(await restore(moved, { version: '1' }, BOB)).toMatchObject({
      status: 404,
      body: { error: { message: 'screen not found' } },
    });
    expect((await read<WireScreenVersions>('/versions')).versions).toHaveLength(3);
  });

  it.each([
    ['/versions/0', 400, /^version must be the number of a version, such as "2"/],
    ['/versions/latest', 400, /^version must be/],
    ['/versions/9', 404, /^version not found/],
    ['/versions/1/changes', 400, /^since must name a version/],
    ['/versions/2/changes?since=x', 400, /^since must be the number of a version/],
    ['/versions/2/changes?since=9', 404, /^version not found/],
    ['/versions/1/constructor', 404, /^file of the version not found/],
    ['/versions?pageSize=0', 400, /^pageSize must be a whole number from 1 to 100/],
    ['/versions?pageSize=1&pageToken=x', 400, /^pageToken must be the nextPageToken/],
  ])('tell what is wrong with a request for %s', async (rest, status, message) => {
    const answer = await get(rest);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toMatchObject({ error: { message: expect.stringMatching(message) } });
  });

  it.each([
    ['no version', {}, 400, /^version is required/],
    ['a version that is none', { version: 'first' }, 400, /^version must be/],
    ['one there is not', { version: 9 }, 404, /^version not found/],
  ])('are not restored to %s', async (_, body, status, message) => {
    expect(await restore(name, body)).toMatchObject({
      status,
      body: { error: { message: expect.stringMatching(message) } },
    });
  });

  it('leave nothing in the log', () => {
    expect(house.complaints()).toEqual([]);
  });
});
