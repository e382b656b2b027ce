import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateText, streamText } from 'ai';
import { MODEL_PROVIDERS } from '../../src/domain/model-setting.ts';
import { createGate } from '../../src/models/gate.ts';
import { openModel } from '../../src/models/open-model.ts';
import { DEFAULT_WAITS } from '../../src/models/waits.ts';
import { createProject, generateScreen, screensOf, suggestionsOf, textOf, toBase64 } from '../mcp/steps.ts';
import { KEY, MODEL } from './model-server.ts';
import { openModelHouse, type ModelHouse } from './open-model-house.ts';
import { answerWell, EDIT_SUGGESTIONS, kindOf, PLAN, say } from './studio.ts';
import { USAGE } from './wire-shapes.ts';

const PROMPT = 'A screen for a coffee tasting room with "Guji, natural" tonight';

describe.each(MODEL_PROVIDERS)('a model of %s', (provider) => {
  let opened: ModelHouse;
  let projectId: string;
  beforeAll(async () => {
    opened = await openModelHouse({ provider });
    opened.server.answer(answerWell);
    ({ projectId } = await createProject(opened.client));
  });
  afterAll(() => opened[Symbol.asyncDispose]());

  const readHtml = async (screenId: string): Promise<string> => {
    const { store, blobs } = opened.house.deps;
    const screen = await store.screens.find(opened.house.local.userId, screenId as never);
    return new TextDecoder().decode(await blobs.get(screen?.htmlCode?.contentHash ?? ''));
  };

  const generate = async (args: object = {}) => {
    const output = await opened.client.succeed('generate_screen_from_text', {
      projectId,
      prompt: PROMPT,
      modelId: 'MODEL_3_PRO',
      ...args,
    });
    const [screen] = screensOf(output);
    if (screen === undefined) throw new Error('a screen was generated');
    return { output, screen };
  };

  it('is heard in its own protocol, streamed and whole', async () => {
    opened.server.answer(() => say('ready'));
    const setting = { provider, model: MODEL, apiKey: KEY, baseUrl: opened.server.addressOf(provider) };
    const { language } = await openModel(setting, { waits: DEFAULT_WAITS, gate: createGate(1) });
    expect((await generateText({ model: language, prompt: 'Well?' })).text).toBe('ready');
    expect(await streamText({ model: language, prompt: 'Well?' }).text).toBe('ready');
    expect(opened.server.asked.slice(-2).map(({ isStream }) => isStream)).toEqual([false, true]);
    opened.server.answer(answerWell);
  });

  it('plans and draws a screen, and says who made it', async () => {
    const from = opened.server.asked.length;
    const said: string[] = [];
    const output = await opened.client.succeed(
      'generate_screen_from_text',
      { projectId, prompt: PROMPT, modelId: 'MODEL_3_PRO' },
      { onprogress: ({ message }) => said.push(message ?? '') },
    );
    const [screen] = screensOf(output);
    expect(screen).toMatchObject({
      title: 'Tasting room',
      generatedBy: `${provider}:${MODEL}`,
      screenMetadata: { status: 'COMPLETE', agentType: 'PRO_AGENT', statusMessage: '' },
    });
    expect(suggestionsOf(output)).toEqual(PLAN.suggestions);
    const [plan, drawing] = opened.server.asked.slice(from);
    expect(plan?.body).toMatch(/customColor/);
    expect(drawing?.prompt).toContain(`Idea of the screen:\n${PLAN.idea}`);
    expect(drawing?.instructions).toMatch(/in a hand: one column/);
    expect(said.join('\n')).toMatch(/Planning the screen[\s\S]*Drawing list, section 2 of 2/);
    expect(await readHtml(screen?.id ?? '')).toMatch(/Guji, natural/);
    const { deps, local } = opened.house;
    expect((await deps.store.screens.find(local.userId, screen?.id as never))?.spending).toMatchObject({
      inputTokens: 2 * USAGE.input,
      outputTokens: 2 * USAGE.output,
    });
  });

  it('changes what an instruction speaks of, and nothing else', async () => {
    const { screen } = await generate();
    const before = await readHtml(screen.id);
    const output = await opened.client.succeed('edit_screens', {
      projectId,
      selectedScreenIds: [screen.id],
      prompt: 'Word it so that one knows at once that this happens this evening',
      modelId: 'MODEL_3_PRO',
    });
    expect(textOf(output)).toMatch(/^The headline now says "Tonight: Guji"\.\n/);
    expect(suggestionsOf(output)).toEqual(EDIT_SUGGESTIONS);
    const after = await readHtml(screen.id);
    const bodyOf = (html: string): string => html.slice(html.indexOf('<main'));
    expect(bodyOf(after)).toBe(bodyOf(before).replace('Guji, natural', 'Tonight: Guji'));
  });

  it('thinks of variants and draws them', async () => {
    const { screen } = await generate();
    const from = opened.server.asked.length;
    const output = await opened.client.succeed('generate_variants', {
      projectId,
      selectedScreenIds: [screen.id],
      prompt: 'Other ways to order this',
      variantOptions: { variantCount: 2, creativeRange: 'REIMAGINE' },
      modelId: 'MODEL_3_PRO',
    });
    expect(screensOf(output).map(({ title }) => title)).toEqual([
      'Tasting room, Seats first',
      'Tasting room, A week at a glance',
    ]);
    expect(textOf(output)).toMatch(/The free seats are the headline/);
    expect(suggestionsOf(output)).toEqual(PLAN.suggestions);
    const drawn = opened.server.asked.slice(from).filter((asked) => kindOf(asked) === 'plan');
    expect(drawn.map(({ prompt }) => prompt)).toEqual([
      expect.stringMatching(/it is called "Seats first"\. The free seats are the headline\.[\s\S]*Guji, natural/),
      expect.stringMatching(/it is called "A week at a glance"\. The days stand beside each other\./),
    ]);
  });

  it('is told the rules of a DESIGN.md, and not its colours', async () => {
    const own = await createProject(opened.client, 'Ruled');
    const designMd =
      '# Roast\n\n## Colors\n\n- Primary: #0F62FE\n\n## Typography\n\n- Headlines: Sora\n\n## Components\n\nButtons say what they do.\n';
    const upload = await opened.client.succeed('upload_design_md', {
      projectId: own.projectId,
      designMdBase64: toBase64(designMd),
    });
    const system = await opened.client.succeed('create_design_system_from_design_md', {
      projectId: own.projectId,
      selectedScreenInstance: upload,
    });
    const from = opened.server.asked.length;
    await generate({ projectId: own.projectId, designSystem: system.name });
    const plan = opened.server.asked.slice(from).find((asked) => kindOf(asked) === 'plan');
    expect(plan?.prompt).toMatch(/Buttons say what they do/);
    expect(plan?.prompt).not.toMatch(/0F62FE|Sora/i);
    for (const { body } of opened.server.asked.slice(from)) expect(body).not.toMatch(/customColor|headlineFont/);
  });

  it('is not asked where no model is named', async () => {
    const from = opened.server.asked.length;
    const screen = await generateScreen(opened.client, projectId);
    expect(screen.generatedBy).toBe('tailorbird-embedded');
    expect(opened.server.asked).toHaveLength(from);
  });
});
