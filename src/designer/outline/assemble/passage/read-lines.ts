import type { Passage } from '../../form/passage.ts';
import { cut, type Piece, trimEnds } from '../../form/piece.ts';
import type { Fact, Node } from '../../outline.ts';
import { literalWords } from './literal-words.ts';
import { toItem } from '../to-item.ts';
import { listFacts } from '../list-facts.ts';
import type { PageDraft } from '../page-draft.ts';
import { beginsWithMoment, endOfFacts, endOfRows, endOfSums } from '../passage-runs.ts';
import { readRanked } from '../read-ranked.ts';
import type { Collection, Owner } from '../scope.ts';

/** What takes lines of any form as its entries. */
const HOLDS_LINES: ReadonlySet<Collection['takes']> = new Set([
  'rows',
  'items',
  'cells',
  'facts',
  'steps',
  'points',
  'cards',
  'controls',
  'texts',
]);

/** Lines that are things or facts by their form alone, from `at` on; → the index behind them. */
export function readLines(draft: PageDraft, passages: readonly Passage[], at: number, open: Owner): number {
  const { lang } = draft.outline;
  const sums = endOfSums(passages, at);
  if (sums > at && open.scope.bar === undefined) {
    const facts = passages.slice(at, sums).flatMap(({ said }) => sumOf(bare(said)) ?? []);
    if (facts.length === sums - at) {
      const { nodes } = open.scope.rank === 0 ? draft.openSection(open.scope, {}) : open.scope;
      nodes.push({ kind: 'facts', layout: 'sums', facts });
      return sums;
    }
  }
  if (open.scope.bar !== undefined || (open.collection !== undefined && HOLDS_LINES.has(open.collection.takes)))
    return at;
  const rows = endOfRows(passages, at, lang);
  const end = rows > at ? rows : endOfFacts(passages, at, lang);
  if (end === at) return at;
  const run = passages.slice(at, end);
  // "Secondary: Back" over "Primary: Next": buttons, however much they look like labels with values.
  if (run.some(({ said }) => readRanked(said) !== undefined)) return at;
  const { nodes } = open.scope.rank === 0 ? draft.openSection(open.scope, {}) : open.scope;
  if (rows > at) {
    const isTimed = run.every(({ said }) => beginsWithMoment(said.text));
    const items: Extract<Node, { kind: 'items' }> = {
      kind: 'items',
      layout: isTimed ? 'timeline' : 'rows',
      items: run.flatMap(({ said }) => toItem(said) ?? []),
    };
    const announced =
      open.items?.kind === 'items' && open.items.items.length === 0 && nodes.includes(open.items)
        ? open.items
        : undefined;
    if (announced !== undefined) announced.items.push(...items.items);
    else nodes.push((open.items = items));
  } else nodes.push({ kind: 'facts', layout: 'list', facts: run.flatMap(({ said }) => listFacts(said)) });
  return end;
}

/** "Delivery €6.00": what is paid for, and how much. */
function sumOf(said: Piece): Fact | undefined {
  const at = /\s*[:：]?\s+(?=[−-]?(?:[$€£¥]|(?:CHF|USD|EUR|GBP)\s|\d)[^$€£¥\p{L}]*(?:[$€£¥]|\p{L}{2,3})?$)/u.exec(
    said.text,
  );
  return at === null
    ? undefined
    : { label: literalWords(cut(said, 0, at.index)), value: literalWords(cut(said, at.index + at[0].length)) };
}

/** A line without marks of emphasis; those in its middle become spaces. */
const bare = (said: Piece): Piece => trimEnds({ ...said, text: said.text.replaceAll(/[*_]/gu, ' ') }, '. ');
