import type { TableNode } from '../outline.ts';
import type { Sentence } from '../phrases/token.ts';
import { text } from './make-node.ts';

/** "The last row is locked: padlock and the hint `Blocked by statute`", "The second row says …". */
const ORDINAL = /^(?:the\s)?(first|second|third|last|bottom|top)\s(?:data\s)?(?:row|line|entry)\s\p{Ll}/iu;
const AT: Readonly<Record<string, number>> = { first: 0, top: 0, second: 1, third: 2, last: -1, bottom: -1 };

/** Reads what is said of one row of the last table and quoted; it stands under the table. Whether it was such a sentence. */
export function applyRow(table: TableNode, { piece, tokens }: Sentence): boolean {
  const ordinal = ORDINAL.exec(piece.text)?.[1]?.toLowerCase();
  const [said, second] = tokens.filter((token) => token.is === 'quoted');
  const row = ordinal === undefined ? undefined : table.rows.at(AT[ordinal] ?? 0);
  if (row === undefined || said === undefined || second !== undefined) return false;
  if (/\b(?:locked|disabled|greyed|read[- ]only)\b/iu.test(piece.text)) row.state ??= 'muted';
  table.footer.push(text('caption', said.words));
  return true;
}
