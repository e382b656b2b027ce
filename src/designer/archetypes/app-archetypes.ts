import { controls } from './controls.ts';
import { conversations } from './conversations.ts';
import { fares } from './fares.ts';
import { forecast } from './forecast.ts';
import { itinerary } from './itinerary.ts';
import { lessons } from './lessons.ts';
import { library } from './library.ts';
import { listing } from './listing.ts';
import { posts } from './posts.ts';
import { recipe } from './recipe.ts';
import { routine } from './routine.ts';
import { scores } from './scores.ts';
import { swipe } from './swipe.ts';
import { ticket } from './ticket.ts';
import { wallet } from './wallet.ts';
import { workout } from './workout.ts';

/** Screens of apps for everyday life. */
export const APP_ARCHETYPES = [
  controls,
  conversations,
  fares,
  forecast,
  itinerary,
  lessons,
  library,
  listing,
  posts,
  recipe,
  routine,
  scores,
  swipe,
  ticket,
  wallet,
  workout,
] as const;
