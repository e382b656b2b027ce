import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { headingElement } from '../kit/block-heading.ts';
import { button } from '../kit/button.ts';
import { inkOn } from '../kit/ink.ts';
import { leadFor, panelFor } from '../kit/panel.ts';
import { picture } from '../kit/picture.ts';
import { toneTextOn } from '../kit/status-on.ts';

export type ProfileSlot = SlotOf<'profile'>;

/** The ground of the whole: the opening's where it opens the page. */
export function passRoom(context: BlockContext): { box: string; ground: Ground } {
  if (context.level > 1) return panelFor(context);
  const { box, ground } = leadFor(context);
  return { ground, box: context.bleed ? `${box} py-8` : box };
}

export const portrait = ({ person }: ProfileSlot, classes: string): Markup =>
  picture({ kind: 'portrait', subject: person.name, alt: '' }, `${classes} shrink-0 object-cover`, 'tall');

/** Name, what for, and how they are. */
export const passName = (slot: ProfileSlot, context: BlockContext, ground: Ground, size: string): Markup =>
  html`${headingElement(slot.title, context, size)}
  ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-1 text-body-lg ${inkOn(ground).soft}">${slot.note}</p>`}
  ${slot.person.name === slot.title ? '' : html`<p data-part="name" class="mt-1 text-body-lg font-semibold">${slot.person.name}</p>`}
  ${said(slot.person.role, slot) ? html`<p data-part="role" class="mt-1 text-body-md ${inkOn(ground).soft}">${slot.person.role}</p>` : ''}
  ${said(slot.person.note, slot) ? html`<p data-part="person-note" class="mt-1 text-body-md ${inkOn(ground).soft}">${slot.person.note}</p>` : ''}
  ${slot.person.status === undefined ? '' : html`<p data-part="status" class="mt-2 font-label text-label-lg font-semibold ${toneTextOn(slot.person.status.tone, ground)}">${slot.person.status.label}</p>`}`;

/** Whether these words of the person are not those of the page already. */
const said = (text: string | undefined, { note, body }: ProfileSlot): boolean =>
  text !== undefined && !`${note ?? ''}\n${body ?? ''}`.includes(text);

export const passBody = ({ body }: ProfileSlot): Markup | '' =>
  body === undefined ? '' : html`<p data-part="body" class="max-w-xl text-body-lg text-pretty">${body}</p>`;

export const passTags = ({ tags }: ProfileSlot, ground: Ground): Markup | '' =>
  tags === undefined || tags.length === 0
    ? ''
    : html`<ul data-part="tags" class="flex flex-wrap gap-2">
        ${tags.map((tag) => html`<li class="rounded-full px-3 py-1 font-label text-label-md ${inkOn(ground).chip}">${tag}</li>`)}
      </ul>`;

export const passActions = (slot: ProfileSlot, context: BlockContext, ground: Ground): Markup | '' =>
  slot.action === undefined && slot.secondary === undefined
    ? ''
    : html`<div data-part="actions" class="flex flex-wrap gap-3">
        ${slot.action === undefined ? '' : button(slot.action, context, 'primary', { ground, classes: 'w-full @sm:w-auto' })}${slot.secondary === undefined ? '' : button(slot.secondary, context, 'secondary', { ground, classes: 'w-full @sm:w-auto' })}
      </div>`;
