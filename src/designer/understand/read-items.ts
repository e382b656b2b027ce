import type { WantedItem } from '../brief.ts';
import { isLookWord } from './look-word.ts';
import type { NounPhrase, ReadContext } from './noun-phrase.ts';
import { listQuotes, QUOTE_MARK } from './prompt-text.ts';
import { parseItem } from './read-item.ts';
import { splitList } from './split-list.ts';
import { LOOK_HEADS, TECH_WORDS } from './vocabulary/style-words.ts';
import { capitalize, foldWord, listWords, toSingular } from './word-forms.ts';

const LOOK = new Set(LOOK_HEADS);
const TECH = new Set(TECH_WORDS);
const LONGEST_ITEM_WORDS = 5;
const INTRODUCTION =
  /^(?:e\.g\.?|i\.e\.?|such as|like|for example|for instance|z\.b\.?|p\. ?ej\.?|par exemple|options?:?|including|as|:)\s*,?/i;
const LISTING_LEADS = new Set(
  'with including like such for of showing containing listing displaying labelled labeled mit avec con com met'.split(
    ' ',
  ),
);

/** Whether words name nothing to be shown: only looks, or software. */
export const isIdle = (text: string, context: ReadContext): boolean => {
  const words = listWords(text);
  const last = words.at(-1) ?? '';
  return (
    words.every((word) => isLookWord(word, context.colorWords) || TECH.has(foldWord(word))) ||
    (words.length > 1 && /^\p{Ll}/u.test(last) && LOOK.has(toSingular(foldWord(last))))
  );
};

/** Short names of a bracket, qualifier or line as items: "Basic, Pro and Team". Quoted texts come first and alone. */
export const readItems = (masked: string, context: ReadContext): WantedItem[] => {
  const quotes = listQuotes(masked, context.quotes);
  if (quotes.length > 0) return quotes.map(parseItem);
  return splitList(masked.replace(INTRODUCTION, ''), context.grammar.ands.split(' '))
    .flatMap((part) => part.split(/ [+/] |(?<=\p{L})\/(?=\p{L}{3,})/u))
    .map((part) => part.replace(/^(?:an?|the|one|some|their|your|its)\s+/i, '').trim())
    .filter((part) => part !== '' && listWords(part).length <= LONGEST_ITEM_WORDS)
    .filter((part) => !/^(?:and )?(?:more|etc|so on|others?)\.?$/i.test(part) && !isIdle(part, context))
    .map((part) => parseItem(capitalize(part)));
};

const isTechnical = (masked: string): boolean =>
  /#[\da-f]{3,8}\b|\dpx\b|=|[<>{}]|\be\.g\b\.?$/i.test(masked) ||
  listWords(masked).every((word) => TECH.has(word.toLowerCase()));

/** Names as they stand, colours too: "color options (sand, moss)". */
const readNames = (masked: string, context: ReadContext): WantedItem[] =>
  splitList(masked, context.grammar.ands.split(' ')).map((name) => ({ title: capitalize(name) }));

/** Items in the brackets of a phrase; a bracket with one unquoted remark is none. */
export const readAsideItems = (phrase: NounPhrase, context: ReadContext): WantedItem[] =>
  phrase.asides.flatMap((aside) => {
    if (isTechnical(aside)) return [];
    const items = /\bcolou?r|finish|theme|material/.test(phrase.stems.join(' '))
      ? readNames(aside, context)
      : readItems(aside, context);
    return items.length >= 2 || listQuotes(aside, context.quotes).length > 0 ? items : [];
  });

/** Items in the qualifier of something plural: "columns for name, price and status". */
export const readTailItems = (phrase: NounPhrase, context: ReadContext): WantedItem[] => {
  if (!LISTING_LEADS.has(phrase.tailLead)) return [];
  const quotes = listQuotes(phrase.tail, context.quotes);
  if (/[\uE000-\uF8FF] (?:\p{L}+ )?(?:buttons?|ctas?|links?)\b/iu.test(phrase.tail)) return [];
  if (quotes.length > 0) return quotes.map(parseItem);
  return splitList(phrase.tail, context.grammar.ands.split(' ')).length >= 2 ? readItems(phrase.tail, context) : [];
};

/** Whether a qualifier lists what each thing shows ("with fuel level and driver") rather than things with names. */
export const areAttributes = (phrase: NounPhrase): boolean =>
  !QUOTE_MARK.test(phrase.tail) && !/(?:^|,\s*|\band\s+)(?:the |an? )?\p{Lu}/u.test(phrase.tail);
