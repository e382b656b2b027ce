import type { Node, PictureNode, Section } from '../outline/outline.ts';

const isPortrait = (node: Node): node is PictureNode =>
  node.kind === 'picture' && node.picture === 'avatar' && node.caption === undefined;

/** One portrait in a part that is headed with a name stands beside that name. */
export function takePortrait(section: Section): { portrait: PictureNode | undefined; section: Section } {
  const portraits = section.nodes.filter(isPortrait);
  const [portrait] = portraits;
  if (portrait === undefined || portraits.length > 1 || section.heading === undefined)
    return { portrait: undefined, section };
  const nodes = section.nodes.filter((node) => node !== portrait);
  const [said] = nodes;
  const isNote =
    section.note === undefined && said?.kind === 'text' && said.role === 'paragraph' && said.words.text.length <= 48;
  return {
    portrait,
    section: isNote ? { ...section, note: said.words, nodes: nodes.slice(1) } : { ...section, nodes },
  };
}

/** A section whose heading and note are drawn already. */
export function withoutHead(section: Section): Section {
  const rest = { ...section };
  delete rest.heading;
  delete rest.note;
  return rest;
}
