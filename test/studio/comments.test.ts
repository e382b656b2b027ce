import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations, openStudio, type Studio } from './open-studio.ts';

const LONG_MS = 180_000;
/** On a machine that does much else as well. */
const SEEN = { timeout: 30_000 } as const;

/** What is said of a screen in one browser, seen in another, in real browsers against the real service. */
describe('comments in the studio', () => {
  let studio: Studio;
  let page: Page;
  let other: Page;
  let screen: string;
  beforeAll(async () => {
    studio = await openStudio();
    const project = (await studio.house.call('create_project', { title: 'Bank' })).name;
    const made = await studio.house.call('generate_screen_from_text', {
      projectId: project.replace('projects/', ''),
      prompt: 'A login screen for a bank, on the phone',
    });
    screen = made.outputComponents.flatMap(({ design }) => design?.screens ?? [])[0]?.name ?? '';
    page = await (await studio.newContext()).newPage();
    other = await (await studio.newContext()).newPage();
    await page.goto(`/${screen}`);
    await other.goto(`/${screen}`);
    for (const one of [page, other]) await one.getByRole('tab', { name: 'Comments' }).click();
  }, LONG_MS);
  afterAll(() => studio[Symbol.asyncDispose]());

  const open = (on: Page) => on.getByRole('list', { name: 'Open comments' }).getByRole('listitem');
  const pins = (on: Page) => on.getByRole('button', { name: /^Comment \d+ of / });
  const seen = (on: Page) => on.getByText('Seen to (1)');

  it(
    'are said of an element, with a pin on it, and of the whole screen',
    async () => {
      await page.getByRole('textbox', { name: 'Of the whole screen' }).fill('Who made this?');
      await page.keyboard.press('Enter');
      await open(page).filter({ hasText: 'The whole screen' }).waitFor();
      expect(await pins(page).count()).toBe(0);

      await page.getByRole('tab', { name: 'Edit' }).click();
      const elements = page.getByRole('combobox', { name: 'Element' });
      const button = elements.locator('option', { hasText: /button: |Log in|Sign in/i }).first();
      await button.waitFor({ state: 'attached' });
      const words = (await button.textContent()) ?? '';
      await elements.selectOption((await button.getAttribute('value')) ?? '');
      await page.getByRole('tab', { name: 'Comments' }).click();
      await page.getByRole('textbox', { name: /^Of “/ }).fill('Too small for a thumb');
      await page.getByRole('button', { name: 'Comment', exact: true }).click();
      await pins(page).waitFor();
      expect(await pins(page).getAttribute('aria-label')).toMatch(/^Comment 2 of .+: Too small for a thumb$/);
      // It is said of what was selected, in that element's own words.
      const said = await open(page).nth(1).getByRole('button').first().textContent();
      expect(words).toContain(said);
      expect(await findViolations(page)).toEqual([]);
    },
    LONG_MS,
  );

  it(
    'are seen by another browser at once, and counted on the canvas',
    async () => {
      await expect.poll(() => open(other).count(), SEEN).toBe(2);
      await pins(other).waitFor();
      const canvas = await other.context().newPage();
      await canvas.goto(`/${screen.replace(/\/screens\/.*/, '')}`);
      await canvas.getByLabel('Open comments').waitFor();
      await open(page).first().getByRole('button', { name: 'This is seen to' }).click();
      await seen(other).waitFor({ timeout: 5_000 });
      expect(await open(other).count()).toBe(1);
      await expect.poll(() => canvas.locator('.react-flow__node-screen').textContent(), SEEN).toMatch(/1$/);
      await canvas.close();
    },
    LONG_MS,
  );

  it(
    'that are seen to are opened again, undone and done again by keys',
    async () => {
      await page.getByText('Seen to (1)').click();
      await page.getByRole('button', { name: 'Open it again' }).click();
      await expect.poll(() => open(other).count(), SEEN).toBe(2);
      // Keys are for what is typed while a field has the focus.
      await page.getByRole('tab', { name: 'Comments' }).focus();
      await page.keyboard.press('Control+z');
      await expect.poll(() => open(other).count(), SEEN).toBe(1);
      await page.keyboard.press('Control+Shift+z');
      await expect.poll(() => open(other).count(), SEEN).toBe(2);
    },
    LONG_MS,
  );

  it(
    'are put in other words, and removed, in both browsers, which can be undone',
    async () => {
      const first = open(page).first();
      await first.getByRole('button', { name: 'Other words' }).click();
      await first.getByRole('textbox', { name: 'Comment' }).fill('Who drew this?');
      await first.getByRole('button', { name: 'Keep' }).click();
      await open(other).filter({ hasText: 'Who drew this?' }).waitFor();
      await open(page).nth(1).getByRole('button', { name: 'Remove this comment' }).click();
      await expect.poll(() => open(other).count(), SEEN).toBe(1);
      await pins(other).waitFor({ state: 'detached' });
      await page.getByRole('tab', { name: 'Comments' }).focus();
      await page.keyboard.press('Control+z');
      await pins(other).waitFor();
      await page.keyboard.press('Control+Shift+z');
      await pins(other).waitFor({ state: 'detached' });
      await page.reload();
      await page.getByRole('tab', { name: 'Comments' }).click();
      await open(page).filter({ hasText: 'Who drew this?' }).waitFor();
      expect(await open(page).count()).toBe(1);
    },
    LONG_MS,
  );

  it('no page complains', () => expect(studio.complaints).toEqual([]));
});
