/** A table of an OpenType font. */
export interface Table {
  tag: string;
  data: Buffer;
}

const HEADER_BYTES = 12;
const ENTRY_BYTES = 16;

/** The tables of an uncompressed OpenType font, in the order of its directory. */
export const readTables = (sfnt: Buffer): Table[] =>
  Array.from({ length: sfnt.readUInt16BE(4) }, (_, index): Table => {
    const entry = HEADER_BYTES + index * ENTRY_BYTES;
    const start = sfnt.readUInt32BE(entry + 8);
    const data = sfnt.subarray(start, start + sfnt.readUInt32BE(entry + 12));
    return { tag: sfnt.toString('latin1', entry, entry + 4), data };
  });

/** Throws when the font has no such table. */
export function getTable(tables: readonly Table[], tag: string): Buffer {
  const table = tables.find((candidate) => candidate.tag === tag);
  if (table === undefined) throw new Error(`the font has no ${tag} table`);
  return table.data;
}

/** Puts tables together to a font with TrueType outlines (https://learn.microsoft.com/typography/opentype/spec/otff). */
export function toSfnt(tables: readonly Table[]): Buffer {
  const sorted = tables.toSorted((a, b) => (a.tag < b.tag ? -1 : 1));
  const directory = Buffer.alloc(HEADER_BYTES + sorted.length * ENTRY_BYTES);
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(sorted.length, 4);
  directory.writeUInt16BE(power * ENTRY_BYTES, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE((sorted.length - power) * ENTRY_BYTES, 10);
  let start = directory.length;
  const padded = sorted.map(({ tag, data }, index) => {
    const entry = HEADER_BYTES + index * ENTRY_BYTES;
    const table = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(toChecksum(table), entry + 4);
    directory.writeUInt32BE(start, entry + 8);
    directory.writeUInt32BE(data.length, entry + 12);
    start += table.length;
    return table;
  });
  return Buffer.concat([directory, ...padded]);
}

function toChecksum(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

/** The code points that a font has a glyph for. */
export const readCodePoints = (sfnt: Buffer): Set<number> => new Set(readGlyphs(sfnt).keys());

/** The glyph of each code point, by the formats 4 and 12 of `cmap`. */
export function readGlyphs(sfnt: Buffer): Map<number, number> {
  const cmap = getTable(readTables(sfnt), 'cmap');
  const found = new Map<number, number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    const format = subtable.readUInt16BE(0);
    if (format === 4) readSegments(subtable, found);
    if (format === 12) readGroups(subtable, found);
  }
  return found;
}

/** Format 4: the arrays of last and first code points, deltas and offsets, one entry for each segment. */
function readSegments(subtable: Buffer, found: Map<number, number>): void {
  const segments = subtable.readUInt16BE(6) / 2;
  const placeOf = (array: number, segment: number): number =>
    14 + (array * segments + segment) * 2 + (array > 0 ? 2 : 0);
  const read = (array: number, segment: number): number => subtable.readUInt16BE(placeOf(array, segment));
  for (let segment = 0; segment < segments; segment++) {
    const [last, first, delta, offset] = [0, 1, 2, 3].map((array) => read(array, segment));
    if (last === undefined || first === undefined || delta === undefined || offset === undefined) continue;
    for (let codePoint = first; codePoint <= last && codePoint < 0xffff; codePoint++) {
      const listed =
        offset === 0 ? codePoint : subtable.readUInt16BE(placeOf(3, segment) + offset + (codePoint - first) * 2);
      const glyph = (listed + delta) & 0xffff;
      if (glyph !== 0 && listed !== 0) found.set(codePoint, glyph);
    }
  }
}

function readGroups(subtable: Buffer, found: Map<number, number>): void {
  for (let group = 0; group < subtable.readUInt32BE(12); group++) {
    const entry = 16 + group * 12;
    const [first, last] = [subtable.readUInt32BE(entry), subtable.readUInt32BE(entry + 4)];
    for (let codePoint = first; codePoint <= last; codePoint++) {
      found.set(codePoint, subtable.readUInt32BE(entry + 8) + codePoint - first);
    }
  }
}
