import type { Outline } from '../outline/outline.ts';
import { createFillContext } from './fill-context.ts';
import type { FillContext, FillOptions } from './fill-context.ts';
import { filled, isOpen } from './filled-words.ts';
import { fillNavigation } from './nodes/fill-navigation.ts';
import { fillNode } from './nodes/node-fillers.ts';

/**
 * The outline with what it leaves open closed: an outline of its own, the given one stays as it is. What the prompt says
 * stays word for word and in its order; everything added has the origin `filled`, its dates near `now`. The same outline,
 * day and seed give the same; a filled outline comes back as it is. Draws one number from `random`.
 */
export function fillOutline(outline: Outline, options: FillOptions): Outline {
  // Fillers write into a copy: an outline has a hundred kinds of leaves, and copying by hand forgets one.
  const copy = structuredClone(outline);
  const context = createFillContext(copy, options, fillNode);
  fillFrame(copy, context);
  for (const section of copy.sections) fillNode(section, context);
  return copy;
}

function fillFrame({ frame, product, title }: Outline, context: FillContext): void {
  const bars = [frame.header, frame.foot].flatMap((bar) =>
    bar === undefined ? [] : [...bar.start, ...bar.middle, ...bar.end],
  );
  const { navigation, footer } = frame;
  for (const node of [...bars, ...(navigation === undefined ? [] : [...navigation.head, ...navigation.tail])]) {
    // A wordmark without words is the product's name: it follows from what the prompt says.
    if (node.kind === 'text' && node.role === 'wordmark' && isOpen(node.words) && product !== undefined)
      node.words = filled(product.text);
    fillNode(node, context);
  }
  if (navigation !== undefined) fillNavigation(navigation, title?.text ?? '', context);
  if (footer !== undefined) fillNode(footer, context);
}
