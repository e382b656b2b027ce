import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { inkOn } from '../kit/ink.ts';
import { headlineClass, labelClass } from '../kit/label-class.ts';
import { toPath } from '../kit/to-path.ts';

export type JournalSlot = SlotOf<'journal'>;
export type Post = JournalSlot['items'][number];

/** The page's name, large, with what it writes about beside it. */
export function journalHead(slot: JournalSlot, context: BlockContext): Markup {
  const ink = inkOn(context.ground);
  if (context.level !== 1) return blockHeading(slot, context);
  return html`<header data-part="heading" class="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
    <h1
      id="${context.key}-title"
      data-part="title"
      class="${headlineClass(context.style)} text-display-sm @3xl:text-display-lg"
    >
      ${slot.title}
    </h1>
    ${
      slot.topics.length < 2
        ? ''
        : html`<ul data-part="topics" class="flex flex-wrap gap-x-6">
            ${['All', ...slot.topics].map(
              (topic, index) =>
                html`<li>
                  <a
                    href="${toPath(topic)}"
                    class="inline-flex min-h-11 items-center font-label text-label-lg ${index === 0 ? `font-semibold underline decoration-2 underline-offset-8 ${ink.accent}` : ink.soft}"
                    >${topic}</a
                  >
                </li>`,
            )}
          </ul>`
    }
  </header>`;
}

/** What it is about, when it was written and how long it takes. */
export const postFacts = ({ topic, date, minutes, by }: Post, { style }: BlockContext, ground: Ground): Markup =>
  html`<p data-part="meta" class="flex flex-wrap gap-x-3 gap-y-1 ${labelClass(style)} ${inkOn(ground).soft}">
    <span class="${inkOn(ground).accent}">${topic}</span><span>${date}</span><span>${minutes} min</span
    ><span data-part="by">${by}</span>
  </p>`;

export const postTitle = (post: Post, { style }: BlockContext, size: string): Markup =>
  html`<h3 data-part="title" class="${headlineClass(style)} ${size}">
    <a href="${toPath(post.title)}">${post.title}</a>
  </h3>`;
