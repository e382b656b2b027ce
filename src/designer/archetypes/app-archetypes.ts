import { fares } from './fares.ts';
import { forecast } from './forecast.ts';
import { listing } from './listing.ts';
import { recipe } from './recipe.ts';

/** Screens of apps for everyday life. */
export const APP_ARCHETYPES = [recipe, listing, fares, forecast] as const;
