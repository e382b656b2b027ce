import type { DesignGuide } from '../../domain/design-guide.ts';
import type { VaryRequest } from '../../domain/designer.ts';
import { readDocument } from '../../markup/read-document.ts';
import { BLOCKS } from '../blocks/blocks.ts';
import type { Brief } from '../brief.ts';
import { ART_DIRECTIONS, type DirectionId } from '../direct/art-directions.ts';
import { ARCHETYPES } from '../archetypes/archetypes.ts';
import type { DrawnDevice } from '../../domain/designer.ts';
import type { ScreenPlan } from '../plan/screen-plan.ts';
import { directAs, styleOf } from '../direct/direct.ts';
import { redress } from '../edit/apply/redress.ts';
import type { StyleName } from '../style-names.ts';
import { parseDirectionName } from '../direct/direction-name.ts';
import { drawScreen } from '../draw/draw-screen.ts';
import { heightOf } from '../plan/arrange.ts';
import { rankPlans } from '../plan/plan-screen.ts';
import { blocksOf } from '../plan/score-plan.ts';
import { createRandom } from '../seeded-random.ts';
import { setStage } from './set-stage.ts';
import { bringFirst, isMeant } from './bring-first.ts';
import { toDraft, type Draft } from './draft.ts';
import { draftAspects } from './draft-aspects.ts';
import { enlargePictures } from './enlarge-pictures.ts';
import { emphasisePrices } from './emphasise-prices.ts';
import { nameColors } from './name-variant.ts';
import { contentOf, contextOf, plansOf, type VariantSource } from './variant-source.ts';
import { otherColors } from './vary-theme.ts';
import { distanceBetween } from './screen-distance.ts';
import { ADDED_WEIGHT, addedTo, changeOf, leadingBlock, PICTURE_WEIGHT, picturedShare } from './plan-change.ts';
import { proportioned, saidOfWish, wishedBrief, withProportions } from './wished.ts';
import { nameBlock, nameWay } from './variant-words.ts';
import { byStrength, rankDirections, toWish } from '../direct/choose-direction.ts';

const seedAt = ({ screen }: VariantSource, index: number): string => `${screen.prompt}:${index + 1}`;

/** Styles that are asked for by name, the one that says most first. */
const stylesOf = ({ styles = [] }: VariantSource['wish']): StyleName[] => byStrength(styles);

/** The looks of a style that is asked for by name; undefined where none is. */
export function styledAs(source: VariantSource, index: number): ReturnType<typeof directAs> | undefined {
  const styles = stylesOf(source.wish);
  return styles.length === 0
    ? undefined
    : directAs(directionFor(source, index), wishedBrief(source, index), seedAt(source, index), styles);
}

/** The same content in another arrangement and other blocks, in other colours; in a style that is asked for by name. */
export function draftExplored(source: VariantSource, index: number): Draft {
  const { screen, arranged, wish, brief } = source;
  const plan = arranged && explored(source)[index];
  const styled = styledAs(source, index);
  if (arranged === undefined || plan === undefined) {
    const draft = draftAspects(source, ['LAYOUT', 'COLOR_SCHEME'], 'EXPLORE', index);
    // Where nothing can stand otherwise, such as in a plain text, the type changes with the colours.
    const other =
      draft.measure.order === source.measure.order && distanceBetween(draft.measure, source.measure).structure === 0
        ? draftAspects(source, ['COLOR_SCHEME', 'TEXT_FONT'], 'EXPLORE', index)
        : draft;
    return styled === undefined ? withProportions(other, wish) : dressAs(source, other, styled);
  }
  const { context, device } = arranged;
  const direction = styled ?? arranged.direction;
  const { body } = readDocument(drawScreen(plan, direction, context, device));
  const stage = index === 0 ? undefined : setStage(source, body, index - 1);
  const isFirst = wish.first !== undefined && bringFirst(body, wish.first);
  const isPriced = emphasisePrices(body, wish.first);
  const isEnlarged = wish.isPictured === true && enlargePictures(body);
  const { theme, look } = proportioned(
    {
      theme: styled?.theme ?? otherColors(screen.theme, brief.domain, { range: 'EXPLORE', wish, index }),
      look: styled?.look ?? screen.look,
    },
    wish,
  );
  const own = new Set(blocksOf(arranged.plan).map(({ variant }) => variant));
  const swapped = blocksOf(plan)
    .filter((planned) => !own.has(planned.variant) && (!plan.close.includes(planned) || plan.close.length === 1))
    .sort((a, b) => Number(plan.lead.includes(b)) - Number(plan.lead.includes(a)) || heightOf(b) - heightOf(a));
  const changed = [...new Set(swapped.map(({ block, variant }) => nameWay(block.id, variant.name)))];
  const [main, ...others] = [
    ...(isFirst ? [`${wish.first ?? ''} first`] : []),
    ...(isPriced ? ['larger prices'] : []),
    ...(isEnlarged ? ['larger pictures'] : []),
    ...saidOfWish(wish),
    ...(stage === undefined ? [] : [stage]),
    ...changed,
  ];
  return toDraft({
    body,
    theme,
    look,
    device,
    changed: [
      ...(styled === undefined ? [] : [stylesOf(wish).join(' and ')]),
      ...(main === undefined ? [] : [main]),
      nameColors(theme),
      ...others,
    ],
  });
}

/** A draft in the looks of a style: its theme and proportions, and its panels. */
export function dressAs({ screen, wish }: VariantSource, draft: Draft, styled: ReturnType<typeof directAs>): Draft {
  redress(draft.body, styleOf(screen.look, screen.theme), styled.style);
  const { theme, look } = styled;
  return toDraft({ ...draft, theme, look, changed: [stylesOf(wish).join(' and '), ...draft.changed] });
}

/** Plans of the source's content that are looked at; those after them balance badly. */
const WELL_ARRANGED = 14;
/** What it counts that the part that is asked for is drawn otherwise. */
const FOCUS_WEIGHT = 1;
const LEAST_LEAN = 3;
/** Share of a page under which another plan of it is not seen as another arrangement. */
const LEAST_CHANGE = 0.15;

/** The other plans of the source's content; computed once for all drafts of a source. */
const exploredPlans = new WeakMap<VariantSource, ReturnType<typeof plansOf>>();
function explored(source: VariantSource): ReturnType<typeof plansOf> {
  const known = exploredPlans.get(source) ?? listExplored(source);
  exploredPlans.set(source, known);
  return known;
}

/** Those that show most otherwise first, among what is good enough. */
function listExplored(source: VariantSource): ScreenPlan[] {
  const { arranged } = source;
  if (arranged === undefined) return [];
  const all = new Map(
    plansOf(source, arranged.context)
      .slice(1, WELL_ARRANGED)
      .map((plan) => [plan, changeOf(arranged.plan, plan)] as const)
      .filter(([, change]) => change >= LEAST_CHANGE),
  );
  // What the source does not hold is not made up, where there are enough plans that hold the same.
  const lean = [...all].filter(([plan]) => addedTo(arranged.plan, plan) === 0);
  const changes = lean.length >= LEAST_LEAN ? lean : [...all];
  const { first } = source.wish;
  const own = new Set(blocksOf(arranged.plan).map(({ variant }) => variant));
  const isFocused = (plan: ScreenPlan): boolean =>
    first !== undefined &&
    blocksOf(plan).some(
      ({ block, variant }) => !own.has(variant) && isMeant(first, `${block.id} ${nameBlock(block.id)}`),
    );
  const worth = (plan: ScreenPlan, change: number): number =>
    change +
    (isFocused(plan) ? FOCUS_WEIGHT : 0) +
    (source.wish.isPictured ? PICTURE_WEIGHT * picturedShare(plan) : 0) -
    (source.wish.density === 'airy' ? 2 : 1) * ADDED_WEIGHT * addedTo(arranged.plan, plan);
  return [...changes].sort(([one, a], [other, b]) => worth(other, b) - worth(one, a)).map(([plan]) => plan);
}

/** The same prompt thought anew: another direction, another shape of page, other pictures, the trade told from another start. */
export function draftReimagined(source: VariantSource, request: VaryRequest, index: number): Draft {
  const { screen, brief, wish } = source;
  const device = request.device ?? screen.device;
  const id = directionFor(source, index);
  const seed = seedAt(source, index);
  const wished = wishedBrief(source, index);
  const directed = directAs(id, wished, seed, stylesOf(wish));
  const chosen = { ...directed, ...proportioned(inOtherType(directed, source, id), wish) };
  if (source.arranged === undefined) return draftRedressed(source, chosen, id, index);
  const context = { ...contextOf(source, index + 1, { keepsThings: true }), brief: wished };
  const plans = rankPlans(context, {
    blocks: BLOCKS,
    device,
    seed,
    prefers: chosen.prefers,
    contentOf: contentOf(source),
  });
  const plan = farthestPlan(plans, source.arranged.plan, {
    device,
    index,
    archetype: brief.archetype,
    isPictured: wish.isPictured === true,
  });
  if (plan === undefined) return draftRedressed(source, chosen, id, index);
  const { body } = readDocument(drawScreen(plan, chosen, context, device));
  const stage = setStage(source, body, index);
  const isFirst = wish.first !== undefined && bringFirst(body, wish.first);
  const isPriced = emphasisePrices(body, wish.first);
  const isEnlarged = wish.isPictured === true && enlargePictures(body);
  const opening = leadingBlock(plan);
  return toDraft({
    body,
    theme: chosen.theme,
    look: chosen.look,
    device,
    changed: [
      ...(stylesOf(wish).length === 0 ? [] : [stylesOf(wish).join(' and ')]),
      ...(isFirst ? [`${wish.first ?? ''} first`] : []),
      ...(isPriced ? ['larger prices'] : []),
      ...(isEnlarged ? ['larger pictures'] : []),
      ...saidOfWish(wish),
      ...(stylesOf(wish).length === 0 ? [ART_DIRECTIONS[id].called] : []),
      ...(stage === undefined ? [] : [stage]),
      ...(opening === undefined ? [] : [nameWay(opening.block.id, opening.variant.name)]),
      nameColors(chosen.theme),
    ],
  });
}

/** A direction that shares the source's headline family takes another pair of its own, so that it is seen to be another. */
function inOtherType(
  directed: ReturnType<typeof directAs>,
  { screen, wish, brief }: VariantSource,
  id: DirectionId,
): ReturnType<typeof directAs> {
  const isGiven = wish.fonts.length > 0 || brief.fonts.length > 0 || stylesOf(wish).length > 0;
  if (isGiven || directed.theme.headlineFont !== screen.theme.headlineFont) return directed;
  const other = ART_DIRECTIONS[id].pairs.find(([headline]) => headline !== screen.theme.headlineFont);
  return other === undefined
    ? directed
    : { ...directed, theme: { ...directed.theme, headlineFont: other[0], bodyFont: other[1] } };
}

/** Plans that are good enough to be thought of. */
const GOOD_PLANS = 5;

/** Of the best plans the one that shares least with the source, every second time in another frame of the archetype. */
function farthestPlan(
  plans: readonly ScreenPlan[],
  own: ScreenPlan,
  {
    device,
    index,
    archetype,
    isPictured,
  }: { device: DrawnDevice; index: number; archetype: Brief['archetype']; isPictured: boolean },
): ScreenPlan | undefined {
  const shared = (plan: ScreenPlan): number =>
    1 -
    changeOf(own, plan) -
    (isPictured ? PICTURE_WEIGHT * picturedShare(plan) : 0) +
    ADDED_WEIGHT * addedTo(own, plan);
  const [best, ...others] = plans.slice(0, isPictured ? 2 * GOOD_PLANS : GOOD_PLANS);
  if (best === undefined) return undefined;
  const plan = others.reduce((least, one) => (shared(one) < shared(least) ? one : least), best);
  const { frames } = ARCHETYPES[archetype];
  const open = (device === 'MOBILE' ? frames.phone : frames.page).filter((frame) => frame !== own.frame);
  const frame = open[Math.floor(index / 2) % Math.max(1, open.length)];
  return index % 2 === 1 && frame !== undefined && plan.frame === own.frame ? { ...plan, frame } : plan;
}

/** A document whose words are its own keeps them: all else of it is arranged, coloured, set and pictured anew. */
function draftRedressed(
  source: VariantSource,
  chosen: ReturnType<typeof directAs>,
  id: DirectionId,
  index: number,
): Draft {
  const draft = draftAspects(source, ['LAYOUT', 'IMAGES'], 'REIMAGINE', index);
  const { wish, screen } = source;
  redress(draft.body, styleOf(screen.look, screen.theme), chosen.style);
  const isStyled = stylesOf(wish).length > 0;
  const far = isStyled
    ? chosen.theme
    : otherColors(screen.theme, source.brief.domain, { range: 'REIMAGINE', wish, index });
  const theme = {
    ...far,
    headlineFont: chosen.theme.headlineFont,
    bodyFont: chosen.theme.bodyFont,
    roundness: chosen.theme.roundness,
  };
  delete theme.labelFont;
  return toDraft({
    ...draft,
    theme,
    // Its boxes were made for type and space as they are.
    look: { ...chosen.look, scale: wish.scale ?? screen.look.scale, density: wish.density ?? screen.look.density },
    changed: [
      ...(isStyled ? [stylesOf(wish).join(' and ')] : [ART_DIRECTIONS[id].called]),
      nameColors(theme),
      ...draft.changed,
    ],
  });
}

/** Directions that suit well enough to be proposed. */
const SUITABLE = 5;
const NO_GUIDE: DesignGuide = { colors: [] };

/** Directions other than the source's that suit the trade and the wish, the one that suits best first; of a named style its own. */
function directionFor(source: VariantSource, index: number): DirectionId {
  const { screen, wish } = source;
  const own = parseDirectionName(screen.look.direction)?.id;
  const styles = stylesOf(wish);
  const ranked = rankDirections(
    { ...toWish(wishedBrief(source), NO_GUIDE, undefined), styles },
    createRandom(`reimagine:${screen.prompt}`),
  );
  const open = styles.length > 0 ? ranked : ranked.filter((id) => id !== own).slice(0, SUITABLE);
  return open[index % Math.max(1, open.length)] ?? 'ledger';
}
