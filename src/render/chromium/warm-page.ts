import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** A locked page in a context of its own: no script, no network, no storage that a document could reach. */
export interface WarmPage {
  page: Page;
  session: CDPSession;
  context: BrowserContext;
}

export async function openWarmPage(browser: Browser): Promise<WarmPage> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    offline: true,
    viewport: null,
    serviceWorkers: 'block',
    acceptDownloads: false,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  return { page, session, context };
}
