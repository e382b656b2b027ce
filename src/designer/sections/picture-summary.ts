import { html, type Markup } from '../../markup/html.ts';
import type { Node, PictureNode } from '../outline/outline.ts';
import type { NodeContext } from './node-context.ts';

/** A picture and what is said of what it shows, in a few words. */
interface Summary {
  picture: PictureNode;
  said: Node[];
  rest: Node[];
}

const LEAST_SAID = 2;
const MOST_SAID = 7;
const LONGEST = 90;
/** Beside a thumbnail on a phone. */
const LONGEST_ON_PHONE = 40;

const isView = (node: Node | undefined): node is PictureNode =>
  node?.kind === 'picture' &&
  (node.picture === 'photo' || node.picture === 'illustration' || node.picture === 'drawing') &&
  node.caption === undefined &&
  node.labels.length === 0 &&
  node.overlays.length === 0 &&
  (node.size === undefined || node.size === 'medium');

const isWord = (node: Node, most: number): boolean =>
  node.kind === 'badge' ||
  node.kind === 'rating' ||
  (node.kind === 'text' && node.role !== 'quote' && node.role !== 'notice' && node.words.text.length <= most);

const isSmall = (node: Node): boolean =>
  isWord(node, LONGEST) ||
  (node.kind === 'facts' && node.facts.length <= 4) ||
  (node.kind === 'control' && (node.control === 'button' || node.control === 'link'));

/** A page for visitors shows its pictures large; where something is worked with, one picture and a few words are a record. */
export function summaryOf(nodes: readonly Node[], context: NodeContext): Summary | undefined {
  const [picture, ...others] = nodes;
  if (!isView(picture) || context.pageKind === 'site' || context.width === 'narrow') return undefined;
  const isPhone = context.device === 'MOBILE';
  if (isPhone && !context.isInCard) return undefined;
  const end = others.findIndex((node) => (isPhone ? !isWord(node, LONGEST_ON_PHONE) : !isSmall(node)));
  const said = end === -1 ? others : others.slice(0, end);
  if (said.length < LEAST_SAID || said.length > MOST_SAID || (!isPhone && end !== -1)) return undefined;
  return { picture, said, rest: others.slice(said.length) };
}

/** How nodes that stand together are drawn. */
type Arrange = (nodes: readonly Node[], context: NodeContext) => Markup[];

/** The picture as a thumbnail or a column of its own at the start, the words beside it, what is left below. */
export function pictureSummary({ picture, said, rest }: Summary, context: NodeContext, arrange: Arrange): Markup[] {
  const isPhone = context.device === 'MOBILE';
  const shown = context.draw(
    { ...picture, size: isPhone ? 'small' : 'medium' },
    { ...context, width: 'narrow', key: `${context.key}-p` },
  );
  const words = arrange(said, { ...context, key: `${context.key}-w` });
  const box = isPhone
    ? html`<div class="flex items-center gap-4">
        <div class="w-28 shrink-0">${shown}</div>
        <div class="flex min-w-0 flex-1 flex-col gap-2">${words}</div>
      </div>`
    : html`<div class="grid gap-6 md:grid-cols-[16rem_minmax(0,1fr)] md:items-center">
        ${shown}
        <div class="flex min-w-0 flex-col gap-4">${words}</div>
      </div>`;
  return rest.length === 0 ? [box] : [box, ...arrange(rest, { ...context, key: `${context.key}-r` })];
}
