import type { DesignTheme } from '../../domain/design-theme.ts';
import type { Roundness } from '../../domain/enums.ts';
import type { Brief } from '../brief.ts';
import type { Yield } from './direction-name.ts';
import type { Style } from './direction.ts';

const ROUND: ReadonlySet<Roundness> = new Set(['ROUND_EIGHT', 'ROUND_TWELVE', 'ROUND_FULL']);
/** The one mono that is bundled stands for every other. */
const MONO = /\bmono(?:space[d]?)?\b|\b(?:consolas|courier|menlo|monaco|fira code|vt323)\b/i;

/** Buttons whose colour the prompt names are not drawn in ink. */
const COLOURED_BUTTONS =
  /\bbuttons? colou?r\b|\b(?:red|orange|amber|yellow|lime|green|emerald|teal|cyan|blue|indigo|violet|purple|magenta|pink|coral|crimson|burgundy|cobalt|gold\w*) (?:\w+ )?(?:buttons?|cta)\b/i;

/** What a direction's treatment gives up, since a design system or the prompt has said what corners and fonts are to be. */
export function listYields(
  style: Style,
  { roundness, fonts, prompt, mode }: Brief,
  theme: DesignTheme | undefined,
): Yield[] {
  const isShapeSaid =
    theme !== undefined || (roundness !== undefined && (style.corners === 'square') === ROUND.has(roundness));
  const isTypeSaid = theme !== undefined || (fonts.length > 0 && !MONO.test(prompt));
  const areButtonsSaid = style.button === 'inked' && theme === undefined && COLOURED_BUTTONS.test(prompt);
  return [
    ...(style.corners !== 'themed' && isShapeSaid ? (['theme-corners'] as const) : []),
    ...(style.type !== 'themed' && isTypeSaid ? (['theme-type'] as const) : []),
    // By night the inverse of the page is bright: not what one sees who asks for the dark.
    ...(style.ground === 'inverse' && mode === 'DARK' && theme === undefined ? (['dark-ground'] as const) : []),
    ...(areButtonsSaid ? (['theme-buttons'] as const) : []),
  ];
}
