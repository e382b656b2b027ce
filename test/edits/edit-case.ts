import type { Element } from 'hast';
import type { Composition, Refusal } from '../../src/domain/designer.ts';
import type { DesignTheme } from '../../src/domain/design-theme.ts';
import type { Look } from '../../src/domain/look.ts';
import { findAttribute } from '../../src/markup/element.ts';
import type { DrawnDevice } from '../../src/domain/designer.ts';
import { readableText } from '../../src/markup/text-content.ts';
import type { Locator } from './locate.ts';
import { idsIn, traceOf } from './screen-image.ts';

/** A screen before or after an edit. */
export interface Side {
  body: Element;
  theme: DesignTheme;
  look: Look;
  device: DrawnDevice;
  title: string;
}

export interface Result {
  before: Side;
  after: Side;
  answer: Composition | Refusal;
}

/** One thing that an instruction must do, and the part of the screen that may be different for it. */
export interface Check {
  /** Undefined when it holds, else what is wrong. */
  fails(result: Result): string | undefined;
  /** Parts of the earlier screen that may change or go; absent: none may. */
  touches?: Locator;
  /** Parts that may stand in another place, and must be whole. */
  displaces?: Locator;
}

/** Base, instruction, what must be. */
export type EditCase = readonly [base: string, ask: string, ...checks: Check[]];

const check = (fails: Check['fails'], more: Omit<Check, 'fails'> = {}): Check => ({ fails, ...more });
const unless = (holds: boolean, what: string): string | undefined => (holds ? undefined : what);

const wordsOf = (body: Element): string => readableText(body).toLowerCase();
const countOf = (body: Element, words: string): number =>
  wordsOf(body).split(words.toLowerCase().replace(/\s+/g, ' ')).length - 1;

export const theme = (wanted: Partial<DesignTheme> | ((theme: DesignTheme) => boolean)): Check =>
  check(({ after }) =>
    unless(
      typeof wanted === 'function'
        ? wanted(after.theme)
        : Object.entries(wanted).every(([key, value]) => after.theme[key as keyof DesignTheme] === value),
      `theme is ${JSON.stringify(after.theme)}`,
    ),
  );

export const look = (holds: (after: Look, before: Look) => boolean): Check =>
  check(({ before, after }) => unless(holds(after.look, before.look), `look is ${JSON.stringify(after.look)}`));

export const restyled = (): Check =>
  check(({ before, after }) =>
    unless(
      JSON.stringify([before.theme, before.look]) !== JSON.stringify([after.theme, after.look]),
      'theme and look are as before',
    ),
  );

/** Hue of a hex colour in degrees, HSL. */
export function hueOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return -1;
  const sector =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return sector * 60;
}

export const primaryHue = (from: number, to: number): Check =>
  theme(({ overridePrimaryColor, customColor }) => {
    const hue = hueOf(overridePrimaryColor ?? customColor);
    return from <= to ? hue >= from && hue <= to : hue >= from || hue <= to;
  });

/** The element that says `from` says `to` now. */
export const rewrites = (target: Locator, to: string): Check =>
  check(
    ({ before, after }) => {
      const [element] = target(before.body);
      if (element === undefined) return 'the test points at nothing';
      return unless(
        countOf(after.body, to) > countOf(before.body, to) || countOf(after.body, to) >= 1,
        `nothing says "${to}"`,
      );
    },
    { touches: target },
  );

/** Says this more often than before. */
export const says = (words: string, touched?: Locator): Check =>
  check(
    ({ before, after }) => unless(countOf(after.body, words) > countOf(before.body, words), `does not say "${words}"`),
    touched === undefined ? {} : { touches: touched },
  );

/** Still says this, inside the part that was drawn anew. */
export const keeps = (words: string, touched: Locator): Check =>
  check(({ after }) => unless(countOf(after.body, words) > 0, `no longer says "${words}"`), { touches: touched });

/** A part that may follow what is asked for, such as a total. */
export const follows = (touched: Locator): Check => check(() => undefined, { touches: touched });

export const silent = (words: string): Check =>
  check(({ after }) => unless(countOf(after.body, words) === 0, `still says "${words}"`));

/** Exactly this part is gone. */
export const removes = (target: Locator): Check =>
  check(
    ({ before, after }) => {
      const parts = target(before.body);
      if (parts.length === 0) return 'the test points at nothing';
      const left = new Set(traceOf(after.body).map(({ id }) => id));
      const stays = parts.filter((part) => left.has(findAttribute(part, 'dataId') ?? ''));
      return unless(stays.length === 0, `${stays.length} of ${parts.length} parts are still there`);
    },
    { touches: target },
  );

/** Something new that holds these words or matches this selector stands in the screen. */
export const adds = (
  what: RegExp | Locator,
  place: { after?: Locator; before?: Locator; within?: Locator } = {},
): Check =>
  check(({ before, after }) => {
    const news = newElements(after.body);
    const fits = news.filter((element) =>
      what instanceof RegExp ? what.test(readableText(element)) : what(after.body).includes(element),
    );
    const found = fits[0];
    if (found === undefined) return `nothing new is ${String(what)}`;
    const order = orderOf(after.body);
    const at = order.indexOf(found);
    const above = place.after?.(before.body)[0];
    const below = place.before?.(before.body)[0];
    const inside = place.within?.(before.body)[0];
    const atOf = (element: Element): number =>
      order.findIndex((one) => findAttribute(one, 'dataId') === findAttribute(element, 'dataId'));
    if (above !== undefined && atOf(above) >= at) return 'stands above what it was to stand below';
    if (below !== undefined && atOf(below) <= at) return 'stands below what it was to stand above';
    if (inside !== undefined) {
      const host = order[atOf(inside)];
      if (host === undefined || !fits.some((one) => orderOf(host).includes(one))) return 'stands elsewhere';
    }
    return undefined;
  });

const newElements = (body: Element): Element[] =>
  orderOf(body).filter((element) => findAttribute(element, 'dataId') === undefined);

function orderOf(body: Element): Element[] {
  const list: Element[] = [];
  const visit = (element: Element): void => {
    for (const child of element.children)
      if (child.type === 'element') {
        list.push(child);
        if (child.tagName !== 'svg') visit(child);
      }
  };
  visit(body);
  return list;
}

/** The part stands before or after another, whole. */
export const moves = (target: Locator, place: { above?: Locator; below?: Locator; first?: true; last?: true }): Check =>
  check(
    ({ before, after }) => {
      const ids = traceOf(after.body).map(({ id }) => id);
      const [part] = target(before.body);
      if (part === undefined) return 'the test points at nothing';
      const at = ids.indexOf(findAttribute(part, 'dataId') ?? '');
      if (at === -1) return 'the part is gone';
      const atOf = (locate: Locator): number =>
        ids.indexOf(findAttribute(locate(before.body)[0] ?? part, 'dataId') ?? '');
      if (place.above !== undefined && at > atOf(place.above)) return 'stands below';
      if (place.below !== undefined && at < atOf(place.below)) return 'stands above';
      const was = traceOf(before.body)
        .map(({ id }) => id)
        .indexOf(findAttribute(part, 'dataId') ?? '');
      return unless(was !== at || ids.length !== traceOf(before.body).length, 'stands where it stood');
    },
    { displaces: target },
  );

/** As many elements match as said: a number, or the number before and a difference. */
export const counts = (what: Locator, wanted: number | `${'+' | '-'}${number}`, touched?: Locator): Check =>
  check(
    ({ before, after }) => {
      const was = what(before.body).length;
      const is = what(after.body).length;
      const meant = typeof wanted === 'number' ? wanted : was + Number(wanted);
      return unless(is === meant, `${is} of them instead of ${meant}, ${was} before`);
    },
    touched === undefined ? {} : { touches: touched },
  );

/** Anything about the later screen. */
export const holds = (what: string, test: (result: Result) => boolean, touched?: Locator): Check =>
  check((result) => unless(test(result), what), touched === undefined ? {} : { touches: touched });

export const device = (name: DrawnDevice): Check =>
  check(({ after }) => unless(after.device === name, `drawn for ${after.device}`));

export const titled = (name: string): Check =>
  check(({ after }) => unless(after.title === name, `titled "${after.title}"`));

/** Nothing was changed, the answer says why and offers something else. */
export const refuses = (): Check =>
  check(({ answer }) =>
    unless(answer.kind === 'refusal' && answer.suggestions.length > 0, `did it: ${answer.summary}`),
  );

/** The answer names what could not be done beside what was. */
export const tells = (words: RegExp): Check =>
  check(({ answer }) => unless(words.test(answer.summary), `says only: ${answer.summary}`));

/** What every edit must keep: each element outside the targets, its words and picture, in the same order. */
export function listLosses({ before, after }: Result, checks: readonly Check[]): string[] {
  const touched = idsIn(checks.flatMap(({ touches }) => withBoxes(before.body, touches?.(before.body) ?? [])));
  const displaced = idsIn(checks.flatMap(({ displaces }) => withBoxes(before.body, displaces?.(before.body) ?? [])));
  const moved = checks.flatMap(({ displaces }) => displaces?.(before.body) ?? []);
  // A box that held nothing but what moved away is no loss.
  const boxes = idsOf(withBoxes(before.body, moved).filter((box) => !moved.includes(box)));
  const earlier = traceOf(before.body);
  const later = traceOf(after.body);
  const words = new Map(later.map(({ id, words: said }) => [id, said]));
  const losses = earlier
    .filter(({ id }) => !touched.has(id) && !boxes.has(id))
    .flatMap((trace) => {
      const said = words.get(trace.id);
      if (said === undefined) return [`lost ${trace.words}`];
      return said === trace.words ? [] : [`${trace.words} became ${said}`];
    });
  const isFixed = ({ id }: { id: string }): boolean => !touched.has(id) && !displaced.has(id);
  const inOrder = earlier.filter(isFixed).map(({ id }) => id);
  const kept = new Set(inOrder);
  const order = later.filter(({ id }) => kept.has(id)).map(({ id }) => id);
  const isSameOrder = order.every((id, index) => inOrder[index] === id);
  const doubled = later.length - new Set(later.map(({ id }) => id)).size;
  return [
    ...losses,
    ...(isSameOrder || losses.length > 0 ? [] : ['the order is another']),
    ...(doubled > 0 ? [`${doubled} ids are doubled`] : []),
  ];
}

const idsOf = (elements: readonly Element[]): Set<string> =>
  new Set(elements.flatMap((element) => findAttribute(element, 'dataId') ?? []));

/** The parts and the boxes that hold nothing else: they come and go with them. */
function withBoxes(body: Element, parts: readonly Element[]): Element[] {
  const within = new Set(parts);
  const visit = (element: Element): boolean => {
    if (within.has(element)) return true;
    if (element.tagName === 'svg') return false;
    const children = element.children.filter((child) => child.type === 'element');
    const inside = children.map(visit);
    const isBox =
      children.length > 0 &&
      inside.every(Boolean) &&
      !element.children.some((child) => child.type === 'text' && child.value.trim() !== '');
    if (isBox) within.add(element);
    return isBox;
  };
  for (const child of body.children) if (child.type === 'element') visit(child);
  return [...within];
}
