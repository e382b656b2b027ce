import { chromium, type Browser } from 'playwright-core';
import { getTestBrowser } from '../../src/render/fixtures/test-engines.ts';

/** A browser that sets letters as the one does by which screenshots are taken, with scripts and pages of its own. */
export async function openScreenBrowser(): Promise<Browser> {
  const { browserPath, sandboxed } = await getTestBrowser();
  return chromium.launch({
    executablePath: browserPath,
    chromiumSandbox: sandboxed,
    args: ['--font-render-hinting=none'],
  });
}
