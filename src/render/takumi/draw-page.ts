import { AppError } from '../../domain/app-error.ts';
import { DEVICE_HEIGHT_PX, DEVICE_WIDTH_PX } from '../../domain/unspecified.ts';
import { toComponentRegions } from '../component-regions.ts';
import { isBoxed } from '../layout/styled-element.ts';
import { toLayoutTree } from '../layout/to-layout-tree.ts';
import { MAX_HEIGHT_PX } from '../page-size.ts';
import { parseDocument } from './document-tree.ts';
import { encodePng } from './encode-png.ts';
import { readFontFaces } from './font-faces.ts';
import { toMeasuredTree } from './measured-tree.ts';
import { readPictures } from './pictures.ts';
import { layOutPage } from './lay-out-page.ts';
import type { LayoutTree } from '../layout-tree.ts';
import type { DrawingRequest, Rendering } from '../render-engine.ts';
import type { StyledElement } from '../layout/styled-element.ts';
import type { ComputedStyle } from '../paint/computed-style.ts';
import type { DocumentElement } from './document-tree.ts';
import type { RendererCache } from './renderer-cache.ts';
import type { ShownElement } from './styled-document.ts';

/** Styles, lays out and paints a document. Throws INVALID_ARGUMENT when it shows nothing. */
export async function drawPage(
  { html, device, widthPx = DEVICE_WIDTH_PX[device], pictureScale, signal }: DrawingRequest,
  renderers: RendererCache,
): Promise<Rendering> {
  signal.throwIfAborted();
  const size = { widthPx, heightPx: DEVICE_HEIGHT_PX[device] };
  const { page: pageHtml, fontCss, css } = takeSheets(html);
  const root = await parseDocument(pageHtml);
  const fonts = await renderers.get(readFontFaces(fontCss));
  const pictures = await readPictures(root);
  const laidOut = await layOutPage(
    { root, css: [...css, readStyles(root)].join('\n'), pictures, size, pictureScale, signal },
    fonts.renderer,
  );
  if (laidOut === undefined) {
    throw new AppError('INVALID_ARGUMENT', 'the page shows nothing: it has no visible body');
  }
  const { page, measured, options } = laidOut;
  const heightPx = Math.min(MAX_HEIGHT_PX, Math.ceil(measured.height / pictureScale));
  // Lines of text come to fractions of pixels; the page is filled up to a whole one, and bars at its end with it.
  // Said in a style of its own: the sheet stays the one that was measured with, which need not be read again.
  const node = { ...laidOut.node, style: { minHeight: `${heightPx}px` } };
  const paint = async (): Promise<Uint8Array> => {
    const picture = { width: size.widthPx * pictureScale, height: heightPx * pictureScale };
    const painting = { ...options, ...picture, devicePixelRatio: pictureScale, format: 'raw' } as const;
    return encodePng(await fonts.renderer.render(node, painting), picture);
  };
  const readLayout = async (): Promise<LayoutTree> => {
    const toBaselineShare = await fonts.measureBaselines(listStyles(page));
    const tree = toMeasuredTree(measured, { pixelsPerCssPixel: pictureScale, toBaselineShare });
    return toLayout(tree, page.style.computed['background-color'], { widthPx: size.widthPx, heightPx });
  };
  const [png, layout] = await Promise.all([paint(), readLayout()]);
  return { png, widthPx: size.widthPx, heightPx, regions: toComponentRegions(layout), layout, renderer: 'takumi' };
}

const FONT_BLOCK = /<style id="fonts">([^<]*)<\/style>/;
/** As `finish` prints them, before anything that could be a style sheet of the page's own. */
const SHEET = /<style id="(?:tokens|styles)">(.*?)<\/style>/sy;

/**
 * Fonts are registered, not styled with, and they are most of a document; its own sheets are most of the rest. Neither
 * has to be read by the HTML parser.
 */
function takeSheets(html: string): { page: string; fontCss: string; css: string[] } {
  const [block = '', fontCss = ''] = FONT_BLOCK.exec(html) ?? [];
  const css: string[] = [];
  let page = block === '' ? html : html.replace(block, () => '');
  for (let sheet = findSheet(page); sheet !== undefined; sheet = findSheet(page)) {
    css.push(sheet.css);
    page = page.slice(0, sheet.start) + page.slice(sheet.end);
  }
  return { page, fontCss, css };
}

function findSheet(page: string): { css: string; start: number; end: number } | undefined {
  const start = page.indexOf('<style');
  SHEET.lastIndex = Math.max(0, start);
  const [block, css] = SHEET.exec(page) ?? [];
  return block === undefined || css === undefined ? undefined : { css, start, end: start + block.length };
}

const readStyles = (root: DocumentElement): string =>
  listElements(root)
    .filter(({ tag }) => tag === 'style')
    .flatMap(({ children }) => children.map((child) => (child.kind === 'text' ? child.text : '')))
    .join('\n');

const listElements = (element: DocumentElement): DocumentElement[] => [
  element,
  ...element.children.flatMap((child) => (child.kind === 'element' ? listElements(child) : [])),
];

const listStyles = ({ style, children }: ShownElement): ComputedStyle[] => [
  style.computed,
  ...children.flatMap((child) => (child.kind === 'element' ? listStyles(child) : [])),
];

function toLayout(html: StyledElement, background: string, size: Pick<LayoutTree, 'widthPx' | 'heightPx'>): LayoutTree {
  const body = html.children.find((child) => child.kind === 'element' && child.tag === 'body');
  if (body?.kind !== 'element' || !isBoxed(body)) throw new Error('The body of a shown page is measured');
  return toLayoutTree(body, background, size);
}
