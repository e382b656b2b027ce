import { type AskLang, phrasesOf } from './sense-index.ts';
import { slipOf } from './slip-of.ts';
import type { Token } from './token.ts';
import { VERBS } from './verb-phrases.ts';

/**
 * Verbs with one letter too few, too many or two of them in the wrong order, where a wish begins: "swich off …". A letter
 * in the place of another could be another word, and is left.
 */
export function mendVerbs(tokens: readonly Token[], lang: AskLang): Token[] {
  const index = phrasesOf(lang);
  return tokens.map((token, at) => {
    const before = tokens[at - 1];
    const isFirst =
      before === undefined ||
      before.kind === 'mark' ||
      /^(?:and|please|pls|then|und|et|y|e|en|bitte)$/i.test(before.text);
    const [word, ...others] = token.words;
    if (!isFirst || token.kind !== 'word' || word === undefined || others.length > 0 || word.length < 5) return token;
    if (index.has(word)) return token;
    for (const [first, phrases] of index)
      if (
        first.length > 4 &&
        first[0] === word[0] &&
        isSlip(word, first) &&
        phrases.some(({ sense }) => sense in VERBS && sense !== 'becomes' && sense !== 'wish')
      )
        return { ...token, words: [first] };
    return token;
  });
}

function isSlip(word: string, meant: string): boolean {
  const slip = slipOf(word, meant);
  // An ending makes another form of a word, and no slip.
  return slip !== undefined && (slip.isSwap || slip.at < slip.long.length - 1);
}
