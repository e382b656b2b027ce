import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { totalLine } from '../kit/fact-list.ts';
import { signatureRoom } from '../kit/signature-room.ts';
import { ticket } from './ticket.ts';

/** Tickets one under the other on the strong ground. */
export function stack(slot: SlotOf<'records'>, context: BlockContext): Markup {
  const { box, ground } = signatureRoom(context);
  return blockSection(
    'ticket-stub',
    context,
    box,
    html`${blockHeading(slot, context, ground)}
      <ul class="mt-6 grid grid-cols-1 gap-3 @5xl:grid-cols-2">
        ${slot.rows.map((row) => ticket(row, context, ground))}
      </ul>
      ${slot.total === undefined ? '' : html`<div class="mt-6">${totalLine(slot.total, context.style, ground)}</div>`}`,
  );
}
