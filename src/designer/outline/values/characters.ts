const WORDY = /[\p{L}\p{N}\p{M}]/u;
const UPPER = /\p{Lu}/u;
const LOWER = /\p{Ll}/u;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** A letter, digit or accent. `''`, what lies beyond the ends of a text, is none. */
export function isWordy(char: string): boolean {
  const code = char.charCodeAt(0);
  // ASCII first: most of every prompt, and a lookup by code is many times faster than a Unicode class.
  if (code < 128) return isDigit(char) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
  return WORDY.test(char);
}

export function isDigit(char: string): boolean {
  return char >= '0' && char <= '9';
}

export function isUpper(char: string): boolean {
  return UPPER.test(char);
}

export function isLower(char: string): boolean {
  return LOWER.test(char);
}

/** Scripts that put no space between words, so that marks stand close on both sides. */
export function isCjk(char: string): boolean {
  return char.charCodeAt(0) > 0x10ff && CJK.test(char);
}

export function isSpace(char: string): boolean {
  return (
    char === ' ' ||
    char === '\n' ||
    char === '\t' ||
    char === '\r' ||
    char === '\u00a0' ||
    char === '\u202f' ||
    char === '\u2009' ||
    char === '\u3000'
  );
}
