import { inflateRawSync, zstdDecompressSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { compileSchema, decodeBinarySchema } from 'kiwi-schema';
import { z } from 'zod';

/* Files of Figma, read by the schema that each carries and by none of the code that writes them. */

const vector = z.object({ x: z.number(), y: z.number() });
const color = z.object({ r: z.number(), g: z.number(), b: z.number(), a: z.number() });
const matrix = z.object({
  m00: z.number(),
  m01: z.number(),
  m02: z.number(),
  m10: z.number(),
  m11: z.number(),
  m12: z.number(),
});
const paint = z.object({
  type: z.enum(['SOLID', 'GRADIENT_LINEAR', 'GRADIENT_RADIAL', 'IMAGE']),
  color: color.optional(),
  opacity: z.number(),
  stops: z.array(z.object({ position: z.number(), color })).optional(),
  transform: matrix.optional(),
  image: z.object({ hash: z.instanceof(Uint8Array), dataBlob: z.number().optional() }).optional(),
  imageScaleMode: z.enum(['STRETCH', 'FIT', 'FILL']).optional(),
});
const guid = z.object({ sessionID: z.number(), localID: z.number() });
const node = z.object({
  guid,
  parentIndex: z.object({ guid, position: z.string() }).optional(),
  type: z.string(),
  name: z.string(),
  visible: z.boolean(),
  opacity: z.number(),
  size: vector.optional(),
  transform: matrix,
  fillPaints: z.array(paint).optional(),
  strokePaints: z.array(paint).optional(),
  strokeWeight: z.number().optional(),
  strokeAlign: z.enum(['CENTER', 'INSIDE', 'OUTSIDE']).optional(),
  strokeCap: z.string().optional(),
  cornerRadius: z.number().optional(),
  borderStrokeWeightsIndependent: z.boolean().optional(),
  borderTopWeight: z.number().optional(),
  borderRightWeight: z.number().optional(),
  borderBottomWeight: z.number().optional(),
  borderLeftWeight: z.number().optional(),
  frameMaskDisabled: z.boolean().optional(),
  fillGeometry: z.array(z.object({ commandsBlob: z.number(), windingRule: z.enum(['NONZERO', 'ODD']) })).optional(),
  textData: z.object({ characters: z.string() }).optional(),
  fontName: z.object({ family: z.string(), style: z.string(), postscript: z.string() }).optional(),
  fontSize: z.number().optional(),
  lineHeight: z.object({ value: z.number(), units: z.literal('PIXELS') }).optional(),
  letterSpacing: z.object({ value: z.number(), units: z.literal('PIXELS') }).optional(),
  textDecoration: z.string().optional(),
  stackMode: z.enum(['NONE', 'HORIZONTAL', 'VERTICAL']).optional(),
  stackSpacing: z.number().optional(),
  stackHorizontalPadding: z.number().optional(),
  stackVerticalPadding: z.number().optional(),
  stackPaddingRight: z.number().optional(),
  stackPaddingBottom: z.number().optional(),
  stackPrimaryAlignItems: z.enum(['MIN', 'CENTER', 'MAX', 'SPACE_BETWEEN']).optional(),
  stackCounterAlignItems: z.enum(['MIN', 'CENTER', 'MAX']).optional(),
  stackPositioning: z.enum(['AUTO', 'ABSOLUTE']).optional(),
});
export type Node = z.output<typeof node>;
const message = z.object({
  type: z.literal('NODE_CHANGES'),
  nodeChanges: z.array(node),
  blobs: z.array(z.object({ bytes: z.instanceof(Uint8Array) })).optional(),
});

export interface FigFile {
  /** Every layer of the page, the frame first, as a person sees them listed. */
  layers: Node[];
  /** The layers right inside of one, bottom first. */
  childrenOf(one: Node): Node[];
  /** Words of text layers, in that order. */
  texts: string[];
  /** What the frame looks like, as SVG: fills, strokes, vectors, pictures and words; no effects. */
  toSvg(): string;
}

/** Throws where a part is missing, has another form than its schema says, or is no part of the tree. */
export function readFig(bytes: Uint8Array): FigFile {
  const parts = unzipSync(bytes);
  return readCanvas(Buffer.from(parts['canvas.fig'] ?? []), zstdDecompressSync, (hash) => parts[`images/${hash}`]);
}

/** What Figma finds in the HTML of a clipboard. Throws as `readFig` does. */
export function readFigClipboard(html: string): { meta: unknown; file: FigFile } {
  const partOf = (name: string): Buffer =>
    Buffer.from(new RegExp(`<!--\\(${name}\\)([A-Za-z0-9+/=]+)\\(/${name}\\)-->`).exec(html)?.[1] ?? '', 'base64');
  return {
    meta: JSON.parse(partOf('figmeta').toString('utf8')),
    file: readCanvas(partOf('figma'), inflateRawSync, () => undefined),
  };
}

function readCanvas(
  canvas: Buffer,
  decompress: (bytes: Buffer) => Buffer,
  findImage: (hash: string) => Uint8Array | undefined,
): FigFile {
  if (canvas.subarray(0, 8).toString('latin1') !== 'fig-kiwi') throw new Error('the canvas does not begin as one');
  const chunks: Buffer[] = [];
  for (let at = 12; at < canvas.length;) {
    const length = canvas.readUInt32LE(at);
    chunks.push(canvas.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  const [schemaChunk, messageChunk] = chunks;
  if (schemaChunk === undefined || messageChunk === undefined) throw new Error('the canvas lacks a chunk');
  const schema = compileSchema(decodeBinarySchema(inflateRawSync(schemaChunk))) as unknown as {
    decodeMessage(bytes: Uint8Array): unknown;
  };
  const { nodeChanges, blobs = [] } = message.parse(schema.decodeMessage(decompress(messageChunk)));
  const childrenOf = groupByParent(nodeChanges);
  const page = nodeChanges.find(({ type, visible }) => type === 'CANVAS' && visible);
  if (page === undefined) throw new Error('there is no page');
  const walk = (one: Node): Node[] => [one, ...(childrenOf.get(toId(one.guid)) ?? []).flatMap(walk)];
  const layers = (childrenOf.get(toId(page.guid)) ?? []).flatMap(walk);
  const [frame] = layers;
  if (frame === undefined) throw new Error('the page is empty');
  const lost =
    nodeChanges.length - layers.length - nodeChanges.filter(({ type }) => /DOCUMENT|CANVAS/.test(type)).length;
  if (lost > 0) throw new Error(`${lost} layers hang nowhere`);
  return {
    layers,
    childrenOf: (one) => childrenOf.get(toId(one.guid)) ?? [],
    texts: layers.flatMap(({ textData }) => (textData === undefined ? [] : [textData.characters])),
    toSvg: () =>
      draw(frame, {
        childrenOf: (one) => childrenOf.get(toId(one.guid)) ?? [],
        blob: (index) => blobs[index]?.bytes ?? fail(`blob ${index} is missing`),
        image: ({ hash, dataBlob }) =>
          (dataBlob === undefined ? findImage(Buffer.from(hash).toString('hex')) : blobs[dataBlob]?.bytes) ??
          fail('a picture is missing'),
      }),
  };
}

const toId = ({ sessionID, localID }: Node['guid']): string => `${sessionID}:${localID}`;

function fail(what: string): never {
  throw new Error(what);
}

function groupByParent(nodes: readonly Node[]): Map<string, Node[]> {
  const groups = new Map<string, Node[]>();
  for (const one of nodes) {
    if (one.parentIndex === undefined) continue;
    const parent = toId(one.parentIndex.guid);
    groups.set(parent, [...(groups.get(parent) ?? []), one]);
  }
  for (const group of groups.values())
    group.sort((a, b) => ((a.parentIndex?.position ?? '') < (b.parentIndex?.position ?? '') ? -1 : 1));
  return groups;
}

interface Parts {
  childrenOf(one: Node): Node[];
  blob(index: number): Uint8Array;
  image(named: { hash: Uint8Array; dataBlob?: number | undefined }): Uint8Array;
}

function draw(frame: Node, parts: Parts): string {
  const definitions: string[] = [];
  const define = (text: (id: string) => string): string => {
    const id = `d${definitions.length}`;
    definitions.push(text(id));
    return `url(#${id})`;
  };
  const toPaint = (one: z.output<typeof paint>, { x: width, y: height }: z.output<typeof vector>): string => {
    if (one.type === 'SOLID' && one.color) return `fill="${toRgb(one.color)}" fill-opacity="${one.opacity}"`;
    const stops = (one.stops ?? [])
      .map(({ position, color: c }) => `<stop offset="${position}" stop-color="${toRgb(c)}" stop-opacity="${c.a}"/>`)
      .join('');
    const m = one.transform ?? fail('a gradient has no direction');
    // The file tells the way from the box into the gradient; SVG asks for the way back.
    const det = m.m00 * m.m11 - m.m01 * m.m10;
    const [a, c, b, d] = [m.m11 / det, -m.m01 / det, -m.m10 / det, m.m00 / det];
    const [e, f] = [-(a * m.m02 + c * m.m12), -(b * m.m02 + d * m.m12)];
    const back = `gradientUnits="userSpaceOnUse" gradientTransform="scale(${width} ${height}) matrix(${a} ${b} ${c} ${d} ${e} ${f})"`;
    const url = define((id) =>
      one.type === 'GRADIENT_LINEAR'
        ? `<linearGradient id="${id}" x1="0" y1="0.5" x2="1" y2="0.5" ${back}>${stops}</linearGradient>`
        : `<radialGradient id="${id}" cx="0.5" cy="0.5" r="0.5" ${back}>${stops}</radialGradient>`,
    );
    return `fill="${url}" fill-opacity="${one.opacity}"`;
  };
  const toLayer = (one: Node): string => {
    const size = one.size ?? fail(`${one.name} has no size`);
    const outline = (attributes: string, grown = 0): string =>
      one.fillGeometry === undefined
        ? `<rect x="${-grown}" y="${-grown}" width="${Math.max(0, size.x + 2 * grown)}" height="${Math.max(0, size.y + 2 * grown)}" rx="${Math.max(0, (one.cornerRadius ?? 0) + grown)}" ${attributes}/>`
        : one.fillGeometry
            .map(({ commandsBlob, windingRule }) => {
              const rule = windingRule === 'ODD' ? 'fill-rule="evenodd"' : '';
              return `<path d="${toData(parts.blob(commandsBlob))}" ${rule} ${attributes}/>`;
            })
            .join('');
    const fills = (one.fillPaints ?? []).map((each) => {
      if (one.type === 'TEXT') return '';
      if (each.type !== 'IMAGE') return outline(toPaint(each, size));
      const data = Buffer.from(parts.image(each.image ?? fail('a picture has no name'))).toString('base64');
      const ratio = { STRETCH: 'none', FIT: 'xMidYMid meet', FILL: 'xMidYMid slice' }[each.imageScaleMode ?? 'STRETCH'];
      return `<image width="${size.x}" height="${size.y}" preserveAspectRatio="${ratio}" href="data:image/png;base64,${data}"/>`;
    });
    const strokes = (one.strokePaints ?? []).map((each) =>
      toStroke(one, toRgb(each.color ?? fail('no colour')), each.opacity, outline),
    );
    const words = one.textData === undefined ? '' : toWords(one, one.textData.characters);
    const children = parts.childrenOf(one).map(toLayer).join('');
    const inner =
      one.type === 'FRAME' && one.frameMaskDisabled === false
        ? `<g clip-path="${define((id) => `<clipPath id="${id}">${outline('')}</clipPath>`)}">${children}</g>`
        : children;
    const { m00, m01, m02, m10, m11, m12 } = one.transform;
    return `<g transform="matrix(${m00} ${m10} ${m01} ${m11} ${m02} ${m12})" opacity="${one.opacity}">${fills.join('')}${inner}${strokes.join('')}${words}</g>`;
  };
  const { x, y } = frame.size ?? fail('the frame has no size');
  const body = toLayer(frame);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${x}" height="${y}"><defs>${definitions.join('')}</defs>${body}</svg>`;
}

function toStroke(
  one: Node,
  rgb: string,
  opacity: number,
  outline: (attributes: string, grown?: number) => string,
): string {
  const { x: width = 0, y: height = 0 } = one.size ?? {};
  if (one.borderStrokeWeightsIndependent === true) {
    const [top, right, bottom, left] = [
      one.borderTopWeight,
      one.borderRightWeight,
      one.borderBottomWeight,
      one.borderLeftWeight,
    ];
    const strip = (x: number, y: number, w: number, h: number): string =>
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${rgb}" fill-opacity="${opacity}"/>`;
    return [
      strip(0, 0, width, top ?? 0),
      strip(width - (right ?? 0), 0, right ?? 0, height),
      strip(0, height - (bottom ?? 0), width, bottom ?? 0),
      strip(0, 0, left ?? 0, height),
    ].join('');
  }
  const weight = one.strokeWeight ?? 0;
  const shift = { INSIDE: -0.5, CENTER: 0, OUTSIDE: 0.5 }[one.strokeAlign ?? 'CENTER'] * weight;
  const cap = one.strokeCap === 'ROUND' ? 'stroke-linecap="round" stroke-linejoin="round"' : '';
  return outline(`fill="none" stroke="${rgb}" stroke-opacity="${opacity}" stroke-width="${weight}" ${cap}`, shift);
}

const toRgb = ({ r, g, b }: z.output<typeof color>): string =>
  `rgb(${Math.round(r * 255)} ${Math.round(g * 255)} ${Math.round(b * 255)})`;

/** Where the letters of a line stand is the font's business: a browser puts them there, in a line as high as is said. */
function toWords(
  { size, fontName, fontSize, lineHeight, letterSpacing, fillPaints, textDecoration }: Node,
  text: string,
): string {
  const [first] = fillPaints ?? [];
  const weights = ['Thin', 'Extra Light', 'Light', 'Regular', 'Medium', 'Semi Bold', 'Bold', 'Extra Bold', 'Black'];
  const bare = (fontName?.style ?? '').replace(/ ?Italic$/, '') || 'Regular';
  const weight = (weights.indexOf(bare) + 1) * 100;
  if (weight === 0) throw new Error(`no family has a style ${fontName?.style}`);
  const line = { NONE: 'none', UNDERLINE: 'underline', STRIKETHROUGH: 'line-through' }[textDecoration ?? 'NONE'];
  const style =
    `font:${fontName?.style.endsWith('Italic') === true ? 'italic' : 'normal'} ${weight} ${fontSize}px/${lineHeight?.value}px '${fontName?.family}';` +
    `letter-spacing:${letterSpacing?.value}px;text-decoration:${line};white-space:pre;` +
    `color:${first?.color === undefined ? '' : toRgb(first.color)};opacity:${first?.opacity ?? 1}`;
  const words = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<foreignObject overflow="visible" width="${(size?.x ?? 0) + 40}" height="${size?.y ?? 0}"><div xmlns="http://www.w3.org/1999/xhtml" style="${style}">${words}</div></foreignObject>`;
}

/** Commands as bytes: a letter of their own, then 32-bit numbers. */
function toData(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes);
  const kinds: Readonly<Record<number, readonly [letter: string, numbers: number]>> = {
    0: ['Z', 0],
    1: ['M', 2],
    2: ['L', 2],
    4: ['C', 6],
  };
  let data = '';
  for (let at = 0; at < buffer.length;) {
    const [letter, count] = kinds[buffer.readUInt8(at)] ?? fail('an unknown command of a path');
    data += `${letter}${Array.from({ length: count }, (_, index) => buffer.readFloatLE(at + 1 + index * 4)).join(' ')}`;
    at += 1 + count * 4;
  }
  return data;
}
