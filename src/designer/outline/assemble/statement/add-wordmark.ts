import type { Words } from '../../outline.ts';
import { text } from '../make-node.ts';
import type { Statement } from './statement.ts';

/** Puts words into the header of a site: its name, or else a text. */
export function addWordmark(statement: Statement, words: Words): void {
  const { outline } = statement.draft;
  const isNamed = statement.draft.header().start.some((node) => node.kind === 'text' && node.role === 'wordmark');
  const isName = !isNamed && (outline.product === undefined || outline.product.text === words.text);
  if (isName) outline.product ??= words;
  statement.put(text(isName ? 'wordmark' : 'paragraph', words));
}
