/** A Tailwind class taken apart: `md:hover:bg-primary/20!`. */
export interface ClassName {
  /** Everything before the utility, with its colon: `md:hover:`; empty for a class that always applies. */
  variant: string;
  important: boolean;
  /** `bg-primary`, without the modifier. */
  utility: string;
  /** What stands after the slash: `20`. */
  modifier: string | undefined;
}

const known = new Map<string, Readonly<ClassName>>();
const MOST_KNOWN = 20_000;

/** Brackets may hold colons and slashes, so the ends are found outside of them. Kept, since every step asks for the same names. */
export function parseClassName(name: string): Readonly<ClassName> {
  const parsed = known.get(name) ?? readClassName(name);
  if (known.size > MOST_KNOWN) known.clear();
  known.set(name, parsed);
  return parsed;
}

function readClassName(name: string): ClassName {
  let depth = 0;
  let start = 0;
  let slash = -1;
  for (let index = 0; index < name.length; index++) {
    const character = name[index];
    if (character === '[' || character === '(') depth++;
    else if (character === ']' || character === ')') depth--;
    else if (depth === 0 && character === ':') {
      start = index + 1;
      slash = -1;
    } else if (depth === 0 && character === '/') slash = index;
  }
  const rest = name.slice(start, slash < 0 ? undefined : slash);
  const modifier = slash < 0 ? undefined : name.slice(slash + 1).replace(/!$/, '');
  return {
    variant: name.slice(0, start),
    important: rest.startsWith('!') || name.endsWith('!'),
    utility: rest.replace(/^!|!$/g, ''),
    modifier,
  };
}

export const printClassName = ({ variant, important, utility, modifier }: ClassName): string =>
  `${variant}${utility}${modifier === undefined ? '' : `/${modifier}`}${important ? '!' : ''}`;
