import { findQuoted } from './quoted.ts';

const CLOSING: Record<string, string> = { '(': ')', '[': ']', '{': '}', '（': '）', '【': '】' };
const BRACKET = /[()[\]{}（）【】\n]/gu;
const OPENING = new Set(['(', '[', '{', '（', '【']);
const ENDS = new Set([')', ']', '}', '）', '】']);

/** What a character stands in: nothing, quotation marks, or brackets (which may hold quotations themselves). */
export const TOP = 0;
export const QUOTED = 1;
export const BRACKETED = 2;

/**
 * For every character whether it stands at top level. Marks and brackets themselves count as inside; a bracket without
 * its partner, as in "1)" or ":(", counts as a character like any other.
 */
export function markLevels(text: string): Uint8Array {
  const levels = new Uint8Array(text.length);
  for (const { start, end } of findQuoted(text)) levels.fill(QUOTED, start, end);
  const depth = new Int32Array(text.length + 1);
  const open: number[] = [];
  let hasPairs = false;
  for (const { index: at, 0: char } of text.matchAll(BRACKET)) {
    if (levels[at] === QUOTED) continue;
    if (OPENING.has(char)) open.push(at);
    else if (char === '\n' && text.charAt(at + 1) === '\n') open.length = 0;
    else if (ENDS.has(char)) {
      const index = partnerOf(text, open, char);
      if (index === undefined) continue;
      const start = open[index] ?? 0;
      depth[start] = (depth[start] ?? 0) + 1;
      depth[at + 1] = (depth[at + 1] ?? 0) - 1;
      open.length = index;
      hasPairs = true;
    }
  }
  if (!hasPairs) return levels;
  let now = 0;
  for (let at = 0; at < text.length; at += 1) {
    now += depth[at] ?? 0;
    if (now > 0 && levels[at] === TOP) levels[at] = BRACKETED;
  }
  return levels;
}

/** Looks past a few brackets left open inside, so that they do not hide the outer pair. */
function partnerOf(text: string, open: readonly number[], closing: string): number | undefined {
  for (let index = open.length - 1; index >= Math.max(0, open.length - 4); index -= 1) {
    if (CLOSING[text.charAt(open[index] ?? 0)] === closing) return index;
  }
  return undefined;
}
