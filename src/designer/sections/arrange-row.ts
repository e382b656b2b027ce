import { html, type Markup } from '../../markup/html.ts';
import type { Node, Section } from '../outline/outline.ts';
import { drawGroup } from './arrange-nodes.ts';
import { areLanes, laneSections } from './lane-sections.ts';
import type { NodeContext } from './node-context.ts';
import { toGroups, type NodeGroup } from './node-groups.ts';
import { isToolbar, toolbar } from './toolbar.ts';

/** Nodes side by side: as a line where all are small, else as columns that fall below one another on narrow screens. */
export function arrangeRow({ nodes, columns, flow, surface }: Section, context: NodeContext): Markup {
  if (areLanes(nodes, context)) return laneSections(nodes, context);
  if (columns === undefined && isToolbar(nodes, context)) return toolbar(nodes, context);
  const groups = toGroups(nodes);
  if (groups.every(isLineOf)) {
    const isEnd = surface === 'plain' && context.pageKind === 'tool' && groups.every(({ kind }) => kind === 'actions');
    return isEnd ? html`<div class="flex justify-end">${line(groups, context)}</div>` : line(groups, context);
  }
  const [only, ...others] = groups;
  if (only !== undefined && others.length === 0) return drawGroup(inColumns(only, columns), context);
  const main = onlyList(groups);
  if (main !== undefined)
    return html`<div class="flex min-w-0 flex-col gap-4">
      ${groups.map((group, index) => (group === main ? drawGroup(inColumns(main, columns), { ...context, key: `${context.key}-${index}` }) : html`<div class="${group.kind === 'fields' ? 'w-full max-w-64' : ''}">${drawGroup(group, { ...context, key: `${context.key}-${index}` })}</div>`))}
    </div>`;
  const beside = pictureBeside(groups, context);
  if (beside !== undefined) return beside;
  const count =
    columns ??
    (flow === 'grid'
      ? Math.min(groups.length, groups.length % 2 === 0 && groups.length > 4 ? 3 : groups.length)
      : groups.length);
  // Beside a picture on a site words and facts lie on the page itself.
  const isLoose = context.pageKind === 'site' && groups.some(holdsPicture);
  const inside: NodeContext = {
    ...context,
    width: widthOf(count, context),
    ...(isLoose ? { isInCard: true } : {}),
  };
  return html`<div class="@container min-w-0">
    <div
      class="grid ${isLoose ? 'items-center gap-x-12 gap-y-6' : 'items-stretch gap-4'} ${trackOf(groups, count, context)}"
    >
      ${groups.map((group, index) => html`<div class="flex min-w-0 flex-col ${isLoose ? '' : '*:flex-1'}">${drawGroup(group, { ...inside, key: `${context.key}-${index}` })}</div>`)}
    </div>
  </div>`;
}

/** The one list of a row that else holds only what steers it: a choice of range, a sorting, pages. */
function onlyList(groups: readonly NodeGroup[]): NodeGroup | undefined {
  const [list, ...others] = groups.filter((group) => !isLineOf(group) && !isPager(group));
  return others.length === 0 && list?.kind === 'one' && list.nodes[0].kind === 'items' ? list : undefined;
}

const isPager = ({ nodes }: NodeGroup): boolean =>
  nodes.every((node) => node.kind === 'control' && (node.control === 'pager' || node.control === 'tabs'));

/** A list alone in a part that is told in columns stands in these. */
function inColumns(group: NodeGroup, columns: number | undefined): NodeGroup {
  const [node] = group.nodes;
  return group.kind === 'one' && node?.kind === 'items' && columns !== undefined && node.columns === undefined
    ? { kind: 'one', nodes: [{ ...node, columns }] }
    : group;
}

/** Whether all of a section's nodes fit into one line. */
export const isOneLine = (nodes: readonly Node[]): boolean => toGroups(nodes).every(isLineOf);

const isLineOf = ({ kind, nodes }: NodeGroup): boolean =>
  kind === 'actions' ||
  kind === 'pills' ||
  nodes.every(
    (node) =>
      (node.kind === 'text' && node.words.text.length < 40) ||
      (node.kind === 'facts' && node.layout === 'inline') ||
      (node.kind === 'control' &&
        (node.control === 'chips' ||
          node.control === 'segmented' ||
          node.control === 'select' ||
          node.control === 'search')),
  );

/** Words and marks at the start, what can be done at the end. */
const line = (groups: readonly NodeGroup[], context: NodeContext): Markup =>
  html`<div class="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-3">
    ${groups.map((group, index) => {
      const drawn = drawGroup(group, { ...context, key: `${context.key}-${index}` });
      return group.kind === 'actions' && index > 0 ? html`<div class="ms-auto">${drawn}</div>` : drawn;
    })}
  </div>`;

function widthOf(count: number, { width, device }: NodeContext): NodeContext['width'] {
  if (device === 'MOBILE') return count > 1 ? 'narrow' : width;
  if (count >= 3 || width === 'narrow' || device === 'TABLET') return 'narrow';
  return count === 2 ? 'wide' : width;
}

const holdsPicture = ({ nodes }: NodeGroup): boolean => nodes.some(({ kind }) => kind === 'picture');

const IS_PICTURE = (group: NodeGroup | undefined): boolean =>
  group?.nodes.length === 1 &&
  group.nodes[0]?.kind === 'picture' &&
  group.nodes[0].size !== 'large' &&
  group.nodes[0].size !== 'full';

/** A small picture with what is said of it beside it, on phones too. */
function pictureBeside(groups: readonly NodeGroup[], context: NodeContext): Markup | undefined {
  const at = groups.findIndex(IS_PICTURE);
  const isSmallRoom = context.device === 'MOBILE' || context.width === 'narrow';
  if (at === -1 || !isSmallRoom || groups.length > 3 || groups.filter(IS_PICTURE).length > 1) return undefined;
  const inside: NodeContext = {
    ...context,
    width: 'narrow',
    level: Math.min(4, context.level + 1) as NodeContext['level'],
  };
  const drawn = groups.map((group, index) => ({
    index,
    markup: drawGroup(group, { ...inside, key: `${context.key}-${index}` }),
  }));
  const words = html`<div class="flex min-w-0 flex-1 flex-col gap-2">
    ${drawn.filter(({ index }) => index !== at).map(({ markup }) => markup)}
  </div>`;
  const picture = html`<div class="w-28 max-w-2/5 shrink-0">${drawn[at]?.markup}</div>`;
  return html`<div class="flex items-start gap-4">
    ${at === 0 ? html`${picture}${words}` : html`${words}${picture}`}
  </div>`;
}

/** Column tracks: shares as stated, else by how much room a kind of content asks for. */
function trackOf(groups: readonly NodeGroup[], count: number, context: NodeContext): string {
  const isLittle = groups.every(({ nodes }) => nodes.every(isSmall));
  const base =
    isLittle && count <= 3
      ? count === 3 && context.device === 'MOBILE'
        ? 'grid-cols-3'
        : 'grid-cols-2'
      : 'grid-cols-1';
  if (groups.length !== count || count > 3) return `${base} @lg:grid-cols-2 @3xl:grid-cols-${count}`;
  const weights = groups.map(({ nodes }) => Math.max(...nodes.map(weightOf)));
  const isEven = weights.every((weight) => weight === weights[0]);
  const tracks = isEven ? String(count) : `[${weights.map((weight) => `minmax(0,${weight}fr)`).join('_')}]`;
  return `${base} ${count === 2 ? '@xl' : '@3xl'}:grid-cols-${tracks}`;
}

const WEIGHTS: Readonly<Partial<Record<Node['kind'], number>>> = { table: 3, chart: 3, schedule: 4, grid: 3, code: 3 };

function weightOf(node: Node): number {
  if (node.kind !== 'section') return WEIGHTS[node.kind] ?? 2;
  if (node.share !== undefined) return Math.round(node.share * 12) / 2;
  return node.flow === 'stack'
    ? Math.max(2, ...node.nodes.map((inner) => (inner.kind === 'section' ? 2 : weightOf(inner))))
    : 3;
}

/** What fits into half a phone. */
function isSmall(node: Node): boolean {
  if (node.kind === 'section')
    return node.nodes.length <= 3 && node.nodes.every(isSmall) && (node.heading?.text.length ?? 0) < 24;
  if (node.kind === 'facts')
    return (
      node.facts.length <= 3 &&
      node.facts.every(({ value, label }) => value.text.length < 12 && (label?.text.length ?? 0) < 20)
    );
  if (node.kind === 'text') return node.words.text.length < 24;
  return node.kind === 'progress' || node.kind === 'badge' || node.kind === 'rating' || node.kind === 'icon';
}
