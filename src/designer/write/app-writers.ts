import type { AppShapes } from './app-shapes.ts';
import { writeActivity } from './write-activity.ts';
import { writeChecks } from './write-checks.ts';
import type { Writer } from './write-context.ts';
import { writeControls } from './write-controls.ts';
import { writeDeck } from './write-deck.ts';
import { writeDish } from './write-dish.ts';
import { writeFares } from './write-fares.ts';
import { writeForecast } from './write-forecast.ts';
import { writeLessons } from './write-lessons.ts';
import { writeLibrary } from './write-library.ts';
import { writeListing } from './write-listing.ts';
import { writePass } from './write-pass.ts';
import { writePosts } from './write-posts.ts';
import { writeScores } from './write-scores.ts';
import { writeSession } from './write-session.ts';
import { writeTalks } from './write-talks.ts';
import { writeTrip } from './write-trip.ts';
import { writeWallet } from './write-wallet.ts';
import { writeBudget } from './write-budget.ts';
import { writeVitals } from './write-vitals.ts';
import { writePortfolio } from './write-portfolio.ts';
import { writeHours } from './write-hours.ts';
import { writeRoute } from './write-route.ts';
import { writeDepartures } from './write-departures.ts';

/** Writers of what the screens of apps for everyday life are about. */
export const APP_WRITERS: { [K in keyof AppShapes]: Writer<K> } = {
  activity: writeActivity,
  dish: writeDish,
  listing: writeListing,
  fares: writeFares,
  forecast: writeForecast,
  pass: writePass,
  talks: writeTalks,
  trip: writeTrip,
  checks: writeChecks,
  controls: writeControls,
  wallet: writeWallet,
  library: writeLibrary,
  lessons: writeLessons,
  deck: writeDeck,
  session: writeSession,
  posts: writePosts,
  scores: writeScores,
  departures: writeDepartures,
  route: writeRoute,
  hours: writeHours,
  portfolio: writePortfolio,
  vitals: writeVitals,
  budget: writeBudget,
};
