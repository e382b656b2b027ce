import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockSection } from './kit/block-section.ts';
import { inkOn } from './kit/ink.ts';
import { itemPanelFor } from './kit/item-panel.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { panelFor } from './kit/panel.ts';
import { isColoured } from './kit/status-on.ts';
import { subHeading } from './kit/sub-heading.ts';
import { actionOf, listHead, mark, time, words } from './notification-list/notification-parts.ts';
import { toasts } from './notification-list/toasts.ts';

type Slot = SlotOf<'notifications'>;

const countOf = (slot: Slot): number => slot.groups.reduce((sum, { items }) => sum + items.length, 0);

/** More would cover the screen they slide over. */
const MOST_TOASTS = 5;

/** What happened while one was away. */
export const notificationList = defineBlock({
  id: 'notification-list',
  aliases: ['notifications', 'alerts', 'activity', 'updates', 'notification center', 'toasts'],
  shows: 'notifications',
  variants: [
    {
      name: 'days',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 72 + slot.groups.length * 56 + countOf(slot) * 100,
      render: days,
    },
    {
      name: 'cards',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => 72 + slot.groups.length * 56 + countOf(slot) * (width === 'full' ? 88 : 172),
      render: cards,
    },
    {
      name: 'toasts',
      widths: ['full', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => countOf(slot) <= MOST_TOASTS,
      heightPx: (slot) => 96 + countOf(slot) * 116,
      render: toasts,
    },
    {
      name: 'margin',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 72 + slot.groups.length * 40 + countOf(slot) * 88,
      render: margin,
    },
    {
      name: 'new-above',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.unread > 0 && slot.unread < countOf(slot),
      heightPx: (slot) => 200 + countOf(slot) * 92,
      render: newAbove,
    },
  ],
});

/** One panel, day by day, a dot beside what is unread. */
function days(slot: Slot, context: BlockContext): Markup {
  const panel = panelFor(context);
  const { ground } = panel;
  const ink = inkOn(ground);
  return blockSection(
    'notification-list',
    context,
    panel.box,
    html`${listHead(slot, context, ground)}
    ${slot.groups.map(
      (group) =>
        html`${subHeading(group.day, context, `mt-6 mb-1 ${labelClass(context.style)} ${ink.soft}`)}
          <ul>
            ${group.items.map(
              (item) =>
                html`<li data-part="row" class="flex gap-4 border-t py-row first:border-t-0 ${ink.rule}">
                  ${mark(item, ground)}
                  <div class="min-w-0 flex-1">${words(item, ground)}${actionOf(item.action, ground)}</div>
                  <div class="flex flex-col items-end gap-2">
                    ${time(item, ground)}${item.unread === true ? html`<span aria-hidden="true" class="size-3 rounded-full ${ink.fill}"></span>` : ''}
                  </div>
                </li>`,
            )}
          </ul>`,
    )}`,
  );
}

/** A card for each, two beside each other where there is room; what is new stands in colour. */
function cards(slot: Slot, context: BlockContext): Markup {
  const { ground } = context;
  const panel = itemPanelFor(context);
  return blockSection(
    'notification-list',
    context,
    '',
    html`${listHead(slot, context, ground)}
    ${slot.groups.map(
      (group) =>
        html`${subHeading(group.day, context, `mt-6 mb-3 ${labelClass(context.style)} ${inkOn(ground).soft}`)}
          <ul class="grid grid-cols-1 gap-3 @3xl:grid-cols-2">
            ${group.items.map((item) => {
              const strong: Ground = item.unread === true && !isColoured(ground) ? 'field' : panel.ground;
              const box =
                strong === 'field' && panel.ground !== 'field'
                  ? `rounded-lg p-card ${inkOn('field').ground}`
                  : panel.box;
              return html`<li data-part="card" class="flex min-w-0 gap-4 ${box}">
                ${mark(item, strong)}
                <div class="flex min-w-0 flex-1 flex-col">
                  ${words(item, strong)}
                  <div class="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-1">
                    ${time(item, strong)}${actionOf(item.action, strong)}
                  </div>
                </div>
              </li>`;
            })}
          </ul>`,
    )}`,
  );
}

/** The days large in the margin, ruled lines beside them, without marks. */
function margin(slot: Slot, context: BlockContext): Markup {
  const { ground, style } = context;
  const ink = inkOn(ground);
  return blockSection(
    'notification-list',
    context,
    '',
    html`${listHead(slot, context, ground)}
      <div class="mt-4 flex flex-col gap-8">
        ${slot.groups.map(
          (group) =>
            html`<div
              class="grid gap-x-8 border-t-2 border-current pt-3 @2xl:grid-cols-[9rem_minmax(0,1fr)] @4xl:grid-cols-[14rem_minmax(0,1fr)]"
            >
              ${subHeading(group.day, context, `${headlineClass(style)} text-title-lg`)}
              <ul>
                ${group.items.map(
                  (item) =>
                    html`<li
                      data-part="row"
                      class="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 border-t py-row first:border-t-0 @2xl:first:pt-0 ${ink.rule}"
                    >
                      <span class="pt-1">${time(item, ground)}</span>
                      <div class="flex min-w-0 flex-wrap items-start justify-between gap-x-6">
                        <div
                          class="min-w-48 flex-1 ${item.unread === true ? `border-l-4 pl-3 ${ink.accent} border-current` : ''}"
                        >
                          <div class="${ink.strong}">${words(item, ground)}</div>
                        </div>
                        ${actionOf(item.action, ground)}
                      </div>
                    </li>`,
                )}
              </ul>
            </div>`,
        )}
      </div>`,
  );
}

/** What is new in a coloured panel with its deeds; what is read as a short list under it. */
function newAbove(slot: Slot, context: BlockContext): Markup {
  const { ground } = context;
  const ink = inkOn(ground);
  const strong: Ground = isColoured(ground) ? ground : 'field';
  const unread = slot.groups.flatMap(({ items }) => items.filter((item) => item.unread === true));
  const read = slot.groups
    .map(({ day, items }) => ({ day, items: items.filter((item) => item.unread !== true) }))
    .filter(({ items }) => items.length > 0);
  return blockSection(
    'notification-list',
    context,
    '',
    html`${listHead(slot, context, ground)}
      <ul
        data-part="new"
        class="mt-4 flex flex-col ${isColoured(ground) ? '' : `rounded-lg p-card ${inkOn(strong).ground}`}"
      >
        ${unread.map(
          (item) =>
            html`<li
              data-part="row"
              class="flex gap-4 border-t py-4 first:border-t-0 first:pt-0 last:pb-0 ${inkOn(strong).rule}"
            >
              ${mark(item, strong)}
              <div class="min-w-0 flex-1">${words(item, strong)}${actionOf(item.action, strong)}</div>
              ${time(item, strong)}
            </li>`,
        )}
      </ul>
      <div class="mt-8 gap-x-12 @4xl:columns-2">
        ${read.map(
          (group) =>
            html`<div class="mb-6 break-inside-avoid">
              ${subHeading(group.day, context, `mb-1 ${labelClass(context.style)} ${ink.soft}`)}
              <ul>
                ${group.items.map(
                  (item) =>
                    html`<li data-part="row" class="flex gap-4 border-t py-row ${ink.rule}">
                      <div class="min-w-0 flex-1">${words(item, ground)}${actionOf(item.action, ground)}</div>
                      ${time(item, ground)}
                    </li>`,
                )}
              </ul>
            </div>`,
        )}
      </div>`,
  );
}
