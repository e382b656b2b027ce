import { differenceCiede2000 } from 'culori';
import type { Element } from 'hast';
import type { ColorRole } from '../../domain/token-roles.ts';
import type { Tokens } from '../../tokens/create-tokens.ts';
import { guaranteedTextOn } from '../../tokens/pairs.ts';
import { parseClassName, type ClassName } from '../class-name.ts';
import { isElement, listClasses, setClasses } from '../element.ts';
import type { Note } from '../report.ts';
import { parsePaint } from './ground.ts';
import { isGroundClass, readPaint, toShare } from './paint-classes.ts';

const difference = differenceCiede2000();

/** Two colours that differ less than this are one to the eye. */
const LEAST_SEEN = 6;

/** What bars, dots, lines and buttons are painted in, to be seen on what they stand on. */
const STRONG: ReadonlySet<string> = new Set(['primary', 'secondary', 'tertiary', 'error']);
const FILLS = ['bg', 'fill'] as const;
const LINES = ['stroke'] as const;

/**
 * Bars, lines and buttons that would vanish take the colour of what is written on their ground: where a primary colour is
 * stated exactly, its container is that colour too, and `bg-primary` on it is seen by nobody. What is painted in the very
 * role of its ground is a part cut out on purpose.
 */
export function showMarks(body: Element, tokens: Pick<Tokens, 'colors' | 'accents'>, note: Note): void {
  const seenAs = (role: ColorRole, kind: 'fill' | 'ink'): string =>
    tokens.accents[role as keyof Tokens['accents']]?.[kind] ?? tokens.colors[role];
  const visit = (element: Element, ground: ColorRole | undefined): void => {
    if (ground !== undefined) mend(element, ground);
    const own = ownGround(element, ground);
    for (const child of element.children) if (isElement(child)) visit(child, own);
  };
  const mend = (element: Element, ground: ColorRole): void => {
    const names = listClasses(element);
    const shown = names.map((name) => {
      const parsed = parseClassName(name);
      const lost = [...FILLS, ...LINES].find((property) => isLost(parsed, property, ground));
      return lost === undefined ? name : `${lost}-${guaranteedTextOn(ground)}`;
    });
    if (shown.every((name, index) => name === names[index])) return;
    setClasses(element, shown);
    note('accessibility', `showed what had the colour of its ground, ${ground}`);
  };
  const isLost = (name: ClassName, property: 'bg' | 'fill' | 'stroke', ground: ColorRole): boolean => {
    const { utility, variant, modifier } = name;
    const role = utility.startsWith(`${property}-`) ? parsePaint(utility.slice(property.length + 1)) : undefined;
    if (variant !== '' || modifier !== undefined || role === undefined || role === ground || !STRONG.has(role))
      return false;
    const kind = property === 'stroke' ? 'ink' : 'fill';
    return difference(seenAs(role as ColorRole, kind), seenAs(ground, 'fill')) < LEAST_SEEN;
  };
  visit(body, 'background');
}

/** What the content of an element stands on; undefined where that is mixed, a picture or different at other widths. */
function ownGround(element: Element, around: ColorRole | undefined): ColorRole | undefined {
  const grounds = listClasses(element).map(parseClassName).filter(isGroundClass);
  const [own, ...others] = grounds;
  if (own === undefined) return around;
  if (others.length > 0 || own.variant !== '' || toShare(own.modifier) < 100) return undefined;
  const paint = readPaint(own, 'bg');
  return paint === undefined || paint.startsWith('#') ? undefined : (paint as ColorRole);
}
