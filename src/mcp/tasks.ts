import {
  CLIENT_CAPABILITIES_META_KEY,
  MissingRequiredClientCapabilityError,
  ProtocolError,
  ProtocolErrorCode,
  type CallToolResult,
  type Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { SessionOutput } from '../contract/shapes/session-output.ts';
import { AppError } from '../domain/app-error.ts';
import type { RunId } from '../domain/brand.ts';
import { cancelRun } from '../operations/cancel-run.ts';
import type { CallContext, Caller, Deps } from '../operations/deps.ts';
import { getRun, type RunReport } from '../operations/get-run.ts';
import type { PictureOf } from './answer-picture.ts';
import { toToolError, toToolResult } from './tool-result.ts';

/** SEP-2663: long calls answer with a handle of a task, which is polled. A task is a run, its id the run's. */
export const TASKS_EXTENSION = 'io.modelcontextprotocol/tasks';

const POLL_INTERVAL_MS = 1000;
const TASK_PARAMS = z.looseObject({ taskId: z.string() });

interface Capabilities {
  extensions?: Record<string, unknown>;
}

/** Whether this one request declares that its sender can follow tasks. */
export function declaresTasks({ envelope }: ServerContext['mcpReq']): boolean {
  const declared = (envelope as Partial<Record<string, Capabilities>> | undefined)?.[CLIENT_CAPABILITIES_META_KEY];
  return declared?.extensions?.[TASKS_EXTENSION] !== undefined;
}

/** The handle for a call whose run has been stored; a call that made no run keeps its own answer. */
export async function toTaskHandle(deps: Deps, answer: CallToolResult, context: CallContext): Promise<CallToolResult> {
  const session = answer.structuredContent as SessionOutput | undefined;
  if (answer.isError === true || session === undefined) return answer;
  const report = await getRun(deps, { runId: session.sessionId as RunId }, context);
  return { resultType: 'task', content: [], ...toTask(report), status: 'working' };
}

export function registerTasks(server: Server, deps: Deps & { pictureOf: PictureOf }, caller: Caller): void {
  const contextOf = ({ mcpReq }: ServerContext): CallContext => {
    if (!declaresTasks(mcpReq)) {
      const requiredCapabilities = { extensions: { [TASKS_EXTENSION]: {} } };
      throw new MissingRequiredClientCapabilityError({ requiredCapabilities });
    }
    return { caller, signal: mcpReq.signal, progress: () => {}, patienceMs: 0 };
  };
  server.setRequestHandler('tasks/get', { params: TASK_PARAMS }, async ({ taskId }, context) =>
    toDetailedTask(await findTask(deps, taskId, contextOf(context)), deps.pictureOf),
  );
  server.setRequestHandler('tasks/cancel', { params: TASK_PARAMS }, async ({ taskId }, context) => {
    const callContext = contextOf(context);
    await findTask(deps, taskId, callContext);
    await cancelRun(deps, { runId: taskId as RunId }, callContext);
    return {};
  });
  // No task of this service ever asks for input, so there is nothing to be handed over.
  server.setRequestHandler('tasks/update', { params: TASK_PARAMS }, async ({ taskId }, context) => {
    await findTask(deps, taskId, contextOf(context));
    return {};
  });
}

async function findTask(deps: Deps, taskId: string, context: CallContext): Promise<RunReport> {
  try {
    return await getRun(deps, { runId: taskId as RunId }, context);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown task: ${taskId.slice(0, 64)}`);
  }
}

const STATUSES = { working: 'working', completed: 'completed', failed: 'completed', cancelled: 'cancelled' } as const;

/** What was said last is true of work that goes on; of work that ended, only how it ended is. */
function toStatusMessage(outcome: RunReport['outcome'], message: string): { statusMessage?: string } {
  switch (outcome.kind) {
    case 'working':
      return message === '' ? {} : { statusMessage: message };
    case 'completed':
      return { statusMessage: 'Done' };
    case 'failed':
      return { statusMessage: outcome.error.message };
    case 'cancelled':
      return { statusMessage: 'Cancelled' };
  }
}

/** A run is kept for good, so a task never expires. */
const toTask = ({ runId, createTime, updateTime, message, outcome }: RunReport) => ({
  taskId: runId,
  status: STATUSES[outcome.kind],
  ...toStatusMessage(outcome, message),
  createdAt: new Date(createTime).toISOString(),
  lastUpdatedAt: new Date(updateTime).toISOString(),
  ttlMs: null,
  pollIntervalMs: POLL_INTERVAL_MS,
});

/** A tool that reports an error has completed with that error; only a fault of the service fails a task. */
async function toDetailedTask(report: RunReport, pictureOf: PictureOf) {
  const { outcome } = report;
  const task = toTask(report);
  if (outcome.kind === 'completed') {
    const pictures = await pictureOf(outcome.output);
    return { ...task, result: toToolResult(outcome.output, { links: true, pictures }) };
  }
  if (outcome.kind !== 'failed') return task;
  if (outcome.error.code !== 'INTERNAL') return { ...task, result: toToolError(outcome.error) };
  const error = { code: ProtocolErrorCode.InternalError, message: outcome.error.message };
  return { ...task, status: 'failed', error };
}
