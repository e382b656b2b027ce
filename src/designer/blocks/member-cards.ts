import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type BlockWidth, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { avatar } from './kit/picture.ts';
import { isColoured } from './kit/status-on.ts';

type Slot = SlotOf<'team'>;
type Member = Slot['members'][number];

const ACROSS: Record<BlockWidth, number> = { full: 4, wide: 3, narrow: 2 };

/** The people of a house, face by face. */
export const memberCards = defineBlock({
  id: 'member-cards',
  aliases: ['team', 'members', 'people', 'staff', 'crew', 'team members', 'faces'],
  shows: 'team',
  variants: [
    {
      name: 'portraits',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => 160 + Math.ceil((slot.members.length + 1) / ACROSS[width]) * 340,
      render: portraits,
    },
    {
      name: 'one-leads',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.members.length > 2,
      heightPx: (slot, width) => 520 + Math.ceil(slot.members.length / (width === 'narrow' ? 1 : 3)) * 112,
      render: oneLeads,
    },
    {
      name: 'roster',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => 180 + slot.members.length * (width === 'narrow' ? 132 : 104),
      render: roster,
    },
    {
      name: 'staggered',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.members.length > 3,
      heightPx: (slot, width) => 240 + Math.ceil(slot.members.length / (width === 'narrow' ? 2 : 4)) * 320,
      render: staggered,
    },
  ],
});

const head = (slot: Slot, context: BlockContext, ground: Ground): Markup =>
  html`<header data-part="heading" class="max-w-3xl">
    ${headingElement(slot.title, context, context.level === 1 ? 'text-headline-lg @3xl:text-display-sm' : 'text-headline-md')}
    ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-2 text-body-lg text-pretty ${inkOn(ground).soft}">${slot.note}</p>`}
  </header>`;

const words = (member: Member, ground: Ground, size = 'text-title-md'): Markup => {
  const { soft } = inkOn(ground);
  return html`<p data-part="name" class="break-words ${size}">${member.name}</p>
    ${member.role === undefined ? '' : html`<p data-part="role" class="break-words text-body-md ${soft}">${member.role}</p>`}
    ${member.about === undefined ? '' : html`<p data-part="about" class="mt-1 break-words text-body-md text-pretty">${member.about}</p>`}`;
};

const contact = (member: Member, ground: Ground): Markup | '' =>
  member.contact === undefined
    ? ''
    : html`<a
        href="mailto:${member.contact}"
        class="inline-flex min-h-11 min-w-11 max-w-full items-center gap-2 font-label text-label-lg font-semibold ${inkOn(ground).accent}"
        >${icon('mail')}<span class="min-w-0 break-words">Write<span class="sr-only"> to ${member.name}</span></span></a
      >`;

/** The chair that is free, where the next face would be. */
const openChair = (slot: Slot, context: BlockContext, classes: string): Markup | '' =>
  slot.opening === undefined
    ? ''
    : html`<li
        data-part="opening"
        class="flex min-w-0 flex-col items-start justify-between gap-4 rounded-lg border-2 border-dashed p-card ${inkOn(context.ground).rule} ${classes}"
      >
        <div>
          <p class="break-words text-title-lg font-semibold">${slot.opening.title}</p>
          <p class="mt-2 text-body-md text-pretty ${inkOn(context.ground).soft}">${slot.opening.body}</p>
        </div>
        ${button(slot.opening.action, context, 'secondary')}
      </li>`;

/** Large portraits of one size. */
function portraits(slot: Slot, context: BlockContext): Markup {
  const { ground } = context;
  return blockSection(
    'member-cards',
    context,
    '',
    html`${head(slot, context, ground)}
      <ul class="mt-8 grid grid-cols-2 gap-x-4 gap-y-8 @2xl:grid-cols-3 @5xl:grid-cols-4">
        ${slot.members.map(
          (member) =>
            html`<li data-part="card" class="flex min-w-0 flex-col">
              ${avatar(member.name, 'aspect-square w-full rounded-lg')}
              <div class="mt-4">${words(member, ground)}</div>
              ${contact(member, ground)}
            </li>`,
        )}
        ${openChair(slot, context, 'col-span-2 @2xl:col-span-1')}
      </ul>`,
  );
}

/** Who leads, large on colour; the others beside their names. */
function oneLeads(slot: Slot, context: BlockContext): Markup {
  const { ground, style } = context;
  const ink = inkOn(ground);
  const strong: Ground = isColoured(ground) ? ground : 'field';
  const [lead, ...rest] = slot.members;
  return blockSection(
    'member-cards',
    context,
    '',
    html`${head(slot, context, ground)}
      ${
        lead === undefined
          ? ''
          : html`<article
              data-part="lead"
              class="mt-8 grid overflow-hidden @2xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] ${isColoured(ground) ? '' : `rounded-xl ${inkOn(strong).ground}`}"
            >
              ${avatar(lead.name, 'h-72 w-full @2xl:h-96')}
              <div class="flex min-w-0 flex-col justify-end gap-2 p-card @2xl:p-10">
                <p class="${labelClass(style)}">${lead.role}</p>
                <p data-part="name" class="break-words ${headlineClass(style)} text-headline-lg">${lead.name}</p>
                ${lead.about === undefined ? '' : html`<p data-part="about" class="text-body-lg text-pretty">${lead.about}</p>`}
                ${contact(lead, strong)}
              </div>
            </article>`
      }
      <ul class="mt-8 grid gap-x-8 gap-y-6 @xl:grid-cols-2 @4xl:grid-cols-3">
        ${rest.map(
          (member) =>
            html`<li data-part="row" class="flex min-w-0 items-start gap-4 border-t pt-4 ${ink.rule}">
              ${avatar(member.name, 'size-20 rounded-lg')}
              <div class="min-w-0 flex-1">${words(member, ground)}</div>
            </li>`,
        )}
        ${openChair(slot, context, '')}
      </ul>`,
  );
}

/** Names large on ruled lines, as at the end of a film. */
function roster(slot: Slot, context: BlockContext): Markup {
  const { ground, style } = context;
  const ink = inkOn(ground);
  return blockSection(
    'member-cards',
    context,
    '',
    html`${head(slot, context, ground)}
      <ul class="mt-8 border-b ${ink.rule}">
        ${slot.members.map(
          (member) =>
            html`<li
              data-part="row"
              class="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 border-t py-4 @3xl:grid-cols-[auto_minmax(0,5fr)_minmax(0,5fr)_auto] @3xl:gap-x-8 ${ink.rule}"
            >
              ${avatar(member.name, 'size-16 rounded-full')}
              <div class="min-w-0">
                <p data-part="name" class="break-words ${headlineClass(style)} text-headline-sm">${member.name}</p>
                ${member.role === undefined ? '' : html`<p data-part="role" class="break-words text-body-md ${ink.soft}">${member.role}</p>`}
              </div>
              <div class="col-start-2 min-w-0 @3xl:col-start-auto">
                ${member.about === undefined ? '' : html`<p data-part="about" class="break-words text-body-md text-pretty">${member.about}</p>`}
              </div>
              <div class="col-start-2 @3xl:col-start-auto">${contact(member, ground)}</div>
            </li>`,
        )}
      </ul>
      ${
        slot.opening === undefined
          ? ''
          : html`<ul class="mt-8 max-w-xl">
              ${openChair(slot, context, '')}
            </ul>`
      }`,
  );
}

/** Portraits in two heights, every other one hung lower, so that the wall has a beat. */
function staggered(slot: Slot, context: BlockContext): Markup {
  const { ground } = context;
  return blockSection(
    'member-cards',
    context,
    '',
    html`${head(slot, context, ground)}
      <ul class="mt-8 grid grid-cols-2 gap-x-4 gap-y-6 @3xl:grid-cols-4 @3xl:gap-x-6">
        ${slot.members.map(
          (member, index) =>
            html`<li data-part="card" class="min-w-0 ${index % 2 === 1 ? 'pt-12' : ''}">
              ${avatar(member.name, `w-full ${index % 2 === 0 ? 'h-48 @3xl:h-64' : 'h-36 @3xl:h-48'} rounded-xl`)}
              <div class="mt-3">${words(member, ground)}</div>
            </li>`,
        )}
      </ul>
      ${
        slot.opening === undefined
          ? ''
          : html`<ul class="mt-10 max-w-xl">
              ${openChair(slot, context, '')}
            </ul>`
      }`,
  );
}
