import type { VaryRequest } from '../../domain/designer.ts';
import { readDocument } from '../../markup/read-document.ts';
import { BLOCKS } from '../blocks/blocks.ts';
import type { Brief } from '../brief.ts';
import { ART_DIRECTIONS, DIRECTION_IDS, type DirectionId } from '../direct/art-directions.ts';
import { directAs } from '../direct/direct.ts';
import { parseDirectionName } from '../direct/direction-name.ts';
import { drawScreen } from '../draw/draw-screen.ts';
import { heightOf } from '../plan/arrange.ts';
import { rankPlans } from '../plan/plan-screen.ts';
import { blocksOf } from '../plan/score-plan.ts';
import { createRandom } from '../seeded-random.ts';
import { bringFirst } from './bring-first.ts';
import { toDraft, type Draft } from './draft.ts';
import { draftAspects } from './draft-aspects.ts';
import { nameColors } from './name-variant.ts';
import { contextOf, plansOf, type VariantSource } from './variant-source.ts';
import { otherColors } from './vary-theme.ts';

/** The same content in another arrangement and other blocks, in other colours. */
export function draftExplored(source: VariantSource, index: number): Draft {
  const { screen, arranged, wish, brief } = source;
  const plan = arranged && explored(source)[index];
  if (arranged === undefined || plan === undefined)
    return draftAspects(source, ['LAYOUT', 'COLOR_SCHEME'], 'EXPLORE', index);
  const { context, direction, device } = arranged;
  const { body } = readDocument(drawScreen(plan, direction, context, device));
  const isFirst = wish.first !== undefined && bringFirst(body, wish.first);
  const theme = otherColors(screen.theme, brief.domain, { range: 'EXPLORE', wish, index });
  const own = new Set(blocksOf(arranged.plan).map(({ variant }) => variant));
  const swapped = blocksOf(plan)
    .filter(({ variant }) => !own.has(variant))
    .sort((a, b) => heightOf(b) - heightOf(a));
  const changed = swapped.map(({ block, variant }) => `${block.id} as ${variant.name}`.replaceAll('-', ' '));
  const [main, ...others] = isFirst ? [`${wish.first ?? ''} first`, ...changed] : changed;
  return toDraft({
    body,
    theme,
    look: screen.look,
    device,
    changed: [...(main === undefined ? [] : [main]), nameColors(theme), ...others],
  });
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
  const seed = `${screen.prompt}:${index + 1}`;
  const wished: Brief = {
    ...brief,
    colors: wish.colors.length > 0 ? wish.colors : brief.colors,
    fonts: wish.fonts.length > 0 ? wish.fonts : brief.fonts,
    ...(wish.mode === undefined ? {} : { mode: wish.mode }),
    ...(wish.density === undefined ? {} : { density: wish.density }),
    ...(wish.roundness === undefined ? {} : { roundness: wish.roundness }),
  };
  const chosen = directAs(id, wished, seed);
  if (source.arranged === undefined) return draftRedressed(source, chosen, id, index);
  const context = { ...contextOf(source, index + 1), brief: wished };
  const [plan] = rankPlans(context, { blocks: BLOCKS, device, seed, prefers: chosen.prefers });
  if (plan === undefined) return draftRedressed(source, chosen, id, index);
  const { body } = readDocument(drawScreen(plan, chosen, context, device));
  const isFirst = wish.first !== undefined && bringFirst(body, wish.first);
  const [opening] = blocksOf(plan);
  return toDraft({
    body,
    theme: chosen.theme,
    look: chosen.look,
    device,
    changed: [
      ART_DIRECTIONS[id].called,
      ...(isFirst ? [`${wish.first ?? ''} first`] : []),
      nameColors(chosen.theme),
      ...(opening === undefined
        ? []
        : [`opening with ${opening.block.id.replaceAll('-', ' ')} as ${opening.variant.name.replaceAll('-', ' ')}`]),
    ],
  });
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
  const far = otherColors(screen.theme, source.brief.domain, { range: 'REIMAGINE', wish, index });
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
    changed: [ART_DIRECTIONS[id].called, nameColors(theme), ...draft.changed],
  });
}

const HALF_LIKED = 1;

/** Other directions than the source's, those of the wished moods first. */
function directionFor({ screen, wish }: VariantSource, index: number): DirectionId {
  const own = parseDirectionName(screen.look.direction)?.id;
  const others = createRandom(`reimagine:${screen.prompt}`).shuffle(DIRECTION_IDS.filter((id) => id !== own));
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
