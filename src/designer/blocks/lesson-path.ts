import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { figureFace } from './kit/figure.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { panelFor, strongPanelFor } from './kit/panel.ts';
import { subHeading } from './kit/sub-heading.ts';
import { headingWithNote } from './kit/note-line.ts';

type Slot = SlotOf<'lessons'>;
type Node = Slot['nodes'][number];

const WIDTHS = ['full', 'wide', 'narrow'] as const;

/** What one has earned, beside each other. */
const stats = (slot: Slot, { style }: BlockContext, ground: Ground): Markup =>
  html`<ul data-part="stats" class="grid grid-cols-3 gap-2">
    ${slot.stats.map(
      (one) =>
        html`<li class="flex min-w-0 items-center gap-2">
          <span aria-hidden="true" class="${inkOn(ground).accent}">${icon(one.icon, 'size-6 *:fill-current')}</span>
          <p class="min-w-0">
            <span class="${figureFace(style)} block text-title-lg tabular-nums">${one.value}</span
            ><span class="block break-words text-label-md ${inkOn(ground).soft}">${one.label}</span>
          </p>
        </li>`,
    )}
  </ul>`;

const unit = (slot: Slot, context: BlockContext, ground: Ground): Markup =>
  html`<div data-part="unit">
    <p class="${labelClass(context.style)} ${inkOn(ground).soft}">${slot.unit.label}</p>
    ${subHeading(slot.unit.title, context, `mt-1 ${headlineClass(context.style)} text-headline-sm`)}
    <div class="mt-3 h-2 rounded-full ${inkOn(ground).track}">
      <div class="h-full rounded-full ${inkOn(ground).fill}" style="width:${Math.round(slot.unit.share * 100)}%"></div>
    </div>
  </div>`;

const PAINT: Record<Node['state'], string> = {
  done: 'bg-primary text-on-primary',
  now: 'bg-primary-container text-on-primary-container outline-4 outline-offset-4 outline-primary',
  next: 'bg-surface-container-highest text-on-surface-variant',
};
const SAID: Record<Node['state'], string> = { done: 'Done', now: 'Open now', next: 'Locked' };

const disc = (node: Node, size: string): Markup =>
  html`<span class="grid ${size} shrink-0 place-items-center rounded-full ${PAINT[node.state]}"
    >${icon(node.state === 'done' ? 'check' : node.icon, 'size-7')}<span class="sr-only"
      >${SAID[node.state]}</span
    ></span
  >`;

const words = (node: Node, ground: Ground, align = ''): Markup =>
  html`<span class="min-w-0 ${align}"
    ><span
      data-part="title"
      class="block break-words text-body-lg ${node.state === 'next' ? inkOn(ground).soft : 'font-semibold'}"
      >${node.title}</span
    ><span class="block break-words text-body-md ${inkOn(ground).soft}">${node.note}</span></span
  >`;

const start = (slot: Slot, context: BlockContext, ground: Ground): Markup =>
  html`<div data-part="actions">
    ${button(slot.action, context, 'primary', { ground, classes: 'w-full @md:w-auto' })}
  </div>`;

/** Sides that the way swings to, step by step. */
const SWING = ['pl-0', 'pl-12 @md:pl-24', 'pl-20 @md:pl-40', 'pl-12 @md:pl-24'] as const;

/** A way that swings from side to side. */
const winding = (slot: Slot, context: BlockContext): Markup => {
  const strong = strongPanelFor(context);
  return blockSection(
    'lesson-path',
    context,
    '',
    html`<div class="flex flex-col gap-6">
      ${headingWithNote(slot, context)} ${stats(slot, context, context.ground)}
      <div class="flex flex-col gap-5 ${strong.box}">
        ${unit(slot, context, strong.ground)} ${start(slot, context, strong.ground)}
      </div>
      <ol data-part="list" class="flex flex-col gap-6 py-2">
        ${slot.nodes.map(
          (node, index) =>
            html`<li
              data-part="row"
              ${node.state === 'now' ? html`aria-current="step"` : ''}
              class="flex items-center gap-4 ${SWING[index % SWING.length] ?? ''}"
            >
              ${disc(node, 'size-18')}${words(node, context.ground)}
            </li>`,
        )}
      </ol>
    </div>`,
  );
};

/** Steps on a line that fills, the open one set out on a panel. */
const laddered = (slot: Slot, context: BlockContext): Markup => {
  const panel = panelFor(context);
  return blockSection(
    'lesson-path',
    context,
    '',
    html`<div class="flex flex-col gap-6">
      ${headingWithNote(slot, context)} ${unit(slot, context, context.ground)}
      <ol data-part="list" class="flex flex-col">
        ${slot.nodes.map(
          (node, index) =>
            html`<li data-part="row" ${node.state === 'now' ? html`aria-current="step"` : ''} class="flex gap-4">
              <div class="flex flex-col items-center">
                ${disc(node, 'size-12')}${index === slot.nodes.length - 1 ? '' : html`<span class="w-1 flex-1 ${node.state === 'done' ? 'bg-primary' : 'bg-outline-variant'}"></span>`}
              </div>
              <div class="min-w-0 flex-1 pb-6 ${node.state === 'now' ? '' : 'pt-1'}">
                ${node.state === 'now' ? html`<div class="flex flex-col gap-4 ${panel.box}">${words(node, panel.ground)} ${start(slot, context, panel.ground)}</div>` : words(node, context.ground)}
              </div>
            </li>`,
        )}
      </ol>
      <div class="${panel.box}">${stats(slot, context, panel.ground)}</div>
    </div>`,
  );
};

/** Lessons as tiles two by two. */
const tiled = (slot: Slot, context: BlockContext): Markup => {
  const strong = strongPanelFor(context);
  return blockSection(
    'lesson-path',
    context,
    '',
    html`<div class="flex flex-col gap-6">
      <div class="flex flex-col gap-5 ${strong.box}">
        ${headingElement(slot.title, context)}
        ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-md">${slot.note}</p>`}
        ${stats(slot, context, strong.ground)}
      </div>
      ${unit(slot, context, context.ground)}
      <ol data-part="list" class="grid grid-cols-2 gap-3 @3xl:grid-cols-3">
        ${slot.nodes.map(
          (node) =>
            html`<li
              data-part="card"
              ${node.state === 'now' ? html`aria-current="step"` : ''}
              class="flex min-w-0 flex-col items-center gap-3 rounded-lg bg-surface-container p-4 text-center text-on-surface"
            >
              ${disc(node, 'size-16')}${words(node, 'tonal', 'text-center')}
            </li>`,
        )}
      </ol>
      ${start(slot, context, context.ground)}
    </div>`,
  );
};

const heightPx = (slot: Slot): number => 420 + slot.nodes.length * 96;

/** A way of lessons. */
export const lessonPath = defineBlock({
  id: 'lesson-path',
  aliases: ['lessons', 'learning path', 'course path', 'skill tree', 'units'],
  shows: 'lessons',
  variants: [
    { name: 'winding', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: winding },
    { name: 'laddered', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: laddered },
    { name: 'tiled', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: tiled },
  ],
});
