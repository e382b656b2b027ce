import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES, WIDE_DEVICES } from './devices.ts';
import { appPhone, appWindow, previewBars, previewFigure, previewRows } from './hero-stage/app-window.ts';
import { heroActions, heroBox, heroFacts, heroWords, type HeroSlot } from './hero/words.ts';
import { blockSection } from './kit/block-section.ts';
import { picture } from './kit/picture.ts';

const hasPreview = (slot: HeroSlot): boolean => (slot.preview?.rows.length ?? 0) >= 3;

const words = (slot: HeroSlot, context: BlockContext, ground: Ground): Markup =>
  html`${heroWords(slot, context, ground)}${heroActions(slot, context, ground)}${heroFacts(slot, context, ground)}`;

/** Words above, and under them the product's window at full width, cut by the fold so that one scrolls to it. */
function window(slot: HeroSlot, context: BlockContext): Markup {
  const { box, ground } = heroBox(context);
  const { body, ...headed } = slot;
  return blockSection(
    'hero-stage',
    context,
    `overflow-hidden ${box}`,
    html`<div class="mx-auto flex max-w-7xl flex-col gap-10 px-page py-10 @4xl:pb-16 @4xl:pt-16">
      <div class="grid gap-x-16 gap-y-6 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] @4xl:items-end">
        <div class="flex min-w-0 flex-col gap-4">${heroWords(headed, context, ground)}</div>
        <div class="flex min-w-0 flex-col gap-6">
          ${body === undefined ? '' : html`<p data-part="body" class="text-body-lg text-pretty">${body}</p>`}
          ${heroActions(slot, context, ground)}${heroFacts(slot, context, ground)}
        </div>
      </div>
      ${slot.preview === undefined ? '' : appWindow(slot.preview, context)}
    </div>`,
  );
}

/** Words at the left, the product on a phone at the right that stands in its picture. */
function phone(slot: HeroSlot, context: BlockContext): Markup {
  const { box, ground } = heroBox(context);
  return blockSection(
    'hero-stage',
    context,
    `overflow-hidden ${box}`,
    html`<div class="mx-auto grid max-w-7xl @3xl:grid-cols-2">
      <div class="flex min-w-0 flex-col justify-center gap-6 px-page py-10 @3xl:py-24">
        ${words(slot, context, ground)}
      </div>
      <div class="relative flex flex-col justify-end overflow-hidden px-page pt-10 @3xl:px-12">
        ${picture(slot.picture, 'absolute inset-0 size-full object-cover', 'square')}
        <div class="relative">${slot.preview === undefined ? '' : appPhone(slot.preview, context)}</div>
      </div>
    </div>`,
  );
}

/** Three sheets of the product laid over each other at the right, each one thing it shows. */
function sheets(slot: HeroSlot, context: BlockContext): Markup {
  const { box, ground } = heroBox(context);
  const { preview } = slot;
  const sheet = 'rounded-lg border border-outline-variant bg-surface-container-lowest text-on-surface shadow-floating';
  return blockSection(
    'hero-stage',
    context,
    `overflow-hidden ${box}`,
    html`<div
      class="mx-auto grid max-w-7xl gap-x-16 gap-y-10 px-page py-10 @4xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @4xl:items-center @4xl:py-20"
    >
      <div class="flex min-w-0 flex-col gap-6">${words(slot, context, ground)}</div>
      ${
        preview === undefined
          ? ''
          : html`<div data-part="sheets" class="min-w-0 @xl:flex @xl:items-start">
              <div class="min-w-0 p-5 @xl:w-2/3 @xl:pr-16 ${sheet}">
                <p class="mb-2 font-headline text-title-lg font-semibold">${preview.title}</p>
                ${previewRows(preview, 4)}
              </div>
              <div class="relative -mt-4 ml-12 min-w-0 p-5 @xl:-ml-10 @xl:mt-48 @xl:w-5/12 ${sheet}">
                ${previewFigure(preview, context)}
                <div class="mt-4">${previewBars(preview, 'h-24')}</div>
              </div>
            </div>`
      }
    </div>`,
  );
}

/** An opening that shows the product at work, with the trade's own rows and figures in it. */
export const heroStage = defineBlock({
  id: 'hero-stage',
  aliases: ['product preview', 'app preview', 'product shot', 'device mockup', 'mockup', 'screenshot'],
  shows: 'hero',
  variants: [
    { name: 'window', widths: ['full'], devices: ALL_DEVICES, suits: hasPreview, heightPx: () => 720, render: window },
    { name: 'phone', widths: ['full'], devices: ALL_DEVICES, suits: hasPreview, heightPx: () => 620, render: phone },
    { name: 'sheets', widths: ['full'], devices: WIDE_DEVICES, suits: hasPreview, heightPx: () => 600, render: sheets },
  ],
});
