import { toHtml } from 'hast-util-to-html';
import type { Element } from 'hast';
import { isElement } from '../element.ts';
import { parseBody } from '../parse-body.ts';
import { clean } from '../sanitise/sanitise.ts';

/** First bytes of what a browser draws or sets text with, by type, as Base64 begins for them. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  'image/png': /^iVBORw0KGgo/,
  'image/jpeg': /^\/9j\//,
  'image/gif': /^R0lGOD/,
  'image/webp': /^UklGR/,
};
const FONT_BEGINNING = /^(?:d09GMg|d09GRg|AAEAAA|T1RUTw|dHJ1ZQ)/;
const FONT_TYPE = /^(?:font|application)\/(?:x-)?(?:font-)?(?:woff2?|ttf|otf|sfnt|truetype|opentype|octet-stream)$/;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
/** Parameters without a value (";utf8") are no standard, and written everywhere. */
const DATA = /^data:([\w.+/-]+)?((?:;(?!base64,)[\w-]+(?:=[^;,]*)?)*)(;base64)?,/i;
/** A drawing longer than this is no icon or pattern. */
const LONGEST_DRAWING = 300_000;

/**
 * A `data:` picture that can neither run nor load anything, as such an address: a raster picture whose bytes are what it
 * says, or an SVG that went through the sanitiser. Undefined for everything else.
 */
export function toSafePicture(url: string): string | undefined {
  const read = readData(url);
  if (read === undefined) return undefined;
  if (read.type === 'image/svg+xml') return toSafeDrawing(read);
  const type = read.type === 'image/jpg' ? 'image/jpeg' : read.type;
  if (!read.isBase64 || BEGINNINGS[type]?.test(read.content) !== true || !BASE64.test(read.content)) return undefined;
  return `data:${type};base64,${read.content}`;
}

/** The same for the file of a font. */
export function toSafeFont(url: string): string | undefined {
  const read = readData(url);
  if (read === undefined || !read.isBase64 || !FONT_TYPE.test(read.type)) return undefined;
  if (!FONT_BEGINNING.test(read.content) || !BASE64.test(read.content)) return undefined;
  return `data:font/${read.content.startsWith('d09GMg') ? 'woff2' : 'sfnt'};base64,${read.content}`;
}

interface DataUrl {
  type: string;
  isBase64: boolean;
  content: string;
}

function readData(url: string): DataUrl | undefined {
  const [head, type = 'text/plain', , base64] = DATA.exec(url.trim()) ?? [];
  if (head === undefined) return undefined;
  const content = url.trim().slice(head.length);
  const isBase64 = base64 !== undefined;
  return { type: type.toLowerCase(), isBase64, content: isBase64 ? content.replaceAll(/\s|%0A/gi, '') : content };
}

function toSafeDrawing({ isBase64, content }: DataUrl): string | undefined {
  const source = isBase64 ? Buffer.from(content, 'base64').toString('utf8') : decode(content);
  if (source.length > LONGEST_DRAWING) return undefined;
  const drawing = parseBody(source.replace(/^\s*<\?xml[^>]*>/, '')).children.find(isElement);
  return drawing?.tagName === 'svg' ? toPictureUrl(clean(drawing, () => {})) : undefined;
}

/** A clean `svg` element as the address of a picture. */
export function toPictureUrl(drawing: Element): string {
  const named = { ...drawing, properties: { ...drawing.properties, xmlns: 'http://www.w3.org/2000/svg' } };
  const text = toHtml(named, {
    space: 'svg',
    closeEmptyElements: true,
    characterReferences: { useNamedReferences: false },
  });
  return `data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
