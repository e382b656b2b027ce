import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { button } from './kit/button.ts';
import { blockSection } from './kit/block-section.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { frameFor, panelFor } from './kit/panel.ts';
import { avatar, picture } from './kit/picture.ts';
import { toPath } from './kit/to-path.ts';
import { headingWithNote } from './kit/note-line.ts';

type Slot = SlotOf<'posts'>;
type Post = Slot['items'][number];

const WIDTHS = ['full', 'wide', 'narrow'] as const;

/** Rings around those who have something new today. */
const stories = (slot: Slot): Markup =>
  html`<ul data-part="stories" class="grid grid-cols-5 gap-2">
    ${slot.near.map(
      (name, index) =>
        html`<li class="min-w-0 text-center">
          <a href="${toPath(name)}" class="flex flex-col items-center gap-1"
            ><span class="rounded-full border-2 p-1 ${index < 3 ? 'border-primary' : 'border-outline-variant'}"
              >${avatar(name, 'size-12 rounded-full')}</span
            ><span class="w-full break-words text-label-md">${name}</span></a
          >
        </li>`,
    )}
  </ul>`;

const composer = (slot: Slot, context: BlockContext): Markup | '' =>
  slot.ask === undefined
    ? ''
    : html`<form data-part="compose" class="flex items-center gap-3">
        <label for="${context.key}-new" class="sr-only">${slot.ask}</label>
        <input
          id="${context.key}-new"
          name="new"
          type="text"
          autocomplete="off"
          placeholder="${slot.ask}"
          class="min-h-12 w-full min-w-0 rounded-control border border-outline bg-surface-container-lowest px-4 text-body-lg text-on-surface"
        />
        <button
          type="submit"
          aria-label="Post"
          class="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-primary text-on-primary"
        >
          ${icon('send')}
        </button>
      </form>`;

const byline = (post: Post, ground: Ground): Markup =>
  html`<div class="flex items-center gap-3">
    ${avatar(post.by, 'size-11 rounded-full')}
    <p class="min-w-0 flex-1">
      <span data-part="title" class="block break-words text-body-lg font-semibold">${post.by}</span
      ><span class="block break-words text-body-md ${inkOn(ground).soft}"
        ><span>${post.handle}</span> · <time>${post.time}</time></span
      >
    </p>
    <button type="button" aria-label="More about this post" class="inline-flex size-11 items-center justify-center">
      ${icon('ellipsis')}
    </button>
  </div>`;

/** Liked, answered, passed on. */
const answers = (post: Post, ground: Ground): Markup =>
  html`<div data-part="answers" class="flex items-center gap-2">
    <button
      type="button"
      aria-pressed="${post.liked === true ? 'true' : 'false'}"
      class="inline-flex min-h-11 items-center gap-2 pr-4 text-body-md tabular-nums ${post.liked === true ? `font-semibold ${inkOn(ground).accent}` : ''}"
    >
      ${icon('heart', post.liked === true ? 'size-5 *:fill-current' : 'size-5')}<span class="sr-only">Likes </span
      ><span>${post.likes}</span>
    </button>
    <button type="button" class="inline-flex min-h-11 items-center gap-2 pr-4 text-body-md tabular-nums">
      ${icon('message-circle')}<span class="sr-only">Comments </span><span>${post.comments}</span>
    </button>
    <button type="button" aria-label="Pass on" class="ml-auto inline-flex size-11 items-center justify-center">
      ${icon('repeat-2')}
    </button>
    <button type="button" aria-label="Keep" class="inline-flex size-11 items-center justify-center">
      ${icon('bookmark')}
    </button>
  </div>`;

const shown = (post: Post, classes: string): Markup | '' =>
  post.picture === undefined ? '' : picture(post.picture, `block w-full object-cover ${classes}`, 'wide');

/** Posts one under the other, parted by rules, pictures as wide as the column. */
const stream = (slot: Slot, context: BlockContext): Markup =>
  blockSection(
    'post-stream',
    context,
    '',
    html`<div class="mx-auto flex w-full max-w-2xl flex-col gap-5">
      ${headingWithNote(slot, context)} ${stories(slot)} ${composer(slot, context)}
      <ol data-part="list" class="flex flex-col">
        ${slot.items.map(
          (post) =>
            html`<li data-part="row" class="flex flex-col gap-3 border-t py-4 ${inkOn(context.ground).rule}">
              ${byline(post, context.ground)}
              <p class="break-words text-body-lg text-pretty">${post.text}</p>
              ${shown(post, `h-64 ${frameFor(context.style)}`)} ${answers(post, context.ground)}
            </li>`,
        )}
      </ol>
    </div>`,
  );

/** Every post a card, its picture at the head. */
const cards = (slot: Slot, context: BlockContext): Markup => {
  const panel = panelFor(context);
  return blockSection(
    'post-stream',
    context,
    '',
    html`<div class="flex flex-col gap-5">
      ${headingWithNote(slot, context)} ${composer(slot, context)} ${stories(slot)}
      <ol data-part="list" class="grid items-start gap-4 @3xl:grid-cols-2">
        ${slot.items.map(
          (post) =>
            html`<li data-part="card" class="flex min-w-0 flex-col gap-3 ${panel.box}">
              ${shown(post, 'h-52 rounded-md')} ${byline(post, panel.ground)}
              <p class="break-words text-body-lg text-pretty">${post.text}</p>
              ${answers(post, panel.ground)}
            </li>`,
        )}
      </ol>
    </div>`,
  );
};

/** Words large, as a page one reads; pictures small beside who wrote. */
const letters = (slot: Slot, context: BlockContext): Markup =>
  blockSection(
    'post-stream',
    context,
    '',
    html`<div class="mx-auto flex w-full max-w-2xl flex-col gap-5">
      ${headingWithNote(slot, context)} ${stories(slot)}
      <ol data-part="list" class="flex flex-col">
        ${slot.items.map(
          (post) =>
            html`<li
              data-part="row"
              class="flex flex-col gap-3 border-t py-5 first:border-t-0 ${inkOn(context.ground).rule}"
            >
              <p class="break-words font-headline text-title-lg text-pretty">${post.text}</p>
              ${shown(post, `h-48 ${frameFor(context.style)}`)} ${byline(post, context.ground)}
              ${answers(post, context.ground)}
            </li>`,
        )}
      </ol>
      ${composer(slot, context)}
    </div>`,
  );

const DEED_ICONS = ['heart', 'message-circle', 'share-2'] as const;

/** Liking, answering and passing on by the names that the prompt gives them. */
const deeds = (slot: Slot, post: Post, context: BlockContext, ground: Ground): Markup =>
  slot.deeds === undefined
    ? answers(post, ground)
    : html`<div data-part="answers" class="flex flex-wrap gap-2">
        ${slot.deeds.map((label, at) => button({ label, icon: DEED_ICONS[at % DEED_ICONS.length] ?? 'heart' }, context, at === 0 ? 'primary' : 'secondary', { ground, classes: 'flex-1' }))}
      </div>`;

/** One post as a card in the middle of the page. */
const single = (slot: Slot, context: BlockContext): Markup => {
  const panel = panelFor(context);
  return blockSection(
    'post-stream',
    context,
    'mx-auto w-full max-w-2xl',
    html`<div class="flex flex-col gap-4">
      ${headingWithNote(slot, context)}
      ${slot.items.map(
        (post) =>
          html`<article data-part="card" class="flex min-w-0 flex-col gap-4 ${panel.box}">
            ${byline(post, panel.ground)}
            <p class="break-words text-title-lg text-pretty">${post.text}</p>
            ${shown(post, 'h-72 rounded-lg @2xl:h-96')} ${deeds(slot, post, context, panel.ground)}
          </article>`,
      )}
    </div>`,
  );
};

/** One post with its picture beside its words. */
const beside = (slot: Slot, context: BlockContext): Markup => {
  const panel = panelFor(context);
  return blockSection(
    'post-stream',
    context,
    'mx-auto w-full max-w-5xl',
    html`<div class="flex flex-col gap-4">
      ${headingWithNote(slot, context)}
      ${slot.items.map(
        (post) =>
          html`<article data-part="card" class="grid min-w-0 items-stretch gap-6 @3xl:grid-cols-2 ${panel.box}">
            ${shown(post, 'h-64 rounded-lg @3xl:h-full')}
            <div class="flex min-w-0 flex-col justify-between gap-6">
              ${byline(post, panel.ground)}
              <p class="break-words font-headline text-headline-md text-pretty">${post.text}</p>
              ${deeds(slot, post, context, panel.ground)}
            </div>
          </article>`,
      )}
    </div>`,
  );
};

const isStream = (slot: Slot): boolean => slot.ask !== undefined;
const isAlone = (slot: Slot): boolean => !isStream(slot);

const heightPx = (slot: Slot): number =>
  320 + slot.items.reduce((sum, { picture: one }) => sum + 200 + (one === undefined ? 0 : 250), 0);

/** What people have posted. */
export const postStream = defineBlock({
  id: 'post-stream',
  aliases: ['feed', 'posts', 'timeline of posts', 'social feed', 'stories'],
  shows: 'posts',
  variants: [
    { name: 'stream', widths: WIDTHS, devices: ALL_DEVICES, suits: isStream, heightPx, render: stream },
    { name: 'cards', widths: WIDTHS, devices: ALL_DEVICES, suits: isStream, heightPx, render: cards },
    { name: 'letters', widths: WIDTHS, devices: ALL_DEVICES, suits: isStream, heightPx, render: letters },
    { name: 'single', widths: WIDTHS, devices: ALL_DEVICES, suits: isAlone, heightPx, render: single },
    { name: 'beside', widths: ['full', 'wide'], devices: ALL_DEVICES, suits: isAlone, heightPx, render: beside },
  ],
});
