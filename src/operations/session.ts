import { toSessionOutput, type SessionOutput } from '../contract/shapes/session-output.ts';
import { AppError } from '../domain/app-error.ts';
import type { ScreenId } from '../domain/brand.ts';
import type { ScreenPart } from '../domain/designer.ts';
import type { ModelId } from '../domain/enums.ts';
import { holdsSent } from '../domain/fence.ts';
import type { Screen } from '../domain/screen.ts';
import type { RunRequest } from '../runs/runner.ts';
import { isFinished, type Run } from '../store/run.ts';
import type { Transaction } from '../store/store.ts';
import type { CallContext, Deps } from './deps.ts';
import { tellAnswer } from './tell-answer.ts';

/** What every run that works on screens decides before it starts. */
export interface ScreensPlan {
  screenIds: ScreenId[];
}

/** What every run that works on screens says when it is done; JSON. */
export interface SessionResult {
  /** Empty: that of the first screen. */
  title: string;
  /** The screens that were made or changed; empty when the request was not understood. */
  screenIds: ScreenId[];
  text: string;
  suggestions: string[];
}

interface SessionRequest<Input, Plan extends ScreensPlan> extends RunRequest<Input, Plan> {
  prepare(transaction: Transaction): Promise<Plan>;
}

/**
 * Stores the work, or joins the equal call that is still running, and waits for it as long as the caller does.
 * Work that takes longer goes on: the answer then has the screens IN_PROGRESS. Throws what the run failed with.
 */
export async function holdSession<Input, Plan extends ScreensPlan>(
  deps: Deps,
  request: Omit<SessionRequest<Input, Plan>, 'userId'>,
  { caller, signal, progress, patienceMs }: CallContext,
): Promise<SessionOutput> {
  const { runId, joined } = await deps.runner.enqueue({ ...request, userId: caller.userId });
  progress(joined ? 'The same call is under way already; waiting for it' : 'Taken up; the work is stored', 0);
  const run = await deps.runner.wait(runId, {
    signal,
    timeoutMs: patienceMs,
    onProgress: ({ message, fraction }) => progress(message, fraction),
  });
  return readSession(deps, run);
}

/** What a run has to say for itself now, finished or not. Throws what it failed with. */
export async function readSession(deps: Deps, run: Run): Promise<SessionOutput> {
  const { projectId, userId } = run;
  const { title, screenIds, text: said, suggestions } = toResult(run);
  const found = await Promise.all(screenIds.map((id) => deps.store.screens.find(userId, id, projectId)));
  const screens = found.filter((screen) => screen !== undefined);
  const design = toDesign(title, screens);
  const isDone = run.state === 'SUCCEEDED';
  const { kind } = run;
  const text = isDone
    ? tellAnswer({ kind, projectId, text: said, screens, isFromWords: isFromWords(deps, run, screens) })
    : said;
  return toSessionOutput({ projectId, runId: run.id, text, suggestions, ...(design && { design }) }, deps);
}

/** Whether the embedded designer answered, and nothing but words was sent to it. */
function isFromWords({ drawing }: Deps, { input, plan }: Run, screens: readonly Screen[]): boolean {
  const { prompt = '', modelId } = input as { prompt?: string; modelId?: ModelId };
  const embedded = drawing.designers.pick(undefined);
  const isEmbedded =
    drawing.designers.pick(modelId).designer === embedded.designer ||
    screens.some(({ generatedBy }) => generatedBy === embedded.designer.name);
  // Of a screen that was made it is known what it was made of: a fence may hold data as well.
  const { parts } = plan as { parts?: ScreenPart[] };
  return isEmbedded && !(parts?.some(({ sent }) => sent !== undefined) ?? holdsSent(prompt));
}

function toResult(run: Run): SessionResult {
  const { screenIds } = run.plan as ScreensPlan;
  if (run.state === 'SUCCEEDED') return run.output as SessionResult;
  if (isFinished(run)) throw toRunError(run, screenIds);
  return { title: '', screenIds, text: IN_PROGRESS, suggestions: [] };
}

const IN_PROGRESS =
  'Still being made. Call get_screen in 15 s, and again until screenMetadata.status is COMPLETE. ' +
  'Do not call this tool again for it: that would make another.';

function toRunError({ error }: Run, screenIds: readonly ScreenId[]): AppError {
  const { code, message, hint } = error ?? { code: 'INTERNAL', message: 'the work ended without a result' };
  return new AppError(code, message, { hint: [hint, `Screens: ${screenIds.join(', ')}`].filter(Boolean).join(' ') });
}

function toDesign(title: string, screens: readonly Screen[]) {
  const [first] = screens;
  if (first === undefined) return undefined;
  const { theme, deviceType } = first;
  return { title: title || first.title, deviceType, screens, ...(theme && { theme }) };
}
