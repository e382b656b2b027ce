import type { ElementIndex } from './element-index.ts';
import { toMention, type Mention } from './mention.ts';
import type { ReadText } from './read-text.ts';
import { toCount } from './to-count.ts';

const HAN = /\p{Script=Han}/u;
const LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u;

/** Korean particles that may follow a noun; a noun of one syllable counts only with one of them or alone. */
const PARTICLE =
  /^(?:은|는|이|가|을|를|의|에|에는|에서|로|으로|와|과|도|만|들|랑|이랑|하고|마다|까지|부터|처럼|형식|형태)*(?![\p{Script=Hangul}])/u;

const COUNT_BEFORE = {
  ja: /([一二三四五六七八九十]|\d{1,2})(?:つ|個|枚|本|列|行|件|段)?の?$/,
  ko: /(한|두|세|네|다섯|여섯|일곱|여덟|\d{1,2})\s?(?:개|장|줄|칸|가지)?의?\s?$/,
  zh: /([一二两兩三四五六七八九十]|\d{1,2})\s?(?:个|個|张|張|条|條|行|列|块|塊|枚|项|項|步|组|組|段|栏|欄)$/,
} as const;

/** Element nouns in text without spaces, by the longest word at each letter. */
export const findGluedMentions = ({ text, lang, quoted }: ReadText, index: ElementIndex): Mention[] => {
  if (lang !== 'ja' && lang !== 'ko' && lang !== 'zh') return [];
  const mentions: Mention[] = [];
  let range = 0;
  for (let at = 0; at < text.length;) {
    while ((quoted[range]?.end ?? Infinity) <= at) range += 1;
    const inside = quoted[range];
    if (inside !== undefined && at >= inside.start) {
      at = inside.end;
      continue;
    }
    const found = index.glued.get(text[at] ?? '')?.find(({ text: word }) => fits(text, at, word, lang));
    if (found === undefined) {
      at += 1;
      continue;
    }
    const end = at + found.text.length;
    const count = COUNT_BEFORE[lang].exec(text.slice(Math.max(0, at - 8), at));
    const number = count?.[1] === undefined ? undefined : toCount(count[1], lang);
    mentions.push(
      toMention(found.word, {
        start: at,
        end,
        text: found.text,
        isPlural: found.word.isPlural || (lang === 'ko' && text.startsWith('들', end)),
        phraseStart: at - (number === undefined ? 0 : (count?.[0].length ?? 0)),
        phraseEnd: end,
        modifiers: number === undefined ? [] : [count?.[1] ?? ''],
        count: number,
        qualifier: undefined,
      }),
    );
    at = end;
  }
  return mentions;
};

const fits = (text: string, at: number, word: string, lang: 'ja' | 'ko' | 'zh'): boolean => {
  if (!text.startsWith(word, at)) return false;
  const before = text[at - 1] ?? ' ';
  if (lang === 'ko' && word.length === 1) return !LETTER.test(before) && PARTICLE.test(text.slice(at + 1, at + 8));
  // A katakana word inside a longer one is another word: "リスト" in "アーティリスト".
  if (lang === 'ja' && /^[\p{Script=Katakana}ー]+$/u.test(word))
    return !/[\p{Script=Katakana}ー]/u.test(before) || word.length > 2
      ? !/ー/.test(text[at + word.length] ?? ' ')
      : false;
  // A single Han letter inside a longer word is another word: 表 in 表示.
  if (word.length === 1 && HAN.test(word)) return !HAN.test(text[at + 1] ?? ' ');
  return true;
};
