import { defineBlock } from './block.ts';
import { listRouteVariants } from './route-card/list-route-variants.ts';
import { fromSteps } from './route-card/stops.ts';

const ID = 'step-route';

/** How something goes, as a way with its stops. */
export const stepRoute = defineBlock({
  id: ID,
  aliases: ['path of steps', 'trail', 'way'],
  shows: 'steps',
  isSignature: true,
  natures: ['journey'],
  variants: listRouteVariants<'steps'>(ID, fromSteps),
});
