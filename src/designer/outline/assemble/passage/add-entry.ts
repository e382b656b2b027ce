import type { Passage } from '../../form/passage.ts';
import { type Piece, trimEnds } from '../../form/piece.ts';
import type { Node } from '../../outline.ts';
import { addEntries, listFacts, toItem, toRow, toStep } from '../add-entries.ts';
import { control } from '../make-node.ts';
import type { Owner } from '../scope.ts';

/** Adds a passage to the list that is open. */
export function addEntry(lang: string, passage: Passage, { collection }: Owner): void {
  if (collection === undefined) return;
  const { node } = collection;
  const { said } = passage;
  if (collection.takes === 'items' && node.kind === 'items') {
    const item = toItem(said);
    if (item !== undefined) node.items.push(item);
    for (const part of passage.parts) {
      const sub = toItem(part.said);
      if (sub !== undefined && item !== undefined) item.fields.push({ words: sub.title, as: 'note' }, ...sub.fields);
    }
    return;
  }
  if (collection.takes === 'rows' && node.kind === 'table') {
    node.rows.push(toRow(trimEnds(said, ':'), node.columns.length));
    for (const part of passage.parts) node.rows.push(toRow(part.said, node.columns.length));
    return;
  }
  if (collection.takes === 'controls' && collection.into !== undefined && !readControlLine(said, collection.into, lang))
    return;
  if (collection.takes === 'steps' && node.kind === 'steps') {
    const item = toItem(said);
    if (item !== undefined) node.steps.push(toStep(item));
    return;
  }
  if (collection.takes !== 'controls') addEntries(collection, said, { lang: lang });
}

/** A line of a form: its label and what it holds. */
function readControlLine(said: Piece, into: Node[], _lang: string): boolean {
  for (const { label, value } of listFacts(said))
    into.push(label === undefined ? control('input', { label: value }) : control('input', { label, value }));
  return true;
}
