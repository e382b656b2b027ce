import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import { icon } from './icon.ts';
import { toPath } from './to-path.ts';

export type FooterSlot = SlotOf<'footer'>;

export const footerLink = (label: string, classes = 'text-body-md'): Markup =>
  html`<a href="${toPath(label)}" class="inline-flex min-h-11 min-w-11 items-center ${classes}">${label}</a>`;

export const footerSocial = (slot: FooterSlot, classes = ''): Markup | '' =>
  slot.social.length === 0
    ? ''
    : html`<ul data-part="social" class="flex gap-1 ${classes}">
        ${slot.social.map((one) => html`<li><a href="${toPath(one.label)}" aria-label="${one.label}" class="inline-flex size-11 items-center justify-center rounded-full">${icon(one.icon)}</a></li>`)}
      </ul>`;

/** All links of the foot in one list, its columns named for assistive technology only. */
export const footerColumn = (
  column: FooterSlot['columns'][number],
  id: string,
  { title, list, link }: { title: string; list: string; link?: string },
): Markup =>
  html`<nav aria-labelledby="${id}" data-part="column" class="min-w-0">
    <h3 id="${id}" class="${title}">${column.title}</h3>
    <ul class="${list}">
      ${column.links.map((label) => html`<li class="min-w-0">${footerLink(label, link)}</li>`)}
    </ul>
  </nav>`;
