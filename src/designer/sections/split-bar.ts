import type { DrawnDevice } from '../../domain/designer.ts';
import type { Node, Outline } from '../outline/outline.ts';

/**
 * A bar whose parts are told in one go has its first at the start and what can be pressed, or shows a person or a count,
 * at its end.
 */
export function splitBar(outline: Outline, device: DrawnDevice): Outline {
  const { header } = outline.frame;
  if (header === undefined || header.end.length > 0 || header.middle.length > 0 || header.start.length < 2)
    return outline;
  const goes = device === 'MOBILE' ? endsOnPhone : endsOnDesk;
  const last = header.start.findLastIndex((node, index) => index === 0 || !goes(node));
  const end = header.start.slice(last + 1);
  if (end.length === 0) return outline;
  return {
    ...outline,
    frame: { ...outline.frame, header: { ...header, start: header.start.slice(0, last + 1), end } },
  };
}

const isMark = (node: Node): boolean =>
  node.kind === 'icon' ||
  (node.kind === 'picture' && node.picture === 'avatar') ||
  (node.kind === 'control' && node.control === 'icon-button');

const endsOnPhone = (node: Node): boolean => isMark(node) || node.kind === 'badge';

const endsOnDesk = (node: Node): boolean =>
  isMark(node) ||
  (node.kind === 'control' &&
    (node.control === 'button' ||
      node.control === 'segmented' ||
      node.control === 'link' ||
      node.control === 'search'));
