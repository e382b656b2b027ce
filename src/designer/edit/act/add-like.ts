import type { Element } from 'hast';
import { findAttribute, listClasses } from '../../../markup/element.ts';
import type { Detail } from '../ask/ask.ts';
import type { Outcome } from '../editing.ts';
import { isBadge } from '../page/make-of-part.ts';
import { titleLeaf } from '../page/lift-to.ts';
import { isUnseen } from '../page/is-unseen.ts';
import type { Page } from '../page/page.ts';
import { fold, toWords } from '../page/to-words.ts';
import { cloneElement, elementsIn, listMatching, renewIds } from '../screen-tree.ts';
import { fillItem, noteOriginal } from './fill-item.ts';
import type { Spot } from './spot.ts';
import { dropStates, putBeside } from './structure.ts';
import { type Working, describe, refresh } from './working.ts';

/** One more of a list, of the make that most of it has. */
export function addLike(working: Working, { reference, side }: Spot, given: readonly Detail[]): Outcome {
  const { page } = working;
  const group = page.groupOf(reference);
  const items = group?.items ?? [reference];
  const model = modelOf(page, items, given, reference);
  const states = new Set(given.filter(({ value, label }) => label === '' && stateIn(page, model, value)));
  const switched = given.filter((one) => isSwitched(page, model, one));
  const details = given.filter((one) => !states.has(one) && !switched.includes(one));
  const copy = cloneElement(model);
  dropStates(copy);
  const [state] = switched;
  if (state !== undefined) switchIn(copy, !OFF.test(`${state.label} ${state.value}`));
  noteOriginal(copy, page.textOf(titleLeaf(page, model) ?? model));
  renewIds(page.tree, copy);
  const showsState = details.some(
    ({ label, value }) =>
      /badge|status|state|tag/i.test(label) ||
      items.some((item) =>
        page.leavesIn(item).some((leaf) => fold(leaf.text) === fold(value) && isBadge(page, leaf.element)),
      ),
  );
  if (!showsState) dropBadgesOf(page, copy, model);
  putBeside(page, reference, [copy], side);
  refresh(working);
  const left = fillItem(working.page, copy, items, details, true);
  refresh(working);
  working.last = [copy];
  const name = details[0]?.value ?? '';
  return {
    done: `added "${name}" ${side} ${describe(page, reference)}${left.length === 0 ? '' : `, without ${left.map(({ value }) => `"${value}"`).join(' and ')}, for which it has no place`}`,
  };
}

const ON =
  /^(?:(?:the )?switch(?:ed)?|(?:the )?toggle|turned|set to|to be)? ?(?:is )?(?:on|checked|ticked|selected|enabled|active)$/i;
const OFF = /(?:^|\s)(?:off|unchecked|unticked|disabled|inactive)$/i;

/** "Switched on": how what can be switched in the new thing stands. */
const isSwitched = (page: Page, model: Element, { label, value }: Detail): boolean =>
  (ON.test(`${label} ${value}`.trim()) || OFF.test(value)) &&
  page.fields.some(({ control }) => page.contains(model, control));

function switchIn(copy: Element, isOn: boolean): void {
  for (const one of [copy, ...listMatching(copy, () => true)]) {
    if (one.tagName === 'input' && /^(?:checkbox|radio)$/.test(findAttribute(one, 'type') ?? '')) {
      if (isOn) one.properties['checked'] = true;
      else delete one.properties['checked'];
    }
    if (findAttribute(one, 'ariaChecked') !== undefined) one.properties['ariaChecked'] = String(isOn);
  }
}

/** Which of several is copied: one that says what the new one is to say of its state, else the plainest, else the nearest. */
function modelOf(page: Page, items: readonly Element[], details: readonly Detail[], reference: Element): Element {
  const words = new Set(details.flatMap(({ value }) => toWords(value)));
  const told = items.filter((item) =>
    listMatching(item, (one) => one.tagName !== 'svg').some((one) => {
      const label = findAttribute(one, 'ariaLabel');
      return label !== undefined && label.length < 24 && toWords(label).every((word) => words.has(word));
    }),
  );
  const makes = Map.groupBy(items, (item) => makeOf(item));
  const common = [...makes.values()].toSorted((one, other) => other.length - one.length)[0] ?? items;
  const plain = common.length > 1 || items.length === 1 ? common : items;
  const rich = items.filter(
    (item) => page.leavesIn(item).filter(({ element }) => !isUnseen(element)).length >= details.length,
  );
  const ample = plain.filter((item) => rich.includes(item));
  const pool = told.length > 0 ? told : ample.length > 0 ? ample : rich.length > 0 ? rich : plain;
  return pool.includes(reference) ? reference : (pool.at(-1) ?? reference);
}

const makeOf = (item: Element): string =>
  `${listClasses(item).join(' ')}|${elementsIn(item)
    .map(
      (one) =>
        one.tagName +
        elementsIn(one)
          .map((inner) => inner.tagName)
          .join(),
    )
    .join()}|${findAttribute(item, 'ariaCurrent') ?? ''}`;

const stateIn = (page: Page, model: Element, value: string): boolean => {
  const words = toWords(value);
  return (
    words.length > 1 &&
    listMatching(model, () => true).some((one) => {
      const label = findAttribute(one, 'ariaLabel');
      return (
        label !== undefined &&
        label.length < 24 &&
        toWords(label).every((word) => words.includes(word)) &&
        !page.leavesIn(model).some(({ text }) => fold(text) === fold(value))
      );
    })
  );
};

/** Counts on an entry that belong to it alone. */
function dropBadgesOf(page: Page, copy: Element, model: Element): void {
  const own = [model, ...listMatching(model, () => true)];
  const copies = [copy, ...listMatching(copy, () => true)];
  for (const [at, one] of own.entries()) {
    const twin = copies[at];
    if (
      twin === undefined ||
      !isBadge(page, one) ||
      !/^\d{1,3}(?:\D.*)?$/.test(page.textOf(one)) ||
      one.tagName === 'td'
    )
      continue;
    const parent = copies.find((each) => each.children.includes(twin));
    if (parent !== undefined && ['a', 'li', 'button', 'span'].includes(parent.tagName))
      parent.children = parent.children.filter((child) => child !== twin);
  }
}
