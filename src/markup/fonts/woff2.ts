import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { readTables, type Table } from './sfnt.ts';

const compress = promisify(brotliCompress);

/**
 * Quality 10 of 11 takes half the time for 2 % more bytes. Node compresses off the main thread, while the WebAssembly
 * encoders block it for 60–300 ms a family; leaving out WOFF2's glyph transform costs 7 % of the size.
 */
const BROTLI_QUALITY = 10;

/** Tags in the order of https://www.w3.org/TR/WOFF2/#table_dir_format; the place in the list is the flag value. */
const KNOWN_TAGS: readonly string[] = [
  ...(
    'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX ' +
    'vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat ' +
    'fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
  ).matchAll(/(.{4})(?: |$)/g),
].map(([, tag = '']) => tag);
const ARBITRARY_TAG = 63;
const NULL_TRANSFORM_OF_GLYPHS = 3 << 6;
const HEADER_BYTES = 48;
/** `head.flags`, bit 11: the font went through a lossless conversion. */
const LOSSLESS = { offset: 16, mask: 0x08 };

/** Packs an OpenType font as WOFF2 (https://www.w3.org/TR/WOFF2/) without table transforms. The same font gives the same bytes. */
export async function toWoff2(sfnt: Buffer): Promise<Buffer> {
  const tables = toWoff2Tables(sfnt);
  const directory = Buffer.concat(tables.map(toDirectoryEntry));
  const content = Buffer.concat(tables.map(({ data }) => data));
  const packed = await compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  const unpadded = HEADER_BYTES + directory.length + packed.length;
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('wOF2', 0, 'latin1');
  header.writeUInt32BE(sfnt.readUInt32BE(0), 4);
  header.writeUInt32BE(toMultipleOf4(unpadded), 8);
  header.writeUInt16BE(tables.length, 12);
  header.writeUInt32BE(12 + tables.reduce((sum, { data }) => sum + 16 + toMultipleOf4(data.length), 0), 16);
  header.writeUInt32BE(packed.length, 20);
  return Buffer.concat([header, directory, packed, Buffer.alloc(toMultipleOf4(unpadded) - unpadded)]);
}

/** In the order of the file, but with `loca` after `glyf` as the format asks. */
function toWoff2Tables(sfnt: Buffer): Table[] {
  const tables = readTables(sfnt)
    .filter(({ tag }) => tag !== 'DSIG')
    .map((table) => (table.tag === 'head' ? { ...table, data: markLossless(table.data) } : table));
  const loca = tables.filter(({ tag }) => tag === 'loca');
  return tables
    .filter(({ tag }) => tag !== 'loca')
    .flatMap((table) => (table.tag === 'glyf' ? [table, ...loca] : [table]));
}

function markLossless(head: Buffer): Buffer {
  const marked = Buffer.from(head);
  marked.writeUInt8(marked.readUInt8(LOSSLESS.offset) | LOSSLESS.mask, LOSSLESS.offset);
  return marked;
}

function toDirectoryEntry({ tag, data }: Table): Buffer {
  const known = KNOWN_TAGS.indexOf(tag);
  const transform = tag === 'glyf' || tag === 'loca' ? NULL_TRANSFORM_OF_GLYPHS : 0;
  const name = known < 0 ? [transform | ARBITRARY_TAG, ...Buffer.from(tag, 'latin1')] : [transform | known];
  return Buffer.from([...name, ...toBase128(data.length)]);
}

/** UIntBase128: seven bits a byte, most significant first, the top bit set on all but the last. */
function toBase128(value: number): number[] {
  const rest = Math.floor(value / 128);
  return rest === 0 ? [value % 128] : [...toBase128(rest).map((byte) => byte | 0x80), value % 128];
}

const toMultipleOf4 = (length: number): number => Math.ceil(length / 4) * 4;
