import type { WireRun } from '../contract/shapes/run.ts';
import { toProjectName, toScreenName } from '../domain/resource-name.ts';
import { isFinished, type Run, type RunEvent } from '../store/run.ts';
import type { ScreensPlan, SessionResult } from './session.ts';

/** A run as the HTTP API tells of it; `said` is what it said last. */
export function tellRun(run: Run, said: Pick<RunEvent, 'message' | 'fraction'> | undefined): WireRun {
  const result = run.state === 'SUCCEEDED' ? (run.output as SessionResult) : undefined;
  const { prompt = '' } = run.input as { prompt?: string };
  const { screenIds } = run.plan as ScreensPlan;
  return {
    name: `${toProjectName(run.projectId)}/runs/${run.id}`,
    id: run.id,
    kind: run.kind,
    state: run.state,
    createTime: new Date(run.createTime).toISOString(),
    ...(run.endTime !== undefined && { endTime: new Date(run.endTime).toISOString() }),
    prompt,
    screens: (result?.screenIds ?? screenIds).map((id) => toScreenName(run.projectId, id)),
    message: isFinished(run) ? '' : (said?.message ?? ''),
    ...(said?.fraction !== undefined && !isFinished(run) && { fraction: said.fraction }),
    text: result?.text ?? '',
    suggestions: result?.suggestions ?? [],
    ...(run.error && { error: run.error }),
  };
}
