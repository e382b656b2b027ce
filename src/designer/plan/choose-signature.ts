import type { DrawnDevice } from '../../domain/designer.ts';
import { BLOCK_WIDTHS, type Block } from '../blocks/block.ts';
import { createRandom, type Random } from '../seeded-random.ts';
import type { Slot, SlotKind } from '../write/slots.ts';
import { textsOf } from '../write/write-slot.ts';
import type { ScreenContent } from './choose-content.ts';
import { listFits } from './list-fits.ts';

/** How often a candidate tries another than the content's own choice, which screens share out evenly between them. */
const OTHER_CHOICE = 0.2;
/** Share of the openings that stay quiet where the shape of the page keeps its body quiet. */
const QUIET_OPENINGS = 0.5;
/** How far down the body a signature may stand. */
const NEAR_TOP = 4;
/** Kinds that search or switch what stands below them, and so stay above it. */
export const STEERING: ReadonlySet<SlotKind> = new Set(['tabs', 'filters']);

/** How far down a signature may stand that keeps its place. */
const IN_PLACE = 2;

/** Where a page's shape leaves room for a signature: raised from the body, where its content stands, or the opening alone. */
export type SignatureRoom = 'raised' | 'in-place' | 'none';

/** The content that a signature may show; where the opening is alone, the shape must have no block of its own for it. */
export function roomFor(
  room: SignatureRoom,
  { lead, body }: Pick<ScreenContent, 'lead' | 'body'>,
  builds: ReadonlySet<string>,
  blocks: readonly Block[],
): Pick<ScreenContent, 'lead' | 'body'> {
  if (room === 'raised') return { lead, body };
  if (room === 'in-place') return { lead, body: body.slice(0, IN_PLACE) };
  const built = new Set(blocks.filter(({ id }) => builds.has(id)).map(({ shows }) => shows));
  return { lead: lead.filter(({ kind }) => !built.has(kind)), body: [] };
}

/** The slot that one of the signature blocks may show on this screen, the opening among them; undefined where none suits. */
export function chooseSignature(
  { lead, body }: Pick<ScreenContent, 'lead' | 'body'>,
  blocks: readonly Block[],
  device: DrawnDevice,
  random: Random,
): Slot | undefined {
  // What stands in the body counts twice, since an opening has other strong ways of its own.
  const near = body
    .filter((slot) => !STEERING.has(slot.kind))
    .slice(0, NEAR_TOP)
    .filter((slot) => slot.kind !== 'series' || !lead.some(hasOwnCourse));
  const able = [...lead.slice(0, 1), ...near, ...near].flatMap((slot) =>
    Array.from({ length: countFamilies(slot, blocks, device) }, () => slot),
  );
  if (able.length === 0) return undefined;
  const taste = createRandom(`signature:${able.flatMap(textsOf).join('|')}`);
  // An opening that has no rival in the body is quiet on every other screen.
  if (body.length === 0 && taste.next() < QUIET_OPENINGS) return undefined;
  const own = taste.pick(able);
  return random.next() < OTHER_CHOICE ? random.pick(able) : own;
}

/** An opening that draws a course itself leaves no room for a second one beneath. */
export const hasOwnCourse = (slot: Slot): boolean => slot.kind === 'focus' && slot.series !== undefined;

/** Every signature block that can draw the slot is a lot of its own, so that none is drawn often for want of others of its kind. */
const countFamilies = (slot: Slot, blocks: readonly Block[], device: DrawnDevice): number =>
  blocks.filter(
    (block) => isSignature(block) && BLOCK_WIDTHS.some((width) => listFits(slot, width, [block], device).length > 0),
  ).length;

export const isSignature = (block: Block): boolean => block.isSignature === true;
