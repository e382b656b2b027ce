import { html, type Markup } from '../../markup/html.ts';
import type { Bar, ControlNode, Node } from '../outline/outline.ts';
import { arrangeStack } from './arrange-nodes.ts';
import { barNodes } from './bar-nodes.ts';
import { controlIcon } from './control-parts.ts';
import type { NodeContext } from './node-context.ts';

const isControl = (node: Node): node is ControlNode => node.kind === 'control';
const isWritten = (node: Node): boolean =>
  isControl(node) && (node.control === 'input' || node.control === 'textarea' || node.control === 'search');

/** The bar that stays at the bottom of the window: what to do here, a sum, or a line to write in. */
export function footBar(bar: Bar, context: NodeContext, isOverNav: boolean): Markup {
  const inside: NodeContext = {
    ...context,
    isInCard: true,
    width: context.device === 'MOBILE' ? 'full' : 'narrow',
    key: 'foot',
  };
  const nodes = [...bar.start, ...bar.middle, ...bar.end];
  const content = nodes.some(isWritten)
    ? composer(nodes, inside)
    : context.device === 'MOBILE'
      ? stacked(bar, inside)
      : spread(bar, inside);
  return html`<div
    data-block="action-bar"
    class="sticky z-10 border-t border-outline-variant bg-surface-container-low text-on-surface ${isOverNav ? 'bottom-[4.5rem] lg:bottom-0' : 'bottom-0'}"
  >
    <div class="mx-auto flex w-full flex-col gap-2 px-page py-3 ${context.device === 'MOBILE' ? 'max-w-3xl' : ''}">
      ${content}
    </div>
  </div>`;
}

/** Quick answers over the line; what belongs to writing beside the field. */
function composer(nodes: readonly Node[], context: NodeContext): Markup {
  const over = nodes.filter(
    (node) => (isControl(node) && node.control === 'chips') || node.kind === 'text' || node.kind === 'items',
  );
  const row = nodes.filter((node) => !over.includes(node)).map(namedInside);
  return html`${arrangeStack(over, { ...context, key: 'foot-over' })}
    <div class="flex items-center gap-2">
      ${row.map((node, index) => html`<div class="${isWritten(node) ? 'min-w-0 flex-1' : 'shrink-0'}">${context.draw(node, { ...context, key: `foot-${index}` })}</div>`)}
    </div>`;
}

/** The name of a line to write in stands in it: over it, it would stand out of the row. */
function namedInside(node: Node): Node {
  if (!isControl(node) || !isWritten(node) || node.label === undefined) return node;
  if (node.placeholder !== undefined || node.value !== undefined) return node;
  const { label, ...field } = node;
  return { ...field, placeholder: label };
}

/** On a phone: sums and words above, buttons as wide as the screen, small print under them. */
function stacked(bar: Bar, context: NodeContext): Markup {
  const nodes = [...bar.start, ...bar.middle, ...bar.end];
  const first = nodes.findIndex(isControl);
  const isBetween = first > 0 && nodes.length - first === 1;
  // A sum and one button share a line, as they are read together.
  if (isBetween && nodes.slice(0, first).every(({ kind }) => kind === 'text' || kind === 'facts'))
    return html`<div class="flex items-center justify-between gap-4">
      <div class="min-w-0">
        ${nodes.slice(0, first).map((node, index) => context.draw(node, { ...context, width: 'narrow', key: `foot-${index}` }))}
      </div>
      <div class="min-w-0 shrink-0">${context.draw(nodes[first] as Node, context)}</div>
    </div>`;
  if (nodes.length > 2 && nodes.length <= 4 && nodes.every(isTool)) return tools(nodes, context);
  return html`${arrangeStack(nodes, context).map((markup) => html`<div class="text-center *:justify-center *:*:grow">${markup}</div>`)}`;
}

const LONGEST_TOOL = 14;

/** A button whose icon says it, with a word or two under it; the one that leads keeps its own form. */
const isTool = (node: Node): node is ControlNode =>
  isControl(node) &&
  node.control === 'button' &&
  (node.rank === 'primary' ||
    (controlIcon(node.icon) !== '' && (node.label?.text.length ?? LONGEST_TOOL + 1) <= LONGEST_TOOL)) &&
  (node.label?.text.length ?? 0) <= LONGEST_TOOL;

/** Quiet tools and the one filled action in a line. */
const tools = (nodes: readonly Node[], context: NodeContext): Markup =>
  html`<div class="flex items-center gap-1">
    ${nodes
      .filter(isTool)
      .map((node, index) =>
        node.rank === 'primary'
          ? html`<div class="flex min-w-0 grow basis-32 *:grow">
              ${context.draw(node, { ...context, key: `foot-${index}` })}
            </div>`
          : html`<button
              type="button"
              class="flex min-h-12 min-w-0 grow flex-col items-center justify-center gap-1 px-1 text-center font-label text-label-md text-on-surface-variant"
            >
              ${controlIcon(node.icon)}<span>${node.label?.text ?? ''}</span>
            </button>`,
      )}
  </div>`;

/** Buttons alone stand at the end of a desk's bar, where what they confirm has been read. */
const isOnlyActions = ({ start, middle, end }: Bar, { device }: NodeContext): boolean =>
  device === 'DESKTOP' && middle.length === 0 && end.length === 0 && start.every(isControl);

/** On wide screens: where the prompt puts them; buttons grow to be hit from afar. */
function spread(bar: Bar, context: NodeContext): Markup {
  const sides = [
    { nodes: bar.start, key: 'foot-s', place: isOnlyActions(bar, context) ? 'ms-auto justify-end' : 'justify-start' },
    { nodes: bar.middle, key: 'foot-m', place: 'justify-center' },
    { nodes: bar.end, key: 'foot-e', place: 'ms-auto justify-end' },
  ].filter(({ nodes }) => nodes.length > 0);
  return html`<div class="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
    ${sides.map(({ nodes, key, place }) => html`<div class="flex min-w-0 flex-wrap items-center gap-3 ${place}">${barNodes(nodes, { ...context, key })}</div>`)}
  </div>`;
}
