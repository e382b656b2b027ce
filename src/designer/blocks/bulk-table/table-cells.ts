import { html, type Markup } from '../../../markup/html.ts';
import type { Column } from '../../write/slots.ts';
import type { Ground } from '../block.ts';
import { iconButton } from '../kit/icon-button.ts';
import { inkOn } from '../kit/ink.ts';
import { avatar, picture } from '../kit/picture.ts';
import { statusOn } from '../kit/status-on.ts';
import type { TableRow } from './table-parts.ts';

/** A value the way its column shows it: a state in its colour, a role in a box, an id in even letters, a person with a face. */
export function cellOf(row: TableRow, column: Column, ground: Ground): Markup {
  const text = row.cells?.[column.label] ?? '–';
  const ink = inkOn(ground);
  if (row.status?.label === text) return statusOn(row.status, ground, 'chip');
  switch (column.as) {
    case 'badge':
      return html`<span class="inline-block rounded-sm px-2 py-1 font-label text-label-md font-semibold ${ink.chip}"
        >${text}</span
      >`;
    case 'code':
      return html`<span class="font-mono text-label-lg">${text}</span>`;
    case 'person':
      return html`<span class="inline-flex items-center gap-2">${avatar(text, 'size-6 rounded-full')}${text}</span>`;
    case 'time':
      return html`<span class="tabular-nums ${ink.soft}">${text}</span>`;
    default:
      return html`${text}`;
  }
}

/** Who or what a row is about: a face for a person, else its picture. */
export function rowMark(row: TableRow): Markup | '' {
  if (row.isPerson === true) return avatar(row.title);
  return row.picture === undefined ? '' : picture(row.picture, 'size-10 shrink-0 rounded-md object-cover', 'square');
}

/** What else can be done with a row. */
export const rowMenu = (row: TableRow, ground: Ground): Markup =>
  iconButton(`More for ${row.title}`, 'ellipsis', inkOn(ground).soft);
