import { type AskLang, phrasesOf } from './sense-index.ts';
import { slipOf } from './slip-of.ts';
import type { Token } from './token.ts';
import { VERBS } from './verb-phrases.ts';

/**
 * Verbs with one letter too few, too many or two of them in the wrong order, where a wish begins: "swich off …". A letter
 * in the place of another could be another word, and is left.
 */
export function mendVerbs(tokens: readonly Token[], lang: AskLang, known: ReadonlySet<string>): Token[] {
  const index = phrasesOf(lang);
  return tokens.map((given, at) => {
    const token = known.size > 0 ? mendWithin(given, index, known) : given;
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

/** "Befor", "insted of", "shoud be": a letter that is missing, or two changed about, in a word that the page does not have. */
function mendWithin(token: Token, index: ReturnType<typeof phrasesOf>, known: ReadonlySet<string>): Token {
  const [word, ...others] = token.words;
  if (token.kind !== 'word' || word === undefined || others.length > 0 || word.length < 4) return token;
  if (!/^\p{L}+$/u.test(word) || index.has(word) || known.has(word)) return token;
  for (const first of index.keys()) {
    if (first.length < 5 || first[0] !== word[0]) continue;
    const slip = slipOf(word, first);
    if (slip !== undefined && (slip.isSwap || (slip.long === first && slip.at > 0 && slip.at < first.length - 1)))
      return { ...token, words: [first] };
  }
  return token;
}
