import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  type ServerContext,
} from '@modelcontextprotocol/server';
import type { AppError } from '../domain/app-error.ts';
import type { CallContext, Caller, Deps } from '../operations/deps.ts';
import { toErrorText } from './error-text.ts';
import { toTold, type Log } from './incident.ts';

/** Runs work whose answer is not to be lost when the input ends. */
export type Counted = <T>(work: () => Promise<T>) => Promise<T>;

export interface ReadDeps extends Deps {
  log: Log;
}

/** What a request to read was about, for the log. */
type Where = { resource: string } | { prompt: string };

interface ReadAnswerer {
  toContext(context: ServerContext): CallContext;
  answer<T>(where: Where, work: () => Promise<T>): Promise<T>;
}

/** Answers requests that only read, resources and prompts: one audit line each, errors in the words of the protocol. */
export function createReadAnswerer(deps: ReadDeps, caller: Caller, counted: Counted): ReadAnswerer {
  return {
    toContext: ({ mcpReq }) => ({ caller, signal: mcpReq.signal, progress: () => {}, patienceMs: 0 }),
    async answer(where, work) {
      const kind = 'resource' in where ? 'resource call' : 'prompt call';
      const audit = (outcome: string): void => deps.log.info({ ...where, user: caller.name, outcome }, kind);
      try {
        const result = await counted(work);
        audit('OK');
        return result;
      } catch (error) {
        const told = error instanceof ProtocolError ? error : toProtocolError(toTold(error, deps.log, where), where);
        audit(told instanceof ResourceNotFoundError ? 'NOT_FOUND' : 'ERROR');
        throw told;
      }
    },
  };
}

/** A URI that is badly written names nothing either. */
function toProtocolError(told: AppError, where: Where): ProtocolError {
  const isMissing = told.code === 'NOT_FOUND' || told.code === 'INVALID_ARGUMENT';
  if (isMissing && 'resource' in where) return new ResourceNotFoundError(where.resource, toErrorText(told));
  const isTheirs = isMissing || told.code === 'FAILED_PRECONDITION';
  return new ProtocolError(
    isTheirs ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError,
    toErrorText(told),
  );
}
