import { html, type Markup } from '../../../markup/html.ts';
import type { Row, Status } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { figureFace } from '../kit/figure.ts';
import { icon } from '../kit/icon.ts';
import { inkOn } from '../kit/ink.ts';
import { paperOn } from '../kit/paper.ts';
import { recordAction, recordWords } from '../kit/record-parts.ts';
import { picture } from '../kit/picture.ts';
import { toneTextOn } from '../kit/status-on.ts';

/** Half discs bitten out of the ends of a perforation; where masks are not drawn, the dashes alone tell it. */
export const NOTCHES_DOWN =
  '@md:[mask-image:radial-gradient(circle_at_calc(100%-10rem)_0,transparent_7px,black_8px),radial-gradient(circle_at_calc(100%-10rem)_100%,transparent_7px,black_8px)] @md:[mask-composite:intersect]';

/** A ticket's words at the left and its stub at the right, under them where there is little room. */
export function ticket(row: Row, context: BlockContext, ground: Ground): Markup {
  return html`<li
    data-part="row"
    class="relative flex min-w-0 flex-col overflow-hidden rounded-lg @md:flex-row ${paperOn(ground, context)} ${NOTCHES_DOWN}"
  >
    <div class="flex min-w-0 flex-1 items-center gap-4 p-4">
      ${ticketMark(row)}
      <div class="min-w-0 flex-1">${recordWords(row, 'surface')} ${recordAction(row, 'surface')}</div>
    </div>
    <div
      class="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t-2 border-dashed border-outline-variant px-4 py-3 @md:w-40 @md:shrink-0 @md:flex-col @md:flex-nowrap @md:items-start @md:justify-center @md:border-t-0 @md:border-l-2"
    >
      ${stubWords(row, context)}
    </div>
    ${ticketShare(row)}
  </li>`;
}

function ticketMark(row: Row): Markup | '' {
  if (row.picture !== undefined)
    return picture({ ...row.picture, alt: '' }, 'size-16 shrink-0 rounded-md object-cover', 'square');
  if (row.icon === undefined) return '';
  return html`<span class="grid size-12 shrink-0 place-items-center rounded-md ${inkOn('field').ground}"
    >${icon(row.icon)}</span
  >`;
}

/** What is torn off: the value large, small words and state with it. */
export const stubWords = (row: Row, { style }: BlockContext, size = 'text-title-lg'): Markup =>
  html`${row.value === undefined ? '' : html`<p data-part="value" class="min-w-0 break-words ${figureFace(style)} ${size}">${row.value}</p>`}
  ${row.meta === undefined ? '' : html`<p data-part="meta" class="min-w-0 break-words font-label text-label-md text-on-surface-variant">${row.meta}</p>`}
  ${row.status === undefined ? '' : stubStatus(row.status)}`;

/** A stub is narrow: its state may take two lines. */
const stubStatus = ({ label, tone, icon: name }: Status): Markup =>
  html`<p
    data-part="status"
    class="flex min-w-0 items-center gap-1 font-label text-label-md font-semibold ${toneTextOn(tone, 'surface')}"
  >
    ${name === undefined ? '' : icon(name, 'size-4')}<span class="min-w-0 break-words">${label}</span>
  </p>`;

/** How far a record has come, along the foot of its ticket. */
export const ticketShare = ({ share }: Row): Markup | '' =>
  share === undefined
    ? ''
    : html`<span
        aria-hidden="true"
        class="absolute bottom-0 left-0 h-1 bg-primary"
        style="width:${Math.round(Math.min(1, Math.max(0, share)) * 100)}%"
      ></span>`;

export interface PrintedField {
  label: string;
  value: string;
}

/** What else is known of a record and is not said on its ticket yet. */
export function printedFields(row: Row): PrintedField[] {
  const said = new Set([row.title, row.subtitle, row.meta, row.value, row.status?.label]);
  return Object.entries(row.cells ?? {})
    .filter(([, value]) => value !== '' && !said.has(value))
    .map(([label, value]) => ({ label, value }));
}

/** Bars of a code, an ornament of the ticket's own words: the same for the same title. */
export function bars(title: string, ink: string): Markup {
  let x = 0;
  const strokes = Array.from(title.padEnd(18, 'tailor').slice(0, 18), (letter, index) => {
    const width = 1 + (((letter.codePointAt(0) ?? 0) + index) % 3);
    const from = x;
    x += width + 1 + ((letter.codePointAt(0) ?? 0) % 2);
    return `M${from} 0h${width}v24h-${width}z`;
  });
  return html`<svg viewBox="0 0 ${x} 24" preserveAspectRatio="none" aria-hidden="true" class="block h-10 w-full ${ink}">
    <path d="${strokes.join('')}" />
  </svg>`;
}
