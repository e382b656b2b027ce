import type { Element } from 'hast';
import { findAttribute, forEachElement, isBlank, isText } from './element.ts';
import { textContent } from './text-content.ts';

/** Words shown of one element; the rest is in its HTML. */
const MOST_CHARACTERS = 80;
const INDENT = '  ';

/**
 * The elements of a body that have a `data-id`, one a line and indented by depth: `k3f9a1 button "Book the slip"`, with the
 * block or part that it is in brackets, and what else names it. Drawings are one line each.
 */
export function printOutline(body: Element): string {
  const lines: string[] = [];
  const tell = (element: Element, depth: number): void => {
    const id = findAttribute(element, 'dataId');
    if (id !== undefined) lines.push(`${INDENT.repeat(depth)}${[id, ...tellElement(element)].join(' ')}`);
  };
  tell(body, 0);
  forEachElement(body, (element, ancestors) => {
    tell(element, ancestors.length);
    return element.tagName === 'svg' ? 'skip' : undefined;
  });
  return lines.join('\n');
}

function tellElement(element: Element): string[] {
  const name = findAttribute(element, 'dataBlock') ?? findAttribute(element, 'dataPart');
  const words = toOwnWords(element);
  return [
    element.tagName,
    ...(name === undefined ? [] : [`[${toOneLine(name)}]`]),
    ...(words === '' ? [] : [JSON.stringify(words)]),
    ...TOLD.flatMap(([attribute, called]) => {
      const value = findAttribute(element, attribute);
      if (value === undefined) return [];
      return value === '' ? [called] : [`${called}=${JSON.stringify(toOneLine(value))}`];
    }),
  ];
}

/** Attributes that tell elements apart which say nothing themselves, or whose state is seen. */
const TOLD = [
  ['dataPicture', 'picture'],
  ['dataIcon', 'icon'],
  ['ariaLabel', 'label'],
  ['alt', 'alt'],
  ['placeholder', 'placeholder'],
  ['value', 'value'],
  ['type', 'type'],
  ['href', 'href'],
  ['checked', 'checked'],
  ['selected', 'selected'],
  ['open', 'open'],
  ['disabled', 'disabled'],
  ['ariaCurrent', 'current'],
] as const;

/** What stands in the element itself; dots for the words of an element among them. */
function toOwnWords({ children }: Element): string {
  if (!children.some((child) => isText(child) && !isBlank(child.value))) return '';
  return toOneLine(children.map((child) => (isText(child) ? child.value : textContent(child) && '…')).join(''));
}

function toOneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= MOST_CHARACTERS ? line : `${line.slice(0, MOST_CHARACTERS - 1).trimEnd()}…`;
}
