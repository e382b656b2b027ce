/** A word of a text with what stands between it and the word before. */
export interface Token {
  /** Lower case, without accents, so that "Cabecera", "cabecera" and "boton" for "botón" are found alike. */
  key: string;
  start: number;
  end: number;
  gap: 'start' | 'space' | 'hyphen' | 'apostrophe' | 'slash' | 'bracket' | 'break';
  isNumber: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const PLAIN = /^[a-z0-9]+$/;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Words in order; a run of Chinese, Japanese or Korean letters is one token. */
export const listTokens = (text: string): Token[] => {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const word = match[0];
    tokens.push({
      key: foldKey(word),
      start: match.index,
      end: match.index + word.length,
      gap: end === 0 && tokens.length === 0 ? 'start' : toGap(text, end, match.index),
      isNumber: /^\d+$/.test(word),
    });
    end = match.index + word.length;
  }
  return tokens;
};

/** Lower case without accents; letters of scripts that need theirs stay whole. */
export const foldKey = (word: string): string => {
  const lower = word.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  if (CJK.test(lower)) return lower.normalize('NFC');
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll('ø', 'o')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
};

const toGap = (text: string, from: number, to: number): Token['gap'] => {
  if (to - from === 1) {
    const sign = text[from];
    if (sign === ' ' || sign === '\u00a0' || sign === '\t') return 'space';
    if (sign === '-' || sign === '‐' || sign === '‑') return 'hyphen';
    if (sign === "'" || sign === '’') return 'apostrophe';
    if (sign === '/') return 'slash';
    return 'break';
  }
  const between = text.slice(from, to);
  if (/^[ \t\u00a0]+$/.test(between)) return 'space';
  return /^ ?\/ ?$/.test(between) ? 'slash' : /^ ?[([]$/.test(between) ? 'bracket' : 'break';
};
