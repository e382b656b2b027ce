import { html, type Markup } from '../../markup/html.ts';
import type { Bar, Navigation, Node, Words } from '../outline/outline.ts';
import { barNodes } from './bar-nodes.ts';
import { topNav } from './draw-navigation.ts';
import { heading } from './heading.ts';
import type { NodeContext } from './node-context.ts';
import { line } from './words-in.ts';
import { wordmark } from './wordmark.ts';

export interface HeaderParts {
  bar: Bar;
  navigation?: Navigation | undefined;
  product?: Words | undefined;
  /** The page's title where the bar is its place. */
  title?: Words | undefined;
  subtitle?: Words | undefined;
}

/** The bar at the top: who speaks and what this is, where one can go, what can be done. */
export function headerBar({ bar, navigation, product, title, subtitle }: HeaderParts, context: NodeContext): Markup {
  const inside: NodeContext = { ...context, isInCard: true, width: 'narrow' };
  const titled = title === undefined ? '' : titleIn(title, subtitle, inside);
  // Beside a portrait or sign the title begins where that ends.
  const isCentred =
    context.device === 'MOBILE' && title !== undefined && bar.start.length > 0 && bar.start[0]?.kind !== 'picture';
  // What leads back or shows who it is stands before the title, words of the title's line after it.
  const first = bar.start.findIndex((node) => !isLead(node));
  const before = first === -1 ? bar.start : bar.start.slice(0, first);
  const after = bar.start.slice(before.length);
  const start =
    titled === '' || isCentred
      ? html`${product === undefined ? '' : wordmark(product, inside)}${barNodes(bar.start, { ...inside, key: 'bar-s' })}`
      : html`${product === undefined ? '' : wordmark(product, inside)}${barNodes(before, { ...inside, key: 'bar-s' })}${titled}${barNodes(after, { ...inside, key: 'bar-t' })}`;
  const middle = html`${isCentred ? titled : ''}${barNodes(bar.middle, { ...inside, key: 'bar-m' })}`;
  const end = barNodes(bar.end, { ...inside, key: 'bar-e' });
  const hasStart = product !== undefined || bar.start.length > 0 || title !== undefined;
  const hasMiddle = isCentred || bar.middle.length > 0;
  const isPhone = context.device === 'MOBILE';
  const room = context.pageKind === 'site' ? 'mx-auto max-w-7xl' : isPhone ? 'mx-auto max-w-3xl' : '';
  const stick = bar.isSticky === true || context.pageKind !== 'app' ? 'sticky top-0 z-20' : '';
  const line_ = context.pageKind === 'app' && bar.isSticky !== true ? '' : 'border-b border-outline-variant';
  const ground = line_ === '' ? '' : 'bg-surface text-on-surface';
  return html`<header data-block="header" class="${stick} ${line_} ${ground}">
    <div
      class="flex min-h-16 w-full flex-wrap items-center gap-x-4 gap-y-2 px-page py-2 ${navigation === undefined ? '' : 'lg:flex-nowrap'} ${room}"
    >
      ${hasStart ? html`<div class="flex items-center gap-x-3 gap-y-2 ${isPhone ? `min-w-0 ${hasMiddle ? '' : 'flex-1'}` : `max-w-full flex-wrap ${bar.start.length > 2 ? 'min-w-0' : 'shrink-0'} ${hasMiddle || bar.end.some(isField) ? '' : 'flex-auto'}`} ${titled === '' ? '' : 'gap-x-6'} ${navigation === undefined ? '' : 'lg:flex-none'}">${start}</div>` : ''}
      ${navigation === undefined ? '' : topNav(navigation, context)}
      ${hasMiddle ? html`<div class="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-2 ${isPhone ? `flex-1 justify-center ${isCentred ? 'text-center' : ''}` : 'order-last w-full lg:order-none lg:w-auto lg:flex-1 lg:justify-center'}">${middle}</div>` : ''}
      ${bar.end.length === 0 ? '' : html`<div class="ms-auto flex min-w-0 flex-wrap items-center justify-end gap-3 ${bar.end.some(isField) ? 'flex-1 basis-96' : ''}">${end}</div>`}
    </div>
  </header>`;
}

const isLead = (node: Node): boolean =>
  node.kind === 'picture' ||
  node.kind === 'icon' ||
  (node.kind === 'control' && (node.control === 'icon-button' || node.control === 'link'));

const isField = (node: Node): boolean =>
  node.kind === 'control' && (node.control === 'search' || node.control === 'input');

const titleIn = (title: Words, subtitle: Words | undefined, context: NodeContext): Markup =>
  html`<div class="min-w-0">
    ${heading(title, { ...context, title }, { size: context.device === 'MOBILE' ? 'text-title-lg' : 'text-headline-md' })}
    ${line(subtitle, 'text-body-sm text-on-surface-variant')}
  </div>`;
