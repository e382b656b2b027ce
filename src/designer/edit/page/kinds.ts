import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { drawnClasses } from './drawn-classes.ts';
import type { Noun } from '../ask/nouns.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';
import { isHeadingLike } from './list-sections.ts';
import { FILLED, isBadge, isButton, isHeadCell, isIcon, isLane, isPicture } from './make-of-part.ts';
import type { Page } from './page.ts';
import { within } from './within.ts';
import { shapeOf } from './value-shape.ts';

const attribute = findAttribute;

const inNav = (page: Page, element: Element): boolean =>
  page
    .chainOf(element)
    .some((one) => one.tagName === 'nav' || /^(?:navigation|tablist|menu)$/.test(attribute(one, 'role') ?? ''));

const shaped = (page: Page, element: Element, ...kinds: string[]): boolean =>
  page.textOf(element).length <= 40 && kinds.includes(shapeOf(page.textOf(element)).kind);

const measured = (page: Page, element: Element, unit: RegExp): boolean => {
  const shape = shapeOf(page.textOf(element));
  return shape.kind === 'quantity' && unit.test(shape.unit);
};

const isText = (page: Page, element: Element): boolean => page.leaves.some((leaf) => leaf.element === element);

type Test = (page: Page, element: Element) => boolean;

/** What each noun can mean, whatever made the page. */
export const TESTS: Readonly<Partial<Record<Noun, Test>>> = {
  title: (page, element) =>
    element.tagName === 'h1' ||
    (isHeadingLike(element) &&
      page.sections.length > 0 &&
      !page.elements.some((one) => one.tagName === 'h1') &&
      page.sections[0]?.heading === element),
  heading: (_, element) => isHeadingLike(element),
  button: (_, element) => isButton(element),
  link: (_, element) => element.tagName === 'a',
  entry: (page, element) =>
    ['a', 'button'].includes(element.tagName) && (inNav(page, element) || attribute(element, 'role') === 'tab'),
  tab: (page, element) =>
    attribute(element, 'role') === 'tab' ||
    (['a', 'button', 'label'].includes(element.tagName) && (inNav(page, element) || element.tagName === 'label')),
  label: (page, element) =>
    page.fields.some((one) => one.labelElement === element) || element.tagName === 'dt' || element.tagName === 'label',
  table: (_, element) => element.tagName === 'table' || /^(?:table|grid)$/.test(attribute(element, 'role') ?? ''),
  row: (page, element) =>
    element.tagName === 'tr' ||
    element.tagName === 'li' ||
    isFactRow(page, element) ||
    (page.groupOf(element) !== undefined && !['a', 'button', 'section', 'th', 'td'].includes(element.tagName)),
  'head-row': (page, element) => element.tagName === 'tr' && elementsIn(element).some((one) => isHeadCell(page, one)),
  column: (page, element) => isHeadCell(page, element) || isLane(page, element),
  cell: (_, element) => element.tagName === 'td' || element.tagName === 'th',
  list: (page, element) =>
    ['ul', 'ol', 'dl', 'tbody'].includes(element.tagName) ||
    (element.tagName === 'div' &&
      elementsIn(element).filter((one) => page.groupOf(one) !== undefined && one.tagName !== 'section').length >= 3),
  item: (page, element) => page.groupOf(element) !== undefined && !['th', 'td', 'option'].includes(element.tagName),
  card: (page, element) =>
    element.tagName === 'article' ||
    (['li', 'section', 'div', 'aside', 'figure', 'details', 'form', 'fieldset'].includes(element.tagName) &&
      isBoxed(element) &&
      !isFactRow(page, element)) ||
    (['a', 'button', 'label'].includes(element.tagName) &&
      isBoxed(element) &&
      page.leavesIn(element).length > 1 &&
      !inNav(page, element)) ||
    (page.groupOf(element) !== undefined &&
      ['li', 'div', 'section'].includes(element.tagName) &&
      !inNav(page, element) &&
      !isFactRow(page, element)),
  section: (page, element) =>
    page.sections.some((one) => one.elements[0] === element) ||
    ['section', 'aside', 'form', 'fieldset', 'footer', 'header', 'article'].includes(element.tagName) ||
    attribute(element, 'dataBlock') !== undefined,
  box: (_, element) => isBoxed(element) && !isButton(element),
  nav: (_, element) => element.tagName === 'nav' || /^(?:navigation|tablist)$/.test(attribute(element, 'role') ?? ''),
  sidebar: (page, element) =>
    element.tagName === 'aside' ||
    /side|rail/.test(attribute(element, 'dataBlock') ?? '') ||
    (element.tagName === 'nav' &&
      !within(page, element, 'header', 'footer') &&
      drawnClasses(element).some((name) => /flex-col|w-\d|grid-cols-1/.test(name))),
  header: (page, element) =>
    (element.tagName === 'header' && !within(page, element, 'article', 'section', 'main')) ||
    attribute(element, 'role') === 'banner' ||
    /top|app-bar|title-bar/.test(attribute(element, 'dataBlock') ?? ''),
  footer: (_, element) => element.tagName === 'footer' || attribute(element, 'role') === 'contentinfo',
  badge: isBadge,
  picture: (_, element) => isPicture(element),
  icon: (_, element) => isIcon(element),
  logo: (_, element) =>
    attribute(element, 'dataPart') === 'brand' ||
    /logo/i.test(`${attribute(element, 'dataPicture') ?? ''} ${attribute(element, 'ariaLabel') ?? ''}`),
  avatar: (page, element) =>
    /avatar|portrait/i.test(`${attribute(element, 'dataPicture') ?? ''} ${attribute(element, 'ariaLabel') ?? ''}`) ||
    (drawnClasses(element).includes('rounded-full') && /^\p{Lu}{1,3}$/u.test(page.textOf(element))),
  chart: (page, element) =>
    /chart|plot|graph|curve/i.test(
      `${attribute(element, 'dataBlock') ?? ''} ${attribute(element, 'dataPart') ?? ''}`,
    ) ||
    (element.tagName === 'figure' && listSvg(element)) ||
    (element.tagName === 'svg' &&
      attribute(element, 'role') === 'img' &&
      !isIcon(element) &&
      attribute(element, 'dataPicture') === undefined &&
      !isSmall(page, element)),
  text: (page, element) =>
    ['p', 'blockquote', 'small', 'figcaption'].includes(element.tagName) ||
    (isText(page, element) && !isButton(element)),
  line: (page, element) =>
    ['p', 'blockquote', 'small', 'figcaption', 'li', 'tr'].includes(element.tagName) ||
    isFactRow(page, element) ||
    (isText(page, element) && !isButton(element)),
  legend: isLegend,
  faq: (page, element) =>
    (page.sections.some(
      (one) =>
        one.elements[0] === element &&
        /^(?:faqs?|.*\bquestions?\b.*|.*\bfragen\b.*|.*preguntas.*|.*domande.*)$/i.test(page.textOf(one.heading)),
    ) ||
      ['section', 'div'].includes(element.tagName)) &&
    listMatching(element, (one) => one.tagName === 'details' || one.tagName === 'dt').length >= 2,
  hint: (page, element) =>
    isText(page, element) &&
    !isHeadingLike(element) &&
    !isButton(element) &&
    !['label', 'strong', 'b', 'th', 'dt'].includes(element.tagName),
  question: (page, element) =>
    element.tagName === 'details' ||
    (element.tagName === 'dt' && page.textOf(element).endsWith('?')) ||
    (isHeadingLike(element) && page.textOf(element).endsWith('?')),
  answer: (page, element) => ['p', 'dd'].includes(element.tagName) && within(page, element, 'details', 'dl'),
  price: (page, element) => shaped(page, element, 'money'),
  total: (page, element) => shaped(page, element, 'money'),
  date: (page, element) => element.tagName === 'time' || shaped(page, element, 'date'),
  time: (page, element) => shaped(page, element, 'time') || measured(page, element, /^(?:h|min|s|day)$/),
  value: (page, element) =>
    shaped(page, element, 'money', 'number', 'quantity', 'ratio', 'times', 'time') || element.tagName === 'dd',
  counter: (page, element) => shaped(page, element, 'number') && !within(page, element, 'td'),
  quantity: (page, element) =>
    shaped(page, element, 'number', 'times') || (/\d/.test(page.textOf(element)) && page.textOf(element).length < 16),
  weight: (page, element) => measured(page, element, /^(?:kg|g|t|lb|lbs|oz|mg)$/),
  temperature: (page, element) => measured(page, element, /^°c$/),
  percentage: (page, element) => measured(page, element, /^%$/),
  state: isBadge,
  form: (_, element) => element.tagName === 'form',
  quote: (page, element) =>
    element.tagName === 'blockquote' ||
    element.tagName === 'q' ||
    (isText(page, element) && /^[“„«].{12,}[”“»]/u.test(page.textOf(element))),
  email: (page, element) => shaped(page, element, 'address'),
  phone: (page, element) => shaped(page, element, 'phone'),
};

export const isBoxed = (element: Element): boolean => {
  const classes = drawnClasses(element);
  return (
    classes.some((name) => FILLED.test(name) || /^border(?:$|-\d)/.test(name) || name.startsWith('shadow')) &&
    classes.some((name) => /^(?:p|px|py)-/.test(name) || name.startsWith('rounded'))
  );
};

const listSvg = (element: Element): boolean => elementsIn(element).some((one) => one.tagName === 'svg' || listSvg(one));

const isSmall = (page: Page, element: Element): boolean =>
  page.textOf(page.parentOf(element) ?? element).length > 0 &&
  drawnClasses(element).some((name) => /^w-(?:\d|1\d)$/.test(name));

/** What the colours of a drawing mean: short words, each with its mark, where a drawing is. */
function isLegend(page: Page, element: Element): boolean {
  if (!['ul', 'ol', 'div', 'figcaption', 'p', 'dl'].includes(element.tagName)) return false;
  const parts = elementsIn(element);
  if (parts.length < 2 && !(parts.length === 1 && element.tagName === 'figcaption')) return false;
  const isKey = (one: Element): boolean => {
    const text = page.textOf(one);
    const [mark] = elementsIn(one);
    return (
      text !== '' &&
      text.length < 40 &&
      mark !== undefined &&
      (mark.tagName === 'svg' || page.textOf(mark) === '') &&
      !['a', 'button', 'label'].includes(one.tagName) &&
      !/\d/.test(text)
    );
  };
  if (!parts.every(isKey)) return false;
  return page
    .chainOf(element)
    .slice(1, 5)
    .some(
      (one) =>
        listMatching(
          one,
          (inner) =>
            inner.tagName === 'figure' ||
            /chart|plot|graph|curve/.test(attribute(inner, 'dataBlock') ?? attribute(inner, 'dataPart') ?? ''),
        ).length > 0 ||
        (['section', 'figure'].includes(one.tagName) && listSvg(one)),
    );
}

/** A label with its value: the row that holds both. */
export const isFactRow = (page: Page, element: Element): boolean =>
  element.tagName === 'div' && page.parentOf(element)?.tagName === 'dl';

export const FIELD_NOUNS: Readonly<Partial<Record<Noun, readonly string[]>>> = {
  field: ['text', 'select'],
  select: ['select'],
  filter: ['select', 'text'],
  placeholder: ['text'],
  checkbox: ['checkbox', 'switch'],
  switch: ['switch', 'checkbox'],
  option: ['radio', 'checkbox'],
  search: ['text'],
};

/** Whether a noun can be said of an element. */
export function isOf(page: Page, element: Element, noun: Noun): boolean {
  const kinds = FIELD_NOUNS[noun];
  if (kinds !== undefined) {
    const field = page.fields.find((one) => one.control === element);
    if (field !== undefined) return kinds.includes(field.kind) && (noun !== 'search' || isSearch(field.control));
    return noun === 'option' ? element.tagName === 'option' : false;
  }
  return TESTS[noun]?.(page, element) === true;
}

const isSearch = (control: Element): boolean =>
  attribute(control, 'type') === 'search' ||
  /search|such|recherch|busc|cerca|zoek/i.test(
    `${attribute(control, 'placeholder') ?? ''}${attribute(control, 'ariaLabel') ?? ''}`,
  );
