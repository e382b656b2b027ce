import { IDENTITY, multiply, type Affine } from './outline.ts';

/** Red, green, blue and alpha, 0 to 255. */
export type Rgba = readonly [number, number, number, number];

/** A filled outline of a colour glyph, bottom layer first. */
export interface ColorLayer {
  glyph: number;
  transform: Affine;
  color: Rgba;
}

/** Paint formats and composite modes of https://learn.microsoft.com/typography/opentype/spec/colr that the emoji use. */
const PAINT = {
  layers: 1,
  solid: 2,
  linearGradient: 4,
  radialGradient: 6,
  sweepGradient: 8,
  glyph: 10,
  colorGlyph: 11,
  transform: 12,
  translate: 14,
  scale: 16,
  scaleAroundCenter: 18,
  composite: 32,
} as const;
const SOURCE_OVER = 3;
const SOURCE_IN = 5;

export interface ColorTables {
  colr: Buffer;
  cpal: Buffer;
}

/**
 * The layers of a version 1 colour glyph in plain colours: a gradient becomes its mean, since Takumi draws version 0
 * only and both renderers are to show the same. Undefined when the glyph has no colours.
 */
export function readColorLayers({ colr, cpal }: ColorTables, glyph: number): ColorLayer[] | undefined {
  const bases = colr.readUInt32BE(14);
  const layers = colr.readUInt32BE(18);
  const readOffset = (at: number): number => colr.readUIntBE(at, 3);

  function read(at: number, transform: Affine, alpha: number): ColorLayer[] {
    const format = colr.readUInt8(at);
    if (format === PAINT.layers) {
      const first = colr.readUInt32BE(at + 2);
      return Array.from({ length: colr.readUInt8(at + 1) }, (_, index) =>
        read(layers + colr.readUInt32BE(layers + 4 + 4 * (first + index)), transform, alpha),
      ).flat();
    }
    if (format === PAINT.glyph) {
      const color = readFill(at + readOffset(at + 1));
      const [red, green, blue, opacity] = color;
      return [{ glyph: colr.readUInt16BE(at + 4), transform, color: [red, green, blue, Math.round(opacity * alpha)] }];
    }
    if (format === PAINT.colorGlyph) {
      const paint = findPaint(colr.readUInt16BE(at + 1));
      return paint === undefined ? [] : read(paint, transform, alpha);
    }
    if (format === PAINT.composite) {
      const [source, backdrop] = [at + readOffset(at + 1), at + readOffset(at + 5)];
      const mode = colr.readUInt8(at + 4);
      if (mode === SOURCE_IN) return read(source, transform, alpha * (readFill(backdrop)[3] / 255));
      // What else there is are shades over a flag: left out.
      const below = read(backdrop, transform, alpha);
      return mode === SOURCE_OVER ? [...below, ...read(source, transform, alpha)] : below;
    }
    return read(at + readOffset(at + 1), multiply(transform, readTransform(at, format)), alpha);
  }

  function readTransform(at: number, format: number): Affine {
    const short = (offset: number): number => colr.readInt16BE(at + offset);
    if (format === PAINT.translate) return { ...IDENTITY, dx: short(4), dy: short(6) };
    if (format === PAINT.scale || format === PAINT.scaleAroundCenter) {
      const [xx, yy] = [short(4) / 16384, short(6) / 16384];
      if (format === PAINT.scale) return { ...IDENTITY, xx, yy };
      return { ...IDENTITY, xx, yy, dx: short(8) * (1 - xx), dy: short(10) * (1 - yy) };
    }
    if (format !== PAINT.transform) throw new Error(`paint format ${format} is not read`);
    const matrix = at + readOffset(at + 4);
    const [xx = 1, yx = 0, xy = 0, yy = 1, dx = 0, dy = 0] = Array.from(
      { length: 6 },
      (_, index) => colr.readInt32BE(matrix + index * 4) / 65536,
    );
    return { xx, yx, xy, yy, dx, dy };
  }

  /** A transform of a fill moves its gradient only. */
  function readFill(at: number): Rgba {
    const format = colr.readUInt8(at);
    if (format === PAINT.solid) return readColor(colr.readUInt16BE(at + 1), colr.readInt16BE(at + 3) / 16384);
    if (format === PAINT.linearGradient || format === PAINT.radialGradient || format === PAINT.sweepGradient) {
      return toMean(readStops(at + readOffset(at + 1)));
    }
    return readFill(at + readOffset(at + 1));
  }

  const readStops = (at: number): Stop[] =>
    Array.from({ length: colr.readUInt16BE(at + 1) }, (_, index) => {
      const stop = at + 3 + index * 6;
      const offset = colr.readInt16BE(stop) / 16384;
      return { offset, color: readColor(colr.readUInt16BE(stop + 2), colr.readInt16BE(stop + 4) / 16384) };
    });

  function readColor(index: number, alpha: number): Rgba {
    const at = cpal.readUInt32BE(8) + 4 * (cpal.readUInt16BE(12) + index);
    const [blue = 0, green = 0, red = 0, opacity = 255] = cpal.subarray(at, at + 4);
    return [red, green, blue, Math.round(opacity * alpha)];
  }

  function findPaint(wanted: number): number | undefined {
    let [least, most] = [0, colr.readUInt32BE(bases) - 1];
    while (least <= most) {
      const middle = (least + most) >> 1;
      const record = bases + 4 + middle * 6;
      const found = colr.readUInt16BE(record);
      if (found === wanted) return bases + colr.readUInt32BE(record + 2);
      if (found < wanted) least = middle + 1;
      else most = middle - 1;
    }
    return undefined;
  }

  const paint = findPaint(glyph);
  return paint === undefined ? undefined : read(paint, IDENTITY, 1).filter(({ color }) => color[3] > 0);
}

interface Stop {
  offset: number;
  color: Rgba;
}

/** The mean along the line, colours weighted by their opacity. */
function toMean(stops: readonly Stop[]): Rgba {
  const parts = stops.map(({ color }, index) => {
    const before = Math.max(0, stops[index - 1]?.offset ?? 0);
    const after = Math.min(1, stops[index + 1]?.offset ?? 1);
    const isEnd = index === 0 || index === stops.length - 1;
    const offset = stops[index]?.offset ?? 0;
    const share = isEnd
      ? index === 0
        ? offset + (after - offset) / 2
        : (offset - before) / 2 + 1 - offset
      : (after - before) / 2;
    return { color, share: Math.max(share, 0) };
  });
  const total = parts.reduce((sum, { share }) => sum + share, 0) || 1;
  const opacity = parts.reduce((sum, { color, share }) => sum + color[3] * share, 0) / total;
  const mix = (channel: 0 | 1 | 2): number =>
    opacity === 0
      ? 0
      : Math.round(
          parts.reduce((sum, { color, share }) => sum + color[channel] * color[3] * share, 0) / (total * opacity),
        );
  return [mix(0), mix(1), mix(2), Math.round(opacity)];
}
