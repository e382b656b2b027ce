import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireAsset } from '../../src/contract/shapes/asset.ts';
import { DESIGN_SYSTEM } from '../mcp/steps.ts';
import { openTestHouse, type Answer, type TestHouse } from './open-test-house.ts';

const ADA = { authorization: 'Bearer ada-key-1' };
const BOB = { authorization: 'Bearer bob-key-1' };

const named = (displayName: string, colorMode: 'LIGHT' | 'DARK' = 'DARK') => ({
  displayName,
  theme: { ...DESIGN_SYSTEM.theme, colorMode },
});

describe('design systems over HTTP', () => {
  let house: TestHouse;
  let projectId: string;
  let name: string;
  beforeAll(async () => {
    house = await openTestHouse({ environment: { TAILORBIRD_TOKENS: 'ada:ada-key-1,bob:bob-key-1' } });
    projectId = (await house.call('create_project', {}, ADA)).name.replace('projects/', '');
    ({ name } = await house.call('create_design_system', { projectId, designSystem: named('One') }, ADA));
    await house.call('update_design_system', { name, projectId, designSystem: named('Two', 'LIGHT') }, ADA);
  });
  afterAll(() => house[Symbol.asyncDispose]());

  const get = (path: string, headers: Record<string, string> = ADA): Promise<Answer> => house.ask(path, { headers });
  const read = async <T>(path: string, headers = ADA): Promise<T> => {
    const { status, text } = await get(path, headers);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
    return JSON.parse(text) as T;
  };
  const restore = async (asset: string, body: unknown, headers: Record<string, string> = ADA) => {
    const sent = typeof body === 'string' ? body : JSON.stringify(body);
    const { status, text } = await house.ask(`/v1/${asset}:restore`, { method: 'POST', headers, body: sent });
    return { status, body: JSON.parse(text) as unknown };
  };
  const missing = (path: string, headers = ADA) => get(path, headers).then(({ status, text }) => ({ status, text }));

  // spec: 1-global, 4.11-global, 4.9-global
  it('are listed with and without a project, as they were made, to each user their own', async () => {
    const list = (query = '', headers = ADA) =>
      read<{ designSystems: WireAsset[] }>(`/v1/assets${query}`, headers).then(({ designSystems }) =>
        designSystems.map(({ designSystem }) => designSystem.displayName),
      );
    await house.call('create_design_system', { designSystem: named('Everywhere') }, ADA);
    await house.call('create_design_system', { designSystem: named('Theirs') }, BOB);
    await house.call('create_design_system', { designSystem: named('Also everywhere') }, ADA);
    await house.call('create_design_system', { projectId, designSystem: named('Second') }, ADA);
    expect(await list(`?projectId=${projectId}`)).toEqual(['Two', 'Second']);
    expect(await list(`?projectId=projects/${projectId}`)).toEqual(['Two', 'Second']);
    expect(await list()).toEqual(['Everywhere', 'Also everywhere']);
    expect(await list('?projectId=')).toEqual(['Everywhere', 'Also everywhere']);
    expect(await list('', BOB)).toEqual(['Theirs']);
    expect(await missing(`/v1/assets?projectId=${projectId}`, BOB)).toMatchObject({ status: 404 });
    const { designSystems } = await house.call('list_design_systems', {}, ADA);
    expect(await read('/v1/assets')).toEqual({ designSystems });
  });

  it('are read as they stand, and as they stood', async () => {
    expect(await read(`/v1/${name}`)).toEqual({ name, version: '2', designSystem: named('Two', 'LIGHT') });
    expect(await read(`/v1/${name}?version=1`)).toEqual({ name, version: '1', designSystem: named('One') });
    expect(await read(`/v1/${name}?version=2`)).toEqual(await read(`/v1/${name}`));
  });

  it('name their versions page by page, newest first', async () => {
    interface Page {
      versions: { version: string; createTime: string; designSystem: object }[];
      nextPageToken?: string;
    }
    const { designMd: _, ...theme } = named('One').theme;
    const all = await read<Page>(`/v1/${name}/versions`);
    expect(all.versions).toMatchObject([
      { version: '2', designSystem: { displayName: 'Two' } },
      { version: '1', designSystem: { displayName: 'One' } },
    ]);
    expect(all.versions[1]).toEqual({
      version: '1',
      createTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      designSystem: { displayName: 'One', theme },
    });
    expect(all.nextPageToken).toBeUndefined();
    const first = await read<Page>(`/v1/${name}/versions?pageSize=1`);
    expect(first).toEqual({ versions: all.versions.slice(0, 1), nextPageToken: '2' });
    const second = await read<Page>(`/v1/${name}/versions?pageSize=1&pageToken=${first.nextPageToken ?? ''}`);
    expect(second).toEqual({ versions: all.versions.slice(1) });
  });

  it.each([
    ['DESIGN.md', 'text/markdown; charset=utf-8', /^---\n[\s\S]*Two/],
    ['tokens.json', 'application/design-tokens+json', /^\{/],
    ['tokens.css', 'text/css; charset=utf-8', /:root/],
    ['tailwind.css', 'text/css; charset=utf-8', /@theme/],
  ])('are written as %s', async (fileName, contentType, content) => {
    const path = `/v1/${name}/${fileName}`;
    const { status, headers, text } = await get(path);
    expect(status).toBe(200);
    expect(text).toMatch(content);
    expect(headers).toMatchObject({
      'content-type': contentType,
      'content-disposition': `attachment; filename="${fileName}"`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-cache',
    });
    const etag = String(headers['etag']);
    expect(await get(path, { ...ADA, 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });
    expect((await get(`${path}?version=2`)).headers['etag']).toBe(etag);
    const before = await get(`${path}?version=1`);
    expect(before.status).toBe(200);
    expect(before.headers['etag']).not.toBe(etag);
  });

  it('are restored as a new version, and the project and its canvas follow', async () => {
    const project = (await house.call('create_project', {}, ADA)).name;
    const asset = await house.call('create_design_system', { projectId: project, designSystem: named('First') }, ADA);
    await house.call(
      'update_design_system',
      { name: asset.name, projectId: project, designSystem: named('Next', 'LIGHT') },
      ADA,
    );
    const { status, body } = await restore(asset.name, { version: '1' });
    expect({ status, body }).toEqual({
      status: 200,
      body: { name: asset.name, version: '3', designSystem: named('First') },
    });
    expect(await read(`/v1/${asset.name}`)).toEqual(body);
    expect(await read(`/v1/${asset.name}?version=2`)).toMatchObject({ designSystem: { displayName: 'Next' } });
    const { screens } = await house.call('list_screens', { projectId: project }, ADA);
    expect(screens.map(({ title, screenType }) => [title, screenType])).toEqual([['First', 'DOCUMENT']]);
    const { designTheme, screenInstances } = await house.call('get_project', { name: project }, ADA);
    expect(designTheme).toEqual(named('First').theme);
    expect(screenInstances.map(({ label }) => label)).toEqual(['First']);
    expect((await restore(asset.name, { version: 2 })).body).toMatchObject({
      version: '4',
      designSystem: named('Next', 'LIGHT'),
    });
  });

  it('of nobody in particular are restored too, without a canvas', async () => {
    const asset = await house.call('create_design_system', { designSystem: named('Global') }, ADA);
    expect(await restore(asset.name, { version: '1' })).toMatchObject({ status: 200, body: { version: '2' } });
    expect(await restore(asset.name, { version: '1' }, BOB)).toMatchObject({ status: 404 });
  });

  it.each(['', '?version=1', '/versions', '/DESIGN.md', '/tokens.json', '/tokens.css?version=1'])(
    'are absent for others: %s',
    async (rest) => {
      const { status, text } = await missing(`/v1/${name}${rest}`, BOB);
      expect(status).toBe(404);
      expect(JSON.parse(text)).toMatchObject({
        error: {
          code: 'NOT_FOUND',
          message: 'design system not found',
          hint: expect.stringContaining('list_design_systems'),
        },
      });
      expect((await get(`/v1/${name}${rest}`, {})).status).toBe(401);
    },
  );

  it('of others cannot be applied, updated or restored', async () => {
    const theirs = (await house.call('create_project', {}, BOB)).name;
    const { outputComponents } = await house.call(
      'generate_screen_from_text',
      { projectId: theirs, prompt: 'A login screen' },
      BOB,
    );
    expect(outputComponents.flatMap(({ design }) => design?.screens ?? [])).toHaveLength(1);
    const { screenInstances } = await house.call('get_project', { name: theirs }, BOB);
    const other = (await house.call('create_project', {}, ADA)).name;
    const apply = (into: string, headers: Record<string, string>) =>
      house.fail(
        'apply_design_system',
        {
          projectId: into,
          assetId: name,
          selectedScreenInstances: screenInstances.map(({ id, sourceScreen }) => ({
            id,
            sourceScreen: sourceScreen.split('/').at(-1),
          })),
        },
        headers,
      );
    expect(await apply(theirs, BOB)).toMatch(/^NOT_FOUND: design system not found/);
    expect(await apply(other, ADA)).toMatch(/^NOT_FOUND: design system not found/);
    const args = { name, designSystem: named('Taken') };
    expect(await house.fail('update_design_system', { ...args, projectId: theirs }, BOB)).toMatch(/^NOT_FOUND: design/);
    expect(await house.fail('update_design_system', { ...args, projectId: other }, ADA)).toMatch(/^NOT_FOUND: design/);
    expect(await restore(name, { version: '1' }, BOB)).toMatchObject({ status: 404 });
    expect(await read(`/v1/${name}`)).toMatchObject({ version: '2' });
  });

  it.each([
    ['/v1/assets/404', 404, /^design system not found$/],
    ['/v1/assets/..%2Fprojects', 400, /^asset must be the id of a design system asset/],
    ['/v1/assets/7/secrets.txt', 404, /^design system not found$/],
    ['/v1/assets?projectId=a/b', 400, /^projectId must be the id of a project/],
  ])('tells what is wrong with %s', async (path, status, message) => {
    const answer = await missing(path);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toMatchObject({
      error: { message: expect.stringMatching(message) },
    });
  });

  it.each([
    ['?version=0', 400, /^version must be the number of a version, such as "2"/],
    ['?version=latest', 400, /^version must be/],
    ['?version=', 400, /^version must be/],
    ['?version=3', 404, /^version not found/],
    ['/versions?pageSize=0', 400, /^pageSize must be a whole number from 1 to 100/],
    ['/versions?pageSize=many&pageToken=x', 400, /^pageSize must be .*; pageToken must be the nextPageToken/],
    ['/secrets.txt', 404, /^form of the design system not found/],
    ['/DESIGN.md?version=7', 404, /^version not found/],
    ['/constructor', 404, /^form of the design system not found/],
  ])('tells what is wrong with a request for %s', async (rest, status, message) => {
    const answer = await missing(`/v1/${name}${rest}`);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toMatchObject({ error: { message: expect.stringMatching(message) } });
  });

  it.each([
    ['nothing', '', /^version is required/],
    ['a list', [], /^the body must be a JSON object$/],
    ['no version', {}, /^version is required/],
    ['a version that is none', { version: 'first' }, /^version must be the number of a version/],
    ['a fraction', { version: 1.5 }, /^version must be/],
  ])('are not restored to %s', async (_, body, message) => {
    expect(await restore(name, body)).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'INVALID_ARGUMENT',
          message: expect.stringMatching(message),
        },
      },
    });
    expect(await restore(name, { version: '9' })).toMatchObject({ status: 404 });
    expect(await read(`/v1/${name}`)).toMatchObject({ version: '2' });
  });

  it('leave nothing in the log', () => {
    expect(house.complaints()).toEqual([]);
  });
});
