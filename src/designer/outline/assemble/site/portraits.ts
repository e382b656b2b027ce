import { cut, type Piece } from '../../form/piece.ts';
import type { Item, ItemsNode, PictureNode } from '../../outline.ts';
import { splitEnumeration } from '../../values/enumeration.ts';
import { findQuoted } from '../../values/quoted.ts';
import { asideState } from '../../values/state-words.ts';
import { wordsOf } from './words-of.ts';

/** `Imogen "listens first"`, `Solveig Aune (chair)`: a name and what is told of it. */
const TOLD = /^(["“„«]?\p{Lu}[^"“„«(]{1,48}?["”»]?)\s*(?:\(([^()]+)\)|(["“„«][^"”“»]+["”“»]))$/u;

/**
 * Pictures of people or things, each with a name and words about it: they are cards, so that no word is lost. Nothing where
 * the names stand alone.
 */
export function readPortraits(piece: Piece, each: (item: Item) => PictureNode): ItemsNode | undefined {
  const entries = splitEnumeration(piece.text, piece.start).map(({ span }) =>
    cut(piece, span.start - piece.start, span.end - piece.start),
  );
  const items = entries.map((entry): Item => {
    const told = TOLD.exec(entry.text);
    const [, name, inner, quoted] = told ?? [];
    const about = inner ?? quoted;
    if (name === undefined || about === undefined || asideState(about)?.state !== undefined)
      return { title: wordsOf(entry), fields: [], nodes: [] };
    const at = entry.text.lastIndexOf(about);
    return {
      title: wordsOf(cut(entry, 0, name.length)),
      fields: [{ words: wordsOf(cut(entry, at, at + about.length)), as: 'note' }],
      nodes: [],
    };
  });
  if (
    items.length < 2 ||
    !items.some(({ fields }) => fields.length > 0) ||
    findQuoted(items[0]?.title.text ?? '').length > 0
  )
    return undefined;
  for (const item of items) item.nodes.push(each(item));
  return { kind: 'items', layout: 'columns', items };
}
