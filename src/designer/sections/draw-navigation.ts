import { html, type Markup } from '../../markup/html.ts';
import { PANEL_LOOKS } from '../blocks/kit/panel-kinds.ts';
import { pageWord } from '../fill/language/page-words.ts';
import type { Navigation, Words } from '../outline/outline.ts';
import { arrangeStack } from './arrange-nodes.ts';
import { barNodes } from './bar-nodes.ts';
import { navEntry, type EntryClasses } from './nav-entry.ts';
import type { NodeContext } from './node-context.ts';
import { wordmark } from './wordmark.ts';

/**
 * A column of destinations beside the content, from the width of the screen's own device on; below that a bar whose
 * entries scroll sideways, the same elements in another order.
 */
export function sideBar(navigation: Navigation, product: Words | undefined, context: NodeContext): Markup {
  const isInk = context.style.side === 'ink';
  const inside: NodeContext = {
    ...context,
    width: 'narrow',
    level: 3,
    isInCard: true,
    ...(isInk ? { ground: 'inverse' } : {}),
  };
  const at = context.device === 'TABLET' ? TABLET : DESK;
  const side = isInk
    ? 'bg-inverse-surface text-inverse-on-surface'
    : `border-outline-variant text-on-surface ${PANEL_LOOKS[context.style.panel].side}`;
  return html`<aside data-block="side-nav" class="min-w-0 border-b ${at.root} ${side}">
    <div class="flex min-w-0 flex-col gap-3 px-page py-3 ${at.column}">
      ${product === undefined && navigation.head.length === 0 ? '' : html`<div class="flex flex-wrap items-center gap-3 ${at.head}">${product === undefined ? '' : wordmark(product, inside)}${barNodes(navigation.head, { ...inside, key: 'side-head' })}</div>`}
      <nav
        aria-label="${product?.text ?? pageWord('main', context.lang)}"
        class="-mx-page overflow-x-auto px-page ${at.nav}"
      >
        <ul class="flex gap-1 ${at.list}">
          ${navigation.entries.map((entry, index) => html`${groupHead(navigation, index, `${at.group} ${isInk ? 'text-inverse-on-surface' : 'text-on-surface-variant'}`)}${navEntry(entry, index, isInk ? INK_ENTRY : SIDE_ENTRY)}`)}
        </ul>
      </nav>
      ${navigation.tail.length === 0 ? '' : html`<div class="flex flex-wrap items-center gap-3 ${at.tail}">${arrangeStack(navigation.tail, { ...inside, key: 'side-tail' })}</div>`}
    </div>
  </aside>`;
}

const SIDE_ENTRY: EntryClasses = {
  link: 'flex min-h-11 items-center gap-3 rounded-md px-3 font-label text-label-lg whitespace-nowrap',
  current: 'bg-primary/12 font-semibold text-on-surface *:data-icon:text-primary',
  other: 'text-on-surface-variant',
  icon: 'size-5',
  badge: 'end',
};

const INK_ENTRY: EntryClasses = {
  ...SIDE_ENTRY,
  current: 'bg-primary font-semibold text-on-primary',
  other: 'text-inverse-on-surface',
};

/** The name of a group before the first of its entries, where the bar stands upright. */
function groupHead({ entries }: Navigation, index: number, classes: string): Markup | '' {
  const group = entries[index]?.group;
  if (group === undefined || entries[index - 1]?.group?.text === group.text) return '';
  return html`<li class="hidden px-3 pt-3 font-label text-label-md font-semibold ${classes}">${group.text}</li>`;
}

const TABLET = {
  group: 'md:block',
  root: 'md:border-b-0',
  column: 'md:sticky md:top-0 md:h-dvh md:gap-6 md:overflow-y-auto md:px-3 md:py-6',
  head: 'md:flex-col md:items-start md:px-3 md:*:max-w-full',
  nav: 'md:mx-0 md:overflow-visible md:px-0',
  list: 'md:flex-col',
  tail: 'md:mt-auto md:flex-col md:items-start md:px-3',
} as const;

const DESK = {
  group: 'lg:block',
  root: 'lg:border-b-0',
  column: 'lg:sticky lg:top-0 lg:h-dvh lg:gap-6 lg:overflow-y-auto lg:px-4 lg:py-6',
  head: 'lg:flex-col lg:items-stretch lg:px-3',
  nav: 'lg:mx-0 lg:overflow-visible lg:px-0',
  list: 'lg:flex-col',
  tail: 'lg:mt-auto lg:flex-col lg:items-stretch lg:px-3',
} as const;

/** Destinations in a line, for the bar at the top. */
export const topNav = ({ entries }: Navigation, { pageKind, lang }: NodeContext): Markup =>
  html`<nav
    aria-label="${pageWord('main', lang)}"
    class="order-last -mx-page w-full min-w-0 overflow-x-auto px-page lg:order-none lg:mx-0 lg:w-auto lg:px-0 ${pageKind === 'site' ? 'lg:ms-auto' : 'lg:me-auto'}"
  >
    <ul class="flex items-center gap-1 ${pageKind === 'site' ? 'lg:gap-2' : ''}">
      ${entries.map((entry, index) =>
        navEntry(entry, index, {
          link: 'inline-flex min-h-11 items-center gap-2 border-b-2 px-3 font-label text-label-lg whitespace-nowrap',
          current: 'border-primary font-semibold text-on-surface',
          other: 'border-transparent text-on-surface-variant',
          badge: 'end',
        }),
      )}
    </ul>
  </nav>`;

/** Destinations under the thumb; a rail at the side where the window is wide. */
export const bottomBar = ({ entries, head, tail }: Navigation, context: NodeContext): Markup =>
  html`<nav
    aria-label="${pageWord('main', context.lang)}"
    data-block="bottom-bar"
    class="sticky bottom-0 z-20 border-t border-outline-variant bg-surface-container-low text-on-surface lg:static lg:order-first lg:border-e lg:border-t-0"
  >
    ${[...head, ...tail].length === 0 ? '' : html`<div class="flex flex-wrap items-center justify-center gap-3 px-page pt-2">${barNodes([...head, ...tail], { ...context, width: 'narrow', isInCard: true, key: 'nav-x' })}</div>`}
    <ul
      class="mx-auto grid w-full max-w-3xl auto-cols-fr grid-flow-col px-2 py-2 lg:sticky lg:top-0 lg:auto-rows-min lg:grid-flow-row lg:gap-2 lg:py-6"
    >
      ${entries.map((entry, index) =>
        navEntry(entry, index, {
          link: 'flex min-h-14 flex-col items-center justify-center gap-1 rounded-md px-1 text-center font-label text-label-md',
          current: 'font-semibold text-primary',
          other: 'text-on-surface-variant',
          icon: 'size-6',
          badge: 'icon',
          pill: 'rounded-full bg-primary/12 px-5 py-1',
        }),
      )}
    </ul>
  </nav>`;
