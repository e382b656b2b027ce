import { dayChecks } from './day-checks.ts';
import { entryPass } from './entry-pass.ts';
import { fareList } from './fare-list.ts';
import { lessonPath } from './lesson-path.ts';
import { listingPage } from './listing-page.ts';
import { mediaShelves } from './media-shelves.ts';
import { moneyHome } from './money-home.ts';
import { postStream } from './post-stream.ts';
import { recipeSheet } from './recipe-sheet.ts';
import { roomControls } from './room-controls.ts';
import { scoreList } from './score-list.ts';
import { setTable } from './set-table.ts';
import { swipeDeck } from './swipe-deck.ts';
import { talkList } from './talk-list.ts';
import { tripDays } from './trip-days.ts';
import { weatherNow } from './weather-now.ts';

/** Blocks of what the screens of apps for everyday life are about. */
export const APP_BLOCKS = [
  dayChecks,
  entryPass,
  fareList,
  lessonPath,
  listingPage,
  mediaShelves,
  moneyHome,
  postStream,
  recipeSheet,
  roomControls,
  scoreList,
  setTable,
  swipeDeck,
  talkList,
  tripDays,
  weatherNow,
] as const;
