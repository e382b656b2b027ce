import { html, type Markup } from '../../markup/html.ts';
import type { ControlNode, Node, PictureNode, Section } from '../outline/outline.ts';
import { dataInk, isOnColor } from './data-ink.ts';
import { drawRows } from './draw-rows.ts';
import { dataPanel, edgePanel, insidePanel } from './data-panel.ts';
import { bareSwitch } from './item-lead.ts';
import type { NodeContext } from './node-context.ts';
import { toGroups, type NodeGroup } from './node-groups.ts';
import { pictureSummary, summaryOf } from './picture-summary.ts';
import { isToolbar, toolbar } from './toolbar.ts';

/** Nodes below one another, neighbours of one kind together: buttons in a row, fields in a form, ticks in a list. */
export function arrangeStack(nodes: readonly Node[], context: NodeContext): Markup[] {
  if (isToolbar(nodes, context)) return [toolbar(nodes, context)];
  const summary = summaryOf(nodes, context);
  if (summary !== undefined) return pictureSummary(summary, context, arrangeStack);
  const parted = inRows(nodes, context);
  if (parted !== undefined) return parted;
  const groups = toGroups(nodes);
  const drawn = (inside: NodeContext): Markup[] =>
    groups.map((group, index) =>
      drawGroup(group, { ...inside, key: `${context.key}-${index}`, ...fill(groups, index, context) }),
    );
  if (!isForm(groups, context)) return drawn(context);
  return [html`<div class="flex flex-col gap-4 ${dataPanel(context)}">${drawn(insidePanel(context))}</div>`];
}

const isPart = (node: Node | undefined): node is Section => node?.kind === 'section' && node.surface !== 'plain';

/** Parts inside one part of a desk page share its width as parts of the page do. */
function inRows(nodes: readonly Node[], context: NodeContext): Markup[] | undefined {
  const { device, pageKind, width, isInCard } = context;
  if (device !== 'DESKTOP' || pageKind !== 'tool' || width !== 'full' || isInCard || isOnColor(context))
    return undefined;
  const from = nodes.findIndex((node, at) => isPart(node) && isPart(nodes[at + 1]));
  if (from === -1) return undefined;
  const after = nodes.slice(from);
  const end = after.findIndex((node) => !isPart(node));
  const parts = (end === -1 ? after : after.slice(0, end)).filter(isPart);
  const page = { context, isOneView: false, keyOf: (part: Section) => `${context.key}-r${parts.indexOf(part)}` };
  return [
    ...arrangeStack(nodes.slice(0, from), { ...context, key: `${context.key}-a` }),
    ...drawRows(parts, page),
    ...arrangeStack(nodes.slice(from + parts.length), { ...context, key: `${context.key}-z` }),
  ];
}

/** The last list of a page that is seen at once takes what room is left. */
const fill = (groups: readonly NodeGroup[], index: number, { fills }: NodeContext): { fills?: boolean } =>
  fills === true ? { fills: index === groups.length - 1 } : {};

/** A form shares one surface: its fields, ticks, small print and buttons. */
function isForm(groups: readonly NodeGroup[], context: NodeContext): boolean {
  if (context.isInCard || isOnColor(context)) return false;
  const parts = groups.filter(({ kind }) => kind === 'fields' || kind === 'choices');
  const isSimple = groups.every(({ kind, nodes }) => kind !== 'one' || nodes[0]?.kind === 'text');
  return parts.length > 0 && groups.length > 1 && isSimple && !parts.every(({ nodes }) => isAlone(nodes));
}

/** A search field or filter stands on the page itself. */
const isAlone = (nodes: readonly Node[]): boolean =>
  nodes.every((node) => node.kind === 'control' && (node.control === 'search' || node.control === 'select'));

export function drawGroup(group: NodeGroup, context: NodeContext): Markup {
  switch (group.kind) {
    case 'actions':
      return html`<div class="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div class="flex flex-wrap items-center gap-3 ${growsOn(group.nodes, context)}">
          ${each(group.nodes, context)}
        </div>
        ${group.caption === undefined ? '' : context.draw(group.caption, { ...context, key: `${context.key}-c` })}
      </div>`;
    case 'fields':
      return drawFields(group.nodes, context);
    case 'choices':
      return drawChoices(group.nodes, context);
    case 'pills':
      return html`<div class="flex flex-wrap items-center gap-x-4 gap-y-2">${each(group.nodes, context)}</div>`;
    case 'messages':
      return html`<div class="flex flex-col gap-4" data-part="thread">${each(group.nodes, context)}</div>`;
    case 'quotes':
      return group.nodes.length === 1 ? html`${each(group.nodes, context)}` : drawQuotes(group.nodes, context);
    case 'lines':
      return html`<div
        class="flex min-w-0 ${context.pageKind === 'tool' && context.level === 2 && !context.isInCard && context.width !== 'narrow' ? 'flex-wrap gap-x-6 gap-y-1' : 'flex-col gap-1'}"
      >
        ${each(group.nodes, context)}
      </div>`;
    case 'ring':
      return html`<div class="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-5">
        ${group.nodes.map((node, index) => context.draw(node, { ...context, width: 'narrow', key: `${context.key}-${index}` }))}
      </div>`;
    case 'pictures':
      return drawPictures(group.nodes, context);
    case 'media':
      return html`<div class="flex items-center gap-4">
        <div class="shrink-0">${context.draw(group.nodes[0] as Node, { ...context, key: `${context.key}-m` })}</div>
        <div class="flex min-w-0 flex-1 flex-col items-start gap-1">${each(group.nodes.slice(1), context)}</div>
      </div>`;
    case 'switch': {
      const [words, control] = group.nodes;
      return html`<div class="flex min-h-11 items-center justify-between gap-4">
        <div id="${context.key}-name" class="min-w-0">
          ${context.draw(words, { ...context, key: `${context.key}-w` })}
        </div>
        ${bareSwitch(control, `${context.key}-name`)}
      </div>`;
    }
    case 'one':
      return context.draw(group.nodes[0], context);
  }
}

/** Pictures of one sort beside one another: portraits in a line, larger ones in a grid. */
function drawPictures(nodes: readonly PictureNode[], context: NodeContext): Markup {
  const isSmall = nodes.every(({ picture, size }) => picture === 'avatar' || picture === 'swatch' || size === 'small');
  if (isSmall) return html`<div class="flex flex-wrap gap-x-8 gap-y-4">${each(nodes, context)}</div>`;
  const most = context.width === 'narrow' ? 2 : nodes.length % 3 === 0 ? 3 : nodes.length === 2 ? 2 : 4;
  const inside: NodeContext = { ...context, width: 'narrow' };
  return html`<div class="@container min-w-0">
    <div class="grid grid-cols-2 gap-3 ${most > 2 ? `@3xl:grid-cols-${most}` : ''} *:min-w-0">
      ${each(
        nodes.map((node) => ({ ...node, size: 'medium' as const })),
        inside,
      )}
    </div>
  </div>`;
}

/** Voices beside one another, each in a surface of its own. */
const drawQuotes = (nodes: readonly Node[], context: NodeContext): Markup =>
  html`<div class="@container min-w-0">
    <div class="grid gap-4 @2xl:grid-cols-2 ${nodes.length % 2 === 1 ? '@4xl:grid-cols-3' : ''}">
      ${nodes.map((node, index) => html`<div class="flex min-w-0 flex-col ${quoteBox(context)}">${context.draw(node, { ...insidePanel(context), isInCard: true, width: 'narrow', key: `${context.key}-${index}` })}</div>`)}
    </div>
  </div>`;

const quoteBox = (context: NodeContext): string =>
  isOnColor(context) ? `rounded-lg border p-card ${dataInk(context).rule}` : context.isInCard ? '' : dataPanel(context);

const each = (nodes: readonly Node[], context: NodeContext): Markup[] =>
  nodes.map((node, index) => context.draw(node, { ...context, key: `${context.key}-${index}` }));

/** On phones the buttons of a part share its width, links stay as wide as their words. */
function growsOn(nodes: readonly ControlNode[], { device, pageKind, width }: NodeContext): string {
  const isNarrow = device === 'MOBILE' && pageKind === 'app';
  const isPanel = pageKind === 'tool' && width === 'narrow';
  return (isNarrow || isPanel) && nodes.every(({ control }) => control === 'button') ? 'w-full *:grow' : '';
}

const WIDE_FIELDS: ReadonlySet<string> = new Set(['textarea', 'file', 'slider', 'radio', 'checkbox', 'toggle']);

/** Fields in one or two columns; on the page itself they stand in a surface of their own. */
function drawFields(nodes: readonly ControlNode[], context: NodeContext): Markup {
  const isBare = context.isInCard || isOnColor(context) || isAlone(nodes);
  const inside = isBare ? context : insidePanel(context);
  const isPaired = context.width !== 'narrow' && context.device !== 'MOBILE' && nodes.length > 1;
  const drawn = nodes.map((node, index) => {
    const field = context.draw(node, { ...inside, key: `${context.key}-${index}` });
    return isPaired && WIDE_FIELDS.has(node.control) ? html`<div class="@2xl:col-span-2">${field}</div>` : field;
  });
  // Across a desk a search or a choice would be mostly empty.
  const room = isAlone(nodes) && nodes.length === 1 && isAcross(context) ? 'w-full max-w-xl' : '';
  return html`<div class="@container ${isBare ? room : dataPanel(context)}">
    <div class="grid gap-4 ${isPaired ? '@2xl:grid-cols-2' : ''}">${drawn}</div>
  </div>`;
}

const isAcross = ({ device, width, isInCard, ground }: NodeContext): boolean =>
  device !== 'MOBILE' && width === 'full' && !isInCard && ground === 'surface';

const FEW_CHOICES = 2;
const LEAST_TICKS = 4;
const LONGEST_TICK = 20;

/** Boxes to tick with a word or two stand side by side where each over a whole line would be mostly empty. */
const areShortTicks = (nodes: readonly ControlNode[], { device, width }: NodeContext): boolean =>
  device !== 'MOBILE' &&
  width !== 'narrow' &&
  nodes.length >= LEAST_TICKS &&
  nodes.every(
    ({ control, label, hint, value }) =>
      control !== 'toggle' &&
      hint === undefined &&
      value === undefined &&
      label !== undefined &&
      label.text.length <= LONGEST_TICK,
  );

/** Ticks and switches as rows of one list. */
function drawChoices(nodes: readonly ControlNode[], context: NodeContext): Markup {
  const panel = edgePanel(context);
  const inside = insidePanel(context);
  const fills = context.fills === true ? 'flex-1' : '';
  const room = nodes.length <= FEW_CHOICES && fills === '' && isAcross(context) ? 'w-full max-w-xl' : '';
  if (fills === '' && areShortTicks(nodes, context))
    return html`<div class="@container ${panel} ${panel === '' ? '' : 'px-card'}">
      <ul class="grid grid-cols-1 gap-x-6 @sm:grid-cols-2 @xl:grid-cols-3">
        ${nodes.map((node, index) => html`<li class="min-w-0">${context.draw(node, { ...inside, key: `${context.key}-${index}` })}</li>`)}
      </ul>
    </div>`;
  return html`<ul class="flex flex-col ${fills} ${room} ${panel} ${panel === '' ? '' : 'px-card'}">
    ${nodes.map((node, index) => html`<li class="border-t first:border-t-0 ${dataInk(inside).rule} ${fills === '' ? '' : 'flex flex-1 items-center'}">${context.draw(node, { ...inside, key: `${context.key}-${index}` })}</li>`)}
  </ul>`;
}
