import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { panelFor } from '../kit/panel.ts';
import { ending, titledGroups, type FormSlot, above } from './parts.ts';

/** What is asked and why stays at the left while the fields run on in a panel at the right. */
export const beside = (slot: FormSlot, context: BlockContext): Markup =>
  blockSection(
    'field-form',
    context,
    '',
    html`<div class="grid gap-x-16 gap-y-6 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div class="self-start border-t-4 border-primary pt-6 @3xl:sticky @3xl:top-8">
        ${blockHeading(slot, context, 'surface')}
      </div>
      <form class="@container flex min-w-0 flex-col gap-8 ${panelFor(context).box}">
        ${above(slot, context)} ${titledGroups(slot, context)} ${ending(slot, context, '@md:flex-row')}
      </form>
    </div>`,
  );
