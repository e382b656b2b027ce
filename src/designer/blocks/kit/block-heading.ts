import { html, type Markup } from '../../../markup/html.ts';
import type { SlotBase } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { inkOn } from './ink.ts';
import { headingClass } from './label-class.ts';

/** Type size of a block's heading by its level: the page's title, a section's, a panel's. */
export const HEADING_SIZE: Record<BlockContext['level'], string> = {
  1: 'text-headline-lg',
  2: 'text-headline-sm',
  3: 'text-title-lg',
};

/** Heading, the line under it, and its action at the right edge. The heading's id is `<key>-title`. */
export function blockHeading(slot: SlotBase, context: BlockContext, ground: Ground = context.ground): Markup {
  const ink = inkOn(ground);
  return html`<header data-part="heading" class="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
    <div class="min-w-0">
      ${headingElement(slot.title, context)}
      ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-1 text-body-md ${ink.soft}">${slot.note}</p>`}
    </div>
    ${
      slot.action === undefined
        ? ''
        : html`<button
            type="button"
            data-part="action"
            class="inline-flex min-h-11 min-w-11 items-center font-label text-label-lg font-semibold ${ink.accent}"
          >
            ${slot.action.label}
          </button>`
    }
  </header>`;
}

export function headingElement(title: string, context: BlockContext, classes = HEADING_SIZE[context.level]): Markup {
  const shown = html`id="${context.key}-title" data-part="title" class="${headingClass(context.style)} ${classes}"`;
  if (context.level === 1) return html`<h1 ${shown}>${title}</h1>`;
  return context.level === 2 ? html`<h2 ${shown}>${title}</h2>` : html`<h3 ${shown}>${title}</h3>`;
}
