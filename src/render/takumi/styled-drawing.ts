import type { StyledElement, StyledText } from '../layout/styled-element.ts';
import type { DocumentText } from './document-tree.ts';
import type { ShownElement } from './styled-document.ts';

/** An element with its styles but without measures: all that a drawing's source needs. */
export function toStyledElement({ tag, attributes, style, children }: ShownElement): StyledElement {
  return {
    kind: 'element',
    tag: tag.toLowerCase(),
    attributes,
    style: style.computed,
    paintOrder: 0,
    children: children.map(toStyledContent),
  };
}

const toStyledContent = (child: ShownElement | DocumentText): StyledElement | StyledText =>
  child.kind === 'element' ? toStyledElement(child) : toUnmeasuredText(child);

const toUnmeasuredText = ({ text }: DocumentText): StyledText => ({ kind: 'text', text, lines: [] });
