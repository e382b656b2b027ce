import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext, Ground } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { button } from '../kit/button.ts';
import { factGrid } from '../kit/fact-list.ts';
import { signatureRoom } from '../kit/signature-room.ts';
import { bars } from '../ticket-stub/ticket.ts';
import { billSums, exhibit, smallPrint, withoutAction, type OrderSlot } from './bill.ts';

const SLOTS: Record<Ground, string> = {
  surface: 'bg-on-surface',
  tonal: 'bg-on-surface',
  field: 'bg-on-primary-container',
  inverse: 'bg-inverse-on-surface',
};

const TEETH = 24;
/** Things that stand beside the slip. */
const MOST_SHOWN = 3;

/** A slip hangs out of the printer, its lower edge torn; what was bought lies beside it where there is room. */
export function roll(slot: OrderSlot, context: BlockContext): Markup {
  const { box, ground } = signatureRoom(context);
  const pictures = slot.lines.flatMap((line) => (line.picture === undefined ? [] : [line.picture]));
  return blockSection(
    'receipt-roll',
    context,
    box,
    html`${blockHeading(withoutAction(slot), context, ground)}
      <div
        class="mt-6 grid grid-cols-1 items-start gap-x-12 gap-y-8 ${pictures.length === 0 ? '' : '@4xl:grid-cols-2'}"
      >
        <div class="mx-auto w-full max-w-md">
          <div aria-hidden="true" class="h-3 rounded-full ${SLOTS[ground]}"></div>
          <div class="mx-3 bg-surface px-4 pt-6 pb-4 text-on-surface @xs:px-6">
            <ul data-part="list" class="flex flex-col gap-4">
              ${slot.lines.map(
                (line) =>
                  html`<li data-part="row" class="min-w-0">
                    <div class="flex items-baseline gap-x-2 font-mono text-body-md">
                      <span data-part="title" class="min-w-0 break-words font-semibold">${line.title}</span>
                      <span aria-hidden="true" class="min-w-4 flex-1 border-b-2 border-dotted border-outline"></span>
                      <span data-part="value" class="tabular-nums">${line.price}</span>
                    </div>
                    ${smallPrint(line, 'surface')}
                  </li>`,
              )}
            </ul>
            <div class="mt-4 border-t-2 border-dashed border-outline pt-4">
              ${billSums(slot, context, 'surface', { rule: 'border-dashed border-outline' })}
            </div>
            ${slot.facts === undefined || slot.facts.length === 0 ? '' : html`<div class="mt-4 border-t-2 border-dashed border-outline pt-4">${factGrid(slot.facts, context.style, 'surface')}</div>`}
            <div class="mt-6">${bars(slot.title, 'fill-on-surface')}</div>
          </div>
          <svg
            viewBox="0 0 ${TEETH * 10} 8"
            preserveAspectRatio="none"
            aria-hidden="true"
            class="mx-3 block h-3 w-[calc(100%-1.5rem)]"
          >
            <path
              d="M0 0H${TEETH * 10}${Array.from({ length: TEETH }, () => 'l-5 8l-5 -8').join('')}z"
              class="fill-surface"
            />
          </svg>
          ${slot.action === undefined ? '' : html`<div class="mt-6">${button(slot.action, context, 'primary', { ground, classes: 'w-full' })}</div>`}
        </div>
        ${
          pictures.length === 0
            ? ''
            : html`<div aria-hidden="true" class="hidden h-full flex-col justify-end @4xl:flex">
                <div class="flex items-end justify-center gap-6">
                  ${pictures.slice(0, MOST_SHOWN).map((shown) => html`<span class="flex h-52 min-w-0 flex-1 items-end justify-center">${exhibit(shown)}</span>`)}
                </div>
                <div class="h-3 ${SLOTS[ground]}"></div>
              </div>`
        }
      </div>`,
  );
}
