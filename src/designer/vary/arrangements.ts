import { ARCHETYPES } from '../archetypes/archetypes.ts';
import { BLOCKS } from '../blocks/blocks.ts';
import type { DrawnDevice } from '../../domain/designer.ts';
import type { Direction } from '../direct/direction.ts';
import { drawScreen } from '../draw/draw-screen.ts';
import { heightOf } from '../plan/arrange.ts';
import { STEERING } from '../plan/choose-signature.ts';
import { listFits, type Fit } from '../plan/list-fits.ts';
import { blocksOf } from '../plan/score-plan.ts';
import type { FrameId, PlannedBlock, ScreenPlan } from '../plan/screen-plan.ts';
import type { Random } from '../seeded-random.ts';
import type { WriteContext } from '../write/write-context.ts';
import { nameBlock, nameWay } from './variant-words.ts';

/** A plan whose words are to stay while its arrangement changes. */
export interface ArrangedSource {
  plan: ScreenPlan;
  context: WriteContext;
  direction: Direction;
  device: DrawnDevice;
  /** Words of the page as it is drawn, in no order. */
  words: string;
  /** For every block the other ways to draw it that say exactly the same. */
  swaps: ReadonlyMap<PlannedBlock, readonly Fit[]>;
}

/** Another arrangement, and what is arranged otherwise, in words. */
export interface Arranged {
  body: string;
  changed: string[];
}

export function toArrangedSource(
  plan: ScreenPlan,
  { context, direction, device }: Pick<ArrangedSource, 'context' | 'direction' | 'device'>,
): ArrangedSource {
  const say = (planned: PlannedBlock, { variant }: Fit): string =>
    wordsOfMarkup(
      String(
        variant.render(planned.slot, {
          device,
          style: direction.style,
          width: planned.width,
          level: 2,
          ground: 'surface',
          bleed: false,
          key: 'swap',
        }),
      ),
    );
  const swaps = new Map(
    blocksOf(plan).map((planned) => {
      const words = say(planned, planned);
      const others = listFits(planned.slot, planned.width, BLOCKS, device).filter(
        (fit) => fit.variant !== planned.variant && say(planned, fit) === words,
      );
      return [planned, others];
    }),
  );
  return {
    plan,
    context,
    direction,
    device,
    swaps,
    words: wordsOfMarkup(drawScreen(plan, direction, context, device)),
  };
}

/** Words of printed markup, sorted: cheaper than to parse it. */
export const wordsOfMarkup = (markup: string): string =>
  markup
    .replaceAll(/<svg[\s\S]*?<\/svg>/g, '')
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .sort()
    .join('\n');

/**
 * The same words in another arrangement: blocks drawn in other ways, columns and their order changed, another frame, each
 * with the chance `strength` (0…1). Steps that would lose or add a word are taken back. Undefined when none is left.
 */
export function arrangeAnew(source: ArrangedSource, random: Random, strength: number): Arranged | undefined {
  const { plan, context, direction, device, words } = source;
  let current = { plan, changed: [] as string[] };
  const steps = [
    (one: ScreenPlan) => swapBlocks(one, source, random, strength),
    ...(random.next() < strength ? [(one: ScreenPlan) => moveColumns(one, random)] : []),
    ...(random.next() < strength ? [(one: ScreenPlan) => reorder(one, random)] : []),
    ...(random.next() < strength - 0.3 ? [(one: ScreenPlan) => reframe(one, source, random)] : []),
  ];
  let body: string | undefined;
  for (const step of steps) {
    const tried = step(current.plan);
    if (tried === undefined) continue;
    const drawn = drawScreen(tried.plan, direction, context, device);
    if (wordsOfMarkup(drawn) !== words) continue;
    body = drawn;
    current = { plan: tried.plan, changed: [...current.changed, ...tried.changed] };
  }
  return body === undefined ? undefined : { body, changed: current.changed };
}

type Step = { plan: ScreenPlan; changed: string[] } | undefined;

function swapBlocks(plan: ScreenPlan, { swaps }: ArrangedSource, random: Random, strength: number): Step {
  const able = blocksOf(plan).filter((planned) => (swaps.get(planned)?.length ?? 0) > 0);
  const meant = able.filter(() => random.next() < strength);
  // A page of one block has that one to change.
  if (meant.length === 0 && able.length > 0) meant.push(random.pick(able));
  if (meant.length === 0) return undefined;
  const chosen = new Map(meant.map((planned) => [planned, random.pick(swaps.get(planned) ?? [])]));
  const swap = (planned: PlannedBlock): PlannedBlock => ({ ...planned, ...chosen.get(planned) });
  return {
    plan: {
      ...plan,
      lead: plan.lead.map(swap),
      columns: plan.columns.map((column) => column.map(swap)),
      close: plan.close.map(swap),
    },
    changed: [...chosen.keys()]
      .sort((a, b) => heightOf(b) - heightOf(a))
      .map(swap)
      .map(({ block, variant }) => nameWay(block.id, variant.name)),
  };
}

/** Pairs of shares beside the usual ones, in twelfths. */
const SHARES = [
  [8, 4],
  [7, 5],
  [6, 6],
  [5, 7],
  [4, 8],
] as const;

function moveColumns(plan: ScreenPlan, random: Random): Step {
  const [main, side] = plan.columns;
  if (main === undefined || side === undefined || plan.columns.length !== 2) return undefined;
  if (random.next() < 0.5) {
    return {
      plan: { ...plan, columns: [side, main], shares: plan.shares.toReversed() },
      changed: ['columns mirrored'],
    };
  }
  // The wide column stays the wide one: its blocks were drawn for the room.
  const [first = 0, second = 0] = plan.shares;
  const others = SHARES.filter(([a, b]) => a !== first && Math.sign(a - b) === Math.sign(first - second || 1));
  if (others.length === 0) return undefined;
  return { plan: { ...plan, shares: [...random.pick(others)] }, changed: ['columns of other widths'] };
}

function reorder(plan: ScreenPlan, random: Random): Step {
  const columns = plan.columns.map((column) => {
    const steering = column.filter(({ slot }) => STEERING.has(slot.kind));
    return [...steering, ...random.shuffle(column.filter((planned) => !steering.includes(planned)))];
  });
  const first = columns[0]?.[0];
  const same = columns.every((column, at) => column.every((planned, index) => planned === plan.columns[at]?.[index]));
  if (same || first === undefined) return undefined;
  return { plan: { ...plan, columns }, changed: [`${nameBlock(first.block.id)} first`] };
}

const FRAME_WORDS: Readonly<Record<FrameId, string>> = {
  'bottom-bar': 'a bar at the bottom',
  'top-bar': 'a bar at the top',
  bare: 'without a bar',
  'side-nav': 'navigation at the side',
  rail: 'a slim rail',
  'top-nav': 'navigation at the top',
  split: 'a picture beside it',
  centered: 'everything in the middle',
  sheet: 'the name alone above',
  section: 'by itself',
};

function reframe(plan: ScreenPlan, { context, device }: ArrangedSource, random: Random): Step {
  const { frames } = ARCHETYPES[context.brief.archetype];
  const others = (device === 'MOBILE' ? frames.phone : frames.page).filter((frame) => frame !== plan.frame);
  if (others.length === 0) return undefined;
  const frame = random.pick(others);
  return { plan: { ...plan, frame }, changed: [FRAME_WORDS[frame]] };
}
