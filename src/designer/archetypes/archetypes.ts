import { article } from './article.ts';
import { auth } from './auth.ts';
import { board } from './board.ts';
import { calendar } from './calendar.ts';
import { chat } from './chat.ts';
import { checkout } from './checkout.ts';
import { dashboard } from './dashboard.ts';
import { detail } from './detail.ts';
import { feed } from './feed.ts';
import { form } from './form.ts';
import { gallery } from './gallery.ts';
import { landing } from './landing.ts';
import { list } from './list.ts';
import { onboarding } from './onboarding.ts';
import { player } from './player.ts';
import { pricing } from './pricing.ts';
import { product } from './product.ts';
import { profile } from './profile.ts';
import { report } from './report.ts';
import { settings } from './settings.ts';
import { inbox } from './inbox.ts';
import { document } from './document.ts';
import { files } from './files.ts';
import { notifications } from './notifications.ts';
import { search } from './search.ts';
import { table } from './table.ts';
import { timeline } from './timeline.ts';
import { changelog } from './changelog.ts';
import { help } from './help.ts';
import { team } from './team.ts';
import { empty } from './empty.ts';
import { map } from './map.ts';
import { invoice } from './invoice.ts';
import { cart } from './cart.ts';
import { orderStatus } from './order-status.ts';
import { booking } from './booking.ts';
import { wizard } from './wizard.ts';
import { game } from './game.ts';
import { quiz } from './quiz.ts';
import { leaderboard } from './leaderboard.ts';
import { comparison } from './comparison.ts';
import { reviews } from './reviews.ts';
import { statistics } from './statistics.ts';
import { email } from './email.ts';
import { record } from './record.ts';
import { roadmap } from './roadmap.ts';
import { roster } from './roster.ts';
import { logs } from './logs.ts';
import { permissions } from './permissions.ts';
import { rounds } from './rounds.ts';
import { billing } from './billing.ts';
import { week } from './week.ts';
import { section } from './section.ts';
import { component } from './component.ts';
import { confirmation } from './confirmation.ts';
import type { Archetype } from './archetype.ts';
import { VISIT_ARCHETYPES } from './visit-archetypes.ts';
import { APP_ARCHETYPES } from './app-archetypes.ts';

/** Every kind of screen; a new one is a file beside this and a line here. */
const ALL = [
  // First, since of phrases of one length the first wins.
  ...APP_ARCHETYPES,
  ...VISIT_ARCHETYPES,
  permissions,
  logs,
  rounds,
  dashboard,
  report,
  list,
  detail,
  feed,
  form,
  checkout,
  chat,
  settings,
  profile,
  landing,
  auth,
  calendar,
  pricing,
  product,
  gallery,
  board,
  player,
  article,
  onboarding,
  inbox,
  files,
  notifications,
  search,
  table,
  timeline,
  changelog,
  help,
  team,
  empty,
  map,
  invoice,
  cart,
  orderStatus,
  booking,
  wizard,
  game,
  quiz,
  leaderboard,
  comparison,
  reviews,
  statistics,
  email,
  record,
  roadmap,
  roster,
  billing,
  document,
  week,
  component,
  section,
  confirmation,
] as const;

export type ArchetypeId = (typeof ALL)[number]['id'];
export const ARCHETYPE_IDS: readonly ArchetypeId[] = ALL.map(({ id }) => id);
export const ARCHETYPES = Object.fromEntries(ALL.map((one) => [one.id, one])) as Readonly<
  Record<ArchetypeId, Archetype>
>;

/** Phrases of every kind of screen with their weight, in the order of the kinds. */
export const ARCHETYPE_WORDS = ALL.flatMap(({ id, words }) =>
  words.map(([weight, phrases]) => [id, weight, phrases] as const),
);
