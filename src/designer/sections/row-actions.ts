import type { ItemsNode, Node } from '../outline/outline.ts';

/** What can be done with an entry, by its sign. */
const ACTIONS: ReadonlySet<string> = new Set(
  'heart bookmark ellipsis ellipsis-vertical trash trash-2 pencil x share share-2 download plus circle-plus chevron-right'.split(
    ' ',
  ),
);

/** The same sign of something to be done on every entry is no picture of any: it stands at the row's end, to be pressed. */
export const isOneAction = ({ items }: ItemsNode): boolean => {
  const signs = items.map(({ nodes }) => nodes.filter((node) => node.kind === 'icon'));
  const [first] = signs[0] ?? [];
  return (
    items.length > 1 &&
    first !== undefined &&
    ACTIONS.has(first.icon) &&
    signs.every(([only, ...others]) => others.length === 0 && only?.icon === first.icon && only.label === undefined)
  );
};

/** The list with these signs as buttons. */
export const withRowActions = (node: ItemsNode): ItemsNode => ({
  ...node,
  items: node.items.map((item) => ({
    ...item,
    nodes: item.nodes.map((one): Node =>
      one.kind === 'icon'
        ? one.icon === 'chevron-right'
          ? { kind: 'control', control: 'icon-button', icon: one.icon, options: [], label: item.title }
          : { kind: 'control', control: 'icon-button', icon: one.icon, options: [] }
        : one,
    ),
  })),
});
