import type { Span } from '../outline.ts';

const PAIRS: Record<string, string> = {
  '"': '"',
  '“': '”“"',
  '„': '“”"',
  '«': '»',
  '»': '«',
  '‹': '›',
  '‘': '’',
  '‚': '‘’',
  "'": "'",
  '`': '`',
  '「': '」',
  '『': '』',
};

/** A quotation longer than this is an unclosed mark. */
const LONGEST = 600;

/**
 * Characters between quotation marks and in code fences, the marks included. An apostrophe opens nothing: a straight or
 * curly single mark counts only after a space or bracket, and closes only before something that is no letter.
 */
export const listQuotedRanges = (text: string): Span[] => {
  const ranges: Span[] = [];
  let at = 0;
  while (at < text.length) {
    const sign = text[at] ?? '';
    const closers = PAIRS[sign];
    const end =
      closers === undefined
        ? -1
        : text.startsWith('```', at)
          ? endOfFence(text, at)
          : endOfQuote(text, at, sign, closers);
    if (end === -1) at += 1;
    else {
      ranges.push({ start: at, end });
      at = end;
    }
  }
  return ranges;
};

const endOfFence = (text: string, at: number): number => {
  const close = text.indexOf('```', at + 3);
  return close === -1 ? -1 : close + 3;
};

const endOfQuote = (text: string, at: number, sign: string, closers: string): number => {
  const isSingle = sign === "'" || sign === '‘' || sign === '‚';
  if ((isSingle || sign === '"') && /[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ')) return -1;
  if (isSingle && /\s/.test(text[at + 1] ?? ' ')) return -1;
  for (let close = at + 1; close < text.length && close - at < LONGEST; close += 1) {
    const letter = text[close] ?? '';
    if (letter === '\n') return -1;
    if (!closers.includes(letter)) continue;
    if (!isSingle) return close + 1;
    if (!/\s/.test(text[close - 1] ?? '') && !/[\p{L}\p{N}]/u.test(text[close + 1] ?? ' ')) return close + 1;
  }
  return -1;
};
