import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { headingElement } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { button } from '../kit/button.ts';
import { accountButtons, fields, hasProviders, parting, type FormSlot } from './parts.ts';

/** Whether it is a door: few fields, and one of them a secret or the first of an account. */
export const isWayIn = ({ groups, step, submit }: FormSlot): boolean => {
  const all = groups.flatMap((group) => group.fields);
  return (
    step === undefined &&
    groups.length === 1 &&
    all.length <= 5 &&
    (OPENS.test(submit.label) || all.some(({ kind }) => kind === 'password'))
  );
};

const OPENS = /^(?:register|sign (?:in|up)|log ?in|join|create (?:an |my )?account)\b/i;

/** A door: the words in the middle, the fields, one button as wide as they are, other doors side by side below. */
export const wayIn = (slot: FormSlot, context: BlockContext): Markup =>
  blockSection(
    'field-form',
    context,
    'mx-auto w-full max-w-md',
    html`<header data-part="heading" class="text-center">
        ${headingElement(slot.title, context, 'text-headline-lg')}
        ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-2 text-body-lg text-pretty text-on-surface-variant">${slot.note}</p>`}
      </header>
      <form class="mt-8 flex flex-col gap-6">
        ${fields(slot, context, 0, 'boxed')}
        <div data-part="actions" class="flex flex-col gap-2">
          ${button(slot.submit, context, 'primary', { ground: 'surface', type: 'submit', classes: 'w-full' })}
          ${slot.secondary === undefined ? '' : button(slot.secondary, context, 'quiet', { ground: 'surface', classes: 'w-full' })}
        </div>
        ${otherDoors(slot, context)}
        ${slot.agreement === undefined ? '' : html`<p data-part="agreement" class="text-center text-body-md text-on-surface-variant">${slot.agreement}</p>`}
      </form>`,
  );

/** Other doors first, one below the other, then one's own key: for houses that most enter by another account. */
export const doorsFirst = (slot: FormSlot, context: BlockContext): Markup =>
  blockSection(
    'field-form',
    context,
    'w-full max-w-lg',
    html`<header data-part="heading" class="border-l-4 border-primary pl-6">
        ${headingElement(slot.title, context, 'text-display-sm text-balance')}
        ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-2 text-body-lg text-pretty text-on-surface-variant">${slot.note}</p>`}
      </header>
      <form class="mt-10 flex flex-col gap-6">
        ${otherAccounts(slot, context)} ${fields(slot, context, 0, 'lined')}
        <div data-part="actions" class="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          ${button(slot.submit, context, 'primary', { ground: 'surface', type: 'submit', classes: 'w-full @sm:w-auto @sm:px-10' })}
          ${slot.secondary === undefined ? '' : button(slot.secondary, context, 'quiet', { ground: 'surface' })}
        </div>
        ${slot.agreement === undefined ? '' : html`<p data-part="agreement" class="text-body-md text-on-surface-variant">${slot.agreement}</p>`}
      </form>`,
  );

const otherAccounts = (slot: FormSlot, context: BlockContext): Markup | '' =>
  hasProviders(slot)
    ? html`<div data-part="providers" class="flex flex-col gap-3 border-b border-outline-variant pb-8">
        ${accountButtons(slot, context)}
      </div>`
    : '';

const otherDoors = (slot: FormSlot, context: BlockContext): Markup | '' =>
  hasProviders(slot)
    ? html`<div data-part="providers" class="flex flex-col gap-4">
        ${parting('or with')}
        <div class="grid gap-3 ${(slot.providers?.length ?? 0) > 1 ? '@sm:grid-cols-2' : ''}">
          ${accountButtons(slot, context, (name) => name)}
        </div>
      </div>`
    : '';
