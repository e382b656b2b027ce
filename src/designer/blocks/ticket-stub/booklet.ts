import { html, type Markup } from '../../../markup/html.ts';
import type { Row, SlotOf } from '../../write/slots.ts';
import type { BlockContext } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { totalLine } from '../kit/fact-list.ts';
import { icon } from '../kit/icon.ts';
import { inkOn } from '../kit/ink.ts';
import { paperOn } from '../kit/paper.ts';
import { picture } from '../kit/picture.ts';
import { recordAction, recordWords } from '../kit/record-parts.ts';
import { quietRoom } from '../kit/signature-room.ts';
import { stubWords, ticketShare } from './ticket.ts';

/** Upright tickets side by side: the picture at the head, the stub at the foot. */
export function booklet(slot: SlotOf<'records'>, context: BlockContext): Markup {
  const { box, ground } = quietRoom(context);
  const columns =
    slot.rows.length % 3 === 0 || slot.rows.length > 4
      ? '@4xl:grid-cols-3'
      : slot.rows.length === 4
        ? '@5xl:grid-cols-4'
        : '';
  return blockSection(
    'ticket-stub',
    context,
    box,
    html`${blockHeading(slot, context, ground)}
      <ul class="mt-6 grid grid-cols-1 gap-4 @lg:grid-cols-2 ${columns}">
        ${slot.rows.map(
          (row) =>
            html`<li
              data-part="row"
              class="relative flex min-w-0 flex-col overflow-hidden rounded-lg ${ground === 'tonal' ? 'bg-surface-container-lowest text-on-surface' : paperOn(ground, context)}"
            >
              ${head(row)}
              <div class="min-w-0 flex-1 p-4">${recordWords(row, 'surface')} ${recordAction(row, 'surface')}</div>
              <div
                class="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t-2 border-dashed border-outline-variant px-4 py-3"
              >
                ${stubWords(row, context)}
              </div>
              ${ticketShare(row)}
            </li>`,
        )}
      </ul>
      ${slot.total === undefined ? '' : html`<div class="mt-6">${totalLine(slot.total, context.style, ground)}</div>`}`,
  );
}

function head(row: Row): Markup | '' {
  if (row.picture !== undefined)
    return picture({ ...row.picture, alt: '' }, 'block h-28 w-full object-cover @lg:h-36', 'wide');
  return html`<div class="flex items-center px-4 py-3 ${inkOn('field').ground}">
    ${row.icon === undefined ? '' : icon(row.icon, 'size-8')}
  </div>`;
}
