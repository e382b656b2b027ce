import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading, headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';

type PointsSlot = SlotOf<'points'>;

/** Heading at the left, points as ruled lines at the right. */
const ruledLines = (slot: PointsSlot, context: BlockContext): Markup => {
  const ink = inkOn(context.ground);
  return blockSection(
    'feature-points',
    context,
    '',
    html`<div class="grid gap-x-16 gap-y-6 @4xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <header data-part="heading" class="min-w-0">
        ${headingElement(slot.title, context, context.level === 1 ? 'text-headline-lg' : 'text-headline-md')}
        ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-2 text-body-lg ${ink.soft}">${slot.note}</p>`}
      </header>
      <ul data-part="list">
        ${slot.items.map(
          (item) =>
            html`<li
              data-part="row"
              class="grid gap-x-8 gap-y-1 border-t py-6 @2xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] ${ink.rule}"
            >
              <h3 data-part="title" class="flex items-center gap-3 font-headline text-title-lg">
                ${icon(item.icon, `size-6 ${ink.accent}`)}${item.title}
              </h3>
              <p data-part="body" class="text-body-lg text-pretty ${ink.soft}">${item.body}</p>
            </li>`,
        )}
      </ul>
    </div>`,
  );
};

/** Numbered columns under one rule. */
const columns = (slot: PointsSlot, context: BlockContext): Markup => {
  const ink = inkOn(context.ground);
  return blockSection(
    'feature-points',
    context,
    '',
    html`${blockHeading(slot, context)}
      <ul
        data-part="list"
        class="mt-8 grid gap-x-8 gap-y-8 @xl:grid-cols-2 ${slot.items.length % 3 === 0 ? '@4xl:grid-cols-3' : '@4xl:grid-cols-4'}"
      >
        ${slot.items.map(
          (item) =>
            html`<li data-part="card" class="min-w-0 border-t-2 border-current pt-4">
              ${icon(item.icon, `size-6 ${ink.accent}`)}
              <h3 data-part="title" class="mt-4 font-headline text-title-lg">${item.title}</h3>
              <p data-part="body" class="mt-2 text-body-md text-pretty ${ink.soft}">${item.body}</p>
            </li>`,
        )}
      </ul>`,
  );
};

/** One point said large, the others small beside it. */
const oneLarge = (slot: PointsSlot, context: BlockContext): Markup => {
  const ink = inkOn(context.ground);
  const [first, ...others] = slot.items;
  return blockSection(
    'feature-points',
    context,
    '',
    html`<div class="grid gap-x-16 gap-y-10 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div class="flex min-w-0 flex-col gap-4">
        ${headingElement(slot.title, context, `${labelClass(context.style)} ${ink.accent}`)}
        ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-md ${ink.soft}">${slot.note}</p>`}
        ${
          first === undefined
            ? ''
            : html`<div data-part="card" class="flex flex-col gap-4">
                <h3 data-part="title" class="${headlineClass(context.style)} text-headline-lg">${first.title}</h3>
                <p data-part="body" class="max-w-xl text-body-lg text-pretty ${ink.soft}">${first.body}</p>
              </div>`
        }
      </div>
      <ul data-part="list" class="flex flex-col gap-6">
        ${others.map(
          (item) =>
            html`<li data-part="row" class="flex gap-4">
              ${icon(item.icon, `mt-1 size-5 ${ink.accent}`)}
              <div class="min-w-0">
                <h3 data-part="title" class="font-headline text-title-md font-semibold">${item.title}</h3>
                <p data-part="body" class="mt-1 text-body-md text-pretty ${ink.soft}">${item.body}</p>
              </div>
            </li>`,
        )}
      </ul>
    </div>`,
  );
};

/** What a thing does or offers, point by point. */
export const featurePoints = defineBlock({
  id: 'feature-points',
  aliases: ['features', 'benefits', 'points', 'values', 'services', 'highlights'],
  shows: 'points',
  variants: [
    {
      name: 'ruled-lines',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => 80 + slot.items.length * (width === 'full' ? 100 : 150),
      render: ruledLines,
    },
    {
      name: 'columns',
      widths: ['full', 'wide'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 100 + Math.ceil(slot.items.length / 4) * 200,
      render: columns,
    },
    {
      name: 'one-large',
      widths: ['full', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.items.length >= 3,
      heightPx: (slot, width) => (width === 'full' ? 360 : 260 + slot.items.length * 110),
      render: oneLarge,
    },
  ],
});
