import subsetFont from 'subset-font';
import { readCodePoints } from '../../src/markup/fonts/sfnt.ts';

export interface EmbeddedFace {
  family: string;
  /** Code points of `unicode-range`; undefined: all. */
  range?: ReadonlySet<number>;
  /** What the embedded file has glyphs for. */
  codePoints: ReadonlySet<number>;
}

/** The faces of a font block, their files unpacked. */
export const readEmbeddedFaces = (css: string): Promise<EmbeddedFace[]> =>
  Promise.all(
    [...css.matchAll(/@font-face\{([^}]*)\}/g)].map(async ([, body = '']): Promise<EmbeddedFace> => {
      const file = Buffer.from(/base64,([^)]*)\)/.exec(body)?.[1] ?? '', 'base64');
      const sfnt = await subsetFont(file, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true });
      const range = /unicode-range:([^;]*)/.exec(body)?.[1]?.split(',');
      return {
        family: /font-family:"([^"]*)"/.exec(body)?.[1] ?? '',
        codePoints: readCodePoints(sfnt),
        ...(range && { range: new Set(range.map((codePoint) => Number.parseInt(codePoint.slice(2), 16))) }),
      };
    }),
  );
