import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations, openStudio, type Studio } from './open-studio.ts';

/** Of a machine that does much else as well; alone, all of it takes less than a minute. */
const LONG_MS = 180_000;
/** Views change within the page: nothing is loaded. */
const SHOWN = { waitUntil: 'commit' } as const;
/** Where work is waited for. */
const DRAWN = { timeout: LONG_MS } as const;

/** The whole journey in a real browser against the real service, by mouse and then by keyboard alone. */
describe('the studio', () => {
  let studio: Studio;
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    studio = await openStudio();
    context = await studio.newContext();
    page = await context.newPage();
  }, LONG_MS);
  afterAll(() => studio[Symbol.asyncDispose]());

  const nodes = (on = page) => on.locator('.react-flow__node-screen');
  const work = (on = page) => on.getByRole('list', { name: 'Work' });
  const holdsForEverybody = async (on = page) => expect(await findViolations(on)).toEqual([]);

  it(
    'draws the first screen from a prompt on the first page',
    async () => {
      await page.goto('/');
      await holdsForEverybody();
      await page.getByRole('textbox', { name: 'Describe a screen' }).fill('A login screen for a bank, on the phone');
      await page.getByRole('button', { name: 'Generate' }).click();
      await page.waitForURL(/\/projects\/\d+$/, SHOWN);
      await nodes().first().locator('img').waitFor();
      await work().getByText('New screen').waitFor();
      expect(await findViolations(page)).toEqual([]);
    },
    LONG_MS,
  );

  it(
    'edits the selection, takes a suggestion and makes variants',
    async () => {
      await nodes().first().click();
      await page.getByRole('radio', { name: 'Edit' }).waitFor();
      const box = page.getByRole('textbox', { name: 'Say what to change of the selection' });
      await box.fill('Make it dark');
      await page.getByRole('button', { name: 'Change', exact: true }).click();
      await work().getByText(/dark/i).first().waitFor();
      await page.getByRole('radio', { name: 'Variants' }).click();
      await page.getByRole('button', { name: /3 · Explore/ }).click();
      await page.getByRole('radio', { name: '2', exact: true }).click();
      await page.getByText('Colours', { exact: true }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('textbox', { name: 'Say what the variants should try' }).fill('Warmer');
      await page.getByRole('button', { name: 'Make', exact: true }).click();
      await expect.poll(() => nodes().count(), DRAWN).toBe(3);
      await page.locator('.react-flow__node-group-frame').waitFor();
    },
    LONG_MS,
  );

  it(
    'keeps where screens are put, also when the page is loaded again',
    async () => {
      await page.keyboard.press('Escape');
      await page
        .locator('.react-flow__pane')
        .focus()
        .catch(() => undefined);
      const first = nodes().first();
      await first.waitFor();
      // Their names may still change, since the variants are being made.
      const placesOf = async () => {
        const answer = await page.request.get(`/v1${new URL(page.url()).pathname}/instances`);
        const { instances } = (await answer.json()) as { instances: { id: string; x: number; y: number }[] };
        return instances.map(({ id, x, y }) => ({ id, x, y }));
      };
      const before = await placesOf();
      const box = await first.boundingBox();
      if (box === null) throw new Error('the screen is to be seen');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2 - 60, box.y + box.height / 2 + 10, { steps: 5 });
      await page.mouse.up();
      await expect.poll(async () => (await placesOf())[0]?.x, DRAWN).not.toBe(before[0]?.x);
      const moved = await placesOf();
      await page.reload();
      await expect.poll(() => nodes().count(), DRAWN).toBe(3);
      expect(await placesOf()).toEqual(moved);
    },
    LONG_MS,
  );

  it(
    'shows one browser what another does',
    async () => {
      const other = await (await studio.newContext()).newPage();
      await other.goto(page.url());
      await expect.poll(() => nodes(other).count(), DRAWN).toBe(3);
      await page.getByRole('heading', { level: 1 }).getByRole('button').click();
      await page.getByRole('textbox', { name: 'Title' }).fill('Bank');
      await page.getByRole('button', { name: 'Rename', exact: true }).click();
      await other.getByRole('heading', { level: 1, name: 'Bank', exact: true }).waitFor({ timeout: 5_000 });
      await other.close();
    },
    LONG_MS,
  );

  it(
    'opens a screen: words of an element, theme, versions, report',
    async () => {
      await nodes().first().dblclick();
      await page.waitForURL(/\/screens\/[0-9a-f]{32}$/, SHOWN);
      await page.frameLocator('iframe').first().locator('body').waitFor();
      const elements = page.getByRole('combobox', { name: 'Element' });
      const button = elements.locator('option', { hasText: /button: |Log in|Sign in/i }).first();
      await button.waitFor({ state: 'attached', timeout: DRAWN.timeout });
      await elements.selectOption((await button.getAttribute('value')) ?? '');
      await page.getByRole('textbox', { name: 'Its words' }).fill('Come in');
      await page.getByRole('button', { name: 'Set the words' }).click();
      await page.frameLocator('iframe').first().getByText('Come in').first().waitFor();
      await holdsForEverybody();

      await page.getByRole('tab', { name: 'Theme' }).click();
      // Whatever the corners are, others.
      const corners = page.getByRole('radiogroup', { name: 'Corners' });
      await corners.getByRole('radio', { checked: false }).first().click();
      await page.locator('iframe[srcdoc]').waitFor();
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.getByText('The screen is drawn in the new theme').first().waitFor();

      await page.getByRole('tab', { name: 'Versions' }).click();
      const versions = page.getByRole('heading', { name: /^Version \d/ });
      await expect.poll(() => versions.count(), DRAWN).toBe(4);
      await page.getByRole('button', { name: 'Compare version 1 with now' }).click();
      await page.getByRole('dialog').getByText('Version 1,').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Bring back version 1' }).click();
      await expect.poll(() => versions.count(), DRAWN).toBe(5);
      await holdsForEverybody();

      await page.getByRole('tab', { name: 'Report' }).click();
      await page.getByText('One file that asks for nothing').waitFor();
    },
    LONG_MS,
  );

  it(
    'makes a design system and keeps its versions',
    async () => {
      await page.goto('/design-systems');
      await page.getByRole('button', { name: 'New', exact: true }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Harbour');
      await page.getByRole('radio', { name: 'Dark', exact: true }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: 'Version 2' }).waitFor();
      await page.getByRole('link', { name: 'Harbour' }).waitFor();
      await page.locator('iframe[title="Specimen of Harbour"]').waitFor();
      await holdsForEverybody();
      await page.goto('/settings');
      await page.getByRole('button', { name: 'Cursor' }).click();
      expect(await findViolations(page)).toEqual([]);
    },
    LONG_MS,
  );

  it(
    'goes by keyboard alone: project, screen, selection, deletion and its undoing',
    async () => {
      await page.goto('/');
      await page.getByRole('heading', { name: 'Bank' }).waitFor();
      await page.keyboard.press('?');
      const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await help.waitFor();
      await page.keyboard.press('Escape');
      // Keys belong to a dialog until it is gone.
      await help.waitFor({ state: 'detached' });
      await page.keyboard.press('n');
      await page.getByRole('dialog', { name: 'New project' }).waitFor();
      await page.keyboard.type('By hand');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/projects\/\d+$/, SHOWN);
      await page.getByText('Nothing here yet').waitFor();
      await page.keyboard.press('g');
      await page.keyboard.type('A settings screen, mobile');
      await page.keyboard.press('Enter');
      await nodes().first().locator('img').waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+a');
      await page.getByRole('toolbar', { name: 'Selection' }).waitFor();
      await page.keyboard.press('Delete');
      await expect.poll(() => nodes().count(), DRAWN).toBe(0);
      await page.keyboard.press('F8');
      await page.getByRole('button', { name: 'Undo', exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => nodes().count(), DRAWN).toBe(1);
      await page.keyboard.press('Control+Shift+z');
      await expect.poll(() => nodes().count(), DRAWN).toBe(0);
      await page.keyboard.press('Control+z');
      await expect.poll(() => nodes().count(), DRAWN).toBe(1);
      await page.keyboard.press('Control+a');
      await page.keyboard.press('o');
      await page.waitForURL(/\/screens\//, SHOWN);
    },
    LONG_MS,
  );

  it(
    'puts a project into the trash and back',
    async () => {
      await page.goto('/');
      await page.getByRole('button', { name: 'More of By hand' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('heading', { name: 'By hand' }).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect.poll(() => page.getByRole('heading', { name: 'By hand' }).count()).toBe(1);
    },
    LONG_MS,
  );

  it('asks nobody else for anything, and no page complains', () => {
    expect(studio.complaints).toEqual([]);
    expect(studio.house.complaints().filter((line) => !JSON.stringify(line).includes('what generation needs'))).toEqual(
      [],
    );
  });
});
