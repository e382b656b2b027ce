import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStudioHouse, type StudioHouse, type StudioProject } from './model-studio-house.ts';
import { answerWell, answerWellBut, inTurn, PLAN, say, SCREEN } from './studio.ts';
import type { Answering } from './model-server.ts';

const PROMPT = 'A screen for a coffee tasting room with "Guji, natural" tonight';
const AT = SCREEN.indexOf('Friday 18:00');

let house: StudioHouse;
let project: StudioProject;
beforeAll(async () => {
  house = await openStudioHouse();
});
afterAll(() => house[Symbol.asyncDispose]());
beforeEach(async () => {
  house.server.answer(answerWell);
  project = await house.begin();
});

const cut =
  (text: string): Answering =>
  () => ({ kind: 'text', text, ending: 'length' });
/** Says what is missing after the page as far as it was handed back, or the whole page where nothing was. */
const goesOn: Answering = ({ prompt }) => {
  const [kept = ''] = /<body[\s\S]*/.exec(prompt) ?? [];
  return say(SCREEN.startsWith(kept) ? SCREEN.slice(kept.length) : 'not what was said');
};

describe('an answer that cannot be used', () => {
  it('is asked for again with what was wrong with it', async () => {
    house.server.answer(
      answerWellBut(
        'plan',
        inTurn(
          () => say({ ...PLAN, title: 7 }),
          () => say(PLAN),
        ),
      ),
    );
    await project.generate(PROMPT);
    const [, again] = project.asked('plan');
    expect(again?.prompt).toMatch(/could not be used[\s\S]*title/);
  });

  it('tells where its JSON breaks', async () => {
    house.server.answer(
      answerWellBut(
        'plan',
        inTurn(
          () => say('{"title": "Tasting", "lang" "en", "sections": []}'),
          () => say(PLAN),
        ),
      ),
    );
    await project.generate(PROMPT);
    expect(project.asked('plan')[1]?.prompt).toMatch(/could not be used[\s\S]*JSON/);
  });
});

describe('an answer that is cut off', () => {
  it.each([
    ['at its limit of tokens', cut(SCREEN.slice(0, AT))],
    ['since the connection breaks', (): ReturnType<Answering> => ({ kind: 'drop', text: SCREEN.slice(0, AT) })],
  ] as const)('%s keeps plan and page so far, and goes on from there', async (_, first) => {
    house.server.answer(answerWellBut('screen', inTurn(first, goesOn)));
    const { html, status, statusMessage } = await project.generate(PROMPT);
    expect({ status, statusMessage }).toEqual({ status: 'COMPLETE', statusMessage: '' });
    expect(project.kinds()).toEqual(['plan', 'screen', 'screen']);
    expect(project.asked('screen')[1]?.prompt).toContain(SCREEN.slice(0, SCREEN.lastIndexOf('>', AT) + 1));
    for (const words of ['Guji, natural', 'Huila washed', 'Friday 18:00', 'Sunday 11:00'])
      expect(html.split(`>${words}<`), words).toHaveLength(2);
  });

  it('may begin anew all the same', async () => {
    house.server.answer(
      answerWellBut(
        'screen',
        inTurn(cut(SCREEN.slice(0, AT)), () => say(SCREEN)),
      ),
    );
    const { html } = await project.generate(PROMPT);
    expect(html.split('>Huila washed<')).toHaveLength(2);
  });

  it('goes on in a plan as well', async () => {
    const plan = JSON.stringify(PLAN);
    house.server.answer(
      answerWellBut(
        'plan',
        inTurn(cut(plan.slice(0, 400)), () => say(plan.slice(400))),
      ),
    );
    const { title } = await project.generate(PROMPT);
    expect(title).toBe('Tasting room');
    expect(project.kinds()).toEqual(['plan', 'plan', 'screen']);
  });

  it('fails where it never comes further', async () => {
    house.server.answer(answerWellBut('screen', cut(SCREEN.slice(0, AT))));
    const { opened } = house;
    const text = await opened.client.fail('generate_screen_from_text', {
      projectId: project.projectId,
      prompt: PROMPT,
      modelId: 'MODEL_3_PRO',
    });
    expect(text).toMatch(/^UNAVAILABLE: the model stopped before it was finished/);
  });
});

describe('a screen that failed', () => {
  it.each([
    [PROMPT, 'plan', /^Coffee tasting room$/],
    [
      'Design me a pricing page for a bicycle courier with three plans and a big bold friendly tone',
      'plan',
      /^Pricing$/,
    ],
    [PROMPT, 'screen', /^Tasting room$/],
  ] as const)('is not called by its raw prompt: %s, at the %s', async (prompt, kind, title) => {
    house.server.answer(answerWellBut(kind, () => ({ kind: 'status', status: 400 })));
    const { opened } = house;
    await opened.client.fail('generate_screen_from_text', {
      projectId: project.projectId,
      prompt,
      modelId: 'MODEL_3_PRO',
    });
    const [failed] = (await opened.client.succeed('list_screens', { projectId: project.projectId })).screens ?? [];
    expect(failed?.screenMetadata.status).toBe('FAILED');
    expect(failed?.title).toMatch(title);
  });
});
