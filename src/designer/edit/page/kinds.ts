import type { Element } from 'hast';
import { findAttribute, listClasses } from '../../../markup/element.ts';
import type { Noun } from '../ask/nouns.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';
import { isHeadingLike } from './list-sections.ts';
import { isUnseen, unitOf, type Page } from './page.ts';
import { shapeOf } from './value-shape.ts';

const attribute = findAttribute;
const FILLED = /^(?:(?:sm|md|lg|xl|@\w+):)*bg-(?!transparent|clip|cover|center|no-|none)/;

export const isButton = (element: Element): boolean => {
  if (element.tagName === 'button' || attribute(element, 'role') === 'button') return true;
  if (element.tagName === 'input') return /^(?:submit|button|reset)$/.test(attribute(element, 'type') ?? '');
  if (element.tagName !== 'a' || element.properties['ariaCurrent'] !== undefined) return false;
  const classes = listClasses(element);
  return (
    classes.some((name) => FILLED.test(name) || /^border(?:$|-\d|-(?!b|t|l|r))/.test(name)) &&
    classes.some((name) => /^(?:px?|py)-/.test(name))
  );
};

/** A short text on a ground of its own: a state, a count, a tag. */
export function isBadge(page: Page, element: Element): boolean {
  if (!['span', 'small', 'em', 'b', 'strong', 'div', 'p', 'mark', 'i', 'time'].includes(element.tagName)) return false;
  const text = page.textOf(element);
  const part = attribute(element, 'dataPart') ?? '';
  if (text.length > 32 || text === '') return false;
  if (/^(?:badge|state|status|tag|chip|pill)$/.test(part)) return true;
  const classes = listClasses(element);
  return (
    classes.some((name) => FILLED.test(name) || /^border(?:$|-)/.test(name)) &&
    classes.some((name) => name.startsWith('rounded')) &&
    listMatching(element, (one) => ['p', 'h1', 'h2', 'h3', 'ul', 'div', 'a', 'button', 'input'].includes(one.tagName))
      .length === 0
  );
}

export const isPicture = (element: Element): boolean =>
  element.tagName === 'img' ||
  attribute(element, 'dataPicture') !== undefined ||
  (element.tagName === 'svg' && attribute(element, 'role') === 'img' && !isIcon(element));

export const isIcon = (element: Element): boolean => {
  if (element.tagName !== 'svg' || attribute(element, 'dataPicture') !== undefined) return false;
  if (attribute(element, 'dataIcon') !== undefined) return true;
  const side = Number(attribute(element, 'width') ?? Number.NaN);
  const classes = listClasses(element);
  const sized = classes.map((name) => /^(?:w|size)-(\d+(?:\.\d+)?)$/.exec(name)?.[1]).find((one) => one !== undefined);
  return side <= 32 || Number(sized ?? Number.NaN) <= 8;
};

const within = (page: Page, element: Element, ...tags: string[]): boolean =>
  page.chainOf(element).some((one) => tags.includes(one.tagName));
const inNav = (page: Page, element: Element): boolean =>
  page
    .chainOf(element)
    .some((one) => one.tagName === 'nav' || /^(?:navigation|tablist|menu)$/.test(attribute(one, 'role') ?? ''));

/** A cell of the head of a table, or of its first row of `th`. */
export const isHeadCell = (page: Page, element: Element): boolean =>
  element.tagName === 'th' &&
  attribute(element, 'scope') !== 'row' &&
  (within(page, element, 'thead') ||
    elementsIn(page.parentOf(element) ?? element).every((one) => one.tagName === 'th'));

/** Lanes that stand beside each other: three or more sections of one make. */
export const isLaneLike = (page: Page, element: Element): boolean =>
  page
    .chainOf(element)
    .slice(0, 4)
    .some((one) => isLane(page, one));
const isLane = (page: Page, element: Element): boolean => {
  const group = page.groupOf(element);
  return (
    group !== undefined &&
    group.items.length >= 2 &&
    ['section', 'div', 'article', 'li'].includes(element.tagName) &&
    page.sections.some((one) => one.elements[0] === element) &&
    listMatching(element, (one) => ['ul', 'ol', 'article', 'li'].includes(one.tagName)).length > 0
  );
};

const shaped = (page: Page, element: Element, ...kinds: string[]): boolean =>
  page.textOf(element).length <= 40 && kinds.includes(shapeOf(page.textOf(element)).kind);
const measured = (page: Page, element: Element, unit: RegExp): boolean => {
  const shape = shapeOf(page.textOf(element));
  return shape.kind === 'quantity' && unit.test(shape.unit);
};
const isText = (page: Page, element: Element): boolean => page.leaves.some((leaf) => leaf.element === element);

type Test = (page: Page, element: Element) => boolean;
/** What each noun can mean, whatever made the page. */
const TESTS: Readonly<Partial<Record<Noun, Test>>> = {
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
      listClasses(element).some((name) => /flex-col|w-\d|grid-cols-1/.test(name))),
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
    (listClasses(element).includes('rounded-full') && /^\p{Lu}{1,3}$/u.test(page.textOf(element))),
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
  quote: (_, element) => element.tagName === 'blockquote' || element.tagName === 'q',
  email: (page, element) => shaped(page, element, 'address'),
  phone: (page, element) => shaped(page, element, 'phone'),
};

const isBoxed = (element: Element): boolean => {
  const classes = listClasses(element);
  return (
    classes.some((name) => FILLED.test(name) || /^border(?:$|-\d)/.test(name) || name.startsWith('shadow')) &&
    classes.some((name) => /^(?:p|px|py)-/.test(name) || name.startsWith('rounded'))
  );
};
const listSvg = (element: Element): boolean => elementsIn(element).some((one) => one.tagName === 'svg' || listSvg(one));
const isSmall = (page: Page, element: Element): boolean =>
  page.textOf(page.parentOf(element) ?? element).length > 0 &&
  listClasses(element).some((name) => /^w-(?:\d|1\d)$/.test(name));

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
const isFactRow = (page: Page, element: Element): boolean =>
  element.tagName === 'div' && page.parentOf(element)?.tagName === 'dl';

const FIELD_NOUNS: Readonly<Partial<Record<Noun, readonly string[]>>> = {
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

/** All elements that a noun can be said of, in reading order; outermost ones for what holds others. */
export function listOf(page: Page, noun: Noun, within?: readonly Element[]): Element[] {
  const found = page.elements.filter(
    (element) => isOf(page, element, noun) && (noun === 'column' || !isUnseen(element)),
  );
  const scoped =
    noun === 'section' && within === undefined
      ? found.filter((one) => !['header', 'footer', 'nav', 'fieldset'].includes(one.tagName))
      : within === undefined
        ? found
        : found.filter((element) => within.some((outer) => page.contains(outer, element)));
  return INNERMOST.has(noun)
    ? scoped.filter((one) => !scoped.some((other) => other !== one && page.contains(one, other)))
    : scoped.filter((one) => !scoped.some((other) => other !== one && page.contains(other, one)));
}
const INNERMOST: ReadonlySet<Noun> = new Set([
  'text',
  'line',
  'hint',
  'badge',
  'price',
  'date',
  'time',
  'value',
  'counter',
  'quantity',
  'state',
  'item',
  'row',
  'card',
  'picture',
  'icon',
  'total',
  'weight',
  'temperature',
  'percentage',
]);

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
  const cell = chain.find((one) => one.tagName === 'th' || one.tagName === 'td');
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
  return titleLeaf(page, item) === element || page.textOf(item) === page.textOf(element) ? item : undefined;
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
    ({ element }) =>
      listClasses(element).some((name) => /^(?:font-(?:bold|semibold|medium)|text-title)/.test(name)) &&
      !isBadge(page, element),
  );
  const words = leaves.find(({ element, text }) => shapeOf(text).kind === 'words' && !isBadge(page, element));
  return (heading ?? bold ?? words ?? leaves[0])?.element;
}
