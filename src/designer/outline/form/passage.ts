import type { Piece } from './piece.ts';

/**
 * A passage of the prompt as its form shows it: what it says and what stands under it. A prompt of plain prose is one
 * level of `prose`.
 */
export interface Passage {
  form: 'heading' | 'item' | 'prose' | 'row' | 'table' | 'code' | 'quote';
  /** Without marks of headings and lists. */
  said: Piece;
  /** Length of a heading that runs in: "Findings. A table of …", where its neighbours begin so as well. */
  runIn?: number;
  /** For a heading: 1 is the largest. */
  level?: number;
  /** The mark of a list entry was a number or letter. */
  isNumbered?: boolean;
  /** Cells by row, first row first; for a table. `undefined` where a cell is empty. */
  cells?: (Piece | undefined)[][];
  /** Whether the first row of a table names its columns. */
  hasHead?: boolean;
  /** The table was told in words: what it stands in may still be plain prose. */
  isTold?: true;
  /** Lines of a code fence, and of a table in signs. */
  lines?: Piece[];
  parts: Passage[];
}
