import { findById } from '../markup/find.ts';
import { parseBody } from '../markup/parse-body.ts';
import { printBody } from '../markup/print-body.ts';
import { applyOperations } from './page-operations.ts';

/** One element of a body as HTML; undefined when there is none of that id. */
export function printElement(body: string, id: string): string | undefined {
  const found = findById(parseBody(body), id);
  return found === undefined ? undefined : printBody(found);
}

/** The body with one element exchanged; as it was when the id or the new HTML has no element. */
export function replaceElement(body: string, id: string, html: string): string {
  const tree = parseBody(body);
  applyOperations(tree, [{ kind: 'replace', id, value: html, target: '' }]);
  return printBody(tree);
}
