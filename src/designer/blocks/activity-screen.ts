import { html, type Markup } from '../../markup/html.ts';
import type { ActivityPart } from '../write/activity-shapes.ts';
import type { SlotOf } from '../write/slots.ts';
import { barsPart, coursePart, monthPart, wavePart } from './activity-screen/chart-parts.ts';
import {
  actPart,
  askPart,
  chipsPart,
  dotsPart,
  keysPart,
  knobsPart,
  panesPart,
  picturePart,
  slidersPart,
  thumbsPart,
  wayPart,
  writingPart,
} from './activity-screen/handle-parts.ts';
import { factsPart, rowsPart, sayPart, stagesPart } from './activity-screen/list-parts.ts';
import { momentPart } from './activity-screen/moment-part.ts';
import type { PartFrame } from './activity-screen/part-frame.ts';
import { defineBlock, type BlockContext, type BlockWidth } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockSection } from './kit/block-section.ts';
import { headingWithNote } from './kit/note-line.ts';
import { panelFor, strongPanelFor } from './kit/panel.ts';

type Slot = SlotOf<'activity'>;

const WIDTHS = ['full', 'wide', 'narrow'] as const;

/** A part, drawn by its kind. */
function drawPart(part: ActivityPart, frame: PartFrame): Markup {
  switch (part.kind) {
    case 'moment':
      return momentPart(part, frame);
    case 'act':
      return actPart(part, frame);
    case 'knobs':
      return knobsPart(part, frame);
    case 'facts':
      return factsPart(part, frame);
    case 'rows':
      return rowsPart(part, frame);
    case 'course':
      return coursePart(part, frame);
    case 'bars':
      return barsPart(part, frame);
    case 'chips':
      return chipsPart(part, frame);
    case 'thumbs':
      return thumbsPart(part, frame);
    case 'sliders':
      return slidersPart(part, frame);
    case 'panes':
      return panesPart(part, frame);
    case 'picture':
      return picturePart(part, frame);
    case 'month':
      return monthPart(part, frame);
    case 'stages':
      return stagesPart(part, frame);
    case 'ask':
      return askPart(part, frame);
    case 'say':
      return sayPart(part, frame);
    case 'writing':
      return writingPart(part, frame);
    case 'way':
      return wayPart(part, frame);
    case 'keys':
      return keysPart(part, frame);
    case 'wave':
      return wavePart(part, frame);
    case 'dots':
      return dotsPart(part, frame);
  }
}

/** Parts that group by themselves and need no panel round them. */
const BARE: ReadonlySet<ActivityPart['kind']> = new Set([
  'act',
  'knobs',
  'chips',
  'thumbs',
  'picture',
  'ask',
  'writing',
  'keys',
  'wave',
  'dots',
]);
/** Parts that a strong ground may carry. */
const STRONG: ReadonlySet<ActivityPart['kind']> = new Set(['moment', 'way', 'panes']);

type Box = 'strong' | 'panel' | 'none';

function boxed(part: ActivityPart, box: Box, look: PartFrame['look'], context: BlockContext, index: number): Markup {
  const panel = box === 'strong' ? strongPanelFor(context) : box === 'panel' ? panelFor(context) : undefined;
  const frame: PartFrame = { context, ground: panel?.ground ?? context.ground, key: `${context.key}-p${index}`, look };
  return html`<div class="${panel?.box ?? ''}">${drawPart(part, frame)}</div>`;
}

/** Where the first column of a wide page ends: behind what is done first. */
const endOfOpening = (parts: readonly ActivityPart[]): number => {
  const act = parts.findIndex(({ kind }) => kind === 'act' || kind === 'knobs');
  return act === -1 || act > parts.length - 2 ? Math.ceil(parts.length / 2) : act + 1;
};

const arranged =
  (boxOf: (part: ActivityPart, isFirst: boolean) => Box, look: PartFrame['look']) =>
  (slot: Slot, context: BlockContext): Markup => {
    const strong = slot.parts.findIndex(({ kind }) => STRONG.has(kind));
    const drawn = slot.parts.map((part, index) =>
      boxed(part, BARE.has(part.kind) ? 'none' : boxOf(part, index === strong), look, context, index),
    );
    const at = endOfOpening(slot.parts);
    return blockSection(
      'activity-screen',
      context,
      '',
      html`<div class="flex flex-col gap-5">
        ${headingWithNote(slot, context, context.ground)}
        <div class="grid items-start gap-x-8 gap-y-5 @3xl:grid-cols-2">
          <div class="flex min-w-0 flex-col gap-5">${drawn.slice(0, at)}</div>
          <div class="flex min-w-0 flex-col gap-5">${drawn.slice(at)}</div>
        </div>
      </div>`,
    );
  };

const PX: Partial<Record<ActivityPart['kind'], number>> = {
  act: 56,
  chips: 56,
  dots: 16,
  picture: 240,
  month: 420,
  keys: 240,
};
const ROW_PX = 72;
const PART_PX = 220;

const heightPx = (slot: Slot, width: BlockWidth): number =>
  slot.parts.reduce(
    (sum, part) =>
      sum +
      (part.kind === 'rows' || part.kind === 'stages' ? 40 + part.items.length * ROW_PX : (PX[part.kind] ?? PART_PX)),
    80,
  ) / (width === 'full' ? 2 : 1);

/** One activity, from its figure to what it leads to. */
export const activityScreen = defineBlock({
  id: 'activity-screen',
  aliases: ['session', 'timer', 'log', 'converter', 'editor', 'tracker', 'activity'],
  shows: 'activity',
  variants: [
    {
      name: 'strong',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx,
      render: arranged((_part, isFirst) => (isFirst ? 'strong' : 'none'), 'round'),
    },
    {
      name: 'panelled',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx,
      render: arranged((_part, isFirst) => (isFirst ? 'strong' : 'panel'), 'level'),
    },
    {
      name: 'open',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx,
      render: arranged((_part, isFirst) => (isFirst ? 'none' : 'panel'), 'round'),
    },
  ],
});
