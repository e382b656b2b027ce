import { hasOpenColor, resolveColors } from './css-colors.ts';
import { isRelative, resolveLengths, toShare } from './css-lengths.ts';
import { parseCss } from './css-syntax.ts';
import { isContainer } from './containers.ts';
import { createVariables } from './custom-properties.ts';
import { toDirection, toLonghands } from './to-longhands.ts';
import { toRoomPx } from './room.ts';
import { createRuleIndex } from './rule-index.ts';
import { INHERITED_PROPERTIES, INITIAL_VALUES } from './property-table.ts';
import { STYLE_PROPERTIES } from '../paint/computed-style.ts';
import type { ComputedStyle, StyleProperty } from '../paint/computed-style.ts';
import type { Containers } from './containers.ts';
import type { StyleSheet } from './css-rules.ts';
import type { CssDeclaration } from './css-syntax.ts';
import type { LengthContext } from './css-lengths.ts';
import type { TextDirection } from './css-shorthands.ts';
import type { RankedRule } from './rule-index.ts';
import type { Variables } from './custom-properties.ts';
import type { DocumentElement } from './document-tree.ts';

/** The style of one element after the cascade. */
export interface CascadedStyle {
  /** What the style sheets say: longhands in cascade order, without `var()`, relative units or mixed colours. */
  specified: ReadonlyMap<string, string>;
  /** Everything that is painted, inherited values included. */
  computed: ComputedStyle;
  variables: Variables;
  /** How wide the content can be, CSS pixels, as far as styles tell. */
  roomPx: number;
  direction: TextDirection;
}

export interface Cascade {
  /** The style of an element whose parent's is known; of its `::before` and the like when `pseudoElement` is given. */
  toStyle(element: DocumentElement, parent: CascadedStyle | undefined, pseudoElement?: string): CascadedStyle;
  /** Whether any rule says what a generated box of the element holds; without one there is no such box. */
  hasContent(element: DocumentElement, pseudoElement: string): boolean;
}

const ROOT_FONT_SIZE_PX = 16;

/** CSS Cascade 5, 6 for one page: which declaration wins on which element, and what its value comes to. */
export function createCascade(
  userAgent: StyleSheet,
  author: StyleSheet,
  viewport: { widthPx: number; heightPx: number },
  containers: Containers,
): Cascade {
  const ranked = [...userAgent.rules.map((rule) => ({ ...rule, layer: USER_AGENT_LAYER })), ...author.rules].map(
    (rule, order): RankedRule => ({ ...rule, order }),
  );
  const indexes = createIndexes(ranked, containers);
  const contentIndexes = createIndexes(ranked.filter(saysContent), containers);
  const listMatching = (element: DocumentElement, pseudoElement: string | undefined): RankedRule[] =>
    indexes.get(pseudoElement)?.listMatching(element) ?? [];
  const shared = createSharedStyles();
  let rootFontSizePx = ROOT_FONT_SIZE_PX;

  function createStyle(declarations: readonly CssDeclaration[], parent: CascadedStyle | undefined): CascadedStyle {
    const variables = createVariables(declarations, parent?.variables, author.properties);
    const direction = toDirection(declarations, parent?.direction);
    const longhands = toLonghands(declarations, variables.read, direction);
    const parentFontSize = Number.parseFloat(parent?.computed['font-size'] ?? '') || ROOT_FONT_SIZE_PX;
    const context: LengthContext = {
      fontSizePx: parentFontSize,
      rootFontSizePx,
      viewportWidthPx: viewport.widthPx,
      viewportHeightPx: viewport.heightPx,
    };
    const fontSizePx = toFontSize(longhands.get('font-size'), context);
    if (parent === undefined) rootFontSizePx = fontSizePx;
    return {
      ...toCascaded(longhands, variables, { ...context, fontSizePx, rootFontSizePx }, parent),
      direction,
    };
  }

  return {
    hasContent: (element, pseudoElement) => (contentIndexes.get(pseudoElement)?.listMatching(element).length ?? 0) > 0,
    toStyle(element, parent, pseudoElement) {
      const rules = listMatching(element, pseudoElement);
      const own = pseudoElement === undefined ? listOwnDeclarations(element) : [];
      const style = shared.get(parent, toKey(rules, own), () => createStyle(sortByStrength(rules, own), parent));
      if (isContainer(style.specified)) containers.add(element, style);
      return style;
    },
  };
}

const createIndexes = (
  rules: readonly RankedRule[],
  containers: Containers,
): Map<string | undefined, ReturnType<typeof createRuleIndex>> =>
  new Map(
    [...Map.groupBy(rules, ({ selector }) => selector.pseudoElement)].map(([pseudoElement, own]) => [
      pseudoElement,
      createRuleIndex(own, containers),
    ]),
  );

const saysContent = ({ declarations }: RankedRule): boolean =>
  declarations.some(({ property }) => property === 'content');

const USER_AGENT_LAYER = -2;
const HINT_LAYER = -1;
const INLINE_LAYER = Infinity;

/** Declarations that are equally strong, in their order. */
interface Strength {
  declarations: readonly CssDeclaration[];
  layer: number;
  selector: { specificity: number };
  order: number;
}

/** What an element says itself: presentation attributes and its `style`. */
function listOwnDeclarations(element: DocumentElement): Strength[] {
  const style = element.attributes['style'];
  const inline = style === undefined ? [] : parseCss(style).filter((item) => item.kind === 'declaration');
  return [
    { declarations: toPresentationHints(element), layer: HINT_LAYER, selector: UNSELECTED, order: 0 },
    { declarations: inline, layer: INLINE_LAYER, selector: UNSELECTED, order: 0 },
  ];
}

const UNSELECTED = { specificity: 0 };

/** Weakest first: what is important beats all others, and among it the earlier layer wins. */
function sortByStrength(rules: readonly RankedRule[], own: readonly Strength[]): CssDeclaration[] {
  const all = [...own, ...rules].sort(compareStrength);
  const normal = all.flatMap(({ declarations }) => declarations);
  if (!normal.some(({ isImportant }) => isImportant)) return normal;
  const important = [...own, ...rules]
    .sort((a, b) => (a.layer === b.layer ? compareStrength(a, b) : b.layer - a.layer))
    .flatMap(({ declarations }) => declarations);
  return [...normal.filter(({ isImportant }) => !isImportant), ...important.filter(({ isImportant }) => isImportant)];
}

const toKey = (rules: readonly RankedRule[], own: readonly Strength[]): string =>
  `${rules.map(({ order }) => order).join()}|${own
    .flatMap(({ layer, declarations }) =>
      declarations.map(({ property, value, isImportant }) => `${layer}${property}:${value}${isImportant}`),
    )
    .join(';')}`;

/** Elements under the same style that match the same rules look the same: most rows of a list, most icons. */
function createSharedStyles() {
  const root = {};
  const byParent = new WeakMap<object, Map<string, CascadedStyle>>();
  return {
    get(parent: CascadedStyle | undefined, key: string, create: () => CascadedStyle): CascadedStyle {
      const styles = byParent.get(parent ?? root) ?? new Map<string, CascadedStyle>();
      byParent.set(parent ?? root, styles);
      const style = styles.get(key) ?? create();
      styles.set(key, style);
      return style;
    },
  };
}

const compareStrength = (a: Strength, b: Strength): number =>
  a.layer === b.layer ? a.selector.specificity - b.selector.specificity || a.order - b.order : a.layer - b.layer;

/** SVG 2, 6.6: presentation attributes count as the weakest author style; so do the sizes of pictures. */
function toPresentationHints({ tag, attributes }: DocumentElement): CssDeclaration[] {
  const isSized = tag === 'svg' || tag === 'img';
  return Object.entries(attributes)
    .filter(([name]) => name in INITIAL_VALUES || (isSized && (name === 'width' || name === 'height')))
    .map(([property, text]) => ({
      kind: 'declaration',
      property,
      value: /^[\d.]+$/.test(text) && property !== 'opacity' ? toLengthHint(property, text) : text,
      isImportant: false,
    }));
}

const PLAIN_NUMBERS = /opacity|weight|miterlimit|z-index/;
const toLengthHint = (property: string, text: string): string => (PLAIN_NUMBERS.test(property) ? text : `${text}px`);

const FONT_SIZE_WORDS: Readonly<Record<string, string>> = {
  medium: '16px',
  small: '13px',
  large: '18px',
  smaller: '0.83em',
  larger: '1.2em',
  inherit: '1em',
};

function toFontSize(text: string | undefined, context: LengthContext): number {
  if (text === undefined) return context.fontSizePx;
  const length = resolveLengths(FONT_SIZE_WORDS[text] ?? text, context);
  const number = Number.parseFloat(length);
  if (!Number.isFinite(number)) return context.fontSizePx;
  return length.endsWith('%') ? (number / 100) * context.fontSizePx : number;
}

function toCascaded(
  longhands: ReadonlyMap<string, string>,
  variables: Variables,
  context: LengthContext,
  parent: CascadedStyle | undefined,
): Omit<CascadedStyle, 'direction'> {
  const parentColor = parent?.computed.color ?? '#000000';
  const ownColor = longhands.get('color');
  const color = ownColor === undefined || isKeyword(ownColor) ? parentColor : resolveColors(ownColor, parentColor);
  const specified = new Map<string, string>();
  for (const [property, value] of longhands) {
    if (value === 'initial' || value === 'unset' || value === 'revert' || value === 'revert-layer') continue;
    if (value === 'inherit') {
      const inherited = findComputed(parent?.computed, property) ?? parent?.specified.get(property);
      if (inherited !== undefined) specified.set(property, inherited);
      continue;
    }
    const resolved = plain.has(value) ? value : resolve(value, context, color);
    specified.set(property, property.endsWith('opacity') ? toShare(resolved) : resolved);
  }
  if (longhands.has('font-size')) specified.set('font-size', `${context.fontSizePx}px`);
  if (longhands.has('color')) specified.set('color', color);
  if (longhands.get('text-align') === CENTER_UNLESS_ALIGNED) {
    const inherited = parent?.computed['text-align'] ?? 'start';
    specified.set('text-align', inherited === 'start' ? 'center' : inherited);
  }
  const weight = longhands.get('font-weight');
  if (weight !== undefined) specified.set('font-weight', toWeight(weight, parent?.computed['font-weight']));
  const computed = toComputed(specified, parent?.computed, { color, ...context });
  return { specified, variables, computed, roomPx: toRoomPx(specified, parent, context.viewportWidthPx) };
}

function resolve(value: string, context: LengthContext, color: string): string {
  const isPlain = !isRelative(value) && !hasOpenColor(value);
  if (!isPlain) return resolveColors(resolveLengths(value, context), color);
  if (plain.size >= MOST_PLAIN) plain.clear();
  plain.add(value);
  return value;
}

/** Values that stand for themselves; the same few hundred come again on every page. */
const plain = new Set<string>();
const MOST_PLAIN = 5_000;

/** Header cells are centred only where nothing above them says otherwise (HTML, 15.3.8). */
const CENTER_UNLESS_ALIGNED = '-internal-center';

const findComputed = (style: Readonly<Record<string, string>> | undefined, property: string): string | undefined =>
  style?.[property];

const isKeyword = (value: string): boolean =>
  /^(?:inherit|initial|unset|revert|revert-layer|currentcolor)$/i.test(value);

/** CSS Fonts 4, 2.2.1, without the lightest and the blackest steps. */
function toWeight(text: string, inherited = '400'): string {
  const parent = Number(inherited);
  if (text === 'bold') return '700';
  if (text === 'normal') return '400';
  if (text === 'bolder') return parent < 600 ? '700' : '900';
  return text === 'lighter' ? (parent > 700 ? '700' : '400') : isKeyword(text) ? inherited : text;
}

function toComputed(
  specified: ReadonlyMap<string, string>,
  parent: ComputedStyle | undefined,
  { color, fontSizePx }: LengthContext & { color: string },
): ComputedStyle {
  const style: Record<StyleProperty, string> = { ...INITIAL_VALUES };
  if (parent !== undefined) for (const property of INHERITED_PROPERTIES) style[property] = parent[property];
  for (const [property, value] of specified) if (isStyleProperty(property)) style[property] = value;
  for (const property of COLORED) if (style[property] === 'currentcolor') style[property] = color;
  style.color = color;
  style['font-size'] = `${fontSizePx}px`;
  return style;
}

const isStyleProperty = (property: string): property is StyleProperty => Object.hasOwn(INITIAL_VALUES, property);

/** What may still say `currentcolor`: elsewhere the word is resolved or means nothing. */
const COLORED = STYLE_PROPERTIES.filter((property) => INITIAL_VALUES[property] === 'currentcolor');
