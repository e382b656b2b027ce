import type { Element } from 'hast';
import type { DrawnDevice } from '../../domain/designer.ts';
import { resolveAuthorStyles } from '../author/resolve-author-styles.ts';
import { createElement, createText } from '../element.ts';
import type { PageLook } from '../../domain/page-look.ts';

/**
 * A copy of a kept page's body whose sheets were turned into classes with raw values, as a page of the dialect has them: what
 * its colours, fonts and corners are for can be read from it. Elements keep their `data-id`.
 */
export function toClassedCopy(body: Element, { sheet, root }: PageLook, device: DrawnDevice): Element {
  const copy = structuredClone(body);
  const { class: classes = '', ...attributes } = root;
  const head = createElement('head', {}, [createElement('style', {}, [createText(sheet)])]);
  const html = createElement('html', { ...attributes, className: classes.split(' ').filter((name) => name !== '') }, [
    head,
    copy,
  ]);
  resolveAuthorStyles({ type: 'root', children: [html] }, device, () => {});
  return copy;
}
