import type { Element } from 'hast';
import type { Tokens } from '../../tokens/create-tokens.ts';
import { parseClassName, printClassName } from '../class-name.ts';
import { addClasses, findAttribute, forEachElement, listClasses, setClasses } from '../element.ts';
import type { Note } from '../report.ts';
import { parseStyle, printStyle, type Declaration } from '../sanitise/safe-css.ts';
import { findNearestRole, type ColorUse } from './nearest-role.ts';
import { parseColor } from './palette-colors.ts';
import { snapColor } from './snap-color.ts';
import { snapShape } from './snap-shape.ts';
import { findNearestTypeRole, readLength, snapType } from './snap-type.ts';

const HEADING = /^h[1-6]$/;

/**
 * Moves raw colours, font sizes, corners, shadows and spaces to the nearest token, so that a theme reaches them. What has no
 * near token stays as an override. Drawings keep their own colours.
 */
export function snap(body: Element, tokens: Tokens, note: Note): void {
  const visit = (element: Element, ancestors: readonly Element[]): 'skip' | void => {
    const isHeading = HEADING.test(element.tagName);
    const given = listClasses(element);
    const ground = [...ancestors, element].findLast((box) => listClasses(box).some(isGround));
    const standsOnOverride = ground !== undefined && listClasses(ground).some(isOverrideGround);
    setClasses(
      element,
      given.flatMap((name) =>
        standsOnOverride && OVERRIDE_TEXT.test(name) ? [name] : snapClass(name, isHeading, tokens, note),
      ),
    );
    snapStyle(element, isHeading, tokens, note);
    return element.tagName === 'svg' ? 'skip' : undefined;
  };
  visit(body, []);
  forEachElement(body, visit);
}

/** Text that was chosen for a colour of its own stays with it. */
const OVERRIDE_TEXT = /^(?:[a-z0-9-]+:)*text-\[#[0-9a-f]{6}\]$/i;
const isGround = (name: string): boolean => /^(?:bg|from)-(?!linear|radial|conic|gradient|cover|center)/.test(name);
const isOverrideGround = (name: string): boolean => /^(?:bg|from)-\[#/.test(name);

function snapClass(name: string, isHeading: boolean, tokens: Tokens, note: Note): string[] {
  const parsed = parseClassName(name);
  if (/(?:^|:)dark:/.test(parsed.variant)) {
    note('snap', 'dropped dark: classes, since the theme decides the mode');
    return [];
  }
  if (parsed.utility.startsWith('[--') && isTokenProperty(parsed.utility.slice(1).split(':')[0] ?? '', tokens)) {
    note('snap', `dropped ${parsed.utility.slice(0, 40)}: tokens come from the theme`);
    return [];
  }
  const snapped = snapColor(parsed, tokens) ?? snapType(parsed, isHeading, tokens) ?? snapShape(parsed, tokens);
  if (snapped === undefined || snapped.utility === parsed.utility) return [name];
  note('snap', snapped.note);
  if (snapped.utility === undefined) return [];
  // A line height after the slash belongs to the size that is gone.
  const modifier =
    snapped.utility.startsWith('text-') && /^text-(?:display|headline|title|body|label)/.test(snapped.utility);
  return [printClassName({ ...parsed, utility: snapped.utility, modifier: modifier ? undefined : parsed.modifier })];
}

const isTokenProperty = (name: string, { colors }: Tokens): boolean =>
  Object.hasOwn(colors, name.slice(2)) || /^--(?:type|font|radius|space|shadow)-/.test(name);

const STYLE_USES: Readonly<Record<string, ColorUse>> = {
  color: 'text',
  background: 'background',
  'background-color': 'background',
  'border-color': 'line',
  'border-top-color': 'line',
  'border-right-color': 'line',
  'border-bottom-color': 'line',
  'border-left-color': 'line',
  'outline-color': 'line',
  fill: 'fill',
  stroke: 'line',
  'accent-color': 'fill',
};

function snapStyle(element: Element, isHeading: boolean, tokens: Tokens, note: Note): void {
  const style = findAttribute(element, 'style');
  if (style === undefined) return;
  const declarations = parseStyle(style, () => {}).flatMap((declaration): Declaration[] => {
    if (declaration.name === 'font-size') return snapFontSize(element, declaration, isHeading, tokens, note);
    const use = STYLE_USES[declaration.name];
    const color = use && parseColor(declaration.value);
    const role = use && color && findNearestRole(color, use, tokens);
    if (role === undefined) return [declaration];
    note('snap', `colour ${declaration.value.slice(0, 40)} became ${role}`);
    return [{ ...declaration, value: `var(--${role})` }];
  });
  if (declarations.length === 0) delete element.properties['style'];
  else element.properties['style'] = printStyle(declarations);
}

function snapFontSize(
  element: Element,
  declaration: Declaration,
  isHeading: boolean,
  tokens: Tokens,
  note: Note,
): Declaration[] {
  const sizePx = readLength(declaration.value);
  if (sizePx === undefined) return [declaration];
  const role = findNearestTypeRole(sizePx, isHeading, tokens);
  addClasses(element, `text-${role}`);
  note('snap', `size ${declaration.value} became ${role}`);
  return [];
}
