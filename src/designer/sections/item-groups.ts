import { html, type Markup } from '../../markup/html.ts';
import type { Item, ItemsNode, Words } from '../outline/outline.ts';
import { dataInk } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';

export interface ItemGroup {
  words: Words | undefined;
  items: Item[];
}

/** Items by the lane or group that they name, each group once, in the order of its first item. */
export function toItemGroups(items: readonly Item[]): ItemGroup[] {
  const groups: ItemGroup[] = [];
  for (const item of items) {
    const known = groups.find(({ words }) => words?.text === item.group?.text);
    if (known === undefined) groups.push({ words: item.group, items: [item] });
    else known.items.push(item);
  }
  return groups;
}

const MOST_ABREAST = 3;
const LONGEST_TITLE = 32;

/** Groups of short rows stand side by side on a desk: over its whole width a name is far from its value. */
function abreast({ layout, columns }: ItemsNode, groups: readonly ItemGroup[], context: NodeContext): number {
  const { device, width, isInCard, isPanelled } = context;
  const isRoomy = device === 'DESKTOP' && width === 'full' && !isInCard && isPanelled !== true;
  const areShort = groups.every(
    ({ words, items }) =>
      words !== undefined &&
      items.length > 1 &&
      items.every(
        ({ title, fields, nodes }) =>
          title.text.length <= LONGEST_TITLE &&
          fields.length <= 2 &&
          fields.every((field) => field.words.text.length <= LONGEST_TITLE) &&
          nodes.length === 0,
      ),
  );
  const fits = groups.length > 1 && groups.length <= MOST_ABREAST;
  return isRoomy && areShort && fits && layout === 'rows' && columns === undefined ? groups.length : 1;
}

/** Lists of one kind below one another or side by side, each under the name of its group. */
export function drawGrouped(
  node: ItemsNode,
  given: NodeContext,
  draw: (node: ItemsNode, context: NodeContext) => Markup,
): Markup {
  const groups = toItemGroups(node.items);
  const count = abreast(node, groups, given);
  const context: NodeContext = count > 1 ? { ...given, width: count > 2 ? 'narrow' : 'wide' } : given;
  const drawn = html`<div
    class="${count > 1 ? `grid items-start gap-6 @3xl:grid-cols-${count}` : 'flex min-w-0 flex-col gap-6'}"
  >
    ${groups.map(
      ({ words, items }, index) =>
        html`<div class="flex min-w-0 flex-col gap-2">
          ${words === undefined ? '' : html`<p class="text-title-sm font-semibold ${dataInk(context).soft}">${words.text}</p>`}
          ${draw({ ...node, items }, { ...context, key: `${context.key}-g${index}` })}
        </div>`,
    )}
  </div>`;
  return count > 1 ? html`<div class="@container min-w-0">${drawn}</div>` : drawn;
}
