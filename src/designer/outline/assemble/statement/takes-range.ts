import type { Node, Words } from '../../outline.ts';

/** "A slider 20–300 m²": its ends, no name. */
export function takesRange(node: Node, name: Words): boolean {
  const match =
    node.kind === 'control' && node.control === 'slider'
      ? /^(\d[\d.,]*)\s?[–-]\s?(\d[\d.,]*.*)$/.exec(name.text)
      : null;
  if (match === null || node.kind !== 'control') return false;
  node.min = { ...name, text: match[1] ?? '' };
  node.max = { ...name, text: match[2] ?? '' };
  return true;
}
