import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext } from '../block.ts';
import { button } from '../kit/button.ts';
import { picture } from '../kit/picture.ts';
import { formField, type FieldLook } from '../kit/form-field.ts';

export type FormSlot = SlotOf<'form'>;

/** Fields as wide as a window are hard to read along: a form takes the width of a page of text. */
export const measureFor = ({ width }: BlockContext): string => (width === 'full' ? 'max-w-3xl' : '');

/** The fields of one group, two halves on a line where there is room. */
export const fields = (slot: FormSlot, context: BlockContext, group: number, look: FieldLook): Markup =>
  html`<div class="grid gap-x-4 gap-y-5 @md:grid-cols-2">
    ${(slot.groups[group]?.fields ?? []).map((field, index) => formField(field, `${context.key}-${group}-${index}`, look))}
  </div>`;

/** Every group one below the other, under its title where it has one. */
export const titledGroups = (slot: FormSlot, context: BlockContext): Markup[] =>
  slot.groups.map(
    ({ title }, index) =>
      html`<div class="flex flex-col gap-4">
        ${title === undefined ? '' : html`<h3 data-part="group" class="font-headline text-title-md font-semibold">${title}</h3>`}${fields(slot, context, index, 'boxed')}
      </div>`,
  );

/** Buttons and what one agrees to. */
export function ending(slot: FormSlot, context: BlockContext, classes = ''): Markup {
  return html`<div data-part="actions" class="flex flex-col gap-3 ${classes}">
      ${button(slot.submit, context, 'primary', { ground: 'surface', type: 'submit', classes: 'w-full @md:w-auto' })}
      ${slot.secondary === undefined ? '' : button(slot.secondary, context, 'secondary', { ground: 'surface', classes: 'w-full @md:w-auto' })}
    </div>
    ${slot.agreement === undefined ? '' : html`<p data-part="agreement" class="text-body-md text-on-surface-variant">${slot.agreement}</p>`}`;
}

/** What stands above the fields: a face, ways in by another account. */
export const above = (slot: FormSlot, context: BlockContext): Markup =>
  html`${portrait(slot, context)}${providers(slot, context)}`;

const portrait = ({ portrait: own }: FormSlot, context: BlockContext): Markup | '' =>
  own === undefined
    ? ''
    : html`<div data-part="portrait" class="flex flex-wrap items-center gap-6">
        ${picture(own.picture, 'size-24 shrink-0 rounded-full object-cover', 'square')}
        ${button(own.change, context, 'secondary', { ground: 'surface' })}
      </div>`;

/** Ways in by another account, above one's own. */
function providers(slot: FormSlot, context: BlockContext): Markup | '' {
  if (!hasProviders(slot)) return '';
  return html`<div data-part="providers" class="flex flex-col gap-3">
    ${accountButtons(slot, context)} ${parting('or')}
  </div>`;
}

export const hasProviders = ({ providers: own = [] }: FormSlot): boolean => own.length > 0;

/** A button for each account that lets one in; its words are the account's name, or say what is done with it. */
export const accountButtons = (
  { providers: own = [] }: FormSlot,
  context: BlockContext,
  wordsFor = (name: string): string => `Go on with ${name}`,
): Markup[] =>
  own.map((name) =>
    button({ label: wordsFor(name), icon: 'log-in' }, context, 'secondary', { ground: 'surface', classes: 'w-full' }),
  );

/** A word on a rule, between two ways in. */
export const parting = (words: string): Markup =>
  html`<p
    class="flex items-center gap-4 text-body-md text-on-surface-variant before:h-px before:flex-1 before:bg-outline-variant after:h-px after:flex-1 after:bg-outline-variant"
  >
    ${words}
  </p>`;
