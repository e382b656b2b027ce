import type { Element, ElementContent } from 'hast';
import { findAttribute, isElement } from './element.ts';

/** All text in an element, as the DOM's `textContent` gives it. */
export function textContent(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textContent).join('') : '';
}

/** Text as a person reads it: whitespace collapsed, blocks kept apart by a space, drawings left out. */
export function readableText(node: ElementContent): string {
  return collect(node).replaceAll(/\s+/g, ' ').trim();
}

function collect(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node) || UNREAD.has(node.tagName)) return '';
  const text = node.children.map(collect).join('');
  return INLINE.has(node.tagName) ? text : ` ${text} `;
}

/** What stands in these is no text of the page. */
const UNREAD = new Set(['svg', 'script', 'style', 'template', 'noscript']);

const INLINE = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time u var'.split(' '),
);

/**
 * The words a control or picture is announced by, from `aria-label`, `aria-labelledby`, `alt`, its text and the
 * labels of what it holds, and `title` at last. Empty when it has none. A short form of
 * https://www.w3.org/TR/accname-1.2/ that leaves out CSS and embedded controls.
 */
export function accessibleName(element: Element, findById: (id: string) => Element | undefined): string {
  const label = findAttribute(element, 'ariaLabel')?.trim();
  if (label !== undefined && label !== '') return label;
  const parts = (findAttribute(element, 'ariaLabelledBy') ?? '').split(/\s+/).flatMap((id) => {
    const target = id === '' ? undefined : findById(id);
    return target === undefined ? [] : [nameFromContent(target)];
  });
  const referred = parts.join(' ').trim();
  if (referred !== '') return referred;
  return nameFromContent(element) || (findAttribute(element, 'title')?.trim() ?? '');
}

/** Text and the names of pictures within, without what is hidden from assistive technology. */
function nameFromContent(node: ElementContent): string {
  return collectName(node).replaceAll(/\s+/g, ' ').trim();
}

function collectName(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node) || findAttribute(node, 'ariaHidden') === 'true') return '';
  const label = findAttribute(node, 'ariaLabel') ?? (node.tagName === 'img' ? findAttribute(node, 'alt') : undefined);
  if (label !== undefined) return ` ${label} `;
  const parts =
    node.tagName === 'svg'
      ? node.children.filter((child) => isElement(child) && child.tagName === 'title')
      : node.children;
  const text = parts.map(collectName).join('');
  return INLINE.has(node.tagName) ? text : ` ${text} `;
}
