import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { choiceChips } from './kit/choice-chips.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { panelFor } from './kit/panel.ts';
import { avatar } from './kit/picture.ts';
import { rowsOn } from './kit/rows-on.ts';
import { searchField } from './kit/search-field.ts';
import { toPath } from './kit/to-path.ts';

type Slot = SlotOf<'talks'>;
type Talk = Slot['items'][number];

const WIDTHS = ['full', 'wide', 'narrow'] as const;

const head = (slot: Slot, context: BlockContext): Markup =>
  html`<header data-part="heading" class="flex items-center justify-between gap-4">
    <div class="min-w-0">
      ${headingElement(slot.title, context)}
      ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-md ${inkOn(context.ground).soft}">${slot.note}</p>`}
    </div>
    <button
      type="button"
      data-part="primary-action"
      aria-label="${slot.action.label}"
      class="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-primary text-on-primary"
    >
      ${icon(slot.action.icon ?? 'square-pen')}
    </button>
  </header>`;

/** Those who are there now, one touch away. */
const near = (slot: Slot): Markup =>
  html`<ul data-part="near" class="grid grid-cols-5 gap-2">
    ${slot.near.map(
      (name) =>
        html`<li class="min-w-0 text-center">
          <a href="${toPath(name)}" class="flex flex-col items-center gap-1 rounded-md"
            ><span class="rounded-full border-2 border-primary p-1">${avatar(name, 'size-12 rounded-full')}</span
            ><span class="w-full break-words text-label-md"
              ><span aria-hidden="true">${name.split(' ')[0] ?? name}</span><span class="sr-only">${name}</span></span
            ></a
          >
        </li>`,
    )}
  </ul>`;

const face = ({ from, online }: Talk): Markup =>
  html`<span class="relative shrink-0"
    >${avatar(from, 'size-14 rounded-full')}${online === true ? html`<span class="absolute bottom-0 right-0 size-4 rounded-full border-2 border-surface bg-primary"><span class="sr-only">Online</span></span>` : ''}</span
  >`;

const count = (unread: number): Markup =>
  html`<span
    data-part="count"
    class="grid min-w-6 shrink-0 place-items-center rounded-full bg-primary px-2 py-1 text-label-md font-semibold tabular-nums text-on-primary"
    >${String(unread)}<span class="sr-only"> unread</span></span
  >`;

/** One talk: who, the last words, when, how many are unread. */
const talk = (item: Talk, ground: Ground): Markup => {
  const isNew = item.unread !== undefined;
  const ink = inkOn(ground);
  return html`<a href="${toPath(item.from)}" class="flex min-h-16 items-center gap-4">
    ${face(item)}<span class="min-w-0 flex-1"
      ><span class="flex items-baseline justify-between gap-3"
        ><span class="min-w-0 break-words text-title-md ${isNew ? 'font-bold' : 'font-semibold'}">${item.from}</span
        ><time class="shrink-0 text-label-md tabular-nums ${isNew ? `font-semibold ${ink.accent}` : ink.soft}"
          >${item.time}</time
        ></span
      ><span class="mt-1 flex items-center justify-between gap-3"
        ><span class="flex min-w-0 items-start gap-1 text-body-md ${isNew ? ink.strong : ink.soft}"
          >${item.mine === true ? html`<span class="sr-only">You: </span><span aria-hidden="true">${icon('check-check', 'size-4')}</span>` : ''}<span
            class="min-w-0 break-words"
            >${item.text}</span
          ></span
        >${item.unread === undefined ? '' : count(item.unread)}</span
      ></span
    ></a
  >`;
};

const chips = (slot: Slot, context: BlockContext): Markup =>
  choiceChips(slot.chips, { key: context.key, label: 'Show' });

/** Faces of those who are there above, talks as rows. */
const faces = (slot: Slot, context: BlockContext): Markup => {
  const rows = rowsOn(context.style, context.ground);
  return blockSection(
    'talk-list',
    context,
    '',
    html`<div class="flex flex-col gap-5">
      ${head(slot, context)} ${searchField(slot.search, `${context.key}-search`)} ${near(slot)} ${chips(slot, context)}
      <ul data-part="list" class="${rows.list}">
        ${slot.items.map((item) => html`<li data-part="row" class="${rows.row}">${talk(item, context.ground)}</li>`)}
      </ul>
    </div>`,
  );
};

/** What is unread on a panel of its own, the rest below. */
const unreadFirst = (slot: Slot, context: BlockContext): Markup => {
  const panel = panelFor(context);
  const rows = rowsOn(context.style, context.ground);
  const fresh = slot.items.filter(({ unread }) => unread !== undefined);
  const rest = slot.items.filter(({ unread }) => unread === undefined);
  return blockSection(
    'talk-list',
    context,
    '',
    html`<div class="flex flex-col gap-5">
      ${head(slot, context)} ${chips(slot, context)}
      ${
        fresh.length === 0
          ? ''
          : html`<ul data-part="list" class="flex flex-col gap-4 ${panel.box}">
              ${fresh.map((item) => html`<li data-part="row">${talk(item, panel.ground)}</li>`)}
            </ul>`
      }
      <ul data-part="list" class="${rows.list}">
        ${rest.map((item) => html`<li data-part="row" class="${rows.row}">${talk(item, context.ground)}</li>`)}
      </ul>
      ${searchField(slot.search, `${context.key}-search`)}
      <p class="sr-only">${slot.near.join(', ')}</p>
    </div>`,
  );
};

/** Every talk on a card. */
const cards = (slot: Slot, context: BlockContext): Markup => {
  const panel = panelFor(context);
  return blockSection(
    'talk-list',
    context,
    '',
    html`<div class="flex flex-col gap-5">
      ${head(slot, context)} ${searchField(slot.search, `${context.key}-search`)} ${near(slot)}
      <ul data-part="list" class="grid gap-3 @3xl:grid-cols-2">
        ${slot.items.map((item) => html`<li data-part="card" class="min-w-0 ${panel.box}">${talk(item, panel.ground)}</li>`)}
      </ul>
      ${chips(slot, context)}
    </div>`,
  );
};

const rowsPx = (slot: Slot): number => 320 + slot.items.length * 84;

/** The talks of a messenger. */
export const talkList = defineBlock({
  id: 'talk-list',
  aliases: ['conversations', 'chats', 'message list', 'conversation list', 'direct messages'],
  shows: 'talks',
  variants: [
    { name: 'faces', widths: WIDTHS, devices: ALL_DEVICES, heightPx: rowsPx, render: faces },
    { name: 'unread-first', widths: WIDTHS, devices: ALL_DEVICES, heightPx: rowsPx, render: unreadFirst },
    {
      name: 'cards',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot, width) => 320 + Math.ceil(slot.items.length / (width === 'full' ? 2 : 1)) * 108,
      render: cards,
    },
  ],
});
