import type { ScreenId } from '../domain/brand.ts';
import type { DraftPage } from '../domain/designer.ts';
import type { RunWork } from '../runs/run-handler.ts';
import type { WorkDeps } from './deps.ts';
import { putFile } from './make-screen.ts';

interface DraftShow extends Disposable {
  /** Takes a page as far as it has come; the latest one is what is shown. */
  show(page: DraftPage): void;
}

/** Each draft is a whole document with its fonts, so there are not more of them than somebody who looks can use. */
const BETWEEN_MS = 2_000;

/** Lets an unfinished screen be read while it is drawn: its `htmlCode` is the page so far, without a version. */
export function showDrafts(
  deps: WorkDeps,
  { runId, signal, commit }: Pick<RunWork, 'runId' | 'signal' | 'commit'>,
  screenId: ScreenId,
): DraftShow {
  let waiting: DraftPage | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const write = async ({ body, ...options }: DraftPage): Promise<void> => {
    const { html } = await deps.drawing.finish(body, options);
    const file = await putFile(deps, 'text/html', Buffer.from(html));
    if (!isOver && !signal.aborted) await commit((transaction) => transaction.screens.draft(screenId, file));
  };
  const writeLatest = (): void => {
    const page = waiting;
    waiting = undefined;
    timer = undefined;
    if (page === undefined || isOver || signal.aborted) return;
    timer = setTimeout(writeLatest, BETWEEN_MS);
    write(page).catch((error: unknown) => {
      // The screen itself is not touched by it, and says so if the same befalls it.
      if (!isOver && !signal.aborted) deps.log.error({ runId, screenId, err: error }, 'a draft could not be shown');
    });
  };
  return {
    show(page) {
      waiting = page;
      if (timer === undefined) writeLatest();
    },
    [Symbol.dispose]() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
