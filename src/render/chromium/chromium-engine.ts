import { AppError } from '../../domain/app-error.ts';
import { BrowserStartError } from './browser-start-error.ts';
import { drawPage } from './draw-page.ts';
import { printPage } from './print-page.ts';
import { createPageSource } from './page-source.ts';
import { DEFAULT_DESKTOP_SCALE, toPictureScale } from '../picture-scale.ts';
import { createSlots } from '../slots.ts';
import type { PictureScale } from '../picture-scale.ts';
import type { RenderEngine, RenderRequest } from '../render-engine.ts';
import type { BrowserProcessOptions } from './browser-process.ts';
import type { LentPage } from './page-source.ts';
import type { WarmPage } from './warm-page.ts';

type PageWork<Result> = (warm: WarmPage) => Promise<Result>;

/** A finished screen draws in a tenth of a second; what takes this long is hostile or broken. */
const PAGE_TIMEOUT_MS = 15_000;
/** Drawing fills a core; more at once only makes each wait for the others. */
const PAGES_AT_ONCE = 2;

export interface ChromiumEngineOptions extends BrowserProcessOptions {
  desktopScale?: PictureScale;
  timeoutMs?: number;
}

/** Draws with a locked-down Chromium; starts nothing before the first page. */
export function createChromiumEngine({
  desktopScale = DEFAULT_DESKTOP_SCALE,
  timeoutMs = PAGE_TIMEOUT_MS,
  ...options
}: ChromiumEngineOptions): RenderEngine {
  const source = createPageSource(options);
  const slots = createSlots(PAGES_AT_ONCE);

  async function attempt<Result>(request: RenderRequest, work: PageWork<Result>): Promise<Result> {
    const leave = await slots.take(request.signal);
    let lent: LentPage;
    try {
      lent = await source.lend();
    } catch (error) {
      leave();
      throw error;
    }
    try {
      const result = await workInTime(lent, request.signal, () => work(lent.warm), timeoutMs);
      void (mayStillLeave(request.html) ? lent.discard() : lent.giveBack()).finally(leave);
      return result;
    } catch (error) {
      void lent.discard().finally(leave);
      throw error;
    }
  }

  async function attemptTwice<Result>(request: RenderRequest, work: PageWork<Result>): Promise<Result> {
    try {
      return await attempt(request, work).catch((error: unknown) => {
        if (isOwnDoing(error, request.signal)) throw error;
        return attempt(request, work);
      });
    } catch (error) {
      throw toAppError(error, request.signal);
    }
  }

  return {
    name: 'chromium',
    render(request) {
      const pictureScale = toPictureScale(request.device, desktopScale);
      return attemptTwice(request, (warm) => drawPage(warm, { ...request, pictureScale }));
    },
    print: (request) => attemptTwice(request, (warm) => printPage(warm, request)),
    close: source.close,
  };
}

/** A document may have asked to be replaced by another one later; its page is not used again. */
const mayStillLeave = (html: string): boolean => /http-equiv/i.test(html);

/** A page that hangs answers nothing, not even a request to close: its browser is ended. */
async function workInTime<Result>(
  lent: LentPage,
  signal: AbortSignal,
  work: () => Promise<Result>,
  timeoutMs: number,
): Promise<Result> {
  const { promise: stopped, reject: stop } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    lent.killBrowser();
    stop(new AppError('UNAVAILABLE', `drawing the page took longer than ${timeoutMs / 1000} s`, LATE_HINT));
  }, timeoutMs);
  const onAbort = (): void => stop(signal.reason);
  const onCrash = (): void => stop(new AppError('UNAVAILABLE', 'the page broke the browser that was drawing it'));
  signal.addEventListener('abort', onAbort);
  lent.warm.page.on('crash', onCrash);
  try {
    signal.throwIfAborted();
    return await Promise.race([work(), stopped]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
    lent.warm.page.off('crash', onCrash);
  }
}

/** Anything else may come from a page beside this one that took the browser with it: worth a second try. */
const isOwnDoing = (error: unknown, signal: AbortSignal): boolean =>
  error instanceof AppError || error instanceof BrowserStartError || signal.aborted;

const LATE_HINT = { hint: 'Make the page simpler: fewer elements, filters and nested layouts.' };

function toAppError(error: unknown, signal: AbortSignal): AppError {
  if (error instanceof AppError) return error;
  if (signal.aborted) return new AppError('CANCELLED', 'drawing was cancelled', { cause: error });
  if (error instanceof BrowserStartError) {
    return new AppError('UNAVAILABLE', 'the browser that draws pages does not start', { cause: error });
  }
  return new AppError('UNAVAILABLE', 'the browser failed while drawing the page', { cause: error });
}
