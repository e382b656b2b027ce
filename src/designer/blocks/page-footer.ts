import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { toPath } from './kit/to-path.ts';

type FooterSlot = SlotOf<'footer'>;

const linkColumns = (slot: FooterSlot, context: BlockContext): Markup[] =>
  slot.columns.map(
    (column, index) =>
      html`<nav aria-labelledby="${context.key}-column-${index}" data-part="column" class="min-w-0">
        <h3 id="${context.key}-column-${index}" class="${labelClass(context.style)} font-semibold">${column.title}</h3>
        <ul class="mt-2">
          ${column.links.map((label) => html`<li><a href="${toPath(label)}" class="inline-flex min-h-11 items-center text-body-md">${label}</a></li>`)}
        </ul>
      </nav>`,
  );

const social = (slot: FooterSlot): Markup =>
  html`<ul data-part="social" class="flex gap-1">
    ${slot.social.map((one) => html`<li><a href="${toPath(one.label)}" aria-label="${one.label}" class="inline-flex size-11 items-center justify-center rounded-full">${icon(one.icon)}</a></li>`)}
  </ul>`;

/** About at the left, link columns at the right, the legal line under a rule. */
const columns = (slot: FooterSlot, context: BlockContext): Markup => {
  const ground = context.style.ground === 'inverse' ? 'surface' : 'tonal';
  const ink = inkOn(ground);
  return html`<footer data-block="page-footer" class="@container ${ink.ground}">
    <div class="mx-auto max-w-7xl px-page py-12">
      <div class="grid gap-x-12 gap-y-8 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div class="min-w-0">
          <p data-part="title" class="font-headline text-title-lg font-semibold">${slot.title}</p>
          ${slot.about === undefined ? '' : html`<p data-part="body" class="mt-2 max-w-md text-body-md text-pretty ${ink.soft}">${slot.about}</p>`}
          ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-2 text-body-md ${ink.soft}">${slot.note}</p>`}
          <div class="mt-4 -ml-3">${social(slot)}</div>
        </div>
        <div class="grid gap-8 @md:grid-cols-2 @3xl:grid-cols-3">${linkColumns(slot, context)}</div>
      </div>
      <p data-part="legal" class="mt-8 border-t pt-6 text-body-md ${ink.rule} ${ink.soft}">${slot.legal}</p>
    </div>
  </footer>`;
};

/** The name as large as a poster, links in one line above it. */
const nameplate = (slot: FooterSlot, context: BlockContext): Markup => {
  const ink = inkOn('inverse');
  return html`<footer data-block="page-footer" class="@container overflow-hidden ${ink.ground}">
    <div class="mx-auto max-w-7xl px-page py-12">
      <div class="flex flex-wrap justify-between gap-x-16 gap-y-8">${linkColumns(slot, context)}${social(slot)}</div>
      ${slot.about === undefined ? '' : html`<p data-part="body" class="mt-10 max-w-xl text-body-md text-pretty">${slot.about}</p>`}
      ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-2 text-body-md">${slot.note}</p>`}
      <p
        data-part="title"
        class="mt-6 break-words ${headlineClass(context.style)} text-headline-lg @2xl:text-display-sm @4xl:text-display-md"
      >
        ${slot.title}
      </p>
      <p data-part="legal" class="mt-4 text-body-md">${slot.legal}</p>
    </div>
  </footer>`;
};

/** The foot of a public page. */
export const pageFooter = defineBlock({
  id: 'page-footer',
  aliases: ['footer', 'links', 'imprint'],
  shows: 'footer',
  variants: [
    { name: 'columns', widths: ['full'], devices: ALL_DEVICES, heightPx: () => 320, render: columns },
    {
      name: 'nameplate',
      widths: ['full'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.title.length <= 16,
      heightPx: () => 400,
      render: nameplate,
    },
  ],
});
