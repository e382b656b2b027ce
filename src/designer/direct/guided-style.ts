import type { DesignGuide } from '../../domain/design-guide.ts';
import type { PanelKind, Style } from './direction.ts';

/**
 * A direction's style with what a design system's guide says in its place: panels and rows by shadow and borders, letter
 * case of labels and headlines, pictures. The style itself, unchanged, where the guide says nothing.
 */
export function toGuidedStyle(style: Style, guide: DesignGuide): Style {
  const guided: Style = {
    ...style,
    panel: toPanel(style.panel, guide),
    rows: toRows(style.rows, guide),
    ...toCase(style, guide),
    imagery: guide.imagery ?? style.imagery,
  };
  return isSame(style, guided) ? style : guided;
}

function toPanel(panel: Style['panel'], { elevation, borders }: DesignGuide): Style['panel'] {
  if (borders === 'strong') return panel === 'shadowed' && elevation !== 'flat' ? panel : 'inked';
  if (elevation === 'raised') return 'raised';
  if (borders === 'hairline') return panel === 'plain' && elevation === undefined ? 'plain' : 'outlined';
  if (borders === 'none') return panel === 'raised' && elevation === undefined ? 'raised' : 'tonal';
  return elevation === 'flat' && CASTING.has(panel) ? 'tonal' : panel;
}

/** Panels that cast a shadow. */
const CASTING: ReadonlySet<PanelKind> = new Set(['raised', 'glass', 'soft', 'shadowed']);

function toRows(rows: Style['rows'], { borders }: DesignGuide): Style['rows'] {
  if (borders === undefined) return rows;
  if (borders === 'none') return rows === 'ruled' ? 'spaced' : rows;
  return 'ruled';
}

function toCase({ label, headline }: Style, { labelCase }: DesignGuide): Pick<Style, 'label' | 'headline'> {
  if (labelCase === undefined) return { label, headline };
  if (labelCase === 'upper') return { label: label === 'plain' || label === 'strong' ? 'caps' : label, headline };
  return {
    label: label === 'caps' ? 'plain' : label,
    headline: headline.caps ? { ...headline, caps: false } : headline,
  };
}

/** How much of what a guide says a style has by itself. */
export function countAgreements(style: Style, guide: DesignGuide): number {
  const { panel, rows, label, imagery } = toGuidedStyle(style, guide);
  return [
    (guide.elevation !== undefined || guide.borders !== undefined) && panel === style.panel,
    guide.borders !== undefined && rows === style.rows,
    guide.labelCase === 'upper' && label === style.label,
    guide.imagery !== undefined && imagery === style.imagery,
  ].filter(Boolean).length;
}

const isSame = (one: Style, other: Style): boolean =>
  (Object.keys(one) as (keyof Style)[]).every((key) => one[key] === other[key]);
