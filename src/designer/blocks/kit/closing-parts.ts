import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { headingElement } from './block-heading.ts';
import { button } from './button.ts';
import { inkOn } from './ink.ts';

export type ClosingSlot = SlotOf<'closing'>;

/** Heading, sentence and note of a last call. */
export function closingWords(
  slot: ClosingSlot,
  context: BlockContext,
  ground: Ground,
  size = 'text-headline-lg',
): Markup {
  return html`${headingElement(slot.title, context, size)}
  ${slot.body === undefined ? '' : html`<p data-part="body" class="max-w-xl text-body-lg text-pretty">${slot.body}</p>`}
  ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-md ${inkOn(ground).soft}">${slot.note}</p>`}`;
}

/** One field with its button, or one or two buttons. */
export function closingAsk(slot: ClosingSlot, context: BlockContext, ground: Ground, align = ''): Markup {
  const { field, action, secondary } = slot;
  if (field === undefined) {
    return html`<div data-part="actions" class="flex flex-wrap gap-3 ${align}">
      ${action === undefined ? '' : button(action, context, 'primary', { ground, classes: 'w-full @sm:w-auto' })}
      ${secondary === undefined ? '' : button(secondary, context, 'secondary', { ground, classes: 'w-full @sm:w-auto' })}
    </div>`;
  }
  return html`<form data-part="form" class="flex w-full max-w-lg flex-col gap-3 text-left @md:flex-row @md:items-end">
    <div class="min-w-0 flex-1">
      <label for="${context.key}-field" class="font-label text-label-lg">${field.label}</label>
      <input
        id="${context.key}-field"
        name="field"
        type="${field.kind}"
        autocomplete="email"
        placeholder="${field.placeholder ?? ''}"
        class="mt-2 min-h-12 w-full rounded-control border border-outline bg-surface-container-lowest px-4 text-body-lg text-on-surface"
      />
    </div>
    ${action === undefined ? '' : button(action, context, 'primary', { ground, type: 'submit' })}
  </form>`;
}

/** The last ground of a page: the direction's strong one. */
export const closingGround = ({ style }: BlockContext): Ground =>
  style.ground === 'inverse' || style.ground === 'surface' ? 'inverse' : 'field';
