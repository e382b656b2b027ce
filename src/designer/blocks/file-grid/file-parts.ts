import { html, type Markup } from '../../../markup/html.ts';
import type { StoredFile } from '../../write/page-slots.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { Ground } from '../block.ts';
import { icon } from '../kit/icon.ts';
import { inkOn } from '../kit/ink.ts';
import { picture } from '../kit/picture.ts';
import { toPath } from '../kit/to-path.ts';

type Slot = SlotOf<'files'>;

/** Where the folder lies: each name leads up to its own. */
export const trail = ({ path, title }: Slot, ground: Ground): Markup =>
  html`<nav
    aria-label="Folders above"
    data-part="path"
    class="flex flex-wrap items-center gap-x-2 text-body-md ${inkOn(ground).soft}"
  >
    ${path.map((name) => html`<a href="${toPath(name)}" class="inline-flex min-h-11 min-w-11 items-center">${name}</a>${icon('chevron-right', 'size-4')}`)}
    <span aria-current="page" class="font-semibold ${inkOn(ground).strong}">${title}</span>
  </nav>`;

/** How full the drive is. */
export function meter({ used }: Slot, ground: Ground): Markup | '' {
  if (used === undefined) return '';
  const percent = Math.round(used.share * 100);
  return html`<div data-part="used" class="min-w-40">
    <div class="h-2 overflow-hidden rounded-full ${inkOn(ground).track}">
      <div class="h-full rounded-full ${inkOn(ground).fill}" style="width:${percent}%"></div>
    </div>
    <p class="mt-2 text-body-md tabular-nums ${inkOn(ground).soft}">${used.text}</p>
  </div>`;
}

/** A look into a file: its picture, else its sign on a tone. */
export const look = (file: StoredFile, classes: string, ground: Ground): Markup =>
  file.picture === undefined
    ? html`<span class="grid place-items-center rounded-md ${classes} ${inkOn(ground).chip}"
        >${icon(file.icon, 'size-8')}</span
      >`
    : picture(file.picture, `block rounded-md object-cover ${classes}`, 'wide');

/** A small sign at the head of a row. */
export const sign = (file: StoredFile, ground: Ground): Markup =>
  file.picture === undefined
    ? html`<span class="grid size-11 shrink-0 place-items-center rounded-md ${inkOn(ground).chip}"
        >${icon(file.icon)}</span
      >`
    : picture(file.picture, 'size-11 shrink-0 rounded-md object-cover', 'square');

/** A folder as a tile that leads into it. */
export const folderTile = (folder: Slot['folders'][number], ground: Ground): Markup =>
  html`<li data-part="folder" class="min-w-0">
    <a href="${toPath(folder.name)}" class="flex min-h-16 items-center gap-3 rounded-lg px-4 py-3 ${inkOn(ground).chip}"
      >${icon(folder.icon, 'size-6')}<span class="min-w-0"
        ><span data-part="title" class="block break-words text-title-md">${folder.name}</span>${
          folder.note === '' ? '' : html`<span class="block text-body-md">${folder.note}</span>`
        }</span
      ></a
    >
  </li>`;

/** Name, and under it who changed it when; size and time stand apart where there is room. */
export const fileRow = (file: StoredFile, ground: Ground): Markup => {
  const { soft, rule } = inkOn(ground);
  return html`<li data-part="row" class="border-t first:border-t-0 ${rule}">
    <a
      href="${toPath(file.name)}"
      class="grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 py-2 @3xl:grid-cols-[auto_minmax(0,5fr)_minmax(0,3fr)_minmax(0,2fr)_5rem]"
      >${sign(file, ground)}<span class="min-w-0"
        ><span data-part="title" class="block break-words text-body-md font-semibold">${file.name}</span
        ><span class="block text-body-md @3xl:hidden ${soft}">${file.changed}, ${file.by}</span></span
      ><span class="hidden min-w-0 items-center gap-2 break-words text-body-md @3xl:flex ${soft}"
        >${file.by}${file.shared === true ? html`<span class="inline-flex" title="Shared">${icon('users', 'size-4')}<span class="sr-only">, shared</span></span>` : ''}</span
      ><span class="hidden text-body-md @3xl:block ${soft}">${file.changed}</span
      ><span data-part="size" class="text-right text-body-md tabular-nums ${soft}">${file.size}</span></a
    >
  </li>`;
};
