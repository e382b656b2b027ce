import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { edgesOf, strongPanelFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';
import { issue } from './mail-letter/issue.ts';
import { magazine } from './mail-letter/magazine.ts';
import {
  body,
  callButton,
  COLUMN,
  facts,
  foot,
  lines,
  noteLine,
  preheader,
  signature,
  stories,
  type MailingSlot,
} from './mail-letter/mail-parts.ts';

const WIDTHS = ['full', 'wide', 'narrow'] as const;
const SHEET = 'overflow-hidden rounded-lg bg-surface-container-lowest text-on-surface';
const contentPx = (slot: MailingSlot): number =>
  slot.stories.length * 136 + slot.lines.length * 52 + slot.paragraphs.length * 96;

/** A masthead with the date, the picture from edge to edge, then the story: a magazine in one column. */
function masthead(slot: MailingSlot, context: BlockContext): Markup {
  const { style } = context;
  return blockSection(
    'mail-letter',
    context,
    COLUMN,
    html`${preheader(slot)}
      <div class="${SHEET}">
        <div class="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b-2 border-current px-6 py-4">
          <p data-part="brand" class="${headlineClass(style)} text-title-lg">${slot.from}</p>
          <p data-part="date" class="${labelClass(style)}">${slot.dateline}</p>
        </div>
        ${slot.picture === undefined ? '' : picture(slot.picture, 'block h-56 w-full object-cover @lg:h-80', 'wide')}
        <div class="flex flex-col gap-8 px-6 py-8">
          <div>${headingElement(slot.title, context, 'text-headline-lg')} ${noteLine(slot, 'surface')}</div>
          ${body(slot)} ${facts(slot, context, 'surface')} ${lines(slot, context, 'surface')}
          ${stories(slot, context, 'surface')} ${callButton(slot, { ...context, ground: 'surface' }, 'surface')}
          ${signature(slot)}
        </div>
        ${foot(slot, 'tonal', 'bg-surface-container px-6 py-6')}
      </div>`,
  );
}

/** A letter and nothing else: the mark, words set like a page of a book, one button. */
function plainLetter(slot: MailingSlot, context: BlockContext): Markup {
  const { ground, style } = context;
  return blockSection(
    'mail-letter',
    context,
    COLUMN,
    html`${preheader(slot)}
      <div class="flex flex-col gap-8">
        <div class="flex items-center gap-4">
          <img data-picture="logo: ${slot.from}" data-aspect="square" alt="" class="size-12 shrink-0" />
          <p class="min-w-0">
            <span class="block text-body-lg font-semibold">${slot.from}</span
            ><span class="block ${labelClass(style)} ${inkOn(ground).soft}">${slot.dateline}</span>
          </p>
        </div>
        <div>${headingElement(slot.title, context, 'text-headline-lg')} ${noteLine(slot, ground)}</div>
        ${body(slot)} ${facts(slot, context, ground)} ${lines(slot, context, ground)}
        ${callButton(slot, context, ground)}
        ${slot.picture === undefined ? '' : picture(slot.picture, 'block h-48 w-full rounded-lg object-cover', 'panorama')}
        ${stories(slot, context, ground)} ${signature(slot)}
        ${foot(slot, ground, `border-t pt-6 ${inkOn(ground).rule}`)}
      </div>`,
  );
}

/** A card: the news on a coloured field with its button, the rest on white beneath. */
function fieldCard(slot: MailingSlot, context: BlockContext): Markup {
  const { style } = context;
  const strong = strongPanelFor(context);
  const edges = edgesOf({ ...strong });
  const field = inkOn(strong.ground);
  return blockSection(
    'mail-letter',
    context,
    COLUMN,
    html`${preheader(slot)}
      <div class="${SHEET}">
        <div data-part="field" class="p-card text-center ${field.ground}">
          <p data-part="brand" class="${labelClass(style)}">${slot.from} · ${slot.dateline}</p>
          <div class="mt-6">
            ${headingElement(slot.title, context, 'text-headline-lg @lg:text-display-sm')}
            ${noteLine(slot, strong.ground)}
          </div>
          <div class="mt-6 flex justify-center">${facts(slot, context, strong.ground)}</div>
          <div class="mt-6">${callButton(slot, context, strong.ground)}</div>
          ${slot.picture === undefined ? '' : html`<div class="mt-8 ${edges.sides} ${edges.bottom}">${picture(slot.picture, 'block h-56 w-full object-cover @lg:h-72', 'wide')}</div>`}
        </div>
        <div class="flex flex-col gap-8 p-card">
          ${body(slot)} ${lines(slot, context, 'surface')} ${stories(slot, context, 'surface')} ${signature(slot)}
          ${foot(slot, 'surface', 'border-t border-outline-variant pt-6')}
        </div>
      </div>`,
  );
}

/** Numbered stories under a short head, each a block of its own; for digests. */
function digest(slot: MailingSlot, context: BlockContext): Markup {
  const { style } = context;
  return blockSection(
    'mail-letter',
    context,
    COLUMN,
    html`${preheader(slot)}
      <div class="flex flex-col gap-4">
        <div class="${SHEET} px-6 py-6">
          <p data-part="brand" class="flex items-center gap-3 text-body-lg font-semibold">
            <img data-picture="logo: ${slot.from}" data-aspect="square" alt="" class="size-8 shrink-0" />${slot.from}
          </p>
          <p class="mt-6 ${labelClass(style)} text-on-surface-variant">${slot.dateline}</p>
          <div class="mt-1">
            ${headingElement(slot.title, context, 'text-headline-lg')} ${noteLine(slot, 'surface')}
          </div>
          ${body(slot, 'mt-4')}
        </div>
        ${slot.picture === undefined ? '' : picture(slot.picture, 'block h-44 w-full rounded-lg object-cover @lg:h-56', 'panorama')}
        <div class="${SHEET} px-6 py-4">
          ${facts(slot, context, 'surface')} ${lines(slot, context, 'surface')} ${stories(slot, context, 'surface')}
        </div>
        <div class="${SHEET} flex flex-col gap-6 px-6 py-6">
          ${callButton(slot, { ...context, ground: 'surface' }, 'surface')} ${signature(slot)}
        </div>
        ${foot(slot, context.ground, 'px-6 py-4')}
      </div>`,
  );
}

/** A letter by e-mail in one narrow column. */
export const mailLetter = defineBlock({
  id: 'mail-letter',
  aliases: ['email', 'mail', 'newsletter', 'letter', 'digest', 'confirmation email'],
  shows: 'mailing',
  variants: [
    {
      name: 'masthead',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot) => 900 + contentPx(slot),
      render: masthead,
    },
    {
      name: 'plain-letter',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot) => 780 + contentPx(slot),
      render: plainLetter,
    },
    {
      name: 'field-card',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot) => 920 + contentPx(slot),
      render: fieldCard,
    },
    { name: 'issue', widths: WIDTHS, devices: ALL_DEVICES, heightPx: (slot) => 940 + contentPx(slot), render: issue },
    {
      name: 'magazine',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      suits: (slot) => slot.stories.length > 1 && slot.lines.length === 0,
      askedBy: /\b(?:magazine|editorial|cinematic|art-directed)\b/i,
      heightPx: (slot) => 1300 + slot.stories.length * 150,
      render: magazine,
    },
    { name: 'digest', widths: WIDTHS, devices: ALL_DEVICES, heightPx: (slot) => 860 + contentPx(slot), render: digest },
  ],
});
