import type { Want, WantedItem } from '../brief.ts';
import type { CollectionKnowledge } from '../knowledge/domain-knowledge.ts';
import { inCourse, isStageName } from '../understand/vocabulary/stage-names.ts';
import { toMoney } from './money.ts';
import { parseMoney } from './parse-money.ts';
import type { Person, SlotOf, Tone } from './slots.ts';
import { collectionFor, noteFor, pageTitleFor, stemsOf, wantIds, type WriteContext } from './write-context.ts';

type KnownRow = CollectionKnowledge['rows'][number];
type Card = SlotOf<'board'>['columns'][number]['cards'][number];

const PLAIN_COLUMNS = ['To do', 'In progress', 'In review', 'Done'];
/** Columns of boards whose things have no stage of their own. */
const USUAL_COLUMNS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:recruit\w*|hiring|applicant|candidate|talent)\b/i, ['Applied', 'Phone call', 'Interview', 'Offer', 'Hired']],
  [
    /\b(?:bug|issue|sprint|scrum|agile|software|developers?)\b/i,
    ['Backlog', 'To do', 'In progress', 'In review', 'Done'],
  ],
  [/\b(?:content|editorial|marketing)\b/i, ['Ideas', 'Writing', 'In review', 'Scheduled', 'Published']],
  [/\b(?:sales|deals?|crm|leads?)\b/i, ['New', 'Qualified', 'Proposal', 'Negotiation', 'Won']],
  [/\b(?:orders?|production|workshop)\b/i, ['New', 'In production', 'Packing', 'Shipped']],
];

const usualColumns = (text: string): readonly string[] =>
  USUAL_COLUMNS.find(([words]) => words.test(text))?.[1] ?? PLAIN_COLUMNS;
const FEWEST_STAGES = 2;
const MOST_STAGES = 6;

/** Work in columns: the prompt's when it names them, else the stages that the trade's things go through. */
export function writeBoard(context: WriteContext, want?: Want): SlotOf<'board'> {
  const collection = collectionFor(context, want);
  const asked = want?.items ?? [];
  const groups = want?.texts ?? [];
  const named = groups.length > 1 ? groups : asked.length > 1 ? asked.map((item) => item.title) : undefined;
  const names = named ?? listStages(collection) ?? usualColumns(`${context.brief.subject} ${context.domain.id}`);
  const dealt = deal(collection, names);
  return {
    kind: 'board',
    wants: wantIds(want),
    title: pageTitleFor(context, want, collection.title),
    columns: names.map((title, index) => {
      const cards =
        cardsOf(title, groups, asked) ?? toCards(dealt.get(title) ?? [], names, collection, context.domain.people);
      const isLast = index === names.length - 1;
      const tone: Tone = isLast ? 'good' : index === 0 ? 'neutral' : index === 1 ? 'accent' : 'warn';
      return { title, tone, cards, ...sumOf(cards) };
    }),
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
  // A state that is no stage, such as "Urgent", heads no column.
  return stages.every(isStageName) && stages.length >= FEWEST_STAGES && stages.length <= MOST_STAGES
    ? inCourse(stages)
    : undefined;
}

/** Each thing goes where its own stage is; one whose stage no column has goes where the fewest are, what is done last. */
function deal(collection: CollectionKnowledge, names: readonly string[]): Map<string, KnownRow[]> {
  const columns = new Map(names.map((name): [string, KnownRow[]] => [name, []]));
  const rest: KnownRow[] = [];
  for (const row of collection.rows) {
    const stage = stageOf(collection, row) ?? '';
    const stems = stemsOf(stage);
    const own =
      names.find((name) => name.toLowerCase() === stage.toLowerCase()) ??
      names.find((name) => stemsOf(name).some((stem) => stem.length > 2 && stems.includes(stem)));
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
  columns: readonly string[],
  collection: CollectionKnowledge,
  people: readonly Person[],
): Card[] =>
  rows.map((row) => {
    const index = collection.rows.indexOf(row);
    const person = cellOf(collection, row, IS_PERSON) ?? people[index % Math.max(1, people.length)]?.name;
    const label = cellOf(collection, row, IS_LABEL);
    const isAmount = row.value !== undefined && parseMoney(row.value) !== undefined;
    // What stands beside a row as its state may be the stage that its column already says.
    const isStage = row.status === undefined || columns.includes(row.status.label) || isStageName(row.status.label);
    return {
      title: row.title,
      ...(row.subtitle === undefined || row.subtitle === label ? {} : { note: row.subtitle }),
      ...(row.meta === undefined ? {} : { meta: row.meta }),
      ...(isStage || row.status === undefined ? {} : { tag: row.status.label }),
      ...(isAmount && row.value !== undefined ? { value: row.value } : {}),
      ...(label === undefined || label === row.title ? {} : { label, track: trackOf(label, collection) }),
      ...(index % 3 === 1 ? { checks: CHECKS[index % CHECKS.length] ?? '' } : {}),
      ...(index % 2 === 0 ? { comments: COMMENTS[index % COMMENTS.length] ?? '' } : {}),
      ...(person === undefined ? {} : { person }),
    };
  });

const CHECKS = ['2/4', '3/5', '1/3', '5/6'];
const COMMENTS = ['4', '2', '7', '1', '3'];
const IS_LABEL = /^(?:project|category|label|type|area|channel|kind|team|product|component|epic|department)$/i;

/** Which of the labels of a list it is, counted from its first row. */
const trackOf = (label: string, collection: CollectionKnowledge): number =>
  [...new Set(collection.rows.map((row) => cellOf(collection, row, IS_LABEL)))].indexOf(label);

/** What the cards of a column are worth together, where each is worth money. */
function sumOf(cards: readonly Card[]): { sum?: string } {
  const amounts = cards.map(({ value }) => (value === undefined ? undefined : parseMoney(value)));
  const [first] = amounts;
  if (first === undefined || amounts.some((one) => one?.currency !== first.currency)) return {};
  return {
    sum: toMoney(
      amounts.reduce((total, one) => total + (one?.amount ?? 0), 0),
      first.currency,
    ),
  };
}
