import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseDesignMd } from '../../src/tokens/design-md/parse-design-md.ts';
import { connect, ERAS, type TestClient } from './clients.ts';
import { openTestService, type TestService } from './open-test-service.ts';
import { createProject, DESIGN_SYSTEM, generateScreen } from './steps.ts';

const FORMS = [
  ['DESIGN.md', 'text/markdown', /^---\n[\s\S]*Night run/],
  ['tokens.json', 'application/design-tokens+json', /^\{\s+"/],
  ['tokens.css', 'text/css', /:root\b[^}]*--/],
  ['tailwind.css', 'text/css', /@theme/],
] as const;

/** The guides stand first in every list. */
const isAsset = ({ uri }: { uri: string }): boolean => uri.startsWith('tailorbird://assets/');

describe.each(ERAS)('design systems as resources over %s', (era) => {
  let service: TestService;
  let client: TestClient;
  let stranger: TestClient;
  let projectId: string;
  let name: string;
  beforeAll(async () => {
    service = await openTestService();
    client = await connect(service, era);
    stranger = await connect(service, era, service.stranger);
    ({ projectId } = await createProject(client));
    ({ name } = await client.succeed('create_design_system', { projectId, designSystem: DESIGN_SYSTEM }));
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const missOf = async (reader: TestClient, uri: string): Promise<object> => {
    const error: unknown = await reader.readResource(uri).catch((reason: unknown) => reason);
    if (!(error instanceof Error)) throw new Error(`${uri} was read`);
    return { code: (error as Error & { code?: number }).code, message: error.message };
  };

  it('are listed once each, of every project and of none, to whoever may see them', async () => {
    const global = await stranger.succeed('create_design_system', {
      designSystem: { ...DESIGN_SYSTEM, displayName: 'Theirs' },
    });
    const { resources } = await client.listResources();
    expect(resources.filter(isAsset)).toMatchObject([
      {
        uri: `tailorbird://${name}/DESIGN.md`,
        name: 'Night run (DESIGN.md)',
        title: 'Night run',
        description: `Design system of projects/${projectId}, version 1.`,
        mimeType: 'text/markdown',
      },
    ]);
    const theirs = await stranger.listResources();
    expect(theirs.resources.filter(isAsset)).toMatchObject([
      { uri: `tailorbird://${global.name}/DESIGN.md`, description: 'Design system of no project, version 1.' },
    ]);
    expect(theirs.nextCursor).toBeUndefined();
  });

  it('tell how to ask for the other forms and for versions', async () => {
    expect((await client.listTemplates()).map(({ uriTemplate }) => uriTemplate)).toEqual([
      'tailorbird://guide/{topic}',
      'tailorbird://projects/{project}/guide/{topic}',
      'tailorbird://projects/{project}/screens/{screen}/outline',
      'tailorbird://projects/{project}/screens/{screen}/elements/{element}',
      'tailorbird://projects/{project}/screens/{screen}/html',
      'tailorbird://projects/{project}/screens/{screen}/html/{piece}',
      'tailorbird://projects/{project}/screens/{screen}/picture',
      'tailorbird://projects/{project}/screens/{screen}/picture/{view}',
      'tailorbird://assets/{asset}/{form}',
      'tailorbird://assets/{asset}/versions/{version}/{form}',
      'tailorbird://projects/{project}/screens/{screen}/exports/{format}',
      'tailorbird://projects/{project}/exports/{format}',
      'tailorbird://projects/{project}/screens/{screen}/versions',
      'tailorbird://projects/{project}/screens/{screen}/versions/{version}',
      'tailorbird://projects/{project}/screens/{screen}/versions/{version}/{part}',
      'tailorbird://projects/{project}/screens/{screen}/versions/{version}/changes/{since}',
    ]);
  });

  it.each(FORMS)('are read as %s', async (form, mimeType, content) => {
    const uri = `tailorbird://${name}/${form}`;
    expect(await client.readResource(uri)).toEqual({ uri, mimeType, text: expect.stringMatching(content) });
  });

  it('are read back from their DESIGN.md as they are', async () => {
    const { text } = await client.readResource(`tailorbird://${name}/DESIGN.md`);
    const { designMd: _, ...theme } = DESIGN_SYSTEM.theme;
    expect(parseDesignMd(text)).toMatchObject({ displayName: DESIGN_SYSTEM.displayName, theme });
  });

  it('are read as they stood at a version', async () => {
    const designSystem = { ...DESIGN_SYSTEM, displayName: 'Day run' };
    const { name: asset } = await client.succeed('create_design_system', { designSystem: DESIGN_SYSTEM });
    await client.succeed('update_design_system', { name: asset, projectId, designSystem });
    const read = async (version: string) =>
      (await client.readResource(`tailorbird://${asset}${version}/DESIGN.md`)).text;
    expect(await read('')).toContain('Day run');
    expect(await read('/versions/1')).toContain('Night run');
    expect(await read('/versions/2')).toBe(await read(''));
  });

  it.each([
    ['of a form there is not', (asset: string) => `tailorbird://${asset}/secrets.txt`, /There are DESIGN\.md, tokens/],
    ['of a version there is not', (asset: string) => `tailorbird://${asset}/versions/9/DESIGN.md`, /version not found/],
    ['of no version', (asset: string) => `tailorbird://${asset}/versions/x/DESIGN.md`, /the number of a version/],
    ['of no design system', () => 'tailorbird://assets/404/DESIGN.md', /design system not found/],
    ['of another place', () => 'file:///etc/passwd', /URIs are tailorbird:/],
    ['with a way out', (asset: string) => `tailorbird://${asset}/../../DESIGN.md`, /URIs are tailorbird:/],
  ])('%s are missing', async (_, toUri, words) => {
    expect(await missOf(client, toUri(name))).toEqual({ code: -32602, message: expect.stringMatching(words) });
  });

  it('are missing for others', async () => {
    for (const [form] of FORMS) {
      const miss = { code: -32602, message: expect.stringMatching(/design system not found/) };
      expect(await missOf(stranger, `tailorbird://${name}/${form}`)).toEqual(miss);
      expect(await missOf(stranger, `tailorbird://${name}/versions/1/${form}`)).toEqual(miss);
    }
  });

  it('are linked to in the results that name them', async () => {
    const { content } = await client.call('list_design_systems', { projectId });
    const links = content.filter(({ type }) => type === 'resource_link');
    expect(links).toMatchObject([{ uri: `tailorbird://${name}/DESIGN.md`, mimeType: 'text/markdown' }]);
    const created = await client.call('create_design_system', { designSystem: DESIGN_SYSTEM });
    const uri = created.content.find(({ type }) => type === 'resource_link')?.uri ?? '';
    expect((await client.readResource(uri)).text).toContain('Night run');
  });
});

describe.each(ERAS)('what was worked on last over %s', (era) => {
  it('is listed to be read: guides of projects, outline and HTML of screens, newest first', async () => {
    await using service = await openTestService();
    await using client = await connect(service, era);
    await using stranger = await connect(service, era, service.stranger);
    const { projectId, name } = await createProject(client, 'Ferries');
    const first = await generateScreen(client, projectId, 'A timetable of ferries');
    const second = await generateScreen(client, projectId, 'A ticket of a ferry');
    const { resources } = await client.listResources();
    const recent = resources.filter(({ uri }) => uri.startsWith(`tailorbird://${name}/`));
    expect(recent.map(({ uri }) => uri)).toEqual([
      `tailorbird://${name}/guide/pages`,
      ...[second, first].flatMap((screen) => [
        `tailorbird://${screen.name}/outline`,
        `tailorbird://${screen.name}/elements/body`,
      ]),
    ]);
    for (const { uri, mimeType } of recent) expect(await client.readResource(uri)).toMatchObject({ mimeType });
    const theirs = await stranger.listResources();
    expect(theirs.resources.filter(({ uri }) => uri.includes('/projects/'))).toEqual([]);
  });
});

describe.each(ERAS)('more screens than were worked on last over %s', (era) => {
  it('are listed on the pages behind the design systems, each once, to whoever may see them', async () => {
    await using service = await openTestService();
    await using client = await connect(service, era);
    await using stranger = await connect(service, era, service.stranger);
    const made: string[] = [];
    for (const title of ['Ferries', 'Trams']) {
      const { projectId } = await createProject(client, title);
      for (let index = 0; index < 6; index += 1) made.push((await generateScreen(client, projectId)).name);
    }
    const listAll = async (reader: TestClient): Promise<string[]> => {
      const uris: string[] = [];
      let cursor: string | undefined;
      do {
        const { resources, nextCursor } = await reader.listResources(cursor);
        uris.push(...resources.map(({ uri }) => uri));
        cursor = nextCursor;
      } while (cursor !== undefined);
      return uris;
    };
    const outlines = (await listAll(client)).filter((uri) => uri.endsWith('/outline'));
    expect(outlines.toSorted()).toEqual(made.map((name) => `tailorbird://${name}/outline`).toSorted());
    expect((await listAll(stranger)).filter((uri) => uri.includes('/screens/'))).toEqual([]);
    await expect(client.listResources('screens.../etc')).rejects.toThrow(/cursor must be the nextCursor/);
  }, 60_000);
});

it('clients of older revisions that have listed resources are told when there are more', async () => {
  await using service = await openTestService();
  await using client = await connect(service, '2025-11-25');
  const { projectId } = await createProject(client);
  expect(client.heard()).toEqual([]);
  await client.listResources();
  await generateScreen(client, projectId);
  expect(client.heard()).toEqual(['notifications/resources/list_changed']);
});

describe.each(ERAS)('many design systems over %s', (era) => {
  it('are listed page by page', async () => {
    await using service = await openTestService();
    await using client = await connect(service, era);
    const made = await service.deps.store.transaction(async ({ assets }) => {
      const ids: string[] = [];
      for (let index = 0; index < 401; index += 1) {
        const designSystem = { ...DESIGN_SYSTEM, displayName: String(index) };
        ids.push((await assets.insert({ ownerId: service.owner.userId, designSystem })).id);
      }
      return ids;
    });
    const listed: string[] = [];
    const sizes: number[] = [];
    let cursor: string | undefined;
    do {
      const { resources: page, nextCursor } = await client.listResources(cursor);
      const resources = page.filter(isAsset);
      listed.push(...resources.map(({ uri }) => uri));
      sizes.push(resources.length);
      cursor = nextCursor;
    } while (cursor !== undefined);
    // The current client asks for all pages by itself.
    expect(sizes).toEqual(era === '2026-07-28' ? [401] : [200, 200, 1]);
    expect(listed).toEqual(made.map((id) => `tailorbird://assets/${id}/DESIGN.md`));
    await expect(client.listResources('nonsense')).rejects.toThrow(/cursor must be the nextCursor/);
  });
});
