import { toBlockDisplay } from './box-tree.ts';
import { createNodeMaking } from './node-making.ts';
import { toTakumiNode } from './takumi-node.ts';
import type { Node, Renderer } from '@takumi-rs/core';
import type { LayoutBox } from './box-tree.ts';
import type { PictureScale } from '../picture-scale.ts';
import type { MeasureAlone } from './measured-box.ts';
import type { Pictures } from './pictures.ts';

/** As large as it is told, where it is put, not turned: its place in the line is known already. */
const STILL = {
  margin: '0',
  position: 'static',
  transform: 'none',
  rotate: 'none',
  scale: 'none',
  translate: 'none',
  'box-sizing': 'border-box',
  'min-width': '0',
  'max-width': 'none',
  'min-height': '0',
  'max-height': 'none',
};

/** Lays out boxes of a line of text by themselves, in a holder that hands down the style of the text. */
export function createMeasureAlone(renderer: Renderer, pictures: Pictures, pictureScale: PictureScale): MeasureAlone {
  return async (box, { widthPx, heightPx }, inherited) => {
    const making = createNodeMaking(pictures);
    const size = { width: `${widthPx}px`, height: `${heightPx}px` };
    const alone: LayoutBox = {
      ...box,
      display: toBlockDisplay(box.display),
      extra: { ...box.extra, ...STILL, ...size },
    };
    const holder: Node = {
      type: 'container',
      className: making.styles.toClass({ ...inherited, display: 'block' }),
      children: [toTakumiNode(alone, making)],
    };
    const measured = await renderer.measure(holder, {
      width: Math.ceil(widthPx + 1) * pictureScale,
      devicePixelRatio: pictureScale,
      css: [making.styles.toCss()],
    });
    return measured.children[0] ?? measured;
  };
}
