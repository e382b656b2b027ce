import type { Element, Text } from 'hast';
import { findAttribute, listClasses, setClasses } from '../../../markup/element.ts';
import { watchDrawing } from '../apply/watch-drawing.ts';
import { watchSums } from '../apply/recompute.ts';
import type { Outcome } from '../editing.ts';
import type { Ask } from '../ask/ask.ts';
import type { Phrase } from '../ask/read-phrase.ts';
import { isBadge, isHeadCell, isOf, titleLeaf } from '../page/kinds.ts';
import { valueOfField } from '../page/list-fields.ts';
import { isHeadingLike } from '../page/list-sections.ts';
import { isUnseen, type Page } from '../page/page.ts';
import { fold, toWords } from '../page/to-words.ts';
import { isTyped, shapeLikeness, shapeOf } from '../page/value-shape.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';
import { chooseOption, setOptions } from './choose-option.ts';
import { likeForm } from './like-form.ts';
import { describe, find, untaken, type Working } from './working.ts';
import { writeText, writeWords } from './write-words.ts';

/** What is written where: decided first, so that of two that answer equally the one is taken that can say it. */
export interface Plan {
  element: Element;
  done: string;
  write(): void;
}

type Say = Extract<Ask, { kind: 'say' }>;

/** Other words or another value, where the page shows them. */
export function say(working: Working, ask: Say): Outcome {
  const found = find(working, ask.target);
  const { page } = working;
  const targets =
    found.rivals ?? (ask.isQuoted && ask.from === undefined ? (found.alike ?? found.elements) : found.elements);
  const plans = targets.flatMap((target) => planFor(working, target, ask) ?? []);
  const apart = [...new Map(plans.map((plan) => [plan.element, plan])).values()];
  const isAll = ask.target.isAll === true || ask.target.isPlural === true;
  if (apart.length === 0 && ask.from !== undefined) {
    const plan =
      targets.length === 0 || ask.target.quotes.length === 0
        ? planWhere(page, working.within ?? [page.tree.body], ask.from, ask.to)
        : undefined;
    if (plan !== undefined) apart.push(plan);
  }
  let [first] = apart;
  if (first === undefined)
    return targets.length === 0
      ? untaken(working, ask.target, found)
      : { failed: `${describe(page, targets[0] ?? page.tree.body)} has nothing that "${ask.to}" could be` };
  // Of several the one is meant that says nearly so already: "the button says "Pay €129.95"".
  if (apart.length > 1 && !isAll) {
    const close = mostAlike(page, apart, ask.to);
    const spoken =
      close === undefined && found.alike !== undefined
        ? apart.find((plan) => found.elements.some((one) => page.contains(one, plan.element) || one === plan.element))
        : undefined;
    const taken = close ?? spoken;
    if (taken !== undefined) apart.splice(0, apart.length, taken);
  }
  const shown = apart.filter(({ element }) => !page.chainOf(element).some(isUnseen));
  [first = first] = apart;
  if (apart.length > 1 && !isAll) {
    if (shown.length !== 1)
      return untaken(working, ask.target, { ...found, rivals: apart.map(({ element }) => element) });
    shown[0]?.write();
    working.last = shown.map(({ element }) => element);
    return { done: shown[0]?.done ?? '' };
  }
  const follow = shapeOf(ask.to).kind === 'words' ? undefined : watchSums(page.tree, first.element);
  const draw = follow && watchDrawing(working.editing, first.element);
  for (const plan of apart) plan.write();
  working.editing.tree.refresh();
  const followed = follow?.() ?? [];
  const drawn = draw?.();
  working.last = apart.map(({ element }) => element);
  return {
    done: `${first.done}${followed.length > 0 ? ` (${followed.join(' and ')} followed)` : ''}${drawn === 'moved' ? ' with its drawing' : ''}`,
  };
}

function mostAlike(page: Page, plans: readonly Plan[], to: string): Plan | undefined {
  const words = toWords(to);
  const scored = plans
    .map((plan) => ({ plan, shared: toWords(page.textOf(plan.element)).filter((word) => words.includes(word)).length }))
    .toSorted((one, other) => other.shared - one.shared);
  const [best, next] = scored;
  return best !== undefined && best.shared > 0 && best.shared > (next?.shared ?? 0) ? best.plan : undefined;
}

/** Kinds of things of which the words are meant and never a value in them. */
const NAMING: ReadonlySet<string> = new Set([
  'heading',
  'title',
  'subtitle',
  'button',
  'link',
  'label',
  'entry',
  'tab',
  'column',
  'text',
  'badge',
  'hint',
  'logo',
  'answer',
  'question',
  'name',
]);

function planFor(working: Working, target: Element, ask: Say): Plan | undefined {
  const { page } = working;
  const { noun } = ask.target;
  if (ask.target.isLabel === true && ask.from === undefined) return planName(page, target, { ...ask, isRename: true });
  const field = page.fields.find(
    (one) =>
      one.control === target ||
      one.labelElement === target ||
      (one.labelElement !== undefined && page.contains(one.labelElement, target)) ||
      (one.box !== target && page.contains(one.box, target) && one.kind !== 'text' && one.kind !== 'select'),
  );
  if (field !== undefined && noun !== 'badge' && noun !== 'hint') {
    if (noun === 'placeholder') return planAttribute(page, field.control, 'placeholder', ask.to);
    const isChoice = field.kind === 'radio' || field.kind === 'checkbox' || field.kind === 'switch';
    if (!ask.isRename && noun !== 'label' && !isChoice) return planField(page, field.control, ask);
    if (field.kind === 'select' && noun === 'options') return planField(page, field.control, ask);
    if (!isChoice || ask.isRename || noun === 'label' || ask.from === undefined) {
      const own = field.labelElement ?? field.control;
      if (ask.from === undefined || isChoice)
        return isChoice && own !== field.control && page.contains(own, target) && target !== field.control
          ? planText(page, target, ask.to)
          : own === field.control
            ? planAttribute(page, own, 'ariaLabel', ask.to, field.label)
            : planText(page, own, ask.to);
    }
  }
  if (noun === 'placeholder') return undefined;
  if (ask.from !== undefined) {
    const plan = planFrom(page, target, ask.from, ask.to);
    if (plan !== undefined) return plan;
  }
  const fresh = shapeOf(ask.to);
  const row = planRow(page, target, ask.to);
  if (row !== undefined) return row;
  if (
    noun !== undefined &&
    [
      'date',
      'time',
      'price',
      'value',
      'state',
      'counter',
      'weight',
      'temperature',
      'percentage',
      'quantity',
      'total',
      'cell',
      'email',
      'phone',
    ].includes(noun) &&
    isOf(page, target, noun)
  )
    return planText(page, target, ask.to);
  if (ask.isRename || (noun !== undefined && NAMING.has(noun) && !isTyped(fresh))) return planName(page, target, ask);
  const cell = page.chainOf(target).find((one) => one.tagName === 'td');
  if (cell !== undefined && target === cell && (noun === 'cell' || !isTyped(fresh) || isTyped(shapeOf(page.textOf(cell))))) return planText(page, cell, ask.to);
  const value = valueIn(page, target, ask, fresh);
  if (value !== undefined) return planText(page, value, ask.to);
  const part = isTyped(fresh) && !ask.isRename ? planPart(page, target, ask.to) : undefined;
  if (part !== undefined) return part;
  return isTyped(fresh) && !ask.isQuoted && ask.target.quotes.length === 0 && !isTyped(shapeOf(page.textOf(target)))
    ? undefined
    : planName(page, target, ask);
}

/** The value in a thing that a new one of its sort replaces: of a label, of an item, of a card. */
function valueIn(page: Page, target: Element, ask: Say, fresh: ReturnType<typeof shapeOf>): Element | undefined {
  const own = page.textOf(target);
  if (isTyped(fresh) && shapeLikeness(shapeOf(own), fresh) >= 0.7) return target;
  if (isHeadCell(page, target)) return undefined;
  const term = page.chainOf(target).find((one) => one.tagName === 'dt');
  if (term !== undefined) {
    const siblings = elementsIn(page.parentOf(term) ?? term);
    const next = siblings.slice(siblings.indexOf(term) + 1).find((one) => one.tagName === 'dd');
    if (next !== undefined && (isTyped(fresh) || !isTyped(shapeOf(page.textOf(next))))) return next;
  }
  const similar = isTyped(fresh) || ask.isRename ? undefined : similarIn(page, target, ask.to);
  if (similar !== undefined) return similar;
  const known = slotOf(page, target, ask.to);
  if (known !== undefined) return known;
  if (!isTyped(fresh)) return undefined;
  for (const outer of containersOf(page, target)) {
    const best = bestValue(page, outer, target, ask, fresh);
    if (best !== undefined) return best;
  }
  return undefined;
}

const PARTS: Readonly<Record<string, RegExp>> = {
  time: /\b\d{1,2}[:.]\d{2}\b/g,
  money: /[€$£¥]\s?\d[\d.,]*|\b\d[\d.,]*\s?[€$£¥]/g,
  date: /\b\d{1,2}\.? (?:Jan|Feb|Mar|Mär|Apr|May|Mai|Jun|Jul|Aug|Sep|Oct|Okt|Nov|Dec|Dez)\p{L}*\b/gu,
  number: /(?<![\d.,:])\d+(?:[.,]\d+)?(?![\d.,:]|\s?(?:%|\p{L}))/gu,
  quantity: /\b\d[\d.,]*\s?(?:kg|g|km|m|cm|mm|°C|°|%|h|min|s|l|ml|GB|MB|px)\b/g,
};

/** A value in the middle of a sentence of the thing: "By e-mail, Mondays at 07:00". */
function planPart(page: Page, target: Element, to: string): Plan | undefined {
  const { kind } = shapeOf(to);
  const pattern = PARTS[kind];
  if (pattern === undefined) return undefined;
  for (const outer of containersOf(page, target).slice(0, 6)) {
    const leaves = page.leavesIn(outer).filter(({ text, element }) => (text.match(pattern) ?? []).length === 1 && !page.chainOf(element).some(isUnseen));
    const [leaf, ...others] = leaves;
    if (leaf === undefined) continue;
    if (others.length > 0) return undefined;
    const old = leaf.text.match(pattern)?.[0] ?? '';
    return { element: leaf.element, done: `changed "${old}" to "${to}"`, write: () => writeText(leaf.node, leaf.text.replace(old, () => likeForm(old, to))) };
  }
  return undefined;
}

/** Cells of a row after its name, each its value in turn: "62.0 and 53.1". */
function planRow(page: Page, target: Element, to: string): Plan | undefined {
  const values = to.split(/\s*(?:,\s|;|\band\b|\bund\b|\bet\b|\by\b|\/)\s*/).filter((one) => one !== '');
  const row = page.chainOf(target).find((one) => one.tagName === 'tr');
  if (values.length < 2 || row === undefined || !values.every((one) => isTyped(shapeOf(one)))) return undefined;
  const cells = elementsIn(row).filter((cell) => !page.contains(cell, target) && isTyped(shapeOf(page.textOf(cell))));
  if (cells.length !== values.length) return undefined;
  const plans = cells.map((cell, at) => planText(page, cell, values[at] ?? ''));
  return { element: row, done: plans.map(({ done }) => done).join(' and '), write: () => { for (const plan of plans) plan.write(); } };
}

/** What an item says nearly so already: "6 mugs, top shelf" for "6 mugs, second shelf". */
function similarIn(page: Page, target: Element, to: string): Element | undefined {
  const item = page.chainOf(target).find((one) => page.groupOf(one) !== undefined && !['a', 'button', 'th', 'td'].includes(one.tagName));
  const words = toWords(to);
  if (item === undefined || words.length < 2) return undefined;
  const scored = page
    .leavesIn(item)
    .filter(({ element }) => element !== target && !page.contains(target, element) && !isUnseen(element))
    .map(({ element, text }) => ({ element, shared: toWords(text).filter((word) => words.includes(word)).length / words.length }))
    .toSorted((one, other) => other.shared - one.shared);
  return scored[0] !== undefined && scored[0].shared >= 0.5 ? scored[0].element : undefined;
}

/** A thing and what holds it, as far as one speaks of it: its box, its item, its section. */
function containersOf(page: Page, target: Element): Element[] {
  const chain = page.chainOf(target);
  const item = chain.find(
    (one) => page.groupOf(one) !== undefined && !['a', 'button', 'th', 'td'].includes(one.tagName),
  );
  const section = page.sections.find((one) => one.heading === target || page.contains(one.heading, target));
  const near = chain
    .slice(0, 4)
    .filter((one) => page.textOf(one).length < 120 && (item === undefined || page.contains(item, one)));
  return [...new Set([...near, ...(item === undefined ? [] : [item]), ...(section?.elements ?? [])])];
}

function bestValue(
  page: Page,
  outer: Element,
  target: Element,
  ask: Say,
  fresh: ReturnType<typeof shapeOf>,
): Element | undefined {
  const words = [...ask.target.words, ...ask.target.nounWords];
  const inside = page.names.filter(
    ({ element, source, text }) =>
      source === 'text' &&
      text.length <= 40 &&
      element !== outer &&
      page.contains(outer, element) &&
      !page.chainOf(element).some(isUnseen),
  );
  const scored = inside
    .map(({ element, text }) => ({
      element,
      score:
        shapeLikeness(shapeOf(text), fresh) +
        (words.some((word) => toWords(labelBefore(page, element, outer)).includes(word)) ? 0.1 : 0),
    }))
    .filter(({ score, element }) => score >= 0.7 && element !== target);
  const most = Math.max(0, ...scored.map(({ score }) => score));
  const best = scored.filter(({ score }) => score >= most - 0.01).map(({ element }) => element);
  const outermost = best.filter((one) => !best.some((other) => other !== one && page.contains(other, one)));
  if (outermost.length === 1) return outermost[0];
  const isList = page.sections.some((one) => one.elements.includes(outer)) && outermost.length > 2;
  return isList ? undefined : outermost[0];
}

const labelBefore = (page: Page, element: Element, outer: Element): string => {
  const leaves = page.leavesIn(outer);
  const at = leaves.findIndex((leaf) => page.contains(element, leaf.element));
  return `${leaves[at - 1]?.text ?? ''} ${leaves[at + 1]?.text ?? ''}`;
};

/** Where other things of the same make show such words: what stands there in this one. */
function slotOf(page: Page, target: Element, to: string): Element | undefined {
  const item = page
    .chainOf(target)
    .find((one) => page.groupOf(one) !== undefined && !['th', 'td', 'a', 'button'].includes(one.tagName));
  const group = item === undefined ? undefined : page.groupOf(item);
  if (item === undefined || group === undefined) return undefined;
  for (const sibling of group.items) {
    if (sibling === item) continue;
    const like = page.leavesIn(sibling).find(({ text }) => fold(text) === fold(to));
    if (like === undefined || titleLeaf(page, sibling) === like.element) continue;
    const path = pathTo(page, sibling, like.element);
    const own = path === undefined ? undefined : follow(item, path);
    if (own !== undefined && page.textOf(own) !== '') return own;
  }
  // A column in which others say something with the same words: "twice a day" beside "three times a day".
  const words = toWords(to).filter((word) => word.length > 2);
  if (item.tagName !== 'tr' || shapeOf(to).kind !== 'words') return undefined;
  const cells = elementsIn(item);
  const shared = cells.map((_, at) => group.items.reduce((sum, one) => sum + toWords(page.textOf(elementsIn(one)[at] ?? one)).filter((word) => words.includes(word)).length, 0));
  const most = Math.max(...shared);
  const at = shared.indexOf(most);
  return most > 0 && at > 0 && shared.filter((one) => one === most).length === 1 ? cells[at] : undefined;
}

function pathTo(page: Page, outer: Element, inner: Element): number[] | undefined {
  const path: number[] = [];
  for (let at = inner; at !== outer;) {
    const parent = page.parentOf(at);
    if (parent === undefined) return undefined;
    path.unshift(elementsIn(parent).indexOf(at));
    at = parent;
  }
  return path;
}
const follow = (outer: Element, path: readonly number[]): Element | undefined =>
  path.reduce<Element | undefined>((at, index) => (at === undefined ? undefined : elementsIn(at)[index]), outer);

/** The old words stand in the thing, or in what holds it. */
function planFrom(page: Page, target: Element, from: string, to: string): Plan | undefined {
  const chain = page.chainOf(target);
  const section = page.sections.find((one) => one.heading === target || page.contains(one.heading, target));
  const outers: (readonly Element[])[] = [
    [target],
    ...chain.slice(1, 6).map((one) => [one]),
    ...(section === undefined ? [] : [section.elements]),
  ];
  for (const outer of outers) {
    if (outer[0] === undefined || outer[0].tagName === 'main') break;
    const plan = planWhere(page, outer, from, to);
    if (plan !== undefined) return plan;
  }
  return undefined;
}

/** The one place in some elements that shows the old words, whole or as a part of more. */
export function planWhere(page: Page, outers: readonly Element[], from: string, to: string): Plan | undefined {
  const wanted = toWords(from);
  if (wanted.length === 0) return undefined;
  const isInside = (element: Element): boolean => outers.some((outer) => page.contains(outer, element));
  const names = page.names.filter(
    ({ element, source }) => source === 'text' && isInside(element) && !page.chainOf(element).some(isUnseen),
  );
  const isWhole = (words: readonly string[]): boolean =>
    words.length === wanted.length && words.every((word, at) => word === wanted[at]);
  const whole = names.filter(({ words }) => isWhole(words)).map(({ element }) => element);
  const [only, ...others] = whole.filter((one) => !whole.some((other) => other !== one && page.contains(one, other)));
  if (only !== undefined)
    return others.length > 0 && outers[0] === page.tree.body ? undefined : planText(page, only, to);
  const field = page.fields.find(
    (one) => isInside(one.control) && fold(valueOfField(one)) === fold(from) && from !== '',
  );
  if (field !== undefined) return planAttribute(page, field.control, 'value', to);
  // Words or a figure in the middle of more.
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${from
      .split(/\s+/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
      .join(String.raw`\s+`)}(?![\p{L}\p{N}])`,
    'iu',
  );
  const leaves = page.leaves.filter((leaf) => isInside(leaf.element) && pattern.test(leaf.text));
  const [leaf, ...more] = leaves;
  if (leaf === undefined) {
    const pieces = names.filter(
      ({ text, element }) =>
        pattern.test(text) &&
        text.length < 160 &&
        !names.some(
          (other) => other.element !== element && page.contains(element, other.element) && pattern.test(other.text),
        ),
    );
    const [piece, ...rest] = pieces;
    return piece === undefined || rest.length > 0
      ? undefined
      : planText(page, piece.element, piece.text.replace(pattern, to));
  }
  if (more.length > 0) return undefined;
  const unit = followingUnit(page, leaf.node, leaf.element);
  const bare = unit !== '' && to.endsWith(unit) ? to.slice(0, -unit.length).trim() : to;
  return {
    element: leaf.element,
    done: `changed "${from}" to "${to}"`,
    write: () =>
      writeText(
        leaf.node,
        leaf.text.replace(pattern, () => bare),
      ),
  };
}

/** The unit that stands in a box of its own right behind a figure. */
function followingUnit(page: Page, node: Text, element: Element): string {
  const at = page.leaves.findIndex((leaf) => leaf.node === node);
  const next = page.leaves[at + 1];
  return next !== undefined &&
    /^[^\d\s]{1,8}$/.test(next.text) &&
    page.parentOf(next.element) === (page.parentOf(element) ?? element)
    ? next.text
    : next !== undefined && page.parentOf(next.element) === element && /^[^\d\s]{1,8}$/.test(next.text)
      ? next.text
      : '';
}

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

function planName(page: Page, target: Element, ask: Say): Plan | undefined {
  const element = wordsOf(page, target, ask.target);
  if (element === undefined) {
    const told = findAttribute(target, 'ariaLabel');
    return told === undefined ? undefined : planAttribute(page, target, 'ariaLabel', ask.to, told);
  }
  const plan = planText(page, element, ask.to);
  // A plan or a person that a table or a list names too is renamed there as well.
  const before = page.textOf(element);
  const isTitle =
    /^h[2-6]$/.test(element.tagName) &&
    page
      .chainOf(element)
      .some((one) => page.groupOf(one) !== undefined && page.sections.some((section) => section.elements[0] === one));
  const twins =
    isTitle && ask.isRename
      ? page.elements.filter((one) => one !== element && one.tagName === 'th' && page.textOf(one) === before)
      : [];
  return twins.length === 0
    ? plan
    : {
        ...plan,
        done: `${plan.done}, in the table too`,
        write: () => {
          plan.write();
          for (const twin of twins) writeWords(twin, ask.to);
        },
      };
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

function planAttribute(page: Page, element: Element, name: string, to: string, old?: string): Plan {
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

function planField(page: Page, control: Element, ask: Say): Plan | undefined {
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
