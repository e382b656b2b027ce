import { LEXICON_LANGS, type LexiconLang } from './languages.ts';
import { ALSO_ENGLISH, FUNCTION_WORDS } from './function-words.ts';
import { foldKey, type Token } from './list-tokens.ts';

const owners = new Map<string, LexiconLang[]>();

const ownersOf = (key: string): readonly LexiconLang[] => {
  if (owners.size === 0)
    for (const lang of LEXICON_LANGS)
      for (const word of (FUNCTION_WORDS[lang] ?? '').split(' ')) {
        const known = owners.get(foldKey(word));
        if (known === undefined) owners.set(foldKey(word), [lang]);
        else if (!known.includes(lang)) known.push(lang);
      }
  return owners.get(key) ?? [];
};

/** Words of interfaces that English does not share: keywords without small words are told by them. */
const ENGLISH: ReadonlySet<string> = new Set(
  'page screen button buttons form list table chart search settings name message sign login log field fields card cards header footer sidebar text picture photo home tracker planner board view day week month today next free open price opening hours'.split(
    ' ',
  ),
);

/** What an apostrophe leaves behind it ("we're"): alone it is a sign of something else ("RE-2026-0113"). */
const CONTRACTED: ReadonlySet<string> = new Set('s re ve ll m t'.split(' '));

/** Letters that few languages share; words with a capital are names, and names are at home everywhere. */
const LETTERS: readonly (readonly [lang: LexiconLang, letters: RegExp])[] = [
  ['de', /[äöüß]/u],
  ['fr', /[œèûî]/u],
  ['es', /ñ/u],
  ['pt', /[ãõ]/u],
  ['pl', /[ąćęłńśźż]/u],
  ['tr', /[ğış]/u],
  ['sv', /å/u],
];
const LOWER_WORD = /(?<![\p{L}\p{M}])\p{Ll}+/gu;
/** Less than a small word: English takes words over with their accents. */
const LETTER = 0.4;

/** How many words are read: the first ones tell. */
const READ = 400;

/**
 * The lexicon's language of a text by its script and small words; English where nothing tells. For callers that do not
 * know the prompt's language; a short passage on its own is often too short for it.
 */
export const guessLang = (text: string, tokens: readonly Token[]): LexiconLang => {
  const script = scriptOf(text.slice(0, 4000));
  if (script !== undefined) return script;
  const scores = new Map<LexiconLang, number>();
  for (const token of tokens.slice(0, READ)) {
    if (CONTRACTED.has(token.key)) continue;
    const langs = ownersOf(token.key);
    // "e-mail", "map w/ stops": single letters are signs as often as words.
    const weight = token.key.length === 1 || ALSO_ENGLISH.has(token.key) ? 0.3 : 1;
    for (const lang of langs) scores.set(lang, (scores.get(lang) ?? 0) + weight / langs.length);
    if (ENGLISH.has(token.key)) scores.set('en', (scores.get('en') ?? 0) + 0.5);
  }
  for (const [word] of text.slice(0, 4000).normalize('NFC').matchAll(LOWER_WORD))
    for (const [lang, letters] of LETTERS) if (letters.test(word)) scores.set(lang, (scores.get(lang) ?? 0) + LETTER);
  let best: LexiconLang = 'en';
  // English leads by a little: its nouns are everywhere, and so are prompts in it.
  let most = (scores.get('en') ?? 0) + 0.3;
  for (const [lang, score] of scores)
    if (score > most) {
      best = lang;
      most = score;
    }
  return best;
};

const scriptOf = (text: string): LexiconLang | undefined => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const share = (script: RegExp): number => (text.match(script)?.length ?? 0) / Math.max(1, letters);
  if (share(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) > 0.08) return 'ja';
  if (share(/\p{Script=Hangul}/gu) > 0.25) return 'ko';
  return share(/\p{Script=Han}/gu) > 0.25 ? 'zh' : undefined;
};
