import type { Want } from '../brief.ts';
import type { Slot, SlotKind } from './slots.ts';
import { writeBoard } from './write-board.ts';
import * as collections from './write-collections.ts';
import type { WriteContext, Writer } from './write-context.ts';
import * as figures from './write-figures.ts';
import * as forms from './write-forms.ts';
import * as openings from './write-openings.ts';
import * as times from './write-times.ts';
import * as trade from './write-trade.ts';
import * as words from './write-words.ts';

/** One writer for each kind of content. */
const WRITERS: { [K in SlotKind]: Writer<K> } = {
  hero: openings.writeHero,
  focus: openings.writeFocus,
  closing: openings.writeClosing,
  footer: openings.writeFooter,
  notice: openings.writeNotice,
  profile: openings.writeProfile,
  metrics: figures.writeMetrics,
  series: figures.writeSeries,
  breakdown: figures.writeBreakdown,
  records: collections.writeRecords,
  gallery: collections.writeGallery,
  people: collections.writePeople,
  board: writeBoard,
  compare: collections.writeCompare,
  filters: collections.writeFilters,
  tabs: collections.writeTabs,
  actions: collections.writeActions,
  schedule: times.writeSchedule,
  month: times.writeMonth,
  timeline: times.writeTimeline,
  steps: times.writeSteps,
  form: forms.writeForm,
  settings: forms.writeSettings,
  choices: forms.writeChoices,
  plans: trade.writePlans,
  order: trade.writeOrder,
  product: trade.writeProduct,
  points: words.writePoints,
  questions: words.writeQuestions,
  quotes: words.writeQuotes,
  article: words.writeArticle,
  prose: words.writeProse,
  thread: words.writeThread,
  place: words.writePlace,
  player: words.writePlayer,
  console: words.writeConsole,
};

/** Content of one kind, from the want's words first and the trade's knowledge after. */
export function writeSlot(kind: SlotKind, context: WriteContext, want?: Want): Slot {
  const write: (context: WriteContext, want?: Want) => Slot = WRITERS[kind];
  return write(context, want);
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
]);
