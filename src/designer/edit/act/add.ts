import type { Element } from 'hast';
import { createElement, createText, findAttribute, listClasses, setClasses } from '../../../markup/element.ts';
import type { Ask, Detail, Place } from '../ask/ask.ts';
import type { Noun } from '../ask/nouns.ts';
import type { Outcome } from '../editing.ts';
import { isBadge, isButton, isHeadCell, isLaneLike, isOf, listOf, titleLeaf } from '../page/kinds.ts';
import type { Field } from '../page/list-fields.ts';
import { isUnseen, unitOf, type Page } from '../page/page.ts';
import { fold, likenessOf, toWords } from '../page/to-words.ts';
import { shapeOf } from '../page/value-shape.ts';
import { cloneElement, elementsIn, listMatching, renewIds } from '../screen-tree.ts';
import { fillItem, noteOriginal } from './fill-item.ts';
import { columnOf, dropStates, putBeside, wholeOf } from './structure.ts';
import { describe, find, refresh, untaken, type Working } from './working.ts';
import { writeWords } from './write-words.ts';

type Add = Extract<Ask, { kind: 'add' }>;

/** Where something new comes, and what stands there whose make it takes. */
interface Spot {
  reference: Element;
  side: 'before' | 'after';
}

/** Something new, of the make of what stands beside it. Undefined: nothing like it is here. */
export function add(working: Working, ask: Add): Outcome | undefined {
  const { page } = working;
  const noun = ask.head.noun;
  const name = ask.head.quotes[0] ?? '';
  const [place] = ask.places;
  let near: Element | undefined;
  let nearPhrase = place?.of;
  if (place?.of !== undefined) {
    const found = find(working, place.of);
    [near] = found.elements;
    if (near === undefined) return untaken(working, place.of, found);
    if (found.rivals !== undefined) {
      const same = found.rivals.filter((one) => noun === undefined || isLike(page, one, noun));
      if (same.length !== 1) return untaken(working, place.of, found);
      [near] = same;
    }
  } else if (ask.head.near.length > 0) {
    const inside = ask.head.near.find(({ relation }) => relation === 'in' || relation === 'of');
    if (inside !== undefined) {
      nearPhrase = inside.phrase;
      near = find(working, inside.phrase).elements[0];
    }
  }
  near ??= homeOf(working, ask);
  if (near === undefined) return undefined;
  const at = place?.at ?? 'in';
  const details: Detail[] = [...(name === '' ? [] : [{ label: '', value: name, isQuoted: true }]), ...ask.details];
  const isUnder =
    at === 'below' &&
    near !== undefined &&
    page.sections.some((one) => one.heading === near) &&
    noun !== undefined &&
    ['question', 'row', 'item', 'card', 'entry', 'option', 'field', 'line'].includes(noun);
  const isBeside =
    !isUnder && ['before', 'after', 'above', 'below', 'beside', 'between', 'leftof', 'rightof'].includes(at);
  const side = ['before', 'above', 'leftof'].includes(at) ? 'before' : 'after';
  if (
    noun === 'button' ||
    (noun === undefined &&
      isBeside &&
      isButton(near) &&
      name !== '' &&
      !page.chainOf(near).some((one) => one.tagName === 'nav'))
  )
    return addButton(working, ask, near, side, isBeside);
  if (noun === 'badge' && !isBeside) return undefined;
  const field = page.fields.find((one) => one.control === near || one.labelElement === near);
  const optionOf = [near, ...working.last].find((one) => page.chainOf(one).some((outer) => outer.tagName === 'select'));
  if (optionOf !== undefined && (noun === undefined || noun === 'option')) return addOption(working, optionOf, at, side, details);
  if (
    noun === 'option' ||
    (noun === undefined && field !== undefined && (field.kind === 'radio' || field.kind === 'checkbox'))
  )
    return addChoice(working, near, at, details, isBeside);
  if (
    field !== undefined &&
    isBeside &&
    (noun === undefined || noun === 'field' || noun === 'box' || noun === 'select')
  )
    return addField(working, field, details, side);
  if (noun === 'field' || noun === 'select' || noun === 'checkbox') {
    const inside = page.fields.filter(({ control }) => holds(page, near, control) && !isInTable(page, control));
    const model = inside.findLast(({ kind }) => kind === (noun === 'select' ? 'select' : 'text')) ?? inside.at(-1);
    if (model === undefined) return undefined;
    return addField(working, at === 'top' ? (inside[0] ?? model) : model, details, at === 'top' ? 'before' : 'after');
  }
  const head = page.chainOf(near).find((one) => isHeadCell(page, one));
  if (noun === 'column' && head !== undefined) return addColumn(working, head, side, details);
  if (noun === 'column' || (noun === 'section' && isBeside && isLaneLike(page, near)))
    return addLane(working, near, side, details, ask.isEmpty);
  if (noun === 'text' || noun === 'hint' || noun === 'subtitle')
    return isBeside || at === 'in' || at === 'bottom' ? addLine(working, near, side, details) : undefined;
  if (
    noun === 'heading' ||
    noun === 'picture' ||
    noun === 'icon' ||
    noun === 'chart' ||
    noun === 'table' ||
    noun === 'section' ||
    noun === 'form' ||
    noun === 'search' ||
    noun === 'badge'
  )
    return undefined;
  if (details.length === 0) return undefined;
  const choices = page.fields.filter(({ control }) => holds(page, near, control));
  if (
    !isBeside &&
    noun === undefined &&
    choices.length > 1 &&
    choices.every(({ kind }) => kind === 'radio' || kind === 'checkbox')
  )
    return addChoice(working, near, at, details, false);
  const spot = isBeside
    ? besideOf(page, near, nearPhrase?.noun)
    : inList(page, near, isUnder ? (ask.places.some((one) => one.at === 'top') ? 'top' : 'bottom') : at, noun);
  if (spot === undefined) return undefined;
  return addLike(working, { ...spot, ...(isBeside && { side }) }, details);
}

const isLike = (page: Page, element: Element, noun: Noun): boolean =>
  isOf(page, element, noun) || page.chainOf(element).some((one) => isOf(page, one, noun));
const holds = (page: Page, near: Element | undefined, inner: Element): boolean => {
  const section =
    near === undefined
      ? undefined
      : page.sections.find((one) => one.heading === near || page.contains(one.heading, near));
  return near === undefined || (section?.elements ?? [near]).some((outer) => page.contains(outer, inner));
};
const isInTable = (page: Page, control: Element): boolean => page.chainOf(control).some((one) => one.tagName === 'td');

/** Where something belongs of which no place is said: where the change looks first, or the list that is called like it. */
function homeOf({ page, within, last }: Working, { head }: Add): Element | undefined {
  if (within !== undefined && within[0] !== undefined) return within[0];
  const [spoken] = last;
  if (spoken !== undefined && head.noun === undefined && head.words.length === 0) return spoken;
  const words = [...head.words, ...head.nounWords];
  const section = page.sections.find(
    (one) =>
      toWords(page.textOf(one.heading)).some((word) =>
        words.some((own) => own.length > 3 && likenessOf(own, word) > 0.9),
      ) && one.heading.tagName !== 'h1',
  );
  if (section !== undefined) return section.heading;
  const labelled = page.names.find(
    (one) =>
      one.source !== 'text' &&
      one.words.some((word) => words.some((own) => own.length > 3 && likenessOf(own, word) > 0.9)) &&
      listMatching(one.element, (inner) => page.groupOf(inner) !== undefined).length > 1,
  );
  if (labelled !== undefined) return labelled.element;
  if (head.noun === 'row') return listOf(page, 'table')[0];
  return undefined;
}

/** The repeated thing that a reference is one of. */
function besideOf(page: Page, near: Element, noun: Noun | undefined): Spot | undefined {
  const item = page
    .chainOf(near)
    .find(
      (one) =>
        page.groupOf(one) !== undefined &&
        !['td', 'th'].includes(one.tagName) &&
        (noun !== 'section' || one.tagName === 'section'),
    );
  if (item === undefined) return undefined;
  const parent = page.parentOf(item);
  const reference =
    parent?.tagName === 'li' && page.groupOf(parent) !== undefined && elementsIn(parent).length === 1 ? parent : item;
  return { reference, side: 'after' };
}

/** The first or last of the list in a section, a column or a navigation. */
function inList(page: Page, near: Element, at: Place['at'], noun: Noun | undefined): Spot | undefined {
  const section = page.sections.find(
    (one) => one.heading === near || page.contains(one.heading, near) || one.elements[0] === near,
  );
  const own = page.groupOf(near);
  const outers =
    section?.elements ??
    ([
      'ul',
      'ol',
      'nav',
      'table',
      'dl',
      'section',
      'aside',
      'header',
      'footer',
      'form',
      'div',
      'main',
      'tbody',
    ].includes(near.tagName)
      ? [near]
      : (own?.items ?? [near]));
  const groups = [
    ...new Set(
      outers
        .flatMap((outer) => (outers.length > 1 && own !== undefined ? [outer] : listMatching(outer, () => true)))
        .flatMap((item) => page.groupOf(item) ?? []),
    ),
  ].filter(
    ({ items, parent }) =>
      items.every((one) => !['option', 'button'].includes(one.tagName)) && parent.tagName !== 'thead',
  );
  const outer = groups.filter(
    ({ parent }) =>
      !groups.some((other) => other.parent !== parent && other.items.some((item) => page.contains(item, parent))),
  );
  const fitting = (
    noun === 'row' || noun === 'item' || noun === 'card'
      ? outer.filter(({ items }) =>
          ['tr', 'li', 'article', 'div', 'details', 'label', 'a'].includes(items[0]?.tagName ?? ''),
        )
      : outer
  ).toSorted((one, other) => rank(page, other.items) - rank(page, one.items));
  const [group] = fitting.length > 0 ? fitting : groups;
  const reference = at === 'top' ? group?.items[0] : group?.items.at(-1);
  return reference === undefined ? undefined : { reference, side: at === 'top' ? 'before' : 'after' };
}

const rank = (page: Page, items: readonly Element[]): number =>
  items.length +
  (['li', 'tr', 'article', 'details'].includes(items[0]?.tagName ?? '') ? 10 : 0) +
  Math.min(5, page.textOf(items[0] ?? page.tree.body).length / 10);

/** One more of a list, of the make that most of it has. */
function addLike(working: Working, { reference, side }: Spot, given: readonly Detail[]): Outcome {
  const { page } = working;
  const group = page.groupOf(reference);
  const items = group?.items ?? [reference];
  const model = modelOf(page, items, given, reference);
  const states = given.filter(({ value, label }) => label === '' && stateIn(page, model, value));
  const details = given.filter((one) => !states.includes(one));
  const copy = cloneElement(model);
  dropStates(copy);
  noteOriginal(copy, page.textOf(titleLeaf(page, model) ?? model));
  renewIds(page.tree, copy);
  dropBadgesOf(page, copy, model);
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

/** Which of several is copied: one that says what the new one is to say of its state, else the plainest, else the nearest. */
function modelOf(page: Page, items: readonly Element[], details: readonly Detail[], reference: Element): Element {
  const words = details.flatMap(({ value }) => toWords(value));
  const told = items.filter((item) =>
    listMatching(item, (one) => one.tagName !== 'svg').some((one) => {
      const label = findAttribute(one, 'ariaLabel');
      return label !== undefined && label.length < 24 && toWords(label).every((word) => words.includes(word));
    }),
  );
  const makes = Map.groupBy(items, (item) => makeOf(item));
  const common = [...makes.values()].toSorted((one, other) => other.length - one.length)[0] ?? items;
  const plain = common.length > 1 || items.length === 1 ? common : items;
  const rich = items.filter((item) => page.leavesIn(item).filter(({ element }) => !isUnseen(element)).length >= details.length);
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

function addChoice(
  working: Working,
  near: Element,
  at: Place['at'],
  details: readonly Detail[],
  isBeside: boolean,
): Outcome | undefined {
  const { page } = working;
  const choices = page.fields.filter(
    ({ kind, control }) => kind === 'radio' && holds(page, isBeside ? undefined : near, control),
  );
  const model = isBeside
    ? choices.find(({ control, labelElement }) => control === near || labelElement === near)
    : at === 'top'
      ? choices[0]
      : choices.at(-1);
  if (model === undefined) return undefined;
  const plain =
    choices.find(
      ({ control }) => findAttribute(control, 'checked') === undefined && page.parentOf(control) !== undefined,
    ) ?? model;
  const copy = cloneElement(plain.box);
  dropStates(copy);
  renewIds(page.tree, copy);
  for (const input of [copy, ...listMatching(copy, (one) => one.tagName === 'input')])
    if (input.tagName === 'input') {
      const name = findAttribute(plain.control, 'name');
      if (name !== undefined) input.properties['name'] = name;
      if (input.properties['value'] !== undefined) input.properties['value'] = details[0]?.value ?? '';
    }
  putBeside(
    page,
    unitOf(page, model.box),
    [copy],
    at === 'top' || at === 'before' || at === 'above' ? 'before' : 'after',
  );
  refresh(working);
  fillItem(
    working.page,
    copy,
    choices.map(({ box }) => box),
    details,
    true,
  );
  refresh(working);
  working.last = [copy];
  return { done: `added the choice "${details[0]?.value ?? ''}"` };
}

/** One more choice of a list that drops down. */
function addOption(working: Working, near: Element, at: Place['at'], side: 'before' | 'after', details: readonly Detail[]): Outcome | undefined {
  const { page } = working;
  const select = page.chainOf(near).find((one) => one.tagName === 'select');
  const [name] = details;
  if (select === undefined || name === undefined) return undefined;
  const options = elementsIn(select);
  const reference = near.tagName === 'option' && at !== 'top' && at !== 'bottom' ? near : at === 'top' ? options[0] : options.at(-1);
  const { selected: _selected, value: _value, dataId: _id, ...rest } = reference?.properties ?? {};
  const option = createElement('option', rest, [createText(name.value)]);
  if (reference === undefined) select.children = [option];
  else putBeside(page, reference, [option], at === 'top' ? 'before' : at === 'bottom' ? 'after' : side);
  refresh(working);
  working.last = [option];
  return { done: `added the choice "${name.value}"` };
}

/** A field of the make of its neighbour, empty. */
function addField(
  working: Working,
  near: Field,
  details: readonly Detail[],
  side: 'before' | 'after',
): Outcome | undefined {
  const { page } = working;
  const holder = page.parentOf(near.box);
  const model =
    near.kind === 'text' || near.kind === 'select'
      ? (page.fields
          .filter((one) => one.kind === 'text' && one.labelElement !== undefined && page.parentOf(one.box) === holder)
          .at(-1) ?? near)
      : near;
  const named = details.find(({ label }) => label === '' || /^(?:label|field|called)/.test(label)) ?? details[0];
  if (
    named === undefined ||
    (model.labelElement === undefined && findAttribute(model.control, 'placeholder') === undefined)
  )
    return undefined;
  const own = [model.box, ...listMatching(model.box, () => true)];
  const copy = cloneElement(model.box);
  const copies = [copy, ...listMatching(copy, () => true)];
  const control = copies[own.indexOf(model.control)];
  const label = model.labelElement === undefined ? undefined : copies[own.indexOf(model.labelElement)];
  if (control === undefined) return undefined;
  const placeholder = details.find((one) => /placeholder|platzhalter|hint|indicat|segnaposto/i.test(one.label))?.value;
  const value = details.find((one) => /value|filled|prefilled|set to/i.test(one.label))?.value;
  for (const name of ['value', 'checked', 'ariaDescribedBy', 'required', 'min', 'max', 'autoComplete', 'pattern'])
    delete control.properties[name];
  if (control.tagName === 'input') control.properties['type'] = typeFor(named.value);
  if (control.tagName === 'textarea') control.children = [];
  if (placeholder !== undefined) control.properties['placeholder'] = placeholder;
  else delete control.properties['placeholder'];
  if (value !== undefined) control.properties['value'] = value;
  if (label === undefined) control.properties['placeholder'] = placeholder ?? named.value;
  else writeWords(label, named.value);
  if (findAttribute(control, 'ariaLabel') !== undefined || label === undefined)
    control.properties['ariaLabel'] = named.value;
  if (
    label !== undefined &&
    label.tagName === 'label' &&
    findAttribute(control, 'id') === undefined &&
    findAttribute(label, 'htmlFor') !== undefined
  )
    control.properties['id'] = `field-${toWords(named.value).join('-')}`;
  for (const hint of copies.filter((one) => one.tagName === 'p' || (one.tagName === 'small' && one !== label)))
    for (const parent of copies) parent.children = parent.children.filter((child) => child !== hint);
  renewIds(page.tree, copy);
  // In a row of two a third would have no room: it comes under the row.
  const row = page.parentOf(near.box);
  const isPair =
    row !== undefined &&
    listClasses(row).some((name) => /grid-cols-(?:2|\[1fr_1fr\])/.test(name)) &&
    page.fields.filter(({ box }) => page.parentOf(box) === row).length === 2;
  const reference = isPair && side === 'after' && elementsIn(row).at(-1) === near.box ? row : near.box;
  putBeside(page, reference, [copy], side);
  refresh(working);
  working.last = [copy];
  return { done: `added the field "${named.value}" ${side} "${near.label}"` };
}

const typeFor = (label: string): string =>
  /e-?mail|correo|posta/i.test(label)
    ? 'email'
    : /phone|mobile|telephone|telefon|téléphone|teléfono|telefono/i.test(label)
      ? 'tel'
      : /\b(?:date|birthday|datum|fecha|data)\b/i.test(label)
        ? 'date'
        : /password|passwort|mot de passe/i.test(label)
          ? 'password'
          : /website|url/i.test(label)
            ? 'url'
            : 'text';

/** A button of the make of another; one less loud where that is asked for. */
function addButton(
  working: Working,
  ask: Add,
  near: Element,
  side: 'before' | 'after',
  isBeside: boolean,
): Outcome | undefined {
  const { page } = working;
  const name = ask.head.quotes[0] ?? ask.details[0]?.value;
  if (name === undefined) return undefined;
  const around = page.chainOf(near).find(isButton);
  const inside =
    around === undefined
      ? page.elements.filter(
          (one) => isButton(one) && holds(page, near, one) && page.textOf(one) !== '' && one.tagName !== 'input',
        )
      : [];
  const beside = around ?? inside.at(-1);
  if (beside === undefined) return undefined;
  const isFilled = (one: Element): boolean => listClasses(one).some((each) => /^bg-(?:primary$|\[)/.test(each));
  const quiet = page.elements.find(
    (one) =>
      isButton(one) &&
      one.tagName === 'button' &&
      page.textOf(one) !== '' &&
      !isFilled(one) &&
      !page.chainOf(one).some((each) => each.tagName === 'nav'),
  );
  const model = ask.rank === 'secondary' && isFilled(beside) && quiet !== undefined ? quiet : beside;
  const copy = cloneElement(model);
  for (const child of listMatching(copy, isUnseen)) copy.children = copy.children.filter((one) => one !== child);
  for (const attribute of ['id', 'ariaLabel', 'ariaControls', 'ariaExpanded', 'href', 'disabled'])
    delete copy.properties[attribute];
  if (copy.tagName === 'a') copy.properties['href'] = '#';
  if (copy.tagName === 'button') copy.properties['type'] = 'button';
  // Its icon would say what the other does.
  copy.children = copy.children.filter((child) => child.type !== 'element' || child.tagName !== 'svg');
  writeWords(copy, name);
  if (ask.rank === 'secondary' && isFilled(copy))
    setClasses(copy, [
      ...listClasses(copy).filter((each) => !/^(?:bg-|text-on-|border)/.test(each)),
      'border',
      'border-outline',
      'text-on-surface',
    ]);
  const row = page.parentOf(beside);
  const isRow =
    row !== undefined &&
    listClasses(row).some((each) => /^flex$/.test(each)) &&
    !listClasses(row).some((each) => /flex-col/.test(each));
  const wide = listClasses(beside).filter((each) => /^(?:w-full|self-\w+|mt-\d)$/.test(each));
  const wantsBelow = isBeside && ask.places[0]?.at === 'below';
  if (wantsBelow && isRow && row !== undefined && elementsIn(row).length === 1)
    setClasses(row, [...listClasses(row), 'flex-wrap']);
  if (!isRow) setClasses(copy, [...listClasses(copy), ...wide, 'mt-2']);
  if (wantsBelow && isRow && row !== undefined && elementsIn(row).length > 1) putBeside(page, row, [copy], 'after');
  else putBeside(page, beside, [copy], side);
  if (wantsBelow && isRow) setClasses(copy, [...listClasses(copy), 'w-full']);
  refresh(working);
  working.last = [copy];
  return { done: `added the button "${name}" ${side === 'before' ? 'before' : 'behind'} ${describe(page, beside)}` };
}

/** A column with its head; cells of the rows are given in their order, or stay empty. */
function addColumn(working: Working, head: Element, side: 'before' | 'after', details: readonly Detail[]): Outcome {
  const { page } = working;
  const [name, ...values] = details;
  for (const [at, cell] of columnOf(page, head).entries()) {
    const copy = cloneElement(cell);
    const words = at === 0 ? (name?.value ?? '') : (values[at - 1]?.value ?? '');
    copy.children =
      at === 0 || listMatching(copy, (one) => isBadge(page, one)).length === 0 ? [createText(words)] : copy.children;
    putBeside(page, cell, [copy], side);
  }
  refresh(working);
  return { done: `added the column "${name?.value ?? ''}"` };
}

/** A lane of a board, empty where that is asked for. */
function addLane(
  working: Working,
  near: Element,
  side: 'before' | 'after',
  details: readonly Detail[],
  isEmpty: boolean,
): Outcome | undefined {
  const { page } = working;
  const section = page.sections.find(
    (one) => one.heading === near || page.contains(one.heading, near) || one.elements[0] === near,
  );
  const lane =
    page.chainOf(section?.elements[0] ?? near).find((one) => page.groupOf(one) !== undefined && one.tagName !== 'li') ??
    section?.elements[0];
  const name = details.find(({ label, value }) => label === '' && shapeOf(value).kind === 'words')?.value;
  if (lane === undefined || name === undefined) return undefined;
  const count = details.find(({ value }) => shapeOf(value).kind === 'number')?.value ?? '0';
  const heading = page.sections.find((one) => page.contains(lane, one.heading))?.heading;
  const own = [lane, ...listMatching(lane, () => true)];
  const copy = cloneElement(lane);
  const copies = [copy, ...listMatching(copy, () => true)];
  const title = heading === undefined ? undefined : copies[own.indexOf(heading)];
  if (title !== undefined) writeWords(title, name);
  for (const [at, one] of own.entries()) {
    const twin = copies[at];
    if (twin === undefined) continue;
    if (
      ['ul', 'ol'].includes(one.tagName) ||
      (elementsIn(one).some((child) => child.tagName === 'article') && one !== lane)
    ) {
      if (isEmpty || details.length <= 2) twin.children = [];
    } else if (/^\d+$/.test(page.textOf(one)) && elementsIn(one).length === 0) {
      writeWords(twin, count);
      const told = findAttribute(twin, 'ariaLabel');
      if (told !== undefined) twin.properties['ariaLabel'] = told.replace(/\d+/, count);
    }
  }
  renewIds(page.tree, copy);
  putBeside(page, unitOf(page, lane), [copy], side);
  refresh(working);
  working.last = [copy];
  return { done: `added the column "${name}"` };
}

/** A line of text of the make of what stands there. */
function addLine(
  working: Working,
  near: Element,
  side: 'before' | 'after',
  details: readonly Detail[],
): Outcome | undefined {
  const { page } = working;
  const [line] = details;
  if (line === undefined) return undefined;
  const [reference] = wholeOf(page, near, { said: '', quotes: [], words: [], nounWords: [], near: [], noun: 'text' });
  if (reference === undefined) return undefined;
  const section = page.sections.find((one) => one.heading === near || one.elements[0] === near);
  const inside =
    section === undefined
      ? page.elements.filter((one) => one.tagName === 'p')
      : page.elements.filter(
          (one) => one.tagName === 'p' && section.elements.some((outer) => page.contains(outer, one)),
        );
  const model =
    inside.find((one) => shapeOf(page.textOf(one)).kind === 'words' && elementsIn(one).length === 0) ??
    page.elements.find((one) => one.tagName === 'p' && elementsIn(one).length === 0);
  const copy = createElement('p', { className: model === undefined ? ['text-body-md'] : listClasses(model) }, [
    createText(line.value),
  ]);
  putBeside(page, reference, [copy], side);
  refresh(working);
  working.last = [copy];
  return { done: `added the line "${line.value}"` };
}
