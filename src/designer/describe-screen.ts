import type { DrawnDevice } from '../domain/designer.ts';
import { FONT_FAMILIES } from '../domain/font.ts';
import { toFontFamily } from '../domain/unspecified.ts';
import type { Direction } from './direct/direction.ts';
import { tellColor } from './direct/tell-color.ts';
import { blocksOf } from './plan/score-plan.ts';
import type { ScreenPlan } from './plan/screen-plan.ts';
import type { WriteContext } from './write/write-context.ts';

const DEVICE_WORDS: Readonly<Record<DrawnDevice, string>> = {
  MOBILE: 'phone',
  TABLET: 'tablet',
  DESKTOP: 'desktop',
  AGNOSTIC: 'responsive',
};

/** Two sentences that are true of this screen: what is on it, and how it looks. */
export function describeScreen(
  plan: ScreenPlan,
  direction: Direction,
  context: WriteContext,
  device: DrawnDevice,
): string {
  const titles = [
    ...new Set(
      blocksOf(plan)
        .filter((planned) => planned.slot.kind !== 'footer')
        .map((planned) => planned.slot.title),
    ),
  ];
  const { theme, look } = direction;
  const mode = theme.colorMode === 'DARK' ? 'Dark' : 'Light';
  const headline = FONT_FAMILIES[toFontFamily(theme.headlineFont)];
  const body = FONT_FAMILIES[toFontFamily(theme.bodyFont)];
  const fonts = headline === body ? headline : `${headline} over ${body}`;
  return `${context.brief.heading ?? context.brief.subject}, a ${DEVICE_WORDS[device]} screen for ${context.brand}: ${listWords(titles)}. ${mode}, ${tellColor(theme)}, set in ${fonts}, ${look.density}.`;
}

/** Next prompts that the embedded designer carries out. */
export function suggestNext(plan: ScreenPlan, direction: Direction): string[] {
  const blocks = plan.columns.flat();
  const [first] = blocks;
  const last = blocks.at(-1);
  return [
    direction.theme.colorMode === 'DARK' ? 'Make it light' : 'Make it dark',
    ...(last === undefined || last === first ? [] : [`Move "${last.slot.title}" to the top`]),
    direction.look.density === 'compact' ? 'Make it airier' : 'Make it more compact',
    ...(blocks.length > 3 && last !== undefined ? [`Remove "${last.slot.title}"`] : []),
  ];
}

/** `[a, b, c]` → "a, b and c". */
function listWords(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? 'one block';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
