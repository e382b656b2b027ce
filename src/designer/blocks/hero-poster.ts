import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES, WIDE_DEVICES } from './devices.ts';
import { heroActions, heroBox, heroFacts, heroWords, type HeroSlot } from './hero/words.ts';
import { blockSection } from './kit/block-section.ts';
import { inkOn } from './kit/ink.ts';
import { labelClass } from './kit/label-class.ts';
import { leadFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';

/** Longer headlines would fill the window by themselves. */
const SHORT_TITLE = 44;
const isShort = (slot: HeroSlot): boolean => slot.title.length <= SHORT_TITLE;

const POSTER = 'text-headline-lg @lg:text-display-sm @3xl:text-display-md @5xl:text-display-lg';

function withoutBody({ body: _body, ...slot }: HeroSlot): HeroSlot {
  return slot;
}

const sentence = ({ body }: HeroSlot, classes: string): Markup | '' =>
  body === undefined ? '' : html`<p data-part="body" class="text-body-lg text-pretty ${classes}">${body}</p>`;

/** One line of headline leaves room for a picture under it; two or three fill the window with the list of contents. */
const ONE_LINE = 30;
const LEAST_CONTENTS = 3;
const MOST_CONTENTS = 4;

/** Type first: the headline as large as the window takes, its sentence close under it, and a band across the foot. */
function typeFirst(slot: HeroSlot, context: BlockContext): Markup {
  const { box, ground } = heroBox(context);
  return blockSection(
    'hero-poster',
    context,
    box,
    html`<div class="mx-auto flex max-w-7xl flex-col gap-8 px-page py-10 @4xl:py-14">
      <div class="flex flex-col gap-5">${heroWords(withoutBody(slot), context, ground, POSTER)}</div>
      <div class="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        ${sentence(slot, `max-w-xl @5xl:text-title-lg ${inkOn(ground).soft}`)} ${heroActions(slot, context, ground)}
      </div>
      ${footBand(slot, context)} ${heroFacts(slot, context, ground)}
    </div>`,
  );
}

/** A panorama under a short line, a numbered list of contents under a long one. */
function footBand(slot: HeroSlot, context: BlockContext): Markup {
  const { contents = [] } = slot;
  const { ground } = heroBox(context);
  const ink = inkOn(ground);
  if (slot.title.length <= ONE_LINE || contents.length < LEAST_CONTENTS)
    return picture(slot.picture, 'mt-4 block h-64 w-full rounded-lg object-cover @4xl:h-96', 'panorama');
  return html`<ol
    data-part="contents"
    class="mt-4 grid gap-x-8 border-t-2 border-current @xl:grid-cols-2 ${contents.length === LEAST_CONTENTS ? '@4xl:grid-cols-3' : '@4xl:grid-cols-4'}"
  >
    ${contents.slice(0, MOST_CONTENTS).map(
      ({ title, note }, at) =>
        html`<li class="min-w-0 pt-4">
          <p aria-hidden="true" class="${labelClass(context.style)} ${ink.accent}">
            ${String(at + 1).padStart(2, '0')}
          </p>
          <p class="mt-2 break-words font-headline text-title-lg">${title}</p>
          <p class="mt-1 break-words text-body-md ${ink.soft}">${note}</p>
        </li>`,
    )}
  </ol>`;
}

/** Everything on the middle axis over a picture that stands at the foot of the page like a stage. */
function centred(slot: HeroSlot, context: BlockContext): Markup {
  const { box, ground } = heroBox(context);
  return blockSection(
    'hero-poster',
    context,
    `overflow-hidden ${box}`,
    html`<div class="mx-auto flex max-w-4xl flex-col items-center gap-6 px-page pb-12 pt-12 text-center @4xl:pt-20">
        ${heroWords(withoutBody(slot), context, ground, 'text-headline-lg @xl:text-display-sm @4xl:text-display-md')}
        ${sentence(slot, `max-w-xl ${inkOn(ground).soft}`)} ${heroActions(slot, context, ground)}
        ${heroFacts(slot, context, ground)}
      </div>
      <div class="mx-auto max-w-6xl px-page">
        ${picture(slot.picture, 'block h-56 w-full rounded-t-xl object-cover @3xl:h-80', 'panorama')}
      </div>`,
  );
}

/** A narrow picture at the right like a bookmark; the headline runs up to it from the foot. */
function bookmark(slot: HeroSlot, context: BlockContext): Markup {
  const { box, ground } = heroBox(context);
  return blockSection(
    'hero-poster',
    context,
    box,
    html`<div
      class="mx-auto grid max-w-7xl gap-x-12 gap-y-8 px-page @3xl:min-h-[36rem] @3xl:grid-cols-[minmax(0,9fr)_minmax(0,3fr)]"
    >
      <div class="flex min-w-0 flex-col justify-end gap-8 pt-10 @3xl:pb-14">
        <div class="flex flex-col gap-5">
          ${heroWords(withoutBody(slot), context, ground, isShort(slot) ? POSTER : 'text-headline-lg @xl:text-display-sm @4xl:text-display-md')}
        </div>
        <div class="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          ${sentence(slot, `max-w-md ${inkOn(ground).soft}`)} ${heroActions(slot, context, ground)}
        </div>
        ${heroFacts(slot, context, ground)}
      </div>
      ${picture(slot.picture, 'block h-64 w-full object-cover @3xl:h-full', 'tall')}
    </div>`,
  );
}

/** The picture fills a frame; the words stand on a card of the page's own ground at its lower left edge. */
function cardOver(slot: HeroSlot, context: BlockContext): Markup {
  const card = leadFor({ ...context, bleed: false });
  const { ground } = card;
  return blockSection(
    'hero-poster',
    context,
    'overflow-hidden',
    html`<div class="mx-auto max-w-7xl @3xl:px-page @3xl:pt-4">
      <div class="relative @3xl:pt-64">
        ${picture(slot.picture, 'block h-64 w-full object-cover @3xl:absolute @3xl:inset-0 @3xl:h-full @3xl:rounded-xl', 'wide')}
        <div
          class="flex flex-col gap-5 px-page py-8 @3xl:relative @3xl:w-2/3 @3xl:rounded-tr-xl @3xl:p-10 @5xl:w-7/12 ${inkOn(ground).ground}"
        >
          ${heroWords(slot, context, ground)}${heroActions(slot, context, ground)}${heroFacts(slot, context, ground)}
        </div>
      </div>
    </div>`,
  );
}

/** An opening like a poster: one line, set as large as it goes. */
export const heroPoster = defineBlock({
  id: 'hero-poster',
  aliases: ['poster', 'big headline', 'cover'],
  shows: 'hero',
  variants: [
    {
      name: 'type-first',
      widths: ['full'],
      devices: WIDE_DEVICES,
      suits: isShort,
      heightPx: (slot) => (slot.title.length <= ONE_LINE ? 720 : 640),
      render: typeFirst,
    },
    { name: 'centred', widths: ['full'], devices: ALL_DEVICES, heightPx: () => 700, render: centred },
    { name: 'bookmark', widths: ['full'], devices: WIDE_DEVICES, heightPx: () => 600, render: bookmark },
    { name: 'card-over', widths: ['full'], devices: ALL_DEVICES, heightPx: () => 640, render: cardOver },
  ],
});
