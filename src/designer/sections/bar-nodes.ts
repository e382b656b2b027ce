import { html, type Markup } from '../../markup/html.ts';
import { avatar } from '../blocks/kit/picture.ts';
import type { ControlNode, ItemsNode, Node, TextNode, Words } from '../outline/outline.ts';
import { dataInk } from './data-ink.ts';
import { heading } from './heading.ts';
import type { NodeContext } from './node-context.ts';
import { textWidth } from './text-width.ts';
import { isSame, line } from './words-in.ts';

/** What stands in a bar: lines of words that follow one another form one block, the rest stands beside them. */
export function barNodes(nodes: readonly Node[], context: NodeContext): Markup[] {
  const runs: Node[][] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (isLine(node) && last !== undefined && last.every(isLine)) last.push(node);
    else runs.push([node]);
  }
  return runs.map((run, index) => {
    const [first] = run;
    const at = { ...context, key: `${context.key}-${index}` };
    if (first === undefined) return html``;
    return isLine(first) ? words(run as TextNode[], at) : barNode(first, at);
  });
}

const isLine = (node: Node): boolean =>
  node.kind === 'text' &&
  node.role !== 'wordmark' &&
  node.role !== 'notice' &&
  node.role !== 'value' &&
  node.tone === undefined;

const isValue = (node: Node): node is TextNode => node.kind === 'text' && node.role === 'value';

/** Shorter words keep their width beside a field that can give way. */
const LONGEST_FIXED = 32;

function words(lines: readonly TextNode[], context: NodeContext): Markup {
  const ink = dataInk(context);
  const drawn = lines.map((node, index) => {
    if (isSame(node.words, context.title))
      return heading(node.words, context, {
        size: lines[0]?.role === 'overline' || context.device !== 'MOBILE' ? 'text-headline-md' : 'text-title-lg',
      });
    if (node.role === 'overline') return context.draw(node, { ...context, key: `${context.key}-${index}` });
    const isName =
      node.role === 'heading' ||
      node.role === 'headline' ||
      (index === 0 && lines.length > 1 && node.role === 'paragraph');
    return line(
      node.words,
      isName
        ? `${index === 0 && lines.length === 1 ? 'text-title-lg' : 'text-title-md'} font-semibold ${ink.strong}`
        : `text-body-sm ${ink.soft}`,
    );
  });
  const isShort = lines.every((node) => node.words.text.length <= LONGEST_FIXED);
  return html`<div class="text-pretty ${isShort && context.device !== 'MOBILE' ? 'max-w-full shrink-0' : 'min-w-0'}">
    ${drawn}
  </div>`;
}

function barNode(node: Node, context: NodeContext): Markup {
  if (isValue(node))
    return html`<p
      class="font-headline ${context.device === 'MOBILE' ? 'text-title-lg' : 'text-headline-md'} font-semibold tabular-nums whitespace-nowrap ${dataInk(context).strong}"
    >
      ${node.words.text}
    </p>`;
  if (node.kind === 'picture' && node.caption === undefined && node.labels.length === 0) {
    if (node.picture === 'avatar' || node.picture === 'photo')
      return html`<span class="flex shrink-0">${avatar(node.about, 'size-11 rounded-full')}</span>`;
    if (node.picture === 'logo')
      return html`<img
        data-picture="logo: ${node.about}"
        data-aspect="square"
        alt="${node.about}"
        class="size-9 shrink-0"
      />`;
  }
  if (node.kind === 'items') return entries(node, context);
  const drawn = context.draw(node.kind === 'facts' ? { ...node, layout: 'inline' } : node, {
    ...context,
    width: 'narrow',
  });
  if (node.kind !== 'control') return drawn;
  if (node.control === 'search' || node.control === 'input')
    return html`<div class="max-w-md flex-1 basis-64 ${fieldRoom(node)}">${drawn}</div>`;
  if (
    context.level === 2 &&
    node.control === 'select' &&
    node.label !== undefined &&
    node.options.length + (node.value === undefined ? 0 : 1) > 0
  )
    return namedSelect(node, node.label, context);
  return node.control === 'select'
    ? html`<div class="w-44 max-w-full">${drawn}</div>`
    : node.control === 'button'
      ? html`<div class="shrink-0">${drawn}</div>`
      : drawn;
}

/** As much as the words in a field need to be read whole. */
function fieldRoom({ placeholder, value, label }: ControlNode): string {
  const px = textWidth((placeholder ?? value ?? label)?.text ?? '', 16);
  return px <= 96 ? 'min-w-40' : px <= 160 ? 'min-w-56' : 'min-w-64 sm:min-w-72';
}

/** In a bar the name of a list stands before it: over it, it would stand out of the line. */
function namedSelect(named: ControlNode, label: Words, context: NodeContext): Markup {
  const node = { ...named };
  delete node.label;
  return html`<div class="flex max-w-full shrink-0 items-center gap-2">
    <span class="text-body-sm ${dataInk(context).soft}">${label.text}</span>
    <div class="w-40 min-w-0">${context.draw(node, { ...context, width: 'narrow' })}</div>
  </div>`;
}

/** Things listed in a bar: each a name and what is said of it, on one line where there is room. */
const entries = ({ items }: ItemsNode, context: NodeContext): Markup => {
  const ink = dataInk(context);
  return html`<ul class="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-1">
    ${items.map(({ title, fields }) => html`<li class="min-w-0 text-pretty">${line(title, `text-title-md font-semibold ${ink.strong}`)}${fields.map(({ words: said }) => line(said, `text-body-sm ${ink.soft}`))}</li>`)}
  </ul>`;
};
