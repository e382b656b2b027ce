import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { formField } from '../kit/form-field.ts';
import { ending, type FormSlot, measureFor, above } from './parts.ts';

/** Questions one under the other, each with its numeral in the margin. */
export function numbered(slot: FormSlot, context: BlockContext): Markup {
  const asked = slot.groups.flatMap((group, at) =>
    group.fields.map((field, index) => ({
      field: { ...field, width: 'full' as const },
      id: `${context.key}-${at}-${index}`,
      title: index === 0 ? group.title : undefined,
    })),
  );
  return blockSection(
    'field-form',
    context,
    measureFor(context),
    html`${blockHeading(slot, context, 'surface')}
      <form class="mt-6 flex flex-col">
        ${above(slot, context)}
        ${asked.map(
          ({ field, id, title }, index) =>
            html`${title === undefined ? '' : html`<h3 data-part="group" class="pt-8 pb-3 font-headline text-title-lg">${title}</h3>`}
              <div
                class="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 border-t border-outline-variant py-6 @3xl:grid-cols-[5rem_minmax(0,1fr)]"
              >
                <span aria-hidden="true" class="font-headline text-headline-sm text-primary tabular-nums"
                  >${index + 1}</span
                >
                <div class="@container min-w-0">${formField(field, id, 'lined')}</div>
              </div>`,
        )}
        <div class="flex flex-col gap-3 border-t border-outline-variant pt-6">
          ${ending(slot, context, '@md:flex-row')}
        </div>
      </form>`,
  );
}
