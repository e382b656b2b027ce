import { html, type Markup } from '../../markup/html.ts';
import type { Ground } from '../blocks/block.ts';
import { inkOn } from '../blocks/kit/ink.ts';
import type { Style } from '../direct/direction.ts';

/** The product's mark and name, a link to the first destination. */
export const brandMark = (brand: string, style: Style, ground: Ground): Markup =>
  html`<a
    href="/"
    data-part="brand"
    class="inline-flex min-h-11 min-w-0 items-center gap-3 font-headline text-title-lg ${
      style.headline.caps ? 'font-black uppercase' : 'font-semibold'
    } ${inkOn(ground).strong}"
    ><img data-picture="logo: ${brand}" data-aspect="square" alt="" class="size-8 shrink-0" />${brand}</a
  >`;
