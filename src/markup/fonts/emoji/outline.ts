/** A point of a TrueType contour, font units. */
interface OutlinePoint {
  x: number;
  y: number;
  isOnCurve: boolean;
}
export type Outline = readonly (readonly OutlinePoint[])[];

/** x' = xx·x + xy·y + dx, y' = yx·x + yy·y + dy. */
export interface Affine {
  xx: number;
  yx: number;
  xy: number;
  yy: number;
  dx: number;
  dy: number;
}
export const IDENTITY: Affine = { xx: 1, yx: 0, xy: 0, yy: 1, dx: 0, dy: 0 };

/** The transform that does `inner` first, then `outer`. */
export const multiply = (outer: Affine, inner: Affine): Affine => ({
  xx: outer.xx * inner.xx + outer.xy * inner.yx,
  yx: outer.yx * inner.xx + outer.yy * inner.yx,
  xy: outer.xx * inner.xy + outer.xy * inner.yy,
  yy: outer.yx * inner.xy + outer.yy * inner.yy,
  dx: outer.xx * inner.dx + outer.xy * inner.dy + outer.dx,
  dy: outer.yx * inner.dx + outer.yy * inner.dy + outer.dy,
});

export const transform = (outline: Outline, { xx, yx, xy, yy, dx, dy }: Affine): Outline =>
  outline.map((contour) =>
    contour.map(({ x, y, isOnCurve }) => ({
      x: Math.round(xx * x + xy * y + dx),
      y: Math.round(yx * x + yy * y + dy),
      isOnCurve,
    })),
  );

const ON_CURVE = 0x01;
const X_SHORT = 0x02;
const Y_SHORT = 0x04;
const REPEAT = 0x08;
/** With a short coordinate: it is positive; without: it is the same as before. */
const X_SAME_OR_POSITIVE = 0x10;
const Y_SAME_OR_POSITIVE = 0x20;
const HEADER_BYTES = 10;

/** A simple glyph of a `glyf` table (https://learn.microsoft.com/typography/opentype/spec/glyf); empty for a blank. */
export function readOutline(glyph: Buffer): Outline {
  if (glyph.length === 0) return [];
  const contours = glyph.readInt16BE(0);
  if (contours < 0) throw new Error('composite glyphs are not read');
  const ends = Array.from({ length: contours }, (_, index) => glyph.readUInt16BE(HEADER_BYTES + index * 2));
  const points = (ends.at(-1) ?? -1) + 1;
  let at = HEADER_BYTES + contours * 2;
  at += 2 + glyph.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < points) {
    const flag = glyph.readUInt8(at++);
    const times = flag & REPEAT ? glyph.readUInt8(at++) + 1 : 1;
    for (let time = 0; time < times; time++) flags.push(flag);
  }
  const readAxis = (short: number, sameOrPositive: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += glyph.readUInt8(at++) * (flag & sameOrPositive ? 1 : -1);
      else if (!(flag & sameOrPositive)) {
        value += glyph.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = readAxis(X_SHORT, X_SAME_OR_POSITIVE);
  const ys = readAxis(Y_SHORT, Y_SAME_OR_POSITIVE);
  const all = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    isOnCurve: (flag & ON_CURVE) !== 0,
  }));
  return ends.map((end, index) => all.slice((ends[index - 1] ?? -1) + 1, end + 1));
}

export const listX = (outline: Outline): number[] => outline.flatMap((contour) => contour.map(({ x }) => x));
const listY = (outline: Outline): number[] => outline.flatMap((contour) => contour.map(({ y }) => y));

/** The outline as a simple glyph, padded to 4 bytes. */
export function toGlyph(outline: Outline): Buffer {
  if (outline.length === 0) return Buffer.alloc(0);
  const [xs, ys] = [listX(outline), listY(outline)];
  const header = Buffer.alloc(HEADER_BYTES + outline.length * 2 + 2);
  header.writeInt16BE(outline.length, 0);
  header.writeInt16BE(Math.min(...xs), 2);
  header.writeInt16BE(Math.min(...ys), 4);
  header.writeInt16BE(Math.max(...xs), 6);
  header.writeInt16BE(Math.max(...ys), 8);
  let end = -1;
  outline.forEach((contour, index) => header.writeUInt16BE((end += contour.length), HEADER_BYTES + index * 2));
  const x = packAxis(xs, X_SHORT, X_SAME_OR_POSITIVE);
  const y = packAxis(ys, Y_SHORT, Y_SAME_OR_POSITIVE);
  const flags = outline
    .flat()
    .map(({ isOnCurve }, index) => (isOnCurve ? ON_CURVE : 0) | (x.flags[index] ?? 0) | (y.flags[index] ?? 0));
  const glyph = Buffer.concat([header, Buffer.from(flags), Buffer.from(x.bytes), Buffer.from(y.bytes)]);
  return Buffer.concat([glyph, Buffer.alloc(-glyph.length & 3)]);
}

function packAxis(
  values: readonly number[],
  short: number,
  sameOrPositive: number,
): { flags: number[]; bytes: number[] } {
  const bytes: number[] = [];
  let last = 0;
  const flags = values.map((value) => {
    const step = value - last;
    last = value;
    if (step === 0) return sameOrPositive;
    if (Math.abs(step) < 256) {
      bytes.push(Math.abs(step));
      return step > 0 ? short | sameOrPositive : short;
    }
    bytes.push((step >> 8) & 0xff, step & 0xff);
    return 0;
  });
  return { flags, bytes };
}
