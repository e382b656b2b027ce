import { findListed } from '../../knowledge/nouns/find-noun.ts';
import type { NounKnowledge } from '../../knowledge/nouns/noun-knowledge.ts';
import type { LexiconLang } from '../../outline/lexicon/languages.ts';
import { capitalise } from '../../capitalise.ts';
import type { FillContext } from '../fill-context.ts';
import { findMeasure } from '../measures/find-measure.ts';
import { writeValues } from '../measures/write-values.ts';
import { NAMES } from '../names/invented-names.ts';
import { isPersonNoun } from './is-person-noun.ts';
import { singularOf } from './singular-of.ts';
import { THING_KINDS } from './thing-kinds.ts';

/** Measures whose values are names of things: "cities", "files", "countries". */
const NAMING = new Set([
  'person',
  'company',
  'town',
  'street',
  'file',
  'country',
  'language',
  'room',
  'team',
  'month',
  'weekday',
]);

/** Whatever is sold has a name of its own. */
const GOODS =
  /^(?:products?|articles?|produkte?n?|artikel|produits?|productos?|artículos?|produtos?|artigos?|prodott[oi]|articol[oi]|producten|produkty?|towary?|varor|varan?|ürün(?:ler)?|商品|製品|상품|제품|产品)$/iu;

/** Words that name something else in every trade: a machine sells drinks or saws wood, a bed has patients or leeks. */
const AMBIGUOUS = new Set(
  'unit bed plot colony machine pump sensor probe hold inspection repair maintenance instrument catch climb boulder plant server device gateway watch bag claim bug issue order absence estimate shift charger card class course boot merge iteration citation footnote document boat car van printer'.split(
    ' ',
  ),
);

/** How things of a noun are told apart where nothing is known of them. */
export interface NamingHints {
  /** They are goods, pictures or living things: each has a name, not a number. */
  areNamed?: boolean;
}

/**
 * Titles for so many things of a noun: by general kind (people, files, tasks), by what is known of just this noun, else by
 * given names or numbers of its own word: "Kiln 1", "Kiln 2".
 */
export function nameThings(noun: string, count: number, context: FillContext, hints: NamingHints = {}): string[] {
  const { lang } = context;
  const random = context.randomOf(`things ${noun}`);
  const word = noun.trim().toLowerCase();
  const titles = titlesOfKind(word, lang);
  if (titles.length > 0) return fillUp(random.shuffle(titles), count);
  const known = findKnownNoun(word, lang)?.titles ?? [];
  if (known.length > 0) return fillUp(known, count);
  if (isPersonNoun(word, lang)) return fillUp(random.shuffle(NAMES.person(lang)), count);
  const measure = word === '' ? undefined : findMeasure(word, lang);
  if (measure !== undefined && NAMING.has(measure)) return writeValues(noun, count, context, measure)?.texts ?? [];
  const one = word === '' ? context.say('entry') : singularOf(noun.trim(), lang);
  if (hints.areNamed === true || GOODS.test(word) || one === undefined) return fillUp(NAMES.proper(lang), count);
  const gap = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(one) ? '' : ' ';
  return Array.from({ length: count }, (_, index) => `${capitalise(one)}${gap}${index + 1}`);
}

/** Whether things of a noun are called anything but numbers of it. */
export function hasNames(noun: string, lang: LexiconLang): boolean {
  const word = noun.trim().toLowerCase();
  const measure = findMeasure(word, lang);
  return (
    titlesOfKind(word, lang).length > 0 ||
    findKnownNoun(word, lang) !== undefined ||
    isPersonNoun(word, lang) ||
    (measure !== undefined && NAMING.has(measure)) ||
    GOODS.test(word)
  );
}

/** Beyond the last name the list begins again, numbered, so that no two rows are called the same. */
const fillUp = (titles: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const turn = Math.floor(index / titles.length);
    return `${titles[index % titles.length] ?? ''}${turn === 0 ? '' : ` ${turn + 1}`}`;
  });

/** Titles for things that every trade has: files, tasks, songs; none for others. */
export function titlesOfKind(word: string, lang: LexiconLang): readonly string[] {
  for (const spoken of lang === 'en' ? [lang] : [lang, 'en' as const]) {
    const kind = Object.values(THING_KINDS).find(({ nouns }) => nouns[spoken].split(',').includes(word));
    if (kind !== undefined) return kind.titles.map((title) => title[lang]);
  }
  return [];
}

/** What is known of a thing that the prompt names in full: "sap line" is no line of anything else. */
export function findKnownNoun(noun: string, lang: LexiconLang): NounKnowledge | undefined {
  if (lang !== 'en') return undefined;
  const single = singularOf(noun.trim().toLowerCase(), lang) ?? noun;
  const known = findListed(single);
  const isCertain = known !== undefined && known.words.includes(single) && !AMBIGUOUS.has(single);
  return isCertain && known.class !== 'person' ? known : undefined;
}
