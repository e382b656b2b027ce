import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { blockSection } from '../kit/block-section.ts';
import { inkOn } from '../kit/ink.ts';
import { frameFor } from '../kit/panel.ts';
import { picture } from '../kit/picture.ts';
import { pageBox } from './page-box.ts';
import { journalHead, postFacts, postTitle, type JournalSlot } from './post-parts.ts';

/** The newest text across the page beside its picture, the others as cards in columns below. */
export function leadStory(slot: JournalSlot, context: BlockContext): Markup {
  const { ground, style } = context;
  const ink = inkOn(ground);
  const [first, ...others] = slot.items;
  return blockSection(
    'journal-index',
    context,
    pageBox(context),
    html`${journalHead(slot, context)}
      ${
        first === undefined
          ? ''
          : html`<article
              data-part="card"
              class="mt-8 grid items-center gap-x-12 gap-y-6 border-t pt-8 @3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] ${ink.rule}"
            >
              ${picture({ ...first.picture, alt: '' }, `block h-60 w-full object-cover @3xl:h-[26rem] ${frameFor(style)}`, 'wide')}
              <div class="flex min-w-0 flex-col gap-4">
                ${postFacts(first, context, ground)}${postTitle(first, context, 'text-headline-md @3xl:text-display-sm')}
                <p data-part="body" class="text-body-lg text-pretty ${ink.soft}">${first.excerpt}</p>
              </div>
            </article>`
      }
      <ul data-part="list" class="mt-12 grid gap-x-8 gap-y-12 @2xl:grid-cols-2 @4xl:grid-cols-3">
        ${others.map(
          (post) =>
            html`<li data-part="card" class="flex min-w-0 flex-col gap-3">
              ${picture({ ...post.picture, alt: '' }, `mb-1 block h-48 w-full object-cover @3xl:h-56 ${frameFor(style)}`, 'wide')}
              ${postFacts(post, context, ground)}${postTitle(post, context, 'text-title-lg @3xl:text-headline-sm')}
              <p data-part="body" class="text-body-md text-pretty ${ink.soft}">${post.excerpt}</p>
            </li>`,
        )}
      </ul>`,
  );
}
