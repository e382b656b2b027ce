import type { Element } from 'hast';
import type { Tokens } from '../../tokens/create-tokens.ts';
import { parseClassName, printClassName } from '../class-name.ts';
import { findAttribute, forEachElement, listClasses, setClasses } from '../element.ts';
import type { Note } from '../report.ts';
import { parseStyle, printStyle } from '../sanitise/safe-css.ts';
import { readPagePalette } from './page-palette.ts';
import { parseColor } from './palette-colors.ts';
import { isRole, readColorClass, snapColor, type SnapContext } from './snap-color.ts';
import { snapFont } from './snap-font.ts';
import { snapIcon } from './snap-icon.ts';
import { snapShape } from './snap-shape.ts';
import { readLength, snapType } from './snap-type.ts';

const CONTROLS: ReadonlySet<string> = new Set(['button', 'a', 'input', 'select', 'textarea', 'span', 'label', 'i']);
const HEADING = /^h[1-6]$/;

/**
 * Moves raw colours, fonts, sizes, corners, shadows and spaces to tokens, so that a theme reaches them: in a page made
 * without the theme by the part that each colour plays on it, in a body of the dialect by the nearest role. What has no near
 * token stays as an override. Drawings keep their own colours.
 */
export function snap(body: Element, tokens: Tokens, note: Note, isClientPage = false): void {
  moveStyles(body);
  forEachElement(body, (element) => {
    moveStyles(element);
    if (element.tagName === 'svg') snapIcon(element);
    return element.tagName === 'svg' ? 'skip' : undefined;
  });
  const palette = readPagePalette(body, isClientPage);
  const visit = (element: Element, ancestors: readonly Element[]): 'skip' | void => {
    const given = listClasses(element);
    const context: SnapContext = {
      tokens,
      palette,
      isHeading: HEADING.test(element.tagName),
      isControl: CONTROLS.has(element.tagName),
      isCover: given.includes('inset-0'),
    };
    const ground = palette ? undefined : [...ancestors, element].findLast((box) => listClasses(box).some(isGround));
    const standsOnOverride = ground !== undefined && listClasses(ground).some(isOverrideGround);
    // What was painted on request has that colour in every theme.
    const isPainted = findAttribute(element, 'dataPainted') !== undefined;
    const snapped = given.flatMap((name) =>
      (standsOnOverride && OVERRIDE_TEXT.test(name)) || (isPainted && isOverrideGround(name))
        ? [name]
        : snapClass(name, context, element, note),
    );
    const plain = withoutClippedGround(withoutRivals(snapped));
    setClasses(element, palette ? setOff(plain, ancestors) : plain);
    return element.tagName === 'svg' ? 'skip' : undefined;
  };
  visit(body, []);
  forEachElement(body, visit);
}

const ACCENT_GROUND = /^(?:bg|from)-(?:primary|secondary|tertiary|error)$/;

/** One accent on another is hardly seen in a theme whose accents are of one tone: the inner one takes its container. */
function setOff(names: readonly string[], ancestors: readonly Element[]): readonly string[] {
  const ground = ancestors.findLast((box) => listClasses(box).some(isGround));
  const liesOnAccent = ground !== undefined && listClasses(ground).some((name) => ACCENT_GROUND.test(name));
  return liesOnAccent ? names.map((name) => (ACCENT_GROUND.test(name) ? `${name}-container` : name)) : names;
}

const CLIPPED = /^(?:bg-clip-text|text-transparent|bg-(?:linear|radial|conic).*|(?:from|via|to)-.+)$/;

/** Words cut out of a gradient read in no theme for sure: they take its first colour. */
function withoutClippedGround(names: readonly string[]): readonly string[] {
  if (!names.includes('bg-clip-text')) return names;
  const first = names
    .map((name) => /^(?:from|bg)-((?:[a-z-]+|\[#\w+\])$)/.exec(name)?.[1])
    .find((paint) => paint !== undefined && paint !== 'clip-text' && !/^(?:linear|radial|conic)/.test(paint));
  const rest = names.filter((name) => !CLIPPED.test(name) && !(first !== undefined && name === `bg-${first}`));
  return [...rest, ...(first === undefined ? [] : [`text-${first}`])];
}

/** Of two colours for one thing the later class counts; which of them a sheet would choose nobody could tell. */
function withoutRivals(names: readonly string[]): string[] {
  const last = new Map<string, number>();
  const keys = names.map((name, index) => {
    const parsed = parseClassName(name);
    const read = readColorClass(parsed);
    const key = read && `${parsed.variant}${read.property}`;
    if (key !== undefined) last.set(key, index);
    return key;
  });
  return names.filter((_, index) => {
    const key = keys[index];
    return key === undefined || last.get(key) === index;
  });
}

/** Text that was chosen for a colour of its own stays with it. */
const OVERRIDE_TEXT = /^(?:[a-z0-9-]+:)*text-\[#[0-9a-f]{6}\]$/i;
const isGround = (name: string): boolean => /^(?:bg|from)-(?!linear|radial|conic|gradient|cover|center)/.test(name);
const isOverrideGround = (name: string): boolean => /^(?:bg|from|via|to)-\[#/.test(name);

function snapClass(name: string, context: SnapContext, element: Element, note: Note): string[] {
  const { tokens, isHeading } = context;
  const parsed = parseClassName(name);
  if (/(?:^|:)dark:/.test(parsed.variant)) {
    note('snap', 'dropped dark: classes, since the theme decides the mode');
    return [];
  }
  if (parsed.utility.startsWith('[--') && isTokenProperty(parsed.utility.slice(1).split(':')[0] ?? '', tokens)) {
    note('snap', `dropped ${parsed.utility.slice(0, 40)}: tokens come from the theme`);
    return [];
  }
  const snapped =
    snapColor(parsed, context) ??
    snapType(parsed, isHeading, tokens) ??
    snapFont(parsed, element) ??
    snapShape(parsed, element);
  if (snapped === undefined || (snapped.utility === parsed.utility && snapped.modifier === undefined)) return [name];
  note('snap', snapped.note);
  if (snapped.utility === undefined) return [];
  // A line height after the slash belongs to the size that is gone.
  const isSize = /^text-(?:display|headline|title|body|label)-/.test(snapped.utility);
  const modifier = isSize || snapped.modifier === '' ? undefined : (snapped.modifier ?? parsed.modifier);
  return [printClassName({ ...parsed, utility: snapped.utility, modifier })];
}

const isTokenProperty = (name: string, { colors }: Tokens): boolean =>
  Object.hasOwn(colors, name.slice(2)) || /^--(?:type|font|radius|space|shadow)-/.test(name);

/** Style declarations that a class says as well, so that contrast and themes reach them. */
const STYLE_CLASSES: Readonly<Record<string, string>> = {
  color: 'text',
  background: 'bg',
  'background-color': 'bg',
  'border-color': 'border',
  'border-top-color': 'border-t',
  'border-right-color': 'border-r',
  'border-bottom-color': 'border-b',
  'border-left-color': 'border-l',
  'outline-color': 'outline',
  fill: 'fill',
  stroke: 'stroke',
  'accent-color': 'accent',
  'font-size': 'text',
};

/** A plain class of the same kind would lose against the style. */
function moveStyles(element: Element): void {
  const style = findAttribute(element, 'style');
  if (style === undefined) return;
  const moved: string[] = [];
  const kept = parseStyle(style, () => {}).filter(({ name, value }) => {
    const utility = toStyleClass(name, value);
    if (utility !== undefined) moved.push(utility);
    return utility === undefined;
  });
  if (moved.length === 0) return;
  const replaced = (name: string): boolean =>
    moved.some((utility) => utility.startsWith('bg-') && /^bg-(?!clip|linear|radial|conic|gradient)/.test(name)) ||
    moved.some((utility) => isTextColor(utility) && isTextColor(name));
  setClasses(element, [...listClasses(element).filter((name) => !replaced(name)), ...moved]);
  if (kept.length === 0) delete element.properties['style'];
  else element.properties['style'] = printStyle(kept);
}

const isTextColor = (name: string): boolean => {
  const read = readColorClass(parseClassName(name));
  return read?.property === 'text' && !name.includes(':');
};

function toStyleClass(name: string, value: string): string | undefined {
  const property = STYLE_CLASSES[name];
  if (property === undefined) return undefined;
  if (name === 'font-size') return readLength(value) === undefined ? undefined : `${property}-[${value}]`;
  const role = /^var\(--([a-z-]+)\)$/.exec(value)?.[1];
  if (role !== undefined) return isRole(role) ? `${property}-${role}` : undefined;
  return parseColor(value) === undefined ? undefined : `${property}-[${value.replaceAll(' ', '_')}]`;
}
