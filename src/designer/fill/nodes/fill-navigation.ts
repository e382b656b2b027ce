import type { Navigation } from '../../outline/outline.ts';
import type { FillContext } from '../fill-context.ts';
import { textOf } from '../filled-words.ts';
import { findIconByMeaning } from '../icons/find-icon.ts';

/** For labels that no icon is known for, in turn, so that neighbours differ. */
const NEUTRAL = ['layers', 'shapes', 'square-stack', 'blocks', 'component', 'boxes'] as const;

/** Icons of side and bottom bars, by what their labels mean; bars across the top go without. */
export function fillNavigation({ kind, entries }: Navigation, { lang }: FillContext): void {
  if (kind === 'top') return;
  const taken = new Set(entries.flatMap(({ icon }) => icon ?? []));
  for (const entry of entries) {
    if (entry.icon !== undefined) continue;
    const meant = findIconByMeaning(textOf(entry.label), lang);
    const icon = meant !== undefined && !taken.has(meant) ? meant : NEUTRAL.find((name) => !taken.has(name));
    entry.icon = icon ?? meant ?? 'circle';
    taken.add(entry.icon);
  }
}
