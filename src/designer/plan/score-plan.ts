import type { DrawnDevice } from '../../domain/designer.ts';
import { createRandom } from '../seeded-random.ts';
import { foldOf, heightOf } from './arrange.ts';
import { isSignature } from './choose-signature.ts';
import type { PlannedBlock, ScreenPlan } from './screen-plan.ts';

/** Weights of what makes one arrangement better than another; each measure is 0…1. */
const WEIGHTS = { coverage: 10, balance: 5, signature: 4, variety: 2, fold: 1, rhythm: 1, taste: 5 };

/**
 * Higher is better. `wanted` are the ids of everything the prompt asks for; `seed` lets each prompt prefer other
 * signature blocks, so that one that always balances well does not open every screen.
 */
export function scorePlan(plan: ScreenPlan, wanted: readonly string[], device: DrawnDevice, seed = ''): number {
  const all = blocksOf(plan);
  return (
    WEIGHTS.coverage * coverage(all, wanted) +
    WEIGHTS.balance * balance(plan) +
    WEIGHTS.signature * signature(all, seed) +
    WEIGHTS.variety * variety(all) +
    WEIGHTS.fold * fold(plan, device) +
    WEIGHTS.rhythm * rhythm(plan) +
    WEIGHTS.taste * taste(all, seed)
  );
}

export const blocksOf = (plan: ScreenPlan): PlannedBlock[] => [...plan.lead, ...plan.columns.flat(), ...plan.close];

/** Share of the wants that some block shows. */
function coverage(all: readonly PlannedBlock[], wanted: readonly string[]): number {
  if (wanted.length === 0) return 1;
  const shown = new Set(all.flatMap((planned) => planned.slot.wants));
  return wanted.filter((id) => shown.has(id)).length / wanted.length;
}

/** Least score of any signature; the rest is the prompt's own taste. */
const ANY_SIGNATURE = 0.5;

function signature(all: readonly PlannedBlock[], seed: string): number {
  const found = all.find(({ block }) => isSignature(block));
  if (found === undefined) return 0;
  const liked = createRandom(`taste:${seed}:${found.block.id}:${found.variant.name}`).next();
  return ANY_SIGNATURE + (1 - ANY_SIGNATURE) * liked;
}

/**
 * How the prompt likes each way of drawing, 0…1 on average. What balances and fits the fold is the same for many prompts of a
 * kind, and alone it would draw them all alike.
 */
function taste(all: readonly PlannedBlock[], seed: string): number {
  const liking = all.map(({ block, variant }) => createRandom(`liking:${seed}:${block.id}:${variant.name}`).next());
  return liking.reduce((sum, one) => sum + one, 0) / Math.max(1, liking.length);
}

/** How equally long the columns are. */
function balance(plan: ScreenPlan): number {
  if (plan.columns.length < 2) return 0.7;
  const heights = plan.columns.map((column) => column.reduce((sum, planned) => sum + heightOf(planned), 0));
  return Math.min(...heights) / Math.max(1, ...heights);
}

/** Share of the variants that appear once. */
const variety = (all: readonly PlannedBlock[]): number =>
  new Set(all.map((planned) => `${planned.block.id}/${planned.variant.name}`)).size / Math.max(1, all.length);

/** The opening leaves something of the body in the first view. */
function fold(plan: ScreenPlan, device: DrawnDevice): number {
  const opening = plan.lead.reduce((sum, planned) => sum + heightOf(planned), 0);
  return opening <= foldOf(device) * 0.85 ? 1 : 0;
}

/** Neighbours differ in height, so that the page has a beat. */
function rhythm(plan: ScreenPlan): number {
  const pairs = plan.columns.flatMap((column) =>
    column.slice(1).map((planned, index) => [planned, column[index]] as const),
  );
  if (pairs.length === 0) return 1;
  const differing = pairs.filter(([a, b]) => b !== undefined && Math.abs(heightOf(a) - heightOf(b)) > 60);
  return differing.length / pairs.length;
}
