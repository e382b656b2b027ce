import { AppError } from '../../domain/app-error.ts';
import { BrowserStartError } from './browser-start-error.ts';
import { drawPage } from './draw-page.ts';
import { createPageSource } from './page-source.ts';
import { createSlots } from './slots.ts';
import type { Rendering, RenderEngine, RenderRequest } from '../render-engine.ts';
import type { BrowserProcessOptions } from './browser-process.ts';
import type { LentPage } from './page-source.ts';

/** A finished screen draws in a tenth of a second; what takes this long is hostile or broken. */
const PAGE_TIMEOUT_MS = 15_000;
/** Drawing fills a core; more at once only makes each wait for the others. */
const PAGES_AT_ONCE = 2;

export interface ChromiumEngineOptions extends BrowserProcessOptions {
  timeoutMs?: number;
}

/** Another document's end took the browser away, not this one's doing: worth a second try. */
class BrowserLost extends Error {}

/** Draws with a locked-down Chromium; starts nothing before the first page. */
export function createChromiumEngine({ timeoutMs = PAGE_TIMEOUT_MS, ...options }: ChromiumEngineOptions): RenderEngine {
  const source = createPageSource(options);
  const slots = createSlots(PAGES_AT_ONCE);

  async function attempt(request: RenderRequest): Promise<Rendering> {
    const giveBack = await slots.take(request.signal);
    let lent: LentPage;
    try {
      lent = await source.lend();
    } catch (error) {
      giveBack();
      throw error;
    }
    try {
      return await drawInTime(lent, request, timeoutMs);
    } finally {
      void lent.discard().finally(giveBack);
    }
  }

  return {
    name: 'chromium',
    async render(request) {
      try {
        return await attempt(request).catch((error: unknown) => {
          if (error instanceof BrowserLost) return attempt(request);
          throw error;
        });
      } catch (error) {
        throw toAppError(error, request.signal);
      }
    },
    close: source.close,
  };
}

/** A page that hangs answers nothing, not even a request to close: its browser is ended. */
async function drawInTime(lent: LentPage, request: RenderRequest, timeoutMs: number): Promise<Rendering> {
  const { promise: stopped, reject: stop } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    lent.killBrowser();
    stop(new AppError('UNAVAILABLE', `drawing the page took longer than ${timeoutMs / 1000} s`, LATE_HINT));
  }, timeoutMs);
  const onAbort = (): void => stop(request.signal.reason);
  const onCrash = (): void => stop(new AppError('UNAVAILABLE', 'the page broke the browser that was drawing it'));
  request.signal.addEventListener('abort', onAbort);
  lent.warm.page.on('crash', onCrash);
  try {
    return await Promise.race([drawPage(lent.warm, request), stopped]);
  } catch (error) {
    const isOwnEnd = error instanceof AppError || request.signal.aborted;
    throw isOwnEnd || lent.isBrowserAlive() ? error : new BrowserLost('', { cause: error });
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener('abort', onAbort);
  }
}

const LATE_HINT = { hint: 'Make the page simpler: fewer elements, filters and nested layouts.' };

function toAppError(error: unknown, signal: AbortSignal): AppError {
  if (error instanceof AppError) return error;
  if (signal.aborted) return new AppError('CANCELLED', 'drawing was cancelled', { cause: error });
  if (error instanceof BrowserStartError) {
    return new AppError('UNAVAILABLE', 'the browser that draws pages does not start', { cause: error });
  }
  return new AppError('UNAVAILABLE', 'the browser failed while drawing the page', { cause: error });
}
