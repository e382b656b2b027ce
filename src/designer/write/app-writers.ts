import type { AppShapes } from './app-shapes.ts';
import type { Writer } from './write-context.ts';
import { writeDish } from './write-dish.ts';
import { writeFares } from './write-fares.ts';
import { writeForecast } from './write-forecast.ts';
import { writeListing } from './write-listing.ts';

/** Writers of what the screens of apps for everyday life are about. */
export const APP_WRITERS: { [K in keyof AppShapes]: Writer<K> } = {
  dish: writeDish,
  listing: writeListing,
  fares: writeFares,
  forecast: writeForecast,
};
