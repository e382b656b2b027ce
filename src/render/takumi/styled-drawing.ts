import type { StyledElement, StyledText } from '../layout/styled-element.ts';
import type { DocumentText } from './document-tree.ts';
import type { ShownElement } from './styled-document.ts';

/** An element with its styles but without measures: all that a drawing's source needs. The same one each time. */
export function toStyledElement(element: ShownElement): StyledElement {
  const known = styled.get(element);
  if (known !== undefined) return known;
  const whole = { ...toEmptyElement(element), children: element.children.map(toStyledContent) };
  styled.set(element, whole);
  return whole;
}

const styled = new WeakMap<ShownElement, StyledElement>();

/** The same without what it holds. */
export const toEmptyElement = ({ tag, attributes, style }: ShownElement): StyledElement => ({
  kind: 'element',
  tag: tag.toLowerCase(),
  attributes,
  style: style.computed,
  paintOrder: 0,
  children: [],
});

const toStyledContent = (child: ShownElement | DocumentText): StyledElement | StyledText =>
  child.kind === 'element' ? toStyledElement(child) : toUnmeasuredText(child);

const toUnmeasuredText = ({ text }: DocumentText): StyledText => ({ kind: 'text', text, lines: [] });
