import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { blockSection } from '../kit/block-section.ts';
import { inkOn } from '../kit/ink.ts';
import { frameFor } from '../kit/panel.ts';
import { picture } from '../kit/picture.ts';
import { pageBox } from './page-box.ts';
import { journalHead, postFacts, postTitle, type JournalSlot } from './post-parts.ts';

/** The newest text on a sheet over its wide picture, the others in two columns of words with small pictures. */
export function overlaid(slot: JournalSlot, context: BlockContext): Markup {
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
          : html`<article data-part="card" class="mt-8">
              ${picture({ ...first.picture, alt: '' }, `block h-60 w-full object-cover @3xl:h-[30rem] ${frameFor(style)}`, 'panorama')}
              <div
                class="relative -mt-8 mr-6 flex max-w-2xl flex-col gap-3 bg-surface-container-lowest p-6 text-on-surface @3xl:-mt-40 @3xl:ml-10 @3xl:p-10"
              >
                ${postFacts(first, context, 'surface')}${postTitle(first, context, 'text-headline-sm @3xl:text-headline-lg')}
                <p data-part="body" class="text-body-lg text-pretty text-on-surface-variant">${first.excerpt}</p>
              </div>
            </article>`
      }
      <ul data-part="list" class="mt-10 grid gap-x-12 @3xl:grid-cols-2">
        ${others.map(
          (post) =>
            html`<li
              data-part="row"
              class="grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-x-5 border-t py-6 @3xl:grid-cols-[minmax(0,1fr)_9rem] ${ink.rule}"
            >
              <div class="flex min-w-0 flex-col gap-2">
                ${postFacts(post, context, ground)}${postTitle(post, context, 'text-title-lg')}
                <p data-part="body" class="text-body-md text-pretty ${ink.soft}">${post.excerpt}</p>
              </div>
              ${picture({ ...post.picture, alt: '' }, `block h-24 w-full object-cover @3xl:h-28 ${frameFor(style)}`, 'wide')}
            </li>`,
        )}
      </ul>`,
  );
}
