import { AppError } from '../../domain/app-error.ts';
import { DEVICE_HEIGHT_PX, DEVICE_WIDTH_PX } from '../../domain/unspecified.ts';
import { toComponentRegions } from '../component-regions.ts';
import { MAX_HEIGHT_PX, PIXELS_PER_CSS_PIXEL } from '../page-size.ts';
import { isBoxed } from '../layout/styled-element.ts';
import { toLayoutTree } from '../layout/to-layout-tree.ts';
import { freezeViewportHeight } from '../viewport-height.ts';
import { hasTurnedElements, withoutTransforms, withStyles } from './transformed-tree.ts';
import { dropTransforms, measureAscents, readDetails, settle } from './page-scripts.ts';
import { DETAILS, takeSnapshot, toStyledTree } from './snapshot-tree.ts';
import type { CDPSession } from 'playwright-core';
import type { LayoutTree } from '../layout-tree.ts';
import type { PictureScale } from '../picture-scale.ts';
import type { StyledElement } from '../layout/styled-element.ts';
import type { DrawingRequest, Rendering, RenderRequest } from '../render-engine.ts';
import type { WarmPage } from './warm-page.ts';

/** Loads a document into a page, in place of what was there, and takes its picture and its layout. */
export async function drawPage(
  warm: WarmPage,
  { html, device, widthPx = DEVICE_WIDTH_PX[device], pictureScale }: Omit<DrawingRequest, 'signal'>,
): Promise<Rendering> {
  const heightPx = await loadPage(warm, { html, device, widthPx });
  const [png, painted] = await Promise.all([
    capture(warm.session, { widthPx, heightPx, pictureScale }),
    readTree(warm),
  ]);
  const layout = await readLayout(warm, painted, { widthPx, heightPx });
  return { png, widthPx, heightPx, regions: toComponentRegions(layout), layout, renderer: 'chromium' };
}

/** Loads a document and waits until it stands as it will; answers the height of the page in CSS pixels. */
export async function loadPage(
  warm: WarmPage,
  { html, device, widthPx = DEVICE_WIDTH_PX[device] }: Omit<RenderRequest, 'signal'>,
): Promise<number> {
  const { page, session } = warm;
  const foldPx = DEVICE_HEIGHT_PX[device];
  await setViewport(warm, widthPx, foldPx);
  await page.setContent(freezeViewportHeight(html, foldPx), { waitUntil: 'load', timeout: 0 });
  await page.evaluate(settle);
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  const heightPx = Math.min(MAX_HEIGHT_PX, Math.max(foldPx, Math.ceil(cssContentSize.height)));
  await setViewport(warm, widthPx, heightPx);
  return heightPx;
}

const MOST_CAPTURES = 3;

/** A browser under load now and then has no frame to show at that moment; the next one comes. */
async function capture(session: CDPSession, picture: PictureSize, attempt = 1): Promise<Uint8Array> {
  try {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      ...toClip(picture),
    });
    return Buffer.from(data, 'base64');
  } catch (error) {
    const isMissedFrame = error instanceof Error && error.message.includes('Unable to capture screenshot');
    if (!isMissedFrame || attempt === MOST_CAPTURES) throw error;
    return capture(session, picture, attempt + 1);
  }
}

interface PictureSize {
  widthPx: number;
  heightPx: number;
  pictureScale: PictureScale;
}

type PictureClip = Record<'x' | 'y' | 'width' | 'height' | 'scale', number>;

/** The page stays laid out as fine as it is; only the picture is taken coarser. */
const toClip = ({ widthPx, heightPx, pictureScale }: PictureSize): { clip?: PictureClip } =>
  pictureScale === PIXELS_PER_CSS_PIXEL
    ? {}
    : { clip: { x: 0, y: 0, width: widthPx, height: heightPx, scale: pictureScale / PIXELS_PER_CSS_PIXEL } };

async function setViewport({ session }: WarmPage, width: number, height: number): Promise<void> {
  await session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: PIXELS_PER_CSS_PIXEL,
    mobile: false,
  });
}

/** Boxes are measured with transforms in force; where one turns or scales, a second time without. */
async function readLayout(warm: WarmPage, painted: StyledElement, size: PageSize): Promise<LayoutTree> {
  if (!hasTurnedElements(painted)) return toLayout(withoutTransforms(painted), size);
  await warm.page.evaluate(dropTransforms);
  return toLayout(withStyles(await readTree(warm), painted), size);
}

type PageSize = Pick<LayoutTree, 'widthPx' | 'heightPx'>;

async function readTree({ page, session }: WarmPage): Promise<StyledElement> {
  const [snapshot, details] = await Promise.all([takeSnapshot(session), page.evaluate(readDetails, DETAILS)]);
  const ascents = await page.evaluate(measureAscents, snapshot.fonts);
  return toStyledTree(snapshot, details, ascents);
}

function toLayout(html: StyledElement, size: PageSize): LayoutTree {
  const body = html.children.find((child) => child.kind === 'element' && child.tag === 'body');
  if (body?.kind !== 'element' || !isBoxed(body)) {
    throw new AppError('INVALID_ARGUMENT', 'the page shows nothing: its body is not laid out');
  }
  return toLayoutTree(body, html.style?.['background-color'] ?? 'transparent', size);
}
