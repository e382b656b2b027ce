import { addEntries } from '../assemble/add-entries.ts';
import { literalWords } from '../assemble/passage/literal-words.ts';
import type { Piece } from '../form/piece.ts';
import type { ChartNode, ControlNode, Item, Navigation, Node, TableNode, Words } from '../outline.ts';
import { upper } from '../prose/list-entries.ts';
import { splitEnumeration } from '../values/enumeration.ts';
import { findValues, valueAt } from '../values/value-at.ts';
import { isMeant } from './is-meant.ts';
import type { ElementPart } from './part.ts';

/** Things that begin with their kind and number, and how each stands. */
export const numberedItems = (entries: Piece): Item[] =>
  splitEnumeration(entries.text, entries.start).map(({ text: row, span }) => {
    const name = /^\p{Lu}[\p{L} ]*? (?:\d{1,3}|\p{Lu})(?=[:\s])/u.exec(row)?.[0] ?? row;
    const lead = /^:?\s+(?:(?:is|has)\s)?/u.exec(row.slice(name.length))?.[0].length ?? 0;
    const from = span.start + row.indexOf(name);
    const rest = { text: row.slice(name.length + lead), start: from + name.length + lead };
    return {
      title: literalWords({ text: name, start: from }),
      fields: [{ words: literalWords(rest), as: findValues(rest.text).length > 0 ? 'value' : 'status' }],
      nodes: [],
    };
  });

export function markCurrent({ entries }: Navigation, states: ElementPart['states']): void {
  for (const { names, state } of states)
    for (const [index, entry] of entries.entries())
      if (!/\b(?:not|off)\b/u.test(state) && isMeant(names.text, entry.label, index, entries.length))
        entry.isCurrent = true;
}

export function setValue(node: Node, value: NonNullable<ElementPart['value']>): boolean {
  switch (node.kind) {
    case 'control':
    case 'progress':
      node.value = value;
      return true;
    case 'chart':
      node.figure = value;
      return true;
    default:
      return false;
  }
}

export function setOn(node: { isOn?: boolean; isDisabled?: boolean; rank?: ControlNode['rank'] }, said: string): void {
  if (/^(?:primary|secondary)$/iu.test(said)) node.rank = said.toLowerCase() === 'primary' ? 'primary' : 'secondary';
  else if (/disabled|greyed/iu.test(said)) node.isDisabled = true;
  else if (/^(?:not|un)|\bnot\b|\boff\b/iu.test(said)) delete node.isOn;
  else if (
    /\b(?:on|ticked|checked|selected|active|chosen|pressed|enabled|current|open|done)\b|akti[vf]|activ|attiv|ativ|s[eé]le[ck]|wählt|marcad|coché/iu.test(
      said,
    )
  )
    node.isOn = true;
}

/** "driver dropdown": what is chosen, where no name follows. */
export function nameByQualifier(node: ControlNode, { mention, name, about }: ElementPart): void {
  // "text box for comments": what it is for, in one word with it.
  const said =
    about?.text ?? mention.qualifier ?? /\s(?:for|für|pour|para|per|voor|för)\s(\p{Ll}.*)$/u.exec(mention.text)?.[1];
  if (name !== undefined || said === undefined) return;
  const label: Words = { ...about, text: upper(said), origin: 'derived' };
  if (node.control === 'search') {
    if (about !== undefined) node.placeholder = label;
  } else node.label = label;
}

/** Charts of one figure are nothing without it. */
const ROUND: ReadonlySet<string> = new Set(['ring', 'gauge']);

/** Whether a node without entries has what makes it one: a button its name, a chart its figure. */
export function isWhole(node: Node, { name, value, subject, range, about }: ElementPart): boolean {
  switch (node.kind) {
    case 'control':
      return (
        node.control === 'search' || node.label !== undefined || node.placeholder !== undefined || value !== undefined
      );
    case 'text':
    case 'badge':
      return node.words.text !== '';
    case 'picture':
      return subject !== undefined || name !== undefined || node.picture === 'logo' || node.picture === 'map';
    case 'progress':
      return value !== undefined || range !== undefined;
    case 'chart':
      return (
        value !== undefined ||
        range !== undefined ||
        about !== undefined ||
        (!ROUND.has(node.chart) && node.about !== '')
      );
    case 'table':
      return node.columns.length > 0;
    case 'items':
      return about !== undefined;
    case 'rating':
      return true;
    default:
      return false;
  }
}

/** Columns and rows of a table; of what it is, is its first column where the others are told of it. */
export function tell(table: TableNode, { columns, rows, about }: ElementPart, lang: string): void {
  if (columns !== undefined) addEntries({ node: table, takes: 'columns' }, columns, { lang });
  for (const column of table.columns) column.label = { ...column.label, text: upper(column.label.text) };
  if (rows !== undefined) addEntries({ node: table, takes: 'rows' }, rows, { lang });
  const isOf = about !== undefined && rows === undefined && table.columns.length > 0 && table.columns.length < 4;
  if (isOf) table.columns.unshift({ label: { ...about, text: upper(about.text), origin: 'derived' } });
}

/** "310 m³/h at 00:00", "€1,690 at 62": what stands where along the axis. */
export function pointAt(entry: string, start: number): ChartNode['points'][number] | undefined {
  const value = valueAt(entry, 0);
  const joint =
    value === undefined
      ? null
      : /^\s(?:at|in|on|um|bei|im|à|en|a las|alle|om|kl)\s(?=[\p{L}\d])/u.exec(entry.slice(value.end));
  if (value === undefined || joint === null) return undefined;
  const from = value.end + joint[0].length;
  return {
    label: literalWords({ text: entry.slice(from), start: start + from }),
    value: literalWords({ text: entry.slice(0, value.end), start }),
  };
}

/** "120", "1.4 m": a figure and nothing else, which stands in a row of them for a course. */
export const isFigure = ({ text: words }: Words): boolean => valueAt(words, 0)?.end === words.length;

export function countOf(node: Node, added: readonly Node[]): number {
  switch (node.kind) {
    case 'control':
      return node.options.length > 0 ? node.options.length : added.length;
    case 'facts':
      return node.facts.length > 0 ? node.facts.length : (added.find((one) => one.kind === 'facts')?.facts.length ?? 0);
    case 'items':
      return node.items.length > 0 ? node.items.length : (added.find((one) => one.kind === 'facts')?.facts.length ?? 0);
    case 'steps':
      return node.steps.length;
    case 'chart':
      return node.points.length;
    default:
      return added.length;
  }
}
