import type { ComputedStyle } from '../paint/computed-style.ts';
import type { Box } from '../layout-tree.ts';

/** An element as an engine measured it: the common ground on which the layout tree is built. */
export interface StyledElement {
  kind: 'element';
  /** Lower case; `::before` and its like for generated boxes. */
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** Absent where the element makes no box of its own (`display: none`, gradient stops). */
  box?: Box;
  style?: Partial<ComputedStyle>;
  /** Elements with a higher number cover those with a lower one. */
  paintOrder: number;
  children: (StyledElement | StyledText)[];
}

export interface StyledText {
  kind: 'text';
  /** As written in the document. */
  text: string;
  /** As laid out, one per line; empty where nothing is drawn. */
  lines: StyledLine[];
}

export interface StyledLine {
  text: string;
  box: Box;
  baselineY: number;
}

/** An element that has a box, and so every computed value. */
export interface BoxedElement extends StyledElement {
  box: Box;
  style: ComputedStyle;
}

export const isBoxed = (element: StyledElement): element is BoxedElement =>
  element.box !== undefined && element.style !== undefined;

/** The words in an element as written, white space collapsed; boxes that stand apart are words apart. */
export function toText(node: StyledElement | StyledText): string {
  return joinText(node).replace(/\s+/g, ' ').trim();
}

function joinText(node: StyledElement | StyledText): string {
  if (node.kind === 'text') return node.text;
  const words = node.children.map(joinText).join('');
  return node.tag === 'br' || (node.style?.display ?? 'inline') !== 'inline' ? ` ${words} ` : words;
}

/** The element itself and every element in it, in document order. */
export function* walkElements(element: StyledElement): Generator<StyledElement> {
  yield element;
  for (const child of element.children) if (child.kind === 'element') yield* walkElements(child);
}
