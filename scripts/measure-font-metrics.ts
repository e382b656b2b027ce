/**
 * Prints the data of src/tokens/type/font-metrics.ts, read from the bundled files. Run again when a font package changes:
 * node scripts/measure-font-metrics.ts
 */
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { FONT_FAMILY_NAMES } from '../src/domain/font.ts';
import { getFontPackage, type BundledFamily } from '../src/markup/fonts/font-files.ts';
import { getTable, readGlyphs, readTables } from '../src/markup/fonts/sfnt.ts';

/** Letters and spaces about as often as in English prose. */
const SAMPLE =
  'When the first light reached the harbour, everybody was already at work: boxes of fish were counted, prices were called out, ' +
  'and a young woman in a yellow coat wrote down quickly what was sold, to whom, and for how much. It would just be another day.';

const FAMILIES: readonly BundledFamily[] = [...FONT_FAMILY_NAMES, 'MONO'];
for (const family of FAMILIES) {
  const [regular, bold] = [await measure(family, 400), await measure(family, 700)];
  const { ascentEm, descentEm, lineGapEm, widthEm } = regular;
  const numbers = { ascentEm, descentEm, lineGapEm, widthEm, boldWidthEm: bold.widthEm };
  const fields = Object.entries(numbers).map(([name, value]) => `${name}: ${Math.round(value * 10_000) / 10_000}`);
  process.stdout.write(`  ${family}: { ${fields.join(', ')} },\n`);
}

async function measure(family: BundledFamily, weight: number) {
  const pack = await getFontPackage(family);
  const source = await readFile(pack.toPath('latin', 'normal', weight));
  const variationAxes = pack.kind === 'variable' ? { variationAxes: { wght: weight } } : {};
  const sfnt = await subsetFont(source, SAMPLE, { targetFormat: 'sfnt', ...variationAxes });
  const tables = readTables(sfnt);
  const perEm = getTable(tables, 'head').readUInt16BE(18);
  const [hhea, os2, hmtx] = ['hhea', 'OS/2', 'hmtx'].map((tag) => getTable(tables, tag));
  if (!hhea || !os2 || !hmtx) throw new Error(`${family} lacks a table`);
  const metrics = hhea.readUInt16BE(34);
  const glyphs = readGlyphs(sfnt);
  const advances = [...SAMPLE].map((character) =>
    hmtx.readUInt16BE(Math.min(glyphs.get(character.codePointAt(0) ?? 0) ?? 0, metrics - 1) * 4),
  );
  const usesTypo = (os2.readUInt16BE(62) & 0x80) !== 0;
  const [ascent, descent, lineGap] = usesTypo
    ? [os2.readInt16BE(68), os2.readInt16BE(70), os2.readInt16BE(72)]
    : [hhea.readInt16BE(4), hhea.readInt16BE(6), hhea.readInt16BE(8)];
  return {
    ascentEm: ascent / perEm,
    descentEm: -descent / perEm,
    lineGapEm: lineGap / perEm,
    widthEm: advances.reduce((sum, advance) => sum + advance, 0) / advances.length / perEm,
  };
}
