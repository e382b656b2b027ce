import { splitTop, type SheetDeclaration } from './parse-sheet.ts';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const LINE_STYLES = /^(?:none|hidden|dotted|dashed|solid|double|groove|ridge|inset|outset)$/i;
const LENGTH = /^[+-]?[\d.]|^(?:thin|medium|thick)$|^(?:calc|min|max|clamp)\(/i;
const KEYWORDS = /^(?:inherit|initial|unset|revert)$/i;

/** `1px 2px` → one value for each side, as CSS fills them up. */
function toSides(value: string): readonly [string, string, string, string] {
  const [top = '', right = top, bottom = top, left = right] = splitTop(value, ' ');
  return [top, right, bottom, left];
}

type Part = readonly [name: string, value: string];
const four =
  (toName: (side: string) => string) =>
  (value: string): Part[] =>
    toSides(value).map((part, index) => [toName(SIDES[index] ?? 'top'), part]);
const pair =
  (first: string, second: string) =>
  (value: string): Part[] => {
    const [start = '', end = start] = splitTop(value, ' ');
    return [
      [first, start],
      [second, end],
    ];
  };
const same =
  (...names: string[]) =>
  (value: string): Part[] =>
    names.map((name) => [name, value]);

const borderOf =
  (sides: readonly string[]) =>
  (value: string): Part[] => {
    const parts = splitTop(value, ' ');
    const style = parts.find((part) => LINE_STYLES.test(part)) ?? 'none';
    const width = parts.find((part) => LENGTH.test(part)) ?? 'medium';
    const color = parts.find((part) => !LINE_STYLES.test(part) && !LENGTH.test(part)) ?? 'currentcolor';
    return sides.flatMap((side): Part[] => [
      [`border-${side}-width`, style === 'none' || style === 'hidden' ? '0' : width],
      [`border-${side}-style`, style],
      [`border-${side}-color`, color],
    ]);
  };

const SHORTHANDS: Readonly<Record<string, (value: string) => Part[]>> = {
  margin: four((side) => `margin-${side}`),
  padding: four((side) => `padding-${side}`),
  inset: four((side) => side),
  'margin-inline': pair('margin-left', 'margin-right'),
  'margin-block': pair('margin-top', 'margin-bottom'),
  'padding-inline': pair('padding-left', 'padding-right'),
  'padding-block': pair('padding-top', 'padding-bottom'),
  'inset-inline': pair('left', 'right'),
  'inset-block': pair('top', 'bottom'),
  'margin-inline-start': same('margin-left'),
  'margin-inline-end': same('margin-right'),
  'padding-inline-start': same('padding-left'),
  'padding-inline-end': same('padding-right'),
  'margin-block-start': same('margin-top'),
  'margin-block-end': same('margin-bottom'),
  'padding-block-start': same('padding-top'),
  'padding-block-end': same('padding-bottom'),
  'inset-inline-start': same('left'),
  'inset-inline-end': same('right'),
  'max-inline-size': same('max-width'),
  'min-block-size': same('min-height'),
  'inline-size': same('width'),
  'block-size': same('height'),
  border: borderOf(SIDES),
  'border-top': borderOf(['top']),
  'border-right': borderOf(['right']),
  'border-bottom': borderOf(['bottom']),
  'border-left': borderOf(['left']),
  'border-block': borderOf(['top', 'bottom']),
  'border-inline': borderOf(['left', 'right']),
  'border-block-start': borderOf(['top']),
  'border-block-end': borderOf(['bottom']),
  'border-inline-start': borderOf(['left']),
  'border-inline-end': borderOf(['right']),
  'border-width': four((side) => `border-${side}-width`),
  'border-style': four((side) => `border-${side}-style`),
  'border-color': four((side) => `border-${side}-color`),
  gap: pair('row-gap', 'column-gap'),
  'grid-gap': pair('row-gap', 'column-gap'),
  'grid-row-gap': same('row-gap'),
  'grid-column-gap': same('column-gap'),
  'flex-flow': (value) =>
    splitTop(value, ' ').map((part) => [/wrap/.test(part) ? 'flex-wrap' : 'flex-direction', part] as const),
  'list-style': (value) => [
    ['list-style-type', splitTop(value, ' ').find((part) => !/inside|outside|url/.test(part)) ?? 'none'],
  ],
  'text-decoration': (value) => [['text-decoration-line', splitTop(value, ' ')[0] ?? 'none']],
  '-webkit-text-fill-color': same('color'),
  '-webkit-background-clip': same('background-clip'),
  'word-wrap': same('overflow-wrap'),
  background: expandBackground,
  font: expandFont,
};

/** A shorthand as its single properties; anything else as it is. A value with variables has to be resolved first. */
export function expandShorthand(declaration: SheetDeclaration): readonly SheetDeclaration[] {
  const { name, value, isImportant } = declaration;
  const expand = SHORTHANDS[name];
  if (expand === undefined) return [declaration];
  return expand(value).map(([property, part]) => ({ name: property, value: part, isImportant }));
}

/** Colour and picture; where the picture lies is told by nothing else. */
function expandBackground(value: string): Part[] {
  if (KEYWORDS.test(value))
    return [
      ['background-color', value],
      ['background-image', 'none'],
    ];
  const layers = splitTop(value, ',');
  const images: string[] = [];
  let color = 'transparent';
  for (const layer of layers) {
    const parts = splitTop(layer, ' ');
    const image = parts.find((part) => /^[a-z-]*(?:gradient|url|image-set|image)\(/i.test(part));
    if (image !== undefined) images.push(image);
    color = parts.find(isColorPart) ?? color;
  }
  return [
    ['background-color', color],
    ['background-image', images.length === 0 ? 'none' : images.join(', ')],
    ...(/\btext\b/.test(layers.at(-1) ?? '') ? [['background-clip', 'text'] as const] : []),
  ];
}

const BACKGROUND_WORDS =
  /^(?:none|repeat(?:-[xy])?|no-repeat|space|round|scroll|fixed|local|top|bottom|left|right|center|cover|contain|auto|border-box|padding-box|content-box|text|\/)$/i;
const isColorPart = (part: string): boolean =>
  !BACKGROUND_WORDS.test(part) &&
  !LENGTH.test(part) &&
  !part.includes('/') &&
  !/^[a-z-]*(?:gradient|url|image-set|image|calc)\(/i.test(part);

function expandFont(value: string): Part[] {
  const [, before = '', size = '', line, family = ''] =
    /^(.*?)\s*((?:[\d.]+(?:px|rem|em|%|pt|vw)|xx-small|x-small|small|medium|large|x-large|xx-large|(?:clamp|calc|min|max)\([^)]*\)))(?:\s*\/\s*([\w.%]+))?\s+(.+)$/i.exec(
      value,
    ) ?? [];
  if (size === '') return [];
  const words = splitTop(before, ' ');
  return [
    ['font-style', words.find((word) => /^(?:italic|oblique)$/i.test(word)) ?? 'normal'],
    ['font-weight', words.find((word) => /^(?:bold|bolder|lighter|\d{3})$/i.test(word)) ?? 'normal'],
    ['font-size', size],
    ['line-height', line ?? 'normal'],
    ['font-family', family],
  ];
}
