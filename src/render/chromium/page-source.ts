import { AppError } from '../../domain/app-error.ts';
import { launchBrowser } from './browser-process.ts';
import { openWarmPage } from './warm-page.ts';
import type { BrowserProcess, BrowserProcessOptions } from './browser-process.ts';
import type { WarmPage } from './warm-page.ts';

/** What a browser never gives back grows with its pages; a fresh one after this many keeps memory flat. */
const PAGES_PER_BROWSER = 300;
const OPEN_TIMEOUT_MS = 10_000;
const CLOSE_TIMEOUT_MS = 3_000;

/** A page handed out for one document. */
export interface LentPage {
  warm: WarmPage;
  isBrowserAlive: () => boolean;
  /** Ends the whole browser at once; the next page comes from a new one. */
  killBrowser: () => void;
  /** Throws the page away; a page that does not close in time takes its browser with it. */
  discard: () => Promise<void>;
}

/** A browser with one page kept ready; replaced when it has died or has drawn its share. */
export interface PageSource {
  /** Throws UNAVAILABLE once closed, and BrowserStartError when no browser starts. */
  lend: () => Promise<LentPage>;
  close: () => Promise<void>;
}

interface Generation {
  process: BrowserProcess;
  spare: Promise<WarmPage> | undefined;
  lent: number;
  inUse: number;
}

export function createPageSource(options: BrowserProcessOptions, pagesPerBrowser = PAGES_PER_BROWSER): PageSource {
  const running = new Set<Generation>();
  let current: Promise<Generation> | undefined;
  let newest: Generation | undefined;
  let isClosed = false;

  async function start(): Promise<Generation> {
    const process = await launchBrowser(options).catch((error: unknown) => {
      current = undefined;
      throw error;
    });
    const generation: Generation = { process, spare: undefined, lent: 0, inUse: 0 };
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
    await within(CLOSE_TIMEOUT_MS, generation.process.browser.close(), generation.process.kill);
  }

  async function discard(generation: Generation, warm: WarmPage): Promise<void> {
    if (generation.process.isAlive()) {
      await within(CLOSE_TIMEOUT_MS, warm.context.close(), generation.process.kill).catch(() =>
        generation.process.kill(),
      );
    }
    generation.inUse--;
    const isFinished = newest !== generation || !generation.process.isAlive();
    if (!isFinished) keepSpare(generation);
    else if (generation.inUse === 0) await end(generation);
  }

  return {
    async lend() {
      if (isClosed) throw new AppError('UNAVAILABLE', 'the renderer is shutting down');
      const generation = await (current ??= start());
      generation.inUse++;
      if (++generation.lent >= pagesPerBrowser) retire(generation);
      const opening = generation.spare ?? openWarmPage(generation.process.browser);
      generation.spare = undefined;
      try {
        const warm = await within(OPEN_TIMEOUT_MS, opening, generation.process.kill);
        return {
          warm,
          isBrowserAlive: generation.process.isAlive,
          killBrowser: generation.process.kill,
          discard: () => discard(generation, warm),
        };
      } catch (error) {
        generation.inUse--;
        await end(generation);
        throw error;
      }
    },
    async close() {
      isClosed = true;
      await current?.catch(() => undefined);
      await Promise.all([...running].map(end));
    },
  };
}

/** The next document then finds its page open: 35 ms less to wait for. */
function keepSpare(generation: Generation): void {
  generation.spare ??= openWarmPage(generation.process.browser);
  generation.spare.catch(() => {
    generation.spare = undefined;
  });
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
