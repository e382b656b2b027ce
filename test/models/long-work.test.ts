import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { SessionOutput } from '../../src/contract/shapes/session-output.ts';
import { MODEL_PROVIDERS, type ModelProvider } from '../../src/domain/model-setting.ts';
import { LISTENING, openPlace, type Place, type Started } from '../cli/run-tailorbird.ts';
import { connectCurrent, type JourneyClient } from '../journey/clients.ts';
import { connect, type TestClient } from '../mcp/clients.ts';
import { createProject, screensOf, textOf } from '../mcp/steps.ts';
import { openModelServer, type Answering, type ModelServer } from './model-server.ts';
import { openLongHouse, type LongHouse } from './open-long-house.ts';
import { toModelEnvironment } from './provider-variables.ts';
import { answerWellBut, kindOf, SCREEN } from './studio.ts';

/** The kind of provider of a long run. In it every wait is the real one; in the short one the waits are in the same order, with room for a busy machine. */
const LONG_WITH = MODEL_PROVIDERS.find((provider) => provider === process.env['TAILORBIRD_LONG_TESTS']);
const IS_LONG = LONG_WITH !== undefined;
/** The short run goes one way with each of them, and every way with the one that is at hand. */
const PROVIDERS = IS_LONG ? [LONG_WITH] : MODEL_PROVIDERS;
const EVERY_WAY_WITH = LONG_WITH ?? 'compatible';
const MODEL_MS = IS_LONG ? 90_000 : 11_000;
const CLIENT_TIMEOUT_MS = IS_LONG ? 60_000 : 8_000;
const PATIENCE_SCALE = IS_LONG ? 1 : 0.08;
const BOUNDED_WAIT_MS = 50_000 * PATIENCE_SCALE;
/** From the restart until a run is taken up or has ended; not scaled. */
const RECOVERY_MS = 30_000;
/** Until a screen is there that is under way; a busy machine draws and checks it late. */
const PATIENT_MS = 2 * MODEL_MS;
const TEST_MS = 30_000 + 3.5 * MODEL_MS;

const ASKED = { prompt: 'A screen for a coffee tasting room with "Guji, natural" tonight', modelId: 'MODEL_3_PRO' };
const TASKS = 'io.modelcontextprotocol/tasks';

/** Silent for half the time, then it writes so slowly that the whole takes `MODEL_MS`. */
const answerSlowly: Answering = answerWellBut('screen', () => ({
  kind: 'text',
  text: SCREEN,
  beforeMs: MODEL_MS / 2,
  betweenMs: MODEL_MS / 2 / Math.ceil(SCREEN.length / 160),
}));

const drawnBy = (server: ModelServer): number => server.asked.filter((asked) => kindOf(asked) === 'screen').length;

/** What the long run shows is written down. */
const note = (what: string, sinceMs: number): void => {
  if (IS_LONG) process.stdout.write(`${what}: ${((performance.now() - sinceMs) / 1000).toFixed(1)} s\n`);
};

const asClient = (name: string) => ({ name, version: '1.0.0' });

const list = async (client: TestClient, projectId: string) =>
  (await client.succeed('list_screens', { projectId })).screens;

describe.concurrent(`a generation of ${MODEL_MS / 1000} s`, () => {
  const houses = new Map<ModelProvider, LongHouse>();
  beforeAll(async () => {
    for (const provider of PROVIDERS) {
      const opened = await openLongHouse({ provider, patienceScale: PATIENCE_SCALE });
      opened.server.answer(answerSlowly);
      houses.set(provider, opened);
    }
  });
  afterAll(() => Promise.all([...houses.values()].map((opened) => opened[Symbol.asyncDispose]())));

  const houseOf = (provider: ModelProvider): LongHouse => {
    const opened = houses.get(provider);
    if (opened === undefined) throw new Error('there is a house for each provider');
    return opened;
  };

  it.for(PROVIDERS)(
    'by %s reaches a client that is known to wait, whose timeout each word of progress puts off',
    { timeout: TEST_MS },
    async (provider, { expect }) => {
      const opened = houseOf(provider);
      await using client = await connect(opened, '2026-07-28', opened.owner, asClient('claude-code'));
      const { projectId } = await createProject(client);
      const begin = performance.now();
      const heardAt: number[] = [begin];
      const output = await client.succeed(
        'generate_screen_from_text',
        { projectId, ...ASKED },
        {
          timeout: CLIENT_TIMEOUT_MS,
          resetTimeoutOnProgress: true,
          onprogress: () => heardAt.push(performance.now()),
        },
      );
      note(`${provider}, client known to wait, with resetTimeoutOnProgress: COMPLETE`, begin);
      expect(screensOf(output)).toMatchObject([{ screenMetadata: { status: 'COMPLETE' } }]);
      expect(performance.now() - begin).toBeGreaterThan(Math.max(CLIENT_TIMEOUT_MS, 0.9 * MODEL_MS));
      const silences = heardAt.slice(1).map((at, index) => at - (heardAt[index] ?? at));
      expect(Math.max(...silences)).toBeLessThan(5_000);
      expect(await list(client, projectId)).toHaveLength(1);
    },
  );

  const OTHERS = [
    { era: '2026-07-28', who: 'waits for the result alone', options: {} },
    {
      era: '2025-11-25',
      who: 'listens to progress',
      options: { resetTimeoutOnProgress: true, onprogress: () => undefined },
    },
  ] as const;
  it.for(OTHERS)(
    `by ${EVERY_WAY_WITH} is answered IN_PROGRESS to any other client of $era that $who, which then gets the screen`,
    { timeout: TEST_MS },
    async ({ era, who, options }, { expect }) => {
      await using client = await connect(houseOf(EVERY_WAY_WITH), era);
      const { projectId } = await createProject(client);
      const begin = performance.now();
      const output = await client.succeed(
        'generate_screen_from_text',
        { projectId, ...ASKED },
        { timeout: CLIENT_TIMEOUT_MS, ...options },
      );
      const waitedMs = performance.now() - begin;
      note(`${EVERY_WAY_WITH}, client of ${era} that ${who}: IN_PROGRESS`, begin);
      expect(waitedMs).toBeGreaterThan(0.95 * BOUNDED_WAIT_MS);
      expect(waitedMs).toBeLessThan(CLIENT_TIMEOUT_MS);
      const [screen] = screensOf(output);
      expect(screen?.screenMetadata.status).toBe('IN_PROGRESS');
      expect(textOf(output)).toMatch(/Call get_screen in 15 s/);
      await expect
        .poll(() => client.succeed('get_screen', { name: screen?.name }), { timeout: PATIENT_MS, interval: 500 })
        .toMatchObject({ screenMetadata: { status: 'COMPLETE' }, htmlCode: { downloadUrl: expect.any(String) } });
      note(`${EVERY_WAY_WITH}, client of ${era} that ${who}: COMPLETE by get_screen`, begin);
      expect(await list(client, projectId)).toHaveLength(1);
    },
  );

  it(
    `by ${EVERY_WAY_WITH} is followed as a task by a client that declares tasks`,
    { timeout: TEST_MS },
    async ({ expect }) => {
      const opened = houseOf(EVERY_WAY_WITH);
      await using client = await connect(opened, '2026-07-28');
      const { projectId } = await createProject(client);
      const begin = performance.now();
      const handle = await askAsTask(opened, 'tools/call', {
        name: 'generate_screen_from_text',
        arguments: { projectId, ...ASKED },
      });
      expect(performance.now() - begin).toBeLessThan(0.5 * MODEL_MS);
      expect(handle).toMatchObject({ resultType: 'task', status: 'working' });
      const { taskId, pollIntervalMs } = handle;
      let polls = 0;
      let task = handle;
      while (task.status === 'working') {
        await delay(pollIntervalMs);
        task = await askAsTask(opened, 'tasks/get', { taskId });
        polls += 1;
      }
      note(`${EVERY_WAY_WITH}, client of the tasks extension: ${task.status} after ${polls} polls`, begin);
      expect(polls).toBeGreaterThan((0.8 * MODEL_MS) / pollIntervalMs);
      expect(task.status).toBe('completed');
      const { screens } = await client.succeed('list_screens', { projectId });
      expect(screens).toMatchObject([{ screenMetadata: { status: 'COMPLETE' } }]);
      const made = task.result === undefined ? [] : screensOf(task.result.structuredContent);
      expect(made.map(({ id }) => id)).toEqual(screens.map(({ id }) => id));
    },
  );
});

interface Task {
  resultType: string;
  taskId: string;
  status: string;
  pollIntervalMs: number;
  result?: { structuredContent: SessionOutput };
}

/** A request as a client of the tasks extension sends it; the official clients do not speak it yet. */
async function askAsTask({ url }: LongHouse, method: string, params: Record<string, unknown>): Promise<Task> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': method,
      'mcp-name': String(params['name'] ?? params['taskId']),
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method,
      params: {
        ...params,
        _meta: {
          'io.modelcontextprotocol/protocolVersion': '2026-07-28',
          'io.modelcontextprotocol/clientCapabilities': { extensions: { [TASKS]: {} } },
        },
      },
    }),
  });
  return ((await response.json()) as { result: Task }).result;
}

interface Opened extends AsyncDisposable {
  place: Place;
  server: ModelServer;
}

describe.concurrent('a service that is killed in the middle of a model call', () => {
  const open = async (): Promise<Opened> => {
    const place = await openPlace();
    const server = await openModelServer();
    return {
      place,
      server,
      [Symbol.asyncDispose]: () =>
        Promise.all([place, server].map((one) => one[Symbol.asyncDispose]())).then(() => undefined),
    };
  };
  const serve = async ({ place, server }: Opened): Promise<{ served: Started; client: JourneyClient }> => {
    const served = place.start(['serve', '--port', '0'], toModelEnvironment(EVERY_WAY_WITH, server));
    const client = await connectCurrent({ url: `${await served.says(LISTENING)}/mcp` });
    return { served, client };
  };
  const kill = async ({ child, ended }: Started): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  const metadataOf = async (client: JourneyClient, projectId: string) =>
    (await client.call('list_screens', { projectId })).screens.map(({ screenMetadata }) => screenMetadata);

  it(
    `by ${EVERY_WAY_WITH}, takes the run up again, once, and a retried call joins it`,
    { timeout: TEST_MS + RECOVERY_MS },
    async ({ expect }) => {
      await using opened = await open();
      const { server } = opened;
      server.answer(answerSlowly);
      const before = await serve(opened);
      const { name: projectId } = await before.client.call('create_project', { title: 'Killed' });
      const call = { projectId, ...ASKED };
      const interrupted = before.client.call('generate_screen_from_text', call).catch((error: unknown) => error);
      await expect.poll(() => drawnBy(server), { timeout: RECOVERY_MS }).toBe(1);
      await delay(0.6 * MODEL_MS);
      await kill(before.served);
      await server.asked.find((asked) => kindOf(asked) === 'screen')?.hungUp;
      await interrupted;

      const begin = performance.now();
      const after = await serve(opened);
      await expect.poll(() => drawnBy(server), { timeout: RECOVERY_MS }).toBe(2);
      note(`${EVERY_WAY_WITH}, after SIGKILL: the model is asked again`, begin);
      expect(performance.now() - begin).toBeLessThan(RECOVERY_MS);
      expect(await metadataOf(after.client, projectId)).toMatchObject([{ status: 'IN_PROGRESS' }]);
      const retried = await after.client.call('generate_screen_from_text', call);
      await expect
        .poll(() => metadataOf(after.client, projectId), { timeout: PATIENT_MS, interval: 500 })
        .toMatchObject([{ status: 'COMPLETE' }]);
      note(`${EVERY_WAY_WITH}, after SIGKILL: COMPLETE`, begin);
      const { screens } = await after.client.call('list_screens', { projectId });
      expect(retried.output_components.flatMap(({ design }) => design?.screens ?? []).map(({ id }) => id)).toEqual(
        screens.map(({ id }) => id),
      );
      expect(drawnBy(server)).toBe(2);
    },
  );

  it('gives a run up that was killed twice, and says why', { timeout: 4 * RECOVERY_MS }, async ({ expect }) => {
    await using opened = await open();
    const { server } = opened;
    server.answer(answerWellBut('screen', () => ({ kind: 'hang' })));
    const first = await serve(opened);
    const { name: projectId } = await first.client.call('create_project', { title: 'Killed twice' });
    void first.client.call('generate_screen_from_text', { projectId, ...ASKED }).catch(() => undefined);
    await expect.poll(() => drawnBy(server), { timeout: RECOVERY_MS }).toBe(1);
    await kill(first.served);
    const second = await serve(opened);
    await expect.poll(() => drawnBy(server), { timeout: RECOVERY_MS }).toBe(2);
    await kill(second.served);

    const begin = performance.now();
    const third = await serve(opened);
    await expect
      .poll(() => metadataOf(third.client, projectId), { timeout: RECOVERY_MS, interval: 100 })
      .toMatchObject([{ status: 'FAILED', statusMessage: expect.stringMatching(/interrupted 2 times/) }]);
    note(`${EVERY_WAY_WITH}, after the second SIGKILL: FAILED`, begin);
    expect(performance.now() - begin).toBeLessThan(RECOVERY_MS);
    expect(drawnBy(server)).toBe(2);
  });
});
