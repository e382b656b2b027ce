import { describe, expect, it } from 'vitest';
import { getTestBrowser } from '../fixtures/test-engines.ts';
import { createPageSource } from './page-source.ts';

describe('createPageSource', () => {
  it('replaces a browser that has drawn its share once its last page is back', async () => {
    const source = createPageSource(await getTestBrowser(), 2);
    const [first, second] = [await source.lend(), await source.lend()];
    const third = await source.lend();
    const browserOf = (lent: typeof first) => lent.warm.context.browser();
    expect(browserOf(second)).toBe(browserOf(first));
    expect(browserOf(third)).not.toBe(browserOf(first));
    await first.giveBack();
    expect(second.isBrowserAlive()).toBe(true);
    await second.discard();
    expect([second.isBrowserAlive(), third.isBrowserAlive()]).toEqual([false, true]);
    await third.discard();
    await source.close();
    expect(third.isBrowserAlive()).toBe(false);
  });

  it('lends a page again that was given back, and no page that was not', async () => {
    const source = createPageSource(await getTestBrowser());
    const first = await source.lend();
    await first.giveBack();
    const second = await source.lend();
    expect(second.warm).toBe(first.warm);
    await second.discard();
    expect((await source.lend()).warm).not.toBe(first.warm);
    await source.close();
  });

  it('starts another browser after one was killed', async () => {
    const source = createPageSource(await getTestBrowser());
    const doomed = await source.lend();
    doomed.killBrowser();
    await expect.poll(() => doomed.isBrowserAlive()).toBe(false);
    await doomed.discard();
    const next = await source.lend();
    expect(next.isBrowserAlive()).toBe(true);
    await source.close();
  });
});
