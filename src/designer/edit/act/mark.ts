import type { Element } from 'hast';
import { findAttribute, listClasses, setClasses } from '../../../markup/element.ts';
import type { Ask, StateName } from '../ask/ask.ts';
import type { Outcome } from '../editing.ts';
import type { Page } from '../page/page.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';
import { chooseOption } from './choose-option.ts';
import type { Phrase } from '../ask/read-phrase.ts';
import { describe, find, untaken, type Working } from './working.ts';

const TOLD: Readonly<Record<StateName, string>> = {
  current: 'the current one',
  selected: 'the chosen one',
  unselected: 'not chosen',
  on: 'on',
  off: 'off',
  open: 'open',
  closed: 'closed',
  disabled: 'disabled',
  enabled: 'enabled',
  required: 'required',
};

/** Which one is current, chosen, on, open: told to screen readers and shown as the page shows it. */
export function mark(working: Working, { target, state }: Extract<Ask, { kind: 'state' }>): Outcome {
  const { page } = working;
  const found = find(working, target);
  const switches = state === 'on' || state === 'off' ? find(working, { ...target, noun: 'switch' }) : undefined;
  const isSwitch =
    switches !== undefined &&
    switches.elements.length === 1 &&
    switches.rivals === undefined &&
    switches.elements.some((one) => controlOf(page, one) !== undefined) &&
    !(found.elements[0] !== undefined && controlOf(page, found.elements[0]) !== undefined);
  const told = state === 'on' || state === 'off' ? namedSwitch(working, target) : undefined;
  const all = isSwitch ? switches.elements : (told ?? found.rivals ?? found.elements);
  const pool = [...new Map(all.map((one) => [controlOf(page, one) ?? entryAround(page, one) ?? one, one])).values()];
  const isToggle = state === 'on' || state === 'off';
  // "Open the three folded questions", "the cards are all disabled": each of them.
  const several = target.isPlural === true || target.isAll === true ? severalFor(page, target, state) : [];
  if (several.length > 1) {
    for (const one of several) setState(working, one, state);
    working.last = several;
    return { done: `made ${several.map((one) => describe(page, one)).join(', ')} ${TOLD[state]}` };
  }
  const [element] = pool.length > 1 || isToggle ? pool.filter((one) => canBe(page, one, state)) : pool;
  if (element === undefined || pool.filter((one) => canBe(page, one, state)).length > 1)
    return untaken(working, target, found);
  const name = describe(page, element);
  const isDone = setState(working, element, state);
  if (!isDone) return { failed: `${name} is nothing that could be ${TOLD[state]}` };
  working.last = [element];
  return { done: `made ${name} ${TOLD[state]}` };
}

/** All of a kind that can be so and are not yet. */
function severalFor(page: Page, { noun, words, quotes, near }: Phrase, state: StateName): Element[] {
  if (noun === undefined || quotes.length > 0 || near.length > 0) return [];
  if (state !== 'open' && state !== 'closed') return [];
  void words;
  return page.elements.filter(
    (one) => one.tagName === 'details' && (findAttribute(one, 'open') === undefined) === (state === 'open'),
  );
}

/** "The reminder in the morning": the switch that the last words name, where the first name what is around it. */
function namedSwitch(working: Working, target: Phrase): Element[] | undefined {
  const whole = find(working, target);
  if (whole.rivals === undefined && whole.elements.some((one) => controlOf(working.page, one) !== undefined))
    return undefined;
  for (const { phrase } of target.near) {
    const found = find(working, { ...phrase, noun: 'switch' });
    if (found.elements.length === 1 && found.rivals === undefined) return found.elements;
  }
  return undefined;
}

const controlOf = (page: Page, element: Element): Element | undefined =>
  page.fields.find(
    (one) =>
      one.control === element ||
      one.labelElement === element ||
      (one.labelElement !== undefined && page.contains(one.labelElement, element)) ||
      page.contains(one.box, element),
  )?.control;

const canBe = (page: Page, element: Element, state: StateName): boolean =>
  state === 'current'
    ? entryAround(page, element) !== undefined
    : (state === 'on' || state === 'off') && page.fields.some(({ kind }) => kind === 'switch' || kind === 'checkbox')
      ? controlOf(page, element) !== undefined
      : state === 'open' || state === 'closed'
        ? page.chainOf(element).some((one) => one.tagName === 'details')
        : controlOf(page, element) !== undefined || entryAround(page, element) !== undefined;

const entryAround = (page: Page, element: Element): Element | undefined =>
  page
    .chainOf(element)
    .find((one) => ['a', 'button', 'li', 'label'].includes(one.tagName) || findAttribute(one, 'role') === 'tab');

function setState(working: Working, element: Element, state: StateName): boolean {
  const { page } = working;
  const control = controlOf(page, element);
  switch (state) {
    case 'current': {
      const button = page.chainOf(element).find((one) => one.tagName === 'button');
      // What could not be pressed becomes active by being able to be.
      if (button !== undefined && findAttribute(button, 'disabled') !== undefined)
        return setState(working, element, 'enabled');
      return makeCurrent(page, element);
    }
    case 'selected':
    case 'on':
      return control === undefined ? chooseHere(page, element) : setChecked(page, control, true, element);
    case 'unselected':
    case 'off':
      return control !== undefined && setChecked(page, control, false, element);
    case 'open':
    case 'closed': {
      const details = page.chainOf(element).find((one) => one.tagName === 'details');
      if (details === undefined) return false;
      if (state === 'open') details.properties['open'] = true;
      else delete details.properties['open'];
      return true;
    }
    case 'required':
      if (control === undefined) return false;
      control.properties['required'] = true;
      return true;
    default: {
      const target = control ?? page.chainOf(element).find((one) => one.tagName === 'button' || one.tagName === 'a');
      if (target === undefined) return false;
      if (state === 'enabled') {
        delete target.properties['disabled'];
        delete target.properties['ariaDisabled'];
        setClasses(
          target,
          listClasses(target).filter((name) => name !== 'opacity-50' && name !== 'cursor-not-allowed'),
        );
        return true;
      }
      if (target.tagName === 'a') target.properties['ariaDisabled'] = 'true';
      else target.properties['disabled'] = true;
      setClasses(target, [...listClasses(target), 'opacity-50', 'cursor-not-allowed']);
      return true;
    }
  }
}

function setChecked(page: Page, control: Element, isOn: boolean, element: Element): boolean {
  if (control.tagName === 'select') {
    if (!isOn) return false;
    chooseOption(control, page.textOf(element));
    return true;
  }
  if (control.tagName === 'input' && !/^(?:radio|checkbox)$/.test(findAttribute(control, 'type') ?? '')) return false;
  const name = findAttribute(control, 'name');
  const isRadio = findAttribute(control, 'type') === 'radio' || findAttribute(control, 'role') === 'radio';
  const rivals = isRadio
    ? page.fields
        .map((one) => one.control)
        .filter(
          (one) =>
            one !== control &&
            (name === undefined ? page.parentOf(one) === page.parentOf(control) : findAttribute(one, 'name') === name),
        )
    : [];
  if (isOn) {
    const old = rivals.find(isChecked);
    if (old !== undefined) exchangeLooks(page, boxOf(page, old), boxOf(page, control));
    for (const one of rivals) check(one, false);
  }
  if (isChecked(control) !== isOn || control.tagName !== 'input') check(control, isOn);
  return true;
}

const boxOf = (page: Page, control: Element): Element =>
  page.fields.find((one) => one.control === control)?.box ?? control;
const isChecked = (control: Element): boolean =>
  findAttribute(control, 'checked') !== undefined || findAttribute(control, 'ariaChecked') === 'true';

function check(control: Element, isOn: boolean): void {
  if (control.tagName === 'input') {
    if (isOn) control.properties['checked'] = true;
    else delete control.properties['checked'];
  }
  if (control.tagName !== 'input' || findAttribute(control, 'ariaChecked') !== undefined)
    control.properties['ariaChecked'] = String(isOn);
}

const MARKS = ['ariaCurrent', 'ariaSelected', 'ariaPressed'] as const;

/** The mark and the look go over from the entry that had them. */
function makeCurrent(page: Page, element: Element): boolean {
  const entry = entryAround(page, element);
  if (entry === undefined) return false;
  const list =
    page
      .chainOf(entry)
      .find((one) => ['nav', 'ul', 'ol'].includes(one.tagName) || findAttribute(one, 'role') === 'tablist') ??
    page.parentOf(entry);
  if (list === undefined) return false;
  const isMarked = (one: Element): boolean => MARKS.some((name) => (findAttribute(one, name) ?? 'false') !== 'false');
  const old = listMatching(list, isMarked)[0];
  if (old !== undefined && (old === entry || page.contains(entry, old))) return true;
  const depth = old?.tagName;
  const fresh =
    old === undefined
      ? entry
      : ([entry, ...listMatching(entry, () => true), ...page.chainOf(entry)].find((one) => one.tagName === depth) ??
        entry);
  if (old === undefined) {
    fresh.properties['ariaCurrent'] = 'page';
    return true;
  }
  for (const name of MARKS) {
    const value = old.properties[name];
    if (value === undefined) continue;
    const own = fresh.properties[name];
    fresh.properties[name] = value;
    if (own === undefined) delete old.properties[name];
    else old.properties[name] = own;
  }
  exchangeLooks(page, old, fresh);
  return true;
}

/** What the one looked like the other does, part by part as far as they are alike. */
function exchangeLooks(page: Page, one: Element, other: Element): void {
  const classes = listClasses(one);
  setClasses(one, listClasses(other));
  setClasses(other, classes);
  const { style } = one.properties;
  const { style: otherStyle } = other.properties;
  for (const [element, value] of [
    [one, otherStyle],
    [other, style],
  ] as const)
    if (value === undefined) delete element.properties['style'];
    else element.properties['style'] = value;
  const inner = elementsIn(one);
  const others = elementsIn(other);
  for (const [at, child] of inner.entries()) {
    const like = others[at];
    if (
      like !== undefined &&
      like.tagName === child.tagName &&
      child.tagName !== 'input' &&
      page.groupOf(child) === undefined
    )
      exchangeLooks(page, child, like);
  }
}

/** A choice that is no field: an entry of tabs, a segment, a face. */
const chooseHere = (page: Page, element: Element): boolean => makeCurrent(page, element);
