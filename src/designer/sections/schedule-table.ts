import { html, type Markup } from '../../markup/html.ts';
import type { ScheduleNode } from '../outline/outline.ts';
import { dataInk } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';
import { entryBlock } from './schedule-entry.ts';

/** Periods down, days across, each entry in its cell; in a narrow container every period lists its entries by day. */
export function drawTimetable(node: ScheduleNode, context: NodeContext): Markup {
  const ink = dataInk(context);
  const isList = context.device === 'MOBILE' || (context.width === 'narrow' && node.columns.length > 2);
  const narrow = (names: string): string =>
    isList
      ? names
      : names
          .split(' ')
          .map((name) => `@max-xl:${name}`)
          .join(' ');
  return html`<table class="w-full table-fixed border-collapse ${narrow('block')}">
    <thead class="${narrow('hidden')}">
      <tr>
        <td class="w-24"></td>
        ${node.columns.map(({ text }) => html`<th scope="col" class="px-1 py-2 text-center font-label text-label-lg font-semibold ${ink.strong}">${text}</th>`)}
      </tr>
    </thead>
    <tbody class="${narrow('block')}">
      ${node.rows.map(
        (row) =>
          html`<tr class="border-t ${ink.rule} ${narrow('flex flex-col gap-2 py-3')}">
            <th
              scope="row"
              class="py-2 pr-2 text-left align-top font-label text-label-lg font-semibold tabular-nums ${ink.soft} ${narrow('block p-0')}"
            >
              ${row.text}
            </th>
            ${node.columns.map((column) => {
              const entries = node.entries.filter(
                (entry) =>
                  entry.row?.text === row.text && (entry.column?.text ?? node.columns[0]?.text) === column.text,
              );
              return html`<td
                class="p-1 align-top ${entries.length === 0 ? narrow('hidden') : narrow('flex gap-3 p-0')}"
              >
                ${
                  entries.length === 0
                    ? ''
                    : html`<span class="hidden w-20 shrink-0 py-1 text-body-sm ${ink.strong} ${narrow('block')}"
                          >${column.text}</span
                        >
                        <ol class="flex min-w-0 flex-1 flex-col gap-1">
                          ${entries.map((entry) => entryBlock(entry, context))}
                        </ol>`
                }
              </td>`;
            })}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
