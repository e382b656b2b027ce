import { toContentBox } from '../paint/content-box.ts';
import { toLayoutBox } from './box-tree.ts';
import { createContainers, measureContainers } from './containers.ts';
import { toMeasuredBox } from './measured-box.ts';
import { readPageSheets, toStyledDocument } from './styled-document.ts';
import { createMeasureAlone } from './measure-alone.ts';
import { createNodeMaking } from './node-making.ts';
import { sizeDrawing } from './takumi-art.ts';
import { toTakumiNode } from './takumi-node.ts';
import type { Node, Renderer } from '@takumi-rs/core';
import type { ContainerWidths } from './containers.ts';
import type { MeasuredBox } from './measured-box.ts';
import type { NodeMaking } from './node-making.ts';
import type { MediaSize } from './css-media.ts';
import type { PictureScale } from '../picture-scale.ts';
import type { DocumentElement } from './document-tree.ts';
import type { Pictures } from './pictures.ts';
import type { ShownElement } from './styled-document.ts';

export interface LaidOutPage {
  page: ShownElement;
  node: Node;
  measured: MeasuredBox;
  /** To draw `node` as it was measured. */
  options: { width: number; devicePixelRatio: number; css: string[]; signal: AbortSignal };
}

export interface PageSource {
  root: DocumentElement;
  css: string;
  pictures: Pictures;
  size: MediaSize;
  /** As fine as the picture: boxes come to stand on its pixels, in the layout that is told of it as well. */
  pictureScale: PictureScale;
  signal: AbortSignal;
}

/** Containers in containers settle from the outside in; more than three deep no design goes. */
const MOST_PASSES = 4;

/** Styles and lays out a page until its container queries agree with its layout. Undefined when nothing shows. */
export async function layOutPage(source: PageSource, renderer: Renderer): Promise<LaidOutPage | undefined> {
  const { pictureScale } = source;
  const sheets = readPageSheets(source.css, source.size);
  let widths: ContainerWidths = new Map();
  for (let pass = 1; ; pass++) {
    const containers = createContainers(widths);
    const page = toStyledDocument(source.root, sheets, source.size, containers);
    if (page === undefined) return undefined;
    const box = toLayoutBox(page, 'block');
    const making = createNodeMaking(source.pictures);
    const node = toTakumiNode(box, making);
    const options = {
      width: source.size.widthPx * pictureScale,
      devicePixelRatio: pictureScale,
      css: [making.styles.toCss()],
      signal: source.signal,
    };
    const measured = await renderer.measure(node, options);
    const measureAlone = createMeasureAlone(renderer, source.pictures, pictureScale);
    const boxes = await toMeasuredBox(box, measured, { pixelsPerCssPixel: pictureScale, measureAlone });
    if (containers.areAsked()) widths = measureContainers(boxes, pictureScale);
    if (pass < MOST_PASSES && !containers.holdsFor(widths)) continue;
    sizeDrawings(boxes, making.drawings, pictureScale);
    return { page, node, measured: boxes, options };
  }
}

function sizeDrawings(measured: MeasuredBox, drawings: NodeMaking['drawings'], pictureScale: PictureScale): void {
  const { element } = measured.box;
  const drawing = element === undefined ? undefined : drawings.get(element);
  if (element !== undefined && drawing !== undefined) {
    const width = measured.width / pictureScale;
    const height = measured.height / pictureScale;
    sizeDrawing(drawing, toContentBox({ x: 0, y: 0, width, height }, element.style.computed));
  }
  for (const child of measured.children) sizeDrawings(child, drawings, pictureScale);
}
