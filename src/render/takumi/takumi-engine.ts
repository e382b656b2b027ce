import { availableParallelism } from 'node:os';
import { AppError } from '../../domain/app-error.ts';
import { DEFAULT_DESKTOP_SCALE, toPictureScale } from '../picture-scale.ts';
import { createSlots } from '../slots.ts';
import { openDrawingProcess } from './open-drawing-process.ts';
import { ProcessLostError } from './process-lost-error.ts';
import type { PictureScale } from '../picture-scale.ts';
import type { DrawingRequest, Rendering, RenderEngine } from '../render-engine.ts';
import type { DrawingProcess } from './open-drawing-process.ts';

/** A finished screen draws in a fifth of a second; what takes this long is hostile or broken. */
const PAGE_TIMEOUT_MS = 15_000;
/** Each paints in threads of its own; more of them only have each other wait. */
const MOST_PROCESSES = Math.min(4, availableParallelism());
/** One is laid out while the other is painted. */
const PAGES_PER_PROCESS = 2;

export interface TakumiEngineOptions {
  desktopScale?: PictureScale;
  timeoutMs?: number;
}

/** Draws without a browser: own cascade, Takumi's layout and painting, in processes that are started when needed. */
export function createTakumiEngine({
  desktopScale = DEFAULT_DESKTOP_SCALE,
  timeoutMs = PAGE_TIMEOUT_MS,
}: TakumiEngineOptions = {}): RenderEngine {
  const slots = createSlots(MOST_PROCESSES * PAGES_PER_PROCESS);
  let processes: DrawingProcess[] = [];
  let isClosed = false;

  function getProcess(): DrawingProcess {
    if (isClosed) throw new Error('the renderer is closed');
    processes = processes.filter(({ hasEnded }) => !hasEnded);
    const staying = processes.filter(({ isLeaving }) => !isLeaving);
    const [idlest] = staying.toSorted((one, other) => one.pageCount - other.pageCount);
    if (idlest !== undefined && (idlest.pageCount === 0 || staying.length === MOST_PROCESSES)) return idlest;
    const opened = openDrawingProcess();
    processes.push(opened);
    return opened;
  }

  async function attempt(request: DrawingRequest): Promise<Rendering> {
    const leave = await slots.take(request.signal);
    try {
      return await drawInTime(getProcess(), request, timeoutMs);
    } finally {
      leave();
    }
  }

  return {
    name: 'takumi',
    async render(wanted) {
      const request = { ...wanted, pictureScale: toPictureScale(wanted.device, desktopScale) };
      try {
        return await attempt(request).catch((error: unknown) => {
          // A page beside this one may have taken the process with it: worth a second try.
          if (error instanceof ProcessLostError) return attempt(request);
          throw error;
        });
      } catch (error) {
        throw toAppError(error, request.signal);
      }
    },
    print() {
      const message = 'the built-in renderer draws here, and only a browser prints PDF';
      return Promise.reject(new AppError('FAILED_PRECONDITION', message, { hint: PRINTING_HINT }));
    },
    async close() {
      isClosed = true;
      await Promise.all(processes.map((one) => one.end()));
    },
  };
}

/** A page that is late may hang in its layout, where it hears nothing: its process is ended. */
async function drawInTime(drawing: DrawingProcess, request: DrawingRequest, timeoutMs: number): Promise<Rendering> {
  const late = new AbortController();
  const done = new AbortController();
  void callWhenLate(
    drawing,
    AbortSignal.any([done.signal, request.signal]),
    () => late.abort(toLateError(timeoutMs)),
    timeoutMs,
  );
  try {
    return await drawing.draw({ ...request, signal: AbortSignal.any([request.signal, late.signal]) });
  } finally {
    done.abort();
    if (late.signal.aborted) void drawing.end();
  }
}

/** Counts from when the process has started: what that takes is no page's fault. */
async function callWhenLate(
  { ready }: DrawingProcess,
  done: AbortSignal,
  onLate: () => void,
  timeoutMs: number,
): Promise<void> {
  await ready;
  if (done.aborted) return;
  const timer = setTimeout(onLate, timeoutMs);
  done.addEventListener('abort', () => clearTimeout(timer), { once: true });
}

const PRINTING_HINT =
  'Install chromium-headless-shell, let the service run as another user than root, and start it again; `tailorbird doctor` tells what was found.';

const toLateError = (timeoutMs: number): AppError =>
  new AppError('UNAVAILABLE', `drawing the page took longer than ${timeoutMs / 1000} s`, {
    hint: 'Make the page simpler: fewer elements and nested layouts.',
  });

function toAppError(error: unknown, caller: AbortSignal): AppError {
  if (error instanceof AppError) return error;
  if (caller.aborted) return new AppError('CANCELLED', 'drawing was cancelled', { cause: error });
  return new AppError('UNAVAILABLE', 'the built-in renderer failed on the page', { cause: error });
}
