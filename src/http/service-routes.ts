import { Hono } from 'hono';
import type { Routes } from '../contract/routes/define-routes.ts';
import { toOpenApi } from '../contract/routes/to-open-api.ts';
import type { WireService } from '../contract/shapes/service.ts';
import type { ModelId } from '../domain/enums.ts';
import type { Deps } from '../operations/deps.ts';
import { SESSION_COOKIE } from './authenticate.ts';
import { listClientSettings } from './client-settings.ts';
import type { Admitted } from './create-app.ts';

interface ServiceRoutesOptions {
  deps: Deps;
  routes: Routes;
  isKeyed(): Promise<boolean>;
  version: string;
}

const ASKED_MODELS: readonly ModelId[] = ['MODEL_3_1_PRO', 'MODEL_3_FLASH'];

/** What the service says of itself, and the OpenAPI document of the HTTP API. */
export function createServiceRoutes({ deps, routes, isKeyed, version }: ServiceRoutesOptions): Hono<Admitted> {
  const { limits } = deps;
  const embedded = deps.drawing.designers.pick(undefined).designer;
  const designers = ASKED_MODELS.map((modelId) => ({ modelId, ...deps.drawing.designers.pick(modelId) }))
    .filter(({ designer }) => designer !== embedded)
    .map(({ modelId, designer: { name } }) => {
      const price = deps.spendingRules?.prices.get(name);
      return { modelId, name, ...(price && { price }) };
    });
  return new Hono<Admitted>()
    .get('/v1/openapi.json', (context) =>
      context.json(toOpenApi(routes, { version, url: context.var.publicUrl, sessionCookie: SESSION_COOKIE })),
    )
    .get(routes.getService.path, async (context) => {
      const keyed = await isKeyed();
      const mcpUrl = `${context.var.publicUrl}/mcp`;
      const service: WireService = {
        version,
        user: { name: context.var.caller.name },
        keyed,
        mcpUrl,
        clients: listClientSettings(mcpUrl, keyed),
        designers,
        // Told anew each time: a browser that does not start is given up.
        printsPdf: deps.drawing.renderEngine.name === 'chromium',
        limits: {
          promptCharacters: limits.promptCharacters,
          titleCharacters: limits.titleCharacters,
          screensPerCall: limits.screensPerCall,
        },
      };
      return context.json(service);
    });
}
