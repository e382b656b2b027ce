import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations, openStudio, type Studio } from './open-studio.ts';

const LONG_MS = 180_000;

/** Words of a drawn screen, changed where they stand by mouse and by keys, in a real browser. */
describe('words that are changed in place', () => {
  let studio: Studio;
  let page: Page;
  let screen: string;
  beforeAll(async () => {
    studio = await openStudio();
    const { call } = studio.house;
    const projectId = (await call('create_project', { title: 'Bank' })).name.replace('projects/', '');
    const made = await call('generate_screen_from_text', {
      projectId,
      prompt: 'A login screen for a bank, on the phone',
    });
    screen = made.outputComponents.flatMap(({ design }) => design?.screens ?? [])[0]?.name ?? '';
    page = await (await studio.newContext({ reducedMotion: 'reduce' })).newPage();
    await page.goto(`/${screen}`);
  }, LONG_MS);
  afterAll(() => studio[Symbol.asyncDispose]());

  const frame = () => page.frameLocator('iframe').first();
  const field = () => page.getByRole('textbox', { name: 'Words of the element' });
  /** What the page's own heading says. */
  const heading = () => frame().locator('h1').first();

  it(
    'take a double click, stand over what they change, and are kept by Enter',
    async () => {
      await page.getByRole('combobox', { name: 'Element' }).locator('option').nth(3).waitFor({ state: 'attached' });
      const words = ((await heading().textContent()) ?? '').trim();
      const box = await heading().boundingBox();
      if (box === null) throw new Error('the heading is to be seen');
      await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
      await field().waitFor();
      expect(await field().inputValue()).toBe(words);
      const over = await field().boundingBox();
      expect(Math.abs((over?.x ?? 0) - box.x)).toBeLessThan(12);
      expect(Math.abs((over?.y ?? 0) - box.y)).toBeLessThan(12);
      expect(await findViolations(page)).toEqual([]);
      // All of it is selected, so typing takes its place.
      await page.keyboard.type('Good morning');
      await page.keyboard.press('Enter');
      await field().waitFor({ state: 'detached' });
      await frame().getByText('Good morning').first().waitFor();
    },
    LONG_MS,
  );

  it(
    'are left as they were by Escape, which leaves the element selected',
    async () => {
      await frame().getByText('Good morning').first().waitFor();
      const elements = page.getByRole('combobox', { name: 'Element' });
      const option = elements.locator('option', { hasText: 'Good morning' }).first();
      await option.waitFor({ state: 'attached' });
      await elements.selectOption((await option.getAttribute('value')) ?? '');
      await page.evaluate('document.activeElement?.blur()');
      await page.keyboard.press('Enter');
      await field().waitFor();
      await page.keyboard.type('Nothing of this');
      await page.keyboard.press('Escape');
      await field().waitFor({ state: 'detached' });
      expect(await elements.inputValue()).not.toBe('');
      const versions = (await (await page.request.get(`/v1/${screen}/versions`)).json()) as { versions: unknown[] };
      expect(versions.versions).toHaveLength(2);
      await page.reload();
      await frame().getByText('Good morning').first().waitFor();
      expect(await frame().getByText('Nothing of this').count()).toBe(0);
      expect(studio.complaints).toEqual([]);
    },
    LONG_MS,
  );
});
