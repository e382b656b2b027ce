import { HEAD_FIRST } from './languages.ts';
import { isQuality } from './read-phrase-before.ts';
import type { ReadText } from './read-text.ts';

/** Quality words right after a noun, where its language puts them there: "bouton principal", "foto grande". */
export const readPhraseAfter = (
  { text, tokens, lang }: ReadText,
  from: number,
): { end?: number; modifiers: string[] } => {
  const modifiers: string[] = [];
  let end: number | undefined;
  for (let at = from; HEAD_FIRST.has(lang) && at < from + 3; at += 1) {
    const token = tokens[at];
    if (token?.gap !== 'space' || !isQuality(tokens, at, lang)) break;
    modifiers.push(text.slice(token.start, token.end));
    end = token.end;
  }
  return { ...(end === undefined ? {} : { end }), modifiers };
};
