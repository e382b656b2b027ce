import type { Navigation, NavEntry } from '../../outline/outline.ts';
import type { FillContext } from '../fill-context.ts';
import { textOf } from '../filled-words.ts';
import { findIconByMeaning } from '../icons/find-icon.ts';

/** For labels that no icon is known for, in turn, so that neighbours differ. */
const NEUTRAL = ['layers', 'shapes', 'square-stack', 'blocks', 'component', 'boxes'] as const;

/**
 * Icons of side and bottom bars, by what their labels mean, and the entry that the page stands under; bars across the
 * top go without.
 */
export function fillNavigation({ kind, entries }: Navigation, title: string, { lang }: FillContext): void {
  if (kind === 'top') return;
  markCurrent(entries, title);
  const taken = new Set(entries.flatMap(({ icon }) => icon ?? []));
  for (const entry of entries) {
    if (entry.icon !== undefined) continue;
    const meant = findIconByMeaning(textOf(entry.label), lang);
    const icon = meant !== undefined && !taken.has(meant) ? meant : NEUTRAL.find((name) => !taken.has(name));
    entry.icon = icon ?? meant ?? 'circle';
    taken.add(entry.icon);
  }
}

/** An app is always somewhere: under the entry that the page's title names, else under the first, where apps open. */
function markCurrent(entries: readonly NavEntry[], title: string): void {
  if (entries.length < 2 || entries.some(({ isCurrent }) => isCurrent === true)) return;
  const words = wordsOf(title);
  const named = entries.find(({ label }) =>
    wordsOf(textOf(label)).some((word) => words.some((other) => isNear(word, other))),
  );
  const current = named ?? entries[0];
  if (current !== undefined) current.isCurrent = true;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [];

/** Letters of an ending, as in "order" and "orders". */
const LONGEST_ENDING = 2;

const isNear = (a: string, b: string): boolean =>
  Math.abs(a.length - b.length) <= LONGEST_ENDING &&
  (a.startsWith(b.slice(0, Math.max(3, b.length - 1))) || b.startsWith(a.slice(0, Math.max(3, a.length - 1))));
