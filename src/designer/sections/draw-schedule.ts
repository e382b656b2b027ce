import { html } from '../../markup/html.ts';
import { dataPanel, insidePanel } from './data-panel.ts';
import { leftOver, restLine } from './left-over.ts';
import type { NodeDrawer } from './node-context.ts';
import { drawColumns } from './schedule-columns.ts';
import { drawLanes } from './schedule-lanes.ts';
import { entryBlock } from './schedule-entry.ts';
import { drawMonth } from './schedule-month.ts';
import { drawTimetable } from './schedule-table.ts';
import { readSpan } from './schedule-times.ts';

/** Entries at their times: a week or day on an axis of hours, a month, lanes across, or a table of periods. */
export const drawSchedule: NodeDrawer<'schedule'> = (node, context) => {
  const inside = insidePanel(context);
  // Periods without clock times ("Morning", "1st lesson") are rows of a table.
  const isPeriods =
    (node.shape === 'week' || node.shape === 'day') &&
    node.rows.length > 0 &&
    node.columns.length > 0 &&
    node.entries.some(({ row }) => row !== undefined) &&
    node.entries.every((entry) => readSpan(entry) === undefined || entry.row !== undefined);
  const drawn =
    node.shape === 'month' ? drawMonth : node.shape === 'lanes' ? drawLanes : isPeriods ? drawTimetable : drawColumns;
  const schedule = drawn(node, inside);
  // Entries of a row or column that is not named have no place; they are listed.
  const lost = node.entries.filter(({ title, notes }) => leftOver([title, ...notes], schedule).length > 0);
  const words = [
    ...node.columns,
    ...node.rows,
    ...node.entries.flatMap(({ column, row, start, end }) => [column, row, start, end]),
  ];
  const list =
    lost.length === 0
      ? ''
      : html`<ol class="mt-3 flex flex-col gap-2">
          ${lost.map((entry) => entryBlock(entry, inside))}
        </ol>`;
  return html`<div data-part="schedule" class="@container min-w-0 ${dataPanel(context)}">
    ${schedule}${list}${restLine(leftOver(words, html`${schedule}${list}`), inside)}
  </div>`;
};
