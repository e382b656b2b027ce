import { html, type Markup } from '../../markup/html.ts';

/** A count that sits on an icon or beside an entry. */
export const countBadge = (text: string, classes = ''): Markup =>
  html`<span
    data-part="badge"
    class="inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-primary px-1 font-label text-label-sm font-semibold tabular-nums whitespace-nowrap text-on-primary ${classes}"
    >${text}</span
  >`;
