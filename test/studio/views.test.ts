import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FONT_CHOICES } from '../../src/contract/choices.ts';
import { findViolations, openStudio, type Studio } from './open-studio.ts';

const LONG_MS = 600_000;
/** A tablet that is held upright, and a desk. */
const WIDTHS = [820, 1440] as const;
const HEIGHT = 1_000;
const SHOWN = { timeout: 60_000 } as const;

/** Every view, light and dark, on a tablet and on a desk: level AA by axe, and nothing beyond the sides. */
describe('every view of the studio', () => {
  let studio: Studio;
  let views: [string, string, (page: Page) => Promise<unknown>][];
  beforeAll(async () => {
    // A model that is never asked, to be chosen by what it costs.
    studio = await openStudio({
      TAILORBIRD_MODEL_PRO: 'compatible:draws-well',
      TAILORBIRD_MODEL_BASE_URL: 'http://127.0.0.1:9/v1',
      TAILORBIRD_MODEL_PRO_PRICE: '3/15',
    });
    const { call, ask } = studio.house;
    const project = (await call('create_project', { title: 'A bank of which the name is rather long' })).name;
    const projectId = project.replace('projects/', '');
    const made = await call('generate_screen_from_text', {
      projectId,
      prompt: 'A login screen for a bank, on the phone',
    });
    const screen = made.outputComponents.flatMap(({ design }) => design?.screens ?? [])[0]?.name ?? '';
    const send = (path: string, body: object) => ask(`/v1/${path}`, { method: 'POST', body: JSON.stringify(body) });
    await send(`${screen}/comments`, { text: 'Who made this?' });
    await call('create_design_system', {
      projectId,
      designSystem: {
        displayName: 'Harbour',
        theme: {
          colorMode: 'DARK',
          customColor: '#b3261e',
          headlineFont: 'SORA',
          bodyFont: 'INTER',
          roundness: 'ROUND_FULL',
        },
      },
    });
    const gone = (await call('create_project', { title: 'Gone' })).name;
    await ask(`/v1/${gone}`, { method: 'DELETE' });
    const tab = (name: string) => async (page: Page) => {
      await page.getByRole('tab', { name }).click();
      await page
        .getByRole('combobox', { name: 'Element' })
        .waitFor({ state: name === 'Edit' ? 'visible' : 'detached' });
    };
    views = [
      ['projects', '/', (page) => page.getByRole('link', { name: /^A bank/ }).waitFor()],
      [
        'trash',
        '/',
        async (page) => {
          await page.getByRole('radio', { name: 'Trash' }).click();
          await page.getByRole('button', { name: 'Put back' }).waitFor();
        },
      ],
      [
        'canvas',
        `/${project}`,
        async (page) => {
          await page.locator('.react-flow__node-screen').first().waitFor();
          await page.keyboard.press('Control+a');
          await page.getByRole('toolbar', { name: 'Selection' }).waitFor();
          await page.getByText('No model, no cost').waitFor();
          await page.getByRole('combobox', { name: 'Drawn by' }).selectOption({ index: 1 });
          await page.getByText('3 in, 15 out per million tokens').waitFor();
        },
      ],
      [
        'shortcuts',
        `/${project}`,
        async (page) => {
          await page.locator('.react-flow__node-screen').first().waitFor();
          await page.keyboard.press('?');
          await page.getByRole('dialog').waitFor();
        },
      ],
      ['screen', `/${screen}`, tab('Edit')],
      ['theme', `/${screen}`, tab('Theme')],
      ['comments', `/${screen}`, tab('Comments')],
      ['versions', `/${screen}`, tab('Versions')],
      ['report', `/${screen}`, tab('Report')],
      ['about', `/${screen}`, tab('About')],
      ['prototype', `/${project}/play`, (page) => page.locator('iframe').first().waitFor()],
      ['design systems', '/design-systems', (page) => page.getByRole('button', { name: 'New', exact: true }).waitFor()],
      [
        'design system',
        `/design-systems?project=${projectId}`,
        async (page) => {
          await page.getByRole('button', { name: 'New', exact: true }).click();
          await page.getByRole('textbox', { name: 'Name' }).waitFor();
        },
      ],
      ['settings', '/settings', (page) => page.getByRole('button', { name: 'Cursor' }).waitFor()],
      ['nowhere', '/nowhere', (page) => page.getByRole('link').first().waitFor()],
    ];
  }, LONG_MS);
  afterAll(() => studio[Symbol.asyncDispose]());

  it(
    'is for everybody and fits, in light and dark, on a tablet and on a desk',
    async () => {
      const context = await studio.newContext({ reducedMotion: 'reduce' });
      const found: Record<string, unknown> = {};
      for (const [name, path, show] of views) {
        const page = await context.newPage();
        await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
        await page.goto(path);
        await show(page);
        // Loaded once and looked at four times: a page goes along with its window and with the system's appearance.
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: HEIGHT });
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            await page.evaluate(TWO_FRAMES);
            const beyond = await page.evaluate<string[]>(BEYOND);
            const faults = [...(await findViolations(page)), ...beyond];
            if (faults.length > 0) found[`${name}, ${colorScheme}, ${width} px wide`] = faults;
          }
        }
        await page.close();
      }
      await context.close();
      expect(found).toEqual({});
      expect(studio.complaints).toEqual([]);
    },
    LONG_MS,
  );

  it(
    'shows each face in itself where one is chosen, by mouse and by letters',
    async () => {
      const context = await studio.newContext({ reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto('/design-systems');
      await page.getByRole('button', { name: 'New', exact: true }).click();
      const headlines = page.getByRole('combobox', { name: 'Headlines' });
      await headlines.click();
      const options = page.getByRole('option');
      await expect.poll(() => options.count(), SHOWN).toBe(FONT_CHOICES.length + 1);
      for (const { label } of FONT_CHOICES) {
        const family = page.getByRole('option', { name: label, exact: true }).locator('span').first();
        expect(await family.getAttribute('style')).toContain(label);
      }
      const loaded = `[...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', ''))`;
      await expect
        .poll(() => page.evaluate<string[]>(loaded), SHOWN)
        .toEqual(expect.arrayContaining(FONT_CHOICES.map(({ label }) => label)));
      await page.getByRole('option', { name: 'Sora', exact: true }).click();
      await expect.poll(() => headlines.textContent(), SHOWN).toBe('Sora');
      await headlines.press('Enter');
      // Keys are the list's once it shows which entry they are about.
      const isAbout = (name: string) =>
        page.getByRole('option', { name, exact: true }).and(page.locator('[data-highlighted]')).waitFor();
      await isAbout('Sora');
      await page.keyboard.type('Lit');
      await isAbout('Literata');
      await page.keyboard.press('Enter');
      await expect.poll(() => headlines.textContent(), SHOWN).toBe('Literata');
      await context.close();
      expect(studio.complaints).toEqual([]);
    },
    LONG_MS,
  );
});

/** Until what was asked for is drawn. */
const TWO_FRAMES = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))';

/** Buttons and fields of which a part lies beyond the sides of the window, outside of what may be scrolled. */
const BEYOND = `[...document.querySelectorAll('button, a, input, select, textarea')]
  .filter((one) => one.checkVisibility() && !one.closest('.react-flow__viewport, [role=region], .sr-only'))
  .filter((one) => {
    const { left, right, width } = one.getBoundingClientRect();
    return width > 1 && (left < -1 || right > innerWidth + 1);
  })
  .map((one) => 'beyond the side: ' + one.outerHTML.slice(0, 120))`;
