import { DEVICE_HEIGHT_PX } from '../../domain/unspecified.ts';
import type { DrawnDevice } from '../../domain/designer.ts';
import type { Block, BlockVariant, BlockWidth } from '../blocks/block.ts';
import type { Random } from '../seeded-random.ts';
import type { Slot, SlotKind } from '../write/slots.ts';
import type { Archetype } from './archetypes.ts';
import type { ScreenContent } from './choose-content.ts';
import type { FrameId, PlannedBlock, ScreenPlan } from './screen-plan.ts';

type AnyBlock = Block<SlotKind>;

export interface Arranging {
  blocks: readonly AnyBlock[];
  archetype: Archetype;
  device: DrawnDevice;
  random: Random;
}

/** Frames whose body is one column whatever the archetype would like. */
const NARROW_FRAMES: ReadonlySet<FrameId> = new Set(['centered', 'split', 'bottom-bar', 'top-bar', 'bare']);
/** Kinds that are cramped in a side column. */
const STACKED: ReadonlySet<SlotKind> = new Set(['board', 'month', 'thread']);

/** One candidate plan: a frame, columns, and a block variant for every slot, all chosen by `random`. */
export function arrange(content: ScreenContent, { blocks, archetype, device, random }: Arranging): ScreenPlan {
  const onPhone = device === 'MOBILE';
  const frame = random.pick(onPhone ? archetype.frames.phone : archetype.frames.page);
  const shares =
    onPhone || NARROW_FRAMES.has(frame) || content.body.length < 2 ? [12] : [...random.pick(archetype.shares)];
  const place = (slot: Slot, width: BlockWidth): PlannedBlock | undefined =>
    placeSlot(slot, width, blocks, device, random);

  const { titleActions } = content;
  const lead = compact(content.lead.map((slot) => place(slot, 'full')));
  const close = compact(content.close.map((slot) => place(slot, 'full')));
  if (shares.length === 1) {
    const width: BlockWidth = onPhone || frame === 'centered' || frame === 'split' ? 'narrow' : 'full';
    const column = compact(content.body.map((slot) => place(slot, width) ?? place(slot, 'full')));
    return { frame, lead, columns: [column], shares, close, titleActions, score: 0 };
  }
  return { frame, ...toColumns(content.body, shares, place, lead), close, titleActions, score: 0 };
}

type Place = (slot: Slot, width: BlockWidth) => PlannedBlock | undefined;

/** Kinds that search or switch what stands below them. */
const STEERING: ReadonlySet<SlotKind> = new Set(['tabs', 'filters']);

/** Slots that need the whole width go above the columns; the others to the column that is shorter and wide enough. */
function toColumns(
  body: readonly Slot[],
  shares: number[],
  place: Place,
  lead: PlannedBlock[],
): Pick<ScreenPlan, 'lead' | 'columns' | 'shares'> {
  const placed = body.map((slot) => ({ slot, wide: place(slot, 'wide'), narrow: place(slot, 'narrow') }));
  const needsAll = (one: (typeof placed)[number]): boolean =>
    STEERING.has(one.slot.kind) || (one.wide === undefined && one.narrow === undefined);
  const above = compact(placed.filter(needsAll).map((one) => place(one.slot, 'full')));
  const rest = placed.filter((one) => !needsAll(one));
  const columns = shareOut(rest);
  if (columns.every((column) => column.length > 0)) return { lead: [...lead, ...above], columns, shares };
  const single = compact(rest.map((one) => place(one.slot, 'full') ?? one.wide ?? one.narrow));
  return { lead: [...lead, ...above], columns: [single], shares: [12] };
}

type Placed = { slot: Slot; wide: PlannedBlock | undefined; narrow: PlannedBlock | undefined };

function shareOut(placed: readonly Placed[]): [PlannedBlock[], PlannedBlock[]] {
  const main: PlannedBlock[] = [];
  const side: PlannedBlock[] = [];
  const length = (column: readonly PlannedBlock[]): number => column.reduce((sum, one) => sum + heightOf(one), 0);
  for (const { slot, wide, narrow } of placed) {
    const toMain =
      narrow === undefined || (wide !== undefined && (STACKED.has(slot.kind) || length(main) <= length(side)));
    const chosen = toMain ? wide : narrow;
    if (chosen !== undefined) (toMain ? main : side).push(chosen);
  }
  return [main, side];
}

function placeSlot(
  slot: Slot,
  width: BlockWidth,
  blocks: readonly AnyBlock[],
  device: DrawnDevice,
  random: Random,
): PlannedBlock | undefined {
  const fits = blocks
    .filter((block) => block.shows === slot.kind)
    .flatMap((block) =>
      block.variants.filter((variant) => fitsHere(variant, slot, width, device)).map((variant) => ({ block, variant })),
    );
  if (fits.length === 0) return undefined;
  return { ...random.pick(fits), slot, width };
}

const fitsHere = (variant: BlockVariant<SlotKind>, slot: Slot, width: BlockWidth, device: DrawnDevice): boolean =>
  variant.widths.includes(width) && variant.devices.includes(device) && (variant.suits?.(slot) ?? true);

export const heightOf = (planned: PlannedBlock): number => planned.variant.heightPx(planned.slot, planned.width);

const compact = <T>(list: readonly (T | undefined)[]): T[] => list.filter((item) => item !== undefined);

/** Height of the first view of a device, CSS pixels. */
export const foldOf = (device: DrawnDevice): number => DEVICE_HEIGHT_PX[device];
