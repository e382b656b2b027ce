import type { Element } from 'hast';
import { findAttribute, listClasses, setClasses } from '../../../markup/element.ts';
import type { Phrase } from '../ask/read-phrase.ts';
import { isOf } from '../page/kinds.ts';
import { isBadge } from '../page/make-of-part.ts';
import { titleLeaf } from '../page/lift-to.ts';
import { valueOfField } from '../page/list-fields.ts';
import { isHeadingLike } from '../page/list-sections.ts';
import { isUnseen } from '../page/is-unseen.ts';
import type { Page } from '../page/page.ts';
import { fold } from '../page/to-words.ts';
import { listMatching } from '../screen-tree.ts';
import { chooseOption, setOptions } from './choose-option.ts';
import { followingUnit } from './following-unit.ts';
import { likeForm } from './like-form.ts';
import type { Plan } from './plan.ts';
import { type Say } from './say.ts';
import { writeText, writeWords } from './write-words.ts';

/** The unit that stands in a box of its own behind all of an element. */
function unitBehind(page: Page, element: Element): string {
  const last = page.leavesIn(element).at(-1);
  return last === undefined ? '' : followingUnit(page, last.node, last.element);
}

/** Gives an element other words; what tells screen readers the old ones tells them the new. */
export function planText(page: Page, element: Element, to: string): Plan {
  const before = page.textOf(element);
  const unit = unitBehind(page, element);
  const given = unit !== '' && to.endsWith(unit) && !before.endsWith(unit) ? to.slice(0, -unit.length).trim() : to;
  const words = likeForm(before, given);
  return {
    element,
    done: `changed "${before}" to "${words}"`,
    write: () => {
      const like = page.groupOf(page.chainOf(element).find((one) => page.groupOf(one) !== undefined) ?? element);
      const twin = isBadge(page, element)
        ? like?.items
            .flatMap((item) => [item, ...listMatching(item, () => true)])
            .find((one) => one !== element && fold(page.textOf(one)) === fold(to) && isBadge(page, one))
        : undefined;
      if (twin !== undefined) setClasses(element, listClasses(twin));
      writeWords(element, words);
      if (element.tagName === 'time') delete element.properties['dateTime'];
      retell(page, element, before, words);
    },
  };
}

/** Labels of the same thing that say the old words. */
function retell(page: Page, element: Element, before: string, words: string): void {
  if (before.length < 2) return;
  const item =
    page.chainOf(element).find((one) => page.groupOf(one) !== undefined || isOf(page, one, 'section')) ?? element;
  for (const one of [item, ...listMatching(item, () => true)])
    for (const name of ['ariaLabel', 'alt', 'title']) {
      const told = findAttribute(one, name);
      if (told !== undefined && fold(told).includes(fold(before)))
        one.properties[name] = told.replace(
          new RegExp(before.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`), 'i'),
          words,
        );
    }
}

/** The element that shows the words of a thing. */
export function wordsOf(page: Page, target: Element, phrase: Phrase): Element | undefined {
  const { noun } = phrase;
  if (
    isHeadingLike(target) ||
    ['button', 'a', 'th', 'td', 'label', 'option', 'dt', 'p', 'span', 'summary'].includes(target.tagName)
  ) {
    const leaves = page
      .leavesIn(target)
      .filter(({ element }) => !isUnseen(element) && !(isBadge(page, element) && element !== target));
    const [leaf] = leaves;
    return leaves.length === 1 && leaf !== undefined ? leaf.element : target;
  }
  const section = page.sections.find((one) => one.elements[0] === target);
  if (section !== undefined && noun !== 'text') return section.heading;
  return titleLeaf(page, target);
}

export function planAttribute(page: Page, element: Element, name: string, to: string, old?: string): Plan {
  const before = old ?? findAttribute(element, name) ?? '';
  return {
    element,
    done: `${before === '' ? 'set' : `changed "${before}" to`} "${to}"${name === 'placeholder' ? ' as the placeholder' : ''}`,
    write: () => {
      element.properties[name] = to;
      if (name !== 'ariaLabel')
        for (const other of ['ariaLabel', 'title'])
          if (findAttribute(element, other) === before && before !== '') element.properties[other] = to;
      // Words for screen readers that said the same.
      if (name === 'placeholder' || name === 'ariaLabel')
        for (const leaf of page.leaves)
          if (
            leaf.text === before &&
            before !== '' &&
            (page.chainOf(leaf.element).some(isUnseen) ||
              (page.parentOf(leaf.element)?.properties['ariaHidden'] === 'true' &&
                page.contains(
                  page.parentOf(page.parentOf(page.parentOf(element) ?? element) ?? element) ?? element,
                  leaf.element,
                )))
          )
            writeText(leaf.node, to);
    },
  };
}

export function planField(page: Page, control: Element, ask: Say): Plan | undefined {
  const field = page.fields.find((one) => one.control === control);
  if (field === undefined) return undefined;
  const name = field.label === '' ? 'the field' : `"${field.label}"`;
  if (field.kind === 'select') {
    const several = ask.to
      .split(/\s*(?:,|;|\band\b|\bund\b|\bet\b|\by\b)\s*/)
      .map((one) => one.replaceAll(/^["“„«]|["”“»]$/g, '').trim())
      .filter((one) => one !== '');
    if (several.length > 1)
      return {
        element: control,
        done: `made ${several.map((one) => `"${one}"`).join(', ')} the choices of ${name}`,
        write: () => setOptions(control, several),
      };
    return { element: control, done: `chose "${ask.to}" in ${name}`, write: () => chooseOption(control, ask.to) };
  }
  const old = valueOfField(field);
  return {
    element: control,
    done: `set ${name} to "${ask.to}"`,
    write: () => {
      if (control.tagName === 'textarea') writeWords(control, ask.to);
      else control.properties['value'] = old === '' ? ask.to : likeForm(old, ask.to);
    },
  };
}
