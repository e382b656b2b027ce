import { parse } from 'yaml';
import type { Tag } from './list-tags.ts';

/** A component as code writes it, `<ListRow title="Hull" done />`, with where it stands in its line. */
export interface Component extends Tag {
  /** Lists that an attribute holds: `options={["Day", "Night"]}`. */
  lists: Map<string, unknown[]>;
  closing: boolean;
  start: number;
  end: number;
}

const START = /<(\/?)([A-Z][A-Za-z0-9.]*)(?=[\s/>])/gu;
const ATTRIBUTE = /\s+([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(?=(\{))))?/uy;
const CLOSE = /\s*(\/?)>/uy;

/** The components in a text, in order. Names begin with a capital; what is not closed well is none. */
export function listComponents(text: string): Component[] {
  const found: Component[] = [];
  for (const match of text.matchAll(START)) {
    const attributes = new Map<string, string | undefined>();
    const lists = new Map<string, unknown[]>();
    let at = match.index + match[0].length;
    for (;;) {
      ATTRIBUTE.lastIndex = at;
      const one = ATTRIBUTE.exec(text);
      if (one === null) break;
      at = ATTRIBUTE.lastIndex;
      const [, name = '', double, single, brace] = one;
      if (brace === undefined) attributes.set(name.toLowerCase(), double ?? single);
      else {
        const end = closingBrace(text, at);
        if (end === undefined) break;
        const value = valueIn(text.slice(at + 1, end));
        if (Array.isArray(value)) lists.set(name.toLowerCase(), value);
        else if (value !== false && value !== undefined)
          attributes.set(name.toLowerCase(), value === true ? undefined : value);
        at = end + 1;
      }
    }
    CLOSE.lastIndex = at;
    const close = CLOSE.exec(text);
    if (close === null) continue;
    found.push({
      name: match[2] ?? '',
      attributes,
      lists,
      parts: [],
      closing: match[1] === '/',
      start: match.index,
      end: CLOSE.lastIndex,
    });
  }
  return found;
}

/** Index of the brace that closes the one at `from`; none where an expression runs on too long. */
function closingBrace(text: string, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < Math.min(text.length, from + LONGEST); at++) {
    if (text[at] === '{') depth++;
    else if (text[at] === '}' && --depth === 0) return at;
  }
  return undefined;
}

const LONGEST = 4000;

/** What an expression holds where it is data; handlers and names of variables are none. */
function valueIn(source: string): string | boolean | unknown[] | undefined {
  const bare = source.trim();
  if (/=>|^(?:function\b|[A-Za-z_$][\w$.]*(?:\(|$))/u.test(bare) && !/^(?:true|false)$/u.test(bare)) return undefined;
  try {
    const data: unknown = parse(bare);
    if (Array.isArray(data)) return data;
    return typeof data === 'string' || typeof data === 'number'
      ? String(data)
      : typeof data === 'boolean'
        ? data
        : undefined;
  } catch {
    return undefined;
  }
}
