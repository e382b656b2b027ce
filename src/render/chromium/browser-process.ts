import { BrowserStartError } from './browser-start-error.ts';
import type { Browser } from 'playwright-core';

/**
 * Each of these alone lets some of 26 kinds of request through (prefetch, beacons, sockets, WebRTC); together
 * with an offline context and scripts switched off none gets out. Interception is no boundary: it misses four.
 */
const NO_NETWORK = {
  proxy: { server: 'http://127.0.0.1:1', bypass: '<-loopback>' },
  args: ['--host-resolver-rules=MAP * ~NOTFOUND', '--dns-prefetch-disable', '--disable-background-networking'],
};
const LAUNCH_TIMEOUT_MS = 20_000;

/** A running browser that can be ended even when it no longer answers. */
export interface BrowserProcess {
  readonly browser: Browser;
  isAlive: () => boolean;
  kill: () => void;
}

export interface BrowserProcessOptions {
  browserPath: string;
  sandboxed: boolean;
}

/**
 * Starts a browser that is connected by a pipe: when this process dies, however it dies, the pipe closes and
 * the browser ends with it. Throws BrowserStartError when it does not start.
 */
export async function launchBrowser({ browserPath, sandboxed }: BrowserProcessOptions): Promise<BrowserProcess> {
  // The driver is an optional part: without it this browser does not start, like any that does not.
  const { chromium } = await import('playwright-core').catch((error: unknown) => {
    throw new BrowserStartError(error);
  });
  const launching = chromium.launch({
    executablePath: browserPath,
    chromiumSandbox: sandboxed,
    headless: true,
    timeout: LAUNCH_TIMEOUT_MS,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    proxy: NO_NETWORK.proxy,
    args: [...NO_NETWORK.args, '--font-render-hinting=none'],
  });
  const browser = await launching.catch((error: unknown) => {
    throw new BrowserStartError(error);
  });
  const processId = await findProcessId(browser);
  return { browser, isAlive: () => browser.isConnected(), kill: () => killProcess(processId) };
}

async function findProcessId(browser: Browser): Promise<number | undefined> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.find((info) => info.type === 'browser')?.id;
}

function killProcess(processId: number | undefined): void {
  if (processId === undefined) return;
  try {
    process.kill(processId, 'SIGKILL');
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ESRCH';
    if (!isGone) throw error;
  }
}
