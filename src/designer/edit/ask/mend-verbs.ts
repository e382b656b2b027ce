import { type AskLang, phrasesOf } from './sense-index.ts';
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
  if (word.length === meant.length) {
    const at = [...word].findIndex((letter, place) => letter !== meant[place]);
    return at >= 0 && word === meant.slice(0, at) + (meant[at + 1] ?? '') + (meant[at] ?? '') + meant.slice(at + 2);
  }
  const [long, short] = word.length > meant.length ? [word, meant] : [meant, word];
  if (long.length !== short.length + 1) return false;
  const at = [...long].findIndex((letter, place) => letter !== short[place]);
  // An ending makes another form of a word, and no slip.
  return at < long.length - 1 && long.slice(0, at) + long.slice(at + 1) === short;
}
