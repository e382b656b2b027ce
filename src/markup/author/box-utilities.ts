import { bracket, sideUtilities, stepUtility, toStep, type Values } from './utility.ts';

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  display: {
    flex: 'flex',
    'inline-flex': 'inline-flex',
    grid: 'grid',
    'inline-grid': 'inline-grid',
    block: 'block',
    'inline-block': 'inline-block',
    inline: 'inline',
    none: 'hidden',
    contents: 'contents',
    table: 'table',
    'table-cell': 'table-cell',
    'table-row': 'table-row',
    'flow-root': 'flow-root',
    'list-item': 'list-item',
    '-webkit-box': 'block',
  },
  position: {
    relative: 'relative',
    absolute: 'absolute',
    fixed: 'fixed',
    sticky: 'sticky',
    '-webkit-sticky': 'sticky',
    static: 'static',
  },
  'flex-direction': {
    row: 'flex-row',
    column: 'flex-col',
    'row-reverse': 'flex-row-reverse',
    'column-reverse': 'flex-col-reverse',
  },
  'flex-wrap': { wrap: 'flex-wrap', nowrap: 'flex-nowrap', 'wrap-reverse': 'flex-wrap-reverse' },
  'align-items': {
    center: 'items-center',
    'flex-start': 'items-start',
    start: 'items-start',
    'flex-end': 'items-end',
    end: 'items-end',
    stretch: 'items-stretch',
    baseline: 'items-baseline',
  },
  'justify-content': {
    center: 'justify-center',
    'flex-start': 'justify-start',
    start: 'justify-start',
    'flex-end': 'justify-end',
    end: 'justify-end',
    'space-between': 'justify-between',
    'space-around': 'justify-around',
    'space-evenly': 'justify-evenly',
  },
  'align-self': {
    center: 'self-center',
    'flex-start': 'self-start',
    start: 'self-start',
    'flex-end': 'self-end',
    end: 'self-end',
    stretch: 'self-stretch',
  },
  'place-items': { center: 'place-items-center' },
  'box-sizing': { 'border-box': 'box-border', 'content-box': 'box-content' },
  overflow: {
    hidden: 'overflow-hidden',
    auto: 'overflow-auto',
    scroll: 'overflow-auto',
    visible: 'overflow-visible',
    clip: 'overflow-clip',
  },
  'overflow-x': { hidden: 'overflow-x-hidden', auto: 'overflow-x-auto', scroll: 'overflow-x-auto' },
  'overflow-y': { hidden: 'overflow-y-hidden', auto: 'overflow-y-auto', scroll: 'overflow-y-auto' },
  'object-fit': { cover: 'object-cover', contain: 'object-contain', fill: 'object-fill' },
  visibility: { hidden: 'invisible', visible: 'visible' },
  'border-collapse': { collapse: 'border-collapse', separate: 'border-separate' },
  'table-layout': { fixed: 'table-fixed', auto: 'table-auto' },
  'pointer-events': { none: 'pointer-events-none' },
  float: { left: 'float-left', right: 'float-right', none: 'float-none' },
  clear: { both: 'clear-both', left: 'clear-left', right: 'clear-right' },
  isolation: { isolate: 'isolate' },
};

/** Sizes and places on the 4-px scale. */
const STEPPED: Readonly<Record<string, string>> = {
  width: 'w',
  height: 'h',
  'min-width': 'min-w',
  'min-height': 'min-h',
  'max-width': 'max-w',
  'max-height': 'max-h',
};

/** Properties that have no class of their own and keep their value, in brackets. */
const KEPT: ReadonlySet<string> = new Set(
  `flex flex-grow flex-shrink flex-basis order grid-template-columns grid-template-rows grid-template-areas grid-template
   grid-auto-columns grid-auto-rows grid-auto-flow grid-column grid-row grid-area grid-column-start grid-column-end grid-row-start
   grid-row-end align-content justify-items justify-self place-content place-self aspect-ratio transform transform-origin translate rotate
   scale object-position columns column-count column-width border-spacing scroll-snap-type scroll-snap-align clip-path z-index
   vertical-align -webkit-line-clamp`.split(/\s+/),
);
/** Named by CSS and by a class alike, in their brackets. */
const ARBITRARY: Readonly<Record<string, string>> = {
  'grid-template-columns': 'grid-cols',
  'grid-template-rows': 'grid-rows',
  'z-index': 'z',
  'aspect-ratio': 'aspect',
  order: 'order',
  '-webkit-line-clamp': 'line-clamp',
};
const IGNORED = /^(?:auto|none|normal|initial|unset|revert|inherit)$/;

/** Classes for how a box is laid out: display, size, place, space. */
export function toBoxUtilities(values: Values, isPlain: boolean): string[] {
  return [
    ...spaces(values, isPlain),
    ...gaps(values, isPlain),
    ...[...values].flatMap(([name, value]): string[] => {
      const word = WORDS[name]?.[value];
      if (word !== undefined) return [word];
      const prefix = STEPPED[name];
      if (prefix !== undefined) return toSize(prefix, value, isPlain);
      if (!KEPT.has(name) || (isPlain && IGNORED.test(value) && name !== 'flex')) return [];
      const short = ARBITRARY[name];
      return [short === undefined ? `[${name}:${bracket(value).slice(1)}` : `${short}-${bracket(value)}`];
    }),
  ];
}

function toSize(prefix: string, value: string, isPlain: boolean): string[] {
  if (IGNORED.test(value)) {
    if (isPlain) return [];
    return [`${prefix}-${prefix.startsWith('max') ? 'none' : 'auto'}`];
  }
  if (/^100d?vh$/.test(value) && prefix.endsWith('h')) return [`${prefix}-dvh`];
  return [`${prefix}-${toStep(value)}`];
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

function gaps(values: Values, isPlain: boolean): string[] {
  const [row, column] = ['row-gap', 'column-gap'].map((name) => {
    const value = values.get(name);
    if (value === undefined || (isPlain && IGNORED.test(value))) return undefined;
    return toStep(IGNORED.test(value) ? '0' : value);
  });
  if (row !== undefined && row === column) return [`gap-${row}`];
  return [...(row === undefined ? [] : [`gap-y-${row}`]), ...(column === undefined ? [] : [`gap-x-${column}`])];
}

const isZero = (value: string): boolean => /^0(?:[a-z]+|%)?$/.test(value);

function spaces(values: Values, isPlain: boolean): string[] {
  const read = (property: string) => {
    const [top, right, bottom, left] = SIDES.map((side) => values.get(`${property}-${side}`));
    return [top, right, bottom, left] as const;
  };
  const [top, right, bottom, left] = SIDES.map((side) => values.get(side));
  const isSet = (value: string | undefined): value is string =>
    value !== undefined && !/^(?:initial|unset)$/.test(value);
  const known = (sides: readonly (string | undefined)[]) => {
    const [first, second, third, fourth] = sides.map((value) => (isSet(value) ? value : undefined));
    return [first, second, third, fourth] as const;
  };
  // The reset has already taken the space that is not wanted.
  const spaced = (sides: readonly (string | undefined)[]) =>
    known(sides.map((value) => (isPlain && value !== undefined && isZero(value) ? undefined : value)));
  return [
    ...sideUtilities(
      spaced(read('margin')),
      { all: 'm', x: 'mx', y: 'my', each: ['mt', 'mr', 'mb', 'ml'] },
      stepUtility,
    ),
    ...sideUtilities(
      spaced(read('padding')),
      { all: 'p', x: 'px', y: 'py', each: ['pt', 'pr', 'pb', 'pl'] },
      stepUtility,
    ),
    ...sideUtilities(
      known([top, right, bottom, left]),
      { all: 'inset', x: 'inset-x', y: 'inset-y', each: SIDES },
      stepUtility,
    ),
  ];
}
