import type { RatingNode } from '../../outline/outline.ts';
import type { FillContext } from '../fill-context.ts';
import { filled, isOpen } from '../filled-words.ts';
import { writeNumber } from '../measures/write-number.ts';

/** Stars without a number of them: a good one, never a perfect one. */
export function fillRating(node: RatingNode, context: FillContext): void {
  if (node.stars > 0 || !isOpen(node.value)) return;
  const value = 4 + context.randomOf(`rating ${context.scope.subject}`).integer(3, 8) / 10;
  node.value = filled(writeNumber(value, 1, context));
  node.stars = value;
}
