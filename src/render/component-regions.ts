import { shorten } from './layout/accessible-name.ts';
import { IDENTITY, multiply, toUprightBox } from './paint/transform.ts';
import type { ComponentRegion } from '../domain/screen.ts';
import type { Box, LayoutChild, LayoutNode, LayoutTree, Matrix } from './layout-tree.ts';

const MOST_REGIONS = 60;
/** Smaller boxes are decoration nobody points at, CSS pixels. */
const LEAST_SIDE_PX = 4;
const LANDMARKS: ReadonlySet<string> = new Set(['header', 'nav', 'main', 'aside', 'footer', 'form', 'dialog']);
const CONTROLS: ReadonlySet<string> = new Set(['button', 'input', 'select', 'textarea']);
const HEADING = /^h[1-6]$/;

interface Candidate {
  /** Lower stays longer: blocks, landmarks, parts and controls, parts of parts. */
  rank: 0 | 1 | 2 | 3;
  region: ComponentRegion;
}

/**
 * The parts of a page a person can point at, from top to bottom: blocks, landmarks, named parts of blocks and
 * controls; at most 60, the most important ones. Boxes are clipped to the page and in whole CSS pixels.
 */
export function toComponentRegions(layout: LayoutTree): ComponentRegion[] {
  return collect(layout.root, { matrix: IDENTITY, isInPart: false }, layout)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_REGIONS)
    .map(({ region }) => region)
    .sort((a, b) => a.y - b.y || a.x - b.x || b.width * b.height - a.width * a.height);
}

interface Surroundings {
  matrix: Matrix;
  isInPart: boolean;
}

type Named = Exclude<LayoutChild, { kind: 'text' }>;

function collect(child: LayoutChild, outer: Surroundings, page: LayoutTree): Candidate[] {
  if (child.kind === 'text') return [];
  const own = child.kind === 'node' ? child.style.transform : child.transform;
  const matrix = own === undefined ? outer.matrix : multiply(outer.matrix, own);
  const candidate = toCandidate(child, toPageBox(child.box, matrix, page), outer.isInPart);
  const isInPart = child.block === undefined && (outer.isInPart || child.part !== undefined);
  const children = child.kind === 'node' ? child.children : [];
  const inner = children.flatMap((grandchild) => collect(grandchild, { matrix, isInPart }, page));
  return candidate === undefined ? inner : [candidate, ...inner];
}

function toCandidate(child: Named, box: Box, isInPart: boolean): Candidate | undefined {
  const kind = findKind(child, isInPart);
  if (kind === undefined || box.width < LEAST_SIDE_PX || box.height < LEAST_SIDE_PX) return undefined;
  return { rank: kind.rank, region: { type: kind.type, description: describe(child, kind.type), ...box } };
}

function findKind(child: Named, isInPart: boolean): { type: string; rank: Candidate['rank'] } | undefined {
  if (child.block !== undefined) return { type: child.block, rank: 0 };
  if (child.kind === 'node' && LANDMARKS.has(child.tag)) return { type: child.tag, rank: 1 };
  if (child.part !== undefined) return { type: child.part, rank: isInPart ? 3 : 2 };
  return child.kind === 'node' && CONTROLS.has(child.tag) ? { type: child.tag, rank: 2 } : undefined;
}

/** The accessible name, else the first heading inside, else the first words. */
function describe(child: LayoutChild, type: string): string {
  if (child.kind === 'text') return child.text;
  const words = child.label ?? findHeading(child) ?? firstWords(child);
  return words === '' ? type : shorten(words);
}

/** The words of the highest heading inside, of the topmost one where several are equally high. */
function findHeading(child: LayoutChild): string | undefined {
  const [first] = listHeadings(child).sort((a, b) => a.tag.localeCompare(b.tag) || a.box.y - b.box.y);
  return first?.label;
}

function listHeadings(child: LayoutChild): LayoutNode[] {
  if (child.kind !== 'node') return [];
  return HEADING.test(child.tag) ? [child] : child.children.flatMap(listHeadings);
}

function firstWords(child: LayoutChild): string {
  if (child.kind === 'text') return child.text.trim();
  if (child.kind !== 'node') return child.label ?? '';
  let words = '';
  for (const grandchild of child.children) {
    words = `${words} ${firstWords(grandchild)}`.trim();
    if (words.length > 40) break;
  }
  return words;
}

function toPageBox(box: Box, matrix: Matrix, { widthPx, heightPx }: LayoutTree): Box {
  const upright = toUprightBox(box, matrix);
  const left = Math.max(0, Math.round(upright.x));
  const top = Math.max(0, Math.round(upright.y));
  const right = Math.min(widthPx, Math.round(upright.x + upright.width));
  const bottom = Math.min(heightPx, Math.round(upright.y + upright.height));
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}
