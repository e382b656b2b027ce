import { html, type Markup } from '../../markup/html.ts';
import type { ScheduleNode, Words } from '../outline/outline.ts';
import { dataInk } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';
import { entryBlock } from './schedule-entry.ts';
import { hoursRound, readHour, readSpan, type Entry } from './schedule-times.ts';

/** People, rooms or machines down the side, time across; in a narrow container each lane lists its entries. */
export function drawLanes(node: ScheduleNode, context: NodeContext): Markup {
  const ink = dataInk(context);
  // Lanes are whatever the entries name: rows as a rule, columns where only those are given.
  const isByColumn =
    node.rows.length === 0 ||
    (node.entries.some(({ column }) => column !== undefined) && node.entries.every(({ row }) => row === undefined));
  const lanes = isByColumn ? node.columns : node.rows;
  const ticks = isByColumn ? node.rows : node.columns;
  const hasHours = ticks.every(({ text }) => readHour(text) !== undefined);
  const hours = hasHours ? hoursRound({ ...node, rows: ticks }) : { from: 0, to: Math.max(1, ticks.length) };
  const isAgenda = context.device === 'MOBILE' || context.width === 'narrow';
  const wide = (names: string): string =>
    isAgenda
      ? ''
      : names
          .split(' ')
          .map((name) => `${context.device === 'TABLET' ? '@lg' : '@2xl'}:${name}`)
          .join(' ');
  const marks = ticks.length > 0 ? ticks.map(({ text }) => text) : hourMarks(hours);
  return html`<div class="flex flex-col gap-4 ${wide('gap-0')}">
    <div
      ${ticks.length > 0 ? '' : html`aria-hidden="true"`}
      class="${ticks.length > 0 ? 'flex flex-wrap gap-x-3' : 'hidden'} ${wide('flex justify-between pb-2 pl-36')} font-label text-label-md tabular-nums ${ink.soft}"
    >
      ${marks.map((text) => html`<span>${text}</span>`)}
    </div>
    ${lanes.map((lane) => laneRow(lane, entriesOf(lane, node, isByColumn), { hours, ticks, hasHours, context, wide }))}
  </div>`;
}

const hourMarks = ({ from, to }: { from: number; to: number }): string[] => {
  const step = Math.max(1, Math.ceil((to - from) / 8));
  return Array.from(
    { length: Math.floor((to - from) / step) + 1 },
    (_, index) => `${String((from + index * step) % 24).padStart(2, '0')}:00`,
  );
};

const entriesOf = (lane: Words, node: ScheduleNode, isByColumn: boolean): Entry[] =>
  node.entries.filter(({ row, column }) => (isByColumn ? column : row)?.text === lane.text);

interface LaneDrawing {
  hours: { from: number; to: number };
  ticks: readonly Words[];
  hasHours: boolean;
  context: NodeContext;
  wide: (names: string) => string;
}

function laneRow(
  lane: Words,
  entries: readonly Entry[],
  { hours, ticks, hasHours, context, wide }: LaneDrawing,
): Markup {
  const ink = dataInk(context);
  return html`<section class="flex flex-col gap-2 border-t pt-3 ${ink.rule} ${wide('flex-row gap-4 py-2')}">
    <p class="text-body-sm font-semibold ${ink.strong} ${wide('w-32 shrink-0 py-1')}">${lane.text}</p>
    <ol
      class="relative flex min-w-0 flex-1 flex-col gap-2 ${wide('grid grid-cols-(--hours) gap-1')}"
      style="--hours:repeat(${(hours.to - hours.from) * 4},minmax(0,1fr))"
    >
      ${entries.map((entry) => {
        const place = placeOf(entry, { hours, ticks, hasHours });
        return entryBlock(
          entry,
          context,
          place === undefined
            ? {}
            : { classes: wide('col-(--at)'), style: `--at:${place.from + 1}/span ${place.span}` },
        );
      })}
    </ol>
  </section>`;
}

/** Quarter hours from the start of the axis, or the column that the entry names. */
function placeOf(
  entry: Entry,
  { hours, ticks, hasHours }: Pick<LaneDrawing, 'hours' | 'ticks' | 'hasHours'>,
): { from: number; span: number } | undefined {
  const span = readSpan(entry);
  if (span !== undefined && hasHours)
    return { from: Math.round((span.from - hours.from) * 4), span: Math.max(2, Math.round((span.to - span.from) * 4)) };
  const at = ticks.findIndex(({ text }) => text === entry.column?.text || text === entry.row?.text);
  return at === -1 ? undefined : { from: at * 4, span: 4 };
}
