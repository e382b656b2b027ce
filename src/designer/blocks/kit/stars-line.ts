import { html, type Markup } from '../../../markup/html.ts';
import type { Stars } from '../../write/app-shapes.ts';
import type { Ground } from '../block.ts';
import { icon } from './icon.ts';
import { inkOn } from './ink.ts';

/** A star, how many of five were given, and by how many. */
export const starsLine = ({ stars, count }: Stars, ground: Ground): Markup =>
  html`<p data-part="rating" class="inline-flex flex-wrap items-center gap-x-2 text-body-md">
    <span class="inline-flex items-center gap-1 font-semibold"
      ><span aria-hidden="true" class="${inkOn(ground).accent}">${icon('star', 'size-4 *:fill-current')}</span
      ><span class="tabular-nums">${stars.toFixed(1)}</span><span class="sr-only"> of 5 stars</span></span
    ><span class="${inkOn(ground).soft}">${count}</span>
  </p>`;
