import { html, type Markup } from '../../../markup/html.ts';
import type { Row, SlotOf } from '../../write/slots.ts';
import type { BlockContext } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { totalLine } from '../kit/fact-list.ts';
import { inkOn } from '../kit/ink.ts';
import { headlineClass, labelClass } from '../kit/label-class.ts';
import { picture } from '../kit/picture.ts';
import { recordAction } from '../kit/record-parts.ts';
import { signatureRoom } from '../kit/signature-room.ts';
import { bars, printedFields, stubWords, ticket } from './ticket.ts';

/** The first record is a large ticket with its picture and all that is known of it; the others are small ones under it. */
export function admit(slot: SlotOf<'records'>, context: BlockContext): Markup {
  const { box, ground } = signatureRoom(context);
  const [first, ...rest] = slot.rows;
  return blockSection(
    'ticket-stub',
    context,
    box,
    html`${blockHeading(slot, context, ground)}
      <ul
        class="mt-6 grid grid-cols-1 gap-3 @4xl:grid-cols-2 ${rest.length % 2 === 0 ? '' : '@4xl:*:last:col-span-full'}"
      >
        ${first === undefined ? '' : large(first, slot, context)}${rest.map((row) => ticket(row, context, ground))}
      </ul>
      ${slot.total === undefined ? '' : html`<div class="mt-6">${totalLine(slot.total, context.style, ground)}</div>`}`,
  );
}

function large(row: Row, { scene }: SlotOf<'records'>, context: BlockContext): Markup {
  const shown = row.picture ?? scene;
  const fields = printedFields(row);
  return html`<li
    data-part="row"
    class="col-span-full grid min-w-0 grid-cols-1 overflow-hidden rounded-lg bg-surface text-on-surface @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_12rem]"
  >
    ${shown === undefined ? html`<span class="${inkOn('field').ground}"></span>` : picture({ ...shown, alt: '' }, 'block h-44 w-full object-cover @3xl:h-full @3xl:min-h-64', 'square')}
    <div class="flex min-w-0 flex-col justify-center gap-4 p-6 @3xl:p-8">
      <div>
        <p data-part="title" class="break-words ${headlineClass(context.style)} text-headline-md">${row.title}</p>
        ${row.subtitle === undefined ? '' : html`<p data-part="subtitle" class="mt-1 break-words text-body-lg text-on-surface-variant">${row.subtitle}</p>`}
      </div>
      ${
        fields.length === 0
          ? ''
          : html`<dl class="flex flex-wrap gap-x-8 gap-y-3 border-t border-outline-variant pt-4">
              ${fields.map(
                ({ label, value }) =>
                  html`<div class="min-w-0">
                    <dt class="${labelClass(context.style)} text-on-surface-variant">${label}</dt>
                    <dd class="mt-1 break-words text-title-md tabular-nums">${value}</dd>
                  </div>`,
              )}
            </dl>`
      }
      ${recordAction(row, 'surface')}
    </div>
    <div
      class="flex min-w-0 flex-wrap items-center justify-between gap-3 border-t-2 border-dashed border-outline px-6 py-6 @3xl:flex-col @3xl:flex-nowrap @3xl:items-start @3xl:border-t-0 @3xl:border-l-2"
    >
      <div class="flex min-w-0 flex-col gap-2">${stubWords(row, context, 'text-headline-md')}</div>
      <div class="w-36 @3xl:mt-auto @3xl:w-full">${bars(row.title, 'fill-on-surface')}</div>
    </div>
  </li>`;
}
