import type { Want } from '../brief.ts';
import type { Action, SlotOf } from './slots.ts';
import { collectionFor, pageTitleFor, wantIds, type WriteContext } from './write-context.ts';
import { writeRecords } from './write-collections.ts';

const ROWS_A_PAGE = 8;
const PAGES = 5;
const BULK: readonly Action[] = [
  { label: 'Assign', icon: 'user-plus' },
  { label: 'Export', icon: 'download' },
  { label: 'Archive', icon: 'archive' },
];
const PICKED: ReadonlySet<number> = new Set([1, 2]);

/** The trade's things as rows to work on: what the prompt names of columns, filters and actions, else the trade's own. */
export function writeTable(context: WriteContext, want?: Want): SlotOf<'table'> {
  const { brief } = context;
  const { rows, columns } = writeRecords(context, { ...(want ?? plainWant), count: want?.count ?? ROWS_A_PAGE });
  const collection = collectionFor(context, want);
  const chips = itemsOf(brief.wants, 'filters');
  const bulk = itemsOf(brief.wants, 'actions').map((label): Action => ({ label }));
  const shown = columns.length > 1 ? columns : collection.columns;
  return {
    kind: 'table',
    wants: wantIds(want),
    title: pageTitleFor(context, want, collection.title),
    columns: shown,
    rows: rows.map((row, index) => (PICKED.has(index) ? { ...row, picked: true } : row)),
    search: `Search ${collection.title.toLowerCase()}`,
    chips: (chips.length > 0 ? chips : collection.filters.slice(0, 5)).map((label, index) => ({
      label,
      on: index === 0,
    })),
    bulk: bulk.length > 0 ? bulk : [...BULK],
    ...(shown[0] === undefined ? {} : { sorted: shown.find(({ align }) => align === 'end')?.label ?? shown[0].label }),
    pages: { at: 1, of: PAGES, shown: `1–${rows.length} of ${rows.length * PAGES - 3}` },
    action: collection.action,
  };
}

const plainWant: Want = { id: '', label: '', texts: [], items: [], fields: [] };

const itemsOf = (wants: readonly Want[], kind: Want['kind']): string[] =>
  wants.filter((one) => one.kind === kind).flatMap((one) => one.items.map(({ title }) => title));
