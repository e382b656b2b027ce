import type { Node, Outline, Section } from '../outline.ts';

/** How many parts of a page stand about its head. */
const MOST_PARTS = 3;

const isAction = (node: Node): boolean =>
  node.kind === 'badge' ||
  (node.kind === 'control' && (node.control === 'button' || node.control === 'icon-button' || node.control === 'link'));

/** Actions and states at the right, and nothing else: "At the right a badge and two buttons". */
const isHeadSide = ({ heading, place, nodes }: Section): boolean =>
  heading === undefined && place === 'right' && nodes.length > 0 && nodes.every(isAction);

/**
 * What stands at the right of a page's title belongs to its bar: actions and states that are told to be there before
 * anything else of the page is, by themselves or in its first part.
 */
export function raiseHead(outline: Outline): void {
  if (outline.kind === 'site' || outline.device === 'MOBILE' || outline.title === undefined) return;
  for (const section of outline.sections.slice(0, MOST_PARTS)) {
    if (isHeadSide(section)) {
      take(outline, section.nodes);
      section.nodes = [];
      // A state at the left is beside the title.
      const before = outline.sections[outline.sections.indexOf(section) - 1];
      if (
        before?.place === 'left' &&
        before.heading === undefined &&
        before.nodes.every(({ kind }) => kind === 'badge')
      )
        before.place = 'main';
      continue;
    }
    const inner = section.nodes.find((node): node is Section => node.kind === 'section' && isHeadSide(node));
    if (inner !== undefined && section.nodes.indexOf(inner) === section.nodes.length - 1) {
      take(outline, inner.nodes);
      section.nodes = section.nodes.filter((node) => node !== inner);
    }
    // What is told first of the page itself ends its head.
    if (section.heading !== undefined || section.nodes.some((node) => node.kind !== 'text' && node.kind !== 'badge'))
      break;
  }
  outline.sections = outline.sections.filter(({ nodes, heading }) => nodes.length > 0 || heading !== undefined);
}

function take({ frame }: Outline, nodes: readonly Node[]): void {
  frame.header ??= { start: [], middle: [], end: [] };
  frame.header.end.push(...nodes);
}
