import type { Element, ElementContent } from 'hast';

/** Attributes that the service works with and that mean nothing outside it. */
export const OWN_ATTRIBUTES: ReadonlySet<string> = new Set(['dataId', 'dataAspect', 'dataBlock', 'dataKeeps']);

const keys = new WeakMap<ElementContent, string>();

/** The same text for nodes that print the same. */
export function toNodeKey(node: ElementContent): string {
  if (node.type !== 'element') return node.type === 'text' ? JSON.stringify(node.value) : '';
  const known = keys.get(node);
  if (known !== undefined) return known;
  const key = `<${node.tagName} ${toAttributesKey(node)}>${node.children.map(toNodeKey).join('')}</>`;
  keys.set(node, key);
  return key;
}

/** Of an element's attributes that are no affair of the service. */
export const listAttributes = ({ properties }: Element): [string, Element['properties'][string]][] =>
  Object.entries(properties).filter(
    ([name, value]) => !OWN_ATTRIBUTES.has(name) && value !== undefined && value !== null && value !== false,
  );

/** Drawings that were asked for in other words may be the same. */
const toAttributesKey = (element: Element): string =>
  JSON.stringify(listAttributes(element).filter(([name]) => name !== 'dataPicture'));
