import { DEFAULT_LIMITS, type Limits } from '../../domain/limits.ts';
import { defineTools, type Tools } from '../define-tools.ts';
import { defineCanvasRoutes } from './canvas-routes.ts';
import { defineCommentRoutes } from './comment-routes.ts';
import { defineDesignSystemRoutes } from './design-system-routes.ts';
import { defineExportRoutes } from './export-routes.ts';
import { definePeopleRoutes } from './people-routes.ts';
import { defineProjectRoutes } from './project-routes.ts';
import { definePrototypeRoutes } from './prototype-routes.ts';
import { defineScreenRoutes } from './screen-routes.ts';
import { defineVersionRoutes } from './version-routes.ts';

/** The HTTP API, by the name of each operation. Build once: it makes every schema. */
export const defineRoutes = (limits: Limits = DEFAULT_LIMITS, tools: Tools = defineTools(limits)) => ({
  ...defineProjectRoutes(tools, limits),
  ...defineScreenRoutes(tools, limits),
  ...defineVersionRoutes(limits),
  ...defineCanvasRoutes(tools, limits),
  ...defineDesignSystemRoutes(tools, limits),
  ...defineExportRoutes(),
  ...definePeopleRoutes(),
  ...definePrototypeRoutes(),
  ...defineCommentRoutes(),
});

export type Routes = ReturnType<typeof defineRoutes>;
export type RouteName = keyof Routes;
/** What the operation of a route gets. */
export type RouteInput<Name extends RouteName> = ReturnType<Routes[Name]['parse']>;
/** What a route answers as JSON. */
export type RouteOutput<Name extends RouteName> = NonNullable<Routes[Name]['output']>;
