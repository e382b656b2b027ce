/** The two things a CSS block holds (CSS Syntax 3, 5.4.4, with nesting). */
export type CssItem = CssDeclaration | CssBlock;

export interface CssDeclaration {
  kind: 'declaration';
  property: string;
  value: string;
  isImportant: boolean;
}

export interface CssBlock {
  kind: 'block';
  /** A selector list, or an at-rule with its keyword. */
  prelude: string;
  items: CssItem[];
}

/** Parses a style sheet or the text of a `style` attribute; what is malformed is skipped as CSS asks. */
export function parseCss(css: string): CssItem[] {
  const cursor: Cursor = { css: css.replace(/\/\*[\s\S]*?\*\//g, ''), at: 0 };
  const items: CssItem[] = [];
  while (cursor.at < cursor.css.length) items.push(...parseItems(cursor));
  return items;
}

interface Cursor {
  readonly css: string;
  at: number;
}

function parseItems(cursor: Cursor): CssItem[] {
  const items: CssItem[] = [];
  while (cursor.at < cursor.css.length) {
    const start = cursor.at;
    const end = findEnd(cursor.css, start);
    const text = cursor.css.slice(start, end).trim();
    const stop = cursor.css[end];
    cursor.at = end + 1;
    if (stop === '{') items.push({ kind: 'block', prelude: text, items: parseItems(cursor) });
    else if (text.startsWith('@')) items.push({ kind: 'block', prelude: text, items: [] });
    else items.push(...parseDeclaration(text));
    if (stop === '}') break;
  }
  return items;
}

/** Index of the `{`, `;` or `}` that ends what starts here; the end of the text where there is none. */
function findEnd(css: string, start: number): number {
  let depth = 0;
  let quote = '';
  for (let at = start; at < css.length; at++) {
    const char = css[at];
    if (char === '\\') at++;
    else if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '(' || char === '[') depth++;
    else if (char === ')' || char === ']') depth--;
    else if (depth <= 0 && (char === '{' || char === '}' || char === ';')) return at;
  }
  return css.length;
}

function parseDeclaration(text: string): CssDeclaration[] {
  const colon = text.indexOf(':');
  if (colon <= 0) return [];
  const name = text.slice(0, colon).trim();
  const raw = text
    .slice(colon + 1)
    .trim()
    .replace(/\s+/g, ' ');
  const isImportant = /!\s*important$/i.test(raw);
  return [
    {
      kind: 'declaration',
      property: name.startsWith('--') ? name : name.toLowerCase(),
      value: isImportant ? raw.replace(/\s*!\s*important$/i, '') : raw,
      isImportant,
    },
  ];
}
