import type { PictureNode } from '../../outline/outline.ts';
import type { FillContext } from '../fill-context.ts';
import { NAMES } from '../names/invented-names.ts';
import { textOf } from '../filled-words.ts';

const somebody = (context: FillContext): string => context.randomOf('somebody').pick(NAMES.person(context.tongue));

/** What a picture shows where the prompt says only that there is one: what it stands beside. */
export function fillPicture(node: PictureNode, context: FillContext): void {
  for (const part of node.overlays) context.fillNode(part, context);
  if (node.about.trim() !== '') return;
  const { subject, heading, about } = context.scope;
  if (node.picture === 'logo') node.about = context.product || heading;
  else if (node.picture === 'avatar') node.about = textOf(node.caption) || subject || somebody(context);
  else node.about = [textOf(node.caption), subject, about, heading].find((words) => words !== '') ?? '';
}
