import { splitTopLevel } from '../paint/computed-style.ts';

type Longhands = [property: string, value: string][];
type Expand = (value: string) => Longhands;

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;
const LINES = /^(?:none|hidden|dotted|dashed|solid|double|groove|ridge|inset|outset|auto)$/;
const LENGTH = /^(?:[+-]?[\d.]+(?:e[+-]?\d+)?[a-z%]*|thin|medium|thick|calc\(.*\)|max\(.*\)|min\(.*\)|clamp\(.*\))$/s;
/** The way in which the text of an element runs. */
export type TextDirection = 'ltr' | 'rtl';
/** Where a line of text begins and where it ends. */
const LINE_ENDS: Readonly<Record<TextDirection, readonly [start: string, end: string]>> = {
  ltr: ['left', 'right'],
  rtl: ['right', 'left'],
};

/** One to four values for the four sides or corners, as CSS repeats them. */
const spread = (values: string[]): [string, string, string, string] => {
  const [first = '0', second = first, third = first, fourth = second] = values;
  return [first, second, third, fourth];
};

const toSides =
  (name: (side: string) => string): Expand =>
  (value) =>
    spread(splitTopLevel(value, ' ')).map((part, index) => [name(SIDES[index] ?? 'top'), part]);

const toRadii: Expand = (value) => {
  const [across = '0', down] = splitTopLevel(value, '/');
  const horizontal = spread(splitTopLevel(across, ' '));
  const vertical = down === undefined ? undefined : spread(splitTopLevel(down, ' '));
  return CORNERS.map((corner, index) => {
    const own = horizontal[index] ?? '0';
    return [`border-${corner}-radius`, vertical === undefined ? own : `${own} ${vertical[index] ?? own}`];
  });
};

/** `1px solid red` in any order for one line; what is not said goes back to its initial value. */
const toLine =
  (prefixes: readonly string[]): Expand =>
  (value) => {
    const parts = splitTopLevel(value, ' ');
    const line = parts.find((part) => LINES.test(part)) ?? 'none';
    const width = parts.find((part) => LENGTH.test(part)) ?? '3px';
    const color = parts.find((part) => part !== line && part !== width) ?? 'currentcolor';
    return prefixes.flatMap((prefix): Longhands => [
      [`${prefix}-width`, width],
      [`${prefix}-style`, line],
      [`${prefix}-color`, color],
    ]);
  };

/** The parts of `background` that Tailwind and people write: a colour, an image, a size behind the slash. */
const toBackground: Expand = (value) => {
  const layers = splitTopLevel(value, ',');
  const isImage = (part: string): boolean => /^(?:url|(?:repeating-)?(?:linear|radial|conic)-gradient)\(/.test(part);
  const parts = layers.map((layer) => splitTopLevel(layer, ' '));
  const images = parts.map((layer) => layer.find(isImage)).filter((image) => image !== undefined);
  const words = (parts.at(-1) ?? []).filter((part) => !isImage(part));
  const isPlacement =
    /^(?:no-repeat|repeat(?:-[xy])?|cover|contain|center|top|right|bottom|left|fixed|scroll|local|none|\/|[\d.]+(?:px|%)?)$/;
  const color = words.find((word) => !isPlacement.test(word));
  const size = /\/\s*([^,\s]+(?:\s+[\d.]+(?:px|%))?)/.exec(value)?.[1];
  return [
    ['background-color', color ?? 'transparent'],
    ['background-image', images.length === 0 ? 'none' : images.join(', ')],
    ['background-size', size ?? 'auto'],
  ];
};

const toDecoration: Expand = (value) => [
  [
    'text-decoration-line',
    splitTopLevel(value, ' ')
      .filter((part) => /^(?:none|underline|overline|line-through)$/.test(part))
      .join(' ') || 'none',
  ],
];

const FONT_PARTS = ['font-style', 'font-weight', 'font-size', 'line-height', 'font-family'] as const;

/** `italic 700 14px/1.5 "Inter", sans-serif`, or one keyword for all parts. */
const toFont: Expand = (value) => {
  if (/^(?:inherit|initial|unset|revert)$/.test(value)) return FONT_PARTS.map((part) => [part, value]);
  const parts = /^(.*?)([\d.]+(?:px|r?em|%|pt)|small|medium|large|calc\(.*?\))(?:\s*\/\s*([\w.%]+))?\s+(.+)$/.exec(
    value,
  );
  if (parts === null) return [];
  const [, words = '', size = '', lineHeight = 'normal', family = ''] = parts;
  return [
    ['font-style', /\b(?:italic|oblique)\b/.exec(words)?.[0] ?? 'normal'],
    ['font-weight', /\b(?:[1-9]\d{2}|bold|bolder|lighter)\b/.exec(words)?.[0] ?? 'normal'],
    ['font-size', size],
    ['line-height', lineHeight],
    ['font-family', family],
  ];
};

const EXPANSIONS: Readonly<Record<string, Expand>> = {
  padding: toSides((side) => `padding-${side}`),
  margin: toSides((side) => `margin-${side}`),
  inset: toSides((side) => side),
  'border-width': toSides((side) => `border-${side}-width`),
  'border-style': toSides((side) => `border-${side}-style`),
  'border-color': toSides((side) => `border-${side}-color`),
  'border-radius': toRadii,
  border: toLine(SIDES.map((side) => `border-${side}`)),
  ...Object.fromEntries(SIDES.map((side) => [`border-${side}`, toLine([`border-${side}`])])),
  outline: toLine(['outline']),
  background: toBackground,
  font: toFont,
  'text-decoration': toDecoration,
  '-webkit-text-decoration': () => [],
  '-webkit-background-clip': (value) => [['background-clip', value]],
  '-webkit-line-clamp': (value) => [['line-clamp', value]],
  '-webkit-box-orient': () => [],
  container: (value) => {
    const [name = 'none', type = 'normal'] = splitTopLevel(value, '/');
    return [
      ['container-name', name],
      ['container-type', type],
    ];
  },
  // Stays whole for the layout beside what is read of it.
  flex: (value) => [
    ['flex', value],
    ['flex-grow', value === 'auto' ? '1' : (/^[\d.]+(?=\s|$)/.exec(value)?.[0] ?? '0')],
  ],
  overflow: (value) => {
    const [x = 'visible', y = x] = value.split(/\s+/);
    return [
      ['overflow-x', x],
      ['overflow-y', y],
    ];
  },
};

/**
 * The longhands a declaration stands for, logical sides as they lie where text runs in a direction.
 * Shorthands that only the layout reads (`gap`, `grid-area`) stay whole.
 */
export function expandShorthand(
  property: string,
  value: string,
  direction: TextDirection = 'ltr',
): Readonly<Longhands> {
  const key = `${direction} ${property}:${value}`;
  const known = expanded.get(key);
  if (known !== undefined) return known;
  const longhands = toPhysical(property, value, direction).flatMap(
    ([name, part]): Longhands => EXPANSIONS[name]?.(part) ?? [[name, part]],
  );
  if (expanded.size >= MOST_EXPANDED) expanded.clear();
  expanded.set(key, longhands);
  return longhands;
}

/** The same few hundred declarations come again on every page. */
const expanded = new Map<string, Readonly<Longhands>>();
const MOST_EXPANDED = 5_000;

function toPhysical(property: string, value: string, direction: TextDirection): Longhands {
  const [lineStart, lineEnd] = LINE_ENDS[direction];
  const corner = /^border-(start|end)-(start|end)-radius$/.exec(property);
  if (corner !== null) {
    const [, block, inline] = corner;
    const side = inline === 'start' ? lineStart : lineEnd;
    return [[`border-${block === 'start' ? 'top' : 'bottom'}-${side}-radius`, value]];
  }
  const parts = /^(padding|margin|inset|border)-(inline|block)(?:-(start|end))?(-width|-style|-color)?$/.exec(property);
  if (parts === null) return [[property, value]];
  const [, base = '', axis = '', end, suffix = ''] = parts;
  const [start, finish] = axis === 'inline' ? [lineStart, lineEnd] : ['top', 'bottom'];
  const sides = end === undefined ? [start, finish] : [end === 'start' ? start : finish];
  const isWhole = base === 'border' && suffix === '';
  const [first = '0', second = first] = isWhole ? [value] : splitTopLevel(value, ' ');
  return sides.map((side, index) => [
    `${base === 'inset' ? '' : `${base}-`}${side}${suffix}`,
    index === 0 ? first : second,
  ]);
}
