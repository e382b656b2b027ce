import { html, type Markup } from '../../markup/html.ts';
import type { Row, SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { totalLine } from './kit/fact-list.ts';
import { figureFace } from './kit/figure.ts';
import { headingPx } from './kit/heading-px.ts';
import { inkOn } from './kit/ink.ts';
import { labelClass } from './kit/label-class.ts';
import { panelFor } from './kit/panel.ts';
import { recordAction, recordMark, recordValue, recordWords } from './kit/record-parts.ts';
import { subHeading } from './kit/sub-heading.ts';

type Slot = SlotOf<'records'>;

interface Group {
  name: string;
  rows: Row[];
}

/** Rows under what `nameOf` says of each, groups in the order of their first row. */
function groupBy(rows: readonly Row[], nameOf: (row: Row) => string): Group[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(nameOf(row), [...(groups.get(nameOf(row)) ?? []), row]);
  return [...groups].map(([name, members]) => ({ name, rows: members }));
}

const initialOf = ({ title }: Row): string => title.trim().charAt(0).toLocaleUpperCase('en');
const stateOf = ({ status }: Row): string => status?.label ?? '';

const byLetter = ({ rows }: Slot): Group[] =>
  groupBy(
    rows.toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
    initialOf,
  );
const byState = ({ rows }: Slot): Group[] => groupBy(rows, stateOf);

/** What has happened or will happen is looked for by its day, not by its first letter. */
const DATED =
  /\b\d{1,2}:\d{2}\b|\b(?:to(?:day|morrow)|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\b/i;
const isDated = ({ title, subtitle, meta, value }: Row): boolean =>
  [title, subtitle, meta, value].some((text) => text !== undefined && DATED.test(text));

const isLettered = (slot: Slot): boolean => {
  const groups = byLetter(slot);
  return slot.checkable !== true && slot.rows.length >= 5 && groups.length >= 3 && !slot.rows.some(isDated);
};
const isStated = (slot: Slot): boolean => {
  const groups = byState(slot);
  return slot.rows.every((row) => row.status !== undefined) && groups.length >= 2 && groups.length <= 4;
};

/** A row without the state that its group says already. */
const withoutState = ({ status: _status, ...row }: Row): Row => row;

const line = (row: Row, { style, ground }: BlockContext, classes: string): Markup =>
  html`<li data-part="row" class="flex flex-wrap items-center gap-x-4 gap-y-1 ${classes}">
    <div class="min-w-40 flex-1">${recordWords(row, ground)}</div>
    ${recordValue(row, style, ground)}${recordAction(row, ground)}
  </li>`;

/** Letters large in the margin, as in a register; rows beside theirs. */
function letters(slot: Slot, context: BlockContext): Markup {
  const ink = inkOn(context.ground);
  return blockSection(
    'list-agenda',
    context,
    '',
    html`${blockHeading(slot, context)}
      <div class="mt-3">
        ${byLetter(slot).map(
          ({ name, rows }) =>
            html`<div
              class="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 border-t @2xl:grid-cols-[6rem_minmax(0,1fr)] ${ink.rule}"
            >
              <p aria-hidden="true" class="py-3 ${figureFace(context.style)} text-headline-sm ${ink.accent}">${name}</p>
              <ul class="min-w-0">
                ${rows.map((row) => line(row, context, `border-t py-row first:border-t-0 ${ink.rule}`))}
              </ul>
            </div>`,
        )}
      </div>
      ${totalLine(slot.total, context.style, context.ground)}`,
  );
}

/** A panel for each state, how many it holds beside its name. */
function states(slot: Slot, context: BlockContext): Markup {
  const panel = panelFor(context);
  const ink = inkOn(panel.ground);
  const on = { ...context, ground: panel.ground };
  const groups = byState(slot);
  return blockSection(
    'list-agenda',
    context,
    '',
    html`${blockHeading(slot, context)}
      <div
        class="mt-4 grid items-start gap-4 ${groups.length > 2 ? '@2xl:grid-cols-2 @5xl:grid-cols-3' : '@2xl:grid-cols-2'}"
      >
        ${groups.map(
          ({ name, rows }) =>
            html`<div class="min-w-0 ${panel.box}">
              <div class="flex items-baseline justify-between gap-4">
                ${subHeading(name, context, 'font-headline text-title-md font-semibold')}
                <p class="${labelClass(context.style)} tabular-nums ${ink.soft}">${rows.length}</p>
              </div>
              <ul class="mt-2">
                ${rows.map((row) => line(withoutState(row), on, `border-t py-row ${ink.rule}`))}
              </ul>
            </div>`,
        )}
      </div>
      ${totalLine(slot.total, context.style, context.ground)}`,
  );
}

/** Two columns of short lines, as the index at the end of a book. */
function index(slot: Slot, context: BlockContext): Markup {
  const ink = inkOn(context.ground);
  return blockSection(
    'list-agenda',
    context,
    '',
    html`${blockHeading(slot, context)}
      <ul class="mt-4 border-t-2 border-current @2xl:columns-2 @2xl:gap-x-12">
        ${slot.rows.map(
          (row) =>
            html`<li
              data-part="row"
              class="flex break-inside-avoid flex-wrap items-center gap-x-4 gap-y-1 border-b py-row ${ink.rule}"
            >
              ${recordMark(row, context.ground)}
              <div class="min-w-32 flex-1">${recordWords(row, context.ground)}</div>
              ${recordValue(row, context.style, context.ground)}${recordAction(row, context.ground)}
            </li>`,
        )}
      </ul>
      ${totalLine(slot.total, context.style, context.ground)}`,
  );
}

/** Things in order: under letters, under states, or in the columns of an index. */
export const listAgenda = defineBlock({
  id: 'list-agenda',
  aliases: ['grouped list', 'register', 'directory', 'a to z'],
  shows: 'records',
  variants: [
    {
      name: 'letters',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: isLettered,
      heightPx: (slot, width) => headingPx(slot) + slot.rows.length * (width === 'narrow' ? 108 : 84),
      render: letters,
    },
    {
      name: 'states',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: isStated,
      heightPx: (slot, width) =>
        headingPx(slot) +
        (width === 'narrow' ? slot.rows.length * 96 + 180 : 120 + Math.ceil(slot.rows.length / 2) * 90),
      render: states,
    },
    {
      name: 'index',
      widths: ['full', 'wide'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.checkable !== true && slot.rows.length >= 4,
      heightPx: (slot) => headingPx(slot) + Math.ceil(slot.rows.length / 2) * 88,
      render: index,
    },
  ],
});
