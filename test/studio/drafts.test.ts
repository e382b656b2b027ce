import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openModelServer, type ModelServer } from '../models/model-server.ts';
import { toModelEnvironment } from '../models/provider-variables.ts';
import { answerWellBut, SCREEN } from '../models/studio.ts';
import { openStudio, type Studio } from './open-studio.ts';

const LONG_MS = 180_000;
const HALF = SCREEN.slice(0, SCREEN.indexOf('This week'));

/** A model that draws slowly, seen through the canvas. */
describe('a screen that a model is drawing', () => {
  let studio: Studio;
  let server: ModelServer;
  beforeAll(async () => {
    server = await openModelServer();
    studio = await openStudio(toModelEnvironment('compatible', server));
  }, LONG_MS);
  afterAll(async () => {
    await studio[Symbol.asyncDispose]();
    await server[Symbol.asyncDispose]();
  });

  it('is seen as far as it has come, and cancelled while other work goes on', { timeout: LONG_MS }, async () => {
    // As far as the second section, and then without a word that matters.
    server.answer(
      answerWellBut('screen', () => ({ kind: 'text', text: `${HALF}${' '.repeat(400_000)}`, betweenMs: 100 })),
    );
    const { name } = await studio.house.call('create_project', { title: 'Tastings' });
    const page = await (await studio.newContext()).newPage();
    await page.goto(`/${name}`);
    const box = page.getByRole('textbox', { name: 'Describe a new screen' });
    const drawnBy = page.getByRole('combobox', { name: 'Drawn by' });
    const ask = async (prompt: string, designer: number) => {
      await drawnBy.selectOption({ index: designer });
      await box.fill(prompt);
      await box.press('Enter');
    };
    await ask('A screen for a coffee tasting room with "Guji, natural" tonight', 1);
    const nodes = page.locator('.react-flow__node-screen');
    const draft = nodes.first().frameLocator('iframe').locator('body');
    await draft.getByText('Guji, natural').first().waitFor();
    expect(await draft.getByText('This week').count()).toBe(0);
    const work = page.getByRole('list', { name: 'Work' }).getByRole('listitem');
    await ask('A settings screen, mobile', 0);
    await nodes.nth(1).locator('img').waitFor();
    // The second one is there, and the first goes on.
    await draft.getByText('Guji, natural').first().waitFor();
    const slow = work.filter({ hasText: 'coffee tasting room' });
    await slow.getByRole('status').waitFor();
    await slow.getByRole('button', { name: 'Cancel' }).click();
    await nodes.first().getByText('Cancelled').waitFor();
    expect(await page.locator('.react-flow__node-screen iframe').count()).toBe(0);
    expect(studio.complaints).toEqual([]);
  });
});
