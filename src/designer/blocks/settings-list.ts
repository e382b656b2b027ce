import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { switchControl } from './kit/form-field.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { panelFor } from './kit/panel.ts';

type SettingsSlot = SlotOf<'settings'>;
type SettingsRow = SettingsSlot['groups'][number]['rows'][number];

const rowsPx = (slot: SettingsSlot): number =>
  slot.groups.reduce((sum, group) => sum + 72 + group.rows.length * 72, 96);

function control(row: SettingsRow, id: string, ground: Ground): Markup {
  const ink = inkOn(ground);
  switch (row.kind) {
    case 'switch':
      return switchControl(`${id}-label`, id, row.on === true);
    case 'choice':
      return html`<select
        id="${id}"
        name="${id}"
        aria-labelledby="${id}-label"
        class="min-h-11 max-w-full rounded-control border border-outline bg-surface-container-lowest px-3 text-body-md text-on-surface"
      >
        ${(row.options ?? []).map((option) => html`<option ${option === row.value ? html`selected` : ''}>${option}</option>`)}
      </select>`;
    case 'field':
      return html`<input
        id="${id}"
        name="${id}"
        type="text"
        value="${row.value ?? ''}"
        aria-labelledby="${id}-label"
        class="min-h-11 w-full min-w-0 max-w-80 flex-1 basis-48 rounded-control border border-outline bg-surface-container-lowest px-3 text-body-md text-on-surface"
      />`;
    case 'button':
      return html`<button
        type="button"
        aria-describedby="${id}-label"
        class="inline-flex min-h-11 min-w-11 items-center justify-center rounded-control px-4 font-label text-label-lg font-semibold ${row.isDangerous === true ? 'bg-error text-on-error' : `border ${ink.strong} border-current`}"
      >
        ${row.value}
      </button>`;
    case 'value':
      return html`<span data-part="value" class="text-body-md ${ink.soft}">${row.value}</span>`;
    case 'link':
      return html`<button
        type="button"
        aria-labelledby="${id}-label ${id}-value"
        class="inline-flex min-h-11 min-w-11 items-center justify-end gap-2 text-body-md ${ink.soft}"
      >
        <span id="${id}-value">${row.value}</span>${icon('chevron-right')}
      </button>`;
  }
}

const settingsRow = (row: SettingsRow, id: string, ground: Ground): Markup =>
  html`<li data-part="row" class="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
    <div class="flex min-w-0 flex-1 basis-40 items-center gap-4">
      ${row.icon === undefined ? '' : icon(row.icon, `size-5 ${inkOn(ground).soft}`)}
      <div class="min-w-0">
        <p id="${id}-label" data-part="title" class="text-body-lg">${row.label}</p>
        ${row.note === undefined ? '' : html`<p data-part="note" class="text-body-md ${inkOn(ground).soft}">${row.note}</p>`}
      </div>
    </div>
    ${control(row, id, ground)}
  </li>`;

const rows = (slot: SettingsSlot, group: number, context: BlockContext, ground: Ground): Markup =>
  html`<ul class="divide-y divide-outline-variant">
    ${(slot.groups[group]?.rows ?? []).map((row, index) => settingsRow(row, `${context.key}-${group}-${index}`, ground))}
  </ul>`;

/** A panel for each group. */
const panels = (slot: SettingsSlot, context: BlockContext): Markup => {
  const panel = panelFor(context);
  return blockSection(
    'settings-list',
    context,
    '',
    html`${blockHeading(slot, context)}
      <div class="mt-6 flex flex-col gap-6">
        ${slot.groups.map(
          (group, index) =>
            html`<div data-part="group" class="${panel.box}">
              <h3 data-part="title" class="mb-2 font-headline text-title-lg">${group.title}</h3>
              ${rows(slot, index, context, panel.ground)}
            </div>`,
        )}
      </div>`,
  );
};

/** Group titles at the left of their rows. */
const columns = (slot: SettingsSlot, context: BlockContext): Markup =>
  blockSection(
    'settings-list',
    context,
    '',
    html`${blockHeading(slot, context)}
      <div class="mt-6">
        ${slot.groups.map(
          (group, index) =>
            html`<div
              data-part="group"
              class="grid gap-x-12 border-t border-outline-variant py-6 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
            >
              <h3 data-part="title" class="py-3 font-headline text-title-lg">${group.title}</h3>
              ${rows(slot, index, context, context.ground)}
            </div>`,
        )}
      </div>`,
  );

/** Groups that fold: the first is open, the others say how much is in them. */
const folded = (slot: SettingsSlot, context: BlockContext): Markup => {
  const { ground } = context;
  const ink = inkOn(ground);
  return blockSection(
    'settings-list',
    context,
    '',
    html`${blockHeading(slot, context)}
      <div class="mt-4 border-b ${ink.rule}">
        ${slot.groups.map(
          (group, index) =>
            html`<details data-part="group" class="border-t ${ink.rule}" ${index === 0 ? html`open` : ''}>
              <summary class="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4">
                <h3 data-part="title" class="min-w-0 break-words font-headline text-title-lg">${group.title}</h3>
                <span class="inline-flex items-center gap-2 text-body-md ${ink.soft}"
                  >${group.rows.length} ${icon('chevron-down')}</span
                >
              </summary>
              <div class="pb-4">${rows(slot, index, context, ground)}</div>
            </details>`,
        )}
      </div>`,
  );
};

const foldedPx = (slot: SettingsSlot): number => 96 + slot.groups.length * 56 + (slot.groups[0]?.rows.length ?? 0) * 72;

/** Switches and choices that stay. */
export const settingsList = defineBlock({
  id: 'settings-list',
  aliases: ['settings', 'preferences', 'toggles', 'options', 'switches'],
  shows: 'settings',
  variants: [
    { name: 'panels', widths: ['full', 'wide', 'narrow'], devices: ALL_DEVICES, heightPx: rowsPx, render: panels },
    {
      name: 'columns',
      widths: ['full', 'wide'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.groups.length > 1,
      heightPx: rowsPx,
      render: columns,
    },
    {
      name: 'folded',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.groups.length > 1,
      heightPx: foldedPx,
      render: folded,
    },
  ],
});
