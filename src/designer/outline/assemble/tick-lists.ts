import { findMentions } from '../lexicon/find-mentions.ts';
import type { Item, ItemsNode, Node, Section, Words } from '../outline.ts';
import { control } from './make-node.ts';

/** "… that can be ticked off", "steps you can check off", "zum Abhaken", "à cocher": what a list is for. */
const TICKED =
  /\b(?:tick(?:ed|able)?|check(?:ed)?|cross(?:ed)?)(?:\s(?:it|them|each))?\soff\b|\b(?:to tick|tickable|checkable)\b|abhak|ankreuz|à cocher|para marcar|da spuntare|om af te vinken/iu;

/**
 * Gives things that are ticked off their boxes: those of a list that is called a checklist, and those that a sentence says
 * can be ticked off. Names alone become checkboxes, things of which more is told get one each.
 */
export function tickLists(sections: readonly Section[], sentences: readonly Words[], lang: string): void {
  const ticking = sentences.flatMap(({ text, span }) => (span !== undefined && TICKED.test(text) ? [span] : []));
  const isTicked = (node: ItemsNode): boolean => {
    const first = node.items[0]?.title.span;
    return (
      isChecklist(node, lang) ||
      (first !== undefined && ticking.some(({ start, end }) => start <= first.start && first.end <= end))
    );
  };
  for (const { nodes } of sections) tickNodes(nodes, isTicked);
}

function tickNodes(nodes: Node[], isTicked: (node: ItemsNode) => boolean): void {
  for (const node of nodes.slice()) {
    if (node.kind === 'section') tickNodes(node.nodes, isTicked);
    if (node.kind !== 'items' || node.items.length < 2 || !isTicked(node)) continue;
    if (node.items.every(({ fields, nodes: own }) => fields.length === 0 && own.length === 0))
      nodes.splice(nodes.indexOf(node), 1, ...node.items.map(toBox));
    else
      for (const item of node.items)
        if (!item.nodes.some(({ kind }) => kind === 'control')) item.nodes.unshift(control('checkbox', on(item)));
  }
}

const isChecklist = ({ noun }: ItemsNode, lang: string): boolean =>
  noun !== undefined && findMentions(noun, lang).some(({ id, isWeak }) => id === 'check-list' && !isWeak);

const toBox = (item: Item): Node => control('checkbox', { label: item.title, ...on(item) });

const on = ({ state }: Item): { isOn?: true } => (state === 'done' || state === 'selected' ? { isOn: true } : {});
