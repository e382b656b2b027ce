import { html, type Markup } from '../../markup/html.ts';
import type { ControlNode, Node } from '../outline/outline.ts';
import type { NodeContext } from './node-context.ts';

const PARTS: ReadonlySet<string> = new Set([
  'search',
  'select',
  'segmented',
  'chips',
  'toggle',
  'date',
  'button',
  'link',
  'icon-button',
]);

const isControl = (node: Node): node is ControlNode => node.kind === 'control';

/** Whether nodes are what stands over a list or board: a search, filters, what can be done with it. */
export const isToolbar = (nodes: readonly Node[], { device }: NodeContext): boolean =>
  device !== 'MOBILE' &&
  nodes.length > 1 &&
  nodes.every((node) => isControl(node) && PARTS.has(node.control)) &&
  nodes.some(
    (node) => isControl(node) && (node.control === 'search' || node.control === 'select' || node.control === 'chips'),
  );

const WIDTHS: Readonly<Partial<Record<ControlNode['control'], string>>> = {
  search: 'min-w-56 max-w-md flex-1',
  select: 'w-full max-w-56',
  date: 'w-full max-w-52',
  toggle: 'w-fit',
};

/** A search that grows, filters as wide as they need, buttons at the end. */
export const toolbar = (nodes: readonly Node[], context: NodeContext): Markup => {
  const firstAction = nodes.findIndex(
    (node) => isControl(node) && (node.control === 'button' || node.control === 'link'),
  );
  return html`<div data-part="toolbar" class="flex flex-wrap items-end gap-3">
    ${nodes.map((node, index) => html`<div class="min-w-0 ${isControl(node) ? (WIDTHS[node.control] ?? '') : ''} ${index === firstAction && index > 0 ? 'ms-auto' : ''}">${context.draw(node, { ...context, width: 'narrow', key: `${context.key}-t${index}` })}</div>`)}
  </div>`;
};
