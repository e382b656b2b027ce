import { guessLang } from './guess-lang.ts';
import { toLexiconLang, type LexiconLang } from './languages.ts';
import { listTokens, type Token } from './list-tokens.ts';
import { listQuotedRanges } from './quoted-ranges.ts';
import type { Span } from '../outline.ts';

/** A text made ready for matching. */
export interface ReadText {
  text: string;
  lang: LexiconLang;
  /** Words outside of quotation marks and code fences. */
  tokens: Token[];
  quoted: Span[];
}

let last: { text: string; tag: string | undefined; read: ReadText } | undefined;

/** Words of a text and their language; the last text is kept, since the finders are asked about the same one in turn. */
export const readText = (text: string, tag?: string): ReadText => {
  if (last !== undefined && last.text === text && last.tag === tag) return last.read;
  const quoted = listQuotedRanges(text);
  const all = listTokens(text);
  const tokens: Token[] = [];
  let at = 0;
  let isAfterQuote = false;
  for (const token of all) {
    while ((quoted[at]?.end ?? Infinity) <= token.start) at += 1;
    const range = quoted[at];
    if (range !== undefined && token.start >= range.start) {
      isAfterQuote = true;
      continue;
    }
    tokens.push(isAfterQuote ? { ...token, gap: 'break' } : token);
    isAfterQuote = false;
  }
  const read = { text, lang: tag === undefined ? guessLang(text, tokens) : toLexiconLang(tag), tokens, quoted };
  last = { text, tag, read };
  return read;
};
