import { cut } from '../../form/piece.ts';
import type { Mention } from '../../lexicon/mention.ts';
import type { Token } from '../../phrases/token.ts';
import { type EntryContext, addEntries } from '../add-entries.ts';
import { readTemplate } from '../apply-template.ts';
import { findEntriesStart, headsPhrase, leadLength } from '../entries-start.ts';
import type { Collection } from '../scope.ts';
import { setByOrder, withoutTail } from '../state-by-order.ts';
import { isProse } from './is-prose.ts';
import { namesStart } from './put-pictures.ts';
import type { Statement } from './statement.ts';
import { withoutEach } from './without-each.ts';

/** Lists of names end at a semicolon, lists of rows go on. */
const NAMES: ReadonlySet<Collection['takes']> = new Set(['options', 'controls', 'badges', 'entries']);

/** Reads what is listed behind a noun, from token `from`; → where to go on. */
export function readEntries(
  statement: Statement,
  collection: Collection,
  mention: Mention,
  at: number,
  from: number,
): number {
  const start =
    collection.takes === 'pictures'
      ? namesStart(statement.tokens, Math.max(at, from - 1))
      : findEntriesStart(statement.tokens, Math.max(at, from - 1), collection.takes, from);
  const follows = statement.tokens[from];
  const tells =
    follows?.is === 'words' && /^(?:with|each|showing|holding|mit|avec|con|com|met|z|med)\b/i.test(follows.piece.text);
  if (
    start === undefined &&
    tells &&
    collection.node.kind === 'items' &&
    (statement.hasParts || (mention.isPlural && isGeneric(statement.sentence.piece.text.slice(follows.start))))
  ) {
    readTemplates(statement, from, statement.tokens.length);
    return statement.tokens.length;
  }
  if (start === undefined) return readEntriesAside(statement, collection, from);
  const end = endOfEntries(statement, start, collection);
  const first = statement.tokens[start];
  const last = statement.tokens[end - 1];
  if (first === undefined || last === undefined || end <= start) return from;
  // What stands between the noun and its entries says what each of them has.
  readTemplates(statement, from, start);
  const lead = first.is === 'words' ? leadLength(first.piece.text) : 0;
  const { piece, state } = withoutTail(withoutEach(cut(statement.sentence.piece, first.start + lead, last.end)));
  if (statement.hasParts && end === statement.tokens.length && isProse(piece.text)) return end;
  const context: EntryContext = { count: mention.count, lang: statement.lang };
  addEntries(collection, piece, context);
  if (state !== undefined && (collection.node.kind === 'items' || collection.node.kind === 'table'))
    setByOrder(collection.node, state);
  const made = collection.into?.at(-1);
  if (collection.takes === 'controls' || collection.takes === 'badges') statement.last = made;
  if (collection.takes === 'controls') statement.many = collection;
  return end;
}

/** "with a photo, a name and one sentence": parts that each of them has, of which none is told. */
const isGeneric = (said: string): boolean =>
  !/["“„«`\d:;]/u.test(said) &&
  /^\S+\s(?:an?|one|its|their|eine?n?|une?|un[ao]?)\s/iu.test(said) &&
  !/[^.]\s\p{Lu}/u.test(said);

/** "anchors (Work, Method, Contact)": the list in brackets behind its noun. */
function readEntriesAside(statement: Statement, collection: Collection, start: number): number {
  let from = start;
  while (statement.tokens[from]?.is === 'place') from++;
  const token = statement.tokens[from];
  if (token?.is !== 'aside' || !/[,/·|]/.test(token.inner.text)) return start;
  if (collection.takes === 'items' && !listsThings(token.inner.text)) return start;
  addEntries(collection, token.inner, { lang: statement.lang });
  return start === from ? from + 1 : start;
}

/** "(Olga plot 4, Sven plot 7, Priya plot 11)": names with what is said of them, no words about the list. */
const listsThings = (inner: string): boolean => {
  const parts = inner.split(/[,;]\s+/u);
  return parts.length > 1 && parts.every((part) => /^["“„«]?[\p{Lu}\d]/u.test(part));
};

function readTemplates(statement: Statement, from: number, to: number): void {
  if (statement.items === undefined || statement.items.kind !== 'items') return;
  const tokens = statement.tokens.slice(from, to);
  if (tokens.some(({ is }) => is === 'noun')) statement.draft.addTemplates(statement.items, readTemplate(tokens));
}

/** Up to the next noun that begins a phrase of its own. */
export function endOfEntries(statement: Statement, start: number, { takes }: Collection): number {
  for (let index = start; index < statement.tokens.length; index++)
    if (headsPhrase(statement.tokens, index, start, takes) || (NAMES.has(takes) && isStop(statement.tokens[index])))
      return statement.trimConnectors(start, index);
  return statement.tokens.length;
}

const isStop = (token: Token | undefined): boolean => token?.is === 'sign' && token.sign === ';';
