import { COMPONENT_NAMES } from './vocabulary/component-names.ts';

export interface QuotedText {
  /** The words between the marks, trimmed. */
  text: string;
  /** Offsets in the prompt, marks included; a plural ending after the closing mark (`'Card's`) counts as part of it. */
  start: number;
  end: number;
}

const CLOSING_MARKS: Readonly<Record<string, string>> = {
  '“': '”“',
  '„': '“”',
  '«': '»',
  '‹': '›',
  '「': '」',
  '『': '』',
  '《': '》',
  '"': '"',
};

const LONGEST_QUOTE = 400;
const LONGEST_SINGLE_QUOTE = 160;

const COMPONENT = new RegExp(`^(?:${COMPONENT_NAMES})$`);

const isLetterOrDigit = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

const startsSingleQuote = (prompt: string, at: number): boolean => {
  if (isLetterOrDigit(prompt[at - 1])) return false;
  const rest = prompt.slice(at + 1, at + 6);
  return /^\S/.test(rest) && !/^\d0s\b/.test(rest) && !/^(?:n|tis|em)\b/.test(rest);
};

/**
 * Where a single-quoted text ends. A mark inside a word is an apostrophe; a mark before a lone plural ending closes
 * only the names of components, as in `two 'Button's`.
 */
const findSingleQuoteEnd = (prompt: string, at: number): number | undefined => {
  for (let index = at + 1; index < prompt.length && index - at <= LONGEST_SINGLE_QUOTE; index++) {
    const character = prompt[index];
    if (character === '\n' && prompt[index + 1] === '\n') return undefined;
    if (character !== "'" && character !== '’') continue;
    if (/\s/.test(prompt[index - 1] ?? '')) continue;
    if (!isLetterOrDigit(prompt[index + 1])) return index;
    const isPlural = /^(?:s|es)(?![\p{L}\p{N}])/u.test(prompt.slice(index + 1, index + 4));
    if (isPlural && COMPONENT.test(prompt.slice(at + 1, index))) return index;
  }
  return undefined;
};

const findQuoteEnd = (prompt: string, at: number): number | undefined => {
  const mark = prompt[at] ?? '';
  if (mark === "'" || mark === '‘' || mark === '‚') {
    if (mark === '‚') {
      const end = prompt.slice(at, at + LONGEST_QUOTE).search(/[‘’]/);
      return end < 0 ? undefined : at + end;
    }
    return startsSingleQuote(prompt, at) ? findSingleQuoteEnd(prompt, at) : undefined;
  }
  const closing = CLOSING_MARKS[mark];
  if (closing === undefined) return undefined;
  // A straight mark after a digit is an inch sign, unless another mark closed just before.
  if (mark === '"' && /\d/.test(prompt[at - 1] ?? '')) return undefined;
  for (let index = at + 1; index < prompt.length && index - at <= LONGEST_QUOTE; index++) {
    const character = prompt[index] ?? '';
    if (closing.includes(character) && prompt[index - 1] !== '\\') return index;
    if (character === '\n' && prompt[index + 1] === '\n') return undefined;
  }
  return undefined;
};

/** Texts set in quotation marks of any style, in order. Apostrophes, decades and inch signs are not taken for marks. */
export const findQuotedTexts = (prompt: string): QuotedText[] => {
  const found: QuotedText[] = [];
  for (let at = 0; at < prompt.length; at++) {
    const end = findQuoteEnd(prompt, at);
    if (end === undefined) continue;
    const text = prompt
      .slice(at + 1, end)
      .replaceAll(/\\(["'])/g, '$1')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const plural = /^(?:s|es)(?![\p{L}\p{N}])/u.exec(prompt.slice(end + 1, end + 4))?.[0] ?? '';
    const past = end + 1 + (prompt[at] === "'" ? plural.length : 0);
    if (text !== '') found.push({ text, start: at, end: past });
    at = past - 1;
  }
  return found;
};
