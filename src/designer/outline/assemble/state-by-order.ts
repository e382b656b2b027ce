import { cut, type Piece } from '../form/piece.ts';
import { findQualities } from '../lexicon/find-qualities.ts';
import type { Item, ItemsNode, TableNode } from '../outline.ts';

/** "…, the first one ticked": what is said of some of a list behind it. */
export interface OrderState {
  from: number;
  to: number;
  state: NonNullable<Item['state']>;
}

const TAIL =
  /[,;]?\s+(?:with\s+)?(?:the\s+)?(first|second|third|fourth|last)(?:\s+(?:one|entry|item|row|card|of (?:them|these|those|which|whom)))?(?:\s+(two|three))?\s+(?:is\s+|are\s+|of them\s+)?(\p{Ll}[\p{L} -]*)$/iu;
const AT: Readonly<Record<string, number>> = { first: 0, second: 1, third: 2, fourth: 3, last: -1 };

/** Parts a run from the state that is said of its entries at the end. */
export function withoutTail(piece: Piece): { piece: Piece; state?: OrderState } {
  const match = TAIL.exec(piece.text);
  if (match === null) return { piece };
  const [, ordinal = '', many, words = ''] = match;
  const means = findQualities(words).map((quality) => quality.means);
  const state =
    means.find((one) => one.state !== undefined)?.state ?? (means.some(({ isOn }) => isOn) ? 'selected' : undefined);
  if (state === undefined || state === 'next') return { piece };
  const from = AT[ordinal.toLowerCase()] ?? 0;
  const count = many?.toLowerCase() === 'two' ? 2 : many?.toLowerCase() === 'three' ? 3 : 1;
  return { piece: cut(piece, 0, match.index), state: { from, to: from + count, state } };
}

/** Sets the state of the entries that an ordinal names. */
export function setByOrder(node: ItemsNode | TableNode, { from, to, state }: OrderState): void {
  if (node.kind === 'items') {
    for (const item of from < 0 ? node.items.slice(-1) : node.items.slice(from, to)) item.state = state;
  } else if (state === 'selected')
    for (const row of from < 0 ? node.rows.slice(-1) : node.rows.slice(from, to)) row.state = 'selected';
}
