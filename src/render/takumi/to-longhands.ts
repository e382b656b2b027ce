import { expandShorthand, type TextDirection } from './css-shorthands.ts';
import { substituteVariables, type ReadVariable } from './css-substitute.ts';
import type { CssDeclaration } from './css-syntax.ts';

/** Read before everything else, since it says where the logical sides of all other declarations lie. */
export function toDirection(declarations: readonly CssDeclaration[], inherited: TextDirection = 'ltr'): TextDirection {
  const own = declarations.findLast(({ property }) => property === 'direction')?.value;
  return own === 'rtl' || own === 'ltr' ? own : inherited;
}

/** What declarations say, the later over the earlier, without `var()`. */
export function toLonghands(
  declarations: readonly CssDeclaration[],
  read: ReadVariable,
  direction: TextDirection,
): Map<string, string> {
  const longhands = new Map<string, string>();
  for (const declaration of declarations) {
    if (declaration.property.startsWith('--')) continue;
    for (const [name, part] of expand(declaration, read, direction)) {
      longhands.delete(name);
      longhands.set(name, part);
    }
  }
  return longhands;
}

const NOTHING: ReturnType<typeof expandShorthand> = [];

function expand(
  declaration: CssDeclaration,
  read: ReadVariable,
  direction: TextDirection,
): ReturnType<typeof expandShorthand> {
  const known = fixed[direction].get(declaration);
  if (known !== undefined) return known;
  const { property, value } = declaration;
  const text = substituteVariables(value, read)?.trim();
  const longhands = text === undefined || text === '' ? NOTHING : expandShorthand(property, text, direction);
  if (!value.includes('var(')) fixed[direction].set(declaration, longhands);
  return longhands;
}

/** What comes to the same on every element whose text runs alike. */
const fixed: Readonly<Record<TextDirection, WeakMap<CssDeclaration, ReturnType<typeof expandShorthand>>>> = {
  ltr: new WeakMap(),
  rtl: new WeakMap(),
};
