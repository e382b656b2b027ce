import { defineBlock } from './block.ts';
import { listRouteVariants } from './route-card/list-route-variants.ts';
import { fromTimeline } from './route-card/stops.ts';

const ID = 'route-card';

/** What happens when, as a way with its stops. */
export const routeCard = defineBlock({
  id: ID,
  aliases: ['route', 'journey', 'way with stops', 'tracking'],
  shows: 'timeline',
  isSignature: true,
  natures: ['journey', 'departures'],
  variants: listRouteVariants<'timeline'>(ID, fromTimeline),
});
