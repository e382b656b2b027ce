import { parseColor } from './parse-color.ts';
import { findQuotedTexts } from './quoted-texts.ts';

/**
 * A prompt made ready for reading. Every quoted text is one private-use character in `text`, `lines` and their sentences,
 * so that no comma, stop or word inside it can be mistaken for the prompt's own.
 */
export interface PromptText {
  text: string;
  /** Quoted texts by the offset of their mark from MARK_BASE. */
  quotes: readonly string[];
  lines: readonly PromptLine[];
}

export interface PromptLine {
  /** A bullet or a number stands before it. */
  isEntry: boolean;
  /** A heading of Markdown, or a line that only announces the next ones: "Sections:". */
  isHeading: boolean;
  sentences: readonly string[];
}

const MARK_BASE = 0xe000;
const MOST_QUOTES = 0x1000;

/** One mark that stands for a quoted text. */
export const QUOTE_MARK = /[\uE000-\uF8FF]/u;
export const QUOTE_MARKS = /[\uE000-\uF8FF]/gu;

/** Quoted texts whose marks stand in a piece of masked text, in order. */
export const listQuotes = (masked: string, quotes: readonly string[]): string[] =>
  [...masked.matchAll(QUOTE_MARKS)].map((mark) => quotes[mark[0].charCodeAt(0) - MARK_BASE] ?? '');

/** The masked text with its quoted texts put back, without marks. */
export const unmask = (masked: string, quotes: readonly string[]): string =>
  masked.replaceAll(QUOTE_MARKS, (mark) => quotes[mark.charCodeAt(0) - MARK_BASE] ?? '');

const maskQuotes = (prompt: string): { text: string; quotes: string[] } => {
  const quotes: string[] = [];
  let text = '';
  let from = 0;
  for (const quote of findQuotedTexts(prompt).slice(0, MOST_QUOTES)) {
    text += prompt.slice(from, quote.start) + String.fromCharCode(MARK_BASE + quotes.length);
    // A sentence that ends inside its last quote ends there for the reader too.
    const endsSentence = /[.!?]$/.test(quote.text) && /^\s+\p{Lu}/u.test(prompt.slice(quote.end, quote.end + 3));
    if (endsSentence) text += '.';
    quotes.push(quote.text);
    from = quote.end;
  }
  return { text: text + prompt.slice(from), quotes };
};

/** Lists that lost their line breaks: " - Row 1: … - Row 2: …" and "1. … 2. …". */
const restoreLines = (text: string): string => {
  const bulleted = text
    .replaceAll(/\s+\*\*(?=\d[.)] )/g, '\n')
    .replaceAll(/(?<=[.:;)*\uE000-\uF8FF]) +[-•*] +(?=[\p{Lu}\uE000-\uF8FF"'])/gu, '\n- ');
  const numbers = bulleted.match(/(?:^|\s)\(?\d[.)] +(?=\*{0,2}[\p{Lu}\uE000-\uF8FF])/gu)?.length ?? 0;
  return numbers < 2
    ? bulleted
    : bulleted.replaceAll(/(?<=^|[\s.:;])(\(?\d[.)]) +(?=\*{0,2}[\p{Lu}\uE000-\uF8FF])/gu, '\n$1 ');
};

const ABBREVIATIONS = /\b(?:e\.g|i\.e|vs|etc|approx|incl|min|max|no|dr|mr|mrs|ms|st|z\.b|bzw|ca|p\.ej|ej)\.$/i;

const splitSentences = (line: string): string[] => {
  const sentences: string[] = [];
  let from = 0;
  for (const stop of line.matchAll(/[.!?…]+["'”’)]*(?=\s)|[。！？]/gu)) {
    const end = stop.index + stop[0].length;
    const next = line.slice(end).trimStart();
    if (ABBREVIATIONS.test(line.slice(from, stop.index + 1))) continue;
    if (
      /^\p{Ll}/u.test(next) &&
      !/[。！？]/u.test(stop[0]) &&
      !/^(?:and|then|also|it|add|include|with|below|at)\b/.test(next)
    )
      continue;
    sentences.push(line.slice(from, end).trim());
    from = end;
  }
  sentences.push(line.slice(from).trim());
  return sentences.filter((sentence) => /[\p{L}\p{N}\uE000-\uF8FF]/u.test(sentence));
};

const BULLET = /^\s*(?:[-*•–‣◦▪]|\(?\d{1,2}[.)]|[a-z]\)|\[[ x]?\])\s+/iu;

const parseLine = (line: string): PromptLine => {
  const isEntry = BULLET.test(line);
  const bare = line
    .replace(BULLET, '')
    .replace(/^#+\s*/, '')
    .replaceAll(/\*\*|__|`/g, '')
    .trim();
  const isHeading = /^#+\s/.test(line) || (/[:：]$/.test(bare) && bare.length < 60 && !/[.,;]/.test(bare));
  return { isEntry, isHeading, sentences: splitSentences(bare) };
};

/** Reads a prompt into lines and sentences with its quoted texts masked; `correct` mends everything but them. */
export const preparePrompt = (prompt: string, correct: (text: string) => string = (text) => text): PromptText => {
  const clean = prompt
    .replaceAll('\r\n', '\n')
    // Brackets and commas of a colour are no list.
    .replaceAll(/\b(?:rgb|hsl)a?\([^)]{3,40}\)/gi, (color) => parseColor(color) ?? color)
    .replaceAll(/<(script|style)\b[^>]*>[^<]*<\/\1\s*>|<\/?[a-z][^<>]{0,200}>/gi, ' ')
    .replaceAll(/[\u00a0\t]+/g, ' ')
    .replaceAll(/\bw\/o\b/g, 'without')
    .replaceAll(/\bw\/(?=\s)/g, 'with')
    .replaceAll(/\bsomething like [\p{Lu}\w.]+(?: but)?(?= for\b)/giu, 'an app');
  const masked = maskQuotes(clean);
  const text = correct(masked.text);
  const { quotes } = masked;
  const lines = restoreLines(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parseLine)
    .filter((line) => line.sentences.length > 0);
  return { text, quotes, lines };
};
