import type { Element, Text } from 'hast';
import { createText, findAttribute, forEachElement, isElement } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import type { EditOperation } from '../edit-operation.ts';
import type { Editing, Outcome } from '../editing.ts';
import { findTarget, normal } from '../find-target.ts';
import { blockName, isHeading, listMatching, partName } from '../screen-tree.ts';

type TextOperation = Extract<EditOperation, { kind: 'rename' | 'set-text' | 'replace-text' }>;

/** Changes words where they stand; every other text keeps its bytes. */
export function applyText(editing: Editing, operation: TextOperation): Outcome {
  switch (operation.kind) {
    case 'rename':
      return rename(editing, operation.title);
    case 'replace-text':
      return replaceText(editing, operation.from, operation.to);
    case 'set-text': {
      const target = findTarget(editing.tree, operation.target);
      if (target === undefined)
        return { failed: `nothing here is called "${operation.target.quoted ?? operation.target.words}"` };
      const place = placeOfWords(target);
      const before = readableText(place);
      if (!setText(place, operation.text)) return { failed: `"${operation.target.words}" holds no text to change` };
      return { done: `changed "${before}" to "${operation.text}"` };
    }
  }
}

function rename(editing: Editing, title: string): Outcome {
  const [heading] = listMatching(editing.tree.body, (element) => element.tagName === 'h1');
  editing.title = title;
  if (heading !== undefined) setText(heading, title);
  return { done: `called it "${title}"` };
}

/** The element of a block, row or control that carries its words. */
function placeOfWords(target: Element): Element {
  if (isHeading(target) || target.tagName === 'button' || target.tagName === 'a') return target;
  const parts = listMatching(
    target,
    (element) => isHeading(element) || partName(element) === 'title' || partName(element) === 'value',
  );
  return (blockName(target) !== undefined || partName(target) !== undefined ? parts[0] : undefined) ?? target;
}

/** Puts the text in place of all text nodes of the element; icons and pictures beside them stay. */
function setText(element: Element, text: string): boolean {
  const labelled = findAttribute(element, 'ariaLabel');
  const texts = textNodes(element);
  if (texts.length === 0) {
    if (labelled !== undefined) element.properties['ariaLabel'] = text;
    else element.children = [...element.children, createText(text)];
    return true;
  }
  const [first, ...others] = texts;
  if (first === undefined) return false;
  first.node.value = text;
  for (const { node, parent } of others) parent.children = parent.children.filter((child) => child !== node);
  // An element that only carried a part of the old words, such as an accent, goes with them.
  element.children = element.children.filter(
    (child) => !isElement(child) || child.tagName === 'svg' || child.children.length > 0 || VOID.has(child.tagName),
  );
  return true;
}

const VOID: ReadonlySet<string> = new Set(['input', 'img', 'br', 'hr']);

interface PlacedText {
  node: Text;
  parent: Element;
}

function textNodes(element: Element): PlacedText[] {
  const own = (parent: Element): PlacedText[] =>
    parent.children.flatMap((child) => {
      if (child.type === 'text') return child.value.trim() === '' ? [] : [{ node: child, parent }];
      return isElement(child) && child.tagName !== 'svg' ? own(child) : [];
    });
  return own(element);
}

/** Every place that says `from`, also as a part of a longer text, and labels and placeholders. */
function replaceText(editing: Editing, from: string, to: string): Outcome {
  const pattern = new RegExp(from.trim().split(/\s+/).map(escapeRegExp).join('\\s+'), 'giu');
  let count = 0;
  const swap = (text: string): string =>
    text.replace(pattern, () => {
      count += 1;
      return to;
    });
  for (const { node } of textNodes(editing.tree.body)) node.value = swap(node.value);
  forEachElement(editing.tree.body, (element) => {
    for (const name of ['ariaLabel', 'placeholder', 'value', 'alt']) {
      const value = element.properties[name];
      if (typeof value === 'string' && pattern.test(value)) element.properties[name] = value.replace(pattern, to);
    }
  });
  if (count === 0) return { failed: `"${from}" stands nowhere on the screen` };
  if (normal(editing.title) === normal(from)) editing.title = to;
  return { done: `changed "${from}" to "${to}"${count > 1 ? ` in ${count} places` : ''}` };
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
