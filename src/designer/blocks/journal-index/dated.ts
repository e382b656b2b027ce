import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { blockSection } from '../kit/block-section.ts';
import { inkOn } from '../kit/ink.ts';
import { labelClass } from '../kit/label-class.ts';
import { frameFor } from '../kit/panel.ts';
import { picture } from '../kit/picture.ts';
import { pageBox } from './page-box.ts';
import { journalHead, postTitle, type JournalSlot } from './post-parts.ts';

/** Ruled rows by date: the day at the left, words in the middle, a picture at the right edge. */
export function dated(slot: JournalSlot, context: BlockContext): Markup {
  const { ground, style } = context;
  const ink = inkOn(ground);
  return blockSection(
    'journal-index',
    context,
    pageBox(context),
    html`${journalHead(slot, context)}
      <ol data-part="list" class="mt-8 border-b ${ink.rule}">
        ${slot.items.map(
          (post, index) =>
            html`<li
              data-part="row"
              class="grid grid-cols-[minmax(0,1fr)_6rem] gap-x-5 gap-y-2 border-t py-6 @3xl:grid-cols-[9rem_minmax(0,1fr)_15rem] @3xl:gap-x-10 ${ink.rule}"
            >
              <p
                data-part="meta"
                class="flex flex-wrap content-start gap-x-3 @max-3xl:col-span-2 @3xl:flex-col ${labelClass(style)} ${ink.soft}"
              >
                <span>${post.date}</span><span class="${ink.accent}">${post.topic}</span><span>${post.minutes} min</span
                ><span data-part="by">${post.by}</span>
              </p>
              <div class="flex min-w-0 flex-col gap-2">
                ${postTitle(post, context, index === 0 ? 'text-headline-sm @3xl:text-display-sm' : 'text-title-lg @3xl:text-headline-sm')}
                <p data-part="body" class="max-w-2xl text-body-md text-pretty @3xl:text-body-lg ${ink.soft}">
                  ${post.excerpt}
                </p>
              </div>
              ${picture({ ...post.picture, alt: '' }, `block w-full object-cover ${index === 0 ? 'h-24 @3xl:h-44' : 'h-24 @3xl:h-32'} ${frameFor(style)}`, 'wide')}
            </li>`,
        )}
      </ol>`,
  );
}
