/** Reads the value of a custom property as it stands on the element; undefined when nothing sets it. */
export type ReadVariable = (name: string) => string | undefined;

/** A reference that leads to itself ends here (CSS Variables 1, 2.3 makes it invalid). */
const DEEPEST = 24;

/** Replaces every `var()`, with fallbacks; undefined when one leads nowhere, which makes the declaration void. */
export function substituteVariables(value: string, read: ReadVariable, depth = 0): string | undefined {
  if (!value.includes('var(')) return value;
  if (depth > DEEPEST) return undefined;
  const call = findCall(value, 'var');
  if (call === undefined) return value;
  const { name, fallback } = splitArguments(call.argument);
  const own = read(name);
  const replacement =
    (own === undefined ? undefined : substituteVariables(own, read, depth + 1)) ??
    (fallback === undefined ? undefined : substituteVariables(fallback, read, depth + 1));
  if (replacement === undefined) return undefined;
  return substituteVariables(value.slice(0, call.start) + replacement + value.slice(call.end), read, depth);
}

export interface FunctionCall {
  start: number;
  /** Index behind the closing bracket. */
  end: number;
  argument: string;
}

/** The first innermost-last call of a function by name, with its argument text. */
export function findCall(text: string, name: string, from = 0): FunctionCall | undefined {
  const start = text.indexOf(`${name}(`, from);
  if (start < 0) return undefined;
  if (start > 0 && /[\w-]/.test(text[start - 1] ?? '')) return findCall(text, name, start + 1);
  let depth = 0;
  for (let at = start + name.length; at < text.length; at++) {
    if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) {
      return { start, end: at + 1, argument: text.slice(start + name.length + 1, at) };
    }
  }
  return undefined;
}

/** The fallback is everything behind the first comma, commas and all; it may be empty. */
function splitArguments(argument: string): { name: string; fallback: string | undefined } {
  const comma = argument.indexOf(',');
  if (comma < 0) return { name: argument.trim(), fallback: undefined };
  return { name: argument.slice(0, comma).trim(), fallback: argument.slice(comma + 1).trim() };
}
