import { fareList } from './fare-list.ts';
import { listingPage } from './listing-page.ts';
import { recipeSheet } from './recipe-sheet.ts';
import { weatherNow } from './weather-now.ts';

/** Blocks of what the screens of apps for everyday life are about. */
export const APP_BLOCKS = [recipeSheet, listingPage, fareList, weatherNow] as const;
