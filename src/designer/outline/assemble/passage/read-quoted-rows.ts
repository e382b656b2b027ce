import type { Passage } from '../../form/passage.ts';
import { cut } from '../../form/piece.ts';
import type { Item, ItemsNode } from '../../outline.ts';
import type { PageDraft } from '../page-draft.ts';
import type { Owner } from '../scope.ts';
import { literalWords } from './literal-words.ts';

/** `Lady Ash, 9 years: "Wants a warm radiator."`: a name, what it is, and what is said of it. */
const LINE =
  /^[*_]*(\p{Lu}[^,:"“„«]{1,40}?)[*_]*(?:,\s([^:"“„«]{1,40}?))?\s*(?::|\s[–—-])\s*["“„«]([^"”“»]{3,})["”“»]\.?$/u;

/** Lines that are each a thing with a sentence of its own, from `at` on; → the index behind them. */
export function readQuotedRows(draft: PageDraft, passages: readonly Passage[], at: number, open: Owner): number {
  const items: Item[] = [];
  let end = at;
  for (; end < passages.length; end++) {
    const passage = passages[end];
    const match =
      passage === undefined || passage.parts.length > 0 || passage.form === 'heading'
        ? null
        : LINE.exec(passage.said.text);
    const [, name, note, said] = match ?? [];
    if (passage === undefined || name === undefined || said === undefined) break;
    const words = (text: string, from: number): Item['title'] => {
      const start = passage.said.text.indexOf(text, from);
      return literalWords(cut(passage.said, start, start + text.length));
    };
    items.push({
      title: words(name, 0),
      fields: [
        ...(note === undefined ? [] : [{ words: words(note, name.length), as: 'meta' as const }]),
        { words: words(said, name.length), as: 'note' as const },
      ],
      nodes: [],
    });
  }
  // Names alone with their words are what people say, or texts of a page; things are told with what they are as well.
  const isTold = items.length > 1 && items.every(({ fields }) => fields.length === 2);
  if (!isTold || open.scope.bar !== undefined) return at;
  const { nodes } = open.scope.rank === 0 ? draft.openSection(open.scope, {}) : open.scope;
  const announced = open.items ?? draft.listIn(open.scope);
  if (announced?.kind === 'items' && announced.items.length === 0) announced.items.push(...items);
  else {
    const node: ItemsNode = { kind: 'items', layout: 'rows', items };
    nodes.push(node);
  }
  return end;
}
