import { Hono } from 'hono';
import { defineBatchCreateScreens } from '../contract/batch-create-screens.ts';
import { batchCreateScreens } from '../operations/batch-create-screens.ts';
import type { Deps } from '../operations/deps.ts';
import { toCallContext } from './call-context.ts';
import { addressed } from './addressed.ts';
import type { Admitted } from './create-app.ts';
import { readJsonObject } from './read-json-object.ts';

/** `POST /v1/projects/{id}/screens:batchCreate`: screens that a client made. */
export function createUploadRoute(deps: Deps): Hono<Admitted> {
  const contract = defineBatchCreateScreens(deps.limits);
  return new Hono<Admitted>().post('/v1/projects/:project/:verb{screens:batchCreate}', async (context) => {
    const body = await readJsonObject(context.req.raw, '{"requests":[{"screen":{…}}]}');
    const input = contract.parse(context.req.param('project'), body);
    return context.json(await batchCreateScreens(addressed(deps, context), input, toCallContext(context)));
  });
}
