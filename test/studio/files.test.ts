import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOverlapping, type CanvasBox } from '../../src/domain/canvas-places.ts';
import { openStudio, type Studio } from './open-studio.ts';

const LONG_MS = 180_000;
const SHOWN = { timeout: 60_000 } as const;
/** More than one call takes, which is twenty. */
const MANY = 45;

const DESIGN_MD = `---
name: Quarry
colors:
  primary: "#1f6feb"
  wrong: "not a colour"
---

# Quarry

Calm.
`;

/** What is dropped on the studio, and what it puts into the clipboard. */
describe('files and the clipboard', () => {
  let studio: Studio;
  let page: Page;
  let project: string;
  beforeAll(async () => {
    studio = await openStudio();
    page = await (await studio.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })).newPage();
    project = (await studio.house.call('create_project', { title: 'Much' })).name;
  }, LONG_MS);
  afterAll(() => studio[Symbol.asyncDispose]());

  const openReader = async (): Promise<Page> => {
    const reader = await (await studio.newContext({ permissions: ['clipboard-read'] })).newPage();
    await reader.goto('/settings');
    return reader;
  };

  const drop = async (files: readonly { name: string; type: string; text: string }[]): Promise<void> => {
    const dataTransfer = await page.evaluateHandle(`(() => {
      const transfer = new DataTransfer();
      for (const { name, type, text } of ${JSON.stringify(files)}) transfer.items.add(new File([text], name, { type }));
      return transfer;
    })()`);
    await page.locator('main').dispatchEvent('drop', { dataTransfer });
  };

  it(
    'lie in rows, none over another, however many are dropped, and go at once when that is undone',
    async () => {
      await page.goto(`/${project}`);
      await page.getByText('Nothing here yet').waitFor();
      await drop(
        Array.from({ length: MANY }, (_, index) => ({
          name: `Page ${index}.html`,
          type: 'text/html',
          text: `<h1>Page ${index}</h1>`,
        })),
      );
      const nodes = page.locator('.react-flow__node-screen');
      await expect.poll(() => nodes.count(), SHOWN).toBe(MANY);
      const { instances } = (await (await page.request.get(`/v1/${project}/instances`)).json()) as {
        instances: CanvasBox[];
      };
      expect(instances).toHaveLength(MANY);
      expect(new Set(instances.map(({ y }) => y)).size).toBeGreaterThan(3);
      const over = instances.filter((box, index) => instances.slice(index + 1).some((one) => isOverlapping(box, one)));
      expect(over).toEqual([]);
      await page.getByText(`${MANY} files are on the canvas.`, { exact: true }).waitFor();
      await page.keyboard.press('Control+z');
      await expect.poll(() => nodes.count(), SHOWN).toBe(0);
    },
    LONG_MS,
  );

  it(
    'are refused by their names where they are of another kind, all of them',
    async () => {
      await drop([
        { name: 'good.html', type: 'text/html', text: '<h1>Good</h1>' },
        { name: 'tool.exe', type: '', text: 'x' },
      ]);
      await page.getByText('“tool.exe” is no page, Markdown or picture.', { exact: true }).waitFor();
      expect(await page.locator('.react-flow__node-screen').count()).toBe(0);
    },
    LONG_MS,
  );

  it(
    'are read as a design system that follows the picker, and are checked again while they are edited',
    async () => {
      await page.goto('/design-systems');
      await drop([{ name: 'DESIGN.md', type: 'text/markdown', text: DESIGN_MD }]);
      const findings = page.getByRole('list', { name: 'What was found in the DESIGN.md' });
      await findings.getByText('colors.wrong').waitFor();
      const specimen = () => page.locator('iframe[srcdoc]').getAttribute('srcdoc');
      expect(await specimen()).not.toContain('#c2185b');
      await page.getByRole('textbox', { name: 'Seed colour', exact: true }).fill('#c2185b');
      await expect.poll(specimen, SHOWN).toContain('#c2185b');
      await page.getByRole('textbox', { name: 'DESIGN.md' }).fill(DESIGN_MD.replace(/ {2}wrong.*\n/, ''));
      await findings.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Take its colours and type' }).click();
      await expect
        .poll(() => page.getByRole('textbox', { name: 'Seed colour', exact: true }).inputValue())
        .toBe('#1f6feb');
      await expect.poll(specimen, SHOWN).not.toContain('#c2185b');
    },
    LONG_MS,
  );

  it(
    'are filled by copy buttons, also where browsers keep their clipboard from a page',
    async () => {
      const copied = () => page.evaluate<string>('navigator.clipboard.readText()');
      await page.goto('/settings');
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await expect.poll(copied).toMatch(/^claude mcp add .*\/mcp$/);
      // As on a page that comes by plain HTTP from another machine.
      await page.addInitScript('Object.defineProperty(navigator, "clipboard", { value: undefined })');
      await page.reload();
      await page.getByRole('button', { name: 'Cursor', exact: true }).click();
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await page.getByText('Copied', { exact: true }).waitFor();
      // What was copied is read by a page that has a clipboard.
      const reader = await openReader();
      await expect.poll(() => reader.evaluate<string>('navigator.clipboard.readText()')).toContain('mcpServers');
    },
    LONG_MS,
  );

  it('no page complains', () => expect(studio.complaints).toEqual([]));
});
