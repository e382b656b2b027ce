import { type Piece, cut, trimEnds } from '../../form/piece.ts';
import type { Item, Node } from '../../outline.ts';
import { splitCells } from '../../values/cells.ts';
import { toListed } from '../../values/item.ts';
import { splitSentences } from '../../phrases/split-sentences.ts';
import { isMarkedFact } from '../../phrases/marked-facts.ts';
import { toItem as toListItem } from '../to-item.ts';
import { literalWords } from './literal-words.ts';
import { listFacts } from '../list-facts.ts';
import { TELLS_FIRST, TELLS_LATER } from '../tell-by-order.ts';
import type { PageDraft } from '../page-draft.ts';
import type { Owner } from '../scope.ts';

/** A thing's name and number or its name alone, then a colon: "Chair 1: …", "Bay 12: …". */
const LEAD = /^((\p{Lu}\p{L}*)\s?(?:no\.?\s?|#)?\d{1,4}\p{L}?)\s?[:：–—]\s/u;

/** "Saturn, 20:10.", "The Bunk Barn, €14.": a name and one figure, a sentence long. */
const NAME_AND_FIGURE = /^\p{Lu}[^\d,.:;!?"“„]{1,40}, [^\d,.:;]{0,12}\d[^,;]{0,16}?\.?$/u;

/** "1854 Steam drives the wheel.": a year and what happened, a sentence long. */
const YEAR = /(?:^|[:：]\s)(1[5-9]\d\d|20\d\d)\s(?=\p{Lu}\p{L}+\s\p{L})[^,;:]{6,80}\.$/u;

/**
 * Joins sentences that tell one thing each in one form, "Chair 1: R.K., running. Chair 2: T.A., done.", so that they
 * are read as one list; all other sentences stay as they are.
 */
export function joinSeries(sentences: readonly Piece[], source: Piece): Piece[] {
  const joined: Piece[] = [];
  for (let at = 0; at < sentences.length; at++) {
    const first = sentences[at];
    if (first === undefined) break;
    const kind = kindOf(first);
    const others = sentences.slice(at + 1);
    const next = others.findIndex((sentence) => kind === undefined || kindOf(sentence) !== kind);
    const end = next === -1 ? sentences.length : at + 1 + next;
    const last = sentences[end - 1] ?? first;
    joined.push(
      end - at < 2 ? first : cut(source, first.start - source.start, last.start + last.text.length - source.start),
    );
    at = end - 1;
  }
  return joined;
}

function kindOf(sentence: Piece | undefined): string | undefined {
  if (sentence === undefined) return undefined;
  if (TELLS_FIRST.test(sentence.text) || TELLS_LATER.test(sentence.text)) return ORDERED;
  if (YEAR.test(sentence.text)) return DATED;
  if (NAME_AND_FIGURE.test(sentence.text)) return PAIRED;
  return LEAD.exec(sentence.text)?.[2] ?? (isMarkedFact(sentence.text) ? MARKED : undefined);
}

/** Stands for the kind of sentences that are a name and a figure each, or a label with a value. */
const PAIRED = '';
const MARKED = ':';
const DATED = '#';
const ORDERED = '1';

/** Reads a series into the list that is open, or into a list of its own; false where a sentence is none. */
export function readSeries(draft: PageDraft, sentence: Piece, owner: Owner): Owner | undefined {
  const facts = splitSentences(sentence);
  if (facts.length > 1 && facts.every((fact) => isMarkedFact(fact.text))) return addFacts(draft, facts, owner);
  if (facts.length > 1 && facts.every((fact) => YEAR.test(fact.text))) return addYears(draft, facts, owner);
  const rows = splitSeries(sentence);
  if (rows.length < 2) return undefined;
  const items = rows.flatMap((row) => toItem(row) ?? []);
  const list = listOf(owner);
  if (list !== undefined) {
    list.items.push(...items);
    return owner;
  }
  const scope = owner.scope.rank === 0 && draft.last === undefined ? draft.openSection(owner.scope, {}) : owner.scope;
  const nodes = scope.rank === 0 ? (draft.last?.nodes ?? scope.nodes) : scope.nodes;
  const plan = nodes.findLastIndex((node) => node.kind === 'grid' && node.cells.length === 0);
  const found = nodes[plan];
  const made: Extract<Node, { kind: 'items' }> = {
    kind: 'items',
    layout: found === undefined ? 'rows' : 'grid',
    items,
    ...(found?.kind === 'grid' && found.columns > 0 ? { columns: found.columns } : {}),
  };
  if (found === undefined) nodes.push(made);
  else nodes.splice(plan, 1, made);
  return { ...owner, items: made };
}

/** "Name: Berta. Hub height: 99 m.": facts, a sentence each. */
function addFacts(draft: PageDraft, facts: readonly Piece[], owner: Owner): Owner {
  const scope = owner.scope.rank === 0 ? draft.openSection(owner.scope, {}) : owner.scope;
  scope.nodes.push({ kind: 'facts', layout: 'list', facts: facts.flatMap((fact) => listFacts(trimEnds(fact, '.'))) });
  return { ...owner, scope };
}

/** "1790 Silas rents a field. 1854 Steam drives the wheel.": moments on a line of time. */
function addYears(draft: PageDraft, told: readonly Piece[], owner: Owner): Owner {
  const scope = owner.scope.rank === 0 ? draft.openSection(owner.scope, {}) : owner.scope;
  const items = told.flatMap((piece): Item[] => {
    const match = YEAR.exec(piece.text);
    if (match?.[1] === undefined) return [];
    const at = piece.text.indexOf(match[1], match.index);
    const year = cut(piece, at, at + 4);
    return [
      {
        title: literalWords(cut(piece, at + 5)),
        fields: [{ words: literalWords(year), as: 'meta' }],
        nodes: [],
      },
    ];
  });
  scope.nodes.push({ kind: 'items', layout: 'timeline', items });
  return { ...owner, scope };
}

/** The list that waits for its things. */
function listOf({ items, collection }: Owner): Extract<Node, { kind: 'items' }> | undefined {
  if (collection?.node.kind === 'items') return collection.node;
  return items?.kind === 'items' && items.items.length === 0 ? items : undefined;
}

function splitSeries(piece: Piece): Piece[] {
  const kind = kindOf(piece);
  if (kind === undefined || kind === MARKED || kind === DATED || kind === ORDERED) return splitPairs(piece);
  const starts = [...piece.text.matchAll(new RegExp(`(?:^|[.;!?]\\s+)(?=${kind}\\s?(?:no\\.?\\s?|#)?\\d)`, 'gu'))].map(
    (match) => match.index + match[0].length,
  );
  return starts.map((start, at) => trimEnds(cut(piece, start, starts[at + 1] ?? piece.text.length), ';'));
}

function splitPairs(piece: Piece): Piece[] {
  const rows = splitSentences(piece);
  return rows.length > 1 && rows.every(({ text }) => NAME_AND_FIGURE.test(text)) ? rows : [];
}

function toItem(row: Piece): Item | undefined {
  const lead = LEAD.exec(row.text);
  const name = lead?.[1];
  if (lead === null || name === undefined)
    return NAME_AND_FIGURE.test(row.text) ? toListItem(withoutStop(row)) : undefined;
  const told = withoutStop(cut(row, lead[0].length));
  const title = { text: name, origin: 'literal' as const, span: { start: row.start, end: row.start + name.length } };
  const item = toListed([{ ...title, isQuoted: true }, ...splitCells(told.text, told.start)]);
  return item === undefined ? undefined : { ...item, title };
}

/** Without the sentence's stop; one that ends an initial stays. */
const withoutStop = (piece: Piece): Piece =>
  /(?:^|[\s.])\p{Lu}\.$/u.test(piece.text) ? piece : cut(piece, 0, piece.text.replace(/[.;]\s*$/, '').length);
