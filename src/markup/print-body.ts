import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { createText, findAttribute, isElement, listClasses } from './element.ts';

const INDENT = '  ';

/** Laid out in a line with text, so that a space more or less beside them can be seen. */
const INLINE_TAGS: ReadonlySet<string> = new Set(
  `a abbr b bdi bdo button cite code data del dfn em i img input ins kbd label mark meter output picture progress q rp rt ruby
   s samp select small span strong sub sup svg textarea time u var wbr`.split(/\s+/),
);
const VERBATIM_TAGS: ReadonlySet<string> = new Set(['pre', 'textarea', 'svg']);
/** Content of these is taken out of a line or laid out by a grid or a flex line, where spaces between items vanish. */
const BOX_CLASS = /^(?:flex|grid|inline-flex|inline-grid)$/;
const BLOCK_PARENTS: ReadonlySet<string> = new Set(
  'table thead tbody tfoot tr colgroup ul ol menu dl select optgroup datalist details'.split(' '),
);

/**
 * A body as HTML that a person can read: each block on its own line, indented by depth. Space is added only where no
 * browser shows it; what stands in a line of text, in `pre`, `textarea` or a drawing is printed as it is, and so is a body
 * that says `data-keeps="space"`.
 */
export function printBody(body: Element): string {
  const printed = toHtml(findAttribute(body, 'dataKeeps') === 'space' ? body : format(body, 0), {
    characterReferences: { useNamedReferences: true },
  });
  return printed.replaceAll(CLASSES, openAmpersands);
}

const CLASSES = /\sclass="[^"]*&amp;[^"]*"/g;

/**
 * An ampersand that begins no character reference stands for itself (HTML, 13.1.4). Tools that look for classes in sources,
 * as Tailwind does, read them as they are written: `[&>li]` and not `[&amp;>li]`.
 */
export const openAmpersands = (attribute: string): string => attribute.replaceAll(/&amp;(?![a-z0-9#])/gi, '&');

function format(element: Element, depth: number): Element {
  if (VERBATIM_TAGS.has(element.tagName) || keepsSpace(element)) return element;
  const runs = toRuns(element);
  if (runs.every(({ isBlock: block }) => !block)) {
    // What stands alone in a block or a flex box is a line of its own, whose ends a browser trims.
    const [line] = isBlock(element) || isLineBox(element) ? runs.map(trimRun) : [];
    const children = line?.children ?? element.children;
    return { ...element, children: children.map((child) => formatInline(child, depth)) };
  }
  const newline = (level: number): ElementContent => createText(`\n${INDENT.repeat(level)}`);
  const lines = runs.flatMap((run) => [
    newline(depth + 1),
    ...run.children.map((child) => (isElement(child) ? format(child, depth + 1) : child)),
  ]);
  return { ...element, children: [...lines, newline(depth)] };
}

const keepsSpace = (element: Element): boolean =>
  listClasses(element).some((name) => /(?:^|:)whitespace-(?:pre|break)/.test(name));

interface Run {
  isBlock: boolean;
  children: ElementContent[];
}

/** Blocks each alone, and between them what shares a line; a browser drops the space at the ends of both. */
function toRuns(element: Element): Run[] {
  const inBox = BLOCK_PARENTS.has(element.tagName) || isBox(element);
  const runs: Run[] = [];
  for (const child of element.children) {
    const last = runs.at(-1);
    if (isElement(child) && (inBox || isBlock(child))) runs.push({ isBlock: true, children: [child] });
    else if (last && !last.isBlock) last.children.push(child);
    else runs.push({ isBlock: false, children: [child] });
  }
  const hasBlocks = runs.some((run) => run.isBlock);
  return hasBlocks ? runs.map(trimRun).filter(({ children }) => children.length > 0) : runs;
}

function trimRun(run: Run): Run {
  if (run.isBlock) return run;
  const children = run.children.map((child) => (child.type === 'text' ? createText(collapse(child.value)) : child));
  const [first] = children;
  const last = children.at(-1);
  if (first?.type === 'text') first.value = trimStart(first.value);
  if (last?.type === 'text') last.value = trimEnd(last.value);
  return { ...run, children: children.filter((child) => child.type !== 'text' || child.value !== '') };
}

const isBox = (element: Element): boolean => {
  const classes = listClasses(element);
  return (
    classes.some((name) => BOX_CLASS.test(name)) &&
    !classes.some((name) => /:(?:block|inline|inline-block|contents)$/.test(name))
  );
};

/** Lays its content out in lines of its own, though it may stand in a line itself. */
const isLineBox = (element: Element): boolean =>
  isBox(element) || element.tagName === 'button' || listClasses(element).includes('inline-block');

function isBlock(element: Element): boolean {
  const classes = listClasses(element);
  if (classes.some((name) => /(?:^|:)(?:inline(?:-block|-flex|-grid)?|contents)$/.test(name))) return false;
  return !INLINE_TAGS.has(element.tagName) || classes.some((name) => /^(?:block|flex|grid)$/.test(name));
}

function formatInline(child: ElementContent, depth: number): ElementContent {
  if (child.type === 'text') return createText(collapse(child.value));
  return isElement(child) ? format(child, depth) : child;
}

// Not `trim`: it would take a no-break space along.
const collapse = (text: string): string => text.replaceAll(/[ \t\n\f\r]+/g, ' ');
const trimStart = (text: string): string => text.replace(/^ /, '');
const trimEnd = (text: string): string => text.replace(/ $/, '');
