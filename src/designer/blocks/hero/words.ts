import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { button } from '../kit/button.ts';
import { factGrid } from '../kit/fact-list.ts';
import { inkOn } from '../kit/ink.ts';
import { headingClass, labelClass } from '../kit/label-class.ts';
import { leadFor } from '../kit/panel.ts';

export type HeroSlot = SlotOf<'hero'>;

/** Short headlines are set larger: a page has one line that is heard first. */
export const headlineSize = (title: string): string =>
  title.length <= 32
    ? 'text-headline-lg @xl:text-display-sm @4xl:text-display-md'
    : 'text-headline-lg @xl:text-display-sm';

/** The ground of an opening without padding: its picture touches the edges. */
export function heroBox(context: BlockContext): { box: string; ground: Ground } {
  const { ground } = leadFor(context);
  const paint = ground === 'surface' ? '' : inkOn(ground).ground;
  return { ground, box: context.bleed ? paint : `rounded-xl ${paint}` };
}

/** Eyebrow, headline, the sentence under it. */
export function heroWords(
  slot: HeroSlot,
  context: BlockContext,
  ground: Ground,
  size = headlineSize(slot.title),
): Markup {
  const { style } = context;
  const ink = inkOn(ground);
  const Heading = context.level === 1 ? 'h1' : 'h2';
  const heading = html`id="${context.key}-title" data-part="title" class="${headingClass(style)} ${size}"`;
  return html` ${slot.eyebrow === undefined ? '' : html`<p data-part="eyebrow" class="${labelClass(style)} ${ink.accent}">${slot.eyebrow}</p>`}
  ${Heading === 'h1' ? html`<h1 ${heading}>${headline(slot, style.headline.italicAccent, ink.accent)}</h1>` : html`<h2 ${heading}>${headline(slot, style.headline.italicAccent, ink.accent)}</h2>`}
  ${slot.body === undefined ? '' : html`<p data-part="body" class="max-w-xl text-body-lg text-pretty ${ink.soft}">${slot.body}</p>`}
  ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-md ${ink.soft}">${slot.note}</p>`}`;
}

/** The accent is set in italic where the direction has an italic turn, in the accent colour elsewhere. */
function headline({ title, accent }: HeroSlot, italic: boolean, color: string): Markup {
  if (accent === undefined || !title.includes(accent)) return html`${title}`;
  const [before = '', ...after] = title.split(accent);
  return html`${before}<em class="${italic ? 'font-normal italic' : 'not-italic'} ${color}">${accent}</em
    >${after.join(accent)}`;
}

export const heroActions = (slot: HeroSlot, context: BlockContext, ground: Ground): Markup | '' =>
  slot.action === undefined && slot.secondary === undefined
    ? ''
    : html`<div data-part="actions" class="flex flex-wrap gap-3">
        ${slot.action === undefined ? '' : button(slot.action, context, 'primary', { ground, classes: 'w-full @sm:w-auto' })}
        ${slot.secondary === undefined ? '' : button(slot.secondary, context, 'secondary', { ground, classes: 'w-full @sm:w-auto' })}
      </div>`;

export const heroFacts = (slot: HeroSlot, context: BlockContext, ground: Ground): Markup | '' =>
  slot.facts.length === 0
    ? ''
    : html`<div class="border-t pt-6 ${inkOn(ground).rule}">${factGrid(slot.facts, context.style, ground)}</div>`;
