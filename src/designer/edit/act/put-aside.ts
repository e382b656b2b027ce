import type { Element } from 'hast';
import { drawnClasses } from '../page/drawn-classes.ts';
import { type Page, unitOf } from '../page/page.ts';
import { elementsIn } from '../screen-tree.ts';

/** A part that stands in a row with others goes to its side; false for what has no other beside it. */
export function putAside(page: Page, part: Element, side: 'left' | 'right'): boolean {
  const unit = unitOf(page, part);
  const parent = page.parentOf(unit);
  const isPart =
    ['section', 'aside', 'nav', 'article', 'figure', 'form', 'button', 'a'].includes(part.tagName) ||
    page.sections.some(({ heading }) => heading === part);
  if (parent === undefined || !isPart || ['main', 'body'].includes(unit.tagName)) return false;
  const others = elementsIn(parent).filter((one) => one !== unit);
  const isLine = [unit, ...others].every((one) => ['button', 'a', 'span', 'input', 'select'].includes(one.tagName));
  const isRow =
    isLine || drawnClasses(parent).some((name) => /^(?:[@\w-]+:)*(?:grid-cols-(?!1$)|flex$|flex-row)/.test(name));
  const most = unit === part && isPart ? 8 : 3;
  if (!isRow || drawnClasses(parent).includes('flex-col') || others.length === 0 || others.length > most) return false;
  parent.children = parent.children.filter((child) => child !== unit);
  parent.children = side === 'left' ? [unit, ...parent.children] : [...parent.children, unit];
  return true;
}
