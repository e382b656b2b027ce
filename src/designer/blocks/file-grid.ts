import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type BlockWidth } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { fileRow, folderTile, look, meter, trail } from './file-grid/file-parts.ts';
import { blockSection } from './kit/block-section.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { labelClass } from './kit/label-class.ts';
import { pageHead } from './kit/page-head.ts';
import { panelFor } from './kit/panel.ts';
import { subHeading } from './kit/sub-heading.ts';
import { toPath } from './kit/to-path.ts';

type Slot = SlotOf<'files'>;

const across = (width: BlockWidth): number => (width === 'full' ? 4 : 2);
const tilesPx = (count: number, width: BlockWidth, each: number): number => Math.ceil(count / across(width)) * each;

/** Folders and files. */
export const fileGrid = defineBlock({
  id: 'file-grid',
  aliases: ['files', 'folders', 'documents', 'drive', 'file browser', 'file list', 'library'],
  shows: 'files',
  variants: [
    {
      name: 'tiles',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.files.length > 1,
      heightPx: (slot, width) => 200 + tilesPx(slot.folders.length, width, 88) + tilesPx(slot.files.length, width, 232),
      render: tiles,
    },
    {
      name: 'rows',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 180 + (slot.folders.length + slot.files.length) * 64,
      render: rows,
    },
    {
      name: 'columns',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.folders.length > 1 && slot.files.length > 1,
      heightPx: (slot, width) =>
        width === 'narrow' ? 300 + (slot.folders.length + slot.files.length) * 60 : 220 + slot.files.length * 64,
      render: columns,
    },
    {
      name: 'latest-first',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.files.length > 3 && slot.files.filter(({ picture }) => picture !== undefined).length > 1,
      heightPx: (slot, width) => 560 + tilesPx(slot.folders.length, width, 88) + (slot.files.length - 2) * 64,
      render: latestFirst,
    },
  ],
});

const groupLabel = (text: string, context: BlockContext, ink: string): Markup =>
  subHeading(text, context, `mt-8 mb-3 ${labelClass(context.style)} ${ink}`);

const folderGrid = (slot: Slot, context: BlockContext): Markup | '' =>
  slot.folders.length === 0
    ? ''
    : html`<ul data-part="folders" class="grid grid-cols-1 gap-3 @md:grid-cols-2 @4xl:grid-cols-4">
        ${slot.folders.map((folder) => folderTile(folder, context.ground))}
      </ul>`;

/** Folders as tiles, files by their looks. */
function tiles(slot: Slot, context: BlockContext): Markup {
  const { ground } = context;
  const ink = inkOn(ground);
  return blockSection(
    'file-grid',
    context,
    '',
    html`${trail(slot, ground)}${pageHead(slot, context)}
      ${slot.folders.length === 0 ? '' : html`${groupLabel('Folders', context, ink.soft)}${folderGrid(slot, context)}`}
      ${groupLabel('Files', context, ink.soft)}
      <ul data-part="files" class="grid grid-cols-2 gap-x-4 gap-y-6 @2xl:grid-cols-3 @4xl:grid-cols-4">
        ${slot.files.map(
          (file) =>
            html`<li data-part="card" class="min-w-0">
              <a href="${toPath(file.name)}" class="block"
                >${look(file, 'h-32 w-full @2xl:h-40', ground)}<span
                  data-part="title"
                  class="mt-3 block break-words text-body-md font-semibold"
                  >${file.name}</span
                ><span class="block text-body-md tabular-nums ${ink.soft}">${file.changed}, ${file.size}</span></a
              >
            </li>`,
        )}
      </ul>
      ${slot.used === undefined ? '' : html`<div class="mt-8 max-w-sm">${meter(slot, ground)}</div>`}`,
  );
}

/** Everything in one list: folders first, then files with who changed them, when, and their size. */
function rows(slot: Slot, context: BlockContext): Markup {
  const panel = panelFor(context);
  const { ground } = panel;
  const ink = inkOn(ground);
  return blockSection(
    'file-grid',
    context,
    panel.box,
    html`${trail(slot, ground)}${pageHead(slot, context, ground)}
      <div
        aria-hidden="true"
        class="mt-4 hidden grid-cols-[2.75rem_minmax(0,5fr)_minmax(0,3fr)_minmax(0,2fr)_5rem] gap-x-4 @3xl:grid ${labelClass(context.style)} ${ink.soft}"
      >
        <span></span><span>Name</span><span>Changed by</span><span>When</span><span class="text-right">Size</span>
      </div>
      <ul class="mt-2 border-t ${ink.rule}">
        ${slot.folders.map(
          (folder) =>
            html`<li data-part="folder" class="border-t first:border-t-0 ${ink.rule}">
              <a href="${toPath(folder.name)}" class="flex min-h-16 items-center gap-4 py-2"
                ><span class="grid size-11 shrink-0 place-items-center ${ink.accent}">${icon('folder', 'size-6')}</span
                ><span data-part="title" class="min-w-0 flex-1 break-words text-body-md font-semibold"
                  >${folder.name}</span
                ><span class="shrink-0 text-right text-body-md ${ink.soft}">${folder.note}</span
                >${icon('chevron-right')}</a
              >
            </li>`,
        )}
        ${slot.files.map((file) => fileRow(file, ground))}
      </ul>
      ${slot.used === undefined ? '' : html`<div class="mt-6 max-w-sm">${meter(slot, ground)}</div>`}`,
  );
}

/** Folders at the left, what lies in the open one beside them, and a look into its first file. */
function columns(slot: Slot, context: BlockContext): Markup {
  const { ground } = context;
  const ink = inkOn(ground);
  const shown = slot.files.find(({ picture }) => picture !== undefined) ?? slot.files[0];
  return blockSection(
    'file-grid',
    context,
    '',
    html`${pageHead(slot, context)}
      <div
        class="mt-6 grid gap-x-8 gap-y-6 @3xl:grid-cols-[14rem_minmax(0,1fr)] @5xl:grid-cols-[14rem_minmax(0,1fr)_18rem]"
      >
        <div class="min-w-0">
          <ul data-part="folders" class="flex flex-wrap gap-2 @3xl:flex-col @3xl:gap-1">
            ${slot.folders.map(
              (folder, index) =>
                html`<li class="min-w-0">
                  <a
                    href="${toPath(folder.name)}"
                    ${index === 0 ? html`aria-current="true"` : ''}
                    class="flex min-h-11 items-center gap-3 rounded-control px-4 text-body-md ${index === 0 ? `font-semibold ${ink.chip}` : ''}"
                    >${icon(folder.icon)}<span class="min-w-0 break-words">${folder.name}</span></a
                  >
                </li>`,
            )}
          </ul>
          ${slot.used === undefined ? '' : html`<div class="mt-6 hidden @3xl:block">${meter(slot, ground)}</div>`}
        </div>
        <ul data-part="files" class="min-w-0 border-y ${ink.rule}">
          ${slot.files.map(
            (file) =>
              html`<li data-part="row" class="border-t first:border-t-0 ${ink.rule}">
                <a href="${toPath(file.name)}" class="flex min-h-16 items-center gap-4 py-2"
                  >${icon(file.icon)}<span class="min-w-0 flex-1"
                    ><span data-part="title" class="block break-words text-body-md font-semibold">${file.name}</span
                    ><span class="block text-body-md ${ink.soft}">${file.changed}, ${file.by}</span></span
                  ><span class="shrink-0 text-body-md tabular-nums ${ink.soft}">${file.size}</span></a
                >
              </li>`,
          )}
        </ul>
        ${
          shown === undefined
            ? ''
            : html`<aside data-part="preview" class="hidden min-w-0 @5xl:block">
                ${look(shown, 'h-44 w-full', ground)}
                <p class="mt-4 break-words text-title-md">${shown.name}</p>
                <p class="text-body-md ${ink.soft}">${shown.size}, changed ${shown.changed}</p>
                <p class="mt-2 text-body-md ${ink.soft}">By ${shown.by}</p>
              </aside>`
        }
      </div>`,
  );
}

/** What was touched last, large; folders and the rest under it. */
function latestFirst(slot: Slot, context: BlockContext): Markup {
  const { ground } = context;
  const ink = inkOn(ground);
  const large = slot.files.filter(({ picture }) => picture !== undefined).slice(0, 3);
  const rest = slot.files.filter((file) => !large.includes(file));
  return blockSection(
    'file-grid',
    context,
    '',
    html`${pageHead(slot, context)}
      ${slot.used === undefined ? '' : html`<div class="mt-4 max-w-md">${meter(slot, ground)}</div>`}
      ${groupLabel('Touched last', context, ink.soft)}
      <ul class="grid grid-cols-2 gap-4 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        ${large.map(
          (file, index) =>
            html`<li data-part="card" class="min-w-0 ${index === 0 ? 'col-span-2 @3xl:col-span-1' : ''}">
              <a href="${toPath(file.name)}" class="block"
                >${look(file, `w-full ${index === 0 ? 'h-44' : 'h-28'} @3xl:h-56`, ground)}<span
                  data-part="title"
                  class="mt-3 block break-words text-body-md font-semibold"
                  >${file.name}</span
                ><span class="block text-body-md ${ink.soft}">${file.changed}, ${file.by}</span></a
              >
            </li>`,
        )}
      </ul>
      ${slot.folders.length === 0 ? '' : html`${groupLabel('Folders', context, ink.soft)}${folderGrid(slot, context)}`}
      ${groupLabel('Everything else', context, ink.soft)}
      <ul class="border-y ${ink.rule}">
        ${rest.map((file) => fileRow(file, ground))}
      </ul>`,
  );
}
