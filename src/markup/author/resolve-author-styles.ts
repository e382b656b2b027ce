import type { Element, Root } from 'hast';
import type { DrawnDevice } from '../../domain/designer.ts';
import { parseClassName, printClassName } from '../class-name.ts';
import { addClasses, findAttribute, listClasses, setClasses } from '../element.ts';
import type { Note } from '../report.ts';
import { BROWSER_SHEET } from './browser-sheet.ts';
import {
  cascade,
  indexRules,
  isGenerated,
  matchRules,
  type Cascaded,
  type MatchedRule,
  type RuleIndex,
  type Sheet,
} from './cascade.ts';
import { expandShorthand } from './expand-shorthand.ts';
import { toElementUtilities } from './element-utilities.ts';
import { RELATIVE_KEPT, toFontPx, toFontSize, toPixels } from './font-size.ts';
import { toFontRole } from './font-role.ts';
import { LIBRARY_SHEET } from './library-sheet.ts';
import { listPlaces, type Place } from './place.ts';
import { toHints } from './presentational-hints.ts';
import { readAuthorPage, type AuthorPage } from './read-page.ts';
import { createTailwindNames, readTailwindTheme } from './tailwind-theme.ts';
import { substitute, type Variables } from './variables.ts';

const VIEWPORT_PX: Readonly<Record<DrawnDevice, number>> = { MOBILE: 390, TABLET: 820, DESKTOP: 1280, AGNOSTIC: 1280 };
const ROOT_PX = 16;

interface Resolved {
  cascaded: Cascaded;
  fontPx: number;
}

/** What children take over from their parent. */
interface Inherited {
  variables: Variables;
  /** Variables that another state of the page gives other values, by its variant. */
  overlays: ReadonlyMap<string, Variables>;
  fontPx: number;
  family: string;
}

/**
 * Turns the sheets of a whole page, its `style` attributes and its Tailwind configuration into classes on its elements, with
 * raw values that `snap` moves to tokens. Afterwards no sheet is needed. Does nothing to a fragment or a stored document.
 */
export function resolveAuthorStyles(document: Root, device: DrawnDevice, note: Note): boolean {
  const page = readAuthorPage(document);
  if (page === undefined) return false;
  dress(page, listPlaces(document), device);
  note('styles', 'turned the sheets of the page into classes');
  return true;
}

/** Gives elements classes for all that the sheets of their page say of them. */
export const dress = (page: AuthorPage, places: readonly Place[], device: DrawnDevice): void =>
  new AuthorStyles(page, device).apply(places);

const listSheets = ({ css, hasUtilities, hasLibrary }: AuthorPage): Sheet[] => [
  ...(hasUtilities ? [] : [{ css: BROWSER_SHEET, origin: 'browser' } as const]),
  ...(hasLibrary ? [{ css: LIBRARY_SHEET, origin: 'library' } as const] : []),
  { css, origin: 'author' },
];

class AuthorStyles {
  private readonly page: AuthorPage;
  private readonly viewportPx: number;
  private readonly index: RuleIndex;
  private readonly inherited = new Map<Place, Inherited>();
  /** Elements of one kind have the same rules: each set is worked out once. */
  private readonly resolved = new Map<Variables, Map<string, Resolved>>();
  private readonly made = new Map<Cascaded, Map<string, string[]>>();
  private readonly isDark: boolean;
  private rootPx = ROOT_PX;
  private bodyFamily = '';
  private toName: ((name: ReturnType<typeof parseClassName>) => string) | undefined;

  constructor(page: AuthorPage, device: DrawnDevice) {
    this.page = page;
    this.viewportPx = VIEWPORT_PX[device];
    this.index = indexRules(listSheets(page));
    this.isDark = [page.html, page.body].some((element) => listClasses(element).includes('dark'));
  }

  apply(places: readonly Place[]): void {
    let root: Cascaded | undefined;
    for (const place of places) {
      const { element } = place;
      if (element.tagName === 'head' || place.parent?.element.tagName === 'head') continue;
      const around = (place.parent && this.inherited.get(place.parent)) ?? ROOT;
      const matched = [...toHints(element), ...matchRules(place, this.index)];
      const own = this.enterVariables(matched, around);
      const { cascaded, fontPx } = this.resolve(matched, own, around.fontPx);
      const family = cascaded.get('')?.get('font-family')?.value ?? around.family;
      const inherited = { ...own, fontPx, family: family === 'inherit' ? around.family : family };
      this.inherited.set(place, inherited);
      if (element === this.page.html) {
        root = cascaded;
        this.rootPx = fontPx;
        if (this.page.isTailwind)
          this.toName = createTailwindNames(readTailwindTheme(this.page.scripts, own.variables), own.variables);
        continue;
      }
      if (element === this.page.body) {
        this.bodyFamily = inherited.family;
        if (root) mergeRoot(cascaded, root);
      }
      if (isInDrawing(place)) paintDrawing(element, cascaded);
      else this.dress(element, cascaded, matched, inherited, around);
    }
  }

  private enterVariables(matched: readonly MatchedRule[], around: Inherited): Inherited {
    const custom = cascade(matched, (declaration) => (declaration.name.startsWith('--') ? [declaration] : []));
    if ([...custom.values()].every(({ size }) => size === 0)) return around;
    const read = (variant: string): [string, string][] =>
      [...(custom.get(variant) ?? [])].map(([name, { value }]) => [name, value]);
    const variables = new Map([...around.variables, ...read('')]);
    const overlays = new Map(around.overlays);
    for (const variant of custom.keys()) {
      if (variant === '' || isGenerated(variant)) continue;
      overlays.set(variant, new Map([...(overlays.get(variant) ?? []), ...read(variant)]));
    }
    return { ...around, variables, overlays };
  }

  /** Everything in force, with its variables and relative lengths worked out, by variant. */
  private resolve(matched: readonly MatchedRule[], own: Inherited, parentPx: number): Resolved {
    const written = matched.filter(({ order }) => order === 0).map(({ declarations }) => declarations);
    const key = `${matched.map(({ order, variant }) => `${order}${variant}`).join()}|${parentPx}|${JSON.stringify(written)}`;
    const known = this.resolved.get(own.variables) ?? new Map<string, Resolved>();
    this.resolved.set(own.variables, known);
    const resolved = known.get(key) ?? this.work(matched, own, parentPx);
    known.set(key, resolved);
    return resolved;
  }

  private work(matched: readonly MatchedRule[], own: Inherited, parentPx: number): Resolved {
    const run = (variables: Variables): Cascaded =>
      cascade(matched, (declaration) => {
        if (declaration.name.startsWith('--')) return [];
        const value = substitute(declaration.value, variables);
        return value === undefined ? [] : expandShorthand({ ...declaration, value });
      });
    const cascaded = run(own.variables);
    for (const [variant, overlay] of own.overlays) {
      const plain = cascaded.get('');
      const changed = [...(run(new Map([...own.variables, ...overlay])).get('') ?? [])].filter(
        ([name, { value }]) => plain?.get(name)?.value !== value,
      );
      if (changed.length > 0) cascaded.set(variant, new Map([...changed, ...(cascaded.get(variant) ?? [])]));
    }
    const stated = cascaded.get('')?.get('font-size')?.value;
    const context = { fontPx: parentPx, rootPx: this.rootPx, viewportPx: this.viewportPx };
    const fontPx = (stated === undefined ? undefined : toFontPx(stated, context)) ?? parentPx;
    for (const [, winners] of cascaded) {
      for (const [name, winner] of winners) {
        const value =
          name === 'font-size'
            ? toFontSize(winner.value, context)
            : RELATIVE_KEPT.has(name)
              ? winner.value
              : toPixels(winner.value, { ...context, fontPx });
        winners.set(name, { ...winner, value });
      }
    }
    return { cascaded, fontPx };
  }

  private dress(
    element: Element,
    cascaded: Cascaded,
    matched: readonly MatchedRule[],
    inherited: Inherited,
    around: Inherited,
  ): void {
    showRevealed(cascaded);
    const isIcon = listClasses(element).some((name) => ICON_CLASS.test(name));
    const own = this.listOwnClasses(element, matched);
    const made = this.make(cascaded, own, isIcon);
    const font = toFontRole(element, {
      family: inherited.family,
      around: around.family,
      bodyFamily: this.bodyFamily,
      isStated: cascaded.get('')?.has('font-family') === true,
    });
    const hasFont = own.some((name) => FONT_CLASS.test(name));
    setClasses(element, [...own, ...(font === undefined || hasFont ? [] : [font]), ...made]);
    if (isIcon && !listClasses(element).some((name) => DISPLAY.test(name))) addClasses(element, 'inline-block');
    const picture = cascaded.get('')?.get('background-image')?.value ?? '';
    // A background that is loaded becomes a picture in a later step, which looks for the address.
    if (picture.includes('url(')) element.properties['style'] = 'background-image:url(picture)';
    else delete element.properties['style'];
  }

  private make(cascaded: Cascaded, own: readonly string[], isIcon: boolean): string[] {
    const key = `${isIcon}${own.join(' ')}`;
    const known = this.made.get(cascaded) ?? new Map<string, string[]>();
    this.made.set(cascaded, known);
    const made = known.get(key) ?? toElementUtilities(cascaded, own, isIcon);
    known.set(key, made);
    return made;
  }

  /** Classes of its own that still mean something once the sheets are gone. */
  private listOwnClasses(element: Element, matched: readonly MatchedRule[]): string[] {
    const applied = matched.flatMap((rule) => rule.applied.map((name) => rule.variant + name));
    const kept = [...applied, ...listClasses(element)].filter(
      (name) =>
        ICON_CLASS.test(name) ||
        (this.page.hasUtilities && (this.page.isTailwind || !this.index.namedClasses.has(name))),
    );
    const own = kept.flatMap((name) => this.toOwnName(name));
    const isIcon = own.some((name) => ICON_CLASS.test(name));
    return isIcon ? own.map((name) => name.replace(TEXT_SIZE, (_, size: string) => ICON_SIZES[size] ?? 'size-6')) : own;
  }

  private toOwnName(name: string): string[] {
    const parsed = parseClassName(name);
    const isForDark = /(?:^|:)dark:/.test(parsed.variant);
    if (isForDark && !this.isDark) return [];
    const variant = parsed.variant.replace(/dark:/, '');
    return [this.toName?.({ ...parsed, variant }) ?? printClassName({ ...parsed, variant })];
  }
}

const ROOT: Inherited = { variables: new Map(), overlays: new Map(), fontPx: ROOT_PX, family: '' };

const FONT_CLASS = /^font-(?:body|headline|label|mono|sans|serif|display|\[(?!\d))/;
const DISPLAY = /^(?:block|inline-block|flex|inline-flex|grid|inline-grid|inline|hidden)$/;

/** Classes that name an icon or the font it comes from. */
const ICON_CLASS = /^(?:material-(?:symbols|icons)|fa[srlbd]?$|fa-|bi-|bi$|ph-|ri-|ti-|lucide-)/;
const TEXT_SIZE = /^text-(xs|sm|base|lg|[2-9]?xl)$/;
const ICON_SIZES: Readonly<Record<string, string>> = {
  xs: 'size-3',
  sm: 'size-4',
  base: 'size-4',
  lg: 'size-5',
  xl: 'size-5',
  '2xl': 'size-6',
  '3xl': 'size-8',
  '4xl': 'size-9',
  '5xl': 'size-12',
  '6xl': 'size-15',
};

/** What `html` says about the page is said by its body. */
function mergeRoot(body: Cascaded, root: Cascaded): void {
  for (const [variant, winners] of root) {
    const own = body.get(variant) ?? new Map();
    body.set(variant, own);
    for (const name of ['background-color', 'background-image', 'color']) {
      const winner = winners.get(name);
      if (winner && !own.has(name)) own.set(name, winner);
    }
  }
}

/** What a script or an animation would bring into view is shown. */
function showRevealed(cascaded: Cascaded): void {
  const plain = cascaded.get('');
  if (plain?.get('opacity')?.value !== '0') return;
  const moves = [...plain.keys()].some((name) => /^(?:animation|transition)/.test(name));
  const returns = [...cascaded].some(([variant, winners]) => variant !== '' && winners.has('opacity'));
  if (!moves || returns || plain.get('position')?.value === 'absolute') return;
  plain.delete('opacity');
  plain.delete('transform');
}

function isInDrawing(place: Place): boolean {
  for (let around = place.parent; around !== undefined; around = around.parent) {
    if (around.element.tagName === 'svg') return true;
  }
  return false;
}

const DRAWN: Readonly<Record<string, string>> = {
  fill: 'fill',
  stroke: 'stroke',
  'stroke-width': 'strokeWidth',
  'stop-color': 'stopColor',
  opacity: 'opacity',
};

/** In a drawing a sheet's paint becomes the attribute of the same name. */
function paintDrawing(element: Element, cascaded: Cascaded): void {
  for (const [property, attribute] of Object.entries(DRAWN)) {
    const value = cascaded.get('')?.get(property)?.value;
    if (value !== undefined && findAttribute(element, 'style')?.includes(property) !== true)
      element.properties[attribute] = value;
  }
  delete element.properties['className'];
}
