import { activityScreen } from './activity-screen.ts';
import { bodyRings } from './body-rings.ts';
import { budgetParts } from './budget-parts.ts';
import { dayChecks } from './day-checks.ts';
import { dayHours } from './day-hours.ts';
import { entryPass } from './entry-pass.ts';
import { fareList } from './fare-list.ts';
import { lessonPath } from './lesson-path.ts';
import { listingPage } from './listing-page.ts';
import { mediaShelves } from './media-shelves.ts';
import { moneyHome } from './money-home.ts';
import { portraitWall } from './portrait-wall.ts';
import { postStream } from './post-stream.ts';
import { recipeSheet } from './recipe-sheet.ts';
import { roomControls } from './room-controls.ts';
import { scoreList } from './score-list.ts';
import { setTable } from './set-table.ts';
import { stopBoard } from './stop-board.ts';
import { swipeDeck } from './swipe-deck.ts';
import { talkList } from './talk-list.ts';
import { tripDays } from './trip-days.ts';
import { turnList } from './turn-list.ts';
import { weatherNow } from './weather-now.ts';

/** Blocks of what the screens of apps for everyday life are about. */
export const APP_BLOCKS = [
  activityScreen,
  bodyRings,
  budgetParts,
  dayChecks,
  dayHours,
  entryPass,
  fareList,
  lessonPath,
  listingPage,
  mediaShelves,
  moneyHome,
  portraitWall,
  postStream,
  recipeSheet,
  roomControls,
  scoreList,
  setTable,
  stopBoard,
  swipeDeck,
  talkList,
  tripDays,
  turnList,
  weatherNow,
] as const;
