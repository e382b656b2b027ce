import { cellAround } from './cell-around.ts';
import type { Element } from 'hast';
import { drawnClasses } from './drawn-classes.ts';
import type { Noun } from '../ask/nouns.ts';
import { elementsIn } from '../screen-tree.ts';
import { FIELD_NOUNS, TESTS, isFactRow, isOf } from './kinds.ts';
import { listOf } from './list-of.ts';
import { isBadge, isButton } from './make-of-part.ts';
import { isUnseen } from './is-unseen.ts';
import { type Page, unitOf } from './page.ts';
import { shapeOf } from './value-shape.ts';

/** From words on the page to the thing of a kind that bears them: the column under a head cell, the card around a title. */
export function liftTo(page: Page, element: Element, noun: Noun): Element | undefined {
  const kinds = FIELD_NOUNS[noun];
  if (kinds !== undefined) {
    const field = page.fields.find(
      (one) =>
        kinds.includes(one.kind) &&
        (one.control === element ||
          one.labelElement === element ||
          page.contains(one.box, element) ||
          (one.labelElement !== undefined && page.contains(one.labelElement, element))),
    );
    if (field !== undefined) return field.control;
    return noun === 'option' ? page.chainOf(element).find((one) => one.tagName === 'option') : undefined;
  }
  const chain = page.chainOf(element);
  switch (noun) {
    case 'section':
    case 'hero':
    case 'form': {
      const section = page.sections.find((one) => one.heading === element || page.contains(one.heading, element));
      return section?.elements[0] ?? chain.find((one) => isOf(page, one, 'section'));
    }
    case 'box': {
      // "The drum box": what stands under that heading, framed or not.
      const section = page.sections.find((one) => one.heading === element && one.level > 1);
      return section?.elements[0] ?? chain.slice(0, 6).find((one) => isOf(page, one, 'box'));
    }
    case 'faq':
      return chain.find((one) => isOf(page, one, 'section'));
    case 'list':
    case 'table':
    case 'chart':
    case 'legend':
    case 'picture': {
      const around = chain.find((one) => isOf(page, one, noun));
      if (around !== undefined && noun !== 'list') return around;
      const section =
        page.sections.find((one) => one.heading === element || page.contains(one.heading, element)) ?? undefined;
      const inside = section?.elements.flatMap((one) => listOf(page, noun, [one]))[0];
      const labelled = chain.find((one) => isOf(page, one, 'section'));
      return inside ?? around ?? (labelled && listOf(page, noun, [labelled])[0]);
    }
    case 'card':
    case 'item':
    case 'row':
    case 'question':
    case 'entry':
    case 'tab': {
      const found = chain.find(
        (one) =>
          isOf(page, one, noun) &&
          (one !== element || elementsIn(one).length > 0 || ['li', 'a', 'button'].includes(one.tagName)),
      );
      if (found === undefined) return undefined;
      return noun === 'card' || noun === 'item' ? found : found;
    }
    default: {
      if (TESTS[noun] === undefined) return undefined;
      return chain.slice(0, 6).find((one) => isOf(page, one, noun));
    }
  }
}

/** The whole of what words stand for: the button around them, the entry of a navigation, the section under a heading. */
export function thingOf(page: Page, element: Element): Element {
  const chain = page.chainOf(element);
  const control = chain.find((one) => isButton(one) || ['a', 'summary', 'option'].includes(one.tagName));
  if (control?.tagName === 'summary') return page.parentOf(control) ?? control;
  if (control?.tagName === 'option') return control;
  if (control !== undefined && page.textOf(control).length < 80) return unitOf(page, entryOf(page, control));
  const field = page.fields.find(
    (one) =>
      one.control === element ||
      one.labelElement === element ||
      (one.labelElement !== undefined && page.contains(one.labelElement, element)),
  );
  if (field !== undefined) return field.box;
  const cell = cellAround(page, element);
  if (cell !== undefined) return cell;
  const title = titleOwner(page, element);
  if (title !== undefined) return unitOf(page, title);
  const section = page.sections.find((one) => one.heading === element || page.contains(one.heading, element));
  if (section !== undefined && section.heading.tagName !== 'h1') return section.elements[0] ?? element;
  const term = chain.find((one) => one.tagName === 'dt');
  if (term !== undefined) return chain.find((one) => isFactRow(page, one)) ?? term;
  if (isBadge(page, element)) return element;
  const leaf = chain.find((one) => ['p', 'li', 'blockquote', 'figcaption', 'small'].includes(one.tagName));
  return leaf !== undefined && page.textOf(leaf) === page.textOf(element) ? leaf : element;
}

const entryOf = (page: Page, control: Element): Element => {
  const holder = page.parentOf(control);
  return holder?.tagName === 'li' && page.textOf(holder) === page.textOf(control) ? holder : control;
};

/** The repeated thing that words are the title of. */
function titleOwner(page: Page, element: Element): Element | undefined {
  const item = page
    .chainOf(element)
    .find((one) => page.groupOf(one) !== undefined && !['td', 'th'].includes(one.tagName));
  if (item === undefined) return undefined;
  if (titleLeaf(page, item) === element || page.textOf(item) === page.textOf(element)) return item;
  // "The 19:05": a time, a day or a number that each of them begins with names it as well.
  const first = (one: Element) => page.leavesIn(one).find(({ element: leaf }) => !isUnseen(leaf));
  const kinds = new Set((page.groupOf(item)?.items ?? []).map((one) => shapeOf(first(one)?.text ?? '').kind));
  const isKey = kinds.size === 1 && ['time', 'date', 'code'].some((kind) => kinds.has(kind as 'time'));
  return isKey && first(item)?.element === element ? item : undefined;
}

/** The element that shows what an item is called: its heading, its strong words, or the first that it says. */
export function titleLeaf(page: Page, item: Element): Element | undefined {
  const leaves = page.leavesIn(item).filter(({ element, text }) => !isUnseen(element) && !/^\d+$/.test(text));
  const isLoud = (element: Element): boolean =>
    page
      .chainOf(element)
      .some(
        (one) => one !== item && page.contains(item, one) && /^(?:h[1-6]|strong|b|th|summary|dt)$/.test(one.tagName),
      );
  const heading = leaves.find(({ element }) => isLoud(element));
  const bold = leaves.find(
    ({ element, text }) =>
      shapeOf(text).kind === 'words' &&
      drawnClasses(element).some((name) => /^(?:font-(?:bold|semibold|medium)|text-title)/.test(name)) &&
      !isBadge(page, element),
  );
  const words = leaves.find(({ element, text }) => shapeOf(text).kind === 'words' && !isBadge(page, element));
  return (heading ?? bold ?? words ?? leaves[0])?.element;
}
