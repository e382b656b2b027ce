import type { ArchetypeId } from '../archetypes/archetypes.ts';

/** Kinds of screens that say how things stand without saying of what. */
const GENERAL: ReadonlySet<ArchetypeId> = new Set<ArchetypeId>([
  'dashboard',
  'list',
  'detail',
  'feed',
  'gallery',
  'calendar',
]);

/** Words by which a prompt speaks of something that is worked at rather than lived with. */
const AT_WORK =
  /\b(?:dashboards?|admin|crm|erp|saas|b2b|web ?sites?|landing|desktop|portal|console|analytics|teams?|staff|managers?|management|businesses|enterprise|sellers?|shop owners?|operators?|fleet|widgets?|boards?|kanban|tables?|sidebar|reports?|statistics|clinics?|hospitals?|employees?|inventory|internal|for (?:a|an|the|our) (?:gym|club|studio|agency|company|school))\b/i;

/** What an app is about, by the screen that shows it; the more telling first. */
const ABOUT: readonly (readonly [screen: ArchetypeId, words: RegExp])[] = [
  [
    'controls',
    /\b(?:smart[- ]?(?:home|lock|lights?|speaker|plug)|robot vacuum|vacuum control|thermostats?|air purifier|smart thermostat|lights? control)\b/i,
  ],
  [
    'lessons',
    /\b(?:learn(?:ing)? (?:spanish|french|german|italian|japanese|korean|portuguese|chinese|mandarin|english|arabic|dutch|swedish|greek|turkish|hindi|a language|to code)|learn \w+ (?:app|course)|(?:spanish|french|german|italian|japanese|korean|portuguese|chinese|english) (?:lessons?|course|app)|language[- ]learning|vocabulary app)\b/i,
  ],
  [
    'listing',
    /\b(?:cottages?|villas?|cabins?|apartments?|flats?|hotels?|hostels?|rentals?|stays?) (?:listing|page|details?)\b/i,
  ],
  ['departures', /\b(?:tram|bus|metro|subway|train|ferry) times\b/i],
  ['day-view', /\b(?:family calendar|calendar (?:for )?today|today.s (?:schedule|agenda|calendar)|my day|day view)\b/i],
  ['directions', /\b(?:routes?|directions|navigation)\b.*\b(?:turns?|eta|turn[- ]by[- ]turn)\b/i],
  ['forecast', /\bweather\b/i],
  [
    'scores',
    /\b(?:live (?:games?|match(?:es)?|scores?)|(?:nba|nfl|football|soccer|basketball|tennis|cricket) (?:live|scores?|app|games?|match(?:es)?)|fixtures?|box score)\b/i,
  ],
  [
    'workout',
    /\b(?:work-?outs?|crossfit|training session|gym session|yoga (?:session|class|poses?)|hiit|push day|leg day|sets and reps)\b/i,
  ],
  [
    'vitals',
    /\b(?:step (?:count\w*|goal)|(?:daily )?steps (?:today|and)|daily steps|calories?|macros|sleep (?:score|stages|quality|app)|hydration|water intake|heart rate|blood pressure|glucose|weight (?:loss|log|tracker)|period|menstrual|cycle tracker|pregnancy|activity rings?|fitness app|health app)\b/i,
  ],
  [
    'routine',
    /\b(?:habits?|(?<!(?:filter|category|tab|status|nav|chip) )pills?|medications?|(?:vitamin|medicine) reminders?|chores?|bab(?:y|ies)|newborn|feeding tracker|groceries|packing list|house ?plants?|plant care|dog walking|dog care|pet care|puppy|skin ?care routine)\b/i,
  ],
  ['budget', /\b(?:budget\w*|expenses?|spending)\b/i],
  [
    'wallet',
    /\b(?:neobank|(?:checking|current|savings) account|bank(?:ing)? app|mobile bank\w*|e-?wallet|digital wallet|mobile wallet|payments? app)\b/i,
  ],
  ['itinerary', /\b(?:itinerar(?:y|ies)|trip plan\w*|day[- ]by[- ]day)\b/i],
  ['swipe', /\b(?:swip(?:e|ing) (?:right|left|cards?|to match)|tinder)\b/i],
  [
    'posts',
    /\b(?:(?:instagram|twitter|tiktok|threads)[- ]?(?:like|style|clone)|stories (?:bar )?and (?:posts|feed)|highlights and posts|social (?:feed|media app|app)|friends.? posts)\b/i,
  ],
  [
    'library',
    /\b(?:podcasts?|audio ?books?|meditation|playlists?|sleep stories|e-?books?|my books|watch ?list app|streaming app|recipe app|cookbook app|food delivery app|delivery app|discover \w+(?: near me)?|news app|headlines app|travel app|shopping app|fashion app)\b/i,
  ],
];

/** Only the opening says what is made; what follows describes it. */
const OPENING_CHARACTERS = 160;

/** Of kinds of screens that are too general for an everyday app, the one that is about what the app is about. */
export function everydayScreen(id: ArchetypeId, text: string): ArchetypeId {
  const opening = text.slice(0, OPENING_CHARACTERS);
  if (!GENERAL.has(id) || AT_WORK.test(opening)) return id;
  return ABOUT.find(([, words]) => words.test(opening))?.[0] ?? id;
}
