import { clampChroma, converter, formatHex } from 'culori';
import type { Element } from 'hast';
import { findAttribute, listClasses, setClasses } from '../../../markup/element.ts';
import { AA_TEXT_RATIO, contrastRatio } from '../../../tokens/contrast-ratio.ts';
import type { LookName } from '../ask/ask.ts';
import { drawnClasses, isDressed } from '../page/drawn-classes.ts';
import { cornersOf, fontSizeOf, groundBehind, lengthIn } from '../page/drawn-length.ts';
import { FILLED, isButton } from '../page/make-of-part.ts';
import type { Page } from '../page/page.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';

/**
 * Another look of a thing that sheets of its page dress: a step from the size, the room and the corners that it is drawn
 * with. False where the look is not one of measure.
 */
export function restyleDressed(page: Page, element: Element, look: LookName): boolean {
  switch (look) {
    case 'bigger':
      return resize(page, element, GROWTH);
    case 'smaller':
      return resize(page, element, 1 / GROWTH);
    case 'taller':
      return give(element, ['min-h', 'h'], heightOf(page, element) * GROWTH);
    case 'shorter':
      return give(element, ['h', 'min-h', 'py'], heightOf(page, element) / GROWTH);
    case 'rounder':
      return giveCorners(boxFor(page, element), Math.max(12, Math.min(32, cornersOf(boxFor(page, element)) * 2)));
    case 'round':
      return giveCorners(boxFor(page, element), 9999);
    case 'square':
      return giveCorners(boxFor(page, element), 0);
    case 'airier':
      return stepRoom(element, ROOM);
    case 'tighter':
      return stepRoom(element, 1 / ROOM);
    default:
      return false;
  }
}

const GROWTH = 1.3;
const ROOM = 1.6;
/** Room between things is seen less than room in them. */
const BETWEEN = 2;
/** Smaller letters are not read. */
const LEAST_PX = 11;

/** Gives a property a length in CSS px in place of what its classes say. */
function give(element: Element, properties: readonly string[], px: number): boolean {
  const [property = ''] = properties;
  const isOf = (name: string): boolean =>
    properties.some((one) => name.startsWith(`${one}-`) && (one !== 'text' || /\d/.test(name)));
  setClasses(element, [...listClasses(element).filter((name) => !isOf(name)), `${property}-[${Math.round(px)}px]`]);
  return true;
}

const giveCorners = (element: Element, px: number): boolean => {
  setClasses(element, [
    ...listClasses(element).filter((name) => !/^rounded(?:-|$)/.test(name)),
    px > 999 ? 'rounded-full' : `rounded-[${px}px]`,
  ]);
  return true;
};

/** The element whose corners are seen: that with an edge or a ground, of a picture the picture. */
function boxFor(page: Page, element: Element): Element {
  const hasBox = (one: Element): boolean =>
    ['img', 'input', 'select', 'textarea', 'button'].includes(one.tagName) ||
    drawnClasses(one).some((name) => FILLED.test(name) || /^(?:border|shadow)(?:$|-)/.test(name));
  if (hasBox(element)) return element;
  const first = listMatching(element, hasBox).find((one) => page.textOf(one) === page.textOf(element));
  if (first !== undefined) return first;
  const outer = page.chainOf(element)[1];
  return outer !== undefined && hasBox(outer) && page.textOf(outer) === page.textOf(element) ? outer : element;
}

const heightOf = (page: Page, element: Element): number => {
  const classes = drawnClasses(element);
  const room = 2 * (lengthIn(classes, 'py') ?? lengthIn(classes, 'p') ?? 0);
  return lengthIn(classes, 'h') ?? lengthIn(classes, 'min-h') ?? fontSizeOf(page, element) * 1.5 + room;
};

function resize(page: Page, element: Element, factor: number): boolean {
  const classes = drawnClasses(element);
  if (['svg', 'img'].includes(element.tagName) || findAttribute(element, 'dataPicture') !== undefined) {
    const width =
      lengthIn(classes, 'w') ?? lengthIn(classes, 'size') ?? Number(findAttribute(element, 'width') ?? Number.NaN);
    const height =
      lengthIn(classes, 'h') ?? lengthIn(classes, 'size') ?? Number(findAttribute(element, 'height') ?? width);
    if (!(width > 0) || !(height > 0)) return false;
    give(element, ['w', 'size', 'min-w'], width * factor);
    return give(element, ['h', 'min-h'], height * factor);
  }
  // Each text is as much larger as the others are, so that a title stays one.
  const sized = [
    element,
    ...listMatching(element, (one) => one.tagName !== 'svg' && lengthIn(drawnClasses(one), 'text') !== undefined),
  ];
  const sizes = sized.map((one) => fontSizeOf(page, one));
  for (const [at, one] of sized.entries())
    give(one, ['text'], Math.max(LEAST_PX, (sizes[at] ?? 16) * (isButton(element) ? Math.sqrt(factor) : factor)));
  if (isButton(element)) {
    const height = heightOf(page, element);
    const room = lengthIn(classes, 'px') ?? lengthIn(classes, 'p') ?? 0;
    give(element, ['min-h', 'h'], height * factor);
    if (room > 0) give(element, ['px'], room * factor);
  } else
    for (const one of sized)
      setClasses(one, [...listClasses(one).filter((name) => !name.startsWith('leading-')), 'leading-[1.25]']);
  return true;
}

const ROOMS = ['p', 'px', 'py', 'pt', 'pb', 'pl', 'pr', 'gap', 'gap-x', 'gap-y'] as const;

/** Room within a thing; one that has none gets some when there shall be more. */
function stepRoom(element: Element, factor: number): boolean {
  const classes = drawnClasses(element);
  let isChanged = false;
  for (const property of ROOMS) {
    const px = lengthIn(classes, property);
    if (px === undefined || px === 0) continue;
    isChanged = give(element, [property], px * factor);
  }
  return isChanged || (factor > 1 && give(element, ['py'], 12));
}

/** Room between the children of a box: its gap, else what each of them keeps to the one before. */
export function spaceDressed(holder: Element, step: 1 | -1): void {
  const factor = step === 1 ? BETWEEN : 1 / BETWEEN;
  const classes = drawnClasses(holder);
  const gaps = ['gap', 'gap-y'].filter((one) => (lengthIn(classes, one) ?? 0) > 0);
  for (const property of gaps) give(holder, [property], (lengthIn(classes, property) ?? 0) * factor);
  if (gaps.length > 0) return;
  const children = elementsIn(holder);
  for (const [at, child] of children.entries()) {
    const own = drawnClasses(child);
    const rooms = ['py', 'pt', 'pb', 'mb', 'mt'].filter((one) => (lengthIn(own, one) ?? 0) > 0);
    for (const property of rooms) give(child, [property], (lengthIn(own, property) ?? 0) * factor);
    if (rooms.length === 0 && at > 0 && step === 1) give(child, ['mt'], 12);
  }
}

/** All letters of a page in another size, each in its own measure. */
export function resizeAll(page: Page, elements: readonly Element[], step: 1 | -1): boolean {
  const sized = elements.filter((one) => one === page.tree.body || lengthIn(drawnClasses(one), 'text') !== undefined);
  const sizes = sized.map((one) => fontSizeOf(page, one));
  for (const [at, one] of sized.entries())
    give(one, ['text'], Math.max(LEAST_PX, (sizes[at] ?? 16) * (step === 1 ? 1.2 : 0.87)));
  return sized.length > 0;
}

const PAGE_ROOMS = ['p', 'py', 'pt', 'pb', 'mt', 'mb', 'my', 'gap', 'gap-x', 'gap-y'] as const;
const HELD = new Set(['button', 'input', 'select', 'textarea', 'a', 'span', 'svg', 'option']);

/** More or less room everywhere; what can be pressed keeps its own. */
export function spaceAll(elements: readonly Element[], step: 1 | -1): number {
  let count = 0;
  for (const element of elements) {
    if (HELD.has(element.tagName)) continue;
    const classes = drawnClasses(element);
    const rooms = PAGE_ROOMS.filter((one) => (lengthIn(classes, one) ?? 0) > 0);
    for (const property of rooms)
      give(element, [property], (lengthIn(classes, property) ?? 0) * (step === 1 ? 1.5 : 0.6));
    count += rooms.length;
  }
  return count;
}

/** All corners that are seen; `to` in CSS px, absent for a step rounder. */
export function roundAll(elements: readonly Element[], to?: number): number {
  const cornered = elements.filter((one) => cornersOf(one) > 0 || (to !== 0 && isSeen(one)));
  for (const one of cornered) giveCorners(one, to ?? (cornersOf(one) > 999 ? 9999 : Math.max(10, cornersOf(one) * 2)));
  return cornered.length;
}

const isSeen = (element: Element): boolean =>
  !['body', 'main', 'header', 'footer', 'nav', 'table', 'tr', 'td', 'th'].includes(element.tagName) &&
  drawnClasses(element).some((name) => FILLED.test(name) || /^border(?:$|-\d|-\[)/.test(name)) &&
  drawnClasses(element).some((name) => /^(?:p|px|py|h)-/.test(name));

const TEXT_COLOR = /^text-\[(?:#|rgb|color|oklch|hsl)|^text-inherit$/;

/** A ground of its own under a thing, with words on it that read. */
export function groundDressed(element: Element, hex: string): void {
  // Cells with a ground of their own would hide that of their row.
  if (element.tagName === 'tr' || element.tagName === 'thead')
    for (const cell of listMatching(element, (one) => one.tagName === 'td' || one.tagName === 'th'))
      groundDressed(cell, hex);
  const ink = contrastRatio('#ffffff', hex) >= AA_TEXT_RATIO ? '#ffffff' : '#111111';
  const own = listClasses(element).filter((name) => !name.startsWith('bg-') && !TEXT_COLOR.test(name));
  setClasses(element, [...own, `bg-[${hex}]`, 'bg-none', `text-[${ink}]`]);
  inkInner(element, ink);
}

/** Words of a thing in a colour, in the shade nearest to it that reads where they stand. */
export function inkDressed(page: Page, element: Element, hex: string): void {
  const shade = shadeOn(groundBehind(page, element), hex);
  setClasses(element, [...listClasses(element).filter((name) => !TEXT_COLOR.test(name)), `text-[${shade}]`]);
  inkInner(element, shade);
}

/** What says a colour of its own within, and stands on no ground of its own, takes the new one. */
function inkInner(element: Element, ink: string): void {
  for (const inner of listMatching(
    element,
    (one) => isDressed(one) && drawnClasses(one).some((name) => TEXT_COLOR.test(name)),
  )) {
    const isOnOwn = drawnClasses(inner).some((name) => FILLED.test(name) && name !== 'bg-none');
    if (isOnOwn || ['input', 'select', 'textarea'].includes(inner.tagName)) continue;
    setClasses(inner, [...listClasses(inner).filter((name) => !TEXT_COLOR.test(name)), `text-[${ink}]`]);
  }
}

const toOklch = converter('oklch');

function shadeOn(ground: string, hex: string): string {
  const color = toOklch(hex);
  if (color === undefined || contrastRatio(hex, ground) >= AA_TEXT_RATIO) return hex;
  const shades = Array.from({ length: 49 }, (_, index) => 0.02 + index * 0.02)
    .map((l) => ({ l, shade: formatHex(clampChroma({ ...color, l }, 'oklch')) }))
    .filter(({ shade }) => contrastRatio(shade, ground) >= AA_TEXT_RATIO)
    .toSorted((one, other) => Math.abs(one.l - color.l) - Math.abs(other.l - color.l));
  return shades[0]?.shade ?? hex;
}
