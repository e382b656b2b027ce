import { html, type Markup } from '../../markup/html.ts';
import type { Node, PictureNode, Section, TextNode, Words } from '../outline/outline.ts';
import { arrangeStack } from './arrange-nodes.ts';
import { dataInk } from './data-ink.ts';
import { named } from './draw-section.ts';
import { heading } from './heading.ts';
import type { NodeContext } from './node-context.ts';
import type { Page } from './page.ts';
import { ACCENT, DARK, PLAIN } from './site-ground.ts';
import { isSame, line } from './words-in.ts';

const isPicture = (node: Node): node is PictureNode =>
  node.kind === 'picture' && node.picture !== 'logo' && node.picture !== 'avatar' && node.picture !== 'icon';

/** The opening: headline in display type, what one can do, and its picture at the other half up to the window's edge. */
export function siteHero(given: Section, page: Page): Markup {
  const section = { ...given, nodes: given.nodes.map(bare) };
  const isQuiet = section.tone === undefined || section.tone === 'neutral' || section.tone === 'muted';
  // Words alone carry a bold page's opening by its colour.
  const isBold =
    section.surface === 'hero' &&
    section.tone === undefined &&
    !section.nodes.some(isPicture) &&
    BOLD.has(page.context.style.headline.weight);
  const { paint, ground } = section.tone === 'accent' || isBold ? ACCENT : isQuiet ? PLAIN : DARK;
  const context: NodeContext = { ...page.context, ground, key: page.keyOf(section) };
  const picture = section.nodes.find(isPicture);
  const isTold = section.heading !== undefined || section.nodes.some((node) => !isPicture(node) && !isShown(node));
  const box = isTold ? section.nodes.find(isShown) : undefined;
  const said = section.nodes.filter((node) => node !== picture && node !== box);
  const words = heroWords({ ...section, nodes: said }, context);
  if (picture !== undefined && said.length === 0 && !isTold) return picturedBand(section, picture, paint, context);
  if (box !== undefined) return boxedHero(section, { words, box, picture, paint }, context);
  if (picture === undefined)
    return html`<section data-block="hero" ${named(section, context)} class="${paint} py-12 lg:py-16">
      <div class="mx-auto w-full max-w-7xl px-page">${words}</div>
    </section>`;
  return html`<section
    data-block="hero"
    ${named(section, context)}
    class="${paint} lg:grid lg:min-h-144 lg:grid-cols-2"
  >
    <div
      class="flex flex-col justify-center px-page py-12 lg:w-full lg:max-w-160 lg:py-16 ${isTold ? 'lg:justify-self-end' : 'lg:order-last'}"
    >
      ${words}
    </div>
    <div class="relative flex min-w-0 flex-col *:flex-1 lg:[&_[data-picture]]:h-full lg:[&_[data-picture]]:max-h-none">
      ${context.draw({ ...picture, size: 'full' }, { ...context, key: `${context.key}-p` })}
    </div>
  </section>`;
}

/** A box around nothing but a picture is that picture. */
const bare = (node: Node): Node => {
  const [only, ...others] = node.kind === 'section' && node.heading === undefined ? node.nodes : [];
  return only !== undefined && others.length === 0 && isPicture(only) ? only : node;
};

/** A picture alone runs from edge to edge. */
const picturedBand = (section: Section, picture: PictureNode, paint: string, context: NodeContext): Markup =>
  html`<section data-block="hero" ${named(section, context)} class="${paint}">
    <div class="relative flex min-w-0 flex-col lg:[&_[data-picture]]:aspect-[5/2] lg:[&_[data-picture]]:max-h-none">
      ${context.draw({ ...picture, size: 'full' }, { ...context, key: `${context.key}-p` })}
    </div>
  </section>`;

const SHOWN: ReadonlySet<Node['kind']> = new Set(['chart', 'table', 'progress', 'schedule']);

/** What an opening shows beside its words: a box, a terminal, a chart. */
const isShown = (node: Node): boolean =>
  SHOWN.has(node.kind) ||
  (node.kind === 'code' && node.lines.length > 2) ||
  (node.kind === 'section' && (node.surface === 'card' || node.place === 'right'));

interface BoxedHero {
  words: Markup;
  box: Node;
  picture: PictureNode | undefined;
  paint: string;
}

/** Words at the left; at the right a box, over the picture's lower edge where there is one. */
function boxedHero(section: Section, { words, box, picture, paint }: BoxedHero, context: NodeContext): Markup {
  const boxed = context.draw(box, {
    ...context,
    ground: 'surface',
    level: 3,
    width: 'narrow',
    key: `${context.key}-b`,
  });
  return html`<section data-block="hero" ${named(section, context)} class="${paint} py-12 lg:py-16">
    <div class="mx-auto grid w-full max-w-7xl items-center gap-8 px-page lg:grid-cols-2 lg:gap-16">
      ${words}
      <div class="flex min-w-0 flex-col text-on-surface">
        ${picture === undefined ? '' : context.draw({ ...picture, size: 'large' }, { ...context, key: `${context.key}-p` })}
        <div
          class="min-w-0 ${picture === undefined ? '' : 'pt-4 lg:-mt-16 lg:ml-auto lg:w-96 lg:max-w-full lg:pt-0 lg:pe-6'}"
        >
          <div class="rounded-lg bg-surface-container-lowest ${picture === undefined ? '' : 'shadow-floating'}">
            ${boxed}
          </div>
        </div>
      </div>
    </div>
  </section>`;
}

const BOLD: ReadonlySet<string> = new Set(['font-bold', 'font-black']);

const LONG_WORD = 11;
const LONG_LINE = 36;
const LONG_TITLE = 72;

/** The largest type in which a headline is read at a glance and no word of it is wider than a phone. */
function titleSize({ text }: Words): string {
  const word = Math.max(...text.split(/\s+/).map(({ length }) => length));
  if (text.length > LONG_TITLE || word > LONG_WORD + 3) return 'text-headline-lg lg:text-display-sm';
  if (text.length > LONG_LINE || word > LONG_WORD) return 'text-headline-lg lg:text-display-md';
  return 'text-display-sm lg:text-display-lg';
}

const isHeadline = (node: Node): node is TextNode => node.kind === 'text' && node.role === 'headline';

/** A headline among the nodes is the opening's own. */
function withHeadline(section: Section): Section {
  const found = section.heading === undefined ? section.nodes.find(isHeadline) : undefined;
  const at = found === undefined ? -1 : section.nodes.indexOf(found);
  const isFirst = section.nodes.slice(0, Math.max(0, at)).every(isOver);
  return found === undefined || !isFirst
    ? section
    : { ...section, heading: found.words, nodes: section.nodes.filter((node) => node !== found) };
}

const isOver = (node: Node): boolean =>
  node.kind === 'badge' || (node.kind === 'text' && (node.role === 'overline' || node.role === 'caption'));

/** Nodes before the headline stand over it: an overline, a badge. */
function heroWords(given: Section, context: NodeContext): Markup {
  const { nodes, heading: title, note } = withHeadline(given);
  const at = nodes.findIndex(
    (node) => node.kind === 'text' && (node.role === 'headline' || isSame(node.words, context.title)),
  );
  const over =
    title === undefined
      ? nodes.slice(0, Math.max(0, at))
      : nodes
          .filter(({ kind }, index) => index === 0 && (kind === 'text' || kind === 'badge'))
          .filter((node) => node.kind === 'badge' || (node.kind === 'text' && node.role === 'overline'));
  const rest = nodes.filter((node) => !over.includes(node));
  return html`<div class="flex w-full min-w-0 flex-col gap-6">
    <div class="flex min-w-0 flex-col gap-4">
      ${arrangeStack(over, { ...context, key: `${context.key}-o` })}
      ${title === undefined ? '' : heading(title, context, { id: `${context.key}-title`, size: titleSize(title) })}
      ${line(note, `max-w-prose text-pretty text-body-lg ${dataInk(context).soft}`)}
    </div>
    ${rest.length === 0 ? '' : html`<div class="flex w-full min-w-0 flex-col gap-6">${arrangeStack(rest, { ...context, level: title === undefined ? 2 : 3, key: `${context.key}-n` })}</div>`}
  </div>`;
}
