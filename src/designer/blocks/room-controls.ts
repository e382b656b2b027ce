import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type BlockWidth, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { choiceChips } from './kit/choice-chips.ts';
import { figure } from './kit/figure.ts';
import { switchControl } from './kit/form-field.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { frameFor, panelFor, strongPanelFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';
import { ring } from './kit/ring.ts';

type Slot = SlotOf<'controls'>;
type Device = Slot['devices'][number];

const WIDTHS = ['full', 'wide', 'narrow'] as const;

const head = (slot: Slot, context: BlockContext): Markup =>
  html`${headingElement(slot.title, context)}
  ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-md ${inkOn(context.ground).soft}">${slot.note}</p>`}`;

const rooms = (slot: Slot, context: BlockContext): Markup =>
  choiceChips(slot.rooms, { key: `${context.key}-room`, label: 'Room' });

/** What is set for the whole room at once. */
const scenes = (slot: Slot): Markup =>
  html`<ul data-part="scenes" class="grid grid-cols-4 gap-2">
    ${slot.scenes.map(
      (scene) =>
        html`<li>
          <button
            type="button"
            aria-pressed="${scene.on === true ? 'true' : 'false'}"
            class="flex min-h-20 w-full flex-col items-center justify-center gap-2 rounded-md px-1 py-3 font-label text-label-lg font-semibold ${scene.on === true ? 'bg-primary text-on-primary' : 'bg-surface-container-high text-on-surface'}"
          >
            ${icon(scene.icon, 'size-6')}<span class="min-w-0 break-words">${scene.label}</span>
          </button>
        </li>`,
    )}
  </ul>`;

const stepper = (label: string, sign: string, ground: Ground): Markup =>
  html`<button
    type="button"
    aria-label="${label}"
    class="inline-flex size-14 shrink-0 items-center justify-center rounded-full ${inkOn(ground).chip}"
  >
    ${icon(sign, 'size-6')}
  </button>`;

/** The thermostat as a dial between its two buttons. */
const dial = (slot: Slot, context: BlockContext, ground: Ground): Markup =>
  html`<div data-part="climate" class="flex items-center justify-between gap-4">
    ${stepper(slot.climate.less, 'minus', ground)}
    ${ring(
      slot.climate.share,
      html`<p class="text-body-md">${slot.climate.label}</p>
        <p>${figure(slot.climate, { value: 'text-headline-md', unit: 'text-body-md' }, context.style)}</p>
        <p class="text-label-md">${slot.climate.words}</p>`,
      { ground, size: 'size-44', thickness: 6 },
    )}
    ${stepper(slot.climate.more, 'plus', ground)}
  </div>`;

/** The thermostat as a line. */
const level = (slot: Slot, context: BlockContext, ground: Ground): Markup =>
  html`<div data-part="climate" class="flex items-center justify-between gap-4">
    <div class="min-w-0">
      <p class="text-body-md ${inkOn(ground).soft}">${slot.climate.label}</p>
      <p class="mt-1">${figure(slot.climate, { value: 'text-display-sm', unit: 'text-title-md' }, context.style)}</p>
      <p class="text-body-md ${inkOn(ground).soft}">${slot.climate.words}</p>
    </div>
    <div class="flex gap-2">
      ${stepper(slot.climate.less, 'minus', ground)} ${stepper(slot.climate.more, 'plus', ground)}
    </div>
  </div>`;

const slider = (device: Device, id: string): Markup | '' =>
  device.share === undefined
    ? ''
    : html`<input
        type="range"
        min="0"
        max="100"
        value="${String(Math.round(device.share * 100))}"
        aria-label="${device.title}"
        id="${id}"
        class="min-h-11 w-full accent-primary"
      />`;

/** A device as a tile that is filled where it is on. */
const tile = (device: Device, context: BlockContext, index: number): Markup => {
  const id = `${context.key}-d${index}`;
  return html`<li
    data-part="card"
    class="flex min-w-0 flex-col gap-3 rounded-lg p-4 ${device.on ? 'bg-primary-container text-on-primary-container' : 'bg-surface-container-high text-on-surface'}"
  >
    <div class="flex items-start justify-between gap-2">
      ${icon(device.icon, 'size-7')}${switchControl(`${id}-name`, `${id}-on`, device.on)}
    </div>
    <p class="min-w-0">
      <span id="${id}-name" class="block break-words text-title-md font-semibold">${device.title}</span
      ><span class="block break-words text-body-md">${device.note}</span>
    </p>
  </li>`;
};

const tiles = (slot: Slot, context: BlockContext): Markup =>
  html`<ul data-part="list" class="grid grid-cols-2 gap-3 @3xl:grid-cols-3">
    ${slot.devices.map((device, index) => tile(device, context, index))}
  </ul>`;

/** Devices as rows, those that can be dimmed with their slider. */
const rows = (slot: Slot, context: BlockContext, ground: Ground): Markup =>
  html`<ul data-part="list" class="flex flex-col">
    ${slot.devices.map((device, index) => {
      const id = `${context.key}-d${index}`;
      return html`<li data-part="row" class="border-t py-3 first:border-t-0 ${inkOn(ground).rule}">
        <div class="flex items-center gap-4">
          <span class="grid size-11 shrink-0 place-items-center rounded-md ${inkOn(ground).chip}"
            >${icon(device.icon)}</span
          >
          <p class="min-w-0 flex-1">
            <span id="${id}-name" class="block break-words text-body-lg font-semibold">${device.title}</span
            ><span class="block break-words text-body-md ${inkOn(ground).soft}">${device.note}</span>
          </p>
          ${switchControl(`${id}-name`, `${id}-on`, device.on)}
        </div>
        ${device.on ? slider(device, `${id}-level`) : ''}
      </li>`;
    })}
  </ul>`;

/** A dial in strong colour over tiles. */
const dialled = (slot: Slot, context: BlockContext): Markup => {
  const strong = strongPanelFor(context);
  return blockSection(
    'room-controls',
    context,
    '',
    html`<div class="flex flex-col gap-5">
      <div>${head(slot, context)}</div>
      ${rooms(slot, context)}
      <div class="${strong.box}">${dial(slot, context, strong.ground)}</div>
      ${scenes(slot)} ${tiles(slot, context)}
    </div>`,
  );
};

/** The room as a picture, its devices as rows. */
const pictured = (slot: Slot, context: BlockContext): Markup => {
  const panel = panelFor(context);
  return blockSection(
    'room-controls',
    context,
    '',
    html`<div class="flex flex-col gap-5">
      ${picture(slot.picture, `block h-44 w-full object-cover @3xl:h-72 ${frameFor(context.style)}`, 'wide')}
      <div>${head(slot, context)}</div>
      ${rooms(slot, context)} ${level(slot, context, context.ground)} ${scenes(slot)}
      <div class="${panel.box}">${rows(slot, context, panel.ground)}</div>
    </div>`,
  );
};

/** Scenes first, then tiles, the thermostat on a panel at the foot. */
const tiled = (slot: Slot, context: BlockContext): Markup => {
  const panel = panelFor(context);
  return blockSection(
    'room-controls',
    context,
    '',
    html`<div class="flex flex-col gap-5">
      <div>${head(slot, context)}</div>
      ${rooms(slot, context)} ${tiles(slot, context)}
      <div class="${panel.box}">${level(slot, context, panel.ground)}</div>
      ${scenes(slot)}
    </div>`,
  );
};

const heightPx = (slot: Slot, width: BlockWidth): number =>
  480 + Math.ceil(slot.devices.length / (width === 'full' ? 3 : 2)) * 160;

/** The devices of a room and how they are set. */
export const roomControls = defineBlock({
  id: 'room-controls',
  aliases: ['devices', 'smart home', 'room', 'thermostat', 'lights', 'controls'],
  shows: 'controls',
  variants: [
    { name: 'dialled', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: dialled },
    { name: 'pictured', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: pictured },
    { name: 'tiled', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: tiled },
  ],
});
