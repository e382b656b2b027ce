import type { Piece } from '../form/piece.ts';
import { splitCells } from '../values/cells.ts';
import { toPiece } from '../values/piece.ts';

/** A number with the word that it counts on, names in capitals side by side, a figure with its unit, any other word. */
const SHAPE =
  /\p{L}+\s(?:nr\.?\s|no\.?\s)?\d[\w./-]*|\p{Lu}[\p{L}’'&-]*(?:\s(?:&\s|of\s|de\s|von\s)?\p{Lu}[\p{L}’'&-]*)*|[$€£]?\d\S*(?:\s?(?:%|°C|[a-zµ]{1,3}))?(?=\s|$)|\S+/gu;

/**
 * The cells of a row that is typed without any signs between them, for a table of so many columns: "tray 512 Optik Lindner
 * progressive coating" has four. Nothing where shapes alone do not give that number.
 */
export function cellsByShape({ text, start }: Piece, columns: number): Piece[] | undefined {
  const bare = text.replace(/[.\s]+$/, '');
  const told = splitCells(bare, start);
  if (told.length > 2 && Math.abs(told.length - columns) <= 1)
    return told.map((cell) => ({ text: cell.text, start: cell.span.start }));
  if (/[,;:|·–—]/.test(bare)) return undefined;
  const shapes = [...bare.matchAll(SHAPE)];
  const isRow = shapes.some(([shape]) => /\d/.test(shape)) && shapes.some(([shape]) => /^\p{Lu}/u.test(shape));
  if (columns < 3 || shapes.length !== columns || !isRow) return undefined;
  return shapes.map((match) => {
    const cell = toPiece(bare, match.index, match.index + match[0].length, start);
    return { text: cell.text, start: cell.span.start };
  });
}
