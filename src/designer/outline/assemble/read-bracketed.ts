import { cut, type Piece } from '../form/piece.ts';
import { findMentions } from '../lexicon/find-mentions.ts';
import type { Node } from '../outline.ts';
import { readAside } from './apply-aside.ts';
import { control } from './make-node.ts';
import { literalWords } from './passage/literal-words.ts';

/**
 * Buttons as they are drawn in signs, "[Create work order] primary, [Edit], [Archive]", perhaps behind "Actions:"; nothing where
 * brackets hold something else or other words stand between them.
 */
export function readBracketed({ text, start }: Piece, lang: string): Node[] | undefined {
  const lead = /^\p{Lu}[\p{L} ]{2,30}[:：]\s*/u.exec(text)?.[0] ?? '';
  if (
    findMentions(lead, lang).some(
      ({ makes }) => makes.kind === 'frame' || (makes.kind === 'control' && makes.control !== 'button'),
    )
  )
    return undefined;
  const nodes: Node[] = [];
  let at = lead.length;
  while (at < text.length) {
    const match = BUTTON.exec(text.slice(at));
    const [whole = '', name = '', said = ''] = match ?? [];
    const { rank, isDisabled } = said === '' ? {} : readAside({ text: said, start: start + at });
    if (match === null || (said !== '' && rank === undefined && isDisabled !== true)) return undefined;
    const from = at + whole.indexOf(name);
    const label = literalWords(cut({ text, start }, from, from + name.length));
    nodes.push(control('button', { label, ...(rank && { rank }), ...(isDisabled && { isDisabled }) }));
    at += whole.length;
  }
  return nodes.length > 0 ? nodes : undefined;
}

/** A name in square brackets, a rank perhaps behind it or in round ones, and what parts it from the next. */
const BUTTON =
  /^\[\s*(\p{Lu}[^[\]()|:]{0,38}?)\s*\](?!\()\s*\(?((?:\p{Ll}+[ -]?){0,3})\)?\s*(?:[,;/|·+]\s*(?:and\s+)?|and\s+|(?=\[)|\.?$)/u;
