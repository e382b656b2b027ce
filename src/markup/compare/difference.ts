import type { Element } from 'hast';
import { findAttribute } from '../element.ts';
import { readableText } from '../text-content.ts';

/** What differs between two states of one screen's document. */
export interface DocumentDifference {
  /** In document order of the later state, removed elements last. */
  elements: ElementChange[];
  /** Custom properties of the token block, those of narrow viewports with ` (narrow)` behind their name. */
  tokens: ValueChange[];
  /** What the document says of itself: title, language, device, density, type contrast, art direction. */
  settings: ValueChange[];
}

/** One thing that happened to one element; an element that was moved and reworded has two. */
export interface ElementChange {
  kind: ChangeKind;
  /** The element's `data-id`, which edits keep. */
  id: string;
  /** The element in words, such as `button "Buy now"`. */
  what: string;
  /** The nearest block that holds it, or that it is. */
  block?: string;
  /** Words or values before and after: of the text, the attributes, the picture or the classes that changed. */
  from?: string;
  to?: string;
}

/** `replaced`: the same id on another kind of element; `picture`: drawn anew; `attribute`: anything else of it. */
export type ChangeKind = 'text' | 'added' | 'removed' | 'moved' | 'restyled' | 'replaced' | 'picture' | 'attribute';

export interface ValueChange {
  name: string;
  /** Absent: it was not there before, or is not there any more. */
  from?: string;
  to?: string;
}

const LONGEST_NAME = 48;

/** What a person would call an element: its kind and its words. */
export function describeElement(element: Element): string {
  const picture = findAttribute(element, 'dataPicture');
  const words =
    readableText(element) ||
    (findAttribute(element, 'ariaLabel') ??
      findAttribute(element, 'placeholder') ??
      findAttribute(element, 'alt') ??
      '');
  const kind = picture === undefined ? kindOf(element) : 'picture';
  const said = words === '' && picture !== undefined ? picture.replace(/^\w+:\s*|\s*\|.*$/g, '') : words;
  return said === '' ? kind : `${kind} "${cut(said)}"`;
}

const kindOf = (element: Element): string => {
  const name = findAttribute(element, 'dataBlock') ?? findAttribute(element, 'dataPart');
  if (name !== undefined) return name.replaceAll('-', ' ');
  if (findAttribute(element, 'dataIcon') !== undefined) return 'icon';
  return KINDS[element.tagName] ?? element.tagName;
};

const KINDS: Readonly<Record<string, string>> = {
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  p: 'text',
  span: 'text',
  strong: 'text',
  em: 'text',
  div: 'box',
  a: 'link',
  li: 'list entry',
  ul: 'list',
  ol: 'list',
  tr: 'row',
  td: 'cell',
  th: 'cell',
  input: 'field',
  select: 'field',
  textarea: 'field',
  svg: 'drawing',
  nav: 'navigation',
};

const cut = (text: string): string =>
  text.length <= LONGEST_NAME ? text : `${text.slice(0, LONGEST_NAME - 1).trimEnd()}…`;
