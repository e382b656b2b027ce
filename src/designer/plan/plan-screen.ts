import type { DrawnDevice } from '../../domain/designer.ts';
import type { Block } from '../blocks/block.ts';
import { createRandom } from '../seeded-random.ts';
import type { Slot } from '../write/slots.ts';
import type { WriteContext } from '../write/write-context.ts';
import type { Archetype } from '../archetypes/archetype.ts';
import { ARCHETYPES } from '../archetypes/archetypes.ts';
import { arrange } from './arrange.ts';
import { chooseContent } from './choose-content.ts';
import { compose } from './compose.ts';
import { seatColumns } from './seat-columns.ts';
import { blocksOf, scorePlan } from './score-plan.ts';
import type { ScreenPlan } from './screen-plan.ts';

const CANDIDATES = 24;

export interface PlanOptions {
  blocks: readonly Block[];
  device: DrawnDevice;
  seed: string;
  /** Frames and `block.variant`s that the art direction builds with where it can. */
  prefers?: readonly string[];
  /** The page whose content is arranged here: its seed and what its direction prefers; otherwise content of its own. */
  contentOf?: { seed: string; prefers: readonly string[] };
}

/** Every so many candidates one is drawn up without regard to what the direction prefers. */
const FREE_EVERY = 4;

/** What the direction prefers breaks ties and more; what is asked for and the balance of columns count above it. */
const TASTE_WEIGHT = 5;

/** A way of drawing that the prompt asks for in its words counts above any that is liked. */
const ASKED_WEIGHT = 10;

/** The `block.variant`s that a prompt's words ask for. */
const listAsked = (blocks: readonly Block[], prompt: string): string[] =>
  blocks.flatMap(({ id, variants }) =>
    variants.filter(({ askedBy }) => askedBy?.test(prompt) === true).map(({ name }) => `${id}.${name}`),
  );

const namesOf = (plan: ScreenPlan): string[] =>
  blocksOf(plan).map((planned) => `${planned.block.id}.${planned.variant.name}`);

/** Share of a plan's decisions that are as the direction prefers them. */
function tasteOf(plan: ScreenPlan, prefers: readonly string[]): number {
  const made = [plan.frame, plan.shares.join('/'), ...namesOf(plan)];
  return made.filter((name) => prefers.includes(name)).length / made.length;
}

/**
 * Places that a prompt names need a bar that holds them, and a bar stands where the prompt has it; no bar under a phone's
 * thumb holds more than five.
 */
function withPlaces(archetype: Archetype, { hasNamedPlaces, destinations, brief }: WriteContext): Archetype {
  const isBar = hasNamedPlaces === true && destinations.length <= MOST_IN_BAR && archetype.isPublic !== true;
  const { phone, page } = archetype.frames;
  return {
    ...archetype,
    frames: {
      phone: isBar && /\b(?:bottom|tab ?bar)\b/i.test(brief.prompt) ? ['bottom-bar'] : phone,
      page: BAR_ABOVE.test(brief.prompt) ? ['top-nav'] : BAR_BESIDE.test(brief.prompt) ? ['side-nav'] : page,
    },
  };
}
const BAR = String.raw`(?:navigation|nav|menu)(?:[ -]?(?:bar|menu|links|panel))?`;
const BAR_ABOVE = new RegExp(
  String.raw`\b${BAR} (?:is |stays |fixed )?(?:at|on|along|across) (?:the )?(?:very )?top\b|\btop (?:nav|navigation)(?: ?bar)?\b|\bhorizontal ${BAR}\b`,
  'i',
);
const BAR_BESIDE = new RegExp(
  String.raw`\b${BAR} (?:is |stays |fixed )?(?:at|on|down|along) (?:the )?(?:left|side)\b|\b(?:left|side|vertical) (?:nav|navigation|menu)(?: ?bar)?\b|\bsidebar (?:navigation|nav|menu)\b`,
  'i',
);
const MOST_IN_BAR = 5;

/** Draws up several plans of the same content and keeps the one that scores best. */
export function planScreen(context: WriteContext, options: PlanOptions): ScreenPlan {
  return rankPlans(context, options)[0] ?? emptyPlan();
}

/** All candidates with distinct structures, best first; variants of a screen take the next ones. */
export function rankPlans(
  context: WriteContext,
  { blocks, device, seed, prefers = [], contentOf }: PlanOptions,
): ScreenPlan[] {
  const own = ARCHETYPES[context.brief.archetype];
  const composed = compose(own, context, prefers, seed);
  const { builds, signature } = composed;
  const told = contentOf === undefined ? composed : compose(own, context, contentOf.prefers, contentOf.seed);
  const archetype = withPlaces(told.archetype, context);
  const content = chooseContent(
    context,
    device === 'MOBILE',
    createRandom(`content:${contentOf?.seed ?? seed}`),
    archetype,
  );
  const asked = listAsked(blocks, context.brief.prompt);
  const wanted = context.brief.wants.filter((want) => want.isAction !== true).map((want) => want.id);
  const candidates = Array.from({ length: CANDIDATES }, (_, index) => {
    const arranged = arrange(content, {
      blocks,
      archetype,
      device,
      random: createRandom(`plan:${seed}:${index}`),
      builds,
      signature,
      prefers: new Set(index % FREE_EVERY === FREE_EVERY - 1 ? asked : [...asked, ...prefers]),
    });
    const plan = seatColumns(arranged, context.brief.prompt, context.brief.lang, context.brief.wants);
    const taste =
      TASTE_WEIGHT * tasteOf(plan, prefers) +
      ASKED_WEIGHT * namesOf(plan).filter((name) => asked.includes(name)).length;
    return { ...plan, score: scorePlan(plan, wanted, device, seed) + taste };
  });
  const distinct = new Map(candidates.map((plan) => [structureOf(plan), plan]));
  return [...distinct.values()].sort((a, b) => b.score - a.score);
}

/** Names the structure of a plan: frame, columns, and which variant stands where. */
export const structureOf = (plan: ScreenPlan): string =>
  [
    plan.frame,
    plan.shares.join('/'),
    ...blocksOf(plan).map(({ block, variant, width, slot }) => `${block.id}.${variant.name}.${width}${builtOf(slot)}`),
  ].join(' ');

/** A sheet about a component is built of that component, whichever way it is laid out. */
const builtOf = (slot: Slot): string => (slot.kind === 'component' ? `:${slot.component}` : '');

const emptyPlan = (): ScreenPlan => ({
  frame: 'bare',
  lead: [],
  columns: [],
  shares: [12],
  close: [],
  titleActions: [],
  score: 0,
});
