import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import axe from 'axe-core';
import { chromium, type Browser, type BrowserContext, type Frame, type Page } from 'playwright-core';
import { findBrowser } from '../../src/render/find-browser.ts';
import { openTestHouse, type TestHouse } from '../http/open-test-house.ts';

/** Once for all files of a test process. */
let built: Promise<unknown> | undefined;

/** The real service with the built studio, and a real browser. */
export interface Studio extends AsyncDisposable {
  house: TestHouse;
  /** Another browser: cookies and storage of its own. */
  newContext(options?: Parameters<Browser['newContext']>[0]): Promise<BrowserContext>;
  /** What pages complained about, with the policy of the page among it. */
  complaints: string[];
}

const BUILD = path.resolve(import.meta.dirname, '../../scripts/build-studio.ts');

export async function openStudio(environment: Record<string, string> = {}): Promise<Studio> {
  const browserPath = await findBrowser(process.env['TAILORBIRD_BROWSER']);
  if (browserPath === undefined) throw new Error('this test needs a Chromium: set TAILORBIRD_BROWSER to its path');
  await (built ??= promisify(execFile)(process.execPath, [BUILD]));
  const house = await openTestHouse({ environment });
  const browser = await chromium.launch({ executablePath: browserPath, chromiumSandbox: false });
  const complaints: string[] = [];
  const watch = (page: Page): void => {
    page.on('pageerror', (error) => void complaints.push(`error: ${error.message}`));
    page.on('console', (message) => {
      // What the service refuses is told by the network as well, which is no fault of the page.
      const isRefusal = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isRefusal) complaints.push(`console: ${message.text()}`);
    });
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== house.address) complaints.push(`request: ${request.url()}`);
    });
  };
  return {
    house,
    complaints,
    async newContext(options = {}) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        baseURL: house.address,
        ...options,
      });
      context.setDefaultTimeout(60_000);
      context.on('page', watch);
      return context;
    },
    async [Symbol.asyncDispose]() {
      await browser.close();
      await house[Symbol.asyncDispose]();
    },
  };
}

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
}

/** What axe finds wrong at level AA on the page itself; drawn screens have tests of their own. */
export async function findViolations(page: Page | Frame): Promise<string[]> {
  await page.evaluate(axe.source);
  const run = `axe.run({ exclude: ['iframe'] }, { runOnly: ${JSON.stringify(LEVELS)}, iframes: false })`;
  const { violations } = await page.evaluate<AxeResult>(run);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
}
