import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { ending, fields, type FormSlot, measureFor, above } from './parts.ts';

/** A panel with a foot: the fields in it, the buttons on a bar under a rule, as in the windows of an office. */
export const footed = (slot: FormSlot, context: BlockContext): Markup =>
  blockSection(
    'field-form',
    context,
    measureFor(context),
    html`${blockHeading(slot, context, 'surface')}
      <form class="mt-8 overflow-hidden rounded-lg border border-outline-variant bg-surface-container-lowest">
        <div class="flex flex-col gap-8 p-card @3xl:p-8">
          ${above(slot, context)}
          ${slot.groups.map(
            ({ title }, index) =>
              html`<div class="flex flex-col gap-4">
                ${title === undefined ? '' : html`<h3 data-part="group" class="border-b border-outline-variant pb-2 font-headline text-title-md font-semibold">${title}</h3>`}${fields(slot, context, index, 'boxed')}
              </div>`,
          )}
        </div>
        <div class="flex flex-col gap-3 border-t border-outline-variant bg-surface-container p-card @3xl:px-8">
          ${ending(slot, context, '@md:flex-row @md:justify-end')}
        </div>
      </form>`,
  );
