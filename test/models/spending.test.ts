import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/http/create-app.ts';
import { createOpenDoor } from '../../src/http/authenticate.ts';
import { createProject, screensOf } from '../mcp/steps.ts';
import { MODEL } from './model-server.ts';
import { openModelHouse, type ModelHouse } from './open-model-house.ts';
import { answerWell, answerWellBut, kindOf, PLAN, say } from './studio.ts';
import { USAGE } from './wire-shapes.ts';

const INPUT = { prompt: 'A screen for a coffee tasting room with "Guji, natural" tonight', modelId: 'MODEL_3_PRO' };
const CALLS = 2;
const TOKENS = CALLS * (USAGE.input + USAGE.output);

async function askUsage({ house }: ModelHouse, query = ''): Promise<{ status: number; body: unknown }> {
  const { deps, log, local } = house;
  const app = createApp({
    deps,
    doorkeeper: createOpenDoor(local),
    allowedHosts: ['localhost'],
    mcp: () => Promise.resolve(new Response()),
    log,
  });
  const response = await app.request(`http://localhost/v1/usage${query}`, { headers: { host: 'localhost' } });
  return { status: response.status, body: await response.json() };
}

describe('what models take', () => {
  it('is recorded on the screen and the run, and told by day and model', async () => {
    await using opened = await openModelHouse({
      provider: 'compatible',
      environment: { TAILORBIRD_MODEL_PRO_PRICE: '3/15' },
    });
    const { projectId } = await createProject(opened.client);
    opened.server.answer(answerWell);
    const output = await opened.client.succeed('generate_screen_from_text', { projectId, ...INPUT });
    const { store } = opened.house.deps;
    const screen = await store.screens.find(opened.house.local.userId, screensOf(output)[0]?.id as never);
    const spent = { inputTokens: CALLS * USAGE.input, outputTokens: CALLS * USAGE.output };
    expect(screen?.spending).toMatchObject(spent);
    expect(screen?.spending?.durationMs).toBeGreaterThan(0);
    expect(await store.usage.sumOfRun(output.sessionId as never)).toMatchObject(spent);
    const cost = (spent.inputTokens * 3 + spent.outputTokens * 15) / 1_000_000;
    const day = new Date().toISOString().slice(0, 10);
    expect((await askUsage(opened)).body).toEqual({
      usage: [{ day, model: `compatible:${MODEL}`, calls: CALLS, ...spent, durationMs: expect.any(Number), cost }],
      today: { day, tokens: TOKENS, cost },
      budget: {},
    });
    expect((await askUsage(opened, '?from=2999-01-01')).body).toMatchObject({ usage: [] });
    expect((await askUsage(opened, '?from=yesterday')).status).toBe(400);
  });

  it.each([
    { limit: 'tokens', environment: { TAILORBIRD_MODEL_BUDGET_TOKENS: '1000' }, words: /1000 tokens a day are spent/ },
    {
      limit: 'money',
      environment: { TAILORBIRD_MODEL_BUDGET_MONEY: '0.001', TAILORBIRD_MODEL_PRO_PRICE: '3/15' },
      words: /model calls for 0.001 a day are spent/,
    },
  ])('ends at a budget in $limit, until the next day', async ({ environment, words }) => {
    await using opened = await openModelHouse({ provider: 'compatible', environment });
    const { projectId } = await createProject(opened.client);
    opened.server.answer(answerWell);
    const text = await opened.client.fail('generate_screen_from_text', { projectId, ...INPUT });
    expect(text).toMatch(/^RESOURCE_EXHAUSTED/);
    expect(text).toMatch(words);
    expect(text).toMatch(/The next day begins at \d{4}-\d\d-\d\d 00:00 UTC/);
    expect(opened.server.asked.map(kindOf)).toEqual(['plan']);
    const { modelId: _, ...embedded } = INPUT;
    await opened.client.succeed('generate_screen_from_text', { projectId, ...embedded });
  });
});

describe('a provider', () => {
  it('gets no more calls at once than it was allowed', async () => {
    await using opened = await openModelHouse({
      provider: 'compatible',
      environment: { TAILORBIRD_MODEL_CALLS_AT_ONCE: '1' },
    });
    const { projectId } = await createProject(opened.client);
    opened.server.answer((asked) => {
      const reply = answerWell(asked);
      return reply.kind === 'text' ? { ...reply, beforeMs: 200 } : reply;
    });
    const start = performance.now();
    await Promise.all(
      ['One', 'Two'].map((title) =>
        opened.client.succeed('generate_screen_from_text', {
          ...INPUT,
          projectId,
          prompt: `${title}: ${INPUT.prompt}`,
        }),
      ),
    );
    expect(performance.now() - start).toBeGreaterThan(2 * CALLS * 200);
  });
});

describe('a second screen of a project', () => {
  it('is planned and drawn in the knowledge of the first', async () => {
    await using opened = await openModelHouse({ provider: 'compatible' });
    const { projectId } = await createProject(opened.client);
    opened.server.answer(answerWell);
    await opened.client.succeed('generate_screen_from_text', { projectId, ...INPUT });
    opened.server.answer(answerWellBut('plan', () => say({ ...PLAN, title: 'Booking' })));
    await opened.client.succeed('generate_screen_from_text', { ...INPUT, projectId, prompt: 'The booking of a seat' });
    for (const { prompt } of opened.server.asked.slice(CALLS)) expect(prompt).toMatch(/- Tasting room: tonight, list/);
  });
});
