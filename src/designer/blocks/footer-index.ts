import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { footerColumn, footerSocial, type FooterSlot } from './kit/footer-parts.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';

const foot = (slot: FooterSlot, ground: Ground): Markup => {
  const ink = inkOn(ground);
  return html`<div class="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t pt-4 ${ink.rule}">
    <p data-part="legal" class="text-body-md ${ink.soft}">${slot.legal}</p>
    ${footerSocial(slot)}
  </div>`;
};

const about = (slot: FooterSlot, ground: Ground): Markup =>
  html`${slot.about === undefined ? '' : html`<p data-part="body" class="mt-2 max-w-md text-body-md text-pretty ${inkOn(ground).soft}">${slot.about}</p>`}
  ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-2 text-body-md ${inkOn(ground).soft}">${slot.note}</p>`}`;

const longest = (slot: FooterSlot): number =>
  Math.max(0, ...slot.columns.flatMap((column) => column.links.map((link) => link.length)));

/** Ruled rows as in the index of a book: the heading at the left, its links running on at the right. */
function rows(slot: FooterSlot, context: BlockContext): Markup {
  const ink = inkOn('tonal');
  return html`<footer data-block="footer-index" class="@container ${ink.ground}">
    <div class="mx-auto max-w-7xl px-page pb-8 pt-14">
      <div class="grid gap-x-12 gap-y-4 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
        <div class="min-w-0">
          <p data-part="title" class="${headlineClass(context.style)} text-headline-sm">${slot.title}</p>
          ${about(slot, 'tonal')}
        </div>
        <div class="min-w-0">
          ${slot.columns.map(
            (column, index) =>
              html`<div class="border-t py-2 ${ink.rule}">
                ${footerColumn(column, `${context.key}-column-${index}`, {
                  title: `${labelClass(context.style)} pt-2 font-semibold`,
                  list: 'flex flex-wrap gap-x-8',
                })}
              </div>`,
          )}
        </div>
      </div>
      ${foot(slot, 'tonal')}
    </div>
  </footer>`;
}

/** The first column's links as large as headlines, the others small beside them. */
function largeLinks(slot: FooterSlot, context: BlockContext): Markup {
  const ink = inkOn('inverse');
  const [first, ...others] = slot.columns;
  return html`<footer data-block="footer-index" class="@container ${ink.ground}">
    <div class="mx-auto max-w-7xl px-page pb-8 pt-16">
      <div class="grid gap-x-16 gap-y-10 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        ${
          first === undefined
            ? ''
            : footerColumn(first, `${context.key}-column-0`, {
                title: `${labelClass(context.style)} ${ink.accent}`,
                list: 'mt-2 flex flex-col',
                link: `${headlineClass(context.style)} py-1 text-headline-sm @3xl:text-headline-lg`,
              })
        }
        <div class="flex min-w-0 flex-col gap-8">
          ${others.map((column, index) =>
            footerColumn(column, `${context.key}-column-${index + 1}`, {
              title: `${labelClass(context.style)} ${ink.accent}`,
              list: 'mt-1 grid gap-x-8 @lg:grid-cols-2',
            }),
          )}
          <div>
            <p data-part="title" class="font-headline text-title-lg font-semibold">${slot.title}</p>
            ${about(slot, 'inverse')}
          </div>
        </div>
      </div>
      ${foot(slot, 'inverse')}
    </div>
  </footer>`;
}

/** A sheet of equal fields: the name in the first, one column of links in each of the others. */
function fields(slot: FooterSlot, context: BlockContext): Markup {
  const ink = inkOn('surface');
  const shares =
    slot.columns.length % 3 === 0 ? '@4xl:grid-cols-4' : slot.columns.length === 1 ? '' : '@4xl:grid-cols-3';
  return html`<footer data-block="footer-index" class="@container">
    <div class="mx-auto max-w-7xl px-page pb-8 pt-6">
      <div class="grid border-l border-t @xl:grid-cols-2 ${shares} ${ink.rule}">
        <div class="min-w-0 border-b border-r p-5 ${ink.rule}">
          <p data-part="title" class="${headlineClass(context.style)} text-title-lg">${slot.title}</p>
          ${about(slot, 'surface')}
        </div>
        ${slot.columns.map(
          (column, index) =>
            html`<div class="min-w-0 border-b border-r p-5 ${ink.rule}">
              ${footerColumn(column, `${context.key}-column-${index}`, {
                title: `${labelClass(context.style)} font-semibold`,
                list: 'mt-1 flex flex-col',
              })}
            </div>`,
        )}
      </div>
      <div class="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <p data-part="legal" class="text-body-md ${ink.soft}">${slot.legal}</p>
        ${footerSocial(slot)}
      </div>
    </div>
  </footer>`;
}

/** The foot of a page as an index of where one can go. */
export const footerIndex = defineBlock({
  id: 'footer-index',
  aliases: ['sitemap', 'footer index', 'mega footer', 'footer links'],
  shows: 'footer',
  variants: [
    {
      name: 'rows',
      widths: ['full'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 200 + slot.columns.length * 90,
      render: rows,
    },
    {
      name: 'large-links',
      widths: ['full'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.columns.length >= 2 && longest(slot) <= 60 && (slot.columns[0]?.links.length ?? 0) <= 6,
      heightPx: () => 520,
      render: largeLinks,
    },
    {
      name: 'fields',
      widths: ['full'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.columns.length >= 2 && slot.columns.length <= 6,
      heightPx: () => 400,
      render: fields,
    },
  ],
});
