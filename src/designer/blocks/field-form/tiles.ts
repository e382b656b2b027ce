import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { formField, switchControl } from '../kit/form-field.ts';
import { panelFor } from '../kit/panel.ts';
import type { Field } from '../../write/slots.ts';
import { ending, type FormSlot } from './parts.ts';

const SET_AT_ONCE: ReadonlySet<Field['kind']> = new Set(['switch', 'checkbox', 'slider']);

/** Whether everything in it is set with one touch and holds at once. */
export const isSetAtOnce = ({ groups }: FormSlot): boolean => {
  const all = groups.flatMap((group) => group.fields);
  return all.length > 1 && all.every(({ kind }) => SET_AT_ONCE.has(kind));
};

/** What was not asked for and would only say that things hold which hold already. */
const SAVES = /^(?:save|submit)\b/i;

/** Things to set as cards of a wall: each its name, how it stands, and the control. */
export const tiles = (slot: FormSlot, context: BlockContext): Markup =>
  blockSection(
    'field-form',
    context,
    '',
    html`${blockHeading(slot, context, 'surface')}
      <form class="mt-6 flex flex-col gap-6">
        ${slot.groups.map(
          ({ title, fields }, group) =>
            html`<div class="flex flex-col gap-4">
              ${title === undefined ? '' : html`<h3 data-part="group" class="font-headline text-title-md font-semibold">${title}</h3>`}
              <div class="grid gap-4 @md:grid-cols-2 @4xl:grid-cols-3">
                ${fields.map((field, index) => tile(field, `${context.key}-${group}-${index}`, context))}
              </div>
            </div>`,
        )}
        ${SAVES.test(slot.submit.label) ? '' : ending(slot, context, '@md:flex-row')}
      </form>`,
  );

function tile(field: Field, id: string, context: BlockContext): Markup {
  const { box } = panelFor(context);
  if (field.kind === 'slider')
    return html`<div
      data-part="field"
      class="flex min-h-40 flex-col justify-between gap-6 @md:col-span-2 @4xl:col-span-1 ${box}"
    >
      ${formField(field, id)}
    </div>`;
  return html`<div data-part="field" class="flex min-h-40 flex-col justify-between gap-6 ${box}">
    <span id="${id}-label" class="text-title-lg">${field.label}</span>
    <span class="flex items-center justify-between gap-4"
      ><span class="text-body-lg text-on-surface-variant">${field.on === true ? 'On' : 'Off'}</span
      >${switchControl(`${id}-label`, id, field.on === true)}</span
    >
  </div>`;
}
