import { describe, expect, it } from 'vitest';
import { openPlace } from '../cli/run-tailorbird.ts';
import { createProject, screensOf } from '../mcp/steps.ts';
import { KEY, openModelServer, type Answering } from './model-server.ts';
import { openModelHouse } from './open-model-house.ts';
import { toModelEnvironment } from './provider-variables.ts';
import { answerWell, answerWellBut, SCREEN } from './studio.ts';

const ASKED = { prompt: 'A screen for a coffee tasting room with "Guji, natural" tonight', modelId: 'MODEL_3_PRO' };
const PIECES = Math.ceil(SCREEN.length / 160);

/** The settings of an operator, on top of what else is waited for by default. */
const settings = (firstWord: number, silence: number, call: number) => ({
  TAILORBIRD_MODEL_FIRST_WORD_SECONDS: String(firstWord),
  TAILORBIRD_MODEL_SILENCE_SECONDS: String(silence),
  TAILORBIRD_MODEL_CALL_SECONDS: String(call),
});

const drawing = (answering: Answering): Answering => answerWellBut('screen', answering);
const slowly = (totalMs: number): Answering =>
  drawing(() => ({ kind: 'text', text: SCREEN, betweenMs: totalMs / PIECES }));
const lateBy = (beforeMs: number): Answering => drawing(() => ({ kind: 'text', text: SCREEN, beforeMs }));
const hang: Answering = drawing(() => ({ kind: 'hang' }));

describe('how long a call of a model is waited for is set by the operator', () => {
  it.each([
    { what: 'until a first word that never comes', waits: settings(2, 60, 60), answering: hang, leastMs: 2_000 },
    {
      what: 'until a first word that comes too late',
      waits: settings(2, 60, 60),
      answering: lateBy(5_000),
      leastMs: 2_000,
    },
    {
      what: 'until the next word',
      waits: settings(60, 2, 60),
      answering: drawing(() => ({ kind: 'text', text: SCREEN, betweenMs: 5_000 })),
      leastMs: 2_000,
    },
    { what: 'in all', waits: settings(60, 60, 3), answering: slowly(8_000), leastMs: 3_000 },
  ])('$what', async ({ waits, answering, leastMs }) => {
    await using opened = await openModelHouse({ provider: 'compatible', environment: waits, waits: { retryMs: 10 } });
    const { projectId } = await createProject(opened.client);
    opened.server.answer(answering);
    const start = performance.now();
    const text = await opened.client.fail('generate_screen_from_text', { projectId, ...ASKED });
    expect(text).toMatch(/^UNAVAILABLE: the model did not answer in time/);
    expect(performance.now() - start).toBeGreaterThan(leastMs);
    await opened.server.asked.at(-1)?.hungUp;
    expect(opened.server.asked).toHaveLength(2);
  });

  it('and a model that is slow, but within the waits, makes its screen', async () => {
    await using opened = await openModelHouse({
      provider: 'compatible',
      environment: settings(5, 3, 30),
      waits: { retryMs: 10 },
    });
    const { projectId } = await createProject(opened.client);
    opened.server.answer(slowly(3_500));
    const output = await opened.client.succeed('generate_screen_from_text', { projectId, ...ASKED });
    expect(screensOf(output)).toMatchObject([{ screenMetadata: { status: 'COMPLETE' } }]);
  });
});

describe('doctor', () => {
  it('tells how fast a model answers and what is waited for, and how to mend a wait that is too short', async () => {
    await using place = await openPlace();
    await using server = await openModelServer();
    const environment = {
      ...toModelEnvironment('compatible', server),
    };
    server.answer(answerWell);
    const well = await place.run(['doctor'], { ...environment, ...settings(20, 30, 40) });
    expect(well.stdout).toMatch(
      /^✓ Model test-model-1 +compatible answers in \d\.\d s; waited for: 20 s until a first word, 30 s until the next, 40 s in all$/m,
    );
    server.answer(() => ({ kind: 'hang' }));
    const { code, stdout, stderr } = await place.run(['doctor'], { ...environment, ...settings(1, 1, 1) });
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toMatch(
      /^✗ Model test-model-1 +no word from compatible within 1 s\n +→ .*TAILORBIRD_MODEL_FIRST_WORD_SECONDS to more\.$/m,
    );
    expect(stdout).not.toContain(KEY);
  });
});
