import type { Context } from 'hono';
import type { CallContext } from '../operations/deps.ts';
import type { Admitted } from './create-app.ts';

/** The call that a request of an admitted caller makes: nobody listens to its progress or waits for long work. */
export const toCallContext = (context: Context<Admitted>): CallContext => ({
  caller: context.var.caller,
  signal: context.req.raw.signal,
  progress: () => undefined,
  patienceMs: 0,
});
