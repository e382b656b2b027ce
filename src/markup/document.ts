import { DENSITIES, TYPE_CONTRASTS, type Density, type Look } from '../domain/look.ts';
import type { DrawnDevice } from '../domain/designer.ts';
import { isRightToLeft, toLanguageTag } from '../domain/language-tag.ts';
import { escapeHtml } from './html.ts';
import type { PageLook } from '../domain/page-look.ts';

const GENERATOR = 'Tailorbird';

/** The parts of a stored document before they are put together. */
export interface DocumentParts {
  title: string;
  lang: string;
  device: DrawnDevice;
  look: Look;
  /** Text of `<style id="tokens">`, as `tokens/` prints it. */
  tokenCss: string;
  /** One line. */
  css: string;
  /** One line of `@font-face` rules. */
  fontFaces: string;
  /** A printed `<body>…</body>`. */
  body: string;
  /** What a client's page brought of its own look; absent where all is tokens. */
  page?: PageLook;
}

/**
 * The stored document. Structure comes first for whoever reads from the top; the fonts, most of the bytes, stand last
 * in one line.
 */
export function printDocument(parts: DocumentParts): string {
  const { title, lang, device, look, tokenCss, css, fontFaces, body, page } = parts;
  const end = body.lastIndexOf('</body>');
  if (end < 0) throw new Error('the printed body has no end');
  return `<!doctype html>
<html ${page === undefined ? printLanguage(toLanguageTag(lang)) : `lang="${escapeHtml(toLanguageTag(lang))}"`} ${printLook(look)}${page === undefined ? '' : printRoot(page)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="generator" content="${GENERATOR}">
<meta name="device" content="${device}">
${page === undefined ? '<meta name="color-scheme" content="light dark">\n' : ''}<title>${escapeHtml(title)}</title>
${printTokenBlock(tokenCss)}
<style id="styles">${css}</style>${page === undefined ? '' : `\n<style id="page">\n${page.sheet.trim()}\n</style>`}
</head>
${body.slice(0, end).trimEnd()}
${printFontBlock(fontFaces)}
</body>
</html>
`;
}

const printLook = ({ density, scale, direction, isOwnDensity, isOwnScale }: Look): string =>
  [
    `data-density="${density}"`,
    ...(isOwnDensity ? ['data-density-own'] : []),
    `data-scale="${scale}"`,
    ...(isOwnScale ? ['data-scale-own'] : []),
    `data-direction="${escapeHtml(direction)}"`,
  ].join(' ');

/** `data-page` says how far the page follows tokens, `data-page-fonts` which family draws which of its own. */
const printRoot = ({ state, root, fonts }: PageLook): string =>
  [
    ['data-page', state],
    ...(Object.keys(fonts).length === 0 ? [] : [['data-page-fonts', JSON.stringify(fonts)]]),
    ...Object.entries(root),
  ]
    .map(([name = '', value = '']) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

const printTokenBlock = (tokenCss: string): string => `<style id="tokens">\n${tokenCss.trim()}\n</style>`;
const printFontBlock = (fontFaces: string): string => `<style id="fonts">${fontFaces}</style>`;

/** The same document with other tokens and fonts; every other byte stays. */
export function replaceTheme(html: string, tokenCss: string, fontFaces: string): string {
  return replaceBlock(replaceBlock(html, 'tokens', printTokenBlock(tokenCss)), 'fonts', printFontBlock(fontFaces));
}

/** The same document with another density of its own; every other byte stays. Its tokens are another matter. */
export function replaceDensity(html: string, density: Density): string {
  const start = html.indexOf('<html');
  const end = html.indexOf('>', start);
  if (start < 0 || end < 0) throw new Error('the document has no root');
  const root = html.slice(start, end).replaceAll(/ data-density(?:-own|="[^"]*")?(?=[ >]|$)/g, '');
  return `${html.slice(0, start)}${root} data-density="${density}" data-density-own${html.slice(end)}`;
}

/** No other place of a document can hold `<style`: text and attributes are escaped, sheets are checked. */
function replaceBlock(html: string, id: 'tokens' | 'fonts', block: string): string {
  const start = html.indexOf(`<style id="${id}">`);
  const end = html.indexOf('</style>', start);
  if (start < 0 || end < 0) throw new Error(`the document has no ${id} block`);
  return html.slice(0, start) + block + html.slice(end + '</style>'.length);
}

/** Pages in Arabic, Hebrew and the like run from right to left throughout. */
const printLanguage = (tag: string): string => `lang="${escapeHtml(tag)}"${isRightToLeft(tag) ? ' dir="rtl"' : ''}`;

/** `read` answers with an attribute's text, empty where it stands alone. */
export const toLook = (read: (name: string) => string | undefined, otherwise: Look): Look => ({
  density: DENSITIES.find((density) => density === read('dataDensity')) ?? otherwise.density,
  scale: TYPE_CONTRASTS.find((scale) => scale === read('dataScale')) ?? otherwise.scale,
  direction: read('dataDirection') ?? otherwise.direction,
  ...(read('dataDensityOwn') === undefined ? {} : { isOwnDensity: true as const }),
  ...(read('dataScaleOwn') === undefined ? {} : { isOwnScale: true as const }),
});
