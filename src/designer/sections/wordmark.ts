import { html, type Markup } from '../../markup/html.ts';
import type { Words } from '../outline/outline.ts';
import { dataInk } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';

/** The mark and name of a product or house. */
export const wordmark = (words: Words, context: NodeContext): Markup =>
  html`<p
    data-part="brand"
    class="inline-flex min-h-11 min-w-0 items-center gap-3 font-headline text-title-lg font-semibold ${dataInk(context).strong}"
  >
    <img data-picture="logo: ${words.text}" data-aspect="square" alt="" class="size-8 shrink-0" /><span
      class="min-w-0 text-balance"
      >${words.text}</span
    >
  </p>`;
