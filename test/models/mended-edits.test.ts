import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStudioHouse, type StudioHouse, type StudioProject } from './model-studio-house.ts';
import { answerWell, answerWellBut, idBefore, PLAN, say } from './studio.ts';

const PROMPT = 'A screen for a coffee tasting room with "Guji, natural" tonight';
const CALM = {
  colorMode: 'KEEP',
  overridePrimaryColor: 'KEEP',
  colorVariant: 'NEUTRAL',
  density: 'airy',
  scale: 'quiet',
};

let house: StudioHouse;
let project: StudioProject;
let screenId: string;
beforeAll(async () => {
  house = await openStudioHouse();
});
afterAll(() => house[Symbol.asyncDispose]());
beforeEach(async () => {
  house.server.answer(answerWell);
  project = await house.begin();
  ({ id: screenId } = await project.generate(PROMPT));
  house.server.asked.length = 0;
});

/** A model that does what it is asked, and says how the look changes. */
const changesLook = (look: object) =>
  answerWellBut('edit', (asked) =>
    say({
      operations: [{ kind: 'set-classes', id: idBefore(asked.prompt, 'Guji, natural'), value: 'h-80', target: '' }],
      look,
      summary: 'It is calmer now, and the chart stands twice as high.',
      suggestions: [],
    }),
  );

describe('an edit that a model is asked for', () => {
  it('reaches it where a clause is a mood, and an earlier edit stays', async () => {
    await project.edit(screenId, 'Use EB Garamond for headlines');
    house.server.answer(changesLook(CALM));
    const edited = await project.edit(screenId, 'make it feel calmer and give the chart twice the height');
    expect(project.kinds()).toEqual(['edit']);
    expect(edited).toMatchObject({
      generatedBy: 'compatible:test-model-1',
      theme: { headlineFont: 'EB_GARAMOND', colorVariant: 'NEUTRAL', colorMode: 'LIGHT' },
    });
    expect(edited.html).toMatch(/<html[^>]* data-density="airy"/);
    expect(edited.html).toMatch(/<html[^>]* data-scale="quiet"/);
  });

  it.each([
    'make it dark and feel like a theatre at night',
    'the whole thing should be less busy',
    'make it warmer',
    'remove the list so that tonight has the screen for itself, and let it breathe',
  ])('reaches it where it is not exact throughout: %s', async (instruction) => {
    await project.edit(screenId, instruction);
    expect(project.kinds()).toEqual(['edit']);
  });

  it.each([
    ['Change "Guji, natural" to "Yirgacheffe"', 'Yirgacheffe'],
    ['Make it dark', 'data-mode="dark"|color-scheme:\\s*dark'],
    ['Change "Guji, natural" to "Yirgacheffe" and make it dark', 'Yirgacheffe'],
  ])('is done without it where every clause is exact, and says by whom: %s', async (instruction, shown) => {
    const edited = await project.edit(screenId, instruction);
    expect(project.kinds()).toEqual([]);
    expect(edited.html).toMatch(new RegExp(shown));
    expect(edited.generatedBy).toBe('tailorbird-embedded');
  });

  it('may change the look alone, and tells the model what the screen is drawn with', async () => {
    house.server.answer(
      answerWellBut('edit', () =>
        say({
          operations: [],
          look: { ...CALM, colorMode: 'DARK', overridePrimaryColor: '#b5502b' },
          summary: 'Done.',
        }),
      ),
    );
    const edited = await project.edit(screenId, 'like a kiln at night');
    expect(edited.theme).toMatchObject({ colorMode: 'DARK', overridePrimaryColor: '#b5502b' });
    expect(project.asked('edit')[0]?.prompt).toMatch(/Mode LIGHT; density comfortable, type clear/);
  });
});

describe('variants that are only retuned', () => {
  it('say that the embedded designer made them', async () => {
    const [variant] = await project.vary(screenId, 'calmer', { variantCount: 1, creativeRange: 'REFINE' });
    expect(variant?.generatedBy).toBe('tailorbird-embedded');
  });
});

describe('the theme of a plan', () => {
  const plan = (theme: object) => answerWellBut('plan', () => say({ ...PLAN, theme: { ...PLAN.theme, ...theme } }));

  it('says how the colours are mixed, or which they are exactly', async () => {
    house.server.answer(plan({ colorVariant: 'VIBRANT', overridePrimaryColor: '', overrideSecondaryColor: '' }));
    expect((await (await house.begin()).generate(PROMPT)).theme).toMatchObject({ colorVariant: 'VIBRANT' });
    house.server.answer(
      plan({
        colorVariant: 'FIDELITY',
        overridePrimaryColor: '#0b6e4f',
        overrideSecondaryColor: '#c8553d',
        customColor: '#0b6e4f',
      }),
    );
    const { html, theme } = await (await house.begin()).generate(PROMPT);
    expect(theme).toMatchObject({ overridePrimaryColor: '#0b6e4f', overrideSecondaryColor: '#c8553d' });
    expect(html).toContain('#0b6e4f');
  });

  it('has a colour that the user names seen as named, whatever the plan makes of it', async () => {
    house.server.answer(plan({ customColor: '#7a4a2b' }));
    const written = await (await house.begin()).generate(`${PROMPT}, in terracotta #b5502b`);
    expect(written.html).toMatch(/--(?:color-)?primary[\w-]*:\s*#b5502b/);
    house.server.answer(plan({ customColor: '#b5502b' }));
    const named = await (await house.begin()).generate(`${PROMPT}, in terracotta`);
    expect(named.html).toMatch(/--(?:color-)?primary[\w-]*:\s*#b5502b/);
  });

  it('is asked for where a variant is to be imagined anew', async () => {
    house.server.answer(plan({ customColor: '#0b6e4f', colorMode: 'DARK' }));
    const [variant] = await project.vary(screenId, 'another world', { variantCount: 1, creativeRange: 'REIMAGINE' });
    expect(project.asked('plan').at(-1)?.instructions).toMatch(/`customColor`/);
    expect(variant?.theme).toMatchObject({ customColor: '#0b6e4f', colorMode: 'DARK' });
  });

  it('may have another mode on a later screen, and else stays as the first has it', async () => {
    house.server.answer(
      answerWellBut('plan', () =>
        say({ ...PLAN, look: { colorMode: 'DARK' }, theme: { ...PLAN.theme, customColor: '#ff0000' } }),
      ),
    );
    const later = await project.generate('The same for the night bar, in dark mode');
    expect(later.theme).toMatchObject({ colorMode: 'DARK', customColor: '#7a4a2b', headlineFont: 'SORA' });
  });
});
