import type { Brief } from '../../brief.ts';
import { artOf } from '../../direct/art-of.ts';
import { chooseDirection } from '../../direct/choose-direction.ts';
import { styleOf } from '../../direct/direct.ts';
import { parseDirectionName, printDirectionName } from '../../direct/direction-name.ts';
import { NAMED_STYLES } from '../../direct/named-styles.ts';
import { toThemeColors } from '../../direct/theme-colors.ts';
import { createRandom } from '../../seeded-random.ts';
import type { EditOperation } from '../edit-operation.ts';
import type { Editing, Outcome } from '../editing.ts';
import { redress } from './redress.ts';

type Direction = Extract<EditOperation, { kind: 'direction' }>;

/**
 * Another art direction on the screen as it stands: type, shape, density, colours where the style brings its own, and the
 * treatment of panels. No block is drawn anew, so every element keeps its id and its words.
 */
export function applyDirection(editing: Editing, { words, styles, moods }: Direction): Outcome {
  const { theme, look, context } = editing;
  const brief: Brief = { ...context.brief, moods: [...moods], styles: [...styles], colors: [], fonts: [] };
  const random = createRandom(`restyle:${words}:${look.direction}`);
  const costumes = [...styles].sort((a, b) => Number(NAMED_STYLES[b].isCostume) - Number(NAMED_STYLES[a].isCostume));
  const before = parseDirectionName(look.direction);
  const id = chooseOther(
    { brief, styles: costumes, character: [], guide: { colors: [] } },
    before?.id,
    costumes.length > 0,
    random,
  );
  const art = artOf(id, costumes);
  const brings = art.palettes !== undefined && costumes.some((name) => NAMED_STYLES[name].isCostume);
  const [headlineFont, bodyFont] = random.pick(art.pairs);
  const old = styleOf(look, theme);
  editing.theme = {
    ...theme,
    headlineFont,
    bodyFont,
    roundness: art.roundness,
    ...(brings ? { ...toThemeColors(brief, art, random), colorMode: art.mode } : { colorVariant: art.variant }),
  };
  editing.look = {
    ...look,
    density: art.density,
    scale: art.scale,
    direction: printDirectionName({ id, styles: costumes, yields: [] }),
  };
  redress(editing.tree.body, old, styleOf(editing.look, editing.theme));
  return {
    done: `made it ${words.replace(/\s+(?:look|feel|style|vibe)$/, '')} (the "${id}" direction${costumes.length > 0 ? `, ${costumes.join(', ')}` : ''}: ${headlineFont.toLowerCase().replaceAll('_', ' ')} headlines, ${art.density} space)`,
  };
}

/** A character asks for another direction than the one the screen has. */
function chooseOther(
  wish: Parameters<typeof chooseDirection>[0],
  before: string | undefined,
  mayStay: boolean,
  random: Parameters<typeof chooseDirection>[1],
): ReturnType<typeof chooseDirection> {
  let id = chooseDirection(wish, random);
  if (mayStay) return id;
  for (let turn = 0; turn < MOST_TURNS && id === before; turn += 1)
    id = chooseDirection(wish, createRandom(`restyle:${turn}`));
  return id;
}

const MOST_TURNS = 12;
