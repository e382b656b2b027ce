import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { button } from '../kit/button.ts';
import { factGrid } from '../kit/fact-list.ts';
import { figureClass } from '../kit/label-class.ts';
import { inkOn } from '../kit/ink.ts';
import { picture } from '../kit/picture.ts';
import { quietRoom } from '../kit/signature-room.ts';
import { billSums, smallPrint, withoutAction, type OrderSlot } from './bill.ts';

/** The till's display with what is to pay, the tape of lines under it. */
export function till(slot: OrderSlot, context: BlockContext): Markup {
  const { box, ground } = quietRoom(context);
  const ink = inkOn(ground);
  const shown = inkOn(ground === 'inverse' ? 'field' : 'inverse');
  const total = slot.sums.find((sum) => sum.strong === true);
  return blockSection(
    'receipt-roll',
    context,
    box,
    html`${blockHeading(withoutAction(slot), context, ground)}
      <div class="mt-6 grid grid-cols-1 gap-x-12 gap-y-6 @4xl:grid-cols-2">
        <div class="flex min-w-0 flex-col gap-6">
          ${total === undefined ? '' : html`<p data-part="total" class="flex flex-col rounded-lg p-6 ${shown.ground}"><span class="text-body-md">${total.label}</span><span class="mt-6 break-words text-right font-mono text-display-sm tabular-nums @sm:text-display-md ${shown.accent}">${total.value}</span></p>`}
          ${billSums(slot, context, ground, { withTotal: false })}
          ${slot.facts === undefined ? '' : factGrid(slot.facts, context.style, ground)}
          ${slot.action === undefined ? '' : button(slot.action, context, 'primary', { ground, classes: 'w-full' })}
        </div>
        <ul data-part="list" class="min-w-0">
          ${slot.lines.map(
            (line) =>
              html`<li data-part="row" class="flex items-center gap-4 border-b-2 border-dashed py-3 ${ink.rule}">
                ${line.picture === undefined ? '' : picture({ ...line.picture, alt: '' }, 'size-16 shrink-0 rounded-md object-cover', 'square')}
                <div class="min-w-0 flex-1">
                  <p data-part="title" class="break-words text-title-md">${line.title}</p>
                  ${smallPrint(line, ground)}
                </div>
                <p data-part="value" class="${figureClass(context.style)} text-title-md">${line.price}</p>
              </li>`,
          )}
        </ul>
      </div>`,
  );
}
