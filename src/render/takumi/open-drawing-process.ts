import { fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import path from 'node:path';
import { AppError } from '../../domain/app-error.ts';
import { ProcessLostError } from './process-lost-error.ts';
import type { DrawingRequest, Rendering } from '../render-engine.ts';
import type { DrawingAnswer, DrawingOrder, DrawingReady } from './drawing-messages.ts';

/** A process that draws pages, several in turn: while one is painted, the next is laid out. */
export interface DrawingProcess {
  /** Resolves when it can begin with a page, which takes seconds on a busy machine, or when it has ended. */
  readonly ready: Promise<void>;
  /** How many pages it has not answered yet. */
  readonly pageCount: number;
  /** Whether it takes no further page: it has ended, or ends as soon as its pages are drawn. */
  readonly isLeaving: boolean;
  readonly hasEnded: boolean;
  /** Rejects with an AppError when the page is at fault, the signal's reason when it fires, else ProcessLostError. */
  draw(request: DrawingRequest): Promise<Rendering>;
  /** Ends it; the pages underway are lost. */
  end(): Promise<void>;
}

interface PendingPage {
  resolve: (rendering: Rendering) => void;
  reject: (reason: unknown) => void;
}

/**
 * What styles and layout of the largest pages need several times over; a page that wants more ends its process alone. A
 * page leaves some 20 MB of garbage, and V8 takes a heap that is small and fills up fast for one to be searched all the
 * time: every second page, for a fifth of all that drawing takes. A heap of the initial size is not searched before it
 * is full.
 */
const HEAP = ['--max-old-space-size=512', '--max-semi-space-size=16', '--initial-old-space-size=64'];

/**
 * glibc keeps an arena for each thread that paints, and after the first freed picture takes the next ones from these
 * arenas, where they leave holes: what a process holds grows with every hundred pages. With few arenas, and large pieces
 * straight from the system, it does not. Other systems know nothing of these variables.
 */
const ALLOCATION = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};

/** A process that holds more draws no further page: another takes its place, as empty as the first. */
const MOST_HELD_MB = 320;

/** A service that nobody asks for pages gives back the memory that drawing takes. */
const IDLE_MS = 5 * 60_000;

/** The ending of modules: `.ts` in the sources, `.js` in the package. */
const ENDING = path.extname(import.meta.filename);
const PROGRAM = path.join(import.meta.dirname, `drawing-process${ENDING}`);

/** What is kept of the last words of a process that breaks down. */
const LAST_WORDS = 2_000;

export function openDrawingProcess(): DrawingProcess {
  const child = fork(PROGRAM, [], {
    execArgv: [...HEAP, '--disable-warning=ExperimentalWarning'],
    // Nothing of the service's own, with its keys and addresses, is seen where pages of strangers are drawn.
    env: { ...ALLOCATION, ...toCompiled() },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { promise: ready, resolve: beReady } = Promise.withResolvers<void>();
  const pending = new Map<number, PendingPage>();
  let pageNumber = 0;
  let isLeaving = false;
  let hasEnded = false;
  let lastWords = '';
  let idle: NodeJS.Timeout | undefined;

  child.stderr?.setEncoding('utf8').on('data', (words: string) => {
    lastWords = (lastWords + words).slice(-LAST_WORDS);
  });
  child.on('message', (answer: DrawingAnswer | DrawingReady) => {
    if (answer.kind === 'ready') return beReady();
    const page = pending.get(answer.id);
    if (answer.heldMb > MOST_HELD_MB) isLeaving = true;
    forget(answer.id);
    if (answer.kind === 'drawn') page?.resolve(answer.rendering);
    else page?.reject(toError(answer));
  });
  // It could not be started.
  child.on('error', (cause) => {
    hasEnded = true;
    loseAll(cause);
  });
  child.on('exit', () => {
    hasEnded = true;
    loseAll(lastWords === '' ? undefined : new Error(lastWords));
  });
  rest();

  /** It keeps the service alive only while somebody waits for a page. */
  function rest(): void {
    child.unref();
    child.channel?.unref();
    (child.stderr as Partial<NodeJS.ReadWriteStream & { unref(): void }> | null)?.unref?.();
    if (isLeaving) leave();
    else idle = setTimeout(leave, IDLE_MS).unref();
  }

  function wake(): void {
    clearTimeout(idle);
    child.ref();
    child.channel?.ref();
  }

  /** The process ends itself when nobody speaks to it any more. */
  function leave(): void {
    isLeaving = true;
    if (child.connected) child.disconnect();
  }

  function forget(id: number): void {
    if (pending.delete(id) && pending.size === 0) rest();
  }

  function loseAll(cause?: unknown): void {
    isLeaving = true;
    clearTimeout(idle);
    beReady();
    for (const page of pending.values()) page.reject(new ProcessLostError({ cause }));
    pending.clear();
  }

  /** What cannot be said is said to a process that is ending, whose pages are lost when it has. */
  const tell = (order: DrawingOrder): void => {
    if (child.connected) child.send(order, () => undefined);
  };

  return {
    ready,
    get pageCount() {
      return pending.size;
    },
    get isLeaving() {
      return isLeaving;
    },
    get hasEnded() {
      return hasEnded;
    },
    draw({ signal, ...page }) {
      signal.throwIfAborted();
      const id = pageNumber++;
      const { promise, resolve, reject } = Promise.withResolvers<Rendering>();
      const onAbort = (): void => {
        tell({ kind: 'cancel', id });
        forget(id);
        reject(signal.reason);
      };
      signal.addEventListener('abort', onAbort, { once: true });
      pending.set(id, { resolve, reject });
      wake();
      tell({ kind: 'draw', id, ...page });
      return promise.finally(() => signal.removeEventListener('abort', onAbort));
    },
    async end() {
      loseAll();
      if (hasEnded) return;
      child.ref();
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Where what the service compiled is found again: without it the program itself is compiled for each process. */
function toCompiled(): Record<string, string> {
  const folder = getCompileCacheDir();
  // It names the folder of this very version, inside the one to be given.
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: path.dirname(folder) };
}

function toError({ message, code, hint }: DrawingAnswer & { kind: 'failed' }): Error {
  return code === undefined ? new Error(message) : new AppError(code, message, hint === undefined ? {} : { hint });
}
