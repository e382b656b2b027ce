import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations, openStudio, type Studio } from './open-studio.ts';

const LONG_MS = 240_000;

const PAGES: Readonly<Record<string, string>> = {
  Home: '<h1>For supper</h1><p style="height:900px">Long</p><a href="/red-lentil-soup">Tonight</a><button>Save</button>',
  'Red lentil soup': '<button aria-label="Back">‹</button><h1>Red lentil soup</h1><a href="/home">Home</a>',
  Imprint: '<h1>Imprint</h1><p>Who we are</p>',
};

/** Links are suggested and made, the prototype is played, shared and taken along, in a real browser. */
describe('the prototype in the studio', () => {
  let studio: Studio;
  let page: Page;
  let project: string;
  beforeAll(async () => {
    studio = await openStudio();
    project = (await studio.house.call('create_project', { title: 'Recipes' })).name;
    const requests = Object.entries(PAGES).map(([title, body]) => ({
      screen: {
        screenType: 'DESIGN',
        title,
        htmlCode: { fileContentBase64: toBase64(title, body), mimeType: 'text/html' },
      },
    }));
    for (const request of requests) {
      const answer = await studio.house.ask(`/v1/${project}/screens:batchCreate`, {
        method: 'POST',
        body: JSON.stringify({ requests: [request], createScreenInstances: true }),
      });
      if (answer.status !== 200) throw new Error(answer.text);
    }
    page = await (await studio.newContext({ reducedMotion: 'reduce', acceptDownloads: true })).newPage();
  }, LONG_MS);
  afterAll(() => studio[Symbol.asyncDispose]());

  const player = (on: Page): FrameLocator => on.frameLocator('iframe[title^="Prototype of"]');
  const heading = (frame: FrameLocator | Page): Locator => frame.locator('#heading');
  const shown = (frame: FrameLocator | Page): FrameLocator => frame.frameLocator('#device iframe:not(.away)');
  const isAt = async (frame: FrameLocator | Page, title: string): Promise<void> =>
    heading(frame).getByText(title, { exact: true }).waitFor();

  it(
    'is linked as the screens suggest, and played by keyboard and mouse',
    async () => {
      await page.goto(`/${project}`);
      await page.locator('.react-flow__node-screen').nth(2).waitFor();
      await page.keyboard.press('l');
      const dialog = page.getByRole('dialog', { name: 'Link the screens' });
      await dialog.getByRole('checkbox', { name: /Tonight/ }).waitFor();
      expect(await findViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Link 3' }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.locator('.react-flow__edge').nth(1).waitFor({ state: 'attached' });
      await page.keyboard.press('p');
      const frame = player(page);
      await isAt(frame, 'Home');
      expect(await findViolations(page)).toEqual([]);
      await shown(frame).getByRole('link', { name: 'Tonight' }).click();
      await isAt(frame, 'Red lentil soup');
      // What leads nowhere does nothing.
      await shown(frame).getByRole('heading').click();
      await shown(frame).getByRole('button', { name: 'Back' }).press('Enter');
      await isAt(frame, 'Home');
      await shown(frame).getByRole('button', { name: 'Save' }).click();
      await isAt(frame, 'Home');
    },
    LONG_MS,
  );

  it(
    'leads where a person says that an element leads, and follows while it is played',
    async () => {
      const other = await (await studio.newContext()).newPage();
      await other.goto(`/${project}`);
      await other.locator('.react-flow__node-screen').first().dblclick();
      const elements = other.getByRole('combobox', { name: 'Element' });
      const save = elements.locator('option', { hasText: 'Save' });
      await save.waitFor({ state: 'attached' });
      await elements.selectOption((await save.getAttribute('value')) ?? '');
      await other.getByLabel('Leads to').selectOption({ label: 'Imprint' });
      await other.getByLabel('Transition').selectOption({ label: 'Rise from below' });
      await expect.poll(async () => JSON.stringify(await listLinks())).toContain('"RISE"');
      expect(await findViolations(other)).toEqual([]);
      await elements.selectOption('');
      await other.getByRole('button', { name: 'Unlink Save' }).waitFor();
      await other.close();
      const frame = player(page);
      await isAt(frame, 'Home');
      await shown(frame).getByRole('button', { name: 'Save' }).click();
      await isAt(frame, 'Imprint');
    },
    LONG_MS,
  );

  it(
    'is one file that plays without the service',
    async () => {
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('Recipes.html');
      const folder = await mkdtemp(path.join(tmpdir(), 'prototype-'));
      const context = await studio.newContext({ reducedMotion: 'reduce', viewport: { width: 390, height: 780 } });
      try {
        const file = path.join(folder, 'recipes.html');
        await download.saveAs(file);
        const alone = await context.newPage();
        await alone.goto(pathToFileURL(file).href);
        await isAt(alone, 'Home');
        await shown(alone).getByRole('link', { name: 'Tonight' }).click();
        await isAt(alone, 'Red lentil soup');
        await alone.keyboard.press('ArrowLeft');
        await isAt(alone, 'Home');
        expect(await findViolations(alone)).toEqual([]);
      } finally {
        await context.close();
        await rm(folder, { recursive: true });
      }
    },
    LONG_MS,
  );

  it(
    'is looked at and played by whoever has the link, until it is revoked',
    async () => {
      await page.getByRole('button', { name: 'Share' }).click();
      const dialog = page.getByRole('dialog', { name: 'Share', exact: true });
      await dialog.getByRole('button', { name: 'Make a link' }).click();
      const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
      expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/shared\/[0-9a-f]{32}$/);
      expect(await findViolations(page)).toEqual([]);
      const guest = await (await studio.newContext({ reducedMotion: 'reduce' })).newPage();
      await guest.goto(link);
      await guest.getByRole('heading', { name: 'Recipes' }).waitFor();
      expect(await findViolations(guest)).toEqual([]);
      await guest.getByRole('button', { name: 'Imprint' }).click();
      await guest.frameLocator('iframe[title=Imprint]').getByText('Who we are').waitFor();
      await guest.keyboard.press('Escape');
      await guest.getByRole('radio', { name: 'Prototype' }).click();
      const frame = player(guest);
      await isAt(frame, 'Home');
      await shown(frame).getByRole('link', { name: 'Tonight' }).click();
      await isAt(frame, 'Red lentil soup');
      await dialog.getByRole('button', { name: 'Revoke this link' }).click();
      await dialog.getByRole('button', { name: 'Make a link' }).waitFor();
      await guest.reload();
      await guest.getByRole('heading', { name: 'This link leads nowhere' }).waitFor();
    },
    LONG_MS,
  );

  it('asks nobody else for anything, and no page complains', () => {
    expect(studio.complaints.filter((line) => !line.includes('file://'))).toEqual([]);
  });

  const listLinks = async (): Promise<unknown> =>
    JSON.parse((await studio.house.ask(`/v1/${project}/links`)).text) as unknown;
});

const toBase64 = (title: string, body: string): string =>
  Buffer.from(`<!doctype html><title>${title}</title><body>${body}</body>`).toString('base64');
