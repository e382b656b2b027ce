import { cut, type Piece } from '../form/piece.ts';
import type { Item, ItemsNode, Node } from '../outline.ts';
import { findQuoted } from '../values/quoted.ts';
import { literalWords } from './passage/literal-words.ts';

const UNDER_EACH =
  /^(?:under(?:neath)?|below|beneath|beside|next to|with|behind)\s(?:each|every)(?:\s(?:one|of (?:them|these)|\p{L}+))?,?\s[^"“„«:]{0,50}[:：]\s*(?=["“„«])|^(?:each|every one)(?:\s\p{L}+)?\s(?:has|with|gets)\s[^"“„«:]{0,50}[:：]\s*(?=["“„«])|^unter (?:jedem|jeder)\s[^"“„«:]{0,50}[:：]\s*(?=["“„«])|^sous chacune?\s[^"“„«:]{0,50}[:：]\s*(?=["“„«])|^debajo de cada un[ao]\s[^"“„«:]{0,50}[:：]\s*(?=["“„«])|^sotto ogn[iu]\p{L}*\s[^"“„«:]{0,50}[:：]\s*(?=["“„«])/iu;
const LEAST = 2;

/**
 * Gives each of the things named last the words that are told for them in their order: `Under each one short sentence:
 * "No meter.", "Up to two."`. → whether there were as many of both.
 */
export function tellUnderEach(nodes: Node[], sentence: Piece): boolean {
  const lead = UNDER_EACH.exec(sentence.text);
  if (lead === null) return false;
  const quoted = findQuoted(sentence.text).filter(({ start }) => start >= lead[0].length);
  const said = quoted.map(({ inner }) => literalWords(cut(sentence, inner.start, inner.end)));
  if (said.length < LEAST) return false;
  const list = nodes.findLast((node): node is ItemsNode => node.kind === 'items' && node.items.length === said.length);
  if (list !== undefined) {
    for (const [at, words] of said.entries()) list.items[at]?.fields.push({ words, as: 'note' });
    return true;
  }
  const texts = nodes.filter((node) => node.kind === 'text' || node.kind === 'badge').slice(-said.length);
  if (texts.length !== said.length) return false;
  const items = texts.map((node, at): Item => {
    const words = said[at];
    return { title: node.words, fields: words === undefined ? [] : [{ words, as: 'note' }], nodes: [] };
  });
  const [first] = texts;
  if (first !== undefined) nodes.splice(nodes.indexOf(first), 1, { kind: 'items', layout: 'columns', items });
  for (const node of texts.slice(1)) nodes.splice(nodes.indexOf(node), 1);
  return true;
}
