import type { Bar, ControlNode, Node, Section } from '../outline/outline.ts';

/** Something to press. */
export const isAction = (node: Node): node is ControlNode =>
  node.kind === 'control' && (node.control === 'button' || node.control === 'link' || node.control === 'icon-button');

/** What stands in a bar without a word: an icon, a portrait, a house's sign. */
export const isMark = (node: Node): boolean =>
  node.kind === 'icon' ||
  (node.kind === 'control' && node.control === 'icon-button') ||
  (node.kind === 'picture' && (node.picture === 'logo' || (node.picture === 'avatar' && node.caption === undefined)));

/** A part without a name or a surface of its own. */
export const isBare = ({ heading, note, nodes, surface }: Section): boolean =>
  heading === undefined && note === undefined && nodes.length > 0 && (surface === 'open' || surface === 'plain');

export const emptyBar = (): Bar => ({ start: [], middle: [], end: [] });
