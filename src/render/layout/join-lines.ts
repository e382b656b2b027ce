import type { Box } from '../layout-tree.ts';

/** A piece of text on one line; both engines may cut a line into several. */
export interface TextPiece {
  text: string;
  box: Box;
}

/** A piece in a fallback font sits a little higher or lower than its neighbours. */
const SAME_LINE_PX = 2;

/**
 * Pieces of one text that touch on one line become one piece again: engines cut at line breaks of the source
 * and where a font lacks a letter. Line breaks of the source are spaces.
 */
export function joinLines(pieces: readonly TextPiece[]): TextPiece[] {
  const lines: TextPiece[] = [];
  for (const { text, box } of pieces) {
    const last = lines.at(-1);
    const words = text.replace(/[\n\r\t]/g, ' ');
    if (last !== undefined && touches(last.box, box)) {
      const width = box.x + box.width - last.box.x;
      lines[lines.length - 1] = { text: last.text + words, box: { ...last.box, width } };
    } else lines.push({ text: words, box });
  }
  return lines;
}

const touches = (left: Box, right: Box): boolean =>
  Math.abs(left.x + left.width - right.x) < SAME_LINE_PX && Math.abs(left.y - right.y) < SAME_LINE_PX;
