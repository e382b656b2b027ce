import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { chartInkOn } from '../kit/chart-ink.ts';
import { inkOn } from '../kit/ink.ts';
import { avatar } from '../kit/picture.ts';
import { quietRoom } from '../kit/signature-room.ts';
import { personWords } from './person-words.ts';

const TOPS: Record<Ground, string> = {
  surface: 'bg-primary-container border-primary',
  tonal: 'bg-primary-container border-primary',
  field: 'bg-on-primary-container/15 border-on-primary-container',
  inverse: 'bg-inverse-on-surface/15 border-inverse-primary',
};

/** Distance of the seats from the middle, in percent of the room. */
const SEAT = 39;

/** A round table seen from above with everybody at their seat; who sits where is told beside it. */
export function table(slot: SlotOf<'people'>, context: BlockContext): Markup {
  const { box, ground } = quietRoom(context);
  const ink = inkOn(ground);
  return blockSection(
    'gathering',
    context,
    box,
    html`${blockHeading(slot, context, ground)}
      <div class="mt-6 grid grid-cols-1 items-center gap-x-12 gap-y-8 @2xl:grid-cols-2">
        <div aria-hidden="true" class="relative mx-auto aspect-square w-full max-w-72 @2xl:max-w-96">
          <span class="absolute inset-[22%] overflow-hidden rounded-full border-4 ${TOPS[ground]}"></span>
          ${slot.people.map((person, index) => {
            const turn = (index / slot.people.length - 0.25) * 2 * Math.PI;
            return html`<span
              class="absolute -translate-1/2"
              style="left:${fixed(50 + SEAT * Math.cos(turn))}%;top:${fixed(50 + SEAT * Math.sin(turn))}%"
              >${avatar(person.name, `size-14 rounded-full border-2 @2xl:size-18 ${chartInkOn(ground).halo}`)}<span
                class="absolute -right-2 -bottom-1 grid size-7 place-items-center rounded-full font-label text-label-md font-semibold ${chartInkOn(ground).mark}"
                >${index + 1}</span
              ></span
            >`;
          })}
        </div>
        <ol class="min-w-0">
          ${slot.people.map(
            (person, index) =>
              html`<li data-part="row" class="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-t py-3 ${ink.rule}">
                <span aria-hidden="true" class="font-label text-title-md font-semibold ${ink.accent}"
                  >${index + 1}</span
                >
                <div class="min-w-0">${personWords(person, ground)}</div>
              </li>`,
          )}
        </ol>
      </div>`,
  );
}

const fixed = (value: number): number => Math.round(value * 10) / 10;
