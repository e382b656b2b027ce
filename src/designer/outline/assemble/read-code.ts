import { readDialect } from '../dialects/read-dialect.ts';
import type { Passage } from '../form/passage.ts';
import type { Piece } from '../form/piece.ts';
import type { Fact, Item, Node, TableNode, Words } from '../outline.ts';
import type { PageDraft } from './page-draft.ts';
import type { Owner } from './scope.ts';

/** Reads a code fence: JSON is data for the page, anything else is code to be shown. */
export function readCode(draft: PageDraft, passage: Passage, owner: Owner): void {
  const lines = passage.lines ?? [];
  if (readDialect(draft, lines)) return;
  const source = lines.map(({ text }) => text).join('\n');
  const start = lines[0]?.start ?? passage.said.start;
  const data = parseJson(source);
  const end = lines.at(-1);
  if (end !== undefined)
    draft.outline.context.push({ text: source, origin: 'literal', span: { start, end: end.start + end.text.length } });
  const scope = owner.scope.rank === 0 ? draft.openSection(owner.scope, {}) : owner.scope;
  const given = owner.items?.kind === 'table' && owner.items.rows.length === 0 ? owner.items : undefined;
  if (given !== undefined && Array.isArray(data)) {
    fillTable(given, data, { source, start });
    return;
  }
  if (data !== undefined) {
    scope.nodes.push(...toNodes(data, { source, start }));
    return;
  }
  const code = scope.nodes.findLast((node) => node.kind === 'code' && node.lines.length === 0);
  if (code?.kind === 'code') code.lines.push(...lines.map(toWords));
  else scope.nodes.push({ kind: 'code', lines: lines.map(toWords) });
}

const toWords = ({ text, start }: Piece): Words => ({
  text: text.trim(),
  origin: 'literal',
  span: { start, end: start + text.length },
});

function parseJson(source: string): unknown {
  if (!/^\s*[{[]/.test(source)) return undefined;
  try {
    return JSON.parse(source) as unknown;
  } catch {
    return undefined;
  }
}

interface Source {
  source: string;
  start: number;
}

function toNodes(data: unknown, from: Source): Node[] {
  if (Array.isArray(data)) return [toItems(data, from)];
  if (typeof data !== 'object' || data === null) return [];
  const nodes: Node[] = [];
  const facts: Fact[] = [];
  for (const [key, value] of Object.entries(data)) {
    if (Array.isArray(value))
      nodes.push({
        kind: 'section',
        heading: { text: toLabel(key), origin: 'derived' },
        place: 'main',
        flow: 'stack',
        surface: 'open',
        nodes: [toItems(value, from)],
      });
    else if (typeof value === 'object' && value !== null) nodes.push(...toNodes(value, from));
    else facts.push({ label: { text: toLabel(key), origin: 'derived' }, value: find(String(value), from) });
  }
  return facts.length === 0 ? nodes : [{ kind: 'facts', layout: 'list', facts }, ...nodes];
}

/** Rows of a table that was announced; where it has no columns yet, the keys of the data are its columns. */
function fillTable(table: TableNode, values: readonly unknown[], from: Source): void {
  for (const value of values) {
    if (typeof value !== 'object' || value === null) continue;
    const entries = Object.entries(value);
    if (table.columns.length === 0)
      table.columns = entries.map(([key]) => ({ label: { text: toLabel(key), origin: 'derived' } }));
    table.rows.push({ cells: entries.map(([, cell]) => find(String(cell), from)), actions: [] });
  }
}

function toItems(values: readonly unknown[], from: Source): Node {
  const items = values.map((value): Item => {
    if (typeof value !== 'object' || value === null) return { title: find(String(value), from), fields: [], nodes: [] };
    const entries = Object.entries(value);
    const [first] = entries;
    // One pair is a name with its value: {"Linen towel": "€4"}.
    if (entries.length === 1 && first !== undefined)
      return { title: find(first[0], from), fields: [{ words: find(String(first[1]), from), as: 'value' }], nodes: [] };
    return {
      title: find(String(first?.[1] ?? ''), from),
      fields: entries.slice(1).map(([, field]) => ({ words: find(String(field), from), as: 'meta' as const })),
      nodes: [],
    };
  });
  return { kind: 'items', layout: 'rows', items };
}

/** "errorRate" and "error_rate" read "Error rate". */
function toLabel(key: string): string {
  const spaced = key
    .replace(/[_-]+/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function find(text: string, { source, start }: Source): Words {
  const at = source.indexOf(text);
  return at === -1
    ? { text, origin: 'derived' }
    : { text, origin: 'literal', span: { start: start + at, end: start + at + text.length } };
}
