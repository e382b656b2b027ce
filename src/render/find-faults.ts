import type { Box, LayoutChild, LayoutNode, LayoutTree } from './layout-tree.ts';

/** Something that a person would see is wrong with a drawn page. */
export interface LayoutFault {
  /** `data-id` of the element. */
  id: string;
  what: string;
}

/** Rounding of engines and the overhang of letters. */
const TOLERANCE_PX = 2;

/** Wider than any page, and no end to what stands in it. */
const REACHABLE: Box = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 };

/** What stands outside the page and which texts are cut off, each at the innermost element that has one. */
export function findFaults({ root, widthPx }: LayoutTree): LayoutFault[] {
  const faults = new Map<string, LayoutFault>();
  const visit = (node: LayoutNode, clip: Box): void => {
    // What scrolls can be reached, however far it goes.
    const within = node.style.scrolls ? REACHABLE : node.style.clips ? intersect(clip, node.box) : clip;
    // The outermost element that is too wide is named; what is in it is so for its sake. One that stands far right is not
    // too wide: its words tell that they are outside.
    const isOutside =
      right(clip) === Number.POSITIVE_INFINITY && right(node.box) > widthPx + TOLERANCE_PX && node.box.x < widthPx / 2;
    if (isOutside && node !== root) {
      faults.set(node.id, { id: node.id, what: 'it is wider than the page' });
      return;
    }
    for (const child of node.children) {
      const what = child.kind === 'node' ? undefined : faultOf(child, within, widthPx);
      if (what !== undefined) faults.set(node.id, { id: node.id, what });
      if (child.kind === 'node') visit(child, within);
    }
  };
  visit(root, {
    x: Number.NEGATIVE_INFINITY,
    y: Number.NEGATIVE_INFINITY,
    width: Number.POSITIVE_INFINITY,
    height: Number.POSITIVE_INFINITY,
  });
  return [...faults.values()];
}

function faultOf(child: Exclude<LayoutChild, LayoutNode>, clip: Box, widthPx: number): string | undefined {
  const { box } = child;
  const isClipped = right(clip) < Number.POSITIVE_INFINITY;
  if (child.kind === 'text' && isClipped) {
    if (right(box) > right(clip) + TOLERANCE_PX) return 'its text is cut off at the right';
    if (bottom(box) > bottom(clip) + box.height / 2) return 'its text is cut off at the bottom';
  }
  // What a clipping ancestor hides or scrolls is not outside the page.
  if (!isClipped && right(box) > widthPx + TOLERANCE_PX) return 'it stands outside the page at the right';
  if (!isClipped && box.x < -TOLERANCE_PX) return 'it stands outside the page at the left';
  return undefined;
}

const right = ({ x, width }: Box): number => (width === Number.POSITIVE_INFINITY ? width : x + width);
const bottom = ({ y, height }: Box): number => (height === Number.POSITIVE_INFINITY ? height : y + height);

function intersect(a: Box, b: Box): Box {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(right(a), right(b)) - x),
    height: Math.max(0, Math.min(bottom(a), bottom(b)) - y),
  };
}
