import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type BlockWidth } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { formField, type FieldLook } from './kit/form-field.ts';
import { panelFor } from './kit/panel.ts';

type FormSlot = SlotOf<'form'>;

const TALL: ReadonlySet<string> = new Set(['textarea', 'radio', 'checkboxes', 'file']);

const fieldsPx = (slot: FormSlot): number =>
  slot.groups
    .flatMap((group) => group.fields)
    .reduce((sum, field) => sum + (TALL.has(field.kind) ? 150 : field.width === 'half' ? 50 : 96), 0);
const formPx = (slot: FormSlot, width: BlockWidth): number =>
  200 + fieldsPx(slot) + slot.groups.length * (width === 'narrow' ? 60 : 40);

const fields = (slot: FormSlot, context: BlockContext, group: number, look: FieldLook): Markup =>
  html`<div class="grid gap-x-4 gap-y-5 @md:grid-cols-2">
    ${(slot.groups[group]?.fields ?? []).map((field, index) => formField(field, `${context.key}-${group}-${index}`, look))}
  </div>`;

function ending(slot: FormSlot, context: BlockContext, classes = ''): Markup {
  return html`<div data-part="actions" class="flex flex-col gap-3 ${classes}">
      ${button(slot.submit, context, 'primary', { ground: 'surface', type: 'submit', classes: 'w-full @md:w-auto' })}
      ${slot.secondary === undefined ? '' : button(slot.secondary, context, 'secondary', { ground: 'surface', classes: 'w-full @md:w-auto' })}
    </div>
    ${slot.agreement === undefined ? '' : html`<p data-part="agreement" class="text-body-md text-on-surface-variant">${slot.agreement}</p>`}`;
}

function providers(slot: FormSlot, context: BlockContext): Markup | '' {
  if (slot.providers === undefined || slot.providers.length === 0) return '';
  return html`<div data-part="providers" class="flex flex-col gap-3">
    ${slot.providers.map((name) => button({ label: `Go on with ${name}`, icon: 'log-in' }, context, 'secondary', { ground: 'surface', classes: 'w-full' }))}
    <p
      class="flex items-center gap-4 text-body-md text-on-surface-variant before:h-px before:flex-1 before:bg-outline-variant after:h-px after:flex-1 after:bg-outline-variant"
    >
      or
    </p>
  </div>`;
}

/** One column from the first field to the button; what most forms should be. */
const stacked = (slot: FormSlot, context: BlockContext): Markup =>
  blockSection(
    'field-form',
    context,
    formBox(context),
    html`${blockHeading(slot, context, 'surface')}
      <form class="mt-6 flex flex-col gap-8">
        ${providers(slot, context)}
        ${slot.groups.map((group, index) =>
          group.title === undefined
            ? fields(slot, context, index, 'boxed')
            : html`<div role="group" aria-labelledby="${context.key}-group-${index}" class="flex flex-col gap-4">
                <h3
                  id="${context.key}-group-${index}"
                  data-part="group"
                  class="font-headline text-title-md font-semibold"
                >
                  ${group.title}
                </h3>
                ${fields(slot, context, index, 'boxed')}
              </div>`,
        )}
        ${ending(slot, context, '@md:flex-row')}
      </form>`,
  );

/** Sections with their title at the left and their fields at the right, under hairlines. */
const sections = (slot: FormSlot, context: BlockContext): Markup =>
  blockSection(
    'field-form',
    context,
    '',
    html`${blockHeading(slot, context, 'surface')}
      <form class="mt-6 flex flex-col">
        ${providers(slot, context)}
        ${slot.groups.map(
          (group, index) =>
            html`<div
              role="group"
              aria-labelledby="${context.key}-group-${index}"
              class="grid gap-x-12 gap-y-4 border-t border-outline-variant py-8 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
            >
              <div>
                <h3 id="${context.key}-group-${index}" data-part="group" class="font-headline text-title-lg">
                  ${group.title ?? slot.title}
                </h3>
                ${group.note === undefined ? '' : html`<p class="mt-1 text-body-md text-on-surface-variant">${group.note}</p>`}
              </div>
              <div class="@container min-w-0">${fields(slot, context, index, 'boxed')}</div>
            </div>`,
        )}
        <div class="border-t border-outline-variant pt-6">${ending(slot, context, '@md:flex-row @md:justify-end')}</div>
      </form>`,
  );

/** Set like a letter: lines instead of boxes, room between them. */
const letter = (slot: FormSlot, context: BlockContext): Markup =>
  blockSection(
    'field-form',
    context,
    '',
    html`${blockHeading(slot, context, 'surface')}
      <form class="mt-8 flex flex-col gap-10">
        ${providers(slot, context)}
        ${slot.groups.map(
          (group, index) =>
            html`<div class="flex flex-col gap-6">
              ${group.title === undefined ? '' : html`<h3 data-part="group" class="font-headline text-headline-sm">${group.title}</h3>`}${fields(slot, context, index, 'lined')}
            </div>`,
        )}
        ${ending(slot, context, '@md:flex-row')}
      </form>`,
  );

/** A form that opens a page needs no box: the page is its sheet. */
const formBox = (context: BlockContext): string => (context.level === 1 ? '' : panelFor(context).box);

/** Forms of several steps are drawn by `wizard-steps`. */
const isOneStep = (slot: FormSlot): boolean => slot.step === undefined;

const isLettered = (slot: FormSlot): boolean =>
  slot.groups.every((group) => group.fields.every((field) => !['file', 'slider', 'switch'].includes(field.kind)));

/** Something to fill in and send. */
export const fieldForm = defineBlock({
  id: 'field-form',
  aliases: ['form', 'fields', 'inputs', 'login form', 'sign-in form', 'contact form', 'registration', 'survey'],
  shows: 'form',
  variants: [
    {
      name: 'stacked',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: isOneStep,
      heightPx: formPx,
      render: stacked,
    },
    {
      name: 'sections',
      widths: ['full', 'wide'],
      devices: ALL_DEVICES,
      suits: (slot) => isOneStep(slot) && slot.groups.length > 1,
      heightPx: formPx,
      render: sections,
    },
    {
      name: 'letter',
      widths: ['full', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => isOneStep(slot) && isLettered(slot),
      heightPx: formPx,
      render: letter,
    },
  ],
});
