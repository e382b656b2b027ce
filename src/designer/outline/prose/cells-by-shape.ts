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
  if (!/\d/.test(bare) || /["“”„«»「]|\s['‘]/u.test(bare)) return undefined;
  const told = splitCells(bare, start);
  if (told.length > 2 && Math.abs(told.length - columns) <= 1)
    return told.map((cell) => ({ text: cell.text, start: cell.span.start }));
  if (/[,;:|·–—]/.test(bare)) return undefined;
  const shapes = [...bare.matchAll(SHAPE)];
  const isRow = shapes.some(([shape]) => /\d/.test(shape)) && shapes.some(([shape]) => /^\p{Lu}/u.test(shape));
  const cells = shapes.map(([shape], at) => ({
    from: shapes[at]?.index ?? 0,
    to: (shapes[at]?.index ?? 0) + shape.length,
  }));
  // "single vision edging": of small words side by side, the first belong together.
  while (cells.length > columns) {
    const at = cells.findIndex((cell, index) => [cell, cells[index + 1]].every((one) => isSmall(bare, one)));
    const [first, second] = [cells[at], cells[at + 1]];
    if (first === undefined || second === undefined) return undefined;
    cells.splice(at, 2, { from: first.from, to: second.to });
  }
  if (columns < 3 || cells.length !== columns || !isRow) return undefined;
  return cells.map(({ from, to }) => {
    const cell = toPiece(bare, from, to, start);
    return { text: cell.text, start: cell.span.start };
  });
}

const isSmall = (text: string, cell: { from: number; to: number } | undefined): boolean =>
  cell !== undefined && /^\p{Ll}[\p{Ll} -]*$/u.test(text.slice(cell.from, cell.to));
