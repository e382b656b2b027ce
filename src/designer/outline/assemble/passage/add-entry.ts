import type { Passage } from '../../form/passage.ts';
import { type Piece, trimEnds } from '../../form/piece.ts';
import { findMentions } from '../../lexicon/find-mentions.ts';
import type { ControlNode, Fact, Node, Words } from '../../outline.ts';
import { alignRows } from '../../values/cells.ts';
import { addEntries, toRow, toStep } from '../add-entries.ts';
import { toItem } from '../to-item.ts';
import { readProperties } from '../form-fields/field-properties.ts';
import { listFacts } from '../list-facts.ts';
import { control } from '../make-node.ts';
import { FIELD_KINDS } from '../read-field.ts';
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
  if (collection.takes === 'facts' && node.kind === 'facts') {
    const fact = threefold(said);
    if (fact !== undefined) {
      node.facts.push(fact);
      return;
    }
  }
  const isField = node.kind !== 'control' || node.control === 'input';
  if (collection.takes === 'controls' && collection.into !== undefined && isField) {
    readControlLine(said, collection.into);
    return;
  }
  if (collection.takes === 'steps' && node.kind === 'steps') {
    const item = toItem(said);
    if (item !== undefined) node.steps.push(toStep(item));
    return;
  }
  addEntries(collection, said, { lang });
}

/** "Requests → 1,284,090 → sparkline": a line of three in a list of facts is a label, its value and what goes with them. */
function threefold(said: Piece): Fact | undefined {
  const [row, ...others] = alignRows([{ text: said.text, base: said.start }]);
  const [label, value, note] = row ?? [];
  if (others.length > 0 || row?.length !== 3 || label === undefined || value === undefined || note === undefined)
    return undefined;
  if (!THREE.test(said.text) || !/\d/u.test(value.text) || /^\d/u.test(label.text)) return undefined;
  return /^(?:an?\s|with\s|small\s)*(?:spark ?line|trend(?: line)?|mini chart|small chart)$/iu.test(note.text)
    ? { label, value, hasTrend: true }
    : { label, value, note };
}

/** One sign twice. */
const THREE = /^[^→|–—·]+\s([→|–—·])\s[^→|–—·]+\s\1\s[^→|–—·]+$/u;

/** "Cone: select, value 6", "Notes: text area": a field with its kind behind its name. */
function fieldLine(label: Words, value: Words): ControlNode {
  const [mention] = findMentions(value.text);
  const { makes, phraseStart, end } = mention ?? {};
  if (makes?.kind !== 'control' || !FIELD_KINDS.has(makes.control) || phraseStart !== 0)
    return control('input', { label, value });
  const node = control(makes.control, { label });
  readProperties(node, { text: value.text.slice(end), start: (value.span?.start ?? 0) + (end ?? 0) });
  return node;
}

/** A line of a form: its label and what it holds. */
function readControlLine(said: Piece, into: Node[]): void {
  for (const { label, value } of listFacts(said))
    into.push(label === undefined ? control('input', { label: value }) : fieldLine(label, value));
}
