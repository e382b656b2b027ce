import type { Passage } from '../../form/passage.ts';
import { cut } from '../../form/piece.ts';
import type { Item, ItemsNode } from '../../outline.ts';
import { readTokens } from '../../phrases/read-tokens.ts';
import type { PageDraft } from '../page-draft.ts';
import type { Scope } from '../scope.ts';
import { StatementReader } from '../statement-reader.ts';

/** A thing of a list that holds more than words: its name first, then controls and pictures of its own. */
export function addRichEntry(
  draft: PageDraft,
  passage: Passage,
  node: ItemsNode,
  readParts: (scope: Scope) => void,
): boolean {
  const { lang } = draft.outline;
  if (passage.form !== 'item' || node.items.length === 0) return false;
  const read = readTokens(passage.said, lang);
  const [first, second] = read.tokens;
  if (first?.is !== 'quoted' || second === undefined || second.is === 'noun') return false;
  const item: Item = { title: first.words, fields: [], nodes: [] };
  const scope: Scope = { nodes: item.nodes, rank: 3 };
  const body = cut(passage.said, first.end);
  new StatementReader(draft, readTokens(body, lang), { scope }, { hasParts: passage.parts.length > 0 }).read();
  node.items.push(item);
  if (passage.parts.length > 0) readParts(scope);
  return true;
}
