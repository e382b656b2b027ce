import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { inkOn } from '../kit/ink.ts';
import { ending, titledGroups, type FormSlot, measureFor, above } from './parts.ts';

/** A sheet whose head is a band of colour that says what is filled in; the fields lie under it. */
export function headed(slot: FormSlot, context: BlockContext): Markup {
  const ground = context.style.ground === 'inverse' ? 'inverse' : 'field';
  return blockSection(
    'field-form',
    context,
    `overflow-hidden rounded-xl bg-surface-container-lowest text-on-surface shadow-raised ${measureFor(context)}`,
    html`<div class="${inkOn(ground).ground} p-card @3xl:px-10">${blockHeading(slot, context, ground)}</div>
      <form class="flex flex-col gap-8 p-card @3xl:px-10 @3xl:py-8">
        ${above(slot, context)} ${titledGroups(slot, context)}
        ${ending(slot, context, '@md:flex-row-reverse @md:justify-start')}
      </form>`,
  );
}
