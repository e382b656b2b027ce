import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';

/** Root of a block, named by its heading. Its parts size themselves by its width, not by the viewport's. */
export const blockSection = (id: string, context: BlockContext, classes: string, content: Markup): Markup =>
  html`<section data-block="${id}" aria-labelledby="${context.key}-title" class="@container min-w-0 ${classes}">
    ${content}
  </section>`;
