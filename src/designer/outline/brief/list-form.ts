import type { FactsNode, ItemsNode } from '../outline.ts';
import type { Line } from './lines.ts';
import type { Slice } from './slice.ts';

/** How the entries of a list stand, by the word for it in a heading's brackets or after a wave. */
export type ListForm = { kind: 'facts'; layout: FactsNode['layout'] } | { kind: 'items'; layout: ItemsNode['layout'] };

export const LIST_FORMS: ReadonlyMap<string, ListForm> = new Map<string, ListForm>([
  ['facts', { kind: 'facts', layout: 'list' }],
  ['figures', { kind: 'facts', layout: 'tiles' }],
  ['fact grid', { kind: 'facts', layout: 'grid' }],
  ['inline', { kind: 'facts', layout: 'inline' }],
  ['sums', { kind: 'facts', layout: 'sums' }],
  ['rows', { kind: 'items', layout: 'rows' }],
  ['cards', { kind: 'items', layout: 'cards' }],
  ['columns', { kind: 'items', layout: 'columns' }],
  ['item grid', { kind: 'items', layout: 'grid' }],
  ['carousel', { kind: 'items', layout: 'carousel' }],
  ['timeline', { kind: 'items', layout: 'timeline' }],
  ['bullets', { kind: 'items', layout: 'bullets' }],
  ['numbered', { kind: 'items', layout: 'numbered' }],
  ['lanes', { kind: 'items', layout: 'lanes' }],
  ['questions', { kind: 'items', layout: 'questions' }],
  ['tiles', { kind: 'items', layout: 'tiles' }],
]);

/** The word for a list's layout. */
export function listFormName(list: FactsNode | ItemsNode): string {
  for (const [name, form] of LIST_FORMS) if (form.kind === list.kind && form.layout === list.layout) return name;
  return list.layout;
}

/** What stands behind the dash of `- Label: value` or the number of `1. First`. */
export function listEntry(line: Line | undefined): { body: Slice; isNumbered: boolean } | undefined {
  if (line?.kind !== 'text') return undefined;
  const [, number, body] = line.slice.match(/^(?:[-*+]|(\d+)[.)])(?: +(.*))?$/d) ?? [];
  // A check box and a field are controls, also in a list.
  if (!body || /^\[[ xX]\](?: |$)|^(?:.*?: +)?_{4,}(?: |$)/.test(body.text)) return undefined;
  return { body, isNumbered: number !== undefined };
}

/** What parts the title of an entry from what is said of it, and these from each other. */
const SEPARATOR = /(?<= )(?:—|·|--)(?: |$)/g;
/** The same signs where words have them, for escaping. */
export const SEPARATORS = /(?<=^| )(?:—|·|--)(?= |$)|_{4,}/g;
/** Signs that mean something in the title of an entry: a label's colon and a check box too. */
export const TITLE_SIGNS = /(?<=^| )(?:—|·|--)(?= |$)|:(?= |$)|^[[:]|_{4,}/g;

export const splitEntry = (body: Slice): Slice[] => body.split(SEPARATOR);

/** Parts `Label: value`; a title without a colon has none. */
export function splitLabel(slice: Slice): { label: Slice; value: Slice } | undefined {
  const [, label, value] = slice.match(/^(.*?):(?: (.*))?$/d) ?? [];
  return label && { label, value: value ?? slice.from(slice.text.length) };
}

/** `- Wind: SW 6`, with nothing under it. */
export function isFact(line: Line): boolean {
  const entry = listEntry(line);
  if (!entry || entry.isNumbered) return false;
  const { body } = entry;
  const parts = splitLabel(splitEntry(body)[0] ?? body);
  return parts !== undefined && !parts.value.isEmpty && line.children.length === 0;
}
