import type { Element } from 'hast';
import { findAttribute } from '../element.ts';
import { readDocument, type StoredDocument } from '../read-document.ts';
import { compareValues, readTokens } from './compare-values.ts';
import { describeElement, type ChangeKind, type DocumentDifference, type ElementChange } from './difference.ts';
import { listNodes, type DocumentNode } from './document-nodes.ts';
import { findMoved } from './find-moved.ts';

/**
 * What differs between two stored documents of one screen. Elements are the same when their `data-id` is; of a part that
 * came or went only its outermost element is told. Throws INVALID_ARGUMENT over the parser's limits.
 */
export function compareDocuments(before: string, after: string): DocumentDifference {
  const [from, to] = [readDocument(before), readDocument(after)];
  return {
    elements: compareBodies(from.body, to.body),
    tokens: compareValues(readTokens(before), readTokens(after)),
    settings: compareValues(toSettings(from), toSettings(to)),
  };
}

function compareBodies(before: Element, after: Element): ElementChange[] {
  const [from, to] = [listNodes(before), listNodes(after)];
  const moved = findMoved(from, to);
  const changes = [...to.values()].flatMap((node): ElementChange[] => {
    const old = from.get(node.id);
    if (old !== undefined) return compareNodes(old, node, moved.has(node.id));
    return isOutermost(node, to, from) ? [tell('added', node)] : [];
  });
  const removed = [...from.values()].filter((node) => !to.has(node.id) && isOutermost(node, from, to));
  return [...changes, ...removed.map((node) => tell('removed', node))];
}

/** Whether what holds the node stands in the other document too. */
const isOutermost = (
  { parentId }: DocumentNode,
  own: ReadonlyMap<string, DocumentNode>,
  other: ReadonlyMap<string, DocumentNode>,
): boolean => parentId === undefined || !own.has(parentId) || other.has(parentId);

const tell = (kind: ChangeKind, node: DocumentNode, from?: string, to?: string): ElementChange => ({
  kind,
  id: node.id,
  what: describeElement(node.element),
  ...(node.block !== undefined && { block: node.block }),
  ...(from !== undefined && from !== '' && { from }),
  ...(to !== undefined && to !== '' && { to }),
});

function compareNodes(old: DocumentNode, node: DocumentNode, isMoved: boolean): ElementChange[] {
  const changes: ElementChange[] = [];
  if (isMoved) changes.push(tell('moved', node, old.place, node.place));
  if (old.element.tagName !== node.element.tagName) {
    changes.push(tell('replaced', node, describeElement(old.element), describeElement(node.element)));
  }
  if (old.text !== node.text) changes.push(tell('text', node, old.text, node.text));
  if (old.drawing !== node.drawing) changes.push(tell('picture', node, pictureOf(old), pictureOf(node)));
  const gone = old.classes.filter((name) => !node.classes.includes(name)).join(' ');
  const come = node.classes.filter((name) => !old.classes.includes(name)).join(' ');
  if (gone !== '' || come !== '') changes.push(tell('restyled', node, gone, come));
  const attributes = compareValues(old.attributes, node.attributes);
  const print = (side: 'from' | 'to'): string =>
    attributes.flatMap((one) => (one[side] === undefined ? [] : [`${one.name}="${one[side]}"`])).join(' ');
  if (attributes.length > 0) changes.push(tell('attribute', node, print('from'), print('to')));
  return changes;
}

const pictureOf = ({ element }: DocumentNode): string | undefined =>
  findAttribute(element, 'dataPicture') ?? findAttribute(element, 'dataIcon');

const toSettings = ({ title, lang, device, look }: StoredDocument): ReadonlyMap<string, string> =>
  new Map([
    ['title', title],
    ['language', lang],
    ['device', device],
    ['density', look.density],
    ['type contrast', look.scale],
    ['art direction', look.direction],
  ]);
