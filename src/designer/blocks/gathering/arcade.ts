import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { picture } from '../kit/picture.ts';
import { signatureRoom } from '../kit/signature-room.ts';
import { personWords } from './person-words.ts';

const ACROSS: Readonly<Record<number, string>> = {
  3: '@md:grid-cols-3',
  4: '@2xl:grid-cols-4',
  5: '@lg:grid-cols-6 @lg:*:col-span-2 @lg:[&>:nth-child(4)]:col-start-2 @3xl:grid-cols-5 @3xl:*:col-span-1 @3xl:[&>:nth-child(4)]:col-start-auto',
  6: '@lg:grid-cols-3 @5xl:grid-cols-6',
  7: '@2xl:grid-cols-4 @6xl:grid-cols-7',
  8: '@2xl:grid-cols-4 @6xl:grid-cols-8',
};

const EDGES: Record<Ground, string> = {
  surface: 'border-primary',
  tonal: 'border-primary',
  field: 'border-on-primary-container',
  inverse: 'border-inverse-primary',
};

/** Portraits under arches, all on one sill, their names carved below it. */
export function arcade(slot: SlotOf<'people'>, context: BlockContext): Markup {
  const { box, ground } = signatureRoom(context);
  const isOdd = slot.people.length % 2 === 1;
  return blockSection(
    'gathering',
    context,
    box,
    html`${blockHeading(slot, context, ground)}
      <ul
        class="mt-6 grid grid-cols-1 gap-y-8 @2xs:grid-cols-2 ${isOdd ? '@2xs:@max-md:*:first:col-span-2' : ''} ${ACROSS[slot.people.length] ?? '@2xl:grid-cols-4'}"
      >
        ${slot.people.map(
          (person) =>
            html`<li data-part="card" class="flex min-w-0 flex-col">
              <div class="flex justify-center border-b-4 px-2 ${EDGES[ground]}">
                ${picture({ kind: 'portrait', subject: person.name, alt: '' }, 'block aspect-[3/4] w-full max-w-40 rounded-t-full object-cover', 'tall')}
              </div>
              <div class="min-w-0 px-2 pt-3 text-center">${personWords(person, ground)}</div>
            </li>`,
        )}
      </ul>`,
  );
}
