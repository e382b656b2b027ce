/** One declaration of a sheet or of a `style` attribute; names in lower case, custom properties as they are written. */
export interface SheetDeclaration {
  name: string;
  value: string;
  isImportant: boolean;
}

/** One rule with everything around it told. */
export interface SheetRule {
  /** The selector list as written; of a nested rule with its parents put in. */
  selector: string;
  declarations: readonly SheetDeclaration[];
  /** Conditions of the `@media` around it, outermost first. */
  media: readonly string[];
  /** Utility classes of Tailwind's `@apply`. */
  applied: readonly string[];
}

/** More than any page has that a person wrote. */
const MOST_RULES = 4000;
const DEEPEST = 12;

/** Grouping rules whose content counts as if they were not there. */
const TRANSPARENT_GROUPS = /^@(?:layer|supports|scope|starting-style)\b/i;
/** `@theme` of Tailwind 4 declares custom properties for the root. */
const ROOT_GROUPS = /^@theme\b/i;
/** Nothing of these can be used: they load, they describe motion, or they ask for a container's size. */
const MEDIA = /^@media\b\s*/i;

/**
 * A style sheet as its rules, in order. Reads what a browser would read, goes on after what is broken, and leaves out
 * rules that load or animate. Bounded in rules and depth.
 */
export function parseSheet(css: string): SheetRule[] {
  const rules: SheetRule[] = [];
  readBlock(withoutComments(css), { selector: '', media: [], depth: 0 }, rules);
  return rules.slice(0, MOST_RULES);
}

/** The declarations of a `style` attribute. */
export const parseDeclarations = (text: string): SheetDeclaration[] =>
  splitTop(withoutComments(text), ';').flatMap(parseDeclaration);

interface Place {
  selector: string;
  media: readonly string[];
  depth: number;
}

const withoutComments = (css: string): string => css.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)|<!--|-->/g, ' ');

function readBlock(content: string, place: Place, rules: SheetRule[]): void {
  if (place.depth > DEEPEST || rules.length >= MOST_RULES) return;
  const declarations: SheetDeclaration[] = [];
  const applied: string[] = [];
  const nested: { prelude: string; block: string }[] = [];
  for (const part of toParts(content)) {
    if (part.block !== undefined) nested.push({ prelude: part.prelude, block: part.block });
    else if (/^@apply\b/i.test(part.prelude)) applied.push(...part.prelude.slice(6).trim().split(/\s+/));
    else if (!part.prelude.startsWith('@')) declarations.push(...parseDeclaration(part.prelude));
  }
  if (place.selector !== '' && declarations.length + applied.length > 0) {
    rules.push({ selector: place.selector, declarations, media: place.media, applied });
  }
  for (const { prelude, block } of nested) enterBlock(prelude, block, place, rules);
}

function enterBlock(prelude: string, block: string, place: Place, rules: SheetRule[]): void {
  const inside = { ...place, depth: place.depth + 1 };
  if (MEDIA.test(prelude)) {
    readBlock(block, { ...inside, media: [...place.media, prelude.replace(MEDIA, '').trim().toLowerCase()] }, rules);
  } else if (TRANSPARENT_GROUPS.test(prelude)) readBlock(block, inside, rules);
  else if (ROOT_GROUPS.test(prelude)) readBlock(block, { ...inside, selector: ':root' }, rules);
  else if (!prelude.startsWith('@')) readBlock(block, { ...inside, selector: nest(prelude, place.selector) }, rules);
}

/** `&:hover` in `.card` → `.card:hover`; without the sign a nested selector is a descendant. */
function nest(selector: string, parent: string): string {
  if (parent === '') return selector;
  const around = splitTop(parent, ',').length > 1 ? `:is(${parent})` : parent;
  return splitTop(selector, ',')
    .map((part) => (part.includes('&') ? part.replaceAll('&', around) : `${around} ${part.trim()}`))
    .join(',');
}

interface Part {
  prelude: string;
  /** Content of the braces; absent for a declaration or a statement. */
  block?: string;
}

/** Statements and blocks of one level. */
function toParts(content: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (let index = 0; index < content.length; index++) {
    const character = content[index];
    if (character === '\\') index++;
    else if (character === '"' || character === "'") index = skipString(content, index);
    else if (character === '(') index = skipPair(content, index, '(', ')');
    else if (character === ';' || character === '}') {
      parts.push({ prelude: content.slice(start, index).trim() });
      start = index + 1;
    } else if (character === '{') {
      const end = skipPair(content, index, '{', '}');
      parts.push({ prelude: content.slice(start, index).trim(), block: content.slice(index + 1, end) });
      index = end;
      start = end + 1;
    }
  }
  parts.push({ prelude: content.slice(start).trim() });
  return parts.filter(({ prelude, block }) => prelude !== '' || block !== undefined);
}

/** Index of the closing quote, or the end of the line where a string is broken. */
function skipString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index++) {
    if (text[index] === '\\') index++;
    else if (text[index] === text[start] || text[index] === '\n') return index;
  }
  return text.length;
}

/** Index of the bracket that closes the one at `start`, or the end. */
function skipPair(text: string, start: number, open: string, close: string): number {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    const character = text[index];
    if (character === '\\') index++;
    else if (character === '"' || character === "'") index = skipString(text, index);
    else if (character === open) depth++;
    else if (character === close) {
      depth--;
      if (depth === 0) return index;
    }
  }
  return text.length;
}

/** Splits where the separator stands outside of brackets and strings; parts are trimmed, empty ones left out. */
export function splitTop(text: string, separator: ',' | ';' | ' ' | '/'): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === '\\') index++;
    else if (character === '"' || character === "'") index = skipString(text, index);
    else if (character === '(' || character === '[') depth++;
    else if (character === ')' || character === ']') depth = Math.max(0, depth - 1);
    else if (depth === 0 && (character === separator || (separator === ' ' && /\s/.test(character ?? '')))) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function parseDeclaration(text: string): SheetDeclaration[] {
  const colon = text.indexOf(':');
  if (colon < 1) return [];
  const written = text.slice(0, colon).trim();
  const name = written.startsWith('--') ? written : written.toLowerCase();
  if (!/^-{0,2}[a-zA-Z_][\w-]*$/.test(name)) return [];
  const value = text
    .slice(colon + 1)
    .replaceAll(/\s+/g, ' ')
    .trim();
  const isImportant = /!\s*important$/i.test(value);
  const plain = value.replace(/\s*!\s*important$/i, '');
  return plain === '' ? [] : [{ name, value: plain, isImportant }];
}
