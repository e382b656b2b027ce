import { AppError } from '../domain/app-error.ts';
import { BrowserStartError } from './chromium/browser-start-error.ts';
import { findBrowser } from './find-browser.ts';
import { DEFAULT_DESKTOP_SCALE } from './picture-scale.ts';
import type { PictureScale } from './picture-scale.ts';
import type { RenderEngine } from './render-engine.ts';

export interface RenderEngineOptions {
  /** Path of a browser, or `none` to draw without one. Absent: the first one found in the usual places. */
  browser?: string;
  /** Lets a browser run where its sandbox cannot, as for root in a container. */
  allowUnsandboxed?: boolean;
  /** Pixels of a desktop's screenshot per CSS pixel; phones and tablets always have two. */
  desktopScale?: PictureScale;
  /** Is told in one line what the operator should know about the choice of engine. */
  onNotice?: (line: string) => void;
}

/**
 * The engine this machine can have: Chromium where one is found and may run, else the built-in renderer.
 * Nothing heavy is loaded and no process started before the first page. A browser that does not even start is
 * given up with a notice; `name` then changes to what draws in its place.
 */
export async function openRenderEngine(options: RenderEngineOptions = {}): Promise<RenderEngine> {
  const { onNotice = () => undefined, allowUnsandboxed = false, desktopScale = DEFAULT_DESKTOP_SCALE } = options;
  const openBuiltIn = (): RenderEngine => createBuiltInEngine(desktopScale);
  const browserPath = await findBrowser(options.browser);
  if (browserPath === undefined) {
    if (options.browser !== 'none') onNotice(noBrowserNotice(options.browser));
    return openBuiltIn();
  }
  const isSandboxed = canSandbox();
  if (!isSandboxed && !allowUnsandboxed) {
    onNotice(SANDBOX_NOTICE);
    return openBuiltIn();
  }
  const chromium = createLazyEngine('chromium', async () => {
    const { createChromiumEngine } = await import('./chromium/chromium-engine.ts');
    return createChromiumEngine({ browserPath, sandboxed: isSandboxed, desktopScale });
  });
  return withFallback(chromium, openBuiltIn, onNotice);
}

const SANDBOX_NOTICE =
  "The browser's sandbox cannot run for root: drawing with the built-in renderer. Run as another user, or allow a browser without sandbox.";

const noBrowserNotice = (given: string | undefined): string =>
  given === undefined
    ? 'No browser was found: drawing with the built-in renderer. Install chromium-headless-shell for exact pictures.'
    : `No browser can be started at ${given}: drawing with the built-in renderer.`;

/** On Linux Chromium refuses its sandbox to root; everywhere else it tells by itself whether it can. */
const canSandbox = (): boolean => process.platform !== 'linux' || process.getuid?.() !== 0;

const createBuiltInEngine = (desktopScale: PictureScale): RenderEngine =>
  createLazyEngine('takumi', async () => {
    const { createTakumiEngine } = await import('./takumi/takumi-engine.ts');
    return createTakumiEngine({ desktopScale });
  });

function createLazyEngine(name: RenderEngine['name'], open: () => Promise<RenderEngine>): RenderEngine {
  let opened: Promise<RenderEngine> | undefined;
  let isClosed = false;
  // One that was closed before its first page starts no browser: nobody would end it, and the process would stay.
  const use = async (): Promise<RenderEngine> => {
    if (isClosed) throw new AppError('UNAVAILABLE', 'the renderer is shutting down');
    return (opened ??= open());
  };
  return {
    name,
    render: async (request) => (await use()).render(request),
    print: async (request) => (await use()).print(request),
    async close() {
      isClosed = true;
      await (await opened)?.close();
    },
  };
}

const findStartFailure = (error: unknown): string | undefined =>
  error instanceof AppError && error.cause instanceof BrowserStartError ? error.cause.message : undefined;

/** Only a browser that never drew anything is given up; one that breaks down later is started again. */
function withFallback(
  first: RenderEngine,
  createSecond: () => RenderEngine,
  onNotice: (line: string) => void,
): RenderEngine {
  let current = first;
  let hasDrawn = false;
  async function use<Result>(ask: (engine: RenderEngine) => Promise<Result>): Promise<Result> {
    try {
      const result = await ask(current);
      hasDrawn = true;
      return result;
    } catch (error) {
      const reason = findStartFailure(error);
      if (reason === undefined || hasDrawn) throw error;
      if (current === first) {
        current = createSecond();
        onNotice(`The browser does not start (${reason}): drawing with the built-in renderer.`);
      }
      return ask(current);
    }
  }
  return {
    get name() {
      return current.name;
    },
    render: (request) => use((engine) => engine.render(request)),
    print: (request) => use((engine) => engine.print(request)),
    async close() {
      await first.close();
      if (current !== first) await current.close();
    },
  };
}
