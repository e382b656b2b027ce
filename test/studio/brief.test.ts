import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { findViolations, openStudio, type Studio } from './open-studio.ts';

const LONG_MS = 300_000;
const DRAWN = { timeout: 120_000 } as const;

let studio: Studio;
let page: Page;
let project: string;
beforeAll(async () => {
  studio = await openStudio();
  project = (await studio.house.call('create_project', { title: 'Bakery' })).name;
  page = await (await studio.newContext({ reducedMotion: 'reduce' })).newPage();
  await page.goto(`/${project}`);
}, LONG_MS);
afterAll(() => studio[Symbol.asyncDispose]());

const box = () => page.getByRole('textbox', { name: 'Describe a new screen' });
const brief = () => page.getByRole('textbox', { name: 'Brief' });
const titles = async (): Promise<string[]> => {
  const answer = await page.request.get(`/v1/${project}/screens`);
  const { screens } = (await answer.json()) as { screens: { title: string; screenMetadata: { status: string } }[] };
  return screens.filter(({ screenMetadata }) => screenMetadata.status === 'COMPLETE').map(({ title }) => title);
};

it.each([
  ['that leaves its page open', 'Dashboard for a bakery', /^Subject .*$/m, 'Subject    Ovens tonight', 'Ovens tonight'],
  [
    'that tells its page',
    '# Rye\n\n## Loaves\n- Sour: 12\n- Dark: 9\n',
    '# Rye',
    '# Loaves of the day',
    'Loaves of the day',
  ],
  ['in another language', 'Seite für eine Bäckerei', /^# .*$/m, '# Backstube am Hafen', 'Backstube am Hafen'],
])(
  'the brief of a prompt %s is corrected by hand and drawn',
  async (_, prompt, from, to, title) => {
    await box().fill(prompt);
    await page.getByRole('button', { name: 'What is understood' }).click();
    await expect.poll(() => brief().inputValue(), DRAWN).not.toBe('');
    expect(await findViolations(page)).toEqual([]);
    const corrected = (await brief().inputValue()).replace(from, to);
    expect(corrected).toContain(to);
    await brief().fill(corrected);
    await page.getByRole('button', { name: 'Draw this brief' }).click();
    await expect.poll(titles, DRAWN).toContain(title);
    expect(studio.complaints).toEqual([]);
  },
  LONG_MS,
);

it(
  'says which line of a brief cannot be',
  async () => {
    await box().fill('Dashboard for a bakery');
    await page.getByRole('button', { name: 'What is understood' }).click();
    await expect.poll(() => brief().inputValue(), DRAWN).not.toBe('');
    await brief().fill((await brief().inputValue()).replace(/^Screen .*$/m, 'Screen     oven'));
    await page.getByRole('button', { name: 'Draw this brief' }).click();
    await page.getByText('“oven” is no kind of screen').first().waitFor();
  },
  LONG_MS,
);
