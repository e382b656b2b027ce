import type { MessageNode } from '../../outline/outline.ts';
import { within } from '../fill-context.ts';
import type { FillContext } from '../fill-context.ts';
import { filled, isOpen, textOf } from '../filled-words.ts';
import { nameThings } from '../things/name-things.ts';

/** A message without words says something that anybody could say; who writes and when stays open unless it is blank. */
export function fillMessage(node: MessageNode, context: FillContext): void {
  const inside = within(context, { subject: textOf(node.from) });
  for (const part of node.nodes) context.fillNode(part, inside);
  if (!isOpen(node.words) || node.nodes.length > 0) return;
  node.words = filled(nameThings('message', 1, context)[0] ?? '');
}
