import type { VaryRequest } from '../../domain/designer.ts';
import { readDocument } from '../../markup/read-document.ts';
import { BLOCKS } from '../blocks/blocks.ts';
import type { Brief } from '../brief.ts';
import { ART_DIRECTIONS, DIRECTION_IDS, type DirectionId } from '../direct/art-directions.ts';
import { ARCHETYPES } from '../archetypes/archetypes.ts';
import type { DrawnDevice } from '../../domain/designer.ts';
import type { ScreenPlan } from '../plan/screen-plan.ts';
import { directAs, styleOf } from '../direct/direct.ts';
import { NAMED_STYLES } from '../direct/named-styles.ts';
import { redress } from '../edit/apply/redress.ts';
import type { StyleName } from '../style-names.ts';
import { parseDirectionName } from '../direct/direction-name.ts';
import { drawScreen } from '../draw/draw-screen.ts';
import { heightOf } from '../plan/arrange.ts';
import { rankPlans } from '../plan/plan-screen.ts';
import { blocksOf } from '../plan/score-plan.ts';
import { createRandom } from '../seeded-random.ts';
import { setStage } from './set-stage.ts';
import { bringFirst } from './bring-first.ts';
import { toDraft, type Draft } from './draft.ts';
import { draftAspects } from './draft-aspects.ts';
import { nameColors } from './name-variant.ts';
import { contextOf, plansOf, type VariantSource } from './variant-source.ts';
import { otherColors } from './vary-theme.ts';
import { byStrength } from '../direct/choose-direction.ts';

/** The brief of a source with what the guiding words say in the place of its own. */
function wishedBrief({ brief, wish }: VariantSource): Brief {
  return {
    ...brief,
    colors: wish.colors.length > 0 ? wish.colors : brief.colors,
    fonts: wish.fonts.length > 0 ? wish.fonts : brief.fonts,
    ...(wish.mode === undefined ? {} : { mode: wish.mode }),
    ...(wish.density === undefined ? {} : { density: wish.density }),
    ...(wish.roundness === undefined ? {} : { roundness: wish.roundness }),
  };
}

const seedAt = ({ screen }: VariantSource, index: number): string => `${screen.prompt}:${index + 1}`;

/** Styles that are asked for by name, the one that says most first. */
const stylesOf = ({ styles = [] }: VariantSource['wish']): StyleName[] => byStrength(styles);

/** The looks of a style that is asked for by name; undefined where none is. */
export function styledAs(source: VariantSource, index: number): ReturnType<typeof directAs> | undefined {
  const styles = stylesOf(source.wish);
  return styles.length === 0
    ? undefined
    : directAs(directionFor(source, index), wishedBrief(source), seedAt(source, index), styles);
}

/** The same content in another arrangement and other blocks, in other colours; in a style that is asked for by name. */
export function draftExplored(source: VariantSource, index: number): Draft {
  const { screen, arranged, wish, brief } = source;
  const plan = arranged && explored(source)[index];
  const styled = styledAs(source, index);
  if (arranged === undefined || plan === undefined) {
    const draft = draftAspects(source, ['LAYOUT', 'COLOR_SCHEME'], 'EXPLORE', index);
    return styled === undefined ? draft : dressAs(source, draft, styled);
  }
  const { context, device } = arranged;
  const direction = styled ?? arranged.direction;
  const { body } = readDocument(drawScreen(plan, direction, context, device));
  const stage = index === 0 ? undefined : setStage(source, body, index - 1);
  const isFirst = wish.first !== undefined && bringFirst(body, wish.first);
  const theme = styled?.theme ?? otherColors(screen.theme, brief.domain, { range: 'EXPLORE', wish, index });
  const own = new Set(blocksOf(arranged.plan).map(({ variant }) => variant));
  const swapped = blocksOf(plan)
    .filter(({ variant }) => !own.has(variant))
    .sort((a, b) => heightOf(b) - heightOf(a));
  const changed = swapped.map(({ block, variant }) => `${block.id} as ${variant.name}`.replaceAll('-', ' '));
  const [main, ...others] = [
    ...(isFirst ? [`${wish.first ?? ''} first`] : []),
    ...(stage === undefined ? [] : [stage]),
    ...changed,
  ];
  return toDraft({
    body,
    theme,
    look: styled?.look ?? screen.look,
    device,
    changed: [
      ...(styled === undefined ? [] : stylesOf(wish)),
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
  return toDraft({ ...draft, theme, look, changed: [...stylesOf(wish), ...draft.changed] });
}

/** The other plans of the source's content; computed once for all drafts of a source. */
const exploredPlans = new WeakMap<VariantSource, ReturnType<typeof plansOf>>();
function explored(source: VariantSource): ReturnType<typeof plansOf> {
  const known =
    exploredPlans.get(source) ??
    (source.arranged === undefined ? [] : plansOf(source, source.arranged.context).slice(1));
  exploredPlans.set(source, known);
  return known;
}

/** The same prompt thought anew: another direction, another shape of page, other pictures, the trade told from another start. */
export function draftReimagined(source: VariantSource, request: VaryRequest, index: number): Draft {
  const { screen, brief, wish } = source;
  const device = request.device ?? screen.device;
  const id = directionFor(source, index);
  const seed = seedAt(source, index);
  const wished = wishedBrief(source);
  const chosen = directAs(id, wished, seed, stylesOf(wish));
  if (source.arranged === undefined) return draftRedressed(source, chosen, id, index);
  const context = { ...contextOf(source, index + 1), brief: wished };
  const plans = rankPlans(context, { blocks: BLOCKS, device, seed, prefers: chosen.prefers });
  const plan = farthestPlan(plans, source.arranged.plan, { device, index, archetype: brief.archetype });
  if (plan === undefined) return draftRedressed(source, chosen, id, index);
  const { body } = readDocument(drawScreen(plan, chosen, context, device));
  const stage = setStage(source, body, index);
  const isFirst = wish.first !== undefined && bringFirst(body, wish.first);
  const [opening] = blocksOf(plan);
  return toDraft({
    body,
    theme: chosen.theme,
    look: chosen.look,
    device,
    changed: [
      ...stylesOf(wish),
      ART_DIRECTIONS[id].called,
      ...(isFirst ? [`${wish.first ?? ''} first`] : []),
      ...(stage === undefined ? [] : [stage]),
      nameColors(chosen.theme),
      ...(opening === undefined
        ? []
        : [`opening with ${opening.block.id.replaceAll('-', ' ')} as ${opening.variant.name.replaceAll('-', ' ')}`]),
    ],
  });
}

/** Plans that are good enough to be thought of. */
const GOOD_PLANS = 5;

/** Of the best plans the one that shares least with the source, every second time in another frame of the archetype. */
function farthestPlan(
  plans: readonly ScreenPlan[],
  own: ScreenPlan,
  { device, index, archetype }: { device: DrawnDevice; index: number; archetype: Brief['archetype'] },
): ScreenPlan | undefined {
  const known = new Set(blocksOf(own).map(({ variant }) => variant));
  const shared = (plan: ScreenPlan): number =>
    blocksOf(plan).filter(({ variant }) => known.has(variant)).length / Math.max(1, blocksOf(plan).length);
  const [best, ...others] = plans.slice(0, GOOD_PLANS);
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
    look: chosen.look,
    changed: [...stylesOf(wish), ART_DIRECTIONS[id].called, nameColors(theme), ...draft.changed],
  });
}

const HALF_LIKED = 1;

/** Other directions than the source's, those of the wished moods first. */
function directionFor({ screen, wish }: VariantSource, index: number): DirectionId {
  const own = parseDirectionName(screen.look.direction)?.id;
  const [lead] = stylesOf(wish);
  const open = lead === undefined ? DIRECTION_IDS.filter((id) => id !== own) : NAMED_STYLES[lead].directions;
  const others = createRandom(`reimagine:${screen.prompt}`).shuffle(open);
  const likingOf = (id: DirectionId): number => {
    const { moods, mode } = ART_DIRECTIONS[id];
    const liked = Object.entries(moods).reduce(
      (sum, [mood, weight]) => sum + (wish.moods.some((one) => one === mood) ? weight : 0),
      0,
    );
    return liked + (wish.mode === mode ? HALF_LIKED : 0);
  };
  const ranked = others.sort((a, b) => likingOf(b) - likingOf(a));
  return ranked[index % ranked.length] ?? 'ledger';
}
