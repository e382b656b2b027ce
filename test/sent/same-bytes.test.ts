import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProject, screensOf } from '../mcp/steps.ts';
import { openModelHouse, type ModelHouse } from '../models/open-model-house.ts';
import { answerWell, answerWellBut, PLAN, say, SCREEN } from '../models/studio.ts';
import { fence, toIdOf } from './open-sent-house.ts';

const HEADLINE = 'Guji, natural';

describe('one page, sent by a client and answered by a provider', () => {
  let opened: ModelHouse;
  let projectId: string;
  beforeAll(async () => {
    opened = await openModelHouse({ provider: 'openai' });
    opened.server.answer(answerWell);
    ({ projectId } = await createProject(opened.client));
    // Later screens stand beside the first, so both get its theme and look.
    await opened.client.succeed('generate_screen_from_text', {
      projectId,
      prompt: 'A tasting room',
      modelId: 'MODEL_3_PRO',
    });
    opened.server.answer(answerWellBut('plan', () => say({ ...PLAN, title: HEADLINE })));
  });
  afterAll(() => opened[Symbol.asyncDispose]());

  const generate = async (prompt: string, args: object): Promise<string> => {
    const output = await opened.client.succeed('generate_screen_from_text', {
      projectId,
      prompt,
      deviceType: 'MOBILE',
      ...args,
    });
    const { store, blobs } = opened.house.deps;
    const [made] = screensOf(output);
    const screen = await store.screens.find(opened.house.local.userId, toIdOf(made as { name: string }) as never);
    return new TextDecoder().decode(await blobs.get(screen?.htmlCode?.contentHash ?? ''));
  };

  it('gives the same bytes, and a model is asked for nothing', async () => {
    const answered = await generate('Tonight', { modelId: 'MODEL_3_PRO' });
    const asked = opened.server.asked.length;
    const sent = await generate(`Tonight\n${fence(SCREEN)}`, {});
    const sentToModel = await generate(`Tonight\n${fence(SCREEN)}`, { modelId: 'MODEL_3_PRO' });
    expect(answered).toContain(HEADLINE);
    expect(sent).toBe(answered);
    expect(sentToModel).toBe(answered);
    expect(opened.server.asked.length).toBe(asked);
  });

  it('takes a plan that a client sends in the place of its own', async () => {
    const asked = opened.server.asked.length;
    await generate(`Tonight\n${fence(JSON.stringify(PLAN), 'json')}`, { modelId: 'MODEL_3_PRO' });
    const instructions = opened.server.asked.slice(asked).map((question) => question.instructions.slice(0, 22));
    expect(instructions).toEqual(['You draw one UI screen']);
  });
});
