import { AppError } from '../domain/app-error.ts';
import type { UserId } from '../domain/brand.ts';
import type { WorkDeps } from './deps.ts';
import type { ParsedDesignMd } from './drawing.ts';
import type { Working } from './make-screen.ts';
import { createMeter } from './meter.ts';

/** Somebody waits for the answer; what is written exactly is there without it. */
const PROSE_WAIT_MS = 30_000;

/**
 * Reads a DESIGN.md, and has a model read in its words what it does not state as a value. Where there is no model, or it
 * fails, what is written exactly stands alone, and a finding says why.
 */
export async function readUploadedDesignMd(
  deps: WorkDeps,
  markdown: string,
  userId: UserId,
  { signal, progress }: Working,
): Promise<ParsedDesignMd> {
  const { readDesignMd, proseReader } = deps.drawing;
  const parsed = await readDesignMd(markdown);
  if (proseReader === undefined || parsed.gaps.length === 0) return parsed;
  progress('Reading what the file says in words');
  const wait = AbortSignal.timeout(PROSE_WAIT_MS);
  const context = { signal: AbortSignal.any([signal, wait]), progress, meter: createMeter(deps, { userId }) };
  try {
    const readings = await proseReader.read({ markdown, fields: parsed.gaps }, context);
    return await readDesignMd(markdown, readings);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AppError) && !wait.aborted)
      deps.log.error({ err: error }, 'a DESIGN.md was read without its model');
    const message = `What the file says in words alone was not read: ${tellReason(error, wait)}.`;
    return { ...parsed, findings: [...parsed.findings, { severity: 'info', message }] };
  }
}

function tellReason(error: unknown, wait: AbortSignal): string {
  if (wait.aborted) return 'the model did not answer in time';
  return error instanceof AppError ? error.message : 'something went wrong inside the service';
}
