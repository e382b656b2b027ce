import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations, openStudio, type Studio } from './open-studio.ts';

const LONG_MS = 180_000;
/** On a machine that does much else as well. */
const SEEN = { timeout: 30_000 } as const;

/** What is deleted waits in the trash, is put back, or goes for good, in a real browser. */
describe('the trash in the studio', () => {
  let studio: Studio;
  let page: Page;
  let project: string;
  beforeAll(async () => {
    studio = await openStudio();
    project = (await studio.house.call('create_project', { title: 'Recipes' })).name;
    const requests = ['Soup', 'Bread', 'Cake'].map((title) => ({
      screen: {
        screenType: 'DESIGN',
        title,
        htmlCode: { fileContentBase64: Buffer.from(`<h1>${title}</h1>`).toString('base64'), mimeType: 'text/html' },
      },
    }));
    const answer = await studio.house.ask(`/v1/${project}/screens:batchCreate`, {
      method: 'POST',
      body: JSON.stringify({ requests, createScreenInstances: true }),
    });
    if (answer.status !== 200) throw new Error(answer.text);
    page = await (await studio.newContext({ reducedMotion: 'reduce' })).newPage();
  }, LONG_MS);
  afterAll(() => studio[Symbol.asyncDispose]());

  const nodes = () => page.locator('.react-flow__node-screen');
  const list = async (kind: 'projects' | 'screens', path: string): Promise<string[]> => {
    const answer = (await (await page.request.get(`/v1/${path}`)).json()) as Record<string, { title: string }[]>;
    return (answer[kind] ?? []).map(({ title }) => title).toSorted();
  };

  it(
    'of a project puts screens back and lets them go for good, after asking',
    async () => {
      await page.goto(`/${project}`);
      await nodes().nth(2).waitFor();
      await page.keyboard.press('Control+a');
      await page.getByRole('toolbar', { name: 'Selection' }).waitFor();
      await page.keyboard.press('Delete');
      await expect.poll(() => nodes().count(), SEEN).toBe(0);
      await page.getByRole('button', { name: 'Deleted screens' }).click();
      const dialog = page.getByRole('dialog', { name: 'Deleted screens' });
      await expect.poll(() => dialog.getByRole('listitem').count(), SEEN).toBe(3);
      expect(await findViolations(page)).toEqual([]);
      await dialog.getByRole('listitem').filter({ hasText: 'Soup' }).getByRole('button', { name: 'Put back' }).click();
      await expect.poll(() => dialog.getByRole('listitem').count(), SEEN).toBe(2);
      await expect.poll(() => list('screens', `${project}/screens`), SEEN).toEqual(['Soup']);

      await dialog.getByRole('button', { name: 'Delete Bread for good' }).click();
      const asked = page.getByRole('dialog', { name: 'Delete “Bread” for good?' });
      await asked.getByRole('button', { name: 'Cancel' }).click();
      await dialog.waitFor();
      expect(await list('screens', `${project}/screens?view=trashed`)).toEqual(['Bread', 'Cake']);
      await dialog.getByRole('button', { name: 'Delete Bread for good' }).click();
      await asked.getByRole('button', { name: 'Delete for good' }).click();
      await expect.poll(() => list('screens', `${project}/screens?view=trashed`), SEEN).toEqual(['Cake']);
      await dialog.getByRole('button', { name: 'Empty the trash' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Empty the trash' }).click();
      await dialog.getByText('The trash is empty').waitFor();
      expect(await list('screens', `${project}/screens?view=trashed`)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(() => nodes().count(), SEEN).toBe(1);

      // What is gone for good is not brought back by undoing its deletion: that is said, and the step stands in no way.
      await page.keyboard.press('Control+z');
      await page
        .getByText(/^Screen not found/)
        .first()
        .waitFor();
      await page.keyboard.press('Control+z');
      await page.getByText('There is nothing to undo.').first().waitFor();
    },
    LONG_MS,
  );

  it(
    'of projects puts one back and lets it go for good, after asking',
    async () => {
      await page.goto('/');
      const remove = async (): Promise<void> => {
        await page.getByRole('radio', { name: 'Yours' }).click();
        await page.getByRole('button', { name: 'More of Recipes' }).click();
        await page.getByRole('menuitem', { name: 'Delete' }).click();
        await page.getByRole('heading', { name: 'Recipes' }).waitFor({ state: 'detached' });
        await page.getByRole('radio', { name: 'Trash' }).click();
      };
      await remove();
      await page.getByRole('button', { name: 'Put back' }).click();
      await page.getByText('The trash is empty').waitFor();
      await expect.poll(() => list('projects', 'projects'), SEEN).toEqual(['Recipes']);
      await remove();
      await page.getByRole('button', { name: 'Delete Recipes for good' }).click();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
      await page.getByText('The trash is empty').waitFor();
      expect(await list('projects', 'projects?view=trashed')).toEqual([]);
    },
    LONG_MS,
  );

  it('no page complains', () => expect(studio.complaints).toEqual([]));
});
