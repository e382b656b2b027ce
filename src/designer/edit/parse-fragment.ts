import type { Element } from 'hast';
import { isElement } from '../../markup/element.ts';
import type { Markup } from '../../markup/html.ts';
import { parseBody } from '../../markup/parse-body.ts';
import { DEFAULT_LIMITS } from '../../domain/limits.ts';

/** Drawn markup as elements that can be put into a tree. */
export const elementsOfFragment = (markup: Markup | string): Element[] =>
  parseBody(String(markup), DEFAULT_LIMITS).children.filter((child) => isElement(child));
