import type { PageDraft } from '../assemble/page-draft.ts';
import { cut, trimEnds, type Piece } from '../form/piece.ts';
import type { Item, ItemField, ItemsNode, Node, TableNode } from '../outline.ts';
import { readFact } from '../values/fact.ts';
import { classify } from '../values/measure.ts';
import { splitEnumeration } from '../values/enumeration.ts';

/** The thing on the page that a clause begins with, and how many characters name it, its verb included. */
export function findItem(draft: PageDraft, words: string): { item: Item; length: number } | undefined {
  const folded = words.toLowerCase();
  for (const item of listItems(draft.outline.sections).toReversed()) {
    const name = item.title.text.toLowerCase();
    if (name.length < 2 || !folded.startsWith(name)) continue;
    const verb = /^(?:\s+(?:is|are|has|was|hasn['’]?t|isn['’]?t|ist|est|está|è)\b\s*|\s*:\s+|\s+(?=\d))/iu.exec(
      words.slice(name.length),
    );
    if (verb !== null) return { item, length: name.length + verb[0].length };
  }
  return undefined;
}

function listItems(nodes: readonly Node[]): Item[] {
  return nodes.flatMap((node) =>
    node.kind === 'section' ? listItems(node.nodes) : node.kind === 'items' ? node.items : [],
  );
}

/** What a clause says of a thing, as fields of it. */
export function fieldsOf(piece: Piece): ItemField[] {
  const bare = trimEnds(cut(piece, /^(?:and|but|its|the)\s/iu.exec(piece.text)?.[0].length ?? 0), '.,!');
  const words = cut(
    bare,
    0,
    /\s(?:now|right now|at the moment|jetzt|ahora)$/iu.exec(bare.text)?.index ?? bare.text.length,
  );
  if (words.text === '') return [];
  const fact = readFact(words.text, words.start);
  if (fact !== undefined && fact.label.text.split(/\s+/).length < 4)
    return [{ label: { ...fact.label, text: capital(fact.label.text) }, words: fact.value, as: 'value' }];
  const { kind } = classify(words.text);
  return [
    {
      words: {
        text: kind === 'text' ? capital(words.text) : words.text,
        origin: 'literal',
        span: { start: words.start, end: words.start + words.text.length },
      },
      as:
        kind === 'number' || kind === 'text'
          ? kind === 'text'
            ? 'note'
            : 'value'
          : kind === 'state'
            ? 'status'
            : 'meta',
    },
  ];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "for each the bags out there (640, 412, 95)": as many values in brackets as things were listed, one for each. */
export function assignParallel(unit: Piece, items: ItemsNode | TableNode | undefined): boolean {
  if (items?.kind !== 'items' || items.items.length < 2) return false;
  const bracket = /^(.*?)\s*\(([^()]*,[^()]*)\)/u.exec(unit.text);
  if (bracket?.[1] === undefined || bracket[2] === undefined) return false;
  const start = unit.start + bracket[0].length - 1 - bracket[2].length;
  const values = splitEnumeration(bracket[2], start);
  if (values.length !== items.items.length) return false;
  const name = /(?:the |their |its )?((?:\p{L}+ ){0,1}\p{L}+)$/u
    .exec(bracket[1].replace(/\s(?:out there|on it|in it|each)$/iu, ''))?.[1]
    ?.replace(/^(?:for|each|the|with) /iu, '');
  for (const [at, item] of items.items.entries()) {
    const value = values[at];
    if (value === undefined) continue;
    item.fields.push({
      ...(name === undefined ? {} : { label: { text: capital(name), origin: 'derived' as const } }),
      words: value,
      as: 'value',
    });
  }
  return true;
}
