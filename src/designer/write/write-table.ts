import type { Want } from '../brief.ts';
import { findNoun } from '../knowledge/nouns/find-noun.ts';
import type { Action, SlotOf } from './slots.ts';
import { collectionFor, pageTitleFor, wantIds, type WriteContext } from './write-context.ts';
import { writeRecords } from './write-collections.ts';

const ROWS_A_PAGE = 10;
const PAGES = 5;
/** How many tables show what can be done with some of their rows. */
const PICKING = 0.5;
const BULK: readonly Action[] = [
  { label: 'Assign', icon: 'user-plus' },
  { label: 'Export', icon: 'download' },
  { label: 'Archive', icon: 'archive' },
];
/** What waits for a yes or a no. */
const APPROVING = /\b(?:approv\w+|declin\w+|reject\w*|sign[- ]off)\b/i;
const APPROVALS: readonly Action[] = [
  { label: 'Approve', icon: 'check' },
  { label: 'Decline', icon: 'x' },
  { label: 'Ask back', icon: 'message-circle' },
];
const PICKED: ReadonlySet<number> = new Set([1, 2]);

/** The trade's things as rows to work on: what the prompt names of columns, filters and actions, else the trade's own. */
export function writeTable(context: WriteContext, want?: Want): SlotOf<'table'> {
  const { brief } = context;
  // What a filter or a toolbar lists is no row.
  const own = want === undefined || HANDLING.has(want.kind) ? { ...plainWant, ...want, items: [] } : want;
  const { rows, columns } = writeRecords(context, { ...own, count: want?.count ?? ROWS_A_PAGE });
  const collection = collectionFor(context, want);
  const chips = itemsOf(brief.wants, 'filters');
  const bulk = itemsOf(brief.wants, 'actions').map((label): Action => ({ label }));
  const isPicking =
    /\b(?:bulk|select|pick|check)/i.test(brief.prompt) ||
    APPROVING.test(brief.prompt) ||
    context.random.next() < PICKING;
  // Customers may be companies.
  const isOfPeople =
    findNoun(collection.words[0] ?? '')?.class === 'person' && rows.every(({ title }) => PERSON_NAME.test(title));
  const personColumn = collection.columns.find(({ as }) => as === 'person')?.label ?? '';
  const total = rows.length * PAGES - 3;
  const shown = columns.length > 1 ? columns : collection.columns;
  return {
    kind: 'table',
    wants: wantIds(want),
    title: pageTitleFor(context, namesOnlyATable(want) ? { ...plainWant, id: want?.id ?? '' } : want, collection.title),
    columns: shown,
    rows: rows.map(({ icon: _icon, ...row }, index) => ({
      ...row,
      ...(isOfPeople || row.title === row.cells?.[personColumn] ? { isPerson: true } : {}),
      ...(isPicking && PICKED.has(index) ? { picked: true } : {}),
    })),
    search: `Search ${collection.title.toLowerCase()}`,
    chips: (chips.length > 0 ? ['All', ...chips] : collection.filters.slice(0, 5)).map((label, index) => ({
      label,
      on: index === 0,
    })),
    bulk: bulk.length > 0 ? bulk : APPROVING.test(brief.prompt) ? [...APPROVALS] : [...BULK],
    ...(shown[0] === undefined ? {} : { sorted: shown.find(({ align }) => align === 'end')?.label ?? shown[0].label }),
    tally: tallyOf(rows, total),
    pages: { at: 1, of: PAGES, shown: `1–${rows.length} of ${total}` },
    // What the prompt names as buttons stands at the page's title.
    ...(brief.wants.some(({ isAction }) => isAction === true) ? {} : { action: collection.action }),
  };
}

const PERSON_NAME = /^(?:Dr\.? )?\p{Lu}[\p{L}'’.-]+(?: (?:de|van|von|da|der))? \p{Lu}[\p{L}'’-]+$/u;
const HANDLING: ReadonlySet<Want['kind']> = new Set(['filters', 'actions']);

/** How many there are in each state on all pages, in the shares of the rows that are shown; the counts add up to the total. */
function tallyOf(rows: SlotOf<'table'>['rows'], total: number): SlotOf<'table'>['tally'] {
  const states = [
    ...new Map(rows.flatMap(({ status }) => (status === undefined ? [] : [[status.label, status]]))).values(),
  ];
  const counts = states.map(({ label }) =>
    Math.floor((rows.filter(({ status }) => status?.label === label).length / rows.length) * total),
  );
  const rest = total - counts.reduce((sum, count) => sum + count, 0);
  return states.map((status, index) => ({ status, count: (counts[index] ?? 0) + (index === 0 ? rest : 0) }));
}

/** "A table with filters": what is in it gives it its name. */
const namesOnlyATable = (want: Want | undefined): boolean =>
  /^(?:(?:data|main|admin|responsive|sortable|filterable) )?(?:tables?|grid|list|rows|columns)$/i.test(
    want?.label ?? '',
  );

const plainWant: Want = { id: '', label: '', texts: [], items: [], fields: [] };

const itemsOf = (wants: readonly Want[], kind: Want['kind']): string[] =>
  wants.filter((one) => one.kind === kind).flatMap((one) => one.items.map(({ title }) => title));
