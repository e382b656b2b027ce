import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, type Studio } from './open-studio.ts';

const LONG_MS = 120_000;
/** Of what has the focus, as it is shown on a canvas at any zoom; thinner lines are not seen. */
const LEAST_OUTLINE_PX = 2;
const PAGE = '<!doctype html><title>T</title><body><h1>Soup</h1></body>';

const NODE = "document.querySelector('.react-flow__node-screen')";
const HAS_FOCUS = `${NODE} === document.activeElement`;
/** Of the line around the first screen, as it is shown. */
const OUTLINE_PX = `(() => {
  const node = ${NODE};
  const { outlineStyle, outlineWidth } = getComputedStyle(node.querySelector('[data-face]'));
  const zoom = node.getBoundingClientRect().width / node.offsetWidth;
  return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) * zoom;
})()`;

/** What only the keys of a page may do: to be told where one is, and to go to the ends. */
describe('by keyboard', () => {
  let studio: Studio;
  let page: Page;
  let project: string;
  beforeAll(async () => {
    studio = await openStudio();
    project = (await studio.house.call('create_project', { title: 'Recipes' })).name;
    const htmlCode = { fileContentBase64: Buffer.from(PAGE).toString('base64'), mimeType: 'text/html' };
    const requests = ['Soup', 'Bread'].map((title) => ({ screen: { screenType: 'DESIGN', title, htmlCode } }));
    const path = `/v1/${project}/screens:batchCreate`;
    await studio.house.ask(path, { method: 'POST', body: JSON.stringify({ requests, createScreenInstances: true }) });
    page = await (await studio.newContext()).newPage();
    await page.goto(`/${project}`);
  }, LONG_MS);
  afterAll(() => studio[Symbol.asyncDispose]());

  it('a screen of the canvas that has the focus is seen, chosen and moved', { timeout: LONG_MS }, async () => {
    const node = page.locator('.react-flow__node-screen').first();
    await node.locator('img').waitFor();
    const outline = () => page.evaluate<number>(OUTLINE_PX);
    expect(await outline()).toBeLessThan(LEAST_OUTLINE_PX);
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate<boolean>(HAS_FOCUS)) break;
    }
    expect(await outline()).toBeGreaterThanOrEqual(LEAST_OUTLINE_PX);
    await page.keyboard.press('Enter');
    await page.getByRole('toolbar', { name: 'Selection' }).waitFor();
    const placeOf = async () => {
      const { text } = await studio.house.ask(`/v1/${project}/instances`);
      return (JSON.parse(text) as { instances: { x: number; y: number }[] }).instances[0];
    };
    const before = await placeOf();
    await page.keyboard.press('ArrowDown');
    await expect.poll(placeOf, { timeout: 20_000 }).not.toEqual(before);
  });

  it('the width of a page goes to its ends', { timeout: LONG_MS }, async () => {
    await page.keyboard.press('o');
    const handle = page.getByRole('slider', { name: 'Width' });
    await handle.focus();
    const width = () => handle.getAttribute('aria-valuenow');
    for (const [key, px] of [
      ['Home', '320'],
      ['ArrowRight', '330'],
      ['PageUp', '430'],
      ['End', '1920'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(width, { timeout: 20_000 }).toBe(px);
    }
  });

  it('no page complains', () => expect(studio.complaints).toEqual([]));
});
