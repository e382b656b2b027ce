import { AppError } from '../../domain/app-error.ts';
import { launchBrowser } from './browser-process.ts';
import { openWarmPage } from './warm-page.ts';
import type { BrowserProcess, BrowserProcessOptions } from './browser-process.ts';
import type { WarmPage } from './warm-page.ts';

/** What a browser never gives back grows with its documents; a fresh one after this many keeps memory flat. */
const DOCUMENTS_PER_BROWSER = 500;
const OPEN_TIMEOUT_MS = 10_000;
const CLOSE_TIMEOUT_MS = 3_000;

/** A page lent for one document; it must come back by exactly one of the last two ways. */
export interface LentPage {
  warm: WarmPage;
  isBrowserAlive: () => boolean;
  /** Ends the whole browser at once; the next page comes from a new one. */
  killBrowser: () => void;
  /** The page did its work and may do the next: no script ran, nothing was stored, the next document replaces it. */
  giveBack: () => Promise<void>;
  /** The page is in an unknown state: it is closed, and takes its browser with it if it does not close in time. */
  discard: () => Promise<void>;
}

/** Pages of one browser, which is replaced when it has died or has drawn its share. */
export interface PageSource {
  /** Throws UNAVAILABLE once closed, and BrowserStartError when no browser starts. */
  lend: () => Promise<LentPage>;
  close: () => Promise<void>;
}

interface Generation {
  process: BrowserProcess;
  /** Pages that wait for a document. A used page draws in 100 ms what takes a new one 160. */
  idle: WarmPage[];
  lent: number;
  inUse: number;
}

export function createPageSource(
  options: BrowserProcessOptions,
  documentsPerBrowser = DOCUMENTS_PER_BROWSER,
): PageSource {
  const running = new Set<Generation>();
  let current: Promise<Generation> | undefined;
  let newest: Generation | undefined;
  let isClosed = false;

  async function start(): Promise<Generation> {
    const process = await launchBrowser(options).catch((error: unknown) => {
      current = undefined;
      throw error;
    });
    const generation: Generation = { process, idle: [], lent: 0, inUse: 0 };
    running.add(generation);
    newest = generation;
    process.browser.on('disconnected', () => retire(generation));
    return generation;
  }

  function retire(generation: Generation): void {
    if (newest !== generation) return;
    newest = undefined;
    current = undefined;
  }

  async function end(generation: Generation): Promise<void> {
    retire(generation);
    if (!running.delete(generation)) return;
    await within(CLOSE_TIMEOUT_MS, generation.process.browser.close(), generation.process.kill).catch(
      generation.process.kill,
    );
  }

  async function takeBack(generation: Generation): Promise<void> {
    generation.inUse--;
    const isFinished = newest !== generation || !generation.process.isAlive();
    if (isFinished && generation.inUse === 0) await end(generation);
  }

  async function closePage({ process }: Generation, { context }: WarmPage): Promise<void> {
    if (!process.isAlive()) return;
    await within(CLOSE_TIMEOUT_MS, context.close(), process.kill).catch(process.kill);
  }

  /** No page comes from a browser any more from the moment it is told to end, which it notices later. */
  function kill(generation: Generation): void {
    retire(generation);
    generation.process.kill();
  }

  async function open(generation: Generation): Promise<WarmPage> {
    try {
      return await within(OPEN_TIMEOUT_MS, openWarmPage(generation.process.browser), () => kill(generation));
    } catch (error) {
      generation.inUse--;
      await end(generation);
      throw error;
    }
  }

  async function lend(isLastTry: boolean): Promise<LentPage> {
    if (isClosed) throw new AppError('UNAVAILABLE', 'the renderer is shutting down');
    const generation = await (current ??= start());
    generation.inUse++;
    if (++generation.lent >= documentsPerBrowser) retire(generation);
    let warm: WarmPage;
    try {
      warm = generation.idle.pop() ?? (await open(generation));
    } catch (error) {
      if (isLastTry) throw error;
      return lend(true);
    }
    return {
      warm,
      isBrowserAlive: generation.process.isAlive,
      killBrowser: () => kill(generation),
      giveBack: async () => {
        generation.idle.push(warm);
        await takeBack(generation);
      },
      discard: async () => {
        await closePage(generation, warm);
        await takeBack(generation);
      },
    };
  }

  return {
    lend: () => lend(false),
    async close() {
      isClosed = true;
      await current?.catch(() => undefined);
      await Promise.all([...running].map(end));
    },
  };
}

/** The promise's own outcome; `onLate` is expected to make it settle. */
async function within<Value>(timeoutMs: number, promise: Promise<Value>, onLate: () => void): Promise<Value> {
  const timer = setTimeout(onLate, timeoutMs);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}
