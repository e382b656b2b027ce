import { toSessionOutput, type SessionOutput } from '../contract/shapes/session-output.ts';
import { AppError } from '../domain/app-error.ts';
import type { ProjectId, RunId, ScreenId } from '../domain/brand.ts';
import type { Screen } from '../domain/screen.ts';
import type { RunRequest } from '../runs/runner.ts';
import type { Run } from '../store/run.ts';
import type { Transaction } from '../store/store.ts';
import type { CallContext, Deps } from './deps.ts';

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
  const { runId, joined, plan } = await deps.runner.enqueue({ ...request, userId: caller.userId });
  if (joined) progress('The same call is running already; waiting for it');
  const run = await deps.runner.wait(runId, {
    signal,
    timeoutMs: patienceMs,
    onProgress: ({ message, fraction }) => progress(message, fraction),
  });
  const result = toResult(run, plan as Plan);
  const screens = await listByIds(deps, caller.userId, request.projectId, result.screenIds);
  return toSessionOutput(toAnswer(request.projectId, runId, result, screens), deps);
}

function toResult(run: Run, { screenIds }: ScreensPlan): SessionResult {
  switch (run.state) {
    case 'SUCCEEDED':
      return run.output as SessionResult;
    case 'QUEUED':
    case 'RUNNING':
      return { title: '', screenIds, text: IN_PROGRESS, suggestions: [] };
    case 'FAILED':
    case 'CANCELLED':
      throw toRunError(run, screenIds);
  }
}

const IN_PROGRESS =
  'Still being made. Call get_screen in 15 s, and again until screenMetadata.status is COMPLETE. ' +
  'Do not call this tool again for it: that would make another.';

function toRunError(run: Run, screenIds: readonly ScreenId[]): AppError {
  const { code, message, hint } = run.error ?? { code: 'INTERNAL', message: 'the work ended without a result' };
  return new AppError(code, message, { hint: [hint, `Screens: ${screenIds.join(', ')}`].filter(Boolean).join(' ') });
}

async function listByIds(
  { store }: Deps,
  userId: CallContext['caller']['userId'],
  projectId: ProjectId,
  ids: readonly ScreenId[],
): Promise<Screen[]> {
  const screens = await Promise.all(ids.map((id) => store.screens.find(userId, id, projectId)));
  return screens.filter((screen) => screen !== undefined);
}

function toAnswer(projectId: ProjectId, runId: RunId, result: SessionResult, screens: readonly Screen[]) {
  const [first] = screens;
  return {
    projectId,
    runId,
    text: result.text,
    suggestions: result.suggestions,
    ...(first !== undefined && {
      design: {
        title: result.title || first.title,
        ...(first.theme && { theme: first.theme }),
        deviceType: first.deviceType,
        screens,
      },
    }),
  };
}
