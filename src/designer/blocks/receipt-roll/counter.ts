import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext, Ground } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { button } from '../kit/button.ts';
import { factGrid } from '../kit/fact-list.ts';
import { figureClass } from '../kit/label-class.ts';
import { signatureRoom } from '../kit/signature-room.ts';
import { billSums, exhibit, smallPrint, withoutAction, type OrderLine, type OrderSlot } from './bill.ts';

const TOPS: Record<Ground, string> = {
  surface: 'bg-primary',
  tonal: 'bg-primary',
  field: 'bg-on-primary-container',
  inverse: 'bg-inverse-primary',
};

const ACROSS: Readonly<Record<number, string>> = {
  1: 'grid-cols-1',
  2: 'grid-cols-2',
  3: 'grid-cols-2 @max-2xl:*:last:col-span-2 @2xl:grid-cols-3',
  4: 'grid-cols-2 @2xl:grid-cols-4',
  5: 'grid-cols-2 @2xl:grid-cols-3 @4xl:grid-cols-5',
};

/** What is bought stands on the counter; the bill is added up in front of it. */
export function counter(slot: OrderSlot, context: BlockContext): Markup {
  const { box, ground } = signatureRoom(context);
  return blockSection(
    'receipt-roll',
    context,
    box,
    html`${blockHeading(withoutAction(slot), context, ground)}
      <ul data-part="list" class="mt-6 grid gap-y-6 ${ACROSS[slot.lines.length] ?? 'grid-cols-2'}">
        ${slot.lines.map((line) => item(line, context, ground))}
      </ul>
      <div class="mt-8 grid grid-cols-1 gap-x-12 gap-y-6 @2xl:grid-cols-2">
        <div class="min-w-0">${slot.facts === undefined ? '' : factGrid(slot.facts, context.style, ground)}</div>
        <div class="flex min-w-0 flex-col gap-6">
          ${billSums(slot, context, ground)}
          ${slot.action === undefined ? '' : button(slot.action, context, 'primary', { ground, classes: 'w-full' })}
        </div>
      </div>`,
  );
}

const item = (line: OrderLine, context: BlockContext, ground: Ground): Markup =>
  html`<li data-part="row" class="flex min-w-0 flex-col">
    <div aria-hidden="true" class="flex h-32 items-end justify-center px-3 @2xl:h-44">
      ${line.picture === undefined ? '' : exhibit(line.picture)}
    </div>
    <div aria-hidden="true" class="h-3 ${TOPS[ground]}"></div>
    <div class="min-w-0 px-3 pt-3 text-center">
      <p data-part="title" class="break-words text-title-md font-semibold">${line.title}</p>
      ${smallPrint(line, ground, 'justify-center')}
      <p data-part="value" class="mt-1 ${figureClass(context.style)} text-title-lg">${line.price}</p>
    </div>
  </li>`;
