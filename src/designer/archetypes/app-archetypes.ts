import { activity } from './activity.ts';
import { budget } from './budget.ts';
import { controls } from './controls.ts';
import { conversations } from './conversations.ts';
import { departures } from './departures.ts';
import { fares } from './fares.ts';
import { forecast } from './forecast.ts';
import { dayView } from './day-view.ts';
import { introduction } from './introduction.ts';
import { itinerary } from './itinerary.ts';
import { lessons } from './lessons.ts';
import { library } from './library.ts';
import { listing } from './listing.ts';
import { socialProfile } from './social-profile.ts';
import { posts } from './posts.ts';
import { recipe } from './recipe.ts';
import { directions } from './directions.ts';
import { routine } from './routine.ts';
import { scores } from './scores.ts';
import { swipe } from './swipe.ts';
import { ticket } from './ticket.ts';
import { vitals } from './vitals.ts';
import { wallet } from './wallet.ts';
import { workout } from './workout.ts';

/** Screens of apps for everyday life. */
export const APP_ARCHETYPES = [
  activity,
  budget,
  controls,
  conversations,
  departures,
  fares,
  forecast,
  dayView,
  introduction,
  itinerary,
  lessons,
  library,
  listing,
  socialProfile,
  posts,
  recipe,
  directions,
  routine,
  scores,
  swipe,
  ticket,
  vitals,
  wallet,
  workout,
] as const;
