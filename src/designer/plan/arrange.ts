import { DEVICE_HEIGHT_PX } from '../../domain/unspecified.ts';
import type { DrawnDevice } from '../../domain/designer.ts';
import type { Block, BlockWidth } from '../blocks/block.ts';
import type { Random } from '../seeded-random.ts';
import { APP_KINDS } from '../write/app-shapes.ts';
import type { Slot, SlotKind } from '../write/slots.ts';
import type { Archetype } from '../archetypes/archetype.ts';
import { chooseSignature, isSignature, roomFor, STEERING, type SignatureRoom } from './choose-signature.ts';
import { listFits, type Fit } from './list-fits.ts';
import type { ScreenContent } from './choose-content.ts';
import type { FrameId, PlannedBlock, ScreenPlan } from './screen-plan.ts';

type AnyBlock = Block;

export interface Arranging {
  blocks: readonly AnyBlock[];
  archetype: Archetype;
  device: DrawnDevice;
  random: Random;
  /** Frames (`side-nav`), shares (`8/4`) and ways to draw (`hero.statement`) that win over others that fit as well. */
  prefers: ReadonlySet<string>;
  /** Ids of blocks that the page's shape is built of: they win over other blocks of their kind. */
  builds?: ReadonlySet<string>;
  /** Whether a signature is raised to the top of the body, stays where its content stands, or is left out. */
  signature?: SignatureRoom;
}

/** Frames whose body is one column whatever the archetype would like. */
const NARROW_FRAMES: ReadonlySet<FrameId> = new Set(['centered', 'split', 'bottom-bar', 'top-bar', 'bare']);
/** Kinds that are cramped in a side column. */
const STACKED: ReadonlySet<SlotKind> = new Set([
  'board',
  'month',
  'week',
  'thread',
  'invoice',
  'cart',
  'tracking',
  'booking',
  'play',
  'quiz',
  'ranking',
  'rating',
  'reviews',
  'story',
  'mailing',
  'gantt',
  'roster',
  'billing',
  'uptime',
  'openings',
  'rights',
  'logs',
  'rounds',
  'paper',
  'manual',
  ...APP_KINDS,
]);

/** One candidate plan: a frame, columns, and a block variant for every slot, all chosen by `random`. */
export function arrange(content: ScreenContent, arranging: Arranging): ScreenPlan {
  const { blocks, archetype, device, random, prefers, builds = NO_BLOCKS, signature: stand = 'raised' } = arranging;
  const onPhone = device === 'MOBILE';
  const frame = random.pick(preferred(onPhone ? archetype.frames.phone : archetype.frames.page, String, prefers));
  const shares =
    onPhone || NARROW_FRAMES.has(frame) || content.body.length < 2
      ? [12]
      : [...random.pick(preferred(archetype.shares, (twelfths) => twelfths.join('/'), prefers))];
  // A page that is about one block has its strong moment there.
  const signature =
    archetype.parts === undefined
      ? chooseSignature(
          roomFor(stand, { ...content, body: aboutPage(content.body, archetype, stand) }, builds, blocks),
          blocks,
          device,
          random,
        )
      : undefined;
  const quiet = blocks.filter((block) => !isSignature(block));
  const place = (slot: Slot, width: BlockWidth): PlannedBlock | undefined =>
    slot === signature
      ? placeSignature(slot, width, blocks, device, random, prefers)
      : placeSlot(slot, width, quiet, device, random, prefers, builds);
  const ordered =
    stand === 'raised' ? { ...content, body: raise(content.body, signature, mainOf(archetype)) } : content;

  const { titleActions } = content;
  const lead = compact(content.lead.map((slot) => place(slot, 'full')));
  const close = compact(content.close.map((slot) => place(slot, 'full')));
  if (shares.length === 1) {
    const width: BlockWidth = onPhone || frame === 'centered' || frame === 'split' ? 'narrow' : 'full';
    const column = compact(ordered.body.map((slot) => place(slot, width) ?? place(slot, 'full')));
    return { frame, lead, columns: [column], shares, close, titleActions, score: 0 };
  }
  return { frame, ...toColumns(ordered, shares, place, lead), close, titleActions, score: 0 };
}

const NO_BLOCKS: ReadonlySet<string> = new Set();

type Place = (slot: Slot, width: BlockWidth) => PlannedBlock | undefined;

/** Slots that need the whole width go above the columns; the others to the column that is shorter and wide enough. */
function toColumns(
  { body, spare }: Pick<ScreenContent, 'body' | 'spare'>,
  shares: number[],
  place: Place,
  lead: PlannedBlock[],
): Pick<ScreenPlan, 'lead' | 'columns' | 'shares'> {
  const placed = body.map((slot) => ({ slot, wide: place(slot, 'wide'), narrow: place(slot, 'narrow') }));
  const needsAll = (one: (typeof placed)[number]): boolean =>
    STEERING.has(one.slot.kind) || (one.wide === undefined && one.narrow === undefined);
  const above = compact(placed.filter(needsAll).map((one) => place(one.slot, 'full')));
  const rest = placed.filter((one) => !needsAll(one));
  const columns = evenOut(shareOut(rest), spare, place);
  if (columns.every((column) => column.length > 0)) return { lead: [...lead, ...above], columns, shares };
  const single = compact(rest.map((one) => place(one.slot, 'full') ?? one.wide ?? one.narrow));
  return { lead: [...lead, ...above], columns: [single], shares: [12] };
}

/** A gap at the foot of a column that one more block may fill, CSS pixels. */
const LEAST_GAP_PX = 200;

/** Gives the shorter column what fits into its gap, once or twice. */
function evenOut(
  [main, side]: [PlannedBlock[], PlannedBlock[]],
  spare: readonly Slot[],
  place: Place,
): [PlannedBlock[], PlannedBlock[]] {
  const columns: [PlannedBlock[], PlannedBlock[]] = [[...main], [...side]];
  if (main.length === 0 || side.length === 0) return columns;
  for (const slot of spare) {
    const gap = lengthOf(columns[0]) - lengthOf(columns[1]);
    if (Math.abs(gap) < LEAST_GAP_PX) break;
    const filling = place(slot, gap > 0 ? 'narrow' : 'wide');
    if (filling !== undefined && heightOf(filling) <= Math.abs(gap) * 1.25) columns[gap > 0 ? 1 : 0].push(filling);
  }
  return columns;
}

const lengthOf = (column: readonly PlannedBlock[]): number =>
  column.reduce((sum, one) => sum + heightOf(one) + BLOCK_GAP_PX, 0);
/** Space between blocks, CSS pixels. */
const BLOCK_GAP_PX = 32;

type Placed = { slot: Slot; wide: PlannedBlock | undefined; narrow: PlannedBlock | undefined };

function shareOut(placed: readonly Placed[]): [PlannedBlock[], PlannedBlock[]] {
  const main: PlannedBlock[] = [];
  const side: PlannedBlock[] = [];
  for (const { slot, wide, narrow } of placed) {
    const toMain =
      narrow === undefined || (wide !== undefined && (STACKED.has(slot.kind) || lengthOf(main) <= lengthOf(side)));
    const chosen = toMain ? wide : narrow;
    if (chosen !== undefined) (toMain ? main : side).push(chosen);
  }
  return [main, side];
}

/** The slot in one of the blocks and variants that fit here; undefined when none does. */
export function placeSlot(
  slot: Slot,
  width: BlockWidth,
  blocks: readonly AnyBlock[],
  device: DrawnDevice,
  random: Random,
  prefers: ReadonlySet<string> = new Set(),
  builds: ReadonlySet<string> = NO_BLOCKS,
): PlannedBlock | undefined {
  const fits = preferred(listFits(slot, width, blocks, device), ({ block }) => block.id, builds);
  if (fits.length === 0) return undefined;
  const nameOf = ({ block, variant }: Fit): string => `${block.id}.${variant.name}`;
  const liked = fits.filter((fit) => prefers.has(nameOf(fit)));
  // A family that no direction names yet is drawn too, only less often.
  const family = random.pick([...fits, ...liked, ...liked, ...liked]).block;
  const ways = fits.filter(({ block }) => block === family);
  return { ...random.pick(preferred(ways, nameOf, prefers)), slot, width };
}

/** Those of a list that are preferred; all of it where none is. */
function preferred<T>(list: readonly T[], nameOf: (one: T) => string, prefers: ReadonlySet<string>): readonly T[] {
  const liked = list.filter((one) => prefers.has(nameOf(one)));
  return liked.length === 0 ? list : liked;
}

/**
 * A family is picked before its variant, so that families with many variants are not drawn more often; those that the
 * direction likes have two lots, so that they do not shut out the others.
 */
function placeSignature(
  slot: Slot,
  width: BlockWidth,
  blocks: readonly AnyBlock[],
  device: DrawnDevice,
  random: Random,
  prefers: ReadonlySet<string>,
): PlannedBlock | undefined {
  const able = blocks.filter((block) => isSignature(block) && listFits(slot, width, [block], device).length > 0);
  const liked = able.filter((block) => block.variants.some(({ name }) => prefers.has(`${block.id}.${name}`)));
  const family = able.length === 0 ? undefined : random.pick([...able, ...liked]);
  return family === undefined ? undefined : placeSlot(slot, width, [family], device, random, prefers);
}

/** What may be the strong moment of a page: what was asked for and what the page is about, not what keeps it company. */
function aboutPage(body: readonly Slot[], { strong, body: grammar }: Archetype, stand: SignatureRoom): Slot[] {
  if (stand !== 'raised') return [...body];
  const main = grammar.find((entry) => typeof entry !== 'string' || !STEERING.has(entry));
  const kinds = strong ?? [main ?? []].flat();
  return body.filter((slot) => slot.wants.length > 0 || kinds.includes(slot.kind));
}

/** What a page of a kind of its own is about; nothing stands above it. */
const mainOf = ({ become, body: [first] }: Archetype): SlotKind | undefined =>
  become !== undefined && typeof first === 'string' ? first : undefined;

/** What a signature shows stands first in the body, under what steers it. */
function raise(body: readonly Slot[], signature: Slot | undefined, main: SlotKind | undefined): Slot[] {
  if (signature === undefined || !body.includes(signature)) return [...body];
  const above = (slot: Slot): boolean => slot !== signature && (STEERING.has(slot.kind) || slot.kind === main);
  return [...body.filter(above), signature, ...body.filter((slot) => slot !== signature && !above(slot))];
}

export const heightOf = (planned: PlannedBlock): number => planned.variant.heightPx(planned.slot, planned.width);

const compact = <T>(list: readonly (T | undefined)[]): T[] => list.filter((item) => item !== undefined);

/** Height of the first view of a device, CSS pixels. */
export const foldOf = (device: DrawnDevice): number => DEVICE_HEIGHT_PX[device];
