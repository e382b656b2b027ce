import type { Item, ItemField, ItemsNode, Node, Outline, Words } from '../outline.ts';
import { classify, type MeasureKind } from '../values/measure.ts';
import { toneOf } from '../values/tone-of.ts';

/** One stretch of a row in the order of the prompt: its name, or something that is said of it. */
interface Cell {
  words: Words & { span: NonNullable<Words['span']> };
  kind: CellKind;
  field?: ItemField;
}

type CellKind = 'time' | 'date' | 'money' | 'figure' | 'words';

interface Row {
  item: Item;
  cells: Cell[];
  /** Which cell is the name. */
  name: number;
  /** What another sentence says of it. */
  elsewhere: ItemField[];
}

/** Fewer rows show no pattern. */
const LEAST_ROWS = 3;
/** Most cells that one row may have more than the others. */
const MOST_MORE = 2;

/**
 * Holds the rows of a list against one another: what most of them are, the odd one is too. "07:30 Under 16" among times and
 * names has "Under 16" for its name, whatever else those words could measure; "08:30 Open, heats" has one name, not two.
 */
export function alignItems({ sections }: Outline, prompt: string): void {
  for (const list of sections.flatMap(listsIn)) alignList(list, prompt);
}

const listsIn = (node: Node): ItemsNode[] =>
  node.kind === 'items' ? [node] : node.kind === 'section' ? node.nodes.flatMap(listsIn) : [];

function alignList({ items }: ItemsNode, prompt: string): void {
  const rows = items.map((item) => rowOf(item, prompt));
  if (rows.length < LEAST_ROWS || !rows.every((row) => row !== undefined)) return;
  const model = usualOf(rows);
  if (model === undefined) return;
  for (const row of rows) if (formOf(row) !== formOf(model)) alignRow(row, model, prompt);
}

function rowOf(item: Item, prompt: string): Row | undefined {
  const badges = item.fields.filter(({ as }) => as === 'badge');
  const told = item.fields.filter(({ as }) => as !== 'badge');
  const cells = [{ words: item.title }, ...told.map((field) => ({ words: field.words, field }))].map((cell) =>
    cell.words.span === undefined ? undefined : { ...cell, kind: kindOf(cell.words.text) },
  );
  if (!cells.every((cell): cell is Cell => cell !== undefined)) return undefined;
  const ordered = cells.toSorted((a, b) => a.words.span.start - b.words.span.start);
  const apart = ordered.findIndex(({ words }, at) => {
    const before = ordered[at - 1];
    return before !== undefined && /[.!?]\s|\n/.test(prompt.slice(before.words.span.end, words.span.start));
  });
  const own = apart === -1 ? ordered : ordered.slice(0, apart);
  const name = own.findIndex(({ field }) => field === undefined);
  const elsewhere = [...ordered.slice(own.length).flatMap(({ field }) => field ?? []), ...badges];
  return name === -1 ? undefined : { item, cells: own, name, elsewhere };
}

const WORDY: ReadonlySet<MeasureKind> = new Set(['text', 'person', 'place', 'state', 'count', 'email', 'url', 'code']);

function kindOf(text: string): CellKind {
  const { kind } = classify(text);
  if (kind === 'clock' || kind === 'time-range') return 'time';
  if (kind === 'date' || kind === 'weekday') return 'date';
  if (kind === 'money') return 'money';
  return WORDY.has(kind) ? 'words' : 'figure';
}

const formOf = ({ cells, name }: Row): string => `${name}:${cells.map(({ kind }) => kind).join()}`;

/** A row as at least half of them are. */
function usualOf(rows: readonly Row[]): Row | undefined {
  const byForm = Map.groupBy(rows, formOf);
  const most = [...byForm.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
  return most.length > 1 && most.length * 2 >= rows.length && (most[0]?.cells.length ?? 0) > 1 ? most[0] : undefined;
}

function alignRow(row: Row, model: Row, prompt: string): void {
  const more = row.cells.length - model.cells.length;
  if (more < 0 || more > MOST_MORE) return;
  const cells = more === 0 ? row.cells : joined(row, more, model, prompt);
  if (cells === undefined || !isLike(cells, model)) return;
  const name = cells[model.name];
  if (name === undefined || (more === 0 && name.field === undefined)) return;
  const { item } = row;
  const former = item.title;
  item.title = name.words;
  item.fields = [
    ...cells
      .filter((_, at) => at !== model.name)
      .map(({ words, field, kind }): ItemField => field ?? { words, as: kind === 'words' ? 'note' : 'meta' }),
    ...row.elsewhere,
  ];
  // A name says nothing of how things stand, though its words may.
  const said = item.fields.some(({ tone }) => tone !== undefined);
  if (item.tone !== undefined && !said && toneOf(former.text) !== item.tone) delete item.tone;
}

const LOOSE: ReadonlySet<CellKind> = new Set(['figure', 'words']);

/** Whether the cells but for the name are what those of the model are; words may stand for one figure ("adults", "from 6 years"). */
function isLike(cells: readonly Cell[], model: Row): boolean {
  const others = cells.flatMap(({ kind }, at) => {
    const usual = model.cells[at]?.kind;
    return at === model.name || kind === usual || usual === undefined ? [] : [LOOSE.has(kind) && LOOSE.has(usual)];
  });
  return others.length === 0 || (others.length === 1 && others[0] === true);
}

/** The cells with `more + 1` neighbours joined to one, where that makes the row like the others; the loosest seam first. */
function joined({ cells }: Row, more: number, model: Row, prompt: string): Cell[] | undefined {
  const ways = cells.slice(more).flatMap((_, from) => {
    const run = cells.slice(from, from + more + 1);
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined) return [];
    const span = { start: first.words.span.start, end: last.words.span.end };
    const source = prompt.slice(span.start, span.end);
    if (/[\n()[\]|;:]/.test(source)) return [];
    const text = source.replaceAll(/["“”„«»`*_]/g, '').trim();
    const whole: Cell = { words: { text, origin: 'literal', span }, kind: kindOf(text) };
    const all = [...cells.slice(0, from), whole, ...cells.slice(from + more + 1)];
    return isLike(all, model) ? [{ all, seams: seamsOf(run, prompt), isName: from === model.name }] : [];
  });
  return ways.toSorted((a, b) => Number(b.isName) - Number(a.isName) || a.seams - b.seams)[0]?.all;
}

/** How strongly cells are parted: a space binds, a comma parts, any other sign parts more. */
function seamsOf(run: readonly Cell[], prompt: string): number {
  return run.slice(1).reduce((sum, { words }, at) => {
    const gap = prompt.slice(run[at]?.words.span.end, words.span.start).trim();
    return sum + (gap === '' ? 0 : gap === ',' ? 1 : 2);
  }, 0);
}
