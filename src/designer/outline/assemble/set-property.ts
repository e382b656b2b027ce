import type { Mention } from '../lexicon/mention.ts';
import type { ItemsNode, Node, TableNode, Words } from '../outline.ts';
import type { Token } from '../phrases/token.ts';
import { addEntries } from './add-entries.ts';
import { findEntriesStart, headsPhrase } from './entries-start.ts';
import { labelAfter } from './label-after.ts';
import { cut, type Piece } from '../form/piece.ts';
import type { Collection } from './scope.ts';

interface Held {
  last: Node | undefined;
  items: ItemsNode | TableNode | undefined;
  sentence: Piece;
}

/** What a noun that names a property did, and where to go on. */
export interface PropertySet {
  next: number;
  collection?: Collection;
}

/**
 * Some nouns name no thing of their own but a property of what was named before: the placeholder of a field, the columns
 * of a table, the helper text under an input. Sets it; nothing where the noun stands for itself.
 */
export function setProperty(
  mention: Mention,
  tokens: readonly Token[],
  at: number,
  { last, items, sentence }: Held,
): PropertySet | undefined {
  const { id, entry } = mention;
  if (last?.kind === 'chart' && MARK.test(mention.text) && mention.makes.kind !== 'chart') {
    const label = labelAfter(tokens, at) ?? standsAt(tokens[at + 1], at);
    if (label !== undefined) last.marks.push(label.words);
    return { next: label?.next ?? at + 1 };
  }
  if (entry.variant === 'placeholder' && last?.kind === 'control') {
    const label = labelAfter(tokens, at);
    if (label === undefined) return { next: at + 1 };
    last.placeholder = label.words;
    return { next: label.next };
  }
  if (
    id === 'caption' &&
    last?.kind === 'control' &&
    ['input', 'textarea', 'select', 'slider', 'stepper', 'toggle', 'date'].includes(last.control)
  ) {
    const label = labelAfter(tokens, at);
    if (label === undefined || last.hint !== undefined) return undefined;
    last.hint = label.words;
    return { next: label.next };
  }
  if (id === 'caption' && last?.kind === 'picture' && last.caption === undefined) {
    const label = labelAfter(tokens, at);
    if (label === undefined) return undefined;
    last.caption = label.words;
    return { next: label.next };
  }
  if (items?.kind === 'table' && (id === 'table-column' || id === 'column' || id === 'columns') && mention.isPlural) {
    const collection: Collection = { node: items, takes: 'columns' };
    return { ...fill(collection, tokens, at, sentence), collection: { node: items, takes: 'rows' } };
  }
  if (items?.kind === 'table' && (id === 'table-row' || id === 'row') && mention.isPlural) {
    const collection: Collection = { node: items, takes: 'rows' };
    return { ...fill(collection, tokens, at, sentence), collection };
  }
  if (entry.makes.kind === 'table' && entry.variant !== undefined && !(id === 'table-column' && mention.isPlural))
    return { next: at + 1 };
  return undefined;
}

/** Lines and bands across a chart. */
const MARK = /(?:\bline|\bband|threshold|linie|ligne|línea|linea|linha|lijn|linje|soglia|seuil|grenze|limit)$/i;

/** "a threshold line at 6 %": where a mark without a name stands. */
function standsAt(token: Token | undefined, at: number): { words: Words; next: number } | undefined {
  const match = token?.is === 'words' ? /^(?:at|for|of|bei|à|en|a|op|på)\s+(.+?)[.]?$/.exec(token.piece.text) : null;
  if (match?.[1] === undefined || token?.is !== 'words') return undefined;
  const start = token.piece.start + token.piece.text.indexOf(match[1]);
  return { words: { text: match[1], origin: 'literal', span: { start, end: start + match[1].length } }, next: at + 2 };
}

function fill(collection: Collection, tokens: readonly Token[], at: number, sentence: Piece): { next: number } {
  const start = findEntriesStart(tokens, at, collection.takes === 'columns' ? 'options' : collection.takes);
  if (start === undefined) return { next: at + 1 };
  let end = start;
  while (
    end < tokens.length &&
    !(end > start && headsPhrase(tokens, end, start, collection.takes)) &&
    !isBreak(tokens[end], collection)
  )
    end++;
  const [first, last] = [tokens[start], tokens[end - 1]];
  if (first === undefined || last === undefined) return { next: at + 1 };
  addEntries(collection, cut(sentence, first.start, last.end), { lang: 'en' });
  return { next: end };
}

/** Columns end before the rows that follow them in the same sentence. */
const isBreak = (token: Token | undefined, { takes }: Collection): boolean =>
  takes === 'columns' && token?.is === 'sign' && ';:—'.includes(token.sign);
