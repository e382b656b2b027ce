import type { Item, Node, Outline, PictureNode, Section } from '../outline.ts';

/** Lines that say who somebody is: the name and two more. */
const MOST_LINES = 3;

/**
 * A portrait beside a name is one person: `Avatar, "Marek Dudek", "Since 10:20"` is an entry with its picture, its name and
 * what is said of it, not a picture over a list.
 */
export function seatPortraits(outline: Outline): void {
  outline.sections = outline.sections.map(seated);
}

function seated(section: Section): Section {
  const nodes: Node[] = [];
  for (const node of section.nodes) {
    const before = nodes.at(-1);
    const person = before !== undefined && isBarePortrait(before) ? personOf(before, node) : undefined;
    if (person === undefined) nodes.push(node.kind === 'section' ? seated(node) : node);
    else nodes.splice(-1, 1, person);
  }
  return { ...section, nodes };
}

const isBarePortrait = (node: Node): node is PictureNode =>
  node.kind === 'picture' &&
  node.picture === 'avatar' &&
  node.caption === undefined &&
  !/\p{Lu}\p{Ll}+\s\p{Lu}/u.test(node.about);

function personOf(portrait: PictureNode, node: Node): Node | undefined {
  if (node.kind !== 'items' || node.layout !== 'rows' || node.items.length > MOST_LINES) return undefined;
  const [first, ...others] = node.items;
  const areBare = node.items.every(({ fields, nodes }) => fields.length + nodes.length === 0);
  if (first === undefined || !areBare || !isName(first)) return undefined;
  return {
    ...node,
    items: [{ ...first, fields: others.map(({ title }) => ({ words: title, as: 'note' })), nodes: [portrait] }],
  };
}

/** Two to four words with capitals and no figure. */
const isName = ({ title }: Item): boolean =>
  /^\p{Lu}[\p{L}’'.-]*(?:\s[\p{L}’'.-]+){0,2}\s\p{Lu}[\p{L}’'.-]*$/u.test(title.text);
