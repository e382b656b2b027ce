import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineRoutes } from '../../src/contract/routes/define-routes.ts';
import { sample, type Schema } from '../security/replace-places.ts';
import { faultsOf, untypedPlaces } from './hold-schema.ts';
import { openTestHouse, type TestHouse } from './open-test-house.ts';

interface Operation {
  operationId: string;
  parameters?: { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema & { required: string[] } }> };
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}
type Body = Record<string, unknown> & { name: string };
type Arguments = Readonly<Record<string, unknown>>;

const ADA = { authorization: 'Bearer ada-key-1' };
const GRACE = { authorization: 'Bearer grace-key-1' };
const PAGE = '<!doctype html><title>T</title><body><h1>Soup</h1><button>Save</button><a href="/bread">Bread</a></body>';
const THEME = {
  colorMode: 'LIGHT',
  headlineFont: 'SORA',
  bodyFont: 'INTER',
  roundness: 'ROUND_FOUR',
  customColor: '#336699',
};

/** The OpenAPI document, held against what the routes take and answer. */
describe('the OpenAPI document', { timeout: 180_000 }, () => {
  let house: TestHouse;
  let document: Document;
  const operations = new Map<string, { method: string; path: string; operation: Operation }>();
  const answered = new Set<string>();
  beforeAll(async () => {
    house = await openTestHouse({
      environment: {
        TAILORBIRD_TOKENS: 'ada:ada-key-1,grace:grace-key-1',
        TAILORBIRD_REQUESTS_PER_MINUTE: 'none',
        TAILORBIRD_MODEL_PRO: 'compatible:draws-well',
        TAILORBIRD_MODEL_BASE_URL: 'http://127.0.0.1:9/v1',
        TAILORBIRD_MODEL_PRO_PRICE: '3/15',
      },
    });
    document = JSON.parse((await house.ask('/v1/openapi.json', { headers: ADA })).text) as Document;
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(methods))
        operations.set(operation.operationId, { method: method.toUpperCase(), path, operation });
    }
  }, 60_000);
  afterAll(() => house[Symbol.asyncDispose]());

  const find = (name: string) => {
    const found = operations.get(name);
    if (found === undefined) throw new Error(`${name} is not documented`);
    return found;
  };
  const send = (name: string, args: Arguments, headers: Record<string, string> = ADA) => {
    const { method, path } = find(name);
    const whole = path.replaceAll(/\{(\w+)\}/g, (_, argument: string) => encodeURIComponent(String(args[argument])));
    const beside = Object.entries(args).filter(([argument]) => !path.includes(`{${argument}}`));
    if (method === 'POST' || method === 'PATCH')
      return house.ask(whole, { method, headers, body: JSON.stringify(Object.fromEntries(beside)) });
    const query = new URLSearchParams(beside.map(([argument, value]) => [argument, String(value)])).toString();
    return house.ask(query === '' ? whole : `${whole}?${query}`, { method, headers });
  };
  /** The answer of a call that must succeed, which must be what is documented of it and nothing more. */
  const ask = async <Answer = Body>(name: string, args: Arguments = {}, headers = ADA): Promise<Answer> => {
    const { status, text } = await send(name, args, headers);
    if (status !== 200) throw new Error(`${name} answered ${status}: ${text}`);
    const schema = find(name).operation.responses['200']?.content['application/json']?.schema;
    if (schema === undefined) throw new Error(`${name} answers no JSON`);
    const answer = JSON.parse(text) as Answer;
    expect(faultsOf(name, schema, answer)).toEqual([]);
    answered.add(name);
    return answer;
  };

  it('documents every argument by a type, and no part of a path as deprecated', () => {
    const untyped: string[] = [];
    for (const { operation, path } of operations.values()) {
      const { operationId, parameters = [], requestBody } = operation;
      for (const { name, schema, in: place } of parameters) {
        untyped.push(...untypedPlaces(schema, `${operationId} ${name}`));
        if (place === 'path' && 'deprecated' in schema) untyped.push(`${path} ${name} is deprecated`);
      }
      const body = requestBody?.content['application/json']?.schema;
      if (body !== undefined) untyped.push(...untypedPlaces(body, operationId));
    }
    expect(untyped).toEqual([]);
  });

  it('says of every argument whether it is needed, as the route does', async () => {
    const wrong: string[] = [];
    for (const { operation } of operations.values()) {
      const { operationId, parameters = [], requestBody } = operation;
      const body = requestBody?.content['application/json']?.schema;
      const inPath = parameters.filter((one) => one.in === 'path');
      const beside: [string, Schema, boolean][] = [
        ...parameters.flatMap((one): [string, Schema, boolean][] =>
          one.in === 'query' ? [[one.name, one.schema, one.required]] : [],
        ),
        ...Object.entries(body?.properties ?? {}).map(([name, schema]): [string, Schema, boolean] => [
          name,
          schema,
          body?.required.includes(name) === true,
        ]),
      ];
      const whole = Object.fromEntries([
        ...inPath.map(({ name, schema }) => [name, sample(schema, name)]),
        ...beside.map(([name, schema]) => [name, sample(schema, name)]),
      ]) as Record<string, unknown>;
      for (const [name, , isNeeded] of beside) {
        const { [name]: _, ...rest } = whole;
        const { text } = await send(operationId, rest);
        const { error } = JSON.parse(text.startsWith('{') ? text : '{}') as { error?: { path?: string } };
        const isMissed = (error?.path ?? '').split(/[ ,]+/).includes(name);
        if (isMissed !== isNeeded) wrong.push(`${operationId} ${name}: ${isNeeded ? 'not needed' : text}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('cuts any list into the pages that are asked for, whatever goes meanwhile', async () => {
    const { name: project } = await ask('createProject', { title: 'Paged' });
    const own = { project: project.slice('projects/'.length) };
    const titles = ['A', 'B', 'C', 'D', 'E'];
    const htmlCode = { fileContentBase64: Buffer.from(PAGE).toString('base64'), mimeType: 'text/html' };
    await ask('batchCreateScreens', {
      ...own,
      requests: titles.map((title) => ({ screen: { screenType: 'DESIGN', title, htmlCode } })),
    });
    type Page = { instances: { label: string; sourceScreen: string }[]; nextPageToken?: string };
    const labels = ({ instances }: Page): string[] => instances.map(({ label }) => label);
    const whole = await ask<Page>('listInstances', own);
    expect([labels(whole), whole.nextPageToken]).toEqual([titles, undefined]);
    const first = await ask<Page>('listInstances', { ...own, pageSize: 2 });
    expect(labels(first)).toEqual(['A', 'B']);
    const remove = (index: number) =>
      ask('deleteScreen', { ...own, screen: whole.instances[index]?.sourceScreen.split('/').at(-1) });
    await remove(0);
    await remove(1);
    const second = await ask<Page>('listInstances', { ...own, pageSize: 2, pageToken: first.nextPageToken });
    expect(labels(second)).toEqual(['C', 'D']);
    const last = await ask<Page>('listInstances', { ...own, pageSize: 2, pageToken: second.nextPageToken });
    expect([labels(last), last.nextPageToken]).toEqual([['E'], undefined]);
    for (const pageToken of ['x', '', 'MQ', 'WzBd']) {
      const { status, text } = await send('listInstances', { ...own, pageSize: 2, pageToken });
      expect([status, text], pageToken).toEqual([400, expect.stringContaining('pageToken')]);
    }
  });

  it('tells what an event has as its data', async () => {
    const { name: project } = await ask('createProject', { title: 'Told' });
    const own = { project: project.slice('projects/'.length) };
    const htmlCode = { fileContentBase64: Buffer.from(PAGE).toString('base64'), mimeType: 'text/html' };
    const listening = new AbortController();
    const response = await fetch(`${house.address}/v1/${project}/events`, { headers: ADA, signal: listening.signal });
    const events: { kind: string }[] = [];
    const reading = (async () => {
      let text = '';
      for await (const chunk of response.body ?? []) {
        text += Buffer.from(chunk as Uint8Array).toString();
        const parts = text.split('\n\n');
        text = parts.pop() ?? '';
        for (const part of parts)
          if (part.startsWith('data:')) events.push(JSON.parse(part.slice(5)) as { kind: string });
      }
    })().catch(() => undefined);
    const isTold = (kind: string) =>
      expect.poll(() => events.map((event) => event.kind), { timeout: 20_000 }).toContain(kind);
    await isTold('ready');
    const requests = ['Soup', 'Bread'].map((title) => ({ screen: { screenType: 'DESIGN', title, htmlCode } }));
    const { results } = await ask<{ results: { screen: Body }[] }>('batchCreateScreens', { ...own, requests });
    const screen = String(results[0]?.screen['id']);
    await isTold('screen');
    await isTold('instances');
    await ask('setLinks', { ...own, links: (await ask<{ links: object[] }>('suggestLinks', own)).links });
    await isTold('links');
    const { name: comment } = await ask('createComment', { ...own, screen, text: 'Why?' });
    await isTold('comment');
    await ask('deleteComment', { ...own, screen, comment: comment.split('/').at(-1) });
    await isTold('commentRemoved');
    await ask('editScreens', { ...own, selectedScreenIds: [screen], prompt: 'Make it dark' });
    await isTold('run');
    await ask('renameProject', { ...own, title: 'Tolled' });
    await isTold('project');
    await ask('deleteScreen', { ...own, screen: String(results[1]?.screen['id']) });
    await isTold('screenRemoved');
    await ask('deleteProject', own);
    await isTold('removed');
    listening.abort();
    await reading;
    const schema = find('watchProject').operation.responses['200']?.content['text/event-stream']?.schema;
    for (const event of events) expect(faultsOf(event.kind, schema ?? {}, event)).toEqual([]);
  });

  it('is what every route answers', async () => {
    const { name: project } = await ask('createProject', { title: 'Recipes' });
    const own = { project: project.slice('projects/'.length) };
    await ask('getProject', own);
    await ask('renameProject', { ...own, title: 'Suppers' });
    await ask('getService');
    await ask('describePrompt', { prompt: 'A recipe page with a list of 3 zorbs' });
    const htmlCode = { fileContentBase64: Buffer.from(PAGE).toString('base64'), mimeType: 'text/html' };
    const pages = ['Soup', 'Bread'].map((title) => ({ screen: { screenType: 'DESIGN', title, htmlCode } }));
    const { results } = await ask<{ results: { screen: Body }[] }>('batchCreateScreens', { ...own, requests: pages });
    const [soup = '', bread = ''] = results.map(({ screen }) => String(screen['id']));
    const first = { ...own, screen: soup };

    await send('generateScreen', { ...own, prompt: 'A login screen', deviceType: 'MOBILE' });
    const begun = await ask<{ sessionId: string }>('generateScreen', { ...own, prompt: 'A sign-up form' });
    await ask('getRun', { ...own, run: begun.sessionId });
    await ask('cancelRun', { ...own, run: begun.sessionId });
    await ask('editScreens', { ...own, selectedScreenIds: [soup], prompt: 'Make it dark' });
    await ask('generateVariants', {
      ...own,
      selectedScreenIds: [bread],
      prompt: 'Warmer',
      variantOptions: { variantCount: 1 },
    });
    for (;;) {
      const { runs } = await ask<{ runs: { state: string }[] }>('listRuns', own);
      if (runs.every(({ state }) => state !== 'QUEUED' && state !== 'RUNNING')) break;
      await delay(100);
    }
    await ask('listScreens', { ...own, pageSize: 1 });
    await ask('getScreen', first);
    await ask('renameScreen', { ...first, title: 'Red lentil soup' });
    await ask('getScreenReport', first);
    await ask('getScreenLayout', { ...first, width: 600 });
    await ask('previewScreenTheme', { ...first, theme: THEME });
    await ask('rethemeScreen', { ...first, theme: { ...THEME, labelFont: 'GEIST' }, density: 'compact' });
    await ask('rateScreen', { ...first, rating: 'NEGATIVE', comment: 'No', reasons: ['COMPONENT_ISSUE'] });
    await ask('listScreenVersions', { ...first, pageSize: 1 });
    await ask('getScreenVersion', { ...first, version: '1' });
    await ask('compareScreenVersions', { ...first, version: '2' });
    await ask('restoreScreen', { ...first, version: '1' });
    const { id: copy } = await ask('duplicateScreen', first);
    await ask('deleteScreen', { ...own, screen: copy });
    await ask('listScreens', { ...own, view: 'trashed' });
    await ask('undeleteScreen', { ...own, screen: copy });
    await ask('deleteScreen', { ...own, screen: copy });
    await ask('purgeScreen', { ...own, screen: copy });
    await ask('emptyTrash', own);

    const { instances } = await ask<{ instances: { id: string; sourceScreen: string }[] }>('listInstances', own);
    await ask('moveInstances', { ...own, moves: instances.map(({ id }) => ({ id, x: 1.5, y: -3 })) });
    const designSystem = { displayName: 'Sea', theme: { ...THEME, designMd: '# Sea\n\nCalm.' } };
    const { name: asset } = await ask('createDesignSystem', { designSystem, projectId: own.project });
    const system = { asset: asset.slice('assets/'.length) };
    const placed = instances.filter(({ sourceScreen }) => sourceScreen.endsWith(soup));
    const selectedScreenInstances = placed.map(({ id, sourceScreen }) => ({ id, sourceScreen }));
    await ask('applyDesignSystem', { ...own, assetId: system.asset, selectedScreenInstances });
    await ask('listDesignSystems', { projectId: own.project });
    await ask('replaceDesignSystem', { ...system, designSystem: { displayName: 'Calm sea', theme: THEME } });
    await ask('getDesignSystem', system);
    await ask('listDesignSystemVersions', { ...system, pageSize: 1 });
    await ask('restoreDesignSystem', { ...system, version: '1' });
    await ask('previewDesignSystem', { designSystem });
    await ask('readDesignMd', { designMd: '# Sea\n\nPrimary: #336699, accent: blurple\n' });

    const { links } = await ask<{ links: object[] }>('suggestLinks', own);
    expect(links.length).toBeGreaterThan(0);
    await ask('setLinks', { ...own, links });
    await ask('listLinks', own);
    await ask('removeLinks', { ...own, links: links.slice(0, 1) });
    const { token } = await ask<{ token: string }>('createShare', own);
    await ask('listShares', own);
    await ask('getSharedProject', { token }, {} as typeof ADA);
    await ask('revokeShare', { ...own, share: token });
    await ask('shareProject', { ...own, user: 'grace', role: 'READER' });
    await ask('listMembers', own);
    await ask('listProjects', { view: 'shared' }, GRACE);
    await ask('unshareProject', { ...own, user: 'grace' });

    const said = await ask('createComment', { ...first, text: 'Why?' });
    const comment = { ...first, comment: said.name.split('/').at(-1) };
    await ask('updateComment', { ...comment, text: 'Why not?' });
    await ask('resolveComment', comment);
    await ask('listComments', { ...own, pageSize: 1 });
    await ask('reopenComment', comment);
    await ask('deleteComment', comment);

    const issued = await ask('issueKey', { label: 'Script' });
    await house.ask('/v1/projects', { headers: { authorization: `Bearer ${String(issued['key'])}` } });
    await ask('listKeys');
    await ask('revokeKey', { key: issued.name.split('/').at(-1) });
    await ask('listKeys');
    await ask('listUsage');

    const twin = await ask('duplicateProject', own);
    const other = { project: twin.name.slice('projects/'.length) };
    await ask('listProjects', { pageSize: 1 });
    await ask('deleteProject', other);
    await ask('undeleteProject', other);
    await ask('deleteProject', other);
    await ask('listProjects', { view: 'trashed' });
    await ask('purgeProject', other);

    const answerJson = Object.entries(defineRoutes()).flatMap(([name, { outputSchema }]) =>
      typeof outputSchema === 'string' ? [] : [name],
    );
    expect(answerJson.filter((name) => !answered.has(name))).toEqual([]);
  });
});
