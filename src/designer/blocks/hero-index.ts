import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES, WIDE_DEVICES } from './devices.ts';
import { heroActions, heroBox, heroFacts, heroWords, type HeroSlot } from './hero/words.ts';
import { blockSection } from './kit/block-section.ts';
import { figureFace } from './kit/figure.ts';
import { inkOn } from './kit/ink.ts';
import { labelClass } from './kit/label-class.ts';
import { picture } from './kit/picture.ts';
import { toPath } from './kit/to-path.ts';

type Entry = NonNullable<HeroSlot['contents']>[number];

const entriesOf = (slot: HeroSlot): Entry[] => slot.contents ?? [];
const hasContents = (slot: HeroSlot): boolean => entriesOf(slot).length >= 3;
const numeral = (index: number): string => String(index + 1).padStart(2, '0');

/** Headline at the left; at the right what there is, numbered, each line a way in. */
function contents(slot: HeroSlot, context: BlockContext): Markup {
  const { box, ground } = heroBox(context);
  const ink = inkOn(ground);
  return blockSection(
    'hero-index',
    context,
    box,
    html`<div
      class="mx-auto grid max-w-7xl gap-x-16 gap-y-10 px-page py-10 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @4xl:py-20"
    >
      <div class="flex min-w-0 flex-col gap-6">
        ${heroWords(slot, context, ground)}${heroActions(slot, context, ground)}${heroFacts(slot, context, ground)}
      </div>
      <ol data-part="contents" class="border-b @4xl:self-end ${ink.rule}">
        ${entriesOf(slot).map(
          (entry, index) =>
            html`<li class="border-t ${ink.rule}">
              <a href="${toPath(entry.title)}" class="grid min-h-14 grid-cols-[3rem_minmax(0,1fr)] items-baseline py-4">
                <span class="${labelClass(context.style)} ${ink.accent}">${numeral(index)}</span>
                <span class="min-w-0">
                  <span data-part="entry" class="block font-headline text-title-lg">${entry.title}</span>
                  <span class="mt-1 block text-body-md text-pretty ${ink.soft}">${entry.note}</span>
                </span>
              </a>
            </li>`,
        )}
      </ol>
    </div>`,
  );
}

/** The headline over the whole width, and under it the contents as columns that hang from one rule. */
function columns(slot: HeroSlot, context: BlockContext): Markup {
  const { box, ground } = heroBox(context);
  const ink = inkOn(ground);
  const { body, ...words } = slot;
  return blockSection(
    'hero-index',
    context,
    box,
    html`<div class="mx-auto max-w-7xl px-page pb-10 pt-10 @4xl:pb-16 @4xl:pt-20">
      <div class="flex max-w-5xl flex-col gap-4">
        ${heroWords(words, context, ground, 'text-headline-lg @xl:text-display-sm @4xl:text-display-md')}
      </div>
      <div class="mt-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        ${body === undefined ? '' : html`<p data-part="body" class="max-w-xl text-body-lg text-pretty ${ink.soft}">${body}</p>`}
        ${heroActions(slot, context, ground)}
      </div>
      ${heroFacts(slot, context, ground)}
      <ol
        data-part="contents"
        class="mt-12 grid gap-x-8 border-t-2 border-current @2xl:grid-cols-2 ${entriesOf(slot).length === 3 ? '@4xl:grid-cols-3' : '@4xl:grid-cols-4'}"
      >
        ${entriesOf(slot).map(
          (entry, index) =>
            html`<li>
              <a href="${toPath(entry.title)}" class="flex flex-col gap-2 py-5">
                <span class="${figureFace(context.style)} text-headline-sm ${ink.accent}">${index + 1}</span>
                <span data-part="entry" class="font-headline text-title-lg">${entry.title}</span>
                <span class="text-body-md text-pretty ${ink.soft}">${entry.note}</span>
              </a>
            </li>`,
        )}
      </ol>
    </div>`,
  );
}

/** A plate as in a book: picture at the left from top to foot, headline and contents at the right of it. */
function plate(slot: HeroSlot, context: BlockContext): Markup {
  const { box, ground } = heroBox(context);
  return blockSection(
    'hero-index',
    context,
    `overflow-hidden ${box}`,
    html`<div class="mx-auto grid max-w-7xl @3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div class="relative min-h-64 @3xl:min-h-[36rem]">
        ${picture(slot.picture, 'absolute inset-0 size-full object-cover', 'tall')}
      </div>
      <div class="flex min-w-0 flex-col justify-between gap-10 px-page py-10 @3xl:py-16">
        <div class="flex flex-col gap-5">
          ${heroWords(slot, context, ground)}${heroActions(slot, context, ground)}${heroFacts(slot, context, ground)}
        </div>
        ${dottedLines(entriesOf(slot), ground)}
      </div>
    </div>`,
  );
}

/** Title and number of each entry, with a line of dots between. */
const dottedLines = (entries: readonly Entry[], ground: Ground): Markup =>
  html`<ol data-part="contents" class="flex flex-col">
    ${entries.map(
      (entry, index) =>
        html`<li>
          <a href="${toPath(entry.title)}" class="flex min-h-11 items-baseline gap-3 py-2">
            <span data-part="entry" class="min-w-0 font-headline text-title-md">${entry.title}</span>
            <span class="min-w-4 flex-1 border-b-2 border-dotted ${inkOn(ground).rule}"></span>
            <span class="font-label text-label-lg tabular-nums ${inkOn(ground).soft}">${numeral(index)}</span>
          </a>
        </li>`,
    )}
  </ol>`;

/** An opening that is a table of contents: what there is to see stands beside the headline. */
export const heroIndex = defineBlock({
  id: 'hero-index',
  aliases: ['table of contents', 'contents', 'index opening'],
  shows: 'hero',
  variants: [
    {
      name: 'contents',
      widths: ['full'],
      devices: ALL_DEVICES,
      suits: hasContents,
      heightPx: () => 600,
      render: contents,
    },
    {
      name: 'columns',
      widths: ['full'],
      devices: WIDE_DEVICES,
      suits: hasContents,
      heightPx: () => 660,
      render: columns,
    },
    { name: 'plate', widths: ['full'], devices: ALL_DEVICES, suits: hasContents, heightPx: () => 640, render: plate },
  ],
});
