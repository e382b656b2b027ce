import { Hono } from 'hono';
import { defineBatchCreateScreens } from '../contract/batch-create-screens.ts';
import { AppError } from '../domain/app-error.ts';
import { batchCreateScreens } from '../operations/batch-create-screens.ts';
import type { Deps } from '../operations/deps.ts';
import type { Admitted } from './create-app.ts';

/** `POST /v1/projects/{id}/screens:batchCreate`: screens that a client made. */
export function createUploadRoute(deps: Deps): Hono<Admitted> {
  const contract = defineBatchCreateScreens(deps.limits);
  return new Hono<Admitted>().post('/v1/projects/:project/:verb{screens:batchCreate}', async (context) => {
    const input = contract.parse(context.req.param('project'), await readJson(context.req.raw));
    const output = await batchCreateScreens(deps, input, {
      caller: context.var.caller,
      signal: context.req.raw.signal,
      progress: () => undefined,
      patienceMs: 0,
    });
    return context.json(output);
  });
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new AppError('INVALID_ARGUMENT', 'the body is not JSON', {
      hint: 'Send {"requests":[{"screen":{…}}]}.',
      cause: error,
    });
  }
}
