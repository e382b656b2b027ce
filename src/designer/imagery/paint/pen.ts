import type { PictureStyle } from './picture-style.ts';
import type { Tone } from './tones.ts';

/** A gradient made by `pen.linear` or `pen.radial`, to be used where a paint is. */
export interface Gradient {
  reference: string;
  /** What stands in for it in styles without gradients. */
  flat: Tone;
}
export type Fill = Tone | Gradient;

export type Point = readonly [x: number, y: number];
/** Offset 0–1, paint, opacity 0–1. */
export type Stop = readonly [offset: number, paint: Tone, opacity?: number];

interface Placement {
  x?: number;
  y?: number;
  scale?: number;
  /** Degrees, clockwise, about the placed origin. */
  rotate?: number;
  /** Mirrored left to right. */
  flip?: boolean;
}

interface StrokeOptions {
  width?: number;
  cap?: 'round' | 'butt';
  dash?: string;
  opacity?: number;
}

/** Draws shapes in the user units of the frame, back to front. Path data is the `d` of SVG. */
export interface Pen {
  readonly style: PictureStyle;
  path(fill: Fill, d: string, opacity?: number): void;
  /** A path whose outline is lit by a line of its own, as the edge of a hill against the sky. */
  rimmed(fill: Fill, d: string, rim: { tone: Tone; width: number; opacity: number }): void;
  /** Shapes that overlap and are to look like one, without contours inside. */
  union(fill: Fill, d: string): void;
  rect(fill: Fill, x: number, y: number, width: number, height: number, radius?: number): void;
  circle(fill: Fill, x: number, y: number, radius: number, opacity?: number): void;
  ellipse(fill: Fill, x: number, y: number, radiusX: number, radiusY: number, opacity?: number): void;
  /** Many paths at once, back to front. */
  shapes(shapes: readonly (readonly [fill: Fill, d: string])[]): void;
  /** An open line, round at its ends unless told. */
  stroke(paint: Tone, d: string, options?: StrokeOptions): void;
  /** A ground without contour in any style. */
  flat(fill: Fill, d: string, opacity?: number): void;
  /** Darkens what lies below; only where the style shades. */
  shade(d: string, strength?: number, paint?: Tone): void;
  /** Lightens what lies below; only where the style shades. */
  light(d: string, strength?: number, paint?: Tone): void;
  /** Small marks that some styles leave out. */
  detail(draw: () => void): void;
  at(placement: Placement, draw: () => void): void;
  /** What `draw` draws shows only inside the path. */
  inside(d: string, draw: () => void): void;
  /** `flat` stands in for the gradient in styles without any; the first stop unless told. */
  linear(from: Point, to: Point, stops: readonly Stop[], flat?: Tone): Gradient;
  radial(center: Point, radius: number, stops: readonly Stop[]): Gradient;
  /** Everything drawn so far as SVG elements. */
  toMarkup(): string;
}

const isGradient = (fill: Fill): fill is Gradient => typeof fill === 'object' && 'reference' in fill;

/** A number as SVG writes it, with one digit after the point. */
export const round = (value: number): string => `${Math.round(value * 10) / 10}`.replace(/^(-?)0\./, '$1.');

const LONG_NUMBER = /-?\d*\.\d+(?:e-?\d+)?/g;
const tidy = (d: string): string => d.replace(LONG_NUMBER, (digits) => round(Number(digits)));

/** Ids are `<idPrefix><number>`, so two pictures in one document must differ in prefix. */
export function createPen(style: PictureStyle, idPrefix: string): Pen {
  const definitions: string[] = [];
  const elements: string[] = [];
  let scale = 1;

  const nextId = (): string => `${idPrefix}${definitions.length}`;
  const toFill = (fill: Fill): string => {
    if (!isGradient(fill)) return style.toColor(fill);
    return style.keepsGradients ? `url(#${fill.reference})` : style.toColor(fill.flat);
  };
  const toOpacity = (opacity: number | undefined): string =>
    opacity === undefined || opacity >= 1 ? '' : ` opacity="${round2(opacity)}"`;
  const add = (name: string, fill: Fill, geometry: string, opacity?: number): void => {
    elements.push(`<${name} fill="${toFill(fill)}" ${geometry}${toOpacity(opacity)}/>`);
  };
  const overlay = (d: string, strength: number, paint: Tone): void => {
    if (!style.keepsShading) return;
    const bare = style.contour === undefined ? '' : ' stroke="none"';
    elements.push(`<path fill="${style.toColor(paint)}" opacity="${round2(strength)}" d="${tidy(d)}"${bare}/>`);
  };
  const addGradient = (
    name: string,
    geometry: string,
    stops: readonly Stop[],
    flat: Tone = stops[0]?.[1] ?? 'paper',
  ): Gradient => {
    if (!style.keepsGradients) return { reference: '', flat };
    const reference = nextId();
    const drawn = stops.map(([offset, paint, opacity]) => {
      const seeThrough = opacity === undefined ? '' : ` stop-opacity="${round2(opacity)}"`;
      return `<stop offset="${round2(offset)}" stop-color="${style.toColor(paint)}"${seeThrough}/>`;
    });
    definitions.push(
      `<${name} id="${reference}" gradientUnits="userSpaceOnUse" ${geometry}>${drawn.join('')}</${name}>`,
    );
    return { reference, flat };
  };

  const pen: Pen = {
    style,
    path: (fill, d, opacity) => add('path', fill, `d="${tidy(d)}"`, opacity),
    rimmed: (fill, d, { tone, width, opacity }) => {
      if (!style.keepsShading) return pen.path(fill, d);
      const line = `stroke="${style.toColor(tone)}" stroke-width="${round(width)}" stroke-opacity="${round2(opacity)}"`;
      elements.push(`<path fill="${toFill(fill)}" ${line} d="${tidy(d)}"/>`);
    },
    union: (fill, d) => {
      pen.path(fill, d);
      if (style.contour !== undefined) pen.flat(fill, d);
    },
    rect: (fill, x, y, width, height, radius = 0) => {
      const corners = radius === 0 ? '' : ` rx="${round(radius)}"`;
      const size = `width="${round(width)}" height="${round(height)}"`;
      add('rect', fill, `x="${round(x)}" y="${round(y)}" ${size}${corners}`);
    },
    circle: (fill, x, y, radius, opacity) =>
      add('circle', fill, `cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"`, opacity),
    ellipse: (fill, x, y, radiusX, radiusY, opacity) =>
      add('ellipse', fill, `cx="${round(x)}" cy="${round(y)}" rx="${round(radiusX)}" ry="${round(radiusY)}"`, opacity),
    shapes: (shapes) => {
      for (const [fill, d] of shapes) pen.path(fill, d);
    },
    stroke: (paint, d, { width = 2, cap = 'round', dash, opacity } = {}) => {
      const ends = cap === 'round' ? ' stroke-linecap="round" stroke-linejoin="round"' : '';
      const dashes = dash === undefined ? '' : ` stroke-dasharray="${dash}"`;
      const paintAttributes = `fill="none" stroke="${style.toColor(paint)}" stroke-width="${round(width)}"`;
      elements.push(`<path ${paintAttributes} d="${tidy(d)}"${ends}${dashes}${toOpacity(opacity)}/>`);
    },
    flat: (fill, d, opacity) => {
      const bare = style.contour === undefined ? '' : ' stroke="none"';
      add('path', fill, `d="${tidy(d)}"${bare}`, opacity);
    },
    shade: (d, strength = 0.2, paint = 'a10') => overlay(d, strength, paint),
    light: (d, strength = 0.35, paint = 'a90') => overlay(d, strength, paint),
    detail: (draw) => {
      if (style.keepsDetail) draw();
    },
    at: ({ x = 0, y = 0, scale: by = 1, rotate = 0, flip = false }, draw) => {
      const moves = [
        x === 0 && y === 0 ? '' : `translate(${round(x)} ${round(y)})`,
        rotate === 0 ? '' : `rotate(${round(rotate)})`,
        by === 1 && !flip ? '' : `scale(${flip ? `${round3(-by)} ${round3(by)}` : round3(by)})`,
      ];
      scale *= by;
      const contour = style.contour === undefined ? '' : ` stroke-width="${round2(style.contour.width / scale)}"`;
      elements.push(`<g transform="${moves.filter(Boolean).join(' ')}"${contour}>`);
      draw();
      elements.push('</g>');
      scale /= by;
    },
    inside: (d, draw) => {
      const id = nextId();
      definitions.push(`<clipPath id="${id}"><path d="${tidy(d)}"/></clipPath>`);
      elements.push(`<g clip-path="url(#${id})">`);
      draw();
      elements.push('</g>');
    },
    linear: ([x1, y1], [x2, y2], stops, flat) =>
      addGradient(
        'linearGradient',
        `x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"`,
        stops,
        flat,
      ),
    radial: ([x, y], radius, stops) =>
      addGradient('radialGradient', `cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"`, stops),
    toMarkup: () => {
      const defs = definitions.length === 0 ? '' : `<defs>${definitions.join('')}</defs>`;
      const drawn = elements.join('');
      if (style.contour === undefined) return defs + drawn;
      const { color, width } = style.contour;
      return `${defs}<g stroke="${color}" stroke-width="${width}" stroke-linejoin="round">${drawn}</g>`;
    },
  };
  return pen;
}

const round2 = (value: number): string => `${Math.round(value * 100) / 100}`.replace(/^(-?)0\./, '$1.');
const round3 = (value: number): string => `${Math.round(value * 1000) / 1000}`.replace(/^(-?)0\./, '$1.');
