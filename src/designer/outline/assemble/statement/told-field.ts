import type { Mention } from '../../lexicon/mention.ts';
import { dress } from '../dress-node.ts';
import { readProperties } from '../form-fields/field-properties.ts';
import { control } from '../make-node.ts';
import { FIELD_KINDS } from '../read-field.ts';
import type { Statement } from './statement.ts';

/** A field with its properties one by one, `text area, label "Notes", placeholder "…"`; → the first token behind them. */
export function toldField(statement: Statement, mention: Mention, at: number): number | undefined {
  const { makes } = mention;
  if (makes.kind !== 'control' || !FIELD_KINDS.has(makes.control) || mention.isPlural) return undefined;
  const { piece } = statement.sentence;
  const node = control(makes.control);
  const name = statement.tokens[at + 1];
  const own = statement.tokens[at];
  if (own === undefined) return undefined;
  let start = own.end;
  if (name?.is === 'quoted') {
    node.label = name.words;
    start = name.end;
  }
  const length = readProperties(node, { text: piece.text.slice(start), start: piece.start + start });
  if (length === 0 || (WITHOUT_VALUE.has(node.control) && node.value !== undefined)) return undefined;
  if (statement.labelNext !== undefined) node.label ??= statement.labelNext;
  statement.labelNext = undefined;
  if (mention.qualifier !== undefined)
    node.label ??= { text: mention.qualifier.charAt(0).toUpperCase() + mention.qualifier.slice(1), origin: 'derived' };
  dress(node, mention);
  statement.put(node);
  const end = start + length;
  const next = statement.tokens.findIndex((token) => token.start >= end);
  return next === -1 ? statement.tokens.length : next;
}

/** What only stands on or off: words behind it are something else's. */
const WITHOUT_VALUE: ReadonlySet<string> = new Set(['toggle', 'checkbox', 'radio', 'segmented']);
