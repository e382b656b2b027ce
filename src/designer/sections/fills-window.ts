import type { Section } from '../outline/outline.ts';
import { areLanes } from './lane-sections.ts';
import type { NodeContext } from './node-context.ts';

/** A board is as high as the page that is seen at once. */
export const holdsLanes = ({ nodes }: Section, context: NodeContext): boolean => {
  const last = nodes.at(-1);
  return areLanes(nodes, context) || (last?.kind === 'items' && last.layout === 'lanes');
};

/** A board that a desk's page ends in takes the room that the window has left. */
export const fillsWindow = (section: Section, sections: readonly Section[], context: NodeContext): boolean =>
  context.device === 'DESKTOP' &&
  context.pageKind === 'tool' &&
  sections.at(-1) === section &&
  holdsLanes(section, context);
