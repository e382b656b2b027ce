import { html, type Markup } from '../../../markup/html.ts';
import { icon } from './icon.ts';

/** A button that is its icon alone, large enough for a thumb; `label` names it. */
export const iconButton = (label: string, name: string, ink: string): Markup =>
  html`<button
    type="button"
    aria-label="${label}"
    class="inline-flex size-11 shrink-0 items-center justify-center rounded-full ${ink}"
  >
    ${icon(name)}
  </button>`;
