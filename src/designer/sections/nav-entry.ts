import { html, type Markup } from '../../markup/html.ts';
import { icon } from '../blocks/kit/icon.ts';
import { toPath } from '../blocks/kit/to-path.ts';
import type { NavEntry } from '../outline/outline.ts';
import { countBadge } from './count-badge.ts';
import { navIcon } from './nav-icon.ts';

export interface EntryClasses {
  link: string;
  current: string;
  other: string;
  /** Size of its icon; none is drawn where absent. */
  icon?: string;
  /** Where its count stands: on the icon or after the words. */
  badge?: 'icon' | 'end';
  /** The ground behind the icon of the current entry. */
  pill?: string;
}

/** One destination as a list item; the current one says so. */
export function navEntry(
  { label, icon: name, badge, isCurrent }: NavEntry,
  index: number,
  classes: EntryClasses,
): Markup {
  const now = isCurrent === true ? html` aria-current="page"` : '';
  const paint = isCurrent === true ? classes.current : classes.other;
  const count =
    badge === undefined
      ? ''
      : countBadge(badge.text, classes.badge === 'icon' ? 'absolute -top-2 -right-3' : 'ms-auto');
  const mark = classes.icon === undefined ? '' : icon(name ?? navIcon(label.text, index), classes.icon);
  const held =
    classes.badge === 'icon'
      ? html`<span class="relative flex ${isCurrent === true ? (classes.pill ?? '') : ''}">${mark}${count}</span>`
      : mark;
  return html`<li class="min-w-0 shrink-0">
    <a href="${encodeURI(toPath(label.text))}" ${now} class="${classes.link} ${paint}"
      >${held}<span class="min-w-0">${label.text}</span>${classes.badge === 'icon' ? '' : count}</a
    >
  </li>`;
}
