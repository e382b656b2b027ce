import { randomUUID } from 'node:crypto';
import type { ScreenId } from '../domain/brand.ts';
import type { DraftPage } from '../domain/designer.ts';
import type { RunWork } from '../runs/run-handler.ts';
import type { WorkDeps } from './deps.ts';
import { putAwayDrafts } from './put-away-drafts.ts';

interface DraftShow extends Disposable {
  /** Takes a page as far as it has come; the latest one is what is shown. */
  show(page: DraftPage): void;
}

/** Each draft is a whole document with its fonts, so there are not more of them than somebody who looks can use. */
const BETWEEN_MS = 2_000;

/**
 * Lets an unfinished screen be read while it is drawn: its `htmlCode` is the page so far, without a version. The drafts
 * are put away when the run ends; one that comes too late for that puts itself away.
 */
export function showDrafts(
  deps: WorkDeps,
  { runId, signal, commit }: Pick<RunWork, 'runId' | 'signal' | 'commit'>,
  screenId: ScreenId,
): DraftShow {
  let waiting: DraftPage | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isDisposed = false;
  const isOver = (): boolean => isDisposed || signal.aborted;
  const write = async ({ body, title, lang, device, theme, look, page }: DraftPage): Promise<void> => {
    const { html } = await deps.drawing.finish(body, { title, lang, device, theme, look, ...(page && { page }) });
    if (isOver()) return;
    const bytes = Buffer.from(toUnique(html));
    const noted = { mimeType: 'text/html', byteLength: bytes.byteLength, contentHash: deps.blobs.keyOf(bytes) };
    const draft = await commit((transaction) => transaction.drafts.note(screenId, noted));
    let isShown = false;
    try {
      await deps.blobs.put(bytes);
      if (isOver()) return;
      await commit((transaction) => transaction.drafts.show(screenId, draft.id));
      isShown = true;
    } finally {
      if (!isShown) await putAwayDrafts(deps, [draft]);
    }
  };
  const writeLatest = (): void => {
    const page = waiting;
    waiting = undefined;
    timer = undefined;
    if (page === undefined || isOver()) return;
    timer = setTimeout(writeLatest, BETWEEN_MS);
    write(page).catch((error: unknown) => {
      // The screen itself is not touched by it, and says so if the same befalls it.
      if (!isOver()) deps.log.error({ runId, screenId, err: error }, 'a draft could not be shown');
    });
  };
  return {
    show(page) {
      waiting = page;
      if (timer === undefined) writeLatest();
    },
    [Symbol.dispose]() {
      isDisposed = true;
      clearTimeout(timer);
    },
  };
}

/** Equal bytes are stored once; a draft's are its own, so that they can be removed without asking who else has them. */
const toUnique = (html: string): string =>
  html.replace('</head>', `<meta name="draft" content="${randomUUID()}"></head>`);
