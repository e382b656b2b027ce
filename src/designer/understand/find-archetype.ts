import type { ArchetypeId } from '../archetypes/archetypes.ts';
import type { Want } from '../brief.ts';
import type { SlotKind } from '../write/slots.ts';
import type { Intent } from './find-intent.ts';
import { createPhraseTable, listEntries, listPhraseHits } from './phrase-table.ts';
import { LANGUAGES } from './vocabulary/languages.ts';
import { listEnglishStems } from './translate-words.ts';
import { APP_ARCHETYPES } from '../archetypes/app-archetypes.ts';
import { findActivity, findPattern } from '../knowledge/activities/activities.ts';
import { everydayScreen } from './everyday-screen.ts';
import { narrowArchetype } from './narrow-archetype.ts';
import { ARCHETYPE_WORDS, ARCHETYPES } from '../archetypes/archetypes.ts';

const TABLE = createPhraseTable(
  ARCHETYPE_WORDS.map(([id, weight, words]) => [id, weight, listEntries(words)] as const),
);

/** Kinds of content → the screen they usually make up. */
const KIND_ARCHETYPES: Readonly<Partial<Record<SlotKind, ArchetypeId>>> = {
  metrics: 'dashboard',
  series: 'dashboard',
  breakdown: 'dashboard',
  focus: 'dashboard',
  actions: 'dashboard',
  records: 'list',
  filters: 'list',
  gallery: 'gallery',
  schedule: 'calendar',
  month: 'calendar',
  thread: 'chat',
  form: 'form',
  choices: 'form',
  settings: 'settings',
  profile: 'profile',
  hero: 'landing',
  closing: 'landing',
  footer: 'landing',
  quotes: 'landing',
  points: 'landing',
  questions: 'landing',
  plans: 'pricing',
  player: 'player',
  board: 'board',
  article: 'article',
  prose: 'article',
  product: 'product',
  order: 'checkout',
  timeline: 'timeline',
  place: 'detail',
};

type Scores = Map<ArchetypeId, number>;

const add = (scores: Scores, id: ArchetypeId, score: number): void => {
  scores.set(id, (scores.get(id) ?? 0) + score);
};

/** Words after the head that only say that it is a screen: "order status page". */
const SCREEN_STEMS = new Set(
  'page screen app ui ux interface view site website design template component widget layout'.split(' '),
);

/** A phrase at the end of the naming words is what the thing is: "recipe blog" is a blog. */
const HEAD_FACTOR = 2;
const HINT = 1;
const PURPOSE_FACTOR = 0.35;
/** A title says what the screen is; the description behind it says how. */
const TITLE_FACTOR = 2.2;
const DESCRIPTION_FACTOR = 0.8;
const REST_FACTOR = 0.25;

/** "Notifications screen of a social app" is about notifications; whose they are only hints. */
const OF_WHAT = /\s(?:of|in|inside|within) (?:an?|the|my|our|your) /i;

const scoreNamed = (scores: Scores, text: string, factor: number, lang: string): void => {
  const at = lang === 'en' ? text.search(OF_WHAT) : -1;
  if (at === -1) return scoreText(scores, text, factor, lang);
  scoreText(scores, text.slice(0, at), factor, lang);
  scoreText(scores, text.slice(at), factor * PURPOSE_FACTOR, lang);
};

const scoreText = (scores: Scores, text: string, factor: number, lang: string): void => {
  const headFirst = LANGUAGES[lang]?.headFirst === true;
  const stems = listEnglishStems(text, lang);
  const headEnd = stems.findLastIndex((stem) => !SCREEN_STEMS.has(stem)) + 1;
  const headStart = stems.findIndex((stem) => !SCREEN_STEMS.has(stem));
  const isApp = stems.includes('app');
  for (const hit of listPhraseHits(TABLE, stems)) {
    // A coffee shop's app is no landing page.
    if (isApp && hit.value === 'landing' && hit.weight === HINT) continue;
    // "Compare phone plans" is a deed that names its screen.
    const isDeed = hit.value === 'comparison' && hit.at === 0;
    const isHead = headFirst ? hit.at <= headStart : isDeed || hit.at + hit.stems.length >= headEnd;
    add(scores, hit.value, hit.weight * factor * (isHead ? HEAD_FACTOR : 1) * (1 + (hit.stems.length - 1) * 0.15));
  }
};

const scoreWants = (scores: Scores, wants: readonly Want[]): void => {
  for (const want of wants) {
    const id = want.kind === undefined ? undefined : KIND_ARCHETYPES[want.kind];
    if (id === undefined) continue;
    const isSpelledOut = want.kind === 'form' && want.fields.length >= LEAST_FIELDS;
    add(scores, id, isSpelledOut ? SPELLED_OUT_FORM : SLIGHT.has(want.kind) ? SLIGHT_WANT : WANT);
  }
};

/** An app without a word for its screen opens on its home. */
const APP = 1.3;
const WANT = 0.8;
/** Fields that are named one by one are what the screen is for. */
const SPELLED_OUT_FORM = 1.4;
const LEAST_FIELDS = 3;
/** Every app holds lists and notes; they say little of the whole. */
const SLIGHT: ReadonlySet<SlotKind | undefined> = new Set<SlotKind | undefined>([
  'records',
  'filters',
  'prose',
  'article',
]);
const SLIGHT_WANT = 0.4;
const LEAST_SCORE = 0.75;
const DATA_KINDS = new Set<SlotKind | undefined>([
  'metrics',
  'series',
  'breakdown',
  'focus',
  'records',
  'timeline',
  'schedule',
]);

const narrow = (id: ArchetypeId, text: string): ArchetypeId => narrowArchetype(id, text) ?? everydayScreen(id, text);

/** Screens of apps whose own block takes in what a prompt spells out: the days of a journey, the words of a post. */
const TAKES_WORDS: ReadonlySet<ArchetypeId> = new Set<ArchetypeId>(['forecast', 'itinerary', 'posts']);

/** What ends in one of these has many screens. */
const OF_AN_APP = /\b(?:app|application|platform|website|site|store|shop|marketplace|portal|saas|tool)$/i;
const LONGEST_SCREEN_WORDS = 8;

/** A part behind the app's name that names one of its screens and no more. */
const isScreenName = (text: string): boolean =>
  text.trim().split(/\s+/).length <= LONGEST_SCREEN_WORDS &&
  listPhraseHits(TABLE, listEnglishStems(text.replace(/\s(?:for|of|to|from)\s.*$/i, ''), 'en')).some(
    ({ weight, stems }) => weight === NAMES_IT && stems.length > 1,
  );
const NAMES_IT = 5;

const LEAST_LISTED = 4;

/** A prompt that lists what is on its screen, most of it foreign to the one block that the kind is about, wants a home of those things. */
function listsOthers(id: ArchetypeId, wants: readonly Want[]): ArchetypeId {
  const { parts, otherwise } = ARCHETYPES[id];
  const own = parts?.[otherwise]?.split(', ');
  const listed = wants.filter(({ isAction, label }) => isAction !== true && label !== 'Navigation');
  if (own === undefined || !APP_ARCHETYPES.some((one) => one.id === id) || listed.length < LEAST_LISTED) return id;
  const foreign = listed.filter(({ label }) => !own.some((part) => label.toLowerCase().includes(part)));
  return foreign.length > listed.length / 2 ? 'dashboard' : id;
}

/** Kinds of screens that say nothing of what is done on them. */
const OPEN_TO_PATTERNS: ReadonlySet<ArchetypeId> = new Set<ArchetypeId>([
  'dashboard',
  'list',
  'detail',
  'form',
  'auth',
  'calendar',
  'gallery',
  'report',
  'landing',
]);

/** A short prompt in the words of somebody who thinks of a phone; what is spelled out has a page of its own. */
const isForApp = ({ thing, purpose, rest }: Intent, prompt: string): boolean =>
  prompt.length < LONGEST_SHORT &&
  /^(?!.*\b(?:form|table|overview|calendar|schedule)\b)/i.test(`${thing} ${purpose} ${rest}`);
const LONGEST_SHORT = 90;
/** What an app opens on where no word says it; a table whose columns are spelled out is what the screen is for. */
const GENERAL_HOMES: ReadonlySet<ArchetypeId> = new Set<ArchetypeId>([
  'dashboard',
  'list',
  'profile',
  'detail',
  'gallery',
  'timeline',
]);
const TABLE_OF_COLUMNS = /\btable\b[^.]{0,40}\bcolumns?\b/i;

/** The door of a product is no place where anything is done in it. */
const WAY_IN =
  /^\W*(?:[\w-]+ ){0,3}?(?:account|join|register|registration|sign[- ]?(?:up|in)|log[- ]?in) (?:screen|page|form|view)\b/i;

/** The kind of screen a prompt asks for: from the words of its opening, else from the things it lists. */
export const findArchetype = (
  intent: Intent,
  brand: string | undefined,
  prompt: string,
  wants: readonly Want[],
  lang: string,
  isComponents = false,
): ArchetypeId => {
  // A part of a page is what it is, whatever the business it is for.
  const isPart = /\b(?:section|footer|component)\b/i.test(intent.thing);
  const isOwn = isPart || WAY_IN.test(prompt);
  const activity = lang === 'en' && !isComponents && !isOwn ? findActivity(prompt) : undefined;
  if (activity !== undefined) return activity.isIntroduction === true ? 'introduction' : 'activity';
  const scores: Scores = new Map();
  scoreNamed(scores, intent.thing.replaceAll(/[()]/g, ' '), intent.titles.length > 0 ? DESCRIPTION_FACTOR : 1, lang);
  for (const title of intent.titles.filter((one) => one !== brand)) scoreNamed(scores, title, TITLE_FACTOR, lang);
  scoreText(scores, intent.purpose, PURPOSE_FACTOR, lang);
  // "Travel booking app, search results for flights": the app is whose, the screen is which.
  const [screen = ''] = intent.rest.split(/,|\.\s|\swith\s/);
  if (lang === 'en' && OF_AN_APP.test(intent.thing) && isScreenName(screen))
    scoreNamed(scores, screen, TITLE_FACTOR, lang);
  scoreWants(scores, wants);
  if (/\bapps?\b/i.test(`${intent.thing} ${intent.purpose}`)) add(scores, 'dashboard', APP);
  if (scores.size === 0) scoreText(scores, prompt.slice(0, 400), REST_FACTOR, lang);
  // A prompt that names every component has its own page, not that of an app of the kind.
  if (isComponents) for (const { id } of APP_ARCHETYPES) if (!TAKES_WORDS.has(id)) scores.delete(id);
  const isLooked = lang === 'en' && !isComponents && isForApp(intent, prompt) && findPattern(prompt) !== undefined;
  const settled = (id: ArchetypeId): ArchetypeId => (isLooked && OPEN_TO_PATTERNS.has(id) ? 'activity' : id);
  const [best] = [...scores].sort((a, b) => b[1] - a[1]);
  if (
    best !== undefined &&
    !isComponents &&
    GENERAL_HOMES.has(best[0]) &&
    TABLE_OF_COLUMNS.test(prompt) &&
    !/\bdashboard\b/i.test([intent.thing, ...intent.titles].join(' ')) &&
    wants.some(({ kind, fields }) => kind === 'records' && fields.length >= LEAST_FIELDS)
  )
    return 'table';
  if (best !== undefined && best[1] >= LEAST_SCORE)
    return isComponents
      ? best[0]
      : listsOthers(settled(narrow(best[0], `${intent.thing} ${intent.purpose} ${intent.rest}`)), wants);
  if (/\b(?:interface|ui|control|cockpit)\b/i.test(prompt) && wants.length === 0)
    return isComponents ? 'dashboard' : narrow('dashboard', prompt);
  // Several lists and figures with nothing said of the screen make a home of them.
  const isHome = wants.filter((want) => DATA_KINDS.has(want.kind)).length >= 3;
  const id = isHome ? 'dashboard' : 'list';
  return isComponents ? id : settled(narrow(id, prompt));
};
