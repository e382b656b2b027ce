import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import { elementsIn } from '../screen-tree.ts';
import { isButtonLike } from './infer-kinds.ts';
import { titleOf } from './list-items.ts';

/** What an element is called: its heading or title, its label, its text. */
export const labelOf = (element: Element): string =>
  findAttribute(element, 'ariaLabel') ??
  (isButtonLike(element) || elementsIn(element).length === 0 ? readableText(element) : titleOf(element)) ??
  '';
