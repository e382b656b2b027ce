import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProject, screensOf, textOf } from '../mcp/steps.ts';
import { openModelHouse, type ModelHouse } from './open-model-house.ts';
import { answerWell, answerWellBut, idBefore, inTurn, kindOf, say, SCREEN, type QuestionKind } from './studio.ts';
import type { Answering, Asked } from './model-server.ts';

const PROMPT = 'A screen for a coffee tasting room with "Guji, natural" tonight';
const INSTRUCTION = 'Word it so that one knows at once that this happens this evening';

/** The body that a question shows, as it stands there. */
const pageOf = ({ prompt }: Asked): string => /<body[\s\S]*<\/body>/.exec(prompt)?.[0] ?? '';

/** Operations on an element that is not there. */
const misses: Answering = () =>
  say({ operations: [{ kind: 'set-text', id: 'nowhere-9', value: 'x', target: '' }], summary: 'Done.' });

const answerEach =
  (answers: Partial<Record<QuestionKind, Answering>>): Answering =>
  (asked) =>
    (answers[kindOf(asked)] ?? answerWell)(asked);

describe('an edit', () => {
  let opened: ModelHouse;
  let projectId: string;
  let screenId: string;
  beforeAll(async () => {
    opened = await openModelHouse({ provider: 'compatible' });
    ({ projectId } = await createProject(opened.client));
  });
  afterAll(() => opened[Symbol.asyncDispose]());
  beforeEach(async () => {
    opened.server.answer(answerWell);
    const input = { projectId, prompt: PROMPT, modelId: 'MODEL_3_PRO' };
    const [screen] = screensOf(await opened.client.succeed('generate_screen_from_text', input));
    screenId = screen?.id ?? '';
    opened.server.asked.length = 0;
  });

  const readMain = async (): Promise<string> => {
    const { store, blobs } = opened.house.deps;
    const screen = await store.screens.find(opened.house.local.userId, screenId as never);
    const html = new TextDecoder().decode(await blobs.get(screen?.htmlCode?.contentHash ?? ''));
    return html.slice(html.indexOf('<main'));
  };
  const edit = { selectedScreenIds: [] as string[], prompt: INSTRUCTION, modelId: 'MODEL_3_PRO' };
  const askForEdit = () => opened.client.succeed('edit_screens', { ...edit, projectId, selectedScreenIds: [screenId] });
  const kinds = (): QuestionKind[] => opened.server.asked.map(kindOf);

  it('whose operations fit nothing is done by search and replace in one element, whatever its spaces', async () => {
    const before = await readMain();
    opened.server.answer(
      answerEach({
        edit: misses,
        search: (asked) =>
          say({
            id: idBefore(asked.prompt, 'Guji, natural'),
            replacements: [{ search: '>Guji,\n  natural<', replace: '>Tonight: Guji<' }],
            summary: 'The headline says so.',
          }),
      }),
    );
    expect(textOf(await askForEdit())).toMatch(/^The headline says so\.\n/);
    expect(await readMain()).toBe(before.replace('Guji, natural', 'Tonight: Guji'));
    expect(kinds()).toEqual(['edit', 'search']);
  });

  it('that is found in two places draws its element anew', async () => {
    const before = await readMain();
    opened.server.answer(
      answerEach({
        edit: misses,
        search: (asked) =>
          say({
            id: idBefore(asked.prompt, 'Guji, natural'),
            replacements: [{ search: 'a', replace: 'A' }],
            summary: '',
          }),
        element: ({ prompt }) =>
          say(`\`\`\`html\n${/<h1[\s\S]*<\/h1>/.exec(prompt)?.[0].replace('Guji, natural', 'Tonight: Guji')}\n\`\`\``),
      }),
    );
    await askForEdit();
    expect(await readMain()).toBe(before.replace('Guji, natural', 'Tonight: Guji'));
    expect(kinds()).toEqual(['edit', 'search', 'element']);
  });

  it('comes to the whole page last, of which only what it names may differ', async () => {
    const before = await readMain();
    opened.server.answer(
      answerEach({
        edit: () => say('no form'),
        search: () => say('no form'),
        page: (asked) => {
          const id = idBefore(asked.prompt, 'Guji, natural');
          return say(`changed: ${id}\n${pageOf(asked).replace('Guji, natural', 'Tonight: Guji')}`);
        },
      }),
    );
    await askForEdit();
    expect(await readMain()).toBe(before.replace('Guji, natural', 'Tonight: Guji'));
    expect(kinds()).toEqual(['edit', 'edit', 'search', 'search', 'page']);
  });

  it('that changes more than it names is not taken', async () => {
    const before = await readMain();
    opened.server.answer(
      answerEach({
        edit: misses,
        search: () => say({ id: 'nowhere-9', replacements: [], summary: '' }),
        page: (asked) => {
          const id = idBefore(asked.prompt, 'Guji, natural');
          return say(
            `changed: ${id}\n${pageOf(asked).replace('Guji, natural', 'Tonight: Guji').replace('Huila', 'Chiapas')}`,
          );
        },
      }),
    );
    const text = await opened.client.fail('edit_screens', { ...edit, projectId, selectedScreenIds: [screenId] });
    expect(text).toMatch(/^UNAVAILABLE: the model changed more of the screen than was asked for/);
    expect(await readMain()).toBe(before);
    expect(
      await opened.client.succeed('get_screen', { name: `projects/${projectId}/screens/${screenId}` }),
    ).toMatchObject({
      screenMetadata: { status: 'COMPLETE' },
    });
  });

  it('that the model says cannot be done changes nothing and tells why', async () => {
    const before = await readMain();
    opened.server.answer(answerEach({ edit: () => say({ operations: [], summary: 'The screen has no clock.' }) }));
    expect(textOf(await askForEdit())).toMatch(/The screen has no clock/);
    expect(await readMain()).toBe(before);
  });

  it('that the embedded editor understands asks no model', async () => {
    await opened.client.succeed('edit_screens', {
      ...edit,
      projectId,
      selectedScreenIds: [screenId],
      prompt: 'Change "Guji, natural" to "Yirgacheffe"',
    });
    expect(await readMain()).toMatch(/Yirgacheffe/);
    expect(kinds()).toEqual([]);
  });
});

describe('a drawn screen', () => {
  it('gets what is missing from it put in its place', async () => {
    await using opened = await openModelHouse({ provider: 'compatible' });
    const { projectId } = await createProject(opened.client);
    const button =
      '<button type="button" class="mt-6 min-h-12 rounded-control bg-primary px-6 text-label-lg text-on-primary">Join the waiting list</button>';
    opened.server.answer(
      answerWellBut('repair', (asked) =>
        say({
          operations: [
            { kind: 'insert-after', id: idBefore(asked.prompt, 'Book the tasting'), value: button, target: '' },
          ],
        }),
      ),
    );
    const output = await opened.client.succeed('generate_screen_from_text', {
      projectId,
      prompt: `${PROMPT} and a button "Join the waiting list"`,
      modelId: 'MODEL_3_PRO',
    });
    const repair = opened.server.asked.find((asked) => kindOf(asked) === 'repair');
    expect(repair?.prompt).toMatch(/asked for and not on the page: "Join the waiting list"/);
    expect(repair?.prompt).not.toMatch(/<path/);
    expect(screensOf(output)[0]?.screenMetadata).toMatchObject({ status: 'COMPLETE', statusMessage: '' });
  });

  it('that the model cannot mend is kept, and says what is wrong with it', async () => {
    await using opened = await openModelHouse({ provider: 'compatible' });
    const { projectId } = await createProject(opened.client);
    opened.server.answer(answerWellBut('repair', () => ({ kind: 'status', status: 400 })));
    const output = await opened.client.succeed('generate_screen_from_text', {
      projectId,
      prompt: `${PROMPT} and a button "Join the waiting list"`,
      modelId: 'MODEL_3_PRO',
    });
    expect(screensOf(output)[0]?.screenMetadata).toMatchObject({
      status: 'COMPLETE',
      statusMessage: expect.stringMatching(/^Drawn, but not without faults: .*waiting list/),
    });
  });
});

describe('variants', () => {
  it('that are drawn are kept when the model fails at a later one', async () => {
    await using opened = await openModelHouse({ provider: 'compatible' });
    const { projectId } = await createProject(opened.client);
    opened.server.answer(answerWell);
    const input = { projectId, prompt: PROMPT, modelId: 'MODEL_3_PRO' };
    const [screen] = screensOf(await opened.client.succeed('generate_screen_from_text', input));
    opened.server.answer(
      answerWellBut(
        'screen',
        inTurn(answerWell, () => ({ kind: 'status', status: 400 })),
      ),
    );
    const output = await opened.client.succeed('generate_variants', {
      ...input,
      selectedScreenIds: [screen?.id],
      variantOptions: { variantCount: 2, creativeRange: 'REIMAGINE' },
    });
    expect(screensOf(output).map(({ screenMetadata }) => screenMetadata)).toMatchObject([
      { status: 'COMPLETE' },
      { status: 'FAILED', statusMessage: 'The designer made no further variant; ask again for more.' },
    ]);
  });
});

describe('an endpoint that takes no schema', () => {
  it('is told the form in words, and asked without the schema from then on', async () => {
    await using opened = await openModelHouse({ provider: 'compatible' });
    const { projectId } = await createProject(opened.client);
    opened.server.answer((asked) =>
      asked.body.includes('"response_format"') ? { kind: 'status', status: 400 } : answerWell(asked),
    );
    const input = { projectId, prompt: PROMPT, modelId: 'MODEL_3_PRO' };
    expect(screensOf(await opened.client.succeed('generate_screen_from_text', input))[0]?.title).toBe('Tasting room');
    expect(opened.server.asked).toHaveLength(3);
    expect(opened.server.asked[1]?.instructions).toMatch(/one JSON object.*"sections"/s);
    await opened.client.succeed('generate_screen_from_text', { ...input, prompt: SCREEN.slice(0, 20) + PROMPT });
    expect(opened.server.asked.filter(({ body }) => body.includes('"response_format"'))).toHaveLength(1);
  });
});
