import { cut, trimEnds, type Piece } from '../form/piece.ts';
import type { Words } from '../outline.ts';
import { listRows, toRow } from './add-entries.ts';
import { listItems } from './list-items.ts';
import { text } from './make-node.ts';
import type { PageDraft } from './page-draft.ts';
import type { Owner } from './scope.ts';

const GROUP =
  /^(?:(?:and|then)\s+)?(?:the\s+)?(?:group|gruppe|groupe|grupo|gruppo|groep|grupa|grupp)\s+["“„«`*]?([^:"”»*`,]{2,40}?)["”»*`]?(?:,\s+(?:in|en|auf)\s+[\p{L} ]{3,20})?:\s+(?=\S)/iu;

/**
 * A sentence that gives the entries of one group: "Group This week: EP-3391 "Crutch", fee; and US-8120 "Sensor", fee." In a
 * table the group is a row of its own above its rows; elsewhere a small heading over a list. Whether it was one.
 */
export function readGroup(draft: PageDraft, sentence: Piece, owner: Owner): boolean {
  const match = GROUP.exec(sentence.text);
  if (match?.[1] === undefined) return false;
  const at = sentence.start + sentence.text.indexOf(match[1], match[0].length - match[0].trimStart().length + 5);
  const name: Words = { text: match[1], origin: 'literal', span: { start: at, end: at + match[1].length } };
  const entries = trimEnds(cut(sentence, match[0].length), '.');
  const { items } = owner;
  if (items?.kind === 'table') {
    const rows = entries.text.includes(';')
      ? listRows(entries, items.columns.length)
      : [toRow(entries, items.columns.length)];
    items.rows.push({ cells: [name], actions: [] }, ...rows);
    return true;
  }
  const listed = listItems(entries);
  if (listed.length === 0 || (listed.length === 1 && listed[0]?.fields.length === 0)) return false;
  const scope = owner.scope.rank === 0 ? draft.openSection(owner.scope, {}) : owner.scope;
  scope.nodes.push(text('heading', name), { kind: 'items', layout: 'rows', items: listed });
  return true;
}
