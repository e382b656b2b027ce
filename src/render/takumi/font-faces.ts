import { createHash } from 'node:crypto';

/** A font carried in a document. */
export interface FontFace {
  family: string;
  style: string;
  /** Where the stated weights begin: faces that state the same stand in for each other, by their ranges. */
  weight: number;
  data: Uint8Array;
  /** First and last code points of `unicode-range`; absent: the face is for every character. */
  ranges?: [number, number][];
  /** Hash of family, style, weight, ranges and data: equal faces need to be registered once. */
  key: string;
}

/** The `@font-face` rules of a style sheet whose source is a `data:` URL; others are passed over. */
export function readFontFaces(css: string): FontFace[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, body = '']) => {
    const family = /font-family:\s*["']?([^;"']+)/.exec(body)?.[1]?.trim();
    const base64 = /url\(\s*["']?data:[^,)]*;base64,([^)"']+)/.exec(body)?.[1];
    if (family === undefined || base64 === undefined) return [];
    const style = /font-style:\s*([^;}]+)/.exec(body)?.[1]?.trim() ?? 'normal';
    const weight = Number(/font-weight:\s*(\d+)/.exec(body)?.[1] ?? 400);
    const ranges = toRanges(/unicode-range:\s*([^;}]+)/.exec(body)?.[1]);
    const data = Buffer.from(base64, 'base64');
    const key = createHash('sha256')
      .update(`${family}|${style}|${weight}|${ranges?.join()}|`)
      .update(data)
      .digest('base64');
    return [{ family, style, weight, data, key, ...(ranges === undefined ? {} : { ranges }) }];
  });
}

/** `U+41,U+400-45F`; wildcards are not read. */
const toRanges = (list: string | undefined): [number, number][] | undefined =>
  list?.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
