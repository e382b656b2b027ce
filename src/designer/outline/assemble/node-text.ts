import type { Node, Words } from '../outline.ts';

/** Gives a node its name, wherever its kind keeps it; whether there was room for one. */
export function giveName(node: Node, words: Words): boolean {
  switch (node.kind) {
    case 'control':
      return setOnce(node, 'label', words);
    case 'section':
      return setOnce(node, 'heading', words);
    case 'text':
      if (node.words.text !== '') return false;
      node.words = words;
      return true;
    case 'badge':
    case 'message':
      if (node.words.text !== '') return false;
      node.words = words;
      return true;
    case 'table':
      return setOnce(node, 'caption', words);
    case 'chart':
      if (FIGURED.has(node.chart) && /\d/.test(words.text)) return setOnce(node, 'figure', words);
      return setOnce(node, 'title', words);
    case 'picture':
      return setOnce(node, 'caption', words);
    case 'progress':
      return setOnce(node, 'label', words) || setOnce(node, 'value', words);
    case 'rating':
      return setOnce(node, 'value', words);
    case 'icon':
      return setOnce(node, 'label', words);
    case 'code':
      node.lines.push(words);
      return true;
    case 'facts':
    case 'items':
    case 'steps':
    case 'schedule':
    case 'grid':
      return false;
  }
}

/** Charts whose name is a figure in their middle: a ring that says "0:45". */
const FIGURED: ReadonlySet<string> = new Set(['ring', 'gauge', 'donut', 'sparkline']);

function setOnce<K extends string>(holder: { [P in K]?: Words }, key: K, words: Words): boolean {
  if (holder[key] !== undefined) return false;
  holder[key] = words;
  return true;
}
