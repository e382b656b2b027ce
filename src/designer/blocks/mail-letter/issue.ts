import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { headingElement } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { inkOn } from '../kit/ink.ts';
import { headlineClass, labelClass } from '../kit/label-class.ts';
import { picture } from '../kit/picture.ts';
import { body, callButton, COLUMN, facts, foot, lines, noteLine, preheader, signature, stories } from './mail-parts.ts';
import type { MailingSlot } from './mail-parts.ts';

/** The sender's name as large as a poster across the column, the headline over a picture that leans to one side. */
export function issue(slot: MailingSlot, context: BlockContext): Markup {
  const { ground, style } = context;
  const ink = inkOn(ground);
  return blockSection(
    'mail-letter',
    context,
    COLUMN,
    html`${preheader(slot)}
      <div class="flex flex-col gap-10">
        <div class="border-b-4 border-current pb-4 text-center">
          <p data-part="brand" class="${headlineClass(style)} text-headline-lg break-words @lg:text-display-md">
            ${slot.from}
          </p>
          <p data-part="date" class="mt-2 ${labelClass(style)} ${ink.soft}">${slot.dateline}</p>
        </div>
        <div class="grid gap-6 @lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @lg:items-end">
          <div>${headingElement(slot.title, context, 'text-headline-lg')} ${noteLine(slot, ground)}</div>
          ${slot.picture === undefined ? '' : picture(slot.picture, 'block h-56 w-full rounded-lg object-cover @lg:h-64', 'tall')}
        </div>
        <div class="flex flex-col gap-8 @lg:pl-16">
          ${body(slot)} ${facts(slot, context, ground)} ${lines(slot, context, ground)}
          ${stories(slot, context, ground)} ${callButton(slot, context, ground)} ${signature(slot)}
        </div>
        ${foot(slot, ground, `border-t-4 border-current pt-6`)}
      </div>`,
  );
}
