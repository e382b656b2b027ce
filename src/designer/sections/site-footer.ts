import { html, type Markup } from '../../markup/html.ts';
import type { ItemField, ItemsNode, Node, Section } from '../outline/outline.ts';
import { toPath } from '../blocks/kit/to-path.ts';
import { arrangeStack } from './arrange-nodes.ts';
import { dataInk } from './data-ink.ts';
import { heading } from './heading.ts';
import type { NodeContext } from './node-context.ts';
import { line } from './words-in.ts';

/** The last part of a site: who it is and where to find them, lists of links beside it. */
export function siteFooter(section: Section, context: NodeContext): Markup {
  const isDark = section.tone === 'accent' || section.surface === 'band';
  const ground = isDark
    ? 'bg-inverse-surface text-inverse-on-surface'
    : 'border-t border-outline-variant bg-surface-container text-on-surface';
  const inside: NodeContext = {
    ...context,
    ground: isDark ? 'inverse' : 'card',
    isInCard: true,
    width: 'narrow',
    key: 'footer',
    level: 3,
    pageKind: context.pageKind === 'site' ? 'app' : context.pageKind,
  };
  const columns = section.nodes.filter(isColumn).flatMap(toColumns);
  const rest = section.nodes.filter((node) => !isColumn(node));
  const head = html`${section.heading === undefined ? '' : heading(section.heading, { ...inside, level: 2 }, { size: 'text-title-lg' })}${line(section.note, `text-body-sm ${dataInk(inside).soft}`)}`;
  // Columns alone take the whole width.
  const isHeadless =
    section.heading === undefined && section.note === undefined && rest.length === 0 && columns.length > 1;
  const isLine = columns.length === 0 && section.heading === undefined;
  return html`<footer data-block="site-footer" class="${ground}">
    <div
      class="mx-auto flex w-full max-w-7xl px-page ${isLine ? 'flex-wrap items-center justify-between gap-x-8 gap-y-3 py-6' : 'flex-col gap-10 py-12 md:flex-row md:justify-between md:gap-16'}"
    >
      ${isLine ? footLine(rest, inside) : isHeadless ? '' : html`<div class="flex min-w-0 flex-col gap-3">${head}${arrangeStack(rest, inside)}</div>`}
      ${columns.length === 0 ? '' : html`<div class="${isHeadless ? `grid grow grid-cols-2 gap-x-8 gap-y-8 md:grid-cols-${Math.min(columns.length, 5)}` : 'flex flex-wrap gap-x-16 gap-y-8'}">${columns.map((column, index) => html`<div class="flex min-w-0 flex-col gap-2">${footColumn(column, { ...inside, key: `footer-${index}` })}</div>`)}</div>`}
    </div>
  </footer>`;
}

/** Words at the start, links at the end. */
function footLine(nodes: readonly Node[], context: NodeContext): Markup {
  const links = nodes.filter((node) => node.kind === 'control');
  const words = nodes.filter((node) => node.kind !== 'control');
  return html`<div class="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-2">${arrangeStack(words, context)}</div>
    <div class="flex flex-wrap gap-x-6">
      ${links.map((node, index) => footNode(node, { ...context, key: `footer-${index}` }))}
    </div>`;
}

/** Links of a footer are quiet: they are many, and none is what the page is for. */
function footNode(node: Node, context: NodeContext): Markup {
  if (node.kind !== 'control' || node.control !== 'link' || node.label === undefined)
    return context.draw(node, context);
  return html`<a
    href="${encodeURI(toPath(node.label.text))}"
    class="inline-flex min-h-11 items-center text-body-sm underline-offset-4 hover:underline ${dataInk(context).soft}"
    >${node.label.text}</a
  >`;
}

const LEAST_ENTRIES = 2;

/** A list of lists is a column for each: "Mill" with its links. */
function toColumns(node: Node): Node[] {
  if (node.kind !== 'items') return [node];
  const areLists =
    node.items.length > 1 &&
    node.items.every(
      ({ fields, nodes }) => nodes.length === 0 && fields.length >= LEAST_ENTRIES && fields.every(isPlain),
    );
  if (!areLists) return [node];
  return node.items.map(({ title, fields }): Node => ({
    kind: 'section',
    heading: title,
    place: 'main',
    flow: 'stack',
    surface: 'plain',
    nodes: fields.map(({ words }): Node => ({ kind: 'control', control: 'link', label: words, options: [] })),
  }));
}

const isPlain = ({ label, as }: ItemField): boolean => label === undefined && as !== 'status' && as !== 'badge';

const isColumn = (node: Node): boolean => node.kind === 'section' || node.kind === 'items';

function footColumn(node: Node, context: NodeContext): Markup {
  if (node.kind === 'items') return footEntries(node, context);
  if (node.kind !== 'section') return context.draw(node, context);
  return html`${node.heading === undefined ? '' : heading(node.heading, context, { size: 'text-title-md' })}
    <div class="flex flex-col items-start gap-1">
      ${node.nodes.map((child, index) => footNode(child, { ...context, key: `${context.key}-${index}` }))}
    </div>`;
}

/** Things that are listed in a footer: what has nothing said of it is a link. */
const footEntries = ({ items }: ItemsNode, context: NodeContext): Markup =>
  html`<ul class="flex flex-col items-start gap-1">
    ${items.map(({ title, fields }, index) => html`<li>${fields.length === 0 ? footNode({ kind: 'control', control: 'link', label: title, options: [] }, { ...context, key: `${context.key}-${index}` }) : html`${line(title, `text-body-sm font-semibold ${dataInk(context).strong}`)}${fields.map(({ words }) => line(words, `text-body-sm ${dataInk(context).soft}`))}`}</li>`)}
  </ul>`;
