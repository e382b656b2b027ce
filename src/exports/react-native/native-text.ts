import { toHex } from '../../render/paint/color.ts';
import type { Box, LayoutChild, LayoutNode, TextLine } from '../../render/layout-tree.ts';
import type { NativeStyle, NativeText } from './native-node.ts';
import { round } from './native-paint.ts';

/** Whether it is words alone: lines, and elements in them that paint nothing. */
export const isWords = (child: LayoutChild): child is TextLine | LayoutNode =>
  child.kind === 'text' || (child.kind === 'node' && child.isInline === true && !paints(child) && holdsWords(child));

export const holdsWords = ({ children, flow }: LayoutNode): boolean =>
  flow === undefined && children.length > 0 && children.every(isWords);

/** Whether words in it go over several lines, so that its width is the one at which they are broken. */
export function breaksWords(child: LayoutChild): boolean {
  if (child.kind !== 'node') return false;
  if (!holdsWords(child)) return child.children.some(breaksWords);
  const [first, ...rest] = listLines(child);
  return first !== undefined && rest.some((line) => line.baselineY - first.baselineY > first.font.sizePx / 2);
}

export const paints = ({ style }: LayoutNode): boolean =>
  style.fills.length > 0 || style.border !== undefined || style.shadows.length > 0 || style.outline !== undefined;

export const listLines = (child: LayoutChild): TextLine[] =>
  child.kind === 'text' ? [child] : child.kind === 'node' ? child.children.flatMap(listLines) : [];

export function toUnion(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Lines of a block as one text that breaks anew; `box`: the block, which says how high lines are and how they are set. */
export function toText(lines: readonly TextLine[], box: Box, name: string): NativeText | undefined {
  const [first] = lines;
  if (first === undefined || lines.every(({ text }) => text.trim() === '')) return undefined;
  const base = toTextStyle(first);
  const runs: NativeText['runs'] = [];
  let before: TextLine | undefined;
  for (const line of lines) {
    const text = `${before === undefined ? '' : toSpace(before, line)}${line.text}`;
    const style = differ(toTextStyle(line), base);
    const last = runs.at(-1);
    if (last !== undefined && JSON.stringify(last.style) === JSON.stringify(style)) last.text += text;
    else runs.push({ text, ...(style !== undefined && { style }) });
    before = line;
  }
  const [opening] = runs;
  const closing = runs.at(-1);
  if (opening !== undefined) opening.text = opening.text.trimStart();
  if (closing !== undefined) closing.text = closing.text.trimEnd();
  return {
    is: 'text',
    name,
    style: {
      ...base,
      ...toLineStyle(lines, box),
      ...toIndent(lines, box),
      ...(first.align && { textAlign: ALIGNED[first.align] }),
    },
    runs: runs.filter(({ text }) => text !== ''),
  };
}

/** What stood between two pieces where a line was broken, or where another style begins. */
function toSpace(before: TextLine, after: TextLine): string {
  if (/\s$/.test(before.text) || /^\s/.test(after.text)) return '';
  const isSameLine = Math.abs(before.baselineY - after.baselineY) < before.font.sizePx / 2;
  if (isSameLine) return after.box.x - (before.box.x + before.box.width) > before.font.sizePx * 0.12 ? ' ' : '';
  return UNSPACED.test(before.text.slice(-1)) && UNSPACED.test(after.text.slice(0, 1)) ? '' : ' ';
}

/** Scripts that break lines without a space. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}、。]/u;

const ALIGNED = { center: 'center', end: 'right' } as const;

/** Heights of the middles of lines, from top to bottom; what stands in one line counts once. */
function listMiddles(lines: readonly TextLine[]): number[] {
  const middles: number[] = [];
  for (const { box, font } of lines) {
    const middle = box.y + box.height / 2;
    if (middle - (middles.at(-1) ?? Number.NEGATIVE_INFINITY) > font.sizePx / 2) middles.push(middle);
  }
  return middles;
}

/** The block that words without an element of their own make: as high as their lines are, not as their letters. */
export function toWordsBox(lines: readonly TextLine[]): Box {
  const letters = toUnion(lines.map(({ box }) => box));
  const middles = listMiddles(lines);
  const [top, bottom] = [middles[0] ?? 0, middles.at(-1) ?? 0];
  if (middles.length < 2) return letters;
  const lineHeight = (bottom - top) / (middles.length - 1);
  return { ...letters, y: top - lineHeight / 2, height: bottom - top + lineHeight };
}

/** How high lines are, and what the block leaves above and below them. */
function toLineStyle(lines: readonly TextLine[], { y, height }: Box): NativeStyle {
  const middles = listMiddles(lines);
  const [top = y] = middles;
  const bottom = middles.at(-1) ?? y;
  const sizePx = Math.max(...lines.map(({ font }) => font.sizePx));
  const lineHeight =
    middles.length > 1 ? (bottom - top) / (middles.length - 1) : Math.min(height, sizePx * HIGHEST_LINE);
  const [above, below] = [top - lineHeight / 2 - y, y + height - bottom - lineHeight / 2].map((room) =>
    Math.max(0, round(room)),
  );
  return {
    lineHeight: round(lineHeight),
    ...(above !== undefined && above > 1 && { paddingTop: above }),
    ...(below !== undefined && below > 1 && { paddingBottom: below }),
  };
}

/** What the block leaves before its words, at the side where they begin. */
function toIndent(lines: readonly TextLine[], { x, width }: Box): NativeStyle {
  const left = round(Math.min(...lines.map((line) => line.box.x)) - x);
  const right = round(x + width - Math.max(...lines.map((line) => line.box.x + line.box.width)));
  const align = lines[0]?.align;
  if (align === 'center') return {};
  const isRight = align === 'end' || right < left;
  if (isRight) return right > 1 ? { paddingRight: right } : {};
  return left > 1 ? { paddingLeft: left } : {};
}

/** Of a line alone, against its letters: what is higher is room around it. */
const HIGHEST_LINE = 1.6;

export function toTextStyle({ font, color, decoration }: TextLine): NativeStyle {
  const [family] = font.families;
  return {
    ...(family !== undefined && { fontFamily: family }),
    fontSize: round(font.sizePx),
    fontWeight: String(Math.min(900, Math.max(100, Math.round(font.weight / 100) * 100))),
    ...(font.style === 'italic' && { fontStyle: 'italic' }),
    ...(font.letterSpacingPx !== 0 && { letterSpacing: round(font.letterSpacingPx) }),
    ...(font.variantNumeric.includes('tabular') && { fontVariant: ['tabular-nums'] }),
    color: toHex(color),
    ...(decoration !== 'none' && { textDecorationLine: decoration }),
  };
}

/** What a run says otherwise than the text around it. */
function differ(own: NativeStyle, base: NativeStyle): NativeStyle | undefined {
  const entries = Object.entries(own).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(base[name]));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
