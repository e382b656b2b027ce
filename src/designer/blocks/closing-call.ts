import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { headingElement } from './kit/block-heading.ts';
import { inkOn } from './kit/ink.ts';
import { picture } from './kit/picture.ts';

type ClosingSlot = SlotOf<'closing'>;

/** The last ground of a page: the direction's strong one. */
const groundOf = (context: BlockContext): Ground =>
  context.style.ground === 'inverse' || context.style.ground === 'surface' ? 'inverse' : 'field';

const boxOf = (context: BlockContext, ground: Ground): string =>
  `${inkOn(ground).ground} ${context.bleed ? '' : 'rounded-xl'}`;

function words(slot: ClosingSlot, context: BlockContext, ground: Ground): Markup {
  return html`${headingElement(slot.title, context, 'text-headline-lg')}
  ${slot.body === undefined ? '' : html`<p data-part="body" class="max-w-xl text-body-lg text-pretty">${slot.body}</p>`}
  ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-md ${inkOn(ground).soft}">${slot.note}</p>`}`;
}

/** One field with its button, or one or two buttons. */
function ask(slot: ClosingSlot, context: BlockContext, ground: Ground): Markup {
  const { field, action, secondary } = slot;
  if (field === undefined) {
    return html`<div data-part="actions" class="flex flex-wrap gap-3">
      ${action === undefined ? '' : button(action, context, 'primary', { ground, classes: 'w-full @sm:w-auto' })}
      ${secondary === undefined ? '' : button(secondary, context, 'secondary', { ground, classes: 'w-full @sm:w-auto' })}
    </div>`;
  }
  return html`<form data-part="form" class="flex w-full flex-col gap-3 @md:flex-row @md:items-end">
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

/** Words left, what to do right, on one band. */
const band = (slot: ClosingSlot, context: BlockContext): Markup => {
  const ground = groundOf(context);
  return blockSection(
    'closing-call',
    context,
    boxOf(context, ground),
    html`<div
      class="mx-auto grid max-w-7xl gap-x-16 gap-y-8 px-page py-16 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @4xl:items-end"
    >
      <div class="flex min-w-0 flex-col gap-4">${words(slot, context, ground)}</div>
      <div class="flex min-w-0 @4xl:justify-end">${ask(slot, context, ground)}</div>
    </div>`,
  );
};

/** A picture beside the call. */
const pictured = (slot: ClosingSlot, context: BlockContext): Markup => {
  const ground = groundOf(context);
  return blockSection(
    'closing-call',
    context,
    `overflow-hidden ${boxOf(context, ground)}`,
    html`<div class="mx-auto grid max-w-7xl @3xl:grid-cols-2">
      <div class="flex min-w-0 flex-col justify-center gap-6 px-page py-16">
        ${words(slot, context, ground)}${ask(slot, context, ground)}
      </div>
      ${slot.picture === undefined ? '' : html`<div class="relative min-h-64">${picture(slot.picture, 'absolute inset-0 size-full object-cover', 'square')}</div>`}
    </div>`,
  );
};

/** The last call of a page: a sign-up or the main action again. */
export const closingCall = defineBlock({
  id: 'closing-call',
  aliases: ['call to action', 'cta', 'newsletter', 'sign-up', 'signup', 'waitlist', 'subscribe', 'closing'],
  shows: 'closing',
  variants: [
    {
      name: 'band',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (_slot, width) => (width === 'narrow' ? 380 : 280),
      render: band,
    },
    {
      name: 'pictured',
      widths: ['full'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.picture !== undefined,
      heightPx: () => 400,
      render: pictured,
    },
  ],
});
