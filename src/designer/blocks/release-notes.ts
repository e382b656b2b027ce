import { html, type Markup } from '../../markup/html.ts';
import type { ChangeKind, Release } from '../write/page-slots.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type BlockWidth, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { figureFace } from './kit/figure.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { itemPanelFor } from './kit/item-panel.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { picture } from './kit/picture.ts';
import { isColoured } from './kit/status-on.ts';
import { subHeading } from './kit/sub-heading.ts';

type Slot = SlotOf<'releases'>;

const KINDS: Readonly<Record<ChangeKind, { label: string; icon: string }>> = {
  new: { label: 'New', icon: 'sparkles' },
  better: { label: 'Better', icon: 'arrow-up' },
  fixed: { label: 'Fixed', icon: 'wrench' },
  removed: { label: 'Removed', icon: 'minus' },
};

const releasePx = ({ changes, body }: Release, width: BlockWidth): number =>
  100 + (body?.length ?? 0) / (width === 'narrow' ? 2 : 4) + changes.length * (width === 'narrow' ? 76 : 48);
const allPx = (slot: Slot, width: BlockWidth): number =>
  slot.items.reduce((sum, item) => sum + releasePx(item, width), 0);

/** What changed from version to version. */
export const releaseNotes = defineBlock({
  id: 'release-notes',
  aliases: ['changelog', 'releases', 'versions', 'what is new', 'updates', 'release log'],
  shows: 'releases',
  variants: [
    {
      name: 'margin',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => 160 + allPx(slot, width),
      render: margin,
    },
    {
      name: 'latest-large',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.items.length > 1 && slot.items[0]?.picture !== undefined,
      heightPx: (slot, width) => 640 + slot.items.slice(1).length * (width === 'narrow' ? 120 : 88),
      render: latestLarge,
    },
    {
      name: 'by-kind',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.items.some(({ changes }) => changes.length > 1),
      heightPx: (slot, width) => 160 + allPx(slot, width) * 0.9,
      render: byKind,
    },
    {
      name: 'rail',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => 160 + allPx(slot, width) + slot.items.length * 120,
      render: rail,
    },
  ],
});

const head = (slot: Slot, context: BlockContext, ground: Ground): Markup =>
  html`<header data-part="heading" class="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
    <div class="min-w-0 max-w-2xl">
      ${headingElement(slot.title, context, context.level === 1 ? 'text-headline-lg @3xl:text-display-sm' : 'text-headline-md')}
      ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-2 text-body-lg text-pretty ${inkOn(ground).soft}">${slot.note}</p>`}
    </div>
    ${button(slot.subscribe, context, 'secondary', { ground })}
  </header>`;

/** The kind of a change in a word; its sign makes it readable without colour. */
const kindTag = (kind: ChangeKind, ground: Ground): Markup => {
  const ink = inkOn(ground);
  const paint = kind === 'new' ? (isColoured(ground) ? ink.chip : 'bg-primary text-on-primary') : ink.chip;
  return html`<span
    data-part="kind"
    class="inline-flex min-h-7 w-24 shrink-0 items-center gap-2 rounded-full px-3 font-label text-label-md font-semibold ${paint}"
    >${icon(KINDS[kind].icon, 'size-4')}${KINDS[kind].label}</span
  >`;
};

const changeList = ({ changes }: Release, ground: Ground): Markup =>
  html`<ul data-part="changes" class="mt-4 flex flex-col gap-3">
    ${changes.map(
      ({ kind, text }) =>
        html`<li class="flex flex-col items-start gap-x-4 gap-y-1 @md:flex-row">
          ${kindTag(kind, ground)}<span class="min-w-0 flex-1 text-body-md text-pretty">${text}</span>
        </li>`,
    )}
  </ul>`;

const titleOf = (release: Release, context: BlockContext, size: string): Markup =>
  subHeading(release.title, context, `break-words ${headlineClass(context.style)} ${size}`);

/** Version and date in the margin; what it brought beside them. */
function margin(slot: Slot, context: BlockContext): Markup {
  const { ground, style } = context;
  const ink = inkOn(ground);
  return blockSection(
    'release-notes',
    context,
    '',
    html`${head(slot, context, ground)}
      <ol class="mt-8">
        ${slot.items.map(
          (release) =>
            html`<li
              data-part="row"
              class="grid gap-x-10 gap-y-3 border-t py-8 @3xl:grid-cols-[12rem_minmax(0,1fr)] ${ink.rule}"
            >
              <div>
                <p data-part="version" class="${figureFace(style)} text-headline-md ${ink.accent}">
                  ${release.version}
                </p>
                <p data-part="when" class="mt-1 text-body-md ${ink.soft}">${release.date}</p>
              </div>
              <div class="min-w-0 max-w-3xl">
                ${titleOf(release, context, 'text-headline-sm')}
                ${release.body === undefined ? '' : html`<p data-part="body" class="mt-2 text-body-lg text-pretty ${ink.soft}">${release.body}</p>`}
                ${changeList(release, ground)}
              </div>
            </li>`,
        )}
      </ol>`,
  );
}

/** The newest version with its picture; the older ones fold open. */
function latestLarge(slot: Slot, context: BlockContext): Markup {
  const { ground, style } = context;
  const ink = inkOn(ground);
  const [latest, ...older] = slot.items;
  const strong: Ground = isColoured(ground) ? ground : 'field';
  return blockSection(
    'release-notes',
    context,
    '',
    html`${head(slot, context, ground)}
      ${
        latest === undefined
          ? ''
          : html`<article
              data-part="latest"
              class="mt-8 grid overflow-hidden @4xl:grid-cols-2 ${isColoured(ground) ? '' : `rounded-xl ${inkOn(strong).ground}`}"
            >
              <div class="min-w-0 p-card @4xl:p-10">
                <p class="flex flex-wrap items-baseline gap-x-4">
                  <span data-part="version" class="${figureFace(style)} text-display-sm">${latest.version}</span
                  ><span data-part="when" class="text-body-md">${latest.date}</span>
                </p>
                <div class="mt-4">${titleOf(latest, context, 'text-headline-md')}</div>
                ${latest.body === undefined ? '' : html`<p data-part="body" class="mt-2 text-body-lg text-pretty">${latest.body}</p>`}
                ${changeList(latest, strong)}
              </div>
              ${latest.picture === undefined ? '' : picture(latest.picture, 'block h-64 w-full object-cover @4xl:h-full', 'square')}
            </article>`
      }
      <div class="mt-8 border-b ${ink.rule}">
        ${older.map(
          (release, index) =>
            html`<details data-part="row" class="border-t ${ink.rule}" ${index === 0 ? html`open` : ''}>
              <summary
                class="grid min-h-16 cursor-pointer list-none grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-x-4 py-3 @3xl:grid-cols-[8rem_minmax(0,1fr)_12rem_auto]"
              >
                <span data-part="version" class="${figureFace(style)} text-title-lg ${ink.accent}"
                  >${release.version}</span
                ><span data-part="title" class="break-words text-title-md">${release.title}</span
                ><span data-part="when" class="hidden text-body-md @3xl:block ${ink.soft}">${release.date}</span
                >${icon('chevron-down')}
              </summary>
              <div class="max-w-3xl pb-6 @3xl:ml-36">
                <p class="text-body-md @3xl:hidden ${ink.soft}">${release.date}</p>
                ${release.body === undefined ? '' : html`<p data-part="body" class="text-body-md text-pretty ${ink.soft}">${release.body}</p>`}
                ${changeList(release, ground)}
              </div>
            </details>`,
        )}
      </div>`,
  );
}

/** A panel for each version, its changes sorted into columns by what they are. */
function byKind(slot: Slot, context: BlockContext): Markup {
  const { ground, style } = context;
  const panel = itemPanelFor(context);
  const ink = inkOn(panel.ground);
  return blockSection(
    'release-notes',
    context,
    '',
    html`${head(slot, context, ground)}
      <ol class="mt-8 flex flex-col gap-6">
        ${slot.items.map((release) => {
          const kinds = [...new Set(release.changes.map(({ kind }) => kind))];
          return html`<li data-part="card" class="min-w-0 ${panel.box}">
            <p class="flex flex-wrap items-baseline justify-between gap-x-4">
              <span data-part="version" class="${figureFace(style)} text-headline-sm ${ink.accent}"
                >${release.version}</span
              ><span data-part="when" class="text-body-md ${ink.soft}">${release.date}</span>
            </p>
            <div class="mt-2">${titleOf(release, context, 'text-title-lg')}</div>
            ${release.body === undefined ? '' : html`<p data-part="body" class="mt-1 max-w-3xl text-body-md text-pretty ${ink.soft}">${release.body}</p>`}
            <div class="mt-6 grid gap-x-8 gap-y-6 @3xl:grid-cols-3">
              ${kinds.map(
                (kind) =>
                  html`<div class="min-w-0 border-t pt-3 ${ink.rule}">
                    <p class="flex items-center gap-2 ${labelClass(style)} ${ink.soft}">
                      ${icon(KINDS[kind].icon, 'size-4')}${KINDS[kind].label}
                    </p>
                    <ul class="mt-2 flex flex-col gap-2">
                      ${release.changes.filter((change) => change.kind === kind).map(({ text }) => html`<li class="text-body-md text-pretty">${text}</li>`)}
                    </ul>
                  </div>`,
              )}
            </div>
          </li>`;
        })}
      </ol>`,
  );
}

/** Down one line, a picture for what can be pictured. */
function rail(slot: Slot, context: BlockContext): Markup {
  const { ground, style } = context;
  const ink = inkOn(ground);
  return blockSection(
    'release-notes',
    context,
    '',
    html`${head(slot, context, ground)}
      <ol class="mt-10 flex flex-col gap-10 border-l-2 ${ink.rule}">
        ${slot.items.map(
          (release, index) =>
            html`<li
              data-part="row"
              class="relative grid gap-x-10 gap-y-4 pl-6 @3xl:grid-cols-[minmax(0,1fr)_18rem] @3xl:pl-10"
            >
              <span
                aria-hidden="true"
                class="absolute -left-2 top-2 size-4 -translate-x-px rounded-full border-2 ${index === 0 ? `${ink.fill} border-transparent` : `${ink.rule} ${isColoured(ground) ? '' : 'bg-surface'}`}"
              ></span>
              <div class="min-w-0 max-w-3xl">
                <p class="flex flex-wrap items-baseline gap-x-3">
                  <span data-part="version" class="${figureFace(style)} text-title-lg ${ink.accent}"
                    >${release.version}</span
                  ><span data-part="when" class="text-body-md ${ink.soft}">${release.date}</span>
                </p>
                <div class="mt-1">${titleOf(release, context, 'text-headline-sm')}</div>
                ${release.body === undefined ? '' : html`<p data-part="body" class="mt-2 text-body-md text-pretty ${ink.soft}">${release.body}</p>`}
                ${changeList(release, ground)}
              </div>
              ${release.picture === undefined ? '' : picture(release.picture, 'block h-44 w-full rounded-lg object-cover', 'wide')}
            </li>`,
        )}
      </ol>`,
  );
}
