import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { blockSection } from '../kit/block-section.ts';
import { inkOn } from '../kit/ink.ts';
import { frameFor } from '../kit/panel.ts';
import { picture } from '../kit/picture.ts';
import { pageBox } from './page-box.ts';
import { journalHead, postFacts, postTitle, type JournalSlot, type Post } from './post-parts.ts';

const COLUMNS = 3;
/** Heights of pictures down a column; each column begins at another. */
const HEIGHTS = ['h-80', 'h-48', 'h-60'] as const;

/** Three columns whose pictures have different heights, so that the texts stand staggered. */
export function wall(slot: JournalSlot, context: BlockContext): Markup {
  const { ground, style } = context;
  const columns = Array.from({ length: COLUMNS }, (_, column) =>
    slot.items.filter((_post, index) => index % COLUMNS === column),
  );
  const card = (post: Post, height: string): Markup =>
    html`<li data-part="card" class="flex min-w-0 flex-col gap-3">
      ${picture({ ...post.picture, alt: '' }, `mb-1 block w-full object-cover ${height} ${frameFor(style)}`, 'wide')}
      ${postFacts(post, context, ground)}${postTitle(post, context, 'text-headline-sm')}
      <p data-part="body" class="text-body-md text-pretty ${inkOn(ground).soft}">${post.excerpt}</p>
    </li>`;
  return blockSection(
    'journal-index',
    context,
    pageBox(context),
    html`${journalHead(slot, context)}
      <div data-part="list" class="mt-10 grid gap-x-8 gap-y-10 @3xl:grid-cols-3">
        ${columns.map(
          (posts, column) =>
            html`<ul class="flex min-w-0 flex-col gap-10">
              ${posts.map((post, row) => card(post, HEIGHTS[(column + row) % HEIGHTS.length] ?? 'h-60'))}
            </ul>`,
        )}
      </div>`,
  );
}
