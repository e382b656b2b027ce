import { heightOf } from '../plan/arrange.ts';
import { STEERING } from '../plan/choose-signature.ts';
import { blocksOf } from '../plan/score-plan.ts';
import type { PlannedBlock, ScreenPlan } from '../plan/screen-plan.ts';

/** Share of a page that is drawn otherwise than another page draws it, by height: what stands at the foot counts little. */
export function changeOf(own: ScreenPlan, plan: ScreenPlan): number {
  const known = new Set(blocksOf(own).map(({ variant }) => variant));
  const weightOf = (planned: PlannedBlock): number =>
    heightOf(planned) *
    (plan.lead.includes(planned) ? OPENING_WEIGHT : plan.close.includes(planned) ? CLOSE_WEIGHT : 1);
  const all = blocksOf(plan);
  const total = all.reduce((sum, planned) => sum + weightOf(planned), 0);
  const other = all.filter(({ variant }) => !known.has(variant)).reduce((sum, planned) => sum + weightOf(planned), 0);
  return other / Math.max(1, total);
}

/** Ways to draw that picture is most of. */
const PICTURED =
  /^(?:hero\.(?:beside-picture|over-picture)|hero-poster\.(?:card-over|type-first|bookmark)|masthead\.\S+|lookbook\.\S+|postcard-wall\.\S+|story-rows\.\S+|picture-grid\.(?:featured|single|grid)|record-cards\.\S+|shelf\.plinth|article-text\.\S+|media-shelves\.(?:shelved|featured)|\S+\.(?:pictured|cover|over-picture|beside-picture|with-picture|plate|wall|overlaid|beside-one))$/;
export const PICTURE_WEIGHT = 2;
/** What each block counts against a plan that the source does not have. */
export const ADDED_WEIGHT = 0.15;
export const addedTo = (own: ScreenPlan, plan: ScreenPlan): number =>
  Math.max(0, blocksOf(plan).length - blocksOf(own).length);

/** Share of a page, by height, that pictures are most of. */
export function picturedShare(plan: ScreenPlan): number {
  const all = blocksOf(plan);
  const sum = (list: readonly PlannedBlock[]): number => list.reduce((total, planned) => total + heightOf(planned), 0);
  return sum(all.filter(({ block, variant }) => PICTURED.test(`${block.id}.${variant.name}`))) / Math.max(1, sum(all));
}

const OPENING_WEIGHT = 1.5;
const CLOSE_WEIGHT = 0.2;

/** The block that shows most of a plan: what opens it, or where it opens with tabs and filters the largest. */
export const leadingBlock = (plan: ScreenPlan): PlannedBlock | undefined =>
  [...blocksOf(plan)].sort(
    (a, b) => Number(isOpening(b, plan)) - Number(isOpening(a, plan)) || heightOf(b) - heightOf(a),
  )[0];
const isOpening = (planned: PlannedBlock, plan: ScreenPlan): boolean =>
  plan.lead[0] === planned && !STEERING.has(planned.slot.kind);
