import type { Context } from 'hono';
import type { Deps } from '../operations/deps.ts';
import type { Admitted } from './create-app.ts';

/** What operations are built on, with links that lead where the client that asks has reached this service. */
export const addressed = (deps: Deps, context: Context<Admitted>): Deps => ({
  ...deps,
  publicUrl: context.var.publicUrl,
});
