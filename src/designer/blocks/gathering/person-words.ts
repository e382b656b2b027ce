import { html, type Markup } from '../../../markup/html.ts';
import type { Person } from '../../write/slots.ts';
import type { Ground } from '../block.ts';
import { inkOn } from '../kit/ink.ts';
import { toneTextOn } from '../kit/status-on.ts';

/** Who it is, what for, and how they are; the state may take two lines. */
export function personWords(person: Person, ground: Ground): Markup {
  const ink = inkOn(ground);
  return html`<p data-part="name" class="break-words text-title-md font-semibold">${person.name}</p>
    ${person.role === undefined ? '' : html`<p data-part="role" class="break-words text-body-md ${ink.soft}">${person.role}</p>`}
    ${person.note === undefined ? '' : html`<p data-part="note" class="break-words text-body-md ${ink.soft}">${person.note}</p>`}
    ${person.status === undefined ? '' : html`<p data-part="status" class="break-words font-label text-label-md font-semibold ${toneTextOn(person.status.tone, ground)}">${person.status.label}</p>`}`;
}
