import { html, type Markup } from '../../../markup/html.ts';
import type { SlotBase } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { headingElement } from './block-heading.ts';
import { button } from './button.ts';
import { inkOn } from './ink.ts';

/** Heading of a block that fills a page: its action is the page's main button. */
export const pageHead = (slot: SlotBase, context: BlockContext, ground: Ground = context.ground): Markup =>
  html`<header data-part="heading" class="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
    <div class="min-w-0">
      ${headingElement(slot.title, context)}
      ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-1 text-body-md ${inkOn(ground).soft}">${slot.note}</p>`}
    </div>
    ${slot.action === undefined ? '' : button(slot.action, context, 'primary', { ground })}
  </header>`;
