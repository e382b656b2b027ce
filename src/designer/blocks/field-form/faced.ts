import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { button } from '../kit/button.ts';
import { panelFor } from '../kit/panel.ts';
import { picture } from '../kit/picture.ts';
import { ending, titledGroups, type FormSlot } from './parts.ts';

/** Whose form it is, large in a panel of its own; what can be changed about them beside it. */
export function faced(slot: FormSlot, context: BlockContext): Markup {
  const panel = panelFor(context);
  return blockSection(
    'field-form',
    context,
    '',
    html`${blockHeading(slot, context, 'surface')}
      <div class="mt-6 grid items-start gap-6 @3xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        ${
          slot.portrait === undefined
            ? ''
            : html`<div data-part="portrait" class="flex flex-col items-center gap-6 py-10 text-center ${panel.box}">
                ${picture(slot.portrait.picture, 'size-40 rounded-full object-cover', 'square')}
                <p class="text-title-lg">${slot.portrait.picture.alt}</p>
                ${button(slot.portrait.change, context, 'secondary', { ground: 'surface' })}
              </div>`
        }
        <form class="@container flex min-w-0 flex-col gap-8 ${panel.box}">
          ${titledGroups(slot, context)} ${ending(slot, context, '@md:flex-row')}
        </form>
      </div>`,
  );
}
