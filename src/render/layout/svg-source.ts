import { parseColor, toHex } from '../paint/color.ts';
import { escapeXml } from '../paint/escape-xml.ts';
import type { StyleProperty } from '../paint/computed-style.ts';
import { walkElements } from './styled-element.ts';
import type { StyledElement, StyledText } from './styled-element.ts';

type Values = Partial<Record<StyleProperty, string>>;

/** Initial values of the presentation properties (SVG 2, appendix F): those a parent hands down … */
const HANDED_DOWN: Values = {
  fill: '#000000',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  'clip-rule': 'nonzero',
  stroke: 'none',
  'stroke-opacity': '1',
  'stroke-width': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0',
  'stroke-miterlimit': '4',
  'paint-order': 'normal',
};
/** … those that matter where there is text; without initial value, so that the root always states them … */
const HANDED_DOWN_TO_TEXT: Values = {
  'font-family': '',
  'font-size': '',
  'font-weight': '',
  'font-style': 'normal',
  'letter-spacing': 'normal',
  'word-spacing': '0',
  'font-variant-numeric': 'normal',
  'text-anchor': 'start',
};
/** … and those it does not. */
const OWN: Values = {
  opacity: '1',
  'stop-color': '#000000',
  'stop-opacity': '1',
  'flood-color': '#000000',
  'flood-opacity': '1',
  'vector-effect': 'none',
  'dominant-baseline': 'auto',
  'mix-blend-mode': 'normal',
};
const INITIAL = {
  plain: { ...HANDED_DOWN, ...OWN },
  withText: { ...HANDED_DOWN, ...HANDED_DOWN_TO_TEXT, ...OWN },
};
const COLORS: ReadonlySet<string> = new Set(['fill', 'stroke', 'stop-color', 'flood-color']);
const COMPUTED: ReadonlySet<string> = new Set(Object.keys({ ...HANDED_DOWN, ...HANDED_DOWN_TO_TEXT, ...OWN }));
/** Attributes that only mean something in the document the drawing was cut from. */
const DROPPED = /^(?:on|data-|aria-|(?:role|tabindex|xmlns|focusable|class|style|color|overflow)$)/;
const ACTIVE_TAGS: ReadonlySet<string> = new Set(['script', 'foreignobject', 'style', 'animate', 'set', 'a']);
const SHAPES: ReadonlySet<string> = new Set(
  'g path rect circle ellipse line polyline polygon text tspan use image'.split(' '),
);
const CAMEL_CASE =
  'linearGradient radialGradient clipPath textPath feBlend feColorMatrix feComposite feFlood feGaussianBlur feMerge ' +
  'feMergeNode feMorphology feOffset feTurbulence feDropShadow feComponentTransfer feFuncA feFuncR feFuncG feFuncB ' +
  'feDisplacementMap preserveAspectRatio viewBox gradientUnits gradientTransform patternUnits patternContentUnits ' +
  'patternTransform clipPathUnits maskUnits maskContentUnits spreadMethod stdDeviation startOffset textLength ' +
  'pathLength markerWidth markerHeight refX refY markerUnits lengthAdjust baseFrequency numOctaves tableValues ' +
  'filterUnits primitiveUnits';
const AS_WRITTEN = new Map(CAMEL_CASE.split(' ').map((name) => [name.toLowerCase(), name]));

/**
 * A self-contained `<svg>`: every computed value is written out where it differs from what the parent
 * hands down; classes, styles, custom properties, scripts and outward references are gone.
 */
export function toSvgSource(svg: StyledElement): string {
  // What is drawn is asked for twice: for the picture, and again with its measures for the layout tree.
  const known = KNOWN_SOURCES.get(svg.children);
  if (known !== undefined && known.style === svg.style && known.attributes === svg.attributes) return known.source;
  const source = writeSource(svg);
  KNOWN_SOURCES.set(svg.children, { style: svg.style, attributes: svg.attributes, source });
  return source;
}

const KNOWN_SOURCES = new WeakMap<
  StyledElement['children'],
  { style: StyledElement['style'] | undefined; attributes: StyledElement['attributes']; source: string }
>();

function writeSource(svg: StyledElement): string {
  const hasText = [...walkElements(svg)].some((element) => element.tag === 'text');
  const initial = hasText ? INITIAL.withText : INITIAL.plain;
  return toSource({ ...svg, attributes: { ...svg.attributes, xmlns: '' } }, initial).replace(
    '<svg',
    '<svg xmlns="http://www.w3.org/2000/svg"',
  );
}

function toSource(node: StyledElement | StyledText, expected: Values): string {
  if (node.kind === 'text') return escapeXml(node.text);
  if (ACTIVE_TAGS.has(node.tag) || isHidden(node)) return '';
  const tag = AS_WRITTEN.get(node.tag) ?? node.tag;
  const values = valuesOf(node, expected);
  const { written, handedDown } = toStep(
    expected,
    SINGLE_SHAPES.has(node.tag) ? foldOpacity(values, expected) : values,
  );
  const attributes = keptAttributes(node).join('') + written;
  const body = node.children.map((child) => toSource(child, handedDown)).join('');
  return body === '' ? `<${tag}${attributes}/>` : `<${tag}${attributes}>${body}</${tag}>`;
}

const SINGLE_SHAPES: ReadonlySet<string> = new Set('path rect circle ellipse line polyline polygon'.split(' '));

/**
 * The opacity of a shape that is painted once is that of its paint: the same to look at, and programs need no picture
 * beside the page to draw it, which some cannot make of what reaches far out.
 */
function foldOpacity(values: Values, expected: Values): Values {
  const { opacity = '1', 'mix-blend-mode': blend = 'normal' } = values;
  const { fill, stroke, 'fill-opacity': ofFill, 'stroke-opacity': ofStroke } = { ...expected, ...values };
  if (opacity === '1' || blend !== 'normal' || (fill !== 'none' && stroke !== 'none')) return values;
  const [property, own] =
    fill === 'none' ? (['stroke-opacity', ofStroke] as const) : (['fill-opacity', ofFill] as const);
  const share = Math.round(Number(opacity) * Number(own ?? '1') * 1e4) / 1e4;
  return Number.isFinite(share) ? { ...values, opacity: '1', [property]: String(share) } : values;
}

/** A shape without computed values was never laid out: `display: none` on it or on an ancestor. */
const isHidden = ({ tag, style }: StyledElement): boolean =>
  style?.display === 'none' || style?.visibility === 'hidden' || (style === undefined && SHAPES.has(tag));

function keptAttributes({ attributes }: StyledElement): string[] {
  return Object.entries(attributes)
    .filter(([name, value]) => !COMPUTED.has(name) && !DROPPED.test(name) && !isOutward(name, value))
    .map(([name, value]) => toAttribute(AS_WRITTEN.get(name) ?? name, value));
}

const isOutward = (name: string, value: string): boolean =>
  (name.endsWith('href') && !/^(?:#|data:image\/)/.test(value)) || /url\(\s*["']?(?!["']?#)/.test(value);

/** What an element says because its parent hands down something else, and what it hands down itself. */
interface Step {
  written: string;
  handedDown: Values;
}

/** Drawings are many elements in few styles: a step is made once. */
function toStep(expected: Values, values: Values): Step {
  const steps = KNOWN_STEPS.get(expected) ?? new WeakMap<Values, Step>();
  KNOWN_STEPS.set(expected, steps);
  const step = steps.get(values) ?? {
    written: differences(values, expected).join(''),
    handedDown: { ...expected, ...values, ...OWN },
  };
  steps.set(values, step);
  return step;
}

const KNOWN_STEPS = new WeakMap<Values, WeakMap<Values, Step>>();

function differences(values: Values, expected: Values): string[] {
  return (Object.keys(values) as StyleProperty[])
    .filter((property) => values[property] !== expected[property])
    .map((property) => toAttribute(property, values[property] ?? ''));
}

/** Computed values; the element's own attributes where an engine computes none (gradient stops). */
function valuesOf({ style, attributes }: StyledElement, wanted: Values): Values {
  if (style === undefined) return readValues(attributes, wanted);
  const kind = 'font-family' in wanted ? KNOWN.withText : KNOWN.plain;
  const known = kind.get(style);
  if (known !== undefined) return known;
  // An engine that computes everything shares one style among alike elements; a partial style is completed by attributes.
  const isWhole = Object.keys(wanted).every((property) => property in style);
  const values = readValues(isWhole ? style : { ...attributes, ...style }, wanted);
  if (isWhole) kind.set(style, values);
  return values;
}

const KNOWN = { plain: new WeakMap<object, Values>(), withText: new WeakMap<object, Values>() };

function readValues(source: Readonly<Record<string, string>>, wanted: Values): Values {
  const values: Values = {};
  for (const property of Object.keys(wanted) as StyleProperty[]) {
    const value = source[property];
    if (value !== undefined && !value.includes('var(')) values[property] = normalise(property, value);
  }
  return values;
}

function normalise(property: StyleProperty, value: string): string {
  if (COLORS.has(property)) return toPaint(value);
  if (property === 'font-family') return value.replaceAll('"', "'");
  return property === 'font-size' ? value : value.replace(/(?<=\d)px\b/g, '');
}

/** A browser may write `url()` with the address of the page before the `#`; only the fragment is kept. */
function toPaint(value: string): string {
  const reference = /url\(["']?[^#"')]*(#[^"')]+)["']?\)/.exec(value)?.[1];
  if (reference !== undefined) return `url(${reference})`;
  const color = parseColor(value);
  return color === undefined ? value : toHex(color);
}

const toAttribute = (name: string, value: string): string => ` ${name}="${escapeXml(value)}"`;
