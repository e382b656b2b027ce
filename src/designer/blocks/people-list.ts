import { html, type Markup } from '../../markup/html.ts';
import type { Person, SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type BlockWidth, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { figureFace } from './kit/figure.ts';
import { headingPx } from './kit/heading-px.ts';
import { inkOn } from './kit/ink.ts';
import { panelFor } from './kit/panel.ts';
import { avatar } from './kit/picture.ts';
import { rowsOn } from './kit/rows-on.ts';
import { statusOn } from './kit/status-on.ts';

type Slot = SlotOf<'people'>;

const FACES_ACROSS: Record<BlockWidth, number> = { full: 6, wide: 3, narrow: 2 };
/** Lines of words that a person takes. */
const linesOf = (person: Person): number =>
  1 + (person.role === undefined ? 0 : 1) + (person.note === undefined ? 0 : 1);
const wordsPx = (people: readonly Person[]): number =>
  people.reduce((sum, person) => sum + linesOf(person) * 24 + 36, 0);

/** The people concerned. */
export const peopleList = defineBlock({
  id: 'people-list',
  aliases: ['people', 'team', 'members', 'contacts', 'crew', 'guests', 'users', 'attendees', 'staff'],
  shows: 'people',
  variants: [
    {
      name: 'rows',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot) => headingPx(slot) + 48 + wordsPx(slot.people),
      render: rows,
    },
    {
      name: 'faces',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.people.length > 1,
      heightPx: (slot, width) => headingPx(slot) + Math.ceil(slot.people.length / FACES_ACROSS[width]) * 208,
      render: faces,
    },
    {
      name: 'stack',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.people.length > 2,
      heightPx: (slot, width) => headingPx(slot) + 128 + wordsPx(slot.people) / (width === 'narrow' ? 1 : 2),
      render: stack,
    },
  ],
});

function rows(slot: Slot, context: BlockContext): Markup {
  const panel = panelFor(context);
  const { ground } = panel;
  const classes = rowsOn(context.style, ground);
  return blockSection(
    'people-list',
    context,
    panel.box,
    html`${blockHeading(slot, context, ground)}
      <ul class="mt-3 ${classes.list}">
        ${slot.people.map(
          (person) =>
            html`<li data-part="row" class="flex items-center gap-4 ${classes.row}">
              ${avatar(person.name, 'size-12 rounded-full')}
              <div class="min-w-0 flex-1">${words(person, ground)}</div>
              ${person.status === undefined ? '' : statusOn(person.status, ground)}
            </li>`,
        )}
      </ul>`,
  );
}

/** Large faces in a grid, without boxes. */
function faces(slot: Slot, context: BlockContext): Markup {
  const { ground } = context;
  return blockSection(
    'people-list',
    context,
    '',
    html`${blockHeading(slot, context)}
      <ul class="mt-4 grid grid-cols-2 gap-x-4 gap-y-6 @lg:grid-cols-3 @3xl:grid-cols-4 @5xl:grid-cols-6">
        ${slot.people.map(
          (person) =>
            html`<li data-part="card" class="flex min-w-0 flex-col items-start gap-2">
              ${avatar(person.name, 'size-24 rounded-lg @lg:size-32')}
              <div class="w-full min-w-0">${words(person, ground)}</div>
              ${person.status === undefined ? '' : statusOn(person.status, ground)}
            </li>`,
        )}
      </ul>`,
  );
}

const MOST_STACKED = 5;

/** All faces in one row with their number, and who they are in two columns of words. */
function stack(slot: Slot, context: BlockContext): Markup {
  const panel = panelFor(context);
  const { ground } = panel;
  const ink = inkOn(ground);
  return blockSection(
    'people-list',
    context,
    panel.box,
    html`${blockHeading(slot, context, ground)}
      <div class="mt-4 flex items-center gap-4">
        <div aria-hidden="true" class="flex pl-3">
          ${slot.people.slice(0, MOST_STACKED).map((person) => avatar(person.name, `-ml-3 size-12 rounded-full border-2 ${HALO[ground]}`))}
        </div>
        <p data-part="count" class="${figureFace(context.style)} text-headline-lg">${slot.people.length}</p>
      </div>
      <ul class="mt-4 gap-x-8 @xl:columns-2">
        ${slot.people.map(
          (person) =>
            html`<li
              data-part="row"
              class="flex break-inside-avoid items-baseline justify-between gap-4 border-t py-row ${ink.rule}"
            >
              <div class="min-w-0">${words(person, ground)}</div>
              ${person.status === undefined ? '' : statusOn(person.status, ground)}
            </li>`,
        )}
      </ul>`,
  );
}

const HALO: Record<Ground, string> = {
  surface: 'border-surface',
  tonal: 'border-surface-container',
  field: 'border-primary-container',
  inverse: 'border-inverse-surface',
};

function words(person: Person, ground: Ground): Markup {
  const ink = inkOn(ground);
  return html`<p data-part="name" class="break-words text-title-md">${person.name}</p>
    ${person.role === undefined ? '' : html`<p data-part="role" class="break-words text-body-md ${ink.soft}">${person.role}</p>`}
    ${person.note === undefined ? '' : html`<p data-part="note" class="break-words text-body-md ${ink.soft}">${person.note}</p>`}`;
}
