import { type Token, isMark } from './token.ts';

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
    const next = tokens[at + 1];
    if (token === undefined) continue;
    if (isMark(token, '\n')) {
      end();
      continue;
    }
    if (line.length === 0 && token.kind === 'mark' && /^[-*•–—+·]$/.test(token.text)) {
      isBullet = true;
      continue;
    }
    const counted = Number(/^\d{1,2}$/.exec(token.text)?.[0] ?? Number.NaN);
    const isNumbered =
      token.kind === 'word' &&
      (isMark(next, ')') || isMark(next, '.')) &&
      (line.length === 0
        ? counted >= 1 || /^[a-z]$/.test(token.text)
        : counted === number + 1 && (isMark(next, ')') || line.at(-1)?.kind === 'mark')) &&
      !isMark(tokens[at - 1], '(');
    if (isNumbered && tokens[at + 2] !== undefined && !isMark(tokens[at + 2], '\n')) {
      if (line.length > 0 && isMark(line.at(-1), ',', ';')) line.pop();
      end();
      isBullet = true;
      number = counted;
      at++;
      continue;
    }
    line.push(token);
  }
  end();
  return lines;
}

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
