import type { Element } from 'hast';
import { listClasses, setClasses } from '../../../markup/element.ts';
import { colorWords } from '../apply/color-words.ts';
import { paintPart } from '../apply/paint-part.ts';
import { applyDress } from '../apply/apply-dress.ts';
import { applyEmphasis } from '../apply/apply-emphasis.ts';
import { applyPad } from '../apply/apply-pad.ts';
import { applyPin } from '../apply/apply-pin.ts';
import { applyResize } from '../apply/apply-resize.ts';
import type { Ask, LookName } from '../ask/ask.ts';
import type { Noun } from '../ask/nouns.ts';
import type { Dress, Emphasis, TargetWords } from '../edit-operation.ts';
import type { Outcome } from '../editing.ts';
import { isOf } from '../page/kinds.ts';
import { FILLED, isBadge, isButton, isHeadCell } from '../page/make-of-part.ts';
import { isHeadingLike } from '../page/list-sections.ts';
import type { Page } from '../page/page.ts';
import { isDressed } from '../page/drawn-classes.ts';
import { makeButtonLike } from './make-button-like.ts';
import { putAside } from './put-aside.ts';
import { groundDressed, inkDressed, restyleDressed } from './restyle-dressed.ts';
import { spaceBetween } from './space-between.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';
import { calledBy } from '../ask/called-by.ts';
import { columnOf } from './structure.ts';
import { describe, find, refresh, untaken, type Working } from './working.ts';

const EMPHASIS: Readonly<Partial<Record<LookName, Emphasis>>> = {
  bigger: 'bigger',
  smaller: 'smaller',
  bold: 'bold',
  light: 'light',
  italic: 'italic',
  uppercase: 'uppercase',
  centred: 'centred',
  left: 'left',
  right: 'right',
  'full-width': 'full-width',
};
const DRESS: Readonly<Partial<Record<LookName, Dress>>> = {
  rounder: 'rounder',
  round: 'round',
  square: 'square',
  bordered: 'bordered',
  borderless: 'borderless',
  raised: 'raised',
  flat: 'flat',
  filled: 'filled',
  primary: 'filled',
  outlined: 'outlined',
  bare: 'bare',
  'dark-ground': 'dark',
  'light-ground': 'light',
};
const SIZE: Readonly<Partial<Record<LookName, readonly ['width' | 'height', 1 | -1]>>> = {
  wider: ['width', 1],
  narrower: ['width', -1],
  taller: ['height', 1],
  shorter: ['height', -1],
};

/** How a thing looks; its words stay. */
export function restyle(working: Working, { target, look, isBetween }: Extract<Ask, { kind: 'look' }>): Outcome {
  const found = find(working, target);
  if (found.elements.length === 0 || found.rivals !== undefined) return untaken(working, target, found);
  const { editing, page } = working;
  const parts = found.elements.map((element) => partFor(page, element, look, target.noun));
  // The room of a table is the room in its cells.
  const isRoom = look === 'airier' || look === 'tighter';
  const elements = parts.flatMap((one) =>
    isRoom && one.tagName === 'table'
      ? listMatching(one, (cell) => cell.tagName === 'td' || cell.tagName === 'th')
      : [one],
  );
  const meant: TargetWords = { words: calledBy(target), elements };
  const [part] = elements;
  if (
    (look === 'left' || look === 'right') &&
    part !== undefined &&
    elements.length === 1 &&
    putAside(page, part, look)
  ) {
    const done = `put ${describe(page, part)} on the ${look}`;
    refresh(working);
    working.last = elements;
    return { done };
  }
  const links = elements.map((one) => page.chainOf(one).find(({ tagName }) => tagName === 'a') ?? one);
  if (makeButtonLike(links, look, editing.theme.overridePrimaryColor ?? editing.theme.customColor)) {
    refresh(working);
    working.last = links;
    return { done: `gave ${links.map((one) => describe(page, one)).join(', ')} the look of a button` };
  }
  const outcome = (isBetween === true || ((look === 'airier' || look === 'tighter') && elements.length > 1)
    ? spaceBetween(page, elements, look === 'airier' ? 1 : -1)
    : undefined) ??
    stepDressed(working, elements, look) ??
    apply(working, elements, meant, look) ?? {
      failed: `${describe(page, elements[0] ?? page.tree.body)} cannot be so`,
    };
  editing.tree.refresh();
  refresh(working);
  working.last = elements;
  return outcome;
}

/** Looks of measure on a page whose own sheets dress it. */
function stepDressed({ page }: Working, elements: readonly Element[], look: LookName): Outcome | undefined {
  const dressed = elements.filter((one) => isDressed(one) && restyleDressed(page, one, look));
  return dressed.length === 0
    ? undefined
    : { done: `made ${dressed.map((one) => describe(page, one)).join(', ')} ${SAID[look] ?? look}` };
}

const SAID: Readonly<Partial<Record<LookName, string>>> = {
  airier: 'roomier',
  tighter: 'more compact',
  square: 'square at its corners',
};

function apply(
  { editing, page }: Working,
  elements: readonly Element[],
  target: TargetWords,
  look: LookName,
): Outcome | undefined {
  const emphasis = EMPHASIS[look];
  const names = elements.map((one) => describe(page, one)).join(', ');
  if (look === 'centred' || look === 'left' || look === 'right')
    for (const element of elements) align(page, element, look);
  if (look === 'underlined' || look === 'struck') {
    for (const element of elements)
      setClasses(element, [
        ...listClasses(element).filter((name) => !/^(?:no-underline|underline|line-through)$/.test(name)),
        look === 'struck' ? 'line-through' : 'underline',
      ]);
    return { done: `${look === 'struck' ? 'struck' : 'underlined'} ${names}` };
  }
  if (look === 'serif' || look === 'sans' || look === 'mono') {
    for (const element of elements)
      setClasses(element, [...listClasses(element).filter((name) => !FACE.test(name)), FAMILIES[look]]);
    return { done: `set ${names} in ${FACES[look]}` };
  }
  if (emphasis !== undefined) return applyEmphasis(editing, { kind: 'emphasise', target, emphasis });
  const dress = DRESS[look];
  if (dress !== undefined) return applyDress(editing, { kind: 'dress', target, dress });
  const size = SIZE[look];
  if (size !== undefined) {
    if (look === 'wider' && elements.every((one) => isButton(one) || boxOf(page, one) !== undefined))
      return widen(page, elements);
    return applyResize(editing, { kind: 'resize', target, axis: size[0], step: size[1] });
  }
  if (look === 'airier' || look === 'tighter')
    return applyPad(editing, { kind: 'pad', target, step: look === 'airier' ? 1 : -1 });
  if (look === 'sticky-top' || look === 'sticky-bottom')
    return applyPin(editing, {
      kind: 'pin',
      target,
      isPinned: true,
      ...(look === 'sticky-bottom' && { edge: 'bottom' as const }),
    });
  return undefined;
}

const FACE = /^font-(?:body|headline|label|display|mono|\[family-name:.*)$/;
const FAMILIES = {
  serif: 'font-[family-name:Georgia,serif]',
  sans: 'font-[family-name:system-ui,sans-serif]',
  mono: 'font-[family-name:ui-monospace,monospace]',
} as const;
const FACES = { serif: 'a face with serifs', sans: 'a face without serifs', mono: 'a face of even widths' } as const;

/** A button as wide as twice its room at the sides. */
function widen(page: Page, elements: readonly Element[]): Outcome {
  for (const element of elements) {
    const own = listClasses(element);
    const room = own.map((name) => Number(/^px-(\d+)$/.exec(name)?.[1] ?? Number.NaN)).find((one) => one > 0) ?? 4;
    setClasses(element, [
      ...own.filter((name) => !/^(?:px-|min-w-)/.test(name)),
      `px-${Math.min(16, room * 2)}`,
      'min-w-40',
      ...(own.includes('flex') || own.includes('inline-flex') ? ['justify-center'] : ['text-center']),
    ]);
  }
  return { done: `made ${elements.map((one) => describe(page, one)).join(', ')} wider` };
}

/** Words stand in the middle of a row only when they take all of it. */
function align(page: Page, element: Element, to: 'centred' | 'left' | 'right'): void {
  const parent = page.parentOf(element);
  if (parent === undefined) return;
  const classes = listClasses(parent);
  const side = to === 'centred' ? 'center' : to === 'left' ? 'start' : 'end';
  const alone = elementsIn(parent).length === 1;
  if (classes.includes('flex') && !classes.some((name) => /flex-col/.test(name)) && alone)
    setClasses(parent, [...classes.filter((name) => !name.startsWith('justify-')), `justify-${side}`]);
  else if (classes.includes('flex') && classes.some((name) => /flex-col/.test(name)))
    setClasses(element, [...listClasses(element), 'self-stretch']);
  // A heading beside buttons: its box grows into the row, so that the middle is that of the row.
  const row = page.parentOf(parent);
  if (to === 'centred' && isHeadingLike(element) && row !== undefined) {
    const box =
      classes.includes('flex') && !classes.some((name) => /flex-col/.test(name))
        ? element
        : listClasses(row).includes('flex')
          ? parent
          : undefined;
    if (box !== undefined) setClasses(box, [...listClasses(box), 'grow', 'text-center']);
  }
}

/** Looks of what stands around words, never of the words. */
const OF_BOXES: ReadonlySet<LookName> = new Set([
  'rounder',
  'round',
  'square',
  'bordered',
  'borderless',
  'raised',
  'flat',
  'airier',
  'tighter',
  'dark-ground',
  'light-ground',
]);

/** The part of a thing that a look is about: of a section its heading for letters, of words the box for corners. */
function partFor(page: Page, element: Element, look: LookName, noun: Noun | undefined): Element {
  const chain = page.chainOf(element);
  const section = page.sections.find(({ heading, level }) => heading === element && level > 1);
  if (section !== undefined && noun === undefined && OF_BOXES.has(look)) return section.elements[0] ?? element;
  const button = chain.find((one) => isButton(one));
  if (
    button !== undefined &&
    page.textOf(button).length < 60 &&
    !['bold', 'italic', 'underlined', 'struck', 'uppercase'].includes(look)
  )
    return button;
  return element;
}

/** One part in a colour: its ground, its words or its edge. */
export function paint(working: Working, { target, hex, name, on }: Extract<Ask, { kind: 'paint' }>): Outcome {
  const found = find(working, target);
  if (found.elements.length === 0 || found.rivals !== undefined) return untaken(working, target, found);
  const { page } = working;
  // A column is all of its cells.
  const elements = found.elements.flatMap((one) =>
    target.noun === 'column' && isHeadCell(page, one) ? columnOf(page, one) : [one],
  );
  const parts = elements.map((element) => ({
    element,
    box: on === 'words' ? undefined : groundOf(page, element, target.noun),
  }));
  for (const { element: named, box } of parts) {
    const element = on === 'border' ? partFor(page, named, 'bordered', target.noun) : named;
    if (on === 'border')
      setClasses(element, [
        ...listClasses(element).filter((one) => !/^border(?:-(?!t|b|l|r|x|y).*)?$/.test(one)),
        'border-2',
        `border-[${hex}]`,
      ]);
    else if (box === undefined && isDressed(element)) inkDressed(page, element, hex);
    else if (box !== undefined && isDressed(box)) groundDressed(box, hex);
    else if (box === undefined) {
      const outcome = colorWords(working.editing, {
        kind: 'paint',
        target: { words: calledBy(target), elements: [element] },
        hex,
        name,
        on: 'words',
      });
      if ('failed' in outcome) return outcome;
    } else paintPart(box, hex);
  }
  const names =
    elements.length > found.elements.length
      ? `the column ${found.elements.map((one) => describe(page, one)).join(', ')}`
      : parts.map(({ element, box }) => describe(page, box ?? element)).join(', ');
  working.last = parts.map(({ element, box }) => box ?? element);
  refresh(working);
  return {
    done: `made ${names} ${name.startsWith('#') ? name : `${name} (${hex})`}${on === 'words' || parts.some(({ box }) => box === undefined) ? '' : on === 'border' ? ' at its edge' : ' with words that read on it'}`,
  };
}

/** The box of a ground of its own that holds nothing but a link: a button as e-mails draw them. */
const boxOf = (page: Page, element: Element): Element | undefined =>
  element.tagName === 'a'
    ? page
        .chainOf(element)
        .slice(1, 3)
        .find((one) => page.textOf(one) === page.textOf(element) && listClasses(one).some((name) => FILLED.test(name)))
    : undefined;

/** What carries the ground of a thing; undefined where only its words can be coloured. */
function groundOf(page: Page, element: Element, noun: string | undefined): Element | undefined {
  const chain = page.chainOf(element);
  const button = chain.find((one) => isButton(one));
  if (button !== undefined && page.textOf(button).length < 60) return button;
  if (['body', 'main'].includes(element.tagName)) return undefined;
  const badge = chain.find((one) => isBadge(page, one));
  if (badge !== undefined) return badge;
  if (isHeadingLike(element)) return undefined;
  const box = boxOf(page, element);
  if (box !== undefined) return box;
  if (
    noun === 'section' ||
    noun === 'card' ||
    noun === 'box' ||
    noun === 'row' ||
    noun === 'head-row' ||
    noun === 'header' ||
    noun === 'footer' ||
    noun === 'sidebar' ||
    noun === 'nav' ||
    noun === 'item' ||
    noun === 'cell' ||
    noun === 'column'
  )
    return element;
  if (isOf(page, element, 'box') && listMatching(element, () => true).length > 0) return element;
  return ['span', 'p', 'strong', 'b', 'small', 'time', 'a', 'dt', 'dd', 'td', 'th', 'label', 'svg'].includes(
    element.tagName,
  )
    ? undefined
    : element;
}
