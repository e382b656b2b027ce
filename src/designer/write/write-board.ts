import type { Want, WantedItem } from '../brief.ts';
import type { CollectionKnowledge } from '../knowledge/domain-knowledge.ts';
import type { Person, SlotOf } from './slots.ts';
import { collectionFor, noteFor, stemsOf, titleFor, wantIds, type WriteContext } from './write-context.ts';

type KnownRow = CollectionKnowledge['rows'][number];
type Card = SlotOf<'board'>['columns'][number]['cards'][number];

const PLAIN_COLUMNS = ['To do', 'Doing', 'Done'];
const FEWEST_STAGES = 2;
const MOST_STAGES = 6;

/** Work in columns: the prompt's when it names them, else the stages that the trade's things go through. */
export function writeBoard(context: WriteContext, want?: Want): SlotOf<'board'> {
  const collection = collectionFor(context, want);
  const asked = want?.items ?? [];
  const groups = want?.texts ?? [];
  const named = groups.length > 1 ? groups : asked.length > 1 ? asked.map((item) => item.title) : undefined;
  const names = named ?? listStages(collection) ?? PLAIN_COLUMNS;
  const dealt = deal(collection, names);
  return {
    kind: 'board',
    wants: wantIds(want),
    title: titleFor(want, collection.title),
    columns: names.map((title) => ({
      title,
      cards: cardsOf(title, groups, asked) ?? toCards(dealt.get(title) ?? [], title, collection, context.domain.people),
    })),
  };
}

/** Cards that the prompt puts into a column by its name. */
function cardsOf(column: string, groups: readonly string[], asked: readonly WantedItem[]): Card[] | undefined {
  const own = asked.filter((item) => groups.includes(column) && item.note === column);
  return own.length === 0 ? undefined : own.map((item) => ({ title: item.title, ...noteFor(item.value) }));
}

const IS_STAGE = /^(?:stage|step|phase|status|state)$/i;
const IS_PERSON = /^(?:who|owner|by|seller|assignee|leads?|agent|with|host)$/i;

const cellOf = (collection: CollectionKnowledge, row: KnownRow, label: RegExp): string | undefined =>
  row.cells[collection.columns.findIndex((column) => label.test(column.label))];

const stageOf = (collection: CollectionKnowledge, row: KnownRow): string | undefined =>
  cellOf(collection, row, IS_STAGE) ?? row.status?.label;

/**
 * The stages of the things in the order in which they come; undefined when they are too few or too many for columns, or
 * when nothing is called a stage: a state beside a row may as well be its priority.
 */
function listStages(collection: CollectionKnowledge): string[] | undefined {
  const stages = [...new Set(collection.rows.flatMap((row) => cellOf(collection, row, IS_STAGE) ?? []))];
  return stages.length >= FEWEST_STAGES && stages.length <= MOST_STAGES ? stages : undefined;
}

/** Each thing goes where its own stage is; one whose stage no column has goes where the fewest are, what is done last. */
function deal(collection: CollectionKnowledge, names: readonly string[]): Map<string, KnownRow[]> {
  const columns = new Map(names.map((name): [string, KnownRow[]] => [name, []]));
  const rest: KnownRow[] = [];
  for (const row of collection.rows) {
    const stems = stemsOf(stageOf(collection, row) ?? '');
    const own = names.find((name) => stemsOf(name).some((stem) => stems.includes(stem)));
    if (own === undefined) rest.push(row);
    else columns.get(own)?.push(row);
  }
  const last = names.at(-1) ?? '';
  for (const row of rest) {
    const isDone = row.done === true || row.share === 1;
    const open = names.slice(0, Math.max(1, names.length - 1));
    const emptiest = open.reduce((least, name) => (sizeOf(columns, name) < sizeOf(columns, least) ? name : least));
    columns.get(isDone ? last : sizeOf(columns, last) === 0 ? last : emptiest)?.push(row);
  }
  return columns;
}

const sizeOf = (columns: ReadonlyMap<string, readonly KnownRow[]>, name: string): number =>
  columns.get(name)?.length ?? 0;

const toCards = (
  rows: readonly KnownRow[],
  column: string,
  collection: CollectionKnowledge,
  people: readonly Person[],
): Card[] =>
  rows.map((row) => {
    const index = collection.rows.indexOf(row);
    const person = cellOf(collection, row, IS_PERSON) ?? people[index % Math.max(1, people.length)]?.name;
    return {
      title: row.title,
      ...(row.subtitle === undefined ? {} : { note: row.subtitle }),
      ...(row.meta === undefined ? {} : { meta: row.meta }),
      ...(row.status === undefined || row.status.label === column ? {} : { tag: row.status.label }),
      ...(person === undefined ? {} : { person }),
    };
  });
