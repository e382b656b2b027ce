import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext, type BlockWidth } from './block.ts';
import { ALL_DEVICES, WIDE_DEVICES } from './devices.ts';
import { beside } from './field-form/beside.ts';
import { footed } from './field-form/footed.ts';
import { headed } from './field-form/headed.ts';
import { numbered } from './field-form/numbered.ts';
import { doorsFirst, isWayIn, wayIn } from './field-form/way-in.ts';
import { faced } from './field-form/faced.ts';
import { isSetAtOnce, tiles } from './field-form/tiles.ts';
import { ending, fields, type FormSlot, measureFor, above } from './field-form/parts.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { panelFor } from './kit/panel.ts';

const TALL: ReadonlySet<string> = new Set(['textarea', 'radio', 'checkboxes', 'file']);

const fieldsPx = (slot: FormSlot): number =>
  slot.groups
    .flatMap((group) => group.fields)
    .reduce((sum, field) => sum + (TALL.has(field.kind) ? 150 : field.width === 'half' ? 50 : 96), 0);
const formPx = (slot: FormSlot, width: BlockWidth): number =>
  200 + fieldsPx(slot) + slot.groups.length * (width === 'narrow' ? 60 : 40);

/** One column from the first field to the button; what most forms should be. */
const stacked = (slot: FormSlot, context: BlockContext): Markup =>
  blockSection(
    'field-form',
    context,
    `${formBox(context)} ${measureFor(context)}`,
    html`${blockHeading(slot, context, 'surface')}
      <form class="mt-6 flex flex-col gap-8">
        ${above(slot, context)}
        ${slot.groups.map((group, index) =>
          group.title === undefined
            ? fields(slot, context, index, 'boxed')
            : html`<div role="group" aria-labelledby="${context.key}-group-${index}" class="flex flex-col gap-4">
                <h3
                  id="${context.key}-group-${index}"
                  data-part="group"
                  class="font-headline text-title-md font-semibold"
                >
                  ${group.title}
                </h3>
                ${fields(slot, context, index, 'boxed')}
              </div>`,
        )}
        ${ending(slot, context, '@md:flex-row')}
      </form>`,
  );

/** Sections with their title at the left and their fields at the right, under hairlines. */
const sections = (slot: FormSlot, context: BlockContext): Markup =>
  blockSection(
    'field-form',
    context,
    '',
    html`${blockHeading(slot, context, 'surface')}
      <form class="mt-6 flex flex-col">
        ${above(slot, context)}
        ${slot.groups.map(
          (group, index) =>
            html`<div
              role="group"
              aria-labelledby="${context.key}-group-${index}"
              class="grid gap-x-12 gap-y-4 border-t border-outline-variant py-8 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
            >
              <div>
                <h3 id="${context.key}-group-${index}" data-part="group" class="font-headline text-title-lg">
                  ${group.title ?? slot.title}
                </h3>
                ${group.note === undefined ? '' : html`<p class="mt-1 text-body-md text-on-surface-variant">${group.note}</p>`}
              </div>
              <div class="@container min-w-0">${fields(slot, context, index, 'boxed')}</div>
            </div>`,
        )}
        <div class="border-t border-outline-variant pt-6">${ending(slot, context, '@md:flex-row @md:justify-end')}</div>
      </form>`,
  );

/** Set like a letter: lines instead of boxes, room between them. */
const letter = (slot: FormSlot, context: BlockContext): Markup =>
  blockSection(
    'field-form',
    context,
    measureFor(context),
    html`${blockHeading(slot, context, 'surface')}
      <form class="mt-8 flex flex-col gap-10">
        ${above(slot, context)}
        ${slot.groups.map(
          (group, index) =>
            html`<div class="flex flex-col gap-6">
              ${group.title === undefined ? '' : html`<h3 data-part="group" class="font-headline text-headline-sm">${group.title}</h3>`}${fields(slot, context, index, 'lined')}
            </div>`,
        )}
        ${ending(slot, context, '@md:flex-row')}
      </form>`,
  );

/** A form that opens a page needs no box: the page is its sheet. */
const formBox = (context: BlockContext): string => (context.level === 1 ? '' : panelFor(context).box);

/** Forms of several steps are drawn by `wizard-steps`, what is set with one touch as tiles. */
const isOneStep = (slot: FormSlot): boolean => slot.step === undefined && !isSetAtOnce(slot);

/** A way in is drawn as one, whatever else could draw it. */
const DOOR = /\b(?:log ?-?in|sign ?-?in|sign ?-?up|centered[- ]card|register|registration|account)\b/i;

/** Lines without boxes need others to be read as lines. */
const isLettered = (slot: FormSlot): boolean =>
  slot.groups.every((group) => group.fields.every((field) => !['file', 'slider', 'switch'].includes(field.kind)));

/** Questions are numbered; a way in, an address and what one says of oneself are not. */
const isAsked = (slot: FormSlot): boolean => {
  if (slot.portrait !== undefined) return false;
  const all = slot.groups.flatMap((group) => group.fields);
  return all.length >= 3 && all.length <= 9 && all.every(({ kind }) => kind !== 'password');
};

/** Something to fill in and send. */
export const fieldForm = defineBlock({
  id: 'field-form',
  aliases: ['form', 'fields', 'inputs', 'login form', 'sign-in form', 'contact form', 'registration', 'survey'],
  shows: 'form',
  variants: [
    {
      name: 'stacked',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: isOneStep,
      heightPx: formPx,
      render: stacked,
    },
    {
      name: 'sections',
      widths: ['full', 'wide'],
      devices: ALL_DEVICES,
      suits: (slot) => isOneStep(slot) && slot.groups.length > 1,
      heightPx: formPx,
      render: sections,
    },
    {
      name: 'letter',
      widths: ['full', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => isOneStep(slot) && isLettered(slot) && slot.groups.flatMap((group) => group.fields).length > 1,
      askedBy: /\blike a letter\b|\b(?:underlined?|borderless|lined)[\w\s-]{0,20} (?:inputs?|fields?)\b/i,
      heightPx: formPx,
      render: letter,
    },
    {
      name: 'headed',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: isOneStep,
      heightPx: (slot, width) => 40 + formPx(slot, width),
      render: headed,
    },
    {
      name: 'footed',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: isOneStep,
      heightPx: (slot, width) => 64 + formPx(slot, width),
      render: footed,
    },
    {
      name: 'numbered',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => isOneStep(slot) && isLettered(slot) && isAsked(slot),
      heightPx: (slot, width) => 120 + formPx(slot, width) * 1.2,
      render: numbered,
    },
    {
      name: 'doors-first',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: isWayIn,
      askedBy: DOOR,
      heightPx: (slot, width) => 100 + formPx(slot, width),
      render: doorsFirst,
    },
    {
      name: 'way-in',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: isWayIn,
      askedBy: DOOR,
      heightPx: (slot, width) => 80 + formPx(slot, width),
      render: wayIn,
    },
    {
      name: 'faced',
      widths: ['full'],
      devices: WIDE_DEVICES,
      suits: (slot) => isOneStep(slot) && slot.portrait !== undefined,
      askedBy: /\b(?:avatar|profile (?:photo|picture|image)|change photo)\b/i,
      heightPx: (slot, width) => 60 + formPx(slot, width),
      render: faced,
    },
    {
      name: 'tiles',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.step === undefined && isSetAtOnce(slot),
      heightPx: (slot, width) =>
        100 + slot.groups.flatMap((group) => group.fields).length * (width === 'full' ? 60 : 120),
      render: tiles,
    },
    {
      name: 'beside',
      widths: ['full', 'wide'],
      devices: WIDE_DEVICES,
      suits: isOneStep,
      heightPx: (slot, width) => formPx(slot, width) - 80,
      render: beside,
    },
  ],
});
