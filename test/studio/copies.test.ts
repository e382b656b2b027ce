import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFigClipboard } from '../exports/read-fig.ts';
import { findViolations, openStudio, type Studio } from './open-studio.ts';

const LONG_MS = 180_000;

/** What a screen's page puts on the clipboard, read back from the clipboard of the browser. */
describe('copying a screen in the studio', () => {
  let studio: Studio;
  let page: Page;
  beforeAll(async () => {
    studio = await openStudio();
    const { house } = studio;
    const { name } = await house.call('create_project', { title: 'Running' });
    const made = await house.call('generate_screen_from_text', {
      projectId: name.slice('projects/'.length),
      prompt: 'A login screen for runners',
      deviceType: 'MOBILE',
    });
    const screen = made.outputComponents.flatMap(({ design }) => design?.screens ?? [])[0]?.name ?? '';
    page = await (await studio.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })).newPage();
    await page.goto(`/${screen}`);
  }, LONG_MS);
  afterAll(() => studio[Symbol.asyncDispose]());

  const copy = async (what: string, told: RegExp): Promise<void> => {
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByRole('menuitem', { name: what }).click();
    await page.getByText(told).first().waitFor();
  };
  /** What another page is given when somebody pastes there, as design tools read it. */
  const read = async (type: string): Promise<string> => {
    const other = await page.context().newPage();
    await other.setContent('<textarea aria-label="Here"></textarea>');
    await other.evaluate(
      `document.addEventListener('paste', (event) => { document.title = event.clipboardData.getData('${type}'); })`,
    );
    await other.getByRole('textbox').press('Control+V');
    await expect.poll(() => other.title()).not.toBe('');
    const text = await other.title();
    await other.close();
    return text;
  };

  it('copies the page as text', { timeout: LONG_MS }, async () => {
    await copy('HTML', /The HTML is copied/);
    const text = await read('text/plain');
    expect(text).toMatch(/^<!doctype html>/i);
    expect(text).toContain('password');
  });

  it('copies layers that a design tool pastes', { timeout: LONG_MS }, async () => {
    await copy('For Figma', /paste it into a file/);
    const { meta, file } = readFigClipboard(await read('text/html'));
    expect(meta).toMatchObject({ dataType: 'scene' });
    expect(file.texts.join(' ').toLowerCase()).toContain('password');
    expect(await findViolations(page)).toEqual([]);
  });

  it('offers no form that cannot be had: PDF where no browser draws', { timeout: LONG_MS }, async () => {
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem', { name: 'SVG' }).waitFor();
    const offered = await page.getByRole('menuitem').allInnerTexts();
    expect(offered.map((label) => label.trim())).not.toContain('PDF');
    await page.keyboard.press('Escape');
    expect(studio.complaints).toEqual([]);
  });

  it('says in the words of the service why a form could not be had after all', { timeout: LONG_MS }, async () => {
    const other = await page.context().newPage();
    await other.route('**/v1/service', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), printsPdf: true } });
    });
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Download' }).click();
    await other.getByRole('menuitem', { name: 'PDF' }).click();
    await other
      .getByText(/only a browser prints PDF/i)
      .first()
      .waitFor();
    await other.close();
    expect(studio.complaints).toEqual([]);
  });
});
