import type { ControlKind, TableColumn, TableNode } from '../outline.ts';
import type { Sentence } from '../phrases/token.ts';

const AS_CONTROL: Partial<Record<ControlKind, NonNullable<TableColumn['as']>>> = {
  toggle: 'switch',
  checkbox: 'checkbox',
  button: 'actions',
  link: 'actions',
};

/**
 * Reads a sentence about a column of the last table: "Rollout is a thin progress bar", "Status as text plus a coloured dot".
 * Whether it was one; it draws nothing of its own.
 */
export function applyColumn(table: TableNode, { piece, tokens }: Sentence): boolean {
  if (tokens.some(({ is }) => is === 'quoted') || piece.text.length > 200) return false;
  const column = table.columns.find(({ label }) => startsWith(piece.text, label.text));
  if (column === undefined) return false;
  for (const token of tokens) {
    if (token.is !== 'noun') continue;
    const { makes } = token.mention;
    if (makes.kind === 'badge') column.as = 'status';
    else if (makes.kind === 'progress') column.as = 'progress';
    else if (makes.kind === 'control') column.as = AS_CONTROL[makes.control] ?? column.as ?? 'text';
  }
  if (/\b(?:dot|pill|chip|coloured|colored|badge|green|red|amber)\b/i.test(piece.text)) column.as ??= 'status';
  return true;
}

const startsWith = (text: string, label: string): boolean => {
  const bare = text.replace(/^(?:the|in the|a)\s+/i, '').toLowerCase();
  return label.length > 1 && bare.startsWith(label.toLowerCase()) && !/[\p{L}\d]/u.test(bare.charAt(label.length));
};
