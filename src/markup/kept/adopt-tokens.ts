import type { Element } from 'hast';
import type { DrawnDevice } from '../../domain/designer.ts';
import type { Tokens } from '../../tokens/create-tokens.ts';
import { ensureContrast } from '../access/contrast.ts';
import { parseClassName } from '../class-name.ts';
import { addClasses, findAttribute, forEachElement, listClasses } from '../element.ts';
import type { Note } from '../report.ts';
import { isSafeClass } from '../sanitise/safe-css.ts';
import { readColorClass } from '../snap/snap-color.ts';
import { snap } from '../snap/snap.ts';
import type { PageLook } from '../../domain/page-look.ts';
import { listNamedClasses } from './keep-used-rules.ts';
import { OWN_SCHEME } from './page-sheet.ts';
import { toClassedCopy } from './token-copy.ts';

const PAINT =
  /^(?:rounded(?:-.+)?|shadow(?:-.+)?|ring(?:-\d+)?|font-(?:headline|body|label|mono)|bg-(?:linear|radial|conic)(?:-.+)?|bg-none)$/;

/** Colours of the root and of glyphs that no class reaches. */
const THEMED_SHEET = `html{background:var(--background)!important;color:var(--on-background)}
:where(*){-webkit-text-fill-color:currentcolor!important}
`;

/**
 * Gives every element of a kept page the classes of the roles that its colours, fonts and corners play, over its own sheets,
 * which go on laying it out. What stays as it was made is told.
 */
export function adoptTokens(
  body: Element,
  page: PageLook,
  { tokens, device, note }: { tokens: Tokens; device: DrawnDevice; note: Note },
): PageLook {
  const copy = toClassedCopy(body, page, device);
  snap(copy, tokens, () => {}, true);
  ensureContrast(copy, () => {});
  const found = new Map<string, string[]>();
  const read = (element: Element): void => {
    const id = findAttribute(element, 'dataId');
    if (id !== undefined) found.set(id, listClasses(element).filter(isPaint));
  };
  read(copy);
  forEachElement(copy, read);
  // Classes that the page's own sheets name ("bg-white") are what is replaced; others were given by an edit.
  const named = listNamedClasses(page.sheet);
  const take = (element: Element): void => {
    const own = new Set(
      listClasses(element)
        .filter((name) => !named.has(name))
        .map(toProperty),
    );
    const classes = found.get(findAttribute(element, 'dataId') ?? '') ?? [];
    addClasses(element, ...classes.filter((name) => !own.has(toProperty(name))), ...plainGround(classes, page));
  };
  take(body);
  forEachElement(body, take);
  tellLeft(body, page, note);
  // The page is as light or dark as its tokens now, and so are fields and buttons that no sheet paints.
  return { ...page, state: 'themed', sheet: `${THEMED_SHEET}${page.sheet.replace(OWN_SCHEME, '')}` };
}

/** What lies under writing has to be known: over a ground with a role no gradient of many layers stays. */
const plainGround = (classes: readonly string[], { sheet }: PageLook): string[] =>
  sheet.includes('gradient(') &&
  classes.some((name) => /^bg-(?!linear|radial|conic|none)/.test(name)) &&
  !classes.some((name) => /^bg-(?:linear|radial|conic|none)/.test(name))
    ? ['bg-none']
    : [];

const isPaint = (name: string): boolean => {
  const parsed = parseClassName(name);
  return isSafeClass(name) && (readColorClass(parsed) !== undefined || PAINT.test(parsed.utility));
};

/** What a class sets, so that of two for one thing the one that an edit gave stays. */
function toProperty(name: string): string {
  const parsed = parseClassName(name);
  const property = readColorClass(parsed)?.property ?? PAINT.exec(parsed.utility)?.[0].replace(/-.*/, '') ?? name;
  return parsed.variant + property;
}

function tellLeft(body: Element, { sheet }: PageLook, note: Note): void {
  let pictures = 0;
  forEachElement(body, ({ tagName }) => {
    if (tagName === 'img' || tagName === 'svg') pictures++;
  });
  if (pictures > 0)
    note('snap', `${pictures === 1 ? 'one picture keeps its' : `${pictures} pictures keep their`} own colours`);
  if (/url\(data:image/.test(sheet)) note('snap', 'background pictures keep their own colours');
  if (/::?(?:before|after)\b[^{]*\{[^}]*(?:background|border)[^;}]*(?:gradient|#|rgb)/.test(sheet))
    note('snap', 'marks that the sheets draw before and after elements may keep their own colours');
}
