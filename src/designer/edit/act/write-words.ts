import type { Element, Text } from 'hast';
import { createText, isElement } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import { elementsIn } from '../screen-tree.ts';

interface Piece {
  text: string;
  node: Text;
}

/** Texts in an element with what holds them; drawings are left out. */
function textsIn(element: Element): Text[] {
  return element.children.flatMap((child): Text[] =>
    child.type === 'text'
      ? child.value.trim() === ''
        ? []
        : [child]
      : isElement(child) && child.tagName !== 'svg'
        ? textsIn(child)
        : [],
  );
}

/** Gives one text new words; the white space around them stays. */
export function writeText(node: Text, words: string): void {
  const [, before = '', after = ''] = /^(\s*)[\s\S]*?(\s*)$/.exec(node.value) ?? [];
  node.value = `${before}${words}${after}`;
}

/**
 * Gives an element new words. Where it shows them in pieces, a figure and its unit or two lines, each piece gets what
 * stands in its place, and pieces that nothing is left for go.
 */
export function writeWords(element: Element, words: string): void {
  const nodes = textsIn(element);
  const [first, ...others] = nodes;
  if (first === undefined) {
    element.children = [...element.children, createText(words)];
    return;
  }
  if (others.length === 0) {
    writeText(first, words);
    return;
  }
  const tokens = words.match(/[+\-−~]?\d[\d.,:]*|[^\d\s]+(?:\s+[^\d\s]+)*|\S+/g) ?? [];
  if (
    tokens.length === nodes.length &&
    nodes.some(({ value }) => /\d/.test(value)) &&
    tokens.every((token, index) => /\d/.test(token) === /\d/.test(nodes[index]?.value ?? ''))
  ) {
    for (const [index, node] of nodes.entries()) writeText(node, tokens[index] ?? '');
    return;
  }
  // A figure alone keeps its unit.
  const figures = nodes.filter(({ value }) => /\d/.test(value));
  const [figure] = figures;
  if (
    tokens.length === 1 &&
    figures.length === 1 &&
    figure !== undefined &&
    /\d/.test(words) &&
    /^\S{1,8}$/.test(nodes.find((one) => one !== figure)?.value.trim() ?? '')
  ) {
    const unit = nodes
      .filter((one) => one !== figure)
      .map(({ value }) => value.trim())
      .join('');
    writeText(figure, words.endsWith(unit) ? words.slice(0, -unit.length) : words);
    return;
  }
  align(element, nodes, words);
}

/** Keeps each word that stays in its piece and gives new ones to the piece of what they stand for. */
function align(element: Element, nodes: readonly Text[], words: string): void {
  const old: Piece[] = nodes.flatMap((node) => (node.value.match(/\S+/g) ?? []).map((text) => ({ text, node })));
  const fresh = words.match(/\S+/g) ?? [];
  const kept = longestCommon(
    old.map(({ text }) => text),
    fresh,
  );
  const written = new Map<Text, string[]>(nodes.map((node) => [node, []]));
  const [first] = nodes;
  let at = 0;
  let current = first;
  for (const [index, word] of fresh.entries()) {
    const match = kept.get(index);
    if (match !== undefined) {
      current = old[match]?.node ?? current;
      at = match + 1;
    } else {
      const next = [...kept].find(([to]) => to > index)?.[1] ?? old.length;
      if (at < next) {
        current = old[at]?.node ?? current;
        at++;
      }
    }
    if (current !== undefined) written.get(current)?.push(word);
  }
  for (const [node, its] of written) writeText(node, its.join(' '));
  dropEmpty(element);
}

/** Where each word of `other` that stays stands in `one`. */
function longestCommon(one: readonly string[], other: readonly string[]): Map<number, number> {
  const lengths = Array.from({ length: one.length + 1 }, () => Array.from({ length: other.length + 1 }, () => 0));
  for (let a = one.length - 1; a >= 0; a--)
    for (let b = other.length - 1; b >= 0; b--) {
      const row = lengths[a];
      if (row !== undefined)
        row[b] =
          one[a] === other[b]
            ? (lengths[a + 1]?.[b + 1] ?? 0) + 1
            : Math.max(lengths[a + 1]?.[b] ?? 0, row[b + 1] ?? 0);
    }
  const kept = new Map<number, number>();
  for (let a = 0, b = 0; a < one.length && b < other.length;) {
    if (one[a] === other[b]) {
      kept.set(b, a);
      a++;
      b++;
    } else if ((lengths[a + 1]?.[b] ?? 0) >= (lengths[a]?.[b + 1] ?? 0)) a++;
    else b++;
  }
  return kept;
}

/** Pieces and line breaks that nothing stands in any more. */
function dropEmpty(element: Element): void {
  for (const child of elementsIn(element)) if (child.tagName !== 'svg') dropEmpty(child);
  const isEmpty = (child: Element): boolean =>
    ['span', 'b', 'strong', 'em', 'small', 'i', 'time'].includes(child.tagName) &&
    readableText(child) === '' &&
    elementsIn(child).length === 0;
  element.children = element.children.filter((child) => !isElement(child) || !isEmpty(child));
  const last = element.children.findLast(
    (child) => isElement(child) || (child.type === 'text' && child.value.trim() !== ''),
  );
  if (last !== undefined && isElement(last) && last.tagName === 'br')
    element.children = element.children.filter((child) => child !== last);
}
