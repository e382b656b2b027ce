import type { Element } from 'hast';
import type { Ask } from '../ask/ask.ts';
import type { Phrase } from '../ask/read-phrase.ts';
import type { Outcome } from '../editing.ts';
import { isHeadCell } from '../page/make-of-part.ts';
import type { Page } from '../page/page.ts';
import { takeOut, wholeOf } from './structure.ts';
import { type Working, describe, find, refresh, untaken } from './working.ts';

export function remove(working: Working, { targets, isEverywhere }: Extract<Ask, { kind: 'remove' }>): Outcome {
  const { page } = working;
  const gone: Element[][] = [];
  const names: string[] = [];
  const missing: Outcome[] = [];
  for (const target of targets) {
    const found = find(working, target);
    const elements = found.elements;
    if (found.rivals !== undefined && !isEverywhere && !sameThing(page, found.rivals, target)) {
      missing.push(untaken(working, target, found));
      continue;
    }
    if (elements.length === 0) {
      missing.push(untaken(working, target, found));
      continue;
    }
    const all = isEverywhere ? namesakes(page, elements) : elements;
    for (const element of all) {
      if (element.tagName === 'body' || element.tagName === 'main')
        return { failed: 'the whole page cannot be removed' };
      names.push(describe(page, element));
      gone.push(wholeOf(page, element, target));
    }
  }
  const [failure] = missing;
  if (gone.length === 0) return failure ?? { failed: 'it is not said what is to go' };
  const lists = gone.flatMap(([first]) => (first === undefined ? [] : (page.parentOf(first) ?? [])));
  for (const whole of gone) takeOut(page, whole);
  working.last = lists;
  refresh(working);
  const done = `removed ${names.join(' and ')}`;
  return { done, ...(failure !== undefined && 'failed' in failure && { missing: failure.failed }) };
}

export const sameThing = (page: Page, rivals: readonly Element[], target: Phrase): boolean =>
  new Set(rivals.map((one) => wholeOf(page, one, target)[0])).size === 1;

/** A thing and its column in tables, where all of it is meant. */
function namesakes(page: Page, elements: readonly Element[]): Element[] {
  const texts = new Set(
    elements.flatMap((one) =>
      page.sections
        .filter((section) => section.elements[0] === one)
        .map((section) => page.textOf(section.heading))
        .concat(page.textOf(one)),
    ),
  );
  const heads = page.elements.filter(
    (one) => isHeadCell(page, one) && texts.has(page.textOf(one)) && !elements.includes(one),
  );
  return [...elements, ...heads];
}
