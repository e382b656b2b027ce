/**
 * The signs that a backslash takes the meaning from: those of Markdown, a blank at an edge, and the two separators of
 * items. An escaped sign becomes a pair of UTF-16 units from the end of the last private plane, as long as the backslash
 * and the sign were: patterns no longer see it, and every offset stays true.
 */
const ESCAPABLE = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~ —·';
const PAIR_HEAD = '\uDBFF';
const PAIR_TAIL = 0xdf00;

/** Signs that mean nothing between braces, where values of attributes stand; noncharacters stand for them there. */
const SHIELDED = '—·|()[]:`*_=-~,';
const SHIELD = 0xfdd0;

/** The text with escaped signs, and signs between braces, out of the way of every pattern. Its length is the same. */
export function maskText(text: string): string {
  return text
    .replace(/\\([!-/:-@[-`{-~ —·])/g, (_, sign: string) => {
      return PAIR_HEAD + String.fromCharCode(PAIR_TAIL + ESCAPABLE.indexOf(sign));
    })
    .replace(/\{[^{}\n]*\}/g, (group) =>
      group.replace(/[—·|()[\]:`*_~,-]|(?<= )=(?= )/g, (sign) => String.fromCharCode(SHIELD + SHIELDED.indexOf(sign))),
    );
}

/** The characters that a masked text stands for. */
export function unmaskText(masked: string): string {
  if (masked === '""') return '';
  return masked.replace(
    /([\uFDD0-\uFDEF])|\uDBFF([\uDF00-\uDF7F])|<br>|&#(\d{1,7});/g,
    (whole, shielded: string | undefined, escaped: string | undefined, code: string | undefined) => {
      if (shielded !== undefined) return SHIELDED[shielded.charCodeAt(0) - SHIELD] ?? whole;
      if (escaped !== undefined) return ESCAPABLE[escaped.charCodeAt(0) - PAIR_TAIL] ?? whole;
      if (code === undefined) return '\n';
      return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : whole;
    },
  );
}

/** Characters that have no place in a line of text, or that stand for masked ones. */
const UNWRITABLE = /(?!\n)[\p{Cc}\u2028\u2029\uFDD0-\uFDEF\u{10FF00}-\u{10FF7F}]/gu;

/**
 * Writes a text so that `unmaskText` gives it back. `structural` matches what would mean something where it is going to
 * stand; braces and backslashes are escaped everywhere.
 */
export function writeText(text: string, structural?: RegExp): string {
  if (text === '') return '""';
  if (text === '""') return '\\"\\"';
  const escaped = new Set<number>();
  const mark = (pattern: RegExp): void => {
    for (const match of text.matchAll(pattern)) {
      for (let at = match.index; at < match.index + match[0].length; at += 1) escaped.add(at);
    }
  };
  mark(/[\\{}]|<(?=br>)|&(?=#)|^ | $/g);
  if (structural) mark(structural);
  let written = '';
  for (let at = 0; at < text.length; at += 1) written += escaped.has(at) ? `\\${text[at]}` : text[at];
  return written.replace(UNWRITABLE, (sign) => `&#${sign.codePointAt(0)};`).replace(/\n/g, '<br>');
}
