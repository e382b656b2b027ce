import { html, type Markup } from '../../../markup/html.ts';
import type { Picture } from '../../write/slots.ts';

export type PictureAspect = 'square' | 'wide' | 'tall' | 'panorama';

/** A drawn picture; `classes` must give it a size. */
export const picture = (shown: Picture, classes: string, aspect: PictureAspect = 'wide'): Markup =>
  html`<img
    data-picture="${shown.kind}: ${shown.subject}"
    data-aspect="${aspect}"
    alt="${shown.alt}"
    class="${classes}"
  />`;

/** The face of a person, a circle unless `classes` says otherwise. */
export const avatar = (name: string, classes = 'size-10 rounded-full'): Markup =>
  html`<img data-picture="avatar: ${name}" data-aspect="square" alt="" class="${classes} shrink-0 object-cover" />`;
