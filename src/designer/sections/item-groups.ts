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

/** Lists of one kind below one another, each under the name of its group. */
export const drawGrouped = (
  node: ItemsNode,
  context: NodeContext,
  draw: (node: ItemsNode, context: NodeContext) => Markup,
): Markup =>
  html`<div class="flex min-w-0 flex-col gap-6">
    ${toItemGroups(node.items).map(
      ({ words, items }, index) =>
        html`<div class="flex min-w-0 flex-col gap-2">
          ${words === undefined ? '' : html`<p class="text-title-sm font-semibold ${dataInk(context).soft}">${words.text}</p>`}
          ${draw({ ...node, items }, { ...context, key: `${context.key}-g${index}` })}
        </div>`,
    )}
  </div>`;
