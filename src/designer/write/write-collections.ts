import type { ArchetypeId } from '../archetypes/archetypes.ts';
import type { Want, WantedItem } from '../brief.ts';
import type { CollectionKnowledge } from '../knowledge/domain-knowledge.ts';
import { writeEventPeople } from './write-event.ts';
import { findNoun } from '../knowledge/nouns/find-noun.ts';
import { writeContacts } from './write-help.ts';
import { findUsualActions } from '../knowledge/usual-actions.ts';
import { valueFor } from './column-values.ts';
import { toMoney } from './money.ts';
import { parseMoney } from './parse-money.ts';
import { pictureKindFor } from '../imagery/picture-kind-for.ts';
import { picturesFor } from './pictures-for.ts';
import type { Person, Picture, Row, SlotOf } from './slots.ts';
import { collectionFor, findSpoken, noteFor, stemsOf, titleFor, wantIds, type WriteContext } from './write-context.ts';

const ROWS_SHOWN = 6;

/** Rows of the trade's things; where the prompt gives the rows, those and no others. */
export function writeRecords(context: WriteContext, want?: Want): SlotOf<'records'> {
  const collection = collectionFor(context, want);
  const asked = want?.items ?? [];
  const rows =
    asked.length > 0 && looksLikeRows(asked, want)
      ? asked.map((item) => askedRow(item, collection))
      : knownRows(collection, want);
  const own = asked.length > 0 && looksLikeRows(asked, want);
  const named = want !== undefined && want.fields.length > 1;
  return {
    kind: 'records',
    wants: wantIds(want),
    title: titleFor(want, collection.title),
    ...noteFor(own ? undefined : collection.note),
    rows: named ? rows.map((row, index) => ({ ...row, cells: cellsFor(row, index, want, context) })) : rows,
    ...(named ? { asTable: true } : {}),
    columns: named ? want.fields.map(({ label }) => ({ label })) : own ? [] : columnsOf(collection, asked),
    checkable: /task|to-?do|check|habit|shopping|grocer|packing/i.test(want?.label ?? collection.title),
    action: collection.action,
    ...picturesFor(context, collection.title),
  };
}

/** The columns that the prompt names, filled from what is known of a row by what each column is called. */
function cellsFor(row: Row, at: number, want: Want, { domain }: WriteContext): Record<string, string> {
  const known = Object.entries(row.cells ?? {});
  return Object.fromEntries(
    want.fields.map(({ label, value }, index) => {
      const stems = stemsOf(label);
      const same = known.find(([column]) => stemsOf(column).some((stem) => stems.includes(stem)))?.[1];
      const told = NAMED_FACTS.find(([words]) => words.test(label))?.[1](row);
      const usual = index === 0 ? undefined : valueFor(label, at, (amount) => toMoney(amount, domain.currency));
      return [label, value ?? same ?? told ?? usual ?? (index === 0 ? row.title : (row.value ?? row.meta ?? '–'))];
    }),
  );
}

const NAMED_FACTS: readonly (readonly [RegExp, (row: Row) => string | undefined])[] = [
  [/^(?:name|title|item|who|task|product)$/i, (row) => row.title],
  [/\bstatus|\bstate/i, (row) => row.status?.label],
  [/\be-?mail/i, (row) => `${stemsOf(row.title).join('.')}@post.org`],
  [/\b(?:position|about|note|description|details?)/i, (row) => row.subtitle],
  [
    /\b(?:price|amount|total|value|cost)/i,
    (row) => (parseMoney(row.value ?? '') === undefined ? undefined : row.value),
  ],
];

/** Listed items are rows when they carry values or the want speaks of a list; else they are columns. */
const looksLikeRows = (items: readonly WantedItem[], want: Want | undefined): boolean =>
  items.some((item) => item.value !== undefined) || !/table|column|grid/i.test(want?.label ?? '');

const columnsOf = (collection: CollectionKnowledge, asked: readonly WantedItem[]): SlotOf<'records'>['columns'] =>
  asked.length > 1 && asked.length === collection.columns.length
    ? asked.map((item) => ({ label: item.title }))
    : collection.columns;

function knownRows(collection: CollectionKnowledge, want: Want | undefined): Row[] {
  return collection.rows.slice(0, Math.max(3, want?.count ?? ROWS_SHOWN)).map(({ cells, ...row }) => ({
    ...row,
    ...(row.icon === undefined ? { icon: collection.icon } : {}),
    cells: Object.fromEntries(collection.columns.map((column, index) => [column.label, cells[index] ?? ''])),
  }));
}

function askedRow(item: WantedItem, collection: CollectionKnowledge): Row {
  return {
    title: item.title,
    ...(item.note === undefined ? {} : { subtitle: item.note }),
    ...(item.value === undefined ? {} : { value: item.value }),
    // An icon of another row would speak of something else.
    icon: CREATURE_ICONS.find(([words]) => words.test(`${item.title} ${item.note ?? ''}`))?.[1] ?? collection.icon,
  };
}

const CREATURE_ICONS: readonly (readonly [words: RegExp, icon: string])[] = [
  [/\b(?:birds?|aves|eagles?|owls?|penguins?|ostrich(?:es)?|parrots?|\w+formes)\b/i, 'bird'],
  [/\b(?:reptil\w+|crocod\w+|snakes?|pythons?|turtles?|lizards?|squamata|dragon)\b/i, 'turtle'],
  [/\b(?:fish|sharks?|salmon|trout)\b/i, 'fish'],
  [/\b(?:insects?|bees?|ants?|beetles?)\b/i, 'bug'],
  [
    /\b(?:mammal\w*|lions?|tigers?|wol(?:f|ves)|bears?|giraffes?|hippo\w*|elephants?|carnivora|artiodactyla)\b/i,
    'paw-print',
  ],
];

/** Things worth a picture, each with its own. */
export function writeGallery(context: WriteContext, want?: Want): SlotOf<'gallery'> {
  const isBeside = context.brief.archetype === 'product';
  const collection = isBeside ? collectionFor(context, undefined) : collectionFor(context, want);
  const asked = want?.items ?? [];
  // One thing alone is an example of what the list holds.
  const example = asked.length === 1 && want?.count === undefined && context.brief.archetype === 'gallery';
  const others = example ? knownRows(collection, undefined).slice(1) : [];
  const shown =
    asked.length > 0
      ? [...asked.map((item) => askedRow(item, collection)), ...others]
      : // The first is what the page is about.
        knownRows(collection, want).slice(isBeside ? 1 : 0);
  return {
    kind: 'gallery',
    wants: wantIds(want),
    title: titleFor(want, isBeside ? 'You may also like' : collection.title),
    ...noteFor(asked.length > 0 ? undefined : collection.note),
    items: shown
      .slice(0, want?.count === 1 ? 1 : Math.max(want?.count ?? 0, asked.length, ROWS_SHOWN))
      .map((row, index) => ({
        title: row.title,
        picture: row.picture ?? pictureOf(context, row.title, index),
        ...(row.subtitle === undefined ? summaryOf(context, index) : { meta: row.subtitle }),
        ...(row.value === undefined ? {} : { value: row.value }),
        ...(row.status === undefined ? {} : { tag: row.status.label }),
      })),
    action: collection.action,
  };
}

const SUMMARIES = [
  'What is known so far, who says so, and what comes next.',
  'What happened, in three minutes, and why it matters here.',
  'The short version, with the figures behind it.',
] as const;

/** A headline without a word under it is no story. */
const summaryOf = ({ brief }: WriteContext, index: number): { meta?: string } => {
  const summary = SUMMARIES[index % SUMMARIES.length];
  return brief.archetype === 'feed' && summary !== undefined ? { meta: summary } : {};
};

/** A picture of the trade for something that brings none: the title adds its own words to the subject. */
function pictureOf(context: WriteContext, title: string, index: number): Picture {
  // What a title names is drawn; the trade lends its things to words that name none.
  const named = pictureKindFor(title);
  if (named.kind !== 'abstract') return { ...named, alt: title };
  const { things, scene } = context.domain.pictures;
  const thing = things[index % Math.max(1, things.length)] ?? scene;
  return { kind: thing.kind, subject: `${title}, ${thing.subject}`, alt: title };
}

/** People that the trade keeps a list of: of a ward's patients, not of its doctors. */
function namedInList({ domain }: WriteContext, want: Want | undefined): Person[] | undefined {
  const list = want === undefined ? undefined : findSpoken(domain.collections, want.label);
  if (list === undefined || findNoun(list.words[0] ?? '')?.class !== 'person') return undefined;
  return list.rows.map(({ title, subtitle, status }) => ({
    name: title,
    ...(subtitle === undefined ? {} : { role: subtitle }),
    ...(status === undefined ? {} : { status }),
  }));
}

/** Who is on the other side is not the one who looks at the page. */
const othersFirst = (people: readonly Person[], want: Want | undefined): readonly Person[] =>
  ONE.test(want?.label ?? '') ? people.toSorted((a, b) => Number(a.role === 'You') - Number(b.role === 'You')) : people;

/** "Customer" beside an invoice is one. */
const ONE =
  /^(?:the |our |your )?(?:customer|client|patient|tenant|supplier|contact|member|guest|owner|seller|buyer|teacher|tutor|trainer|coach|host|chef|founder|artist|author|director|instructor|guide|maker|brewer|baker)(?: (?:details?|info|card|contact))?$/i;

export function writePeople(context: WriteContext, want?: Want): SlotOf<'people'> {
  const asked = want?.items ?? [];
  if (context.brief.archetype === 'event' && asked.length === 0) return writeEventPeople(context, want);
  const people: readonly Person[] =
    asked.length > 0
      ? asked.map((item) => ({
          name: item.title,
          ...(item.note === undefined ? {} : { role: item.note }),
          ...(item.value === undefined ? {} : { note: item.value }),
        }))
      : (namedInList(context, want) ?? othersFirst(context.domain.people, want));
  return {
    kind: 'people',
    wants: wantIds(want),
    title: titleFor(want, 'People'),
    people: people.slice(0, Math.max(want?.count ?? (ONE.test(want?.label ?? '') ? 1 : 6), asked.length)),
  };
}

export function writeFilters(context: WriteContext, want?: Want): SlotOf<'filters'> {
  const collection = collectionFor(context, want);
  const chips = (want?.items.length ?? 0) > 0 ? (want?.items ?? []).map((item) => item.title) : collection.filters;
  return {
    kind: 'filters',
    wants: wantIds(want),
    title: titleFor(want, `Find ${collection.title.toLowerCase()}`),
    search: `Search ${collection.title.toLowerCase()}`,
    chips: chips.map((label, index) => ({ label, on: index === 0 })),
  };
}

export function writeTabs(context: WriteContext, want?: Want): SlotOf<'tabs'> {
  const groups = want?.texts ?? [];
  const items =
    groups.length > 1
      ? groups
      : (want?.items.length ?? 0) > 1
        ? (want?.items ?? []).map((item) => item.title)
        : collectionFor(context, want).filters.slice(0, 4);
  return { kind: 'tabs', wants: wantIds(want), title: titleFor(want, 'Views'), items, current: 0 };
}

/** Pages where people look for somebody to speak to. */
const MEETING: ReadonlySet<ArchetypeId> = new Set(['help', 'contact']);

const DOWNLOADS = /\b(?:app store|play store|google play|download)\b/i;
const STORES = [
  { label: 'Get it for iPhone', icon: 'smartphone', note: 'From the app store' },
  { label: 'Get it for Android', icon: 'smartphone', note: 'From the play store' },
] as const;

export function writeActions(context: WriteContext, want?: Want): SlotOf<'actions'> {
  const asked = want?.items ?? [];
  if (MEETING.has(context.brief.archetype) && asked.length === 0)
    return { ...writeContacts(context), wants: wantIds(want) };
  if (DOWNLOADS.test(want?.label ?? '') && asked.length === 0)
    return { kind: 'actions', wants: wantIds(want), title: 'Get the app', items: [...STORES] };
  const usual = asked.length > 0 ? undefined : findUsualActions(want?.label ?? '');
  if (usual !== undefined && want !== undefined)
    return { kind: 'actions', wants: wantIds(want), title: want.label, items: usual.map((action) => ({ ...action })) };
  const known = context.domain.actions;
  const items =
    asked.length > 0
      ? asked.map((item, index) => ({ label: item.title, icon: known[index % known.length]?.icon ?? 'circle-dot' }))
      : known.map((action) => ({ label: action.label, icon: action.icon ?? 'circle-dot' }));
  return {
    kind: 'actions',
    wants: wantIds(want),
    title: titleFor(want, 'Quick actions'),
    items: items.slice(0, Math.max(4, asked.length)),
  };
}
