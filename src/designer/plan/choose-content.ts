import type { Brief, Want } from '../brief.ts';
import type { Random } from '../seeded-random.ts';
import type { Action, Slot, SlotKind } from '../write/slots.ts';
import { isPublicPage } from '../write/is-public-page.ts';
import type { WriteContext } from '../write/write-context.ts';
import { writeSlot } from '../write/write-slot.ts';
import type { Archetype } from '../archetypes/archetype.ts';
import { ARCHETYPES } from '../archetypes/archetypes.ts';
import { APP_KINDS, APP_OPENINGS } from '../write/app-shapes.ts';
import { isInside, shownAs } from './what-visitors-see.ts';
import { coverWants } from './cover-wants.ts';
import { hasOwnCourse } from './choose-signature.ts';
import { findPart, kindFor } from './kind-for.ts';

/** What a screen shows, in order, before anyone decides how. */
export interface ScreenContent {
  lead: Slot[];
  body: Slot[];
  close: Slot[];
  /** What would fit here too, for the column that turns out short. */
  spare: Slot[];
  /** Actions beside the page's title, where no block opens the page. */
  titleActions: Action[];
}

/** Kinds of which a page has one; further wants of the kind join the first. */
const SINGLE: ReadonlySet<SlotKind> = new Set([
  'hero',
  'focus',
  'form',
  'footer',
  'filters',
  'tabs',
  'month',
  'week',
  'confirmation',
  'player',
  'product',
  'article',
  'closing',
  'metrics',
  'settings',
  'thread',
  'order',
  'plans',
  'questions',
  'mail',
  'letter',
  'files',
  'notifications',
  'query',
  'results',
  'table',
  'releases',
  'topics',
  'team',
  'empty',
  'map',
  'dossier',
  'gantt',
  'roster',
  'billing',
  'paper',
  'menu',
  'giving',
  'quiz',
  'journal',
  'component',
  'uptime',
  'openings',
  'rights',
  'logs',
  'rounds',
  'manual',
  ...APP_KINDS,
]);
/** Kinds that make their own heading of the page when they open it. */
export const OPENING: ReadonlySet<SlotKind> = new Set([
  'hero',
  'focus',
  'profile',
  'product',
  'player',
  'article',
  'query',
  'empty',
  'map',
  'confirmation',
  'dossier',
  'journal',
  'component',
  'uptime',
  'manual',
  ...APP_OPENINGS,
]);
/** What the prompt spelled out needs little beside it. */
const SPELLED_OUT = 3;

/** Every want gets a slot, then the archetype fills up to what its pages have at least. */
export function chooseContent(
  context: WriteContext,
  onPhone: boolean,
  random: Random,
  archetype: Archetype = ARCHETYPES[context.brief.archetype],
): ScreenContent {
  const wanted = wantedSlots(context, archetype);
  const lead = openWith(context, archetype, wanted, onPhone, random);
  const close = closeWith(context, archetype, wanted, onPhone);
  const taken = new Set<Slot>([...lead, ...close]);
  const asked = wanted.filter((slot) => !taken.has(slot));
  const body = fillUp(context, archetype, asked, [...lead, ...close], onPhone, random);
  const shown = new Set([...[...lead, ...body, ...close].map((slot) => slot.kind), ...toldBy(lead)]);
  const spare = archetype.body
    .flat()
    .filter((kind) => !shown.has(kind) && !(kind === 'plans' && isInside(kind, context)))
    .map((kind) => writeSlot(kind, context));
  return coverWants(context, {
    lead,
    body,
    close,
    spare: onPhone || isSpelledOut(context.brief) ? [] : spare,
    titleActions: [],
  });
}

function wantedSlots(context: WriteContext, archetype: Archetype): Slot[] {
  const slots: Slot[] = [];
  for (const [kind, wants] of groupWants(context, archetype)) {
    if (archetype.parts?.[kind] !== undefined) slots.push(joinParts(context, archetype, kind, wants));
    else if (SINGLE.has(kind) || (kind === 'place' && isPublicPage(context.brief)))
      slots.push(joinWants(context, kind, wants));
    else slots.push(...wants.map((want) => writeSlot(kind, context, want)));
  }
  const order = new Map(context.brief.wants.map((want, index) => [want.id, index]));
  const placeOf = (slot: Slot): number => Math.min(...slot.wants.map((id) => order.get(id) ?? 0));
  // What the page is about comes first, in the order of its grammar.
  const own = archetype.body.flat().filter((kind) => archetype.parts?.[kind] !== undefined);
  const rankOf = (slot: Slot): number => (own.includes(slot.kind) ? own.indexOf(slot.kind) : own.length);
  return slots.sort((a, b) => rankOf(a) - rankOf(b) || placeOf(a) - placeOf(b));
}

/** "Server monitoring overview" is the dashboard itself, not a text on it. */
const isOnlyName = ({ kind, label, items, texts }: Want, { archetype, subject }: Brief): boolean =>
  archetype === 'dashboard' && kind === 'prose' && items.length + texts.length === 0 && label === subject;

function groupWants(context: WriteContext, archetype: Archetype): Map<SlotKind, Want[]> {
  const { brief } = context;
  const groups = new Map<SlotKind, Want[]>();
  for (const want of brief.wants) {
    if (want.isAction === true || isOnlyName(want, brief)) continue;
    const kind = kindFor(want, context, archetype);
    groups.set(kind, [...(groups.get(kind) ?? []), want]);
  }
  return groups;
}

/** One slot for several wants: figures listed apart become one row of figures. */
function joinWants(context: WriteContext, kind: SlotKind, wants: readonly Want[]): Slot {
  const [first] = wants;
  if (first === undefined) throw new RangeError(`No want of kind ${kind}`);
  const items =
    wants.length === 1
      ? first.items
      : wants.flatMap((want) => (want.items.length > 0 ? want.items : [{ title: want.label }]));
  const joined: Want = {
    ...first,
    // Figures that are named one by one have no name together.
    ...(kind === 'metrics' && wants.length > 1 && wants.every((want) => want.items.length === 0) ? { label: '' } : {}),
    items: wants.length > 1 && kind !== 'metrics' ? first.items : items,
    texts: wants.flatMap((want) => want.texts),
  };
  // Courses and the dishes under them are one menu, told by the dishes.
  const priced =
    kind === 'menu' ? wants.find((want) => want.items.some((item) => item.value !== undefined)) : undefined;
  const slot = writeSlot(kind, context, priced ?? joined);
  return { ...slot, wants: wants.map((want) => want.id) };
}

/** The archetype's own block: its parts lend it their items and texts, but not their names. */
function joinParts(context: WriteContext, archetype: Archetype, kind: SlotKind, wants: readonly Want[]): Slot {
  const whole = wants.find((want) => want.kind !== undefined && findPart(want, archetype) === undefined) ?? {
    ...wants[0],
    label: '',
  };
  const joined: Want = {
    id: '',
    ...whole,
    items: wants.flatMap((want) => want.items),
    texts: wants.flatMap((want) => want.texts),
    fields: wants.flatMap((want) => want.fields),
  };
  return { ...writeSlot(kind, context, joined), wants: wants.map((want) => want.id) };
}

function openWith(
  context: WriteContext,
  archetype: Archetype,
  wanted: readonly Slot[],
  onPhone: boolean,
  random: Random,
): Slot[] {
  const own =
    wanted.find((slot) => archetype.lead.includes(slot.kind)) ??
    wanted.find((slot) => OPENING.has(slot.kind) && !(slot.kind === 'player' && archetype.lead.includes('hero')));
  if (own !== undefined) return [own];
  if (archetype.lead.length === 0) return [];
  // A page whose heading and parts are given opens with that heading.
  if (
    context.brief.heading !== undefined &&
    !archetype.lead.includes('hero') &&
    archetype.become === undefined &&
    isSpelledOut(context.brief)
  )
    return [];
  // A row of figures needs the width of a page.
  const kinds = archetype.lead.filter((kind) => !(onPhone && kind === 'metrics'));
  return kinds.length === 0 ? [] : [writeSlot(random.pick(kinds), context)];
}

function closeWith(context: WriteContext, archetype: Archetype, wanted: readonly Slot[], onPhone: boolean): Slot[] {
  const kinds = onPhone ? archetype.close.filter((kind) => kind !== 'footer') : archetype.close;
  const asked = wanted.filter(
    (slot) => slot.kind === 'footer' || (slot.kind === 'closing' && archetype.close.includes('closing')),
  );
  const closing = kinds.map((kind) => asked.find((slot) => slot.kind === kind) ?? writeSlot(kind, context));
  return [...closing, ...asked.filter((slot) => !closing.includes(slot))];
}

function fillUp(
  context: WriteContext,
  archetype: Archetype,
  asked: Slot[],
  elsewhere: readonly Slot[],
  onPhone: boolean,
  random: Random,
): Slot[] {
  const body = [...asked];
  // A footer ends something.
  if (archetype.isAlone === true && asked.length === 0 && elsewhere.some(({ kind }) => kind === 'footer'))
    return elsewhere.some(({ kind }) => kind === 'closing') ? [] : [writeSlot('closing', context)];
  const isComplete = archetype.isAlone === true && asked.length + elsewhere.length > 0;
  const least = isComplete ? 0 : onPhone ? archetype.blocks.phone : archetype.blocks.page;
  const target = isSpelledOut(context.brief)
    ? 0
    : asked.length >= SPELLED_OUT
      ? Math.min(least, asked.length + 1)
      : least;
  const shown = new Set([...[...asked, ...elsewhere].map((slot) => slot.kind), ...toldBy(elsewhere)]);
  for (const entry of archetype.body) {
    if (body.length >= target) break;
    const choices = (typeof entry === 'string' ? [entry] : entry).filter(
      (kind) => !shown.has(kind) && !isInside(kind, context),
    );
    if (choices.length === 0) continue;
    const kind = shownAs(random.pick(choices), context);
    if (shown.has(kind)) continue;
    shown.add(kind);
    insertByUse(body, writeSlot(kind, context), archetype);
  }
  // A page of a kind of its own shows what it is about, whatever else is asked of it.
  const [main] = archetype.body;
  if (archetype.become !== undefined && target > 0 && typeof main === 'string' && !shown.has(main))
    insertByUse(body, writeSlot(main, context), archetype);
  const isEmpty = elsewhere.length === 0 && body.every(({ kind }) => HANDLING.has(kind));
  if (isEmpty && target > 0) body.push(writeSlot(archetype.otherwise, context));
  return body;
}

/** What an opening tells besides its own kind: a figure with its course needs no chart of the same course below. */
const toldBy = (lead: readonly Slot[]): SlotKind[] => (lead.some(hasOwnCourse) ? ['series'] : []);

/** Kinds that only handle what a page shows: tabs over nothing are no page. */
const HANDLING: ReadonlySet<SlotKind> = new Set(['filters', 'tabs', 'notice', 'actions']);

/** A prompt that gives the words of most things on the screen wants those things and no others. */
export function isSpelledOut({ wants }: Brief): boolean {
  const content = wants.filter((want) => want.isAction !== true);
  // Whoever says what stands on each card has said what cards there are.
  if (content.length > 0 && wants.some((want) => want.each === true)) return true;
  const given = content.filter(
    (want) =>
      want.texts.length > 0 ||
      // Names of figures without their values leave the rest of the page open.
      (want.fields.length > 0 && want.kind !== 'focus' && want.kind !== 'metrics') ||
      want.items.some((item) => item.value !== undefined) ||
      // Things that stand under a name of their own were listed one by one.
      (want.items.length > 1 && want.items.every((item) => item.note !== undefined)),
  );
  return content.length > 0 && given.length >= content.length / 2;
}

/** A filler stands where its archetype would have it: searching and tabs above lists, the rest after what was asked. */
function insertByUse(body: Slot[], slot: Slot, archetype: Archetype): void {
  const above =
    slot.kind === 'filters' || slot.kind === 'tabs' || (archetype.body[0] === slot.kind && archetype.id !== 'event');
  if (above) body.unshift(slot);
  else body.push(slot);
}
