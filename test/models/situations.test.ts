import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MODEL_PROVIDERS, type ModelProvider } from '../../src/domain/model-setting.ts';
import { createProject, screensOf } from '../mcp/steps.ts';
import { KEY, type Answering } from './model-server.ts';
import { openModelHouse, type ModelHouse } from './open-model-house.ts';
import { PROVIDER_VARIABLES } from './provider-variables.ts';
import { answerWell, answerWellBut, inTurn, PLAN, say, SCREEN } from './studio.ts';

const PROMPT = 'A screen for a coffee tasting room with "Guji, natural" tonight';

/** What nobody outside may read: the key, the provider's own words, places in our code. */
const SECRET = new RegExp(`${KEY}|secret words|Incorrect API key|does not exist|\\.ts:|node_modules|at async`);

const drawing = (...answerings: Answering[]): Answering => answerWellBut('screen', inTurn(...answerings));
const drop: Answering = () => ({ kind: 'drop', text: SCREEN.slice(0, 700) });
const status =
  (code: number, headers: Record<string, string> = {}): Answering =>
  () => ({ kind: 'status', status: code, headers });

const HOSTILE = SCREEN.replace(
  '</h1>',
  '</h1><script>alert(1)</script><img src="https://evil.example/x.png" onerror="alert(2)"><a href="javascript:alert(3)">Go</a><iframe src="https://evil.example"></iframe>',
);

/** What is wrong with the words of an answer is the same by whichever protocol they came, and is tried by one. */
const triedBy = <Situation extends { isOfWords?: true }>(
  provider: ModelProvider,
  all: readonly Situation[],
): Situation[] => all.filter(({ isOfWords }) => isOfWords !== true || provider === 'compatible');

/** Situations that a screen comes out of, though not at the first try each. */
const OVERCOME: readonly { situation: string; isOfWords?: true; answering: () => Answering; calls: number }[] = [
  { situation: 'is slow', answering: () => drawing(() => ({ kind: 'text', text: SCREEN, betweenMs: 60 })), calls: 2 },
  {
    situation: 'wraps its plan in thoughts, prose and a fence',
    isOfWords: true,
    answering: () =>
      answerWellBut('plan', () =>
        say(`Here is the plan {as asked}:\n\`\`\`json\n${JSON.stringify(PLAN, null, 1)}\n\`\`\`\nEnjoy!`),
      ),
    calls: 2,
  },
  {
    situation: 'wraps its screen in thoughts and a fence',
    isOfWords: true,
    answering: () => drawing(() => say(`<think>A <body>, then.</think>Here:\n\`\`\`html\n${SCREEN}\n\`\`\``)),
    calls: 2,
  },
  {
    situation: 'answers invalid JSON once',
    isOfWords: true,
    answering: () =>
      answerWellBut(
        'plan',
        inTurn(
          () => say('{"title": '),
          () => say(PLAN),
        ),
      ),
    calls: 3,
  },
  {
    situation: 'is busy and says for how long',
    answering: () => drawing(status(429, { 'retry-after': '1' }), answerWell),
    calls: 3,
  },
  { situation: 'has a fault twice', answering: () => drawing(status(500), status(503), answerWell), calls: 4 },
  { situation: 'breaks off once', answering: () => drawing(drop, answerWell), calls: 3 },
  {
    situation: 'stops at its limit twice',
    answering: () => {
      const ends = [700, 1_100].map((end) => SCREEN.lastIndexOf('>', end) + 1);
      return drawing(
        () => ({ kind: 'text', text: SCREEN.slice(0, ends[0]), ending: 'length' }),
        () => ({ kind: 'text', text: SCREEN.slice(ends[0], ends[1]), ending: 'length' }),
        () => say(SCREEN.slice(ends[1])),
      );
    },
    calls: 4,
  },
  { situation: 'answers hostile HTML', isOfWords: true, answering: () => drawing(() => say(HOSTILE)), calls: 2 },
];

/** Situations that no screen comes out of. */
const FATAL: readonly {
  situation: string;
  isOfWords?: true;
  answering: () => Answering;
  words: RegExp;
  calls: number;
}[] = [
  {
    situation: 'stops at its limit and never comes further',
    answering: () => drawing(() => ({ kind: 'text', text: SCREEN.slice(0, 700), ending: 'length' })),
    words: /^UNAVAILABLE: the model stopped before it was finished.*fewer things/s,
    calls: 3,
  },
  {
    situation: 'declines',
    answering: () => answerWellBut('plan', () => ({ kind: 'text', text: '{}', ending: 'refusal' })),
    words: /^FAILED_PRECONDITION: the model declined the request/,
    calls: 1,
  },
  {
    situation: 'declines in prose',
    isOfWords: true,
    answering: () => drawing(() => say('I am sorry, I cannot help with that.')),
    words: /^UNAVAILABLE: the model answered no screen; it may have declined/,
    calls: 3,
  },
  {
    situation: 'never answers in the asked form',
    isOfWords: true,
    answering: () => answerWellBut('plan', () => say({ ...PLAN, title: 7 })),
    words: /^UNAVAILABLE: the model answered something that is not the asked form/,
    calls: 2,
  },
  {
    situation: 'stays busy',
    answering: () => drawing(status(429)),
    words: /^RESOURCE_EXHAUSTED: rate limit of the model provider/,
    calls: 4,
  },
  {
    situation: 'is busy for longer than anybody waits',
    answering: () => drawing(status(429, { 'retry-after': '3600' })),
    words: /^RESOURCE_EXHAUSTED: rate limit of the model provider/,
    calls: 2,
  },
  {
    situation: 'stays at fault',
    answering: () => drawing(status(500)),
    words: /^UNAVAILABLE: the model provider has a fault/,
    calls: 4,
  },
  {
    situation: 'hangs',
    answering: () => drawing(() => ({ kind: 'hang' })),
    words: /^UNAVAILABLE: the model did not answer in time/,
    calls: 2,
  },
  {
    situation: 'breaks off each time',
    answering: () => drawing(drop),
    words: /^UNAVAILABLE: the answer of the model broke off/,
    calls: 3,
  },
];

const expectNoSecrets = (...texts: string[]): void => {
  for (const text of texts) expect(text).not.toMatch(SECRET);
};

describe.each(MODEL_PROVIDERS)('when a model of %s', (provider) => {
  let opened: ModelHouse;
  beforeAll(async () => {
    opened = await openModelHouse({ provider });
  });
  afterAll(() => opened[Symbol.asyncDispose]());
  afterEach(() => expectNoSecrets(opened.logged()));

  const askFor = { prompt: PROMPT, modelId: 'MODEL_3_PRO' } as const;
  const listScreens = async (projectId: string) =>
    (await opened.client.succeed('list_screens', { projectId })).screens ?? [];

  it.each(triedBy(provider, OVERCOME))('$situation, a screen comes of it', async ({ answering, calls }) => {
    const { projectId } = await createProject(opened.client);
    opened.server.answer(answering());
    const from = opened.server.asked.length;
    const output = await opened.client.succeed('generate_screen_from_text', { projectId, ...askFor });
    const [screen] = screensOf(output);
    expect(screen?.screenMetadata).toMatchObject({ status: 'COMPLETE', statusMessage: '' });
    expect(opened.server.asked.slice(from)).toHaveLength(calls);
    const { store, blobs } = opened.house.deps;
    const stored = await store.screens.find(opened.house.local.userId, screen?.id as never);
    const html = new TextDecoder().decode(await blobs.get(stored?.htmlCode?.contentHash ?? ''));
    expect(html).toContain('Guji, natural');
    expect(html).not.toMatch(/<script|onerror|javascript:|evil\.example|<iframe|<think/i);
  });

  it.each(triedBy(provider, FATAL))(
    '$situation, the screen is FAILED with the reason',
    async ({ answering, words, calls }) => {
      const { projectId } = await createProject(opened.client);
      opened.server.answer(answering());
      const from = opened.server.asked.length;
      const text = await opened.client.fail('generate_screen_from_text', { projectId, ...askFor });
      expect(text).toMatch(words);
      expect(opened.server.asked.slice(from)).toHaveLength(calls);
      const [screen, ...others] = await listScreens(projectId);
      expect(others).toEqual([]);
      expect(screen?.screenMetadata).toMatchObject({
        status: 'FAILED',
        statusMessage: expect.stringMatching(/the model|rate limit/),
      });
      expectNoSecrets(text, JSON.stringify(screen));
    },
  );

  it('fails at an edit or at variants, the screen stays as it was', async () => {
    const { projectId } = await createProject(opened.client);
    opened.server.answer(answerWell);
    const [screen] = screensOf(await opened.client.succeed('generate_screen_from_text', { projectId, ...askFor }));
    opened.server.answer(status(500));
    const edit = {
      projectId,
      selectedScreenIds: [screen?.id],
      prompt: 'Word it so that one knows at once that this happens this evening',
    };
    const editText = await opened.client.fail('edit_screens', { ...edit, modelId: 'MODEL_3_PRO' });
    expect(editText).toMatch(/^UNAVAILABLE: the model provider has a fault/);
    const varyText = await opened.client.fail('generate_variants', {
      ...edit,
      modelId: 'MODEL_3_PRO',
      variantOptions: { variantCount: 2, creativeRange: 'REIMAGINE' },
    });
    expect(varyText).toMatch(/^UNAVAILABLE: the model provider has a fault/);
    const [first, ...variants] = await listScreens(projectId);
    expect(first).toMatchObject({ htmlCode: screen?.htmlCode, screenMetadata: { status: 'COMPLETE' } });
    expect(variants.map(({ screenMetadata }) => screenMetadata.status)).toEqual(['FAILED', 'FAILED']);
    expectNoSecrets(editText, varyText);
  });

  it('is cancelled, the call to the provider stops', async () => {
    const { projectId } = await createProject(opened.client);
    const begun = Promise.withResolvers<{ hungUp: Promise<void> }>();
    opened.server.answer((asked) => {
      begun.resolve(asked);
      return { kind: 'hang' };
    });
    const failing = opened.client.fail('generate_screen_from_text', { projectId, ...askFor });
    const { hungUp } = await begun.promise;
    const [running] = await opened.house.deps.store.runs.listRunning();
    await opened.house.deps.runner.cancel(running?.run.id as never, opened.house.local.userId);
    await hungUp;
    expect(await failing).toMatch(/^CANCELLED/);
    expect((await listScreens(projectId)).map(({ screenMetadata }) => screenMetadata)).toMatchObject([
      { status: 'FAILED' },
    ]);
  });
});

describe.each(MODEL_PROVIDERS)('when %s refuses', (provider) => {
  const { key } = PROVIDER_VARIABLES[provider];

  it.each([
    { what: 'the key', environment: { [key]: 'sk-wrong-key' }, words: /refuses the configured key/ },
    {
      what: 'the model',
      environment: { TAILORBIRD_MODEL_PRO: `${provider}:no-such-model` },
      words: /does not know the configured model/,
    },
  ])('$what, that is told without it', async ({ environment, words }) => {
    await using opened = await openModelHouse({ provider, environment });
    const { projectId } = await createProject(opened.client);
    const text = await opened.client.fail('generate_screen_from_text', {
      projectId,
      prompt: PROMPT,
      modelId: 'MODEL_3_PRO',
    });
    expect(text).toMatch(/^FAILED_PRECONDITION: the model provider/);
    expect(text).toMatch(words);
    expectNoSecrets(text.replace('does not know', ''), opened.logged());
    expect(text + opened.logged()).not.toContain('sk-wrong-key');
  });

  it('to answer, the embedded designer takes over where it was told to', async () => {
    await using opened = await openModelHouse({ provider, environment: { TAILORBIRD_MODEL_FALLBACK: 'embedded' } });
    opened.server.answer(status(500));
    const { projectId } = await createProject(opened.client);
    const output = await opened.client.succeed('generate_screen_from_text', {
      projectId,
      prompt: PROMPT,
      modelId: 'MODEL_3_PRO',
    });
    const [screen] = screensOf(output);
    expect(screen).toMatchObject({
      generatedBy: 'tailorbird-embedded',
      screenMetadata: {
        status: 'COMPLETE',
        statusMessage: 'Made by the embedded designer, since the model provider has a fault of its own.',
      },
    });
    expectNoSecrets(JSON.stringify(output), opened.logged());
  });
});
