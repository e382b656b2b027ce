import { html, type Markup } from '../../../markup/html.ts';
import { figure, giantSize } from '../kit/figure.ts';
import { inkOn } from '../kit/ink.ts';
import { labelClass } from '../kit/label-class.ts';
import { picture } from '../kit/picture.ts';
import { ring } from '../kit/ring.ts';
import type { PartFrame, PartOf } from './part-frame.ts';

type Moment = PartOf<'moment'>;

const written = (part: Moment, { context, ground }: PartFrame): Markup =>
  html`<p class="${labelClass(context.style)} ${inkOn(ground).soft}">${part.label}</p>
    <p class="mt-1">${figure(part, giantSize(part, 'column'), context.style)}</p>`;

const words = (part: Moment): Markup => html`<p data-part="words" class="text-body-lg text-pretty">${part.words}</p>`;

const bar = (share: number, ground: PartFrame['ground']): Markup =>
  html`<div aria-hidden="true" class="h-3 rounded-full ${inkOn(ground).track}">
    <div class="h-full rounded-full ${inkOn(ground).fill}" style="width:${Math.round(share * 100)}%"></div>
  </div>`;

/** Longer figures do not fit into a ring beside their label. */
const LONGEST_IN_RING = 7;

/** The figure that it is all about: in a ring that fills, over a bar, or beside what it is of. */
export function momentPart(part: Moment, frame: PartFrame): Markup {
  const { context, ground, look } = frame;
  const isRound = part.share !== undefined && part.value.length + (part.unit?.length ?? 0) / 2 <= LONGEST_IN_RING;
  if (look === 'round' && isRound)
    return html`<div data-part="moment" class="flex flex-col items-center gap-5 text-center">
      ${ring(
        part.share ?? 0,
        html`<p class="text-body-md ${inkOn(ground).soft}">${part.label}</p>
          <p>${figure(part, { value: 'text-headline-lg', unit: 'text-title-md' }, context.style)}</p>`,
        { ground, size: 'size-56', thickness: 7 },
      )}
      ${words(part)}
    </div>`;
  const drawn =
    part.picture === undefined
      ? ''
      : picture({ ...part.picture, alt: '' }, 'block size-28 shrink-0 rounded-lg object-cover', 'square');
  return html`<div data-part="moment" class="flex flex-col gap-4">
    <div class="flex items-center justify-between gap-4">
      <div class="min-w-0">${written(part, frame)}</div>
      ${drawn}
    </div>
    ${part.share === undefined ? '' : bar(part.share, ground)} ${words(part)}
  </div>`;
}
