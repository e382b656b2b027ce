import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProjectChangeEvent } from '../../src/contract/shapes/project-change.ts';
import { openTestHouse, type TestHouse } from './open-test-house.ts';

const ADA = { authorization: 'Bearer ada-key-1' };
const GRACE = { authorization: 'Bearer grace-key-1' };

interface Named {
  name: string;
}
type Body = Record<string, unknown> & Named;

/** The HTTP API as a script uses it, with two users. */
describe('the HTTP API', () => {
  let house: TestHouse;
  let project: string;
  let screen: string;

  const send = async (method: string, path: string, body?: object, headers: Record<string, string> = ADA) => {
    const options = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const { status, text } = await house.ask(`/v1/${path}`, options);
    return { status, body: JSON.parse(text) as Body };
  };
  const get = async (path: string): Promise<Body> => (await send('GET', path)).body;
  const rest = async (): Promise<void> => {
    for (;;) {
      const { runs } = (await get(`${project}/runs`)) as unknown as { runs: { state: string; error?: object }[] };
      expect(runs.flatMap(({ error }) => error ?? [])).toEqual([]);
      if (runs.every(({ state }) => state === 'SUCCEEDED')) return;
      await delay(100);
    }
  };

  beforeAll(async () => {
    house = await openTestHouse({ environment: { TAILORBIRD_TOKENS: 'ada:ada-key-1,grace:grace-key-1' } });
    project = (await send('POST', 'projects', { title: 'Runs' })).body.name;
    await send('POST', `${project}/screens:generate`, { prompt: 'A login screen', deviceType: 'MOBILE' });
    await rest();
    const { screens } = (await get(`${project}/screens`)) as unknown as { screens: Named[] };
    screen = screens[0]?.name ?? '';
  }, 120_000);
  afterAll(() => house[Symbol.asyncDispose]());

  it('renames and lists projects in pages', async () => {
    const second = (await send('POST', 'projects', { title: '100% of_it' })).body.name;
    expect((await send('PATCH', second, { title: '100% of it' })).body['title']).toBe('100% of it');
    const page = await get('projects?pageSize=1');
    expect(page['projects']).toMatchObject([{ name: second }]);
    const next = await get(`projects?pageSize=1&pageToken=${String(page['nextPageToken'])}`);
    expect(next).toMatchObject({ projects: [{ name: project }] });
    expect(next['nextPageToken']).toBeUndefined();
    expect(await get(`projects?title=${encodeURIComponent('0% OF')}`)).toMatchObject({ projects: [{ name: second }] });
    expect(await get(`projects?title=${encodeURIComponent('0_of')}`)).toEqual({ projects: [] });
    expect(await send('GET', 'projects?pageToken=nonsense')).toMatchObject({ status: 400 });
  });

  it('puts projects into the trash and takes them out again', async () => {
    const gone = (await send('POST', 'projects', { title: 'Gone' })).body.name;
    expect(await send('DELETE', gone)).toMatchObject({ status: 200, body: { name: gone } });
    expect(await send('GET', gone)).toMatchObject({ status: 404 });
    expect(await send('PATCH', gone, { title: 'x' })).toMatchObject({ status: 404 });
    expect(await get('projects?view=trashed')).toMatchObject({ projects: [{ name: gone }] });
    expect(await send('POST', `${gone}:undelete`, undefined, GRACE)).toMatchObject({ status: 404 });
    expect(await send('POST', `${gone}:undelete`)).toMatchObject({ status: 200, body: { title: 'Gone' } });
    expect(await send('POST', `${gone}:undelete`)).toMatchObject({ status: 404 });
    expect(await get('projects?view=trashed')).toEqual({ projects: [] });
  });

  it('renames, copies and deletes screens, with their placements', async () => {
    expect((await send('PATCH', screen, { title: 'Door' })).body['title']).toBe('Door');
    const before = (await get(`${project}/instances`))['instances'] as object[];
    expect(before).toMatchObject([{ sourceScreen: screen, label: 'Door' }]);
    const copy = (await send('POST', `${screen}:duplicate`)).body;
    expect(copy).toMatchObject({ title: 'Door, copy', screenMetadata: { status: 'COMPLETE', isRemixed: true } });
    expect(await get(`${project}/screens?pageSize=1`)).toMatchObject({ screens: [{ name: screen }] });
    expect(await send('DELETE', copy.name)).toMatchObject({ status: 200 });
    expect((await get(`${project}/instances`))['instances']).toEqual(before);
    expect(await send('GET', copy.name)).toMatchObject({ status: 404 });
    expect((await send('POST', `${copy.name}:undelete`)).body['title']).toBe('Door, copy');
    expect((await get(`${project}/instances`))['instances']).toHaveLength(2);
    expect(await send('DELETE', copy.name)).toMatchObject({ status: 200 });
  });

  it('moves placements all together or not at all', async () => {
    const [instance] = (await get(`${project}/instances`))['instances'] as { id: string; x: number }[];
    const moves = [{ id: instance?.id, x: -12.5, y: 900 }];
    expect(await send('POST', `${project}/instances:move`, { moves })).toMatchObject({
      status: 200,
      body: { instances: [{ x: -12.5, y: 900 }] },
    });
    const bad = [
      { id: instance?.id, x: 1, y: 1 },
      { id: 'nobody', x: 1, y: 1 },
    ];
    expect(await send('POST', `${project}/instances:move`, { moves: bad })).toMatchObject({ status: 404 });
    expect((await get(`${project}/instances`))['instances']).toMatchObject([{ x: -12.5, y: 900 }]);
  });

  it('draws a screen in another theme, tried first and then kept', async () => {
    const theme = (await get(screen))['theme'] as object;
    const dark = { ...theme, colorMode: 'DARK' };
    const { html } = (await send('POST', `${screen}:previewTheme`, { theme: dark })).body;
    expect(html).toContain('color-scheme: dark');
    expect((await get(`${screen}/versions`))['versions']).toHaveLength(1);
    expect((await send('POST', `${screen}:retheme`, { theme: dark })).body['theme']).toMatchObject({
      colorMode: 'DARK',
    });
    expect((await get(`${screen}/versions`))['versions']).toHaveLength(2);
  });

  it('says where elements stand and what is wrong with a screen', async () => {
    const { elements, width } = await get(`${screen}/layout?width=600`);
    expect(width).toBe(600);
    expect(elements).toContainEqual(
      expect.objectContaining({ id: expect.any(String), text: expect.stringMatching(/\w/) }),
    );
    const { checks } = (await get(`${screen}/report`)) as unknown as { checks: { name: string }[] };
    expect(checks.map(({ name }) => name)).toEqual([
      'widths',
      'contrast',
      'names',
      'headings',
      'selfContained',
      'size',
    ]);
  });

  it('keeps feedback, and explains prompts', async () => {
    const rated = await send('POST', `${screen}:rate`, {
      rating: 'NEGATIVE',
      reasons: ['COMPONENT_ISSUE'],
      comment: 'No',
    });
    expect(rated.body['htmlCode']).toMatchObject({ userFeedback: { rating: 'NEGATIVE', comment: 'No' } });
    expect((await send('POST', 'prompts:describe', { prompt: 'A login screen' })).body).toMatchObject({
      isOutline: false,
      brief: expect.stringMatching(/^Subject .*\n(?:.*\n)*Prompt\nA login screen$/),
    });
  });

  it('refuses a corrected brief that says something unknown, before anything is made', async () => {
    const prompt = 'Subject    Ovens\nScreen     oven\nChecklist\nPrompt\nA bakery';
    const { name } = (await send('POST', 'projects', { title: 'Ovens' })).body as { name: string };
    const refused = await send('POST', `${name}/screens:generate`, { prompt });
    expect(refused).toMatchObject({ status: 400, body: { error: { code: 'INVALID_ARGUMENT' } } });
    expect(JSON.stringify(refused.body)).toContain('“oven” is no kind of screen');
    expect(await get(`${name}/screens`)).toMatchObject({ screens: [] });
  });

  it('makes, previews, reads and replaces design systems', async () => {
    const theme = {
      colorMode: 'LIGHT',
      headlineFont: 'SORA',
      bodyFont: 'INTER',
      roundness: 'ROUND_FOUR',
      customColor: '#336699',
    };
    const designSystem = { displayName: 'Sea', theme };
    expect((await send('POST', 'assets:preview', { designSystem })).body['html']).toContain('Sea');
    const { name } = (await send('POST', 'assets', { designSystem })).body;
    const calmer = { displayName: 'Calm sea', theme };
    expect((await send('PATCH', name, { designSystem: calmer })).body).toMatchObject({ version: '2' });
    expect(await send('PATCH', name, { designSystem }, GRACE)).toMatchObject({ status: 404 });
    const read = await send('POST', 'assets:readDesignMd', { designMd: '# Sea\n\nPrimary: #336699\n' });
    expect(read.body).toMatchObject({ theme: expect.objectContaining({ bodyFont: expect.any(String) }), findings: [] });
  });

  it('copies a whole project', async () => {
    const copy = (await send('POST', `${project}:duplicate`)).body;
    expect(copy).toMatchObject({ title: 'Runs, copy', metadata: { isRemixed: true } });
    expect((await get(`${copy.name}/screens`))['screens']).toMatchObject([{ title: 'Door' }]);
    expect((await get(`${copy.name}/instances`))['instances']).toMatchObject([{ x: -12.5, y: 900 }]);
  });

  it('tells whoever listens what changes', async () => {
    const listening = new AbortController();
    const url = `${house.address}/v1/${project}/events`;
    const response = await fetch(url, { headers: ADA, signal: listening.signal });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const events: ProjectChangeEvent[] = [];
    const reading = (async () => {
      let text = '';
      for await (const chunk of response.body ?? []) {
        text += Buffer.from(chunk as Uint8Array).toString();
        const parts = text.split('\n\n');
        text = parts.pop() ?? '';
        for (const part of parts)
          if (part.startsWith('data:')) events.push(JSON.parse(part.slice(5)) as ProjectChangeEvent);
      }
    })().catch(() => undefined);
    const kinds = (): string[] => events.map(({ kind }) => kind);
    await expect.poll(kinds).toContain('ready');
    await send('PATCH', screen, { title: 'Gate' });
    await expect.poll(kinds).toContain('screen');
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'screen', screen: expect.objectContaining({ title: 'Gate' }) }),
    );
    await send('POST', `${project}/screens:edit`, {
      selectedScreenIds: [screen.split('/')[3]],
      prompt: 'Make it light',
    });
    await expect.poll(kinds, { timeout: 20_000 }).toContain('run');
    await rest();
    await send('DELETE', screen);
    await expect.poll(kinds).toContain('screenRemoved');
    await send('POST', `${screen}:undelete`);
    await send('DELETE', project);
    await expect.poll(kinds).toContain('removed');
    await send('POST', `${project}:undelete`);
    listening.abort();
    await reading;
    expect(await send('GET', `${project}/events`, undefined, GRACE)).toMatchObject({ status: 404 });
  });

  it('says who one is and how clients connect', async () => {
    expect(await get('service')).toMatchObject({
      user: { name: 'ada' },
      keyed: true,
      clients: expect.arrayContaining([expect.objectContaining({ client: 'Claude Code' })]),
    });
    expect(JSON.stringify(await get('service'))).not.toContain('ada-key-1');
  });

  it('leaves nothing in the log', () => {
    expect(house.complaints().filter((line) => !JSON.stringify(line).includes('what generation needs'))).toEqual([]);
  });
});
