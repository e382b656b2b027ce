import { html, type Markup } from '../../markup/html.ts';
import type { Node, PictureNode, Section } from '../outline/outline.ts';
import { arrangeStack } from './arrange-nodes.ts';
import { sectionContent } from './draw-section.ts';
import type { NodeContext } from './node-context.ts';

const isView = (node: Node): node is PictureNode =>
  node.kind === 'picture' &&
  !['avatar', 'logo', 'icon', 'swatch', 'qr'].includes(node.picture) &&
  node.size !== 'small';

const READ: ReadonlySet<Node['kind']> = new Set(['text', 'facts', 'control', 'rating', 'badge', 'progress', 'picture']);

/** What is read or filled in beside a picture: words, facts, choices, a plain list. */
const isRead = (node: Node): boolean =>
  READ.has(node.kind) || (node.kind === 'items' && ['rows', 'bullets', 'numbered', 'timeline'].includes(node.layout));

interface Sides {
  views: PictureNode[];
  read: Node[];
  isFirst: boolean;
}

/** A site's part that is pictures and then words of them, or words and then their picture: it stands in two halves. */
export function sidesOf({ nodes, flow }: Section, { device, width, pageKind }: NodeContext): Sides | undefined {
  if (pageKind !== 'site' || device === 'MOBILE' || width !== 'full' || flow !== 'stack') return undefined;
  const views = nodes.filter(isView);
  const [first] = views;
  if (first === undefined || first.size === 'full') return undefined;
  const at = nodes.indexOf(first);
  const read = nodes.filter((node) => !isView(node));
  const areTogether = views.every((view, index) => nodes[at + index] === view);
  const isFirst = at === 0;
  const isLast = !isFirst && at + views.length === nodes.length && views.length === 1;
  return areTogether && (isFirst || isLast) && read.length > 0 && read.every(isRead)
    ? { views, read, isFirst }
    : undefined;
}

/** Pictures in one half, the largest first, and what is said of them in the other, as high as each other in the middle. */
export function pictureBeside(section: Section, { views, read, isFirst }: Sides, context: NodeContext): Markup {
  const inside: NodeContext = { ...context, width: 'wide' };
  const [first, ...others] = views;
  const pictures = html`<div class="flex min-w-0 flex-col gap-3">
    ${first === undefined ? '' : context.draw(first, { ...inside, key: `${context.key}-p` })}
    ${others.length === 0 ? '' : html`<div class="grid grid-cols-${Math.min(4, others.length)} gap-3 *:min-w-0">${others.map((view, index) => context.draw({ ...view, size: 'small' }, { ...inside, key: `${context.key}-p${index}` }))}</div>`}
  </div>`;
  const words = html`<div class="flex min-w-0 flex-col gap-6">
    ${sectionContent({ ...section, nodes: [] }, inside)}${arrangeStack(read, { ...inside, isInCard: true, level: 3, key: `${context.key}-n` })}
  </div>`;
  return html`<div class="grid gap-8 lg:grid-cols-2 lg:gap-16 ${read.length > 6 ? '' : 'lg:items-center'}">
    ${isFirst ? html`${pictures}${words}` : html`${words}${pictures}`}
  </div>`;
}
