import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { footerColumn, footerSocial, type FooterSlot } from './kit/footer-parts.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';

const about = (slot: FooterSlot, classes: string): Markup =>
  html`${slot.about === undefined ? '' : html`<p data-part="body" class="text-pretty ${classes}">${slot.about}</p>`}
  ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-2 text-body-md">${slot.note}</p>`}`;

/** Links of all columns in rows of their own, on the middle axis, as the last page of a book is set. */
function centred(slot: FooterSlot, context: BlockContext): Markup {
  const ink = inkOn('surface');
  return html`<footer data-block="footer-colophon" class="@container">
    <div class="mx-auto flex max-w-3xl flex-col items-center gap-6 px-page pb-10 pt-16 text-center">
      <p data-part="title" class="${headlineClass(context.style)} text-headline-sm">${slot.title}</p>
      ${about(slot, `max-w-md text-body-md ${ink.soft}`)}
      <div class="flex flex-col gap-4">
        ${slot.columns.map((column, index) =>
          footerColumn(column, `${context.key}-column-${index}`, {
            title: `${labelClass(context.style)} ${ink.soft}`,
            list: 'flex flex-wrap justify-center gap-x-6',
          }),
        )}
      </div>
      ${footerSocial(slot)}
      <p data-part="legal" class="text-body-md ${ink.soft}">${slot.legal}</p>
    </div>
  </footer>`;
}

/** One line between rules: name, links, marks; the small print under it. */
function oneLine(slot: FooterSlot, context: BlockContext): Markup {
  const ink = inkOn('surface');
  return html`<footer data-block="footer-colophon" class="@container">
    <div class="mx-auto max-w-7xl px-page pb-8 pt-6">
      <div class="flex flex-wrap items-start justify-between gap-x-12 gap-y-4 border-t-2 border-current pt-6">
        <p data-part="title" class="${headlineClass(context.style)} flex min-h-11 items-center text-title-lg">
          ${slot.title}
        </p>
        ${slot.columns.map((column, index) =>
          footerColumn(column, `${context.key}-column-${index}`, {
            title: 'sr-only',
            list: 'flex flex-wrap gap-x-6',
          }),
        )}
        ${footerSocial(slot)}
      </div>
      <div class="mt-4 flex flex-wrap justify-between gap-x-12 gap-y-2 ${ink.soft}">
        <div class="max-w-xl">${about(slot, 'text-body-md')}</div>
        <p data-part="legal" class="text-body-md">${slot.legal}</p>
      </div>
    </div>
  </footer>`;
}

/** The imprint as a paragraph set large at the left, links small in two columns at the right. */
function imprint(slot: FooterSlot, context: BlockContext): Markup {
  const ground = context.style.ground === 'field' ? 'field' : 'inverse';
  const ink = inkOn(ground);
  return html`<footer data-block="footer-colophon" class="@container ${ink.ground}">
    <div class="mx-auto grid max-w-7xl gap-x-16 gap-y-10 px-page py-14 @4xl:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
      <div class="flex min-w-0 flex-col justify-between gap-8">
        <div>
          <p data-part="title" class="font-headline text-title-lg font-semibold">${slot.title}</p>
          ${about(slot, 'mt-3 max-w-xl font-headline text-headline-sm text-balance')}
        </div>
        <div class="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <p data-part="legal" class="text-body-md">${slot.legal}</p>
          ${footerSocial(slot)}
        </div>
      </div>
      <div class="grid gap-x-10 gap-y-8 @lg:grid-cols-2">
        ${slot.columns.map((column, index) =>
          footerColumn(column, `${context.key}-column-${index}`, {
            title: `${labelClass(context.style)} border-b pb-2 ${ink.rule}`,
            list: 'mt-1 flex flex-col',
          }),
        )}
      </div>
    </div>
  </footer>`;
}

/** The foot of a page as a colophon: who made it, in few words. */
export const footerColophon = defineBlock({
  id: 'footer-colophon',
  aliases: ['colophon', 'imprint footer', 'simple footer', 'minimal footer'],
  shows: 'footer',
  variants: [
    { name: 'centred', widths: ['full'], devices: ALL_DEVICES, heightPx: () => 420, render: centred },
    {
      name: 'one-line',
      widths: ['full'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.columns.length <= 3,
      heightPx: () => 220,
      render: oneLine,
    },
    { name: 'imprint', widths: ['full'], devices: ALL_DEVICES, heightPx: () => 420, render: imprint },
  ],
});
