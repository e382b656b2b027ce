import { splitTop } from './parse-sheet.ts';

/** Custom properties in force at an element. */
export type Variables = ReadonlyMap<string, string>;

const DEEPEST = 16;
/** Variables of variables grow without bound ("a billion laughs"). */
const LONGEST = 2000;

/** A value with every `var()` put in; undefined where one has neither a value nor a fallback. */
export function substitute(value: string, variables: Variables, depth = 0): string | undefined {
  const start = value.search(/\bvar\(/i);
  if (start < 0) return value;
  if (depth > DEEPEST || value.length > LONGEST) return undefined;
  const end = findEnd(value, start + 3);
  const inside = value.slice(start + 4, end);
  const [name = ''] = splitTop(inside, ',');
  const comma = inside.indexOf(',');
  const given = variables.get(name) ?? (comma < 0 ? undefined : inside.slice(comma + 1).trim());
  if (given === undefined) return undefined;
  return substitute(value.slice(0, start) + given + value.slice(end + 1), variables, depth + 1);
}

function findEnd(text: string, open: number): number {
  let depth = 0;
  for (let index = open; index < text.length; index++) {
    if (text[index] === '(') depth++;
    else if (text[index] === ')' && --depth === 0) return index;
  }
  return text.length;
}
