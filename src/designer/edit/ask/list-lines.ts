import { type Token, is, isMark } from './token.ts';

interface Line {
  line: readonly Token[];
  isBullet: boolean;
}

/** Lines, with what marks an entry of a list taken off; entries numbered in one line each get their own. */
export function listLines(tokens: readonly Token[]): Line[] {
  const lines: Line[] = [];
  let line: Token[] = [];
  let isBullet = false;
  const end = (): void => {
    if (line.length > 0) lines.push({ line, isBullet });
    line = [];
    isBullet = false;
  };
  let number = 0;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) continue;
    if (isMark(token, '\n')) {
      end();
      continue;
    }
    if (line.length === 0 && token.kind === 'mark' && /^[-*•–—+·]$/.test(token.text)) {
      isBullet = true;
      continue;
    }
    // "(2) …": the bracket belongs to the number.
    const start = isMark(token, '(') && isMark(tokens[at + 2], ')') ? at + 1 : at;
    const counted = countOf(tokens[start]);
    const after = tokens[start + 1];
    const isNumbered =
      counted !== undefined &&
      (isMark(after, ')') || isMark(after, '.') || (isMark(after, ':') && line.length === 0)) &&
      (start > at || !isMark(tokens[at - 1], '(')) &&
      (line.length === 0 ||
        (counted === number + 1 &&
          countOf(tokens[start + 2]) !== counted &&
          (isMark(after, ')') ||
            line.at(-1)?.kind === 'mark' ||
            (number > 0 && /\d/.test(tokens[start]?.text ?? '')))));
    if (isNumbered && tokens[start + 2] !== undefined && !isMark(tokens[start + 2], '\n')) {
      if (line.length > 0 && isMark(line.at(-1), ',', ';')) line.pop();
      if (line.length > 0 && is(line.at(-1), 'and')) line.pop();
      end();
      isBullet = true;
      number = counted;
      at = start + 1;
      continue;
    }
    line.push(token);
  }
  end();
  return lines;
}

/** Which entry a number or a letter says: "3" and "c" the third. */
const countOf = (token: Token | undefined): number | undefined =>
  token?.kind !== 'word'
    ? undefined
    : /^[1-9]\d?$/.test(token.text)
      ? Number(token.text)
      : /^[a-h]$/.test(token.text)
        ? token.text.charCodeAt(0) - 'a'.charCodeAt(0) + 1
        : undefined;

/** Sentences of a line; a point behind an initial or within brackets ends none. */
export function splitSentences(line: readonly Token[]): Token[][] {
  const sentences: Token[][] = [];
  let sentence: Token[] = [];
  let depth = 0;
  for (const [at, token] of line.entries()) {
    if (isMark(token, '(')) depth++;
    if (isMark(token, ')')) depth = Math.max(0, depth - 1);
    const next = line[at + 1];
    const isQuotedEnd =
      token.kind === 'quote' && /[.!?]$/.test(token.text) && next?.kind === 'word' && /^\p{Lu}/u.test(next.text);
    const before = line[at - 1];
    const isShort =
      (before !== undefined && before.kind !== 'quote' && /(?:^|\s)\p{Lu}$/u.test(before.text)) ||
      (before?.kind === 'word' &&
        (/^(?:no|nr|e\.?g|i\.?e|dr|mr|mrs|ms|st|ca|approx|vs|etc|z\.?b|bzw|max|min|inkl|incl)$/i.test(before.text) ||
          (/^\d+$/.test(before.text) && next?.kind === 'word' && /^\p{L}/u.test(next.text) && at < 4)));
    const ends =
      isQuotedEnd ||
      isMark(token, ';') ||
      (isMark(token, '.', '!', '?') && !isShort) ||
      (isMark(token, '.', '!', '?') && next === undefined);
    if (ends && depth === 0) {
      if (isQuotedEnd) sentence.push(token);
      if (sentence.length > 0) sentences.push(sentence);
      sentence = [];
    } else sentence.push(token);
  }
  if (sentence.length > 0) sentences.push(sentence);
  return sentences;
}
