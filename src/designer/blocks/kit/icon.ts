import { html, type Markup } from '../../../markup/html.ts';

/** An icon by its lucide name; it is decoration, the words beside it carry the meaning. */
export const icon = (name: string, size = 'size-5'): Markup =>
  html`<i data-icon="${name}" class="${size} shrink-0"></i>`;
