import { cut, type Piece } from '../form/piece.ts';
import { splitEnumeration } from '../values/enumeration.ts';

/**
 * "Ada Lovelace, tenant, and Ruth Amankwah, landlord": as many rows as were counted, each with as many parts as the others;
 * nothing where the list is parted by stronger signs or its parts do not add up.
 */
export function groupByCount(entries: Piece, count: number): Piece[] | undefined {
  const parts = splitEnumeration(entries.text, entries.start);
  const width = parts.length / count;
  if (width < 2 || !Number.isInteger(width) || /[;|]/.test(entries.text)) return undefined;
  const rows = Array.from({ length: count }, (_, row) => parts.slice(row * width, (row + 1) * width));
  const isNamed = rows.every(
    ([name]) => name !== undefined && (name.isQuoted === true || /^[\p{Lu}\d]/u.test(name.text)),
  );
  if (!isNamed) return undefined;
  return rows.map((row) => {
    const [from = 0, to = 0] = [row[0]?.span.start, row.at(-1)?.span.end];
    return cut(entries, from - entries.start, to - entries.start);
  });
}
