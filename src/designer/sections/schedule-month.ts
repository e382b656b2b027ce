import { html, type Markup } from '../../markup/html.ts';
import type { ScheduleNode } from '../outline/outline.ts';
import { createRandom } from '../seeded-random.ts';
import { dataInk } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';
import { entryBlock } from './schedule-entry.ts';
import type { Entry } from './schedule-times.ts';

const DAYS = 31;
const WEEK = 7;

/**
 * A month of days with their entries in them; on a phone its entries stand under it; a desk's month in a
 * narrow container is the list of the days that hold something.
 */
export function drawMonth(node: ScheduleNode, context: NodeContext): Markup {
  const ink = dataInk(context);
  const offset = createRandom(`month:${node.entries.map(({ title }) => title.text).join()}`).integer(0, 4);
  const byDay = new Map<number, Entry[]>();
  const loose: Entry[] = [];
  for (const entry of node.entries) {
    const day = dayOf(entry);
    if (day === undefined) loose.push(entry);
    else byDay.set(day, [...(byDay.get(day) ?? []), entry]);
  }
  const isSmall = context.device === 'MOBILE' || context.width === 'narrow';
  const wide = isSmall ? '' : 'hidden @2xl:block';
  return html`<div data-part="calendar" class="@container flex flex-col gap-4">
    <div class="grid gap-1 ${isSmall ? 'grid-cols-7' : '@2xl:grid-cols-7'}">
      ${node.columns.map(({ text }) => html`<span class="${wide} pb-1 text-center font-label text-label-md ${ink.soft}">${text}</span>`)}
      ${Array.from({ length: offset }, () => html`<span class="${wide}"></span>`)}
      ${Array.from({ length: DAYS }, (_, index) => {
        const entries = byDay.get(index + 1) ?? [];
        const isCurrent = entries.some((entry) => entry.isCurrent === true);
        return isSmall
          ? html`<span
              class="flex min-h-11 flex-col items-center justify-center gap-1 rounded-control text-body-sm tabular-nums ${isCurrent ? 'bg-primary font-semibold text-on-primary' : entries.length > 0 ? `font-semibold ${ink.tint} ${ink.strong}` : ink.soft}"
              >${index + 1}</span
            >`
          : html`<div
              class="min-w-0 flex-col gap-1 rounded-sm border p-1 @2xl:flex @2xl:min-h-20 ${entries.length === 0 ? 'hidden' : 'flex'} ${ink.rule}"
            >
              <span class="text-label-md tabular-nums ${isCurrent ? 'font-bold text-primary' : ink.soft}"
                >${index + 1}</span
              >${
                entries.length === 0
                  ? ''
                  : html`<ol class="flex flex-col gap-1">
                      ${entries.map((entry) => entryBlock(entry, context))}
                    </ol>`
              }
            </div>`;
      })}
      ${Array.from({ length: (WEEK - ((offset + DAYS) % WEEK)) % WEEK }, () => html`<span class="${wide}"></span>`)}
    </div>
    ${
      isSmall || loose.length > 0
        ? html`<ol class="flex flex-col gap-2">
            ${(isSmall ? node.entries : loose).map((entry) => entryBlock(withDay(entry, isSmall), context))}
          </ol>`
        : ''
    }
  </div>`;
}

function dayOf({ row, start, column }: Entry): number | undefined {
  for (const words of [start, row, column]) {
    const day = Number(/(?:^|\D)([12]?\d|3[01])(?:\D|$)/.exec(words?.text ?? '')?.[1]);
    if (day >= 1 && day <= DAYS) return day;
  }
  return undefined;
}

/** In a list the day has to be told, which a cell tells by its place. */
const withDay = (entry: Entry, isListed: boolean): Entry =>
  isListed && entry.start === undefined && (entry.row ?? entry.column) !== undefined
    ? { ...entry, ...(entry.row === undefined ? {} : { start: entry.row }) }
    : entry;
