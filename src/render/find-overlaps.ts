import type { Box, LayoutNode, LayoutTree, TextLine } from './layout-tree.ts';
import type { LayoutFault } from './find-faults.ts';

interface Seen {
  id: string;
  text: string;
  /** Where ink may be: line boxes reach over it. */
  ink: Box;
}

/** Share of the lower of two lines from which on words cannot be read. */
const LEAST_SHARED = 0.25;
const LEAST_PX = 3;
/** A badge that takes so much of a line hides words; what takes all of it, or is far higher, is a layer of its own. */
const HIDDEN = { least: 0.15, most: 0.85, highest: 3 } as const;
/** Quieter words are decoration behind others. */
const LEAST_ALPHA = 0.4;
const OPAQUE = 0.9;
const LONGEST_WORDS = 40;

/** Words that lie over words of another element, and badges that hide some; each at the element on top. */
export function findOverlaps({ root }: LayoutTree): LayoutFault[] {
  const faults = new Map<string, LayoutFault>();
  let seen: Seen[] = [];
  const tell = (id: string, what: string): void => {
    if (!faults.has(id)) faults.set(id, { id, what });
  };
  const visit = (node: LayoutNode, clip: Box): void => {
    // Boxes are measured without transforms: what is turned or moved by one stands elsewhere.
    if (node.style.transform !== undefined || node.style.opacity < LEAST_ALPHA) return;
    const within = node.style.clips ? intersect(clip, node.box) : clip;
    if (isOpaque(node)) {
      const ground = intersect(node.box, clip);
      const hidden = seen.find((one) => isHiddenInPart(one.ink, ground));
      if (hidden !== undefined) tell(node.id, `it hides words of "${shorten(hidden.text)}"`);
      seen = seen.filter((one) => shareOf(one.ink, ground) < HIDDEN.most);
    }
    for (const child of node.children) {
      if (child.kind === 'node') visit(child, within);
      if (child.kind !== 'text' || child.color.alpha < LEAST_ALPHA) continue;
      const own: Seen = { id: node.id, text: child.text, ink: intersect(toInk(child), within) };
      const under = seen.find((one) => one.id !== own.id && isOver(own.ink, one.ink));
      if (under !== undefined) tell(node.id, `its words lie over "${shorten(under.text)}"`);
      seen.push(own);
    }
  };
  visit(root, EVERYWHERE);
  return [...faults.values()];
}

const EVERYWHERE: Box = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 };

/** From the height of capitals to a little under the baseline. */
const toInk = ({ box, baselineY, font: { sizePx } }: TextLine): Box => ({
  x: box.x,
  y: baselineY - 0.7 * sizePx,
  width: box.width,
  height: 0.75 * sizePx,
});

function isOver(one: Box, other: Box): boolean {
  const { width, height } = intersect(one, other);
  return width >= LEAST_PX && height >= LEAST_SHARED * Math.min(one.height, other.height) && height >= LEAST_PX;
}

const isOpaque = ({ style }: LayoutNode): boolean =>
  style.opacity >= OPAQUE && style.fills.some((fill) => fill.kind === 'solid' && fill.color.alpha >= OPAQUE);

/** Share of a line's ink that lies in a box. */
function shareOf(ink: Box, box: Box): number {
  const { width, height } = intersect(ink, box);
  return ink.width * ink.height === 0 ? 1 : (width * height) / (ink.width * ink.height);
}

function isHiddenInPart(ink: Box, ground: Box): boolean {
  const share = shareOf(ink, ground);
  return share >= HIDDEN.least && share <= HIDDEN.most && ground.height <= HIDDEN.highest * ink.height;
}

const shorten = (text: string): string => text.trim().slice(0, LONGEST_WORDS);

function intersect(a: Box, b: Box): Box {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
  };
}
