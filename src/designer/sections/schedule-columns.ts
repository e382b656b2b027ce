import { html, type Markup } from '../../markup/html.ts';
import type { ScheduleNode, Words } from '../outline/outline.ts';
import { dataInk } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';
import { entryBlock } from './schedule-entry.ts';
import { hoursRound, readSpan, type Entry } from './schedule-times.ts';

const HOUR_PX = 56;
const LEAST_HOURS = 0.75;

/**
 * Columns with their entries at true times on one axis of hours. In a narrow container the columns turn into an agenda:
 * their names over their entries in order.
 */
export function drawColumns(node: ScheduleNode, context: NodeContext): Markup {
  const ink = dataInk(context);
  const hours = hoursRound(node);
  const columns = columnsOf(node);
  const hourPx = columns.length > 1 ? HOUR_PX : 64;
  const height = (hours.to - hours.from) * hourPx;
  const marks =
    node.rows.length > 0
      ? node.rows.map(({ text }) => text)
      : Array.from(
          { length: hours.to - hours.from + 1 },
          (_, index) => `${String((hours.from + index) % 24).padStart(2, '0')}:00`,
        );
  const isAgenda = context.device === 'MOBILE' || (context.width === 'narrow' && columns.length > 1);
  const w = columns.length <= 3 ? '@lg' : context.device === 'TABLET' ? '@xl' : '@2xl';
  const wide = (names: string): string =>
    isAgenda
      ? ''
      : names
          .split(' ')
          .map((name) => `${w}:${name}`)
          .join(' ');
  const isTold = node.rows.length > 0;
  return html`<div class="flex flex-col ${wide('flex-row gap-3')}">
    ${
      isAgenda && isTold
        ? html`<p class="mb-3 flex flex-wrap gap-x-3 gap-y-1 font-label text-label-md tabular-nums ${ink.soft}">
            ${marks.map((text) => html`<span>${text}</span>`)}
          </p>`
        : html`<div
            ${isTold ? '' : html`aria-hidden="true"`}
            class="hidden shrink-0 flex-col justify-between pt-11 font-label text-label-md tabular-nums ${ink.soft} ${wide('flex')}"
            style="height:${height + 44}px"
          >
            ${marks.map((text) => html`<span class="flex h-0 items-center whitespace-nowrap">${text}</span>`)}
          </div>`
    }
    <div class="flex min-w-0 flex-1 flex-col gap-5 ${wide('grid grid-flow-col auto-cols-fr gap-2')}">
      ${columns.map(({ name, entries }, index) => {
        const lanes = toLanes(entries);
        return html`<section class="flex min-w-0 flex-col">
          ${name === undefined ? '' : html`<p class="flex min-h-11 items-center font-label text-label-lg font-semibold ${ink.strong} ${wide('justify-center')}">${name.text}</p>`}
          <ol
            class="relative flex flex-col gap-2 ${wide('block border-t h-(--day)')} ${ink.rule} ${name === undefined ? wide('mt-11') : ''}"
            style="--day:${height}px"
          >
            ${index === 0 || columns.length > 0 ? rules(hours, wide, ink.rule) : ''}
            ${entries.map((entry, at) => placed(entry, { hours, lane: lanes.of[at] ?? 0, lanes: lanes.count, context, wide }))}
          </ol>
        </section>`;
      })}
    </div>
  </div>`;
}

const rules = ({ from, to }: { from: number; to: number }, wide: (names: string) => string, rule: string): Markup =>
  html`<li aria-hidden="true" class="hidden ${wide('absolute inset-0 flex flex-col justify-between')}">
    ${Array.from({ length: to - from + 1 }, () => html`<span class="h-0 border-t ${rule}"></span>`)}
  </li>`;

function placed(
  entry: Entry,
  {
    hours,
    lane,
    lanes,
    context,
    wide,
  }: {
    hours: { from: number; to: number };
    lane: number;
    lanes: number;
    context: NodeContext;
    wide: (names: string) => string;
  },
): Markup {
  const span = readSpan(entry);
  if (span === undefined) return entryBlock(entry, context, { classes: wide('relative') });
  const all = hours.to - hours.from;
  const from = ((span.from - hours.from) / all) * 100;
  const length = (Math.max(LEAST_HOURS, span.to - span.from) / all) * 100;
  return entryBlock(entry, context, {
    classes: wide('absolute top-(--from) left-(--side) w-(--wide) min-h-(--long)'),
    style: `--from:${from.toFixed(2)}%;--long:${length.toFixed(2)}%;--side:${((lane / lanes) * 100).toFixed(1)}%;--wide:${(100 / lanes).toFixed(1)}%`,
  });
}

/** The columns as named, each with its entries in their order; entries of no named column stand in the first. */
function columnsOf(node: ScheduleNode): { name?: Words; entries: Entry[] }[] {
  const names = node.columns.length > 0 ? node.columns : uniqueColumns(node.entries);
  if (names.length === 0) return [{ entries: node.entries }];
  const isOf = (entry: Entry, name: Words): boolean => entry.column?.text === name.text;
  const loose = node.entries.filter((entry) => !names.some((name) => isOf(entry, name)));
  return names.map((name, index) => ({
    name,
    entries: [...node.entries.filter((entry) => isOf(entry, name)), ...(index === 0 ? loose : [])],
  }));
}

function uniqueColumns(entries: readonly Entry[]): Words[] {
  const found = new Map<string, Words>();
  for (const { column } of entries) if (column !== undefined && !found.has(column.text)) found.set(column.text, column);
  return [...found.values()];
}

/** Entries that overlap stand side by side. */
function toLanes(entries: readonly Entry[]): { of: number[]; count: number } {
  const ends: number[] = [];
  const of = entries.map((entry) => {
    const span = readSpan(entry);
    if (span === undefined) return 0;
    const free = ends.findIndex((end) => end <= span.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = Math.max(span.to, span.from + LEAST_HOURS);
    return lane;
  });
  return { of, count: Math.max(1, ends.length) };
}
