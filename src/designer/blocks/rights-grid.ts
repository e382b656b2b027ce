import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { panelFor } from './kit/panel.ts';
import { isColoured } from './kit/status-on.ts';
import { subHeading } from './kit/sub-heading.ts';

type Slot = SlotOf<'rights'>;
type Group = Slot['groups'][number];
type Grant = Group['rows'][number]['grants'][number];

const linesOf = (slot: Slot): number => slot.groups.reduce((sum, { rows }) => sum + rows.length, 0);
const heightPx = (slot: Slot): number => 240 + linesOf(slot) * 56 + slot.groups.length * 48;
const WIDTHS = ['full', 'wide', 'narrow'] as const;

/** Who may do what. */
export const rightsGrid = defineBlock({
  id: 'rights-grid',
  aliases: ['permissions', 'permission matrix', 'roles', 'access', 'rights', 'matrix'],
  shows: 'rights',
  variants: [
    {
      name: 'boxes',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx,
      render: (slot, context) => matrix(slot, context, 'boxes'),
    },
    {
      name: 'marks',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx,
      render: (slot, context) => matrix(slot, context, 'marks'),
    },
    { name: 'panels', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: panels },
  ],
});

const WORDS: Readonly<Record<Grant, string>> = { all: 'Yes', own: 'Own', none: 'No' };

const head = (slot: Slot, context: BlockContext): Markup =>
  html`<header data-part="heading" class="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
    <div class="min-w-0">
      ${headingElement(slot.title, context)}
      ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-1 text-body-md ${inkOn(context.ground).soft}">${slot.note}</p>`}
    </div>
    <div class="flex flex-wrap gap-3">
      ${slot.secondary === undefined ? '' : button(slot.secondary, context, 'secondary')}
      ${slot.action === undefined ? '' : button(slot.action, context, 'primary')}
    </div>
  </header>`;

/** A box that is ticked, half ticked or empty; its words name role and right. */
const box = (grant: Grant, name: string): Markup =>
  html`<label class="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2"
    ><span class="sr-only">${name}</span
    ><input
      type="checkbox"
      ${grant === 'none' ? '' : html`checked`}
      class="size-5 cursor-pointer accent-primary"
    />${grant === 'own' ? html`<span class="font-label text-label-md">Own</span>` : ''}</label
  >`;

const mark = (grant: Grant, ground: Ground): Markup => {
  const ink = inkOn(ground);
  if (grant === 'none')
    return html`<span class="${ink.soft}"><span aria-hidden="true">–</span><span class="sr-only">No</span></span>`;
  const paint = isColoured(ground)
    ? ink.chip
    : grant === 'all'
      ? 'bg-primary text-on-primary'
      : 'bg-primary-container text-on-primary-container';
  return grant === 'all'
    ? html`<span class="inline-grid size-7 place-items-center rounded-full ${paint}"
        >${icon('check', 'size-4')}<span class="sr-only">Yes</span></span
      >`
    : html`<span
        class="inline-flex min-h-7 items-center rounded-full px-3 font-label text-label-md font-semibold ${paint}"
        >${WORDS.own}</span
      >`;
};

const heads = (slot: Slot, { style }: BlockContext, ground: Ground): Markup =>
  html`${slot.roles.map(
    (role) =>
      html`<th
        scope="col"
        class="px-1 pb-3 text-center align-bottom font-normal ${role.on === true ? `border-b-2 border-current ${inkOn(ground).accent}` : ''}"
      >
        <span class="block break-words text-title-md font-semibold">${role.name}</span>
        <span class="block ${labelClass(style)} ${inkOn(ground).soft}">${role.note}</span>
      </th>`,
  )}`;

const cellOf = (
  slot: Slot,
  index: number,
  grant: Grant,
  label: string,
  way: 'boxes' | 'marks',
  ground: Ground,
): Markup => {
  const role = slot.roles[index];
  return html`<td
    class="flex items-center justify-between gap-4 border-t py-1 @2xl:table-cell @2xl:px-1 @2xl:text-center ${inkOn(ground).rule} ${role?.on === true && !isColoured(ground) ? '@2xl:bg-surface-container-highest' : ''}"
  >
    <span class="text-body-md @2xl:hidden ${inkOn(ground).soft}">${role?.name ?? ''}</span>
    ${way === 'boxes' ? box(grant, `${role?.name ?? ''}: ${label}`) : mark(grant, ground)}
  </td>`;
};

const lines = (slot: Slot, group: Group, context: BlockContext, ground: Ground, way: 'boxes' | 'marks'): Markup =>
  html`${group.rows.map(
    (row) =>
      html`<tr data-part="row" class="block pt-3 @2xl:table-row @2xl:pt-0">
        <th
          scope="row"
          class="block py-2 text-left font-normal @2xl:table-cell @2xl:border-t @2xl:pr-3 ${inkOn(ground).rule}"
        >
          <span data-part="title" class="block break-words text-body-lg font-medium">${row.label}</span>
          ${row.note === undefined ? '' : html`<span class="block break-words text-body-md ${inkOn(ground).soft}">${row.note}</span>`}
        </th>
        ${row.grants.map((grant, index) => cellOf(slot, index, grant, row.label, way, ground))}
      </tr>`,
  )}`;

/** One table, the groups as lines of it. */
function matrix(slot: Slot, context: BlockContext, way: 'boxes' | 'marks'): Markup {
  const panel = panelFor(context);
  const ink = inkOn(panel.ground);
  return blockSection(
    'rights-grid',
    context,
    '',
    html`${head(slot, context)}
      <div class="mt-6 ${panel.box}">
        <table class="block w-full table-fixed text-left @2xl:table">
          <thead class="hidden @2xl:table-header-group">
            <tr>
              <th scope="col" class="w-1/4 pb-3 align-bottom font-normal ${labelClass(context.style)} ${ink.soft}">
                May
              </th>
              ${heads(slot, context, panel.ground)}
            </tr>
          </thead>
          ${slot.groups.map(
            (group) =>
              html`<tbody class="block @2xl:table-row-group">
                <tr class="block @2xl:table-row">
                  <th
                    scope="colgroup"
                    colspan="${String(slot.roles.length + 1)}"
                    class="block pb-1 pt-6 text-left @2xl:table-cell ${headlineClass(context.style)} text-title-md ${ink.accent}"
                  >
                    ${group.title}
                  </th>
                </tr>
                ${lines(slot, group, context, panel.ground, way)}
              </tbody>`,
          )}
        </table>
      </div>`,
  );
}

/** A panel for each group, with the roles over each. */
function panels(slot: Slot, context: BlockContext): Markup {
  const panel = panelFor(context);
  const ink = inkOn(panel.ground);
  return blockSection(
    'rights-grid',
    context,
    '',
    html`${head(slot, context)}
      <div class="mt-6 flex flex-col gap-6">
        ${slot.groups.map(
          (group) =>
            html`<div data-part="card" class="${panel.box}">
              ${subHeading(group.title, context, `${headlineClass(context.style)} text-title-lg`)}
              <table class="mt-2 block w-full table-fixed text-left @2xl:table">
                <thead class="hidden @2xl:table-header-group">
                  <tr>
                    <th
                      scope="col"
                      class="w-1/4 pb-3 align-bottom font-normal ${labelClass(context.style)} ${ink.soft}"
                    >
                      May
                    </th>
                    ${heads(slot, context, panel.ground)}
                  </tr>
                </thead>
                <tbody class="block @2xl:table-row-group">
                  ${lines(slot, group, context, panel.ground, 'marks')}
                </tbody>
              </table>
            </div>`,
        )}
      </div>`,
  );
}
