import { unzipSync } from 'fflate';
import { z } from 'zod';

/* Penpot files, read by what Penpot says of its format and by none of the code that writes them. */

const stop = z.object({ color: z.string(), opacity: z.number(), offset: z.number() });
const fill = z.object({
  fillColor: z.string().optional(),
  fillOpacity: z.number().optional(),
  fillColorGradient: z
    .object({
      type: z.enum(['linear', 'radial']),
      startX: z.number(),
      startY: z.number(),
      endX: z.number(),
      endY: z.number(),
      width: z.number(),
      stops: z.array(stop),
    })
    .optional(),
  fillImage: z.object({ id: z.string(), keepAspectRatio: z.boolean() }).optional(),
});
const stroke = z.object({
  strokeColor: z.string(),
  strokeOpacity: z.number(),
  strokeWidth: z.number(),
  strokeStyle: z.enum(['solid', 'dashed', 'dotted']),
  strokeAlignment: z.enum(['inner', 'center', 'outer']),
  strokeCapStart: z.string().optional(),
});
const leaf = z.object({
  text: z.string(),
  fontFamily: z.string(),
  fontSize: z.string(),
  fontWeight: z.string(),
  fontStyle: z.string(),
  letterSpacing: z.string(),
  lineHeight: z.string(),
  textDecoration: z.string(),
  fills: z.array(fill),
});
const content = z.object({ children: z.array(z.object({ children: z.array(z.object({ children: z.array(leaf) })) })) });
const command = z.object({ command: z.string(), params: z.record(z.string(), z.number()) });
const shape = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(['frame', 'group', 'rect', 'path', 'text']),
  parentId: z.string(),
  selrect: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  shapes: z.array(z.string()).optional(),
  fills: z.array(fill).optional(),
  strokes: z.array(stroke).optional(),
  opacity: z.number().nullish(),
  maskedGroup: z.boolean().nullish(),
  r1: z.number().nullish(),
  content: z.union([content, z.array(command)]).optional(),
  layout: z.enum(['flex']).optional(),
  layoutFlexDir: z.enum(['row-reverse', 'column-reverse']).optional(),
  layoutGap: z.object({ rowGap: z.number(), columnGap: z.number() }).optional(),
  layoutPadding: z.object({ p1: z.number(), p2: z.number(), p3: z.number(), p4: z.number() }).optional(),
  layoutJustifyContent: z.enum(['start', 'center', 'end', 'space-between']).optional(),
  layoutAlignItems: z.enum(['start', 'center', 'end']).optional(),
  layoutItemHSizing: z.enum(['fill']).optional(),
  layoutItemVSizing: z.enum(['fill']).optional(),
  layoutItemAbsolute: z.boolean().optional(),
});
type Shape = z.output<typeof shape>;

export interface PenpotFile {
  /** Every layer, the board first, as a person sees them listed. */
  layers: Shape[];
  /** Boards that arrange their layers, and which of those would then not stand where they stand. */
  arranging: { board: string; strays: string[] }[];
  /** Words of text layers. */
  texts: string[];
  /** What the board looks like, as SVG: fills, strokes, vectors and words; no shadows. */
  toSvg(): string;
}

const ROOT = '00000000-0000-0000-0000-000000000000';

/** Throws where a part is missing, has another form than Penpot says, or is no part of the tree. */
export function readPenpot(bytes: Uint8Array): PenpotFile {
  const parts = unzipSync(bytes);
  const read = (name: string): unknown => JSON.parse(Buffer.from(parts[name] ?? []).toString('utf8'));
  const { files } = z
    .object({ type: z.literal('penpot/export-files'), files: z.array(z.object({ id: z.string() })) })
    .parse(read('manifest.json'));
  const [file] = files;
  if (files.length !== 1 || file === undefined) throw new Error('not one file');
  const pages = new RegExp(`^files/${file.id}/pages/[^/]+/([^/]+)\\.json$`);
  const shapes = new Map(
    Object.keys(parts)
      .filter((name) => pages.test(name))
      .map((name) => {
        const one = shape.parse(read(name));
        return [one.id, one] as const;
      }),
  );
  const get = (id: string): Shape => {
    const one = shapes.get(id);
    if (one === undefined) throw new Error(`${id} is named and not there`);
    return one;
  };
  const below = (one: Shape): Shape[] => (one.shapes ?? []).flatMap((id) => [get(id), ...below(get(id))]);
  const layers = below(get(ROOT));
  if (layers.length !== shapes.size - 1) throw new Error(`${shapes.size - 1 - layers.length} shapes hang nowhere`);
  const media = (id: string): string => {
    const { mediaId } = z.object({ mediaId: z.string() }).parse(read(`files/${file.id}/media/${id}.json`));
    const { contentType } = z.object({ contentType: z.string() }).parse(read(`objects/${mediaId}.json`));
    const object = Object.keys(parts).find((name) => name.startsWith(`objects/${mediaId}.`) && !name.endsWith('.json'));
    return `data:${contentType};base64,${Buffer.from(parts[object ?? ''] ?? []).toString('base64')}`;
  };
  return {
    layers,
    arranging: layers
      .filter(({ layout }) => layout === 'flex')
      .map((board) => ({ board: board.name, strays: listStrays(board, (board.shapes ?? []).map(get)) })),
    texts: layers.flatMap((one) => listLeaves(one).map(({ text }) => text)),
    toSvg: () => draw(layers[0], get, media),
  };
}

const SLACK_PX = 1.5;

/** The flex of Penpot (common/geom/shapes/flex_layout): reversed, the layers of a board stand in the order of its list. */
function listStrays(board: Shape, all: readonly Shape[]): string[] {
  const items = all.filter(({ layoutItemAbsolute }) => layoutItemAbsolute !== true);
  const isRow = board.layoutFlexDir === 'row-reverse';
  const { p1 = 0, p2 = 0, p3 = 0, p4 = 0 } = board.layoutPadding ?? {};
  const [start, end, crossStart, crossEnd] = isRow ? [p4, p2, p1, p3] : [p1, p3, p4, p2];
  const along = ({ x, y, width, height }: Shape['selrect']) =>
    isRow ? { at: x, size: width } : { at: y, size: height };
  const across = ({ x, y, width, height }: Shape['selrect']) =>
    isRow ? { at: y, size: height } : { at: x, size: width };
  const gap = (isRow ? board.layoutGap?.columnGap : board.layoutGap?.rowGap) ?? 0;
  const room = along(board.selrect).size - start - end;
  const taken = items.reduce((sum, item) => sum + along(item.selrect).size, 0);
  const fills = items.some((item) => (isRow ? item.layoutItemHSizing : item.layoutItemVSizing) === 'fill');
  const left = fills ? 0 : room - taken - gap * (items.length - 1);
  const justify = board.layoutJustifyContent ?? 'start';
  const between = justify === 'space-between' ? gap + left / (items.length - 1) : gap;
  let at = along(board.selrect).at + start + (justify === 'center' ? left / 2 : justify === 'end' ? left : 0);
  return items.flatMap((item) => {
    const { size } = along(item.selrect);
    const whole = across(board.selrect);
    const free = whole.size - crossStart - crossEnd - across(item.selrect).size;
    const isFilled = (isRow ? item.layoutItemVSizing : item.layoutItemHSizing) === 'fill';
    const shift =
      isFilled || board.layoutAlignItems === 'start' ? 0 : board.layoutAlignItems === 'end' ? free : free / 2;
    const isThere =
      Math.abs(along(item.selrect).at - at) <= SLACK_PX &&
      Math.abs(across(item.selrect).at - (whole.at + crossStart + shift)) <= SLACK_PX &&
      (!isFilled || Math.abs(free) <= SLACK_PX);
    at += size + between;
    return isThere ? [] : [item.name];
  });
}

const listLeaves = ({ content: text }: Shape): z.output<typeof leaf>[] =>
  text === undefined || Array.isArray(text)
    ? []
    : text.children.flatMap((set) => set.children.flatMap((paragraph) => paragraph.children));

function draw(board: Shape | undefined, get: (id: string) => Shape, media: (id: string) => string): string {
  if (board?.type !== 'frame') throw new Error('the file begins with no board');
  const definitions: string[] = [];
  const define = (text: (id: string) => string): string => {
    const id = `d${definitions.length}`;
    definitions.push(text(id));
    return `url(#${id})`;
  };
  const paint = ({ fillColor, fillOpacity = 1, fillColorGradient: gradient }: z.output<typeof fill>): string => {
    if (gradient === undefined) return `fill="${fillColor}" fill-opacity="${fillOpacity}"`;
    const { startX, startY, endX, endY, stops, type } = gradient;
    const inner = stops
      .map(({ color, opacity, offset }) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`)
      .join('');
    const url =
      type === 'linear'
        ? define(
            (id) =>
              `<linearGradient id="${id}" x1="${startX}" y1="${startY}" x2="${endX}" y2="${endY}">${inner}</linearGradient>`,
          )
        : define(
            (id) =>
              `<radialGradient id="${id}" cx="${startX}" cy="${startY}" r="${Math.hypot(endX - startX, endY - startY)}">${inner}</radialGradient>`,
          );
    return `fill="${url}" fill-opacity="${fillOpacity}"`;
  };
  const toShape = (one: Shape, attributes: string, grown = 0): string => {
    if (Array.isArray(one.content)) return `<path d="${toData(one.content)}" ${attributes}/>`;
    const { x, y, width, height } = one.selrect;
    const size = `x="${x - grown}" y="${y - grown}" width="${Math.max(0, width + 2 * grown)}" height="${Math.max(0, height + 2 * grown)}"`;
    return `<rect ${size} rx="${Math.max(0, (one.r1 ?? 0) + grown)}" ${attributes}/>`;
  };
  const toLayer = (one: Shape): string => {
    const fills = (one.fills ?? []).toReversed().map((each) => {
      if (each.fillImage === undefined) return one.type === 'text' ? '' : toShape(one, paint(each));
      const { x, y, width, height } = one.selrect;
      const ratio = each.fillImage.keepAspectRatio ? 'xMidYMid slice' : 'none';
      return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${ratio}" href="${media(each.fillImage.id)}"/>`;
    });
    const strokes = (one.strokes ?? []).map((each) => {
      const shift = { inner: -0.5, center: 0, outer: 0.5 }[each.strokeAlignment] * each.strokeWidth;
      const cap = each.strokeCapStart === 'round' ? 'stroke-linecap="round" stroke-linejoin="round"' : '';
      return toShape(
        one,
        `fill="none" stroke="${each.strokeColor}" stroke-opacity="${each.strokeOpacity}" stroke-width="${each.strokeWidth}" ${cap}`,
        shift,
      );
    });
    const words = listLeaves(one).map((each) => toWords(one, each, paint));
    const children = (one.shapes ?? []).map(get);
    const [first, ...rest] = children;
    const inner =
      one.maskedGroup === true && first !== undefined
        ? `<g clip-path="${define((id) => `<clipPath id="${id}">${toShape(first, '')}</clipPath>`)}">${rest.map(toLayer).join('')}</g>`
        : children.map(toLayer).join('');
    return `<g opacity="${one.opacity ?? 1}">${[...fills, ...strokes, ...words].join('')}${inner}</g>`;
  };
  const { width, height } = board.selrect;
  const body = toLayer(board);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${definitions.join('')}</defs>${body}</svg>`;
}

/** Where the letters of a line stand is the font's business: a browser puts them there, in a line as high as the box. */
function toWords(
  { selrect: { x, y, width, height } }: Shape,
  each: z.output<typeof leaf>,
  paint: (one: z.output<typeof fill>) => string,
): string {
  const [first] = each.fills;
  const color = /fill="([^"]+)" fill-opacity="([^"]+)"/.exec(first === undefined ? '' : paint(first));
  const style =
    `font:${each.fontStyle} ${each.fontWeight} ${each.fontSize}px/${each.lineHeight} '${each.fontFamily}';` +
    `letter-spacing:${each.letterSpacing}px;text-decoration:${each.textDecoration};white-space:pre;` +
    `color:${color?.[1] ?? ''};opacity:${color?.[2] ?? 1}`;
  const text = each.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<foreignObject overflow="visible" x="${x}" y="${y}" width="${width + 40}" height="${height}"><div xmlns="http://www.w3.org/1999/xhtml" style="${style}">${text}</div></foreignObject>`;
}

const toData = (commands: readonly z.output<typeof command>[]): string =>
  commands
    .map(({ command: name, params }) => {
      const at = (key: string): number => params[key] ?? 0;
      if (name === 'move-to') return `M${at('x')} ${at('y')}`;
      if (name === 'line-to') return `L${at('x')} ${at('y')}`;
      if (name === 'close-path') return 'Z';
      return `C${at('c1x')} ${at('c1y')} ${at('c2x')} ${at('c2y')} ${at('x')} ${at('y')}`;
    })
    .join('');
