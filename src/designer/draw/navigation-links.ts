import { html, type Markup } from '../../markup/html.ts';
import { icon } from '../blocks/kit/icon.ts';
import { toPath } from '../blocks/kit/to-path.ts';
import type { FrameParts } from './frame.ts';

interface LinkClasses {
  link: string;
  current: string;
  other: string;
  /** Absent: words only. */
  icon?: string;
}

/** Links of the navigation as list items; the current one is marked for assistive technology too. */
export const navigationLinks = ({ destinations, current }: FrameParts, classes: LinkClasses): Markup[] =>
  destinations.map(({ label, icon: name }, index) => {
    const isCurrent = index === current;
    return html`<li>
      <a
        href="${toPath(label)}"
        data-part="destination"
        ${isCurrent ? html`aria-current="page"` : ''}
        class="${classes.link} ${isCurrent ? classes.current : classes.other}"
        >${classes.icon === undefined ? '' : icon(name, classes.icon)}<span>${label}</span></a
      >
    </li>`;
  });

/** The navigation of narrow windows: one button that opens the list. */
export const navigationMenu = (parts: FrameParts, ink: string): Markup =>
  html`<details data-part="menu" class="relative lg:hidden">
    <summary
      class="inline-flex min-h-11 min-w-11 cursor-pointer list-none items-center justify-center rounded-control ${ink}"
      aria-label="Menu"
    >
      ${icon('menu', 'size-6')}
    </summary>
    <nav
      aria-label="Menu"
      class="absolute right-0 top-full z-20 mt-2 w-56 rounded-lg bg-surface-container-highest p-2 text-on-surface shadow-floating"
    >
      <ul>
        ${navigationLinks(parts, {
          link: 'flex min-h-11 items-center gap-3 rounded-md px-4 font-label text-label-lg',
          current: 'font-semibold text-primary',
          other: 'text-on-surface',
          icon: 'size-5',
        })}
      </ul>
    </nav>
  </details>`;
