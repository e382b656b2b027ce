import { html, type Markup } from '../../markup/html.ts';
import type { Node, Section } from '../outline/outline.ts';
import { arrangeStack } from './arrange-nodes.ts';
import type { NodeContext } from './node-context.ts';
import { isSame } from './words-in.ts';

const isButton = (node: Node): boolean =>
  node.kind === 'control' && (node.control === 'button' || node.control === 'icon-button');

const isHeadPart = (node: Node): boolean =>
  node.kind === 'text' ||
  node.kind === 'badge' ||
  node.kind === 'icon' ||
  (node.kind === 'facts' && node.facts.length <= 4) ||
  (node.kind === 'control' && (node.control === 'link' || node.control === 'chips'));

/** The head of a desk's page: what it is at the left, what can be done with all of it at the right. */
export const isPageHead = (
  { nodes, flow, surface, heading: words }: Section,
  { device, width, pageKind, level, key, title }: NodeContext,
): boolean =>
  pageKind === 'tool' &&
  device !== 'MOBILE' &&
  width === 'full' &&
  level === 2 &&
  flow === 'stack' &&
  surface === 'open' &&
  (key === 's0' || (words !== undefined && isSame(words, title))) &&
  nodes.some(isButton) &&
  nodes.some((node) => !isButton(node)) &&
  nodes.every((node) => isButton(node) || isHeadPart(node));

export const pageHead = (section: Section, head: Markup | '', inside: NodeContext): Markup =>
  html`<div class="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
    <div class="flex min-w-0 flex-col gap-3">
      ${head}${arrangeStack(section.nodes.filter((node) => !isButton(node)).map(inLine), inside)}
    </div>
    <div class="flex flex-wrap items-center justify-end gap-3">
      ${arrangeStack(section.nodes.filter(isButton), { ...inside, key: `${inside.key}-a` })}
    </div>
  </div>`;

/** Facts of a page's head are small and in one line. */
const inLine = (node: Node): Node => (node.kind === 'facts' ? { ...node, layout: 'inline' } : node);
