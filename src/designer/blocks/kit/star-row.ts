import { html, type Markup } from '../../../markup/html.ts';
import type { Ground } from '../block.ts';
import { icon } from './icon.ts';
import { inkOn } from './ink.ts';

/** Five stars, as many of them full as were given; halves are rounded to the nearest. Its words are for assistive technology. */
export const starRow = (stars: number, ground: Ground, size = 'size-5'): Markup => {
  const ink = inkOn(ground);
  const full = Math.round(stars);
  return html`<span data-part="stars" class="inline-flex shrink-0 items-center gap-1"
    ><span class="sr-only">${String(stars)} of 5 stars</span
    >${Array.from({ length: 5 }, (_, index) => html`<span aria-hidden="true" class="${index < full ? ink.accent : 'opacity-40'}">${icon('star', index < full ? `${size} *:fill-current` : size)}</span>`)}</span
  >`;
};
