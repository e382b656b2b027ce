import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDangers } from '../../src/markup/sanitise/list-dangers.fixture.ts';
import { HOSTILE } from '../../src/markup/sanitise/vectors.fixture.ts';
import { createProject, screensOf } from '../mcp/steps.ts';
import { fence, openSentHouse, operations, toDataId, toIdOf, type SentHouse } from './open-sent-house.ts';

/** Vectors a page: each call draws one, so they are tried some at a time. */
const A_PAGE = 12;

/** A prompt with one is refused before anything reads it. */
const hasNul = (vector: string): boolean => vector.includes('\u0000');

const chunks = Array.from({ length: Math.ceil(HOSTILE.length / A_PAGE) }, (_, index) =>
  HOSTILE.slice(index * A_PAGE, (index + 1) * A_PAGE).filter((vector) => !vector.includes('```') && !hasNul(vector)),
);

describe.each(chunks.map((vectors, index) => ({ vectors, index })))(
  'what clients send in fences is cleaned, vectors $index',
  ({ vectors }) => {
    let house: SentHouse;
    let projectId: string;
    let screenId: string;
    beforeAll(async () => {
      house = await openSentHouse();
      ({ projectId } = await createProject(house.client));
      screenId = await generate('<main><h1>Calm</h1><p>Nothing to see.</p></main>');
    });
    afterAll(() => house[Symbol.asyncDispose]());

    const generate = async (page: string): Promise<string> => {
      const prompt = `Calm\n${fence(page)}`;
      const output = await house.client.succeed('generate_screen_from_text', {
        projectId,
        prompt,
        deviceType: 'MOBILE',
      });
      return toIdOf(screensOf(output)[0] as { name: string });
    };
    /** The body alone: the sheets and fonts of the head are the service's own. */
    const dangersOf = async (id: string): Promise<string[]> => {
      const html = await house.readHtml(id);
      const dangers = listDangers(html.slice(html.indexOf('<body')));
      return dangers.filter((danger) => danger !== '<style>');
    };
    const page = `<main><h1>Calm</h1>${vectors.join('\n')}</main>`;

    it('in a page', async () => {
      expect(await dangersOf(await generate(page))).toEqual([]);
    });

    it('in a whole document, in its head and without a fence', async () => {
      const whole = vectors.filter((vector) => !vector.includes('\n'));
      const document = `<!doctype html>\n<html><head>${whole.join('\n')}</head>\n<body>${page}</body>\n</html>`;
      const output = await house.client.succeed('generate_screen_from_text', {
        projectId,
        prompt: `Calm\n${document}`,
        deviceType: 'MOBILE',
      });
      expect(await dangersOf(toIdOf(screensOf(output)[0] as { name: string }))).toEqual([]);
    });

    it('in an operation and in a fragment', async () => {
      const id = toDataId(await house.readHtml(screenId), 'Nothing to see');
      for (const prompt of [
        operations({ kind: 'insert-after', id, value: `<div>x${vectors.join('\n')}</div>` }),
        fence(`<div data-id="${id}">x${vectors[0] ?? ''}</div>`),
      ]) {
        await house.client.succeed('edit_screens', { projectId, selectedScreenIds: [screenId], prompt });
        expect(await dangersOf(screenId)).toEqual([]);
      }
    });

    it('in a plan, of a screen and of a variant', async () => {
      const [title = '', ...others] = vectors;
      const sections = others.map((vector, index) => ({
        name: `part-${index}`,
        content: `${vector}\nLabel: ${vector}`,
      }));
      const plan = fence(JSON.stringify({ title, lang: 'en', device: 'MOBILE', sections }), 'json');
      const output = await house.client.succeed('generate_screen_from_text', { projectId, prompt: `Calm\n${plan}` });
      const varied = await house.client.succeed('generate_variants', {
        projectId,
        selectedScreenIds: [screenId],
        prompt: plan,
        variantOptions: {},
      });
      for (const { name } of [...screensOf(output), ...screensOf(varied)])
        expect(await dangersOf(toIdOf({ name }))).toEqual([]);
    });

    it('in a variant', async () => {
      const output = await house.client.succeed('generate_variants', {
        projectId,
        selectedScreenIds: [screenId],
        prompt: fence(page),
        variantOptions: {},
      });
      expect(await dangersOf(toIdOf(screensOf(output)[0] as { name: string }))).toEqual([]);
    });
  },
);

it('refuses what holds a NUL character, before anything reads it', async () => {
  await using house = await openSentHouse();
  const { projectId } = await createProject(house.client);
  const vectors = HOSTILE.filter(hasNul);
  expect(vectors.length).toBeGreaterThan(0);
  for (const vector of vectors) {
    const args = { projectId, prompt: `Calm\n${fence(`<main>${vector}</main>`)}` };
    expect(await house.client.fail('generate_screen_from_text', args)).toMatch(
      /^INVALID_ARGUMENT: prompt must be a text/,
    );
  }
});
