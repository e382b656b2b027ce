/**
 * What a page shows, as plain geometry: the one input of every design tool export. All lengths are CSS
 * pixels from the top left of the page, before the `transform` of the node itself and of its ancestors.
 */
export interface LayoutTree {
  widthPx: number;
  heightPx: number;
  /** What shows where nothing is painted. */
  background: Color;
  root: LayoutNode;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What an element is called. */
export interface LayoutIdentity {
  /** The element's `data-id`, unique in the page; made up (`n<index>`) where it has none. */
  id: string;
  /** Shown in a layers panel: block, part, accessible name or tag, in this order. */
  name: string;
  /** `data-block` and `data-part` of the element. */
  block?: string;
  part?: string;
  /** Accessible name; links, buttons and headings have their words. */
  label?: string;
  /** Takes the room that is left in the flow around it. */
  grows?: true;
  /** Taken out of the flow: `page` stays where it is while the rest scrolls. */
  floats?: 'parent' | 'page';
}

/** One element that is laid out. It paints its own style first, then its children in order. */
export interface LayoutNode extends LayoutIdentity {
  kind: 'node';
  tag: string;
  box: Box;
  style: PaintedStyle;
  /** Lies in a line of text. */
  isInline?: true;
  /** How its children follow one another, where the page says so by flex, and where the room that is left lies. */
  flow?: { direction: 'row' | 'column'; justify: 'start' | 'center' | 'end' | 'between' };
  /** In paint order: a later child covers an earlier one. */
  children: LayoutChild[];
}

export type LayoutChild = LayoutNode | TextLine | Drawing | Picture;

/** A piece of text on one line in one style. */
export interface TextLine {
  kind: 'text';
  /** As drawn: white space collapsed, upper case applied. */
  text: string;
  box: Box;
  /** Left end of the baseline is `box.x`, `baselineY`. */
  baselineY: number;
  font: TextFont;
  color: Color;
  decoration: TextDecoration;
  /** How the lines of its block are set, where not from their start. */
  align?: 'center' | 'end';
  /** Where the design sets them: distance of an underline below the baseline, thickness of the line. */
  underlineOffsetPx?: number;
  decorationThicknessPx?: number;
}

export interface TextFont {
  /** The families of the stack, most wanted first, without quotes. */
  families: string[];
  sizePx: number;
  weight: number;
  style: 'normal' | 'italic';
  letterSpacingPx: number;
  /** Added to each space. */
  wordSpacingPx: number;
  /** Computed `font-variant-numeric`, such as `tabular-nums`; `normal` mostly. */
  variantNumeric: string;
  /** Computed `font-feature-settings`; `normal` mostly. */
  featureSettings: string;
}

export type TextDecoration = 'none' | 'underline' | 'line-through';

/** An inline `<svg>`: its source with every colour resolved, drawn in `box`. */
export interface Drawing extends LayoutIdentity {
  kind: 'drawing';
  box: Box;
  /** A whole `<svg>` element with namespace, no `var()`, no `currentColor`, no class, no external reference. */
  svg: string;
  opacity: number;
  radii: CornerRadii;
  /** False: parts outside `box` show (`overflow: visible`). */
  clips: boolean;
  transform?: Matrix;
}

/** A raster picture carried in a `data:` URL. */
export interface Picture extends LayoutIdentity {
  kind: 'picture';
  box: Box;
  href: string;
  fit: 'fill' | 'contain' | 'cover';
  opacity: number;
  radii: CornerRadii;
  transform?: Matrix;
}

export interface PaintedStyle {
  /** Bottom first. */
  fills: Fill[];
  /** Absent: no side has a visible border. */
  border?: Borders;
  /** Drawn over the children; takes no room. */
  outline?: Outline;
  radii: CornerRadii;
  /** Top first, as CSS lists them. */
  shadows: Shadow[];
  /** Applies to the node and everything in it, 0 to 1. */
  opacity: number;
  /** Children are cut at the padding box. */
  clips: boolean;
  /** What is cut can be scrolled to. */
  scrolls?: true;
  transform?: Matrix;
}

export interface Color {
  /** `#rrggbb`. */
  hex: string;
  /** 0 to 1. */
  alpha: number;
}

export type Fill = SolidFill | LinearGradient | RadialGradient;

interface SolidFill {
  kind: 'solid';
  color: Color;
}

/** Runs from `from` to `to`, points in page pixels. */
export interface LinearGradient {
  kind: 'linear';
  from: Point;
  to: Point;
  stops: GradientStop[];
}

export interface RadialGradient {
  kind: 'radial';
  center: Point;
  radiusX: number;
  radiusY: number;
  stops: GradientStop[];
}

interface Point {
  x: number;
  y: number;
}

export interface GradientStop {
  /** 0 to 1 along the gradient, ascending. */
  offset: number;
  color: Color;
}

export interface Borders {
  top: BorderSide;
  right: BorderSide;
  bottom: BorderSide;
  left: BorderSide;
}

export interface BorderSide {
  widthPx: number;
  line: 'solid' | 'dashed' | 'dotted';
  color: Color;
}

/** A line around the border box at a distance, negative inwards; its corners follow the box's. */
export interface Outline extends BorderSide {
  offsetPx: number;
}

/** Radii as used, after CSS has made them fit the box. */
export interface CornerRadii {
  topLeft: number;
  topRight: number;
  bottomRight: number;
  bottomLeft: number;
}

export interface Shadow {
  inset: boolean;
  offsetX: number;
  offsetY: number;
  blurPx: number;
  spreadPx: number;
  color: Color;
}

/** `matrix(a, b, c, d, e, f)` as SVG and CSS write it. */
export type Matrix = readonly [number, number, number, number, number, number];
