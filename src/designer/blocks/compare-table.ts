import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES, WIDE_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { headingPx } from './kit/heading-px.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { itemPanelFor } from './kit/item-panel.ts';
import { figureClass, headlineClass, labelClass } from './kit/label-class.ts';
import { panelFor, strongPanelFor } from './kit/panel.ts';
import { isColoured } from './kit/status-on.ts';
import { subHeading } from './kit/sub-heading.ts';

type Slot = SlotOf<'compare'>;
type Line = Slot['rows'][number];

/** A column before the values names the rows; some content brings it, some does not. */
const namesOf = (slot: Slot): string[] => slot.columns.slice(-valueCount(slot));
const valueCount = (slot: Slot): number => slot.rows[0]?.values.length ?? slot.columns.length;
const winsOf = (slot: Slot, index: number): number => slot.rows.filter((row) => row.best === index).length;

/** Pages that are about a comparison come to a verdict, which `versus` draws. */
const isUnjudged = (slot: Slot): boolean => slot.verdict === undefined;

/** The one that is best most often; undefined when none leads. */
function findLeader(slot: Slot): number | undefined {
  const wins = namesOf(slot).map((_, index) => winsOf(slot, index));
  const most = Math.max(0, ...wins);
  const leader = wins.indexOf(most);
  return most > 0 && wins.lastIndexOf(most) === leader ? leader : undefined;
}

/** A few things held against each other. */
export const compareTable = defineBlock({
  id: 'compare-table',
  aliases: ['comparison', 'compare', 'side by side', 'versus', 'matrix', 'feature table'],
  shows: 'compare',
  variants: [
    {
      name: 'table',
      widths: ['full', 'wide'],
      devices: WIDE_DEVICES,
      suits: isUnjudged,
      heightPx: (slot) => headingPx(slot) + 88 + slot.rows.length * 60,
      render: table,
    },
    {
      name: 'columns',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: isUnjudged,
      heightPx: (slot, width) => {
        const each = 88 + slot.rows.length * 60;
        return headingPx(slot) + (width === 'narrow' ? each * namesOf(slot).length : each);
      },
      render: sideBySide,
    },
    {
      name: 'line-by-line',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: isUnjudged,
      heightPx: (slot, width) =>
        headingPx(slot) + 16 + slot.rows.length * ((width === 'narrow' ? 56 : 28) + namesOf(slot).length * 34),
      render: lineByLine,
    },
  ],
});

/** One table, the best of each line marked; in a narrow column its lines stack. */
function table(slot: Slot, context: BlockContext): Markup {
  const panel = panelFor(context);
  const { ground } = panel;
  const ink = inkOn(ground);
  const names = namesOf(slot);
  return blockSection(
    'compare-table',
    context,
    panel.box,
    html`${blockHeading(slot, context, ground)}
      <table class="mt-3 block w-full text-left @xl:table @xl:table-fixed">
        <thead class="hidden @xl:table-header-group">
          <tr>
            <td></td>
            ${names.map((name) => html`<th scope="col" class="px-3 pb-3 align-bottom break-words ${headlineClass(context.style)} text-title-lg">${name}</th>`)}
          </tr>
        </thead>
        <tbody class="block @xl:table-row-group">
          ${slot.rows.map(
            (row) =>
              html`<tr
                data-part="row"
                class="grid grid-cols-1 gap-y-1 border-t py-row @xl:table-row @xl:border-t-0 ${ink.rule}"
              >
                <th
                  scope="row"
                  class="break-words font-normal @xl:border-t @xl:py-row @xl:pr-3 ${labelClass(context.style)} ${ink.soft} ${ink.rule}"
                >
                  ${row.label}
                </th>
                ${row.values.map(
                  (value, index) =>
                    html`<td
                      class="flex items-baseline justify-between gap-4 @xl:table-cell @xl:border-t @xl:px-3 @xl:py-row ${ink.rule}"
                    >
                      <span class="min-w-0 break-words text-body-md @xl:hidden ${ink.soft}">${names[index]}</span>
                      ${valueText(value, row.best === index, context, ground)}
                    </td>`,
                )}
              </tr>`,
          )}
        </tbody>
      </table>`,
  );
}

/** A column for each, the one that leads on the strongest ground. */
function sideBySide(slot: Slot, context: BlockContext): Markup {
  const leader = findLeader(slot);
  const names = namesOf(slot);
  return blockSection(
    'compare-table',
    context,
    '',
    html`${blockHeading(slot, context)}
      <ul
        class="mt-4 grid grid-cols-1 gap-4 ${names.length > 1 ? '@xl:grid-cols-2' : ''} ${ACROSS[Math.min(4, names.length)] ?? ''}"
      >
        ${names.map((name, index) => {
          const panel =
            index === leader && !isColoured(context.ground) ? strongPanelFor(context) : itemPanelFor(context);
          return html`<li data-part="card" class="min-w-0 ${panel.box}">
            ${subHeading(name, context, `break-words ${headlineClass(context.style)} text-title-lg`)}
            <dl class="mt-3">${slot.rows.map((row) => definition(row, index, context, panel.ground))}</dl>
          </li>`;
        })}
      </ul>`,
  );
}

const ACROSS: Readonly<Record<number, string>> = { 3: '@2xl:grid-cols-3', 4: '@4xl:grid-cols-4' };

function definition(row: Line, index: number, context: BlockContext, ground: Ground): Markup | '' {
  const value = row.values[index];
  if (value === undefined) return '';
  const ink = inkOn(ground);
  return html`<div
    data-part="row"
    class="flex flex-wrap items-baseline justify-between gap-x-4 border-t py-row ${ink.rule}"
  >
    <dt class="min-w-0 break-words text-body-md ${ink.soft}">${row.label}</dt>
    <dd class="ml-auto">${valueText(value, row.best === index, context, ground)}</dd>
  </div>`;
}

/** A question at a time: each line its own small contest. */
function lineByLine(slot: Slot, context: BlockContext): Markup {
  const { style, ground } = context;
  const ink = inkOn(ground);
  const names = namesOf(slot);
  return blockSection(
    'compare-table',
    context,
    '',
    html`${blockHeading(slot, context)}
      <dl class="mt-4">
        ${slot.rows.map(
          (row) =>
            html`<div
              data-part="row"
              class="grid grid-cols-1 gap-x-8 gap-y-2 border-t-2 border-current py-row @xl:grid-cols-[1fr_2fr]"
            >
              <dt class="break-words ${headlineClass(style)} text-title-lg">${row.label}</dt>
              <dd>
                <ul>
                  ${row.values.map(
                    (value, index) =>
                      html`<li
                        class="flex flex-wrap items-baseline justify-between gap-x-4 border-t py-1 first:border-t-0 ${ink.rule}"
                      >
                        <span
                          class="min-w-0 break-words text-body-md ${row.best === index ? `font-semibold ${ink.strong}` : ink.soft}"
                          >${names[index]}</span
                        >
                        ${valueText(value, row.best === index, context, ground)}
                      </li>`,
                  )}
                </ul>
              </dd>
            </div>`,
        )}
      </dl>`,
  );
}

/** A value; the best is set in colour with a mark, so that it does not rest on colour alone. */
function valueText(value: string, isBest: boolean, { style }: BlockContext, ground: Ground): Markup {
  const ink = inkOn(ground);
  return html`<span
    data-part="value"
    class="inline-flex items-baseline gap-1 ${figureClass(style)} text-title-md ${isBest ? `font-semibold ${ink.accent}` : `font-normal ${ink.strong}`}"
    >${isBest ? icon('check', 'size-5 self-center') : ''}${value}</span
  >`;
}
