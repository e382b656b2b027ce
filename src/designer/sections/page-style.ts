import type { Direction, Style } from '../direct/direction.ts';
import type { Outline } from '../outline/outline.ts';

/**
 * The direction's style with what the prompt states of surfaces. Words are never set in capitals that the prompt did not
 * write; in the dark a surface is told by tone, since a shadow does not show.
 */
export function pageStyle({ style: stated, kind }: Outline, { style, theme }: Direction): Style {
  const isDark = theme.colorMode === 'DARK';
  const panel = panelOf(stated, style, isDark, kind);
  return {
    ...style,
    panel: panel === 'outlined' && !isDark ? 'sheet' : panel === 'tonal' && isDark && kind === 'tool' ? 'edged' : panel,
    headline: { ...style.headline, caps: false },
    label: style.label === 'caps' ? 'plain' : style.label,
  };
}

/** "Hairlines instead of boxes", in the languages that prompts come in. */
const NO_BOXES =
  /\b(?:instead of|rather than|statt|au lieu de|en lugar de|en vez de|invece di|zamiast|no|without|keine|sans|sin)\s+(?:any\s+)?(?:box|card|panel|kästen|karten|boxen|cajas|tarjetas|boîtes|cartes|riquadri|schede)/iu;

function panelOf(stated: Outline['style'], { panel }: Style, isDark: boolean, kind: Outline['kind']): Style['panel'] {
  if (stated.statements.some(({ text }) => NO_BOXES.test(text))) return 'plain';
  if (stated.borders === 'hairline') return stated.shadows === 'none' || !isDark ? 'outlined' : 'tonal';
  if (stated.shadows === 'none' && panel === 'raised') return isDark ? 'tonal' : 'outlined';
  if (panel === 'plain' && kind !== 'site') return isDark ? 'tonal' : 'raised';
  return isDark && panel === 'raised' ? 'tonal' : panel;
}
