import type { ElementContent } from 'hast';
import { findAttribute, isElement } from '../../markup/element.ts';

/**
 * The columns of rows of which some lack what the longest has; undefined where a row has what the longest has not. Each
 * column holds a node or undefined for each row.
 */
export function alignContent(rows: readonly ElementContent[][]): (ElementContent | undefined)[][] | undefined {
  const longest = rows.reduce((best, row) => (row.length > best.length ? row : best), rows[0] ?? []);
  const columns = longest.map((): (ElementContent | undefined)[] => []);
  for (const row of rows) {
    let at = 0;
    for (const [column, node] of longest.entries()) {
      const candidate = row[at];
      const isHere = candidate !== undefined && toSignature(candidate) === toSignature(node);
      columns[column]?.push(isHere ? candidate : undefined);
      if (isHere) at++;
    }
    if (at < row.length) return undefined;
  }
  return columns;
}

const toSignature = (node: ElementContent): string =>
  isElement(node) ? `${node.tagName} ${findAttribute(node, 'dataPart') ?? ''}` : node.type;
