import type { Piece } from '../form/piece.ts';
import type { Node, Words } from '../outline.ts';
import type { Token } from '../phrases/token.ts';
import { giveName } from './node-text.ts';

const VALUE =
  /\b(?:at|set to|standing at|stands at|currently|now|showing|containing|prefilled(?: with)?)\s+(?!(?:the|a|an|it|its)\b)(.+)$/i;
const ABOUT = /^(?:of|for|to|with|showing|that shows|from|about|von|mit|de|del|des|du|da|di|van|z|av)\s+/i;

/**
 * Reads the words right behind a noun that say what it is about or stands at: a chart "of the hottest sensor", a slider "for
 * rollout at 25 %", a button "to settle up". → index of the first token behind them.
 */
export function readTail(node: Node, tokens: readonly Token[], at: number, rest?: Piece): number {
  if (rest !== undefined) {
    const token: Token = { is: 'words', start: 0, end: rest.text.length, piece: rest };
    return readTail(node, [token, ...tokens.slice(at)], 0) + at - 1;
  }
  const token = tokens[at];
  const behind = tokens[at + 1];
  if (
    token?.is === 'words' &&
    behind?.is === 'quoted' &&
    FIGURED.has(node.kind) &&
    /^(?:with|showing|at|mit|avec|con|com)(?:\s+the)?$/i.test(token.piece.text)
  ) {
    giveName(node, behind.words);
    return at + 2;
  }
  if (token?.is === 'words' && (node.kind === 'chart' || node.kind === 'picture') && ABOUT.test(token.piece.text)) {
    node.about = [node.about, token.piece.text.replace(ABOUT, '')].filter((part) => part !== '').join(' ');
    return at + 1;
  }
  if (node.kind !== 'control') return at;
  if (token?.is === 'words') {
    const value = VALUE.exec(token.piece.text);
    const about = ABOUT.test(token.piece.text)
      ? token.piece.text
          .replace(ABOUT, '')
          .replace(VALUE, '')
          .replace(/^(?:the|a|an)\b\s*/i, '')
          .trim()
      : '';
    if (about !== '' && node.label === undefined && about.split(/\s+/).length <= 5)
      node.label = { text: about.charAt(0).toUpperCase() + about.slice(1).replace(/[.]$/, ''), origin: 'derived' };
    if (value?.[1] !== undefined && node.value === undefined) node.value = wordsOf(token, value[1]);
    else if (
      value === null &&
      tokens[at + 1]?.is === 'quoted' &&
      /\b(?:at|set to|currently|prefilled|containing|now|with)\s*$/i.test(token.piece.text) &&
      (HOLDS.has(node.control) || !/with\s*$/.test(token.piece.text))
    ) {
      const quoted = tokens[at + 1];
      if (quoted?.is === 'quoted') node.value = quoted.words;
      return at + 2;
    }
    if (about !== '' || value !== null) return at + 1;
    return at;
  }
  // "Field `Funeral director`: Maddox & Daughter".
  const next = tokens[at + 1];
  if (token?.is === 'sign' && token.sign === ':' && node.value === undefined && HOLDS.has(node.control)) {
    if (next?.is === 'quoted') {
      node.value = next.words;
      return at + 2;
    }
    if (next?.is === 'words') {
      node.value = wordsOf(next, next.piece.text);
      return at + 2;
    }
  }
  return at;
}

/** Kinds that show a figure in words of their own. */
const FIGURED: ReadonlySet<Node['kind']> = new Set(['chart', 'progress', 'rating']);

const HOLDS: ReadonlySet<string> = new Set([
  'input',
  'textarea',
  'select',
  'date',
  'time',
  'stepper',
  'slider',
  'search',
]);

function wordsOf(token: Extract<Token, { is: 'words' }>, words: string): Words {
  const text = words.trim().replace(/[.]$/, '');
  const start = token.piece.start + token.piece.text.indexOf(text);
  return { text, origin: 'literal', span: { start, end: start + text.length } };
}
