import type { Drawing, LayoutChild, LayoutTree } from '../render/layout-tree.ts';
import { SQUARE } from './svg-outline.ts';

/**
 * The same page without effects on what lies far to its side, such as the last cards of a row that scrolls. Clips,
 * opacity and blur are drawn apart from the page, and resvg before 0.35 ends with the program around it where that lies
 * more than two pages away. Words and shapes stay; a drawing that cannot do without effects goes.
 */
export const withoutFarLayers = (layout: LayoutTree): LayoutTree => ({
  ...layout,
  root: { ...layout.root, children: layout.root.children.flatMap((child) => toNear(child, layout.widthPx)) },
});

function toNear(child: LayoutChild, pagePx: number): LayoutChild[] {
  if (child.kind === 'text') return [child];
  const isFar = isFarOut(child, pagePx);
  if (child.kind === 'node') {
    const children = child.children.flatMap((inner) => toNear(inner, pagePx));
    return [{ ...child, children, ...(isFar && { style: { ...child.style, ...PLAIN } }) }];
  }
  if (!isFar) return [child];
  const plain = { ...child, opacity: 1, radii: SQUARE };
  if (plain.kind === 'picture') return [plain];
  return needsLayers(plain) ? [] : [{ ...plain, clips: false }];
}

const PLAIN = { opacity: 1, clips: false, shadows: [] };

/** With all that is in it: what is cut off would come to light if only the edge were far away. */
function isFarOut(child: LayoutChild, pagePx: number): boolean {
  const { x, width } = child.box;
  const isBeyond = x > pagePx * FAR_PAGES || x + width < -pagePx * FAR_PAGES;
  return isBeyond && (child.kind !== 'node' || child.children.every((inner) => isFarOut(inner, pagePx)));
}

/** What is drawn apart is measured from its left edge, which may itself lie before the page: well before two. */
const FAR_PAGES = 1.25;

const needsLayers = ({ svg }: Drawing): boolean => /\s(?:opacity|clip-path|mask|filter)="|\bslice"/.test(svg);
