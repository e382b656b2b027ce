import type { Want } from '../brief.ts';
import { naturesOf } from './natures-of.ts';
import type { Slot, SlotKind } from './slots.ts';
import { APP_WRITERS } from './app-writers.ts';
import { writeSiteSection } from './site-sections/site-sections.ts';
import { writeBoard } from './write-board.ts';
import { writeBooking } from './write-booking.ts';
import { writeCart } from './write-cart.ts';
import * as collections from './write-collections.ts';
import { writeComponent } from './write-component.ts';
import { writeConfirmation } from './write-confirmation.ts';
import type { WriteContext, Writer } from './write-context.ts';
import { writeBilling } from './write-billing.ts';
import { writeDossier, writeHanging, writeNotes, writeTalk } from './write-dossier.ts';
import { writeEmpty } from './write-empty.ts';
import { writeFooter } from './write-footer.ts';
import { writeFiles } from './write-files.ts';
import { writeTopics } from './write-help.ts';
import { writeJournal } from './write-journal.ts';
import { writeGantt } from './write-gantt.ts';
import { writeCorrespondent, writeLetter, writeMail } from './write-mail.ts';
import { writeMap } from './write-map.ts';
import { writeGiving } from './write-giving.ts';
import { writeMenu } from './write-menu.ts';
import { writePaper } from './write-paper.ts';
import { writePlayer } from './write-player.ts';
import { writeNotifications } from './write-notifications.ts';
import { writeReleases } from './write-releases.ts';
import { writeQuery, writeResults } from './write-search.ts';
import { writeTable } from './write-table.ts';
import { writeTeam } from './write-team.ts';
import * as figures from './write-figures.ts';
import * as forms from './write-forms.ts';
import { writeCompare } from './write-compare.ts';
import { writeInvoice } from './write-invoice.ts';
import * as openings from './write-openings.ts';
import * as pitch from './write-pitch.ts';
import * as times from './write-times.ts';
import { writePlay } from './write-play.ts';
import { writeQuiz } from './write-quiz.ts';
import { writeMailing } from './write-mailing.ts';
import { writeRanking } from './write-ranking.ts';
import { writeRating, writeReviews } from './write-reviews.ts';
import { writeManual } from './write-manual.ts';
import { writeLogs } from './write-logs.ts';
import { writeJobs } from './write-jobs.ts';
import { writeRights } from './write-rights.ts';
import { writeRoster } from './write-roster.ts';
import { writeRounds } from './write-rounds.ts';
import { writeStory } from './write-story.ts';
import { toSteps } from './write-wizard.ts';
import { writeUptime } from './write-uptime.ts';
import { writeTracking } from './write-tracking.ts';
import * as trade from './write-trade.ts';
import { writeWeek } from './write-week.ts';
import * as words from './write-words.ts';

/** One writer for each kind of content. */
const WRITERS: { [K in SlotKind]: Writer<K> } = {
  hero: openings.writeHero,
  focus: openings.writeFocus,
  closing: openings.writeClosing,
  footer: writeFooter,
  notice: openings.writeNotice,
  profile: openings.writeProfile,
  metrics: figures.writeMetrics,
  series: figures.writeSeries,
  breakdown: figures.writeBreakdown,
  records: (context, want) => writeHanging(context, want) ?? collections.writeRecords(context, want),
  gallery: collections.writeGallery,
  people: collections.writePeople,
  board: writeBoard,
  compare: writeCompare,
  filters: collections.writeFilters,
  tabs: collections.writeTabs,
  actions: collections.writeActions,
  schedule: times.writeSchedule,
  month: times.writeMonth,
  week: writeWeek,
  timeline: times.writeTimeline,
  steps: times.writeSteps,
  form: (context, want) => {
    const form = forms.writeForm(context, want);
    return context.brief.archetype === 'wizard' ? toSteps(context, form) : form;
  },
  settings: forms.writeSettings,
  choices: forms.writeChoices,
  plans: trade.writePlans,
  order: trade.writeOrder,
  product: trade.writeProduct,
  points: words.writePoints,
  questions: words.writeQuestions,
  quotes: words.writeQuotes,
  article: words.writeArticle,
  prose: (context, want) =>
    context.brief.archetype === 'record'
      ? writeNotes(context, want)
      : context.brief.archetype === 'inbox'
        ? writeCorrespondent(context, want)
        : words.writeProse(context, want),
  thread: (context, want) => writeTalk(context, want) ?? words.writeThread(context, want),
  place: words.writePlace,
  player: writePlayer,
  console: words.writeConsole,
  invoice: writeInvoice,
  cart: writeCart,
  tracking: writeTracking,
  booking: writeBooking,
  confirmation: writeConfirmation,
  play: writePlay,
  quiz: writeQuiz,
  ranking: writeRanking,
  rating: writeRating,
  reviews: writeReviews,
  story: writeStory,
  mailing: writeMailing,
  mail: writeMail,
  letter: writeLetter,
  files: writeFiles,
  notifications: writeNotifications,
  query: writeQuery,
  results: writeResults,
  table: writeTable,
  releases: writeReleases,
  topics: writeTopics,
  team: writeTeam,
  empty: writeEmpty,
  map: writeMap,
  dossier: writeDossier,
  gantt: writeGantt,
  roster: writeRoster,
  billing: writeBilling,
  menu: writeMenu,
  paper: writePaper,
  giving: writeGiving,
  journal: writeJournal,
  component: writeComponent,
  uptime: writeUptime,
  openings: writeJobs,
  rights: writeRights,
  logs: writeLogs,
  rounds: writeRounds,
  manual: writeManual,
  terms: pitch.writeTerms,
  code: pitch.writeCode,
  ...APP_WRITERS,
};

/** Content of one kind, from the want's words first and the trade's knowledge after. */
export function writeSlot(kind: SlotKind, context: WriteContext, want?: Want): Slot {
  const section = writeSiteSection(context, want);
  const write: (context: WriteContext, want?: Want) => Slot = WRITERS[kind];
  const slot = section?.kind === kind ? section : write(context, want);
  return { ...slot, natures: naturesOf(slot, context, want) };
}

/** Every text a slot shows, for checking what a plan covers. */
export function textsOf(slot: Slot): string[] {
  const texts: string[] = [];
  const visit = (value: unknown, key: string): void => {
    if (HIDDEN_KEYS.has(key)) return;
    if (typeof value === 'string') texts.push(value);
    else if (Array.isArray(value)) for (const item of value) visit(item, key);
    else if (typeof value === 'object' && value !== null)
      for (const [name, item] of Object.entries(value)) visit(item, name);
  };
  visit(slot, '');
  return texts;
}

/** Keys whose strings name a choice, not words on the screen. */
const HIDDEN_KEYS = new Set([
  'grants',
  'kind',
  'icon',
  'tone',
  'state',
  'subject',
  'shape',
  'wants',
  'align',
  'width',
  'level',
  'at',
  'scene',
  'things',
  'contents',
  'preview',
  'position',
  'natures',
]);
