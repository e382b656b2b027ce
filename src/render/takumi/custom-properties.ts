import { substituteVariables } from './css-substitute.ts';
import type { RegisteredProperty } from './css-rules.ts';
import type { ReadVariable } from './css-substitute.ts';
import type { CssDeclaration } from './css-syntax.ts';

/** The custom properties as they stand on one element; what it does not set comes from its parent. */
export interface Variables {
  read: ReadVariable;
}

/** CSS Variables 1, 2 and `@property`: references among them are solved where they are declared. */
export function createVariables(
  declarations: readonly CssDeclaration[],
  parent: Variables | undefined,
  registered: ReadonlyMap<string, RegisteredProperty>,
): Variables {
  const raw = new Map(
    declarations.filter(({ property }) => property.startsWith('--')).map(({ property, value }) => [property, value]),
  );
  const solved = new Map<string, string | undefined>();
  const handedDown = new Map<string, string | undefined>();
  const fromAbove: ReadVariable = (name) => {
    if (handedDown.has(name)) return handedDown.get(name);
    const rule = registered.get(name);
    const value = (rule?.inherits === false ? undefined : parent?.read(name)) ?? rule?.initialValue;
    handedDown.set(name, value);
    return value;
  };
  if (raw.size === 0 && parent !== undefined && registered.size === 0) return parent;
  const read: ReadVariable = (name) => {
    const value = raw.get(name);
    if (value === undefined) return fromAbove(name);
    if (!solved.has(name)) {
      solved.set(name, undefined);
      solved.set(name, value === 'initial' ? registered.get(name)?.initialValue : substituteVariables(value, read));
    }
    return solved.get(name);
  };
  return { read };
}
