import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { FONT_FAMILY_NAMES } from '../../domain/font.ts';
import { FONT_CLASSES } from '../../tokens/type/font-class.ts';
import { FONT_METRICS } from '../../tokens/type/font-metrics.ts';
import { getFontPackage, type FontPackage, type FontStyle } from './font-files.ts';
import { getTable, readTables, type Table } from './sfnt.ts';

const readFont = async (pack: FontPackage, style: FontStyle, weight: number): Promise<Table[]> => {
  const file = await readFile(pack.toPath('latin', style, weight));
  return readTables(await subsetFont(file, 'x', { targetFormat: 'sfnt' }));
};

/** The ends of the weight axis by `fvar`. */
function readWeightAxis(tables: readonly Table[]): [number, number] {
  const fvar = getTable(tables, 'fvar');
  const axes = Array.from({ length: fvar.readUInt16BE(8) }, (_, index) =>
    fvar.subarray(fvar.readUInt16BE(4) + index * fvar.readUInt16BE(10)),
  );
  const axis = axes.find((candidate) => candidate.toString('latin1', 0, 4) === 'wght');
  if (axis === undefined) throw new Error('the font has no weight axis');
  return [axis.readInt32BE(4) / 65536, axis.readInt32BE(12) / 65536];
}

/** The ends of the axis, or the weight class of each static file. */
const readWeights = async (pack: FontPackage, style: FontStyle): Promise<number[]> =>
  pack.kind === 'variable'
    ? readWeightAxis(await readFont(pack, style, 400))
    : Promise.all(
        pack
          .listWeights(style)
          .map(async (weight) => getTable(await readFont(pack, style, weight), 'OS/2').readUInt16BE(4)),
      );

/** What CSS names of the weights: the hundreds up to 900. */
const toSteps = ({ kind }: FontPackage, [least = 0, ...rest]: readonly number[]): number[] =>
  kind === 'static'
    ? [least, ...rest]
    : [100, 200, 300, 400, 500, 600, 700, 800, 900].filter((step) => step >= least && step <= (rest.at(-1) ?? least));

describe.each(FONT_FAMILY_NAMES)('%s', (family) => {
  it('has the weights that the type scale believes in, upright and italic', async () => {
    const pack = await getFontPackage(family);
    const upright = await readWeights(pack, 'normal');
    expect(pack.listWeights('normal')).toEqual(upright);
    expect(FONT_CLASSES[family].weights).toEqual(toSteps(pack, upright));
    expect(pack.hasItalic ? await readWeights(pack, 'italic') : []).toEqual(
      pack.hasItalic ? pack.listWeights('italic') : [],
    );
  });

  it('has the height that its stand-ins take over', async () => {
    const tables = await readFont(await getFontPackage(family), 'normal', 400);
    const [hhea, os2] = [getTable(tables, 'hhea'), getTable(tables, 'OS/2')];
    const usesTypo = (os2.readUInt16BE(62) & 0x80) !== 0;
    const [table, at] = usesTypo ? [os2, 68] : [hhea, 4];
    const perEm = getTable(tables, 'head').readUInt16BE(18);
    const { ascentEm, descentEm, lineGapEm } = FONT_METRICS[family];
    const measured = [0, 2, 4].map((offset) => table.readInt16BE(at + offset) / perEm);
    [ascentEm, -descentEm, lineGapEm].forEach((value, index) => expect(measured[index]).toBeCloseTo(value, 3));
  });
});
