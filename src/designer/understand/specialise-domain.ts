import type { CollectionKnowledge, DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import { ASSEMBLED_PLACES, toCollection } from './assemble-collection.ts';
import { ASSEMBLED_ID } from './assemble-domain.ts';
import { focusOnMeasure, toMetric, toSeries } from './assemble-figures.ts';
import { toNoun, type Noun } from './assembled-noun.ts';
import { speakAbout } from './assembled-words.ts';
import { findUsualFigure } from '../knowledge/figures/usual-figures.ts';
import { overlap } from '../write/write-context.ts';
import { isGoods, speakOfGoods } from './speak-of-goods.ts';
import { listStems } from './word-forms.ts';

/**
 * A trade as one prompt needs it told: what the prompt is about comes first. `subjects` are the things and measures in what
 * it asks for, the head first; `listed` are those it lists besides. What the trade does not hold is told from what is known
 * of such things by themselves.
 */
export function specialiseDomain(
  domain: DomainKnowledge,
  subjects: readonly string[],
  listed: readonly string[],
  isShop = false,
): DomainKnowledge {
  if (domain.id === ASSEMBLED_ID) return domain;
  const [first, ...others] = subjects.map(toNoun).filter(isTold);
  const main = first !== undefined && isShop && domain.trade !== 'goods' ? asGoods(first) : first;
  const led = main === undefined ? domain : leadWith(domain, main, isShop);
  return [...others, ...listed.map(toNoun)].reduce(add, led);
}

/** Only what is known by itself can be told truly. */
const isTold = ({ known, measure }: Noun): boolean => known !== undefined || measure !== undefined;

/** What a thing costs in a shop, where it is known for something else elsewhere: a plant for its water. */
const PRICES = [24, 18, 9, 39, 14, 12, 28, 46];

function asGoods(noun: Noun): Noun {
  const { known } = noun;
  if (known === undefined || isGoods(known) || known.class !== 'thing' || known.picture === undefined) return noun;
  return {
    ...noun,
    known: {
      ...known,
      titles: known.titles.map((title) => title.split(',')[0] ?? title),
      states: [
        ['In stock', 'good'],
        ['Few left', 'accent'],
      ],
      figure: { label: 'Price', unit: '€', values: PRICES },
    },
  };
}

const speaks = (words: readonly string[], { singular }: Noun): boolean => {
  const stem = listStems(singular).join(' ');
  return words.some((word) => listStems(word).join(' ') === stem);
};

const isHeld = ({ words, title }: Pick<CollectionKnowledge, 'words' | 'title'>, noun: Noun): boolean =>
  speaks(words.slice(0, MAIN_WORDS), noun) || listStems(headOf(title)).at(-1) === listStems(noun.singular).at(-1);

/** "Sizes of the coat" holds sizes. */
const headOf = (title: string): string => title.replace(/\s(?:of|from|for|in|on)\s.*$/i, '');

/** The first words of a collection name what it holds; the later ones only come near it. */
const MAIN_WORDS = 2;

const toFront = <T>(list: readonly T[], first: T): T[] => [first, ...list.filter((one) => one !== first)];

function leadWith(domain: DomainKnowledge, noun: Noun, isShop: boolean): DomainKnowledge {
  if (noun.measure !== undefined) {
    // "Energy dashboard": the trade's own word asks for nothing beside the trade.
    if (speaks([domain.id, ...domain.words.slice(0, MAIN_WORDS).flatMap((word) => word.split(' '))], noun))
      return domain;
    const held = domain.series.find(({ words }) => speaks(words, noun));
    if (held !== undefined) return { ...domain, series: toFront(domain.series, held), focuses: refocus(domain, held) };
    const shifted = domain.focuses.map((focus) => ({ ...focus, series: (focus.series ?? 0) + 1 }));
    return {
      ...domain,
      focuses: [focusOnMeasure(noun, noun.measure), ...shifted],
      series: [toSeries(noun), ...domain.series],
      metrics: [toMetric(noun, []), ...domain.metrics],
    };
  }
  const held = domain.collections.find((collection) => isHeld(collection, noun));
  // A trade that looks after its things does not sell them; a shop of them does.
  const isSold = isShop && domain.trade !== 'goods' && noun.known !== undefined && isGoods(noun.known);
  if (held !== undefined && !isSold) return { ...domain, collections: toFront(domain.collections, held) };
  if (noun.known === undefined) return domain;
  const collection = toCollection(noun);
  const { focuses, breakdowns, notices, actions, form } = speakAbout(noun, collection.rows, ASSEMBLED_PLACES);
  const [picture] = collection.rows.flatMap((row) => row.picture ?? []);
  return {
    ...domain,
    ...(isSold && { trade: 'goods' as const }),
    collections: [collection, ...domain.collections],
    focuses: [...focuses.map(({ series: _series, ...focus }) => focus), ...domain.focuses],
    breakdowns: [...breakdowns, ...domain.breakdowns],
    ...(isGoods(noun.known) ? speakOfGoods(noun, noun.known, domain) : { notices, actions, form }),
    ...(picture !== undefined && { pictures: { ...domain.pictures, things: [picture, ...domain.pictures.things] } }),
  };
}

/** The focus that tells of a series comes first, pointing where the series is now. */
function refocus(
  { focuses, series }: DomainKnowledge,
  held: DomainKnowledge['series'][number],
): DomainKnowledge['focuses'] {
  const moved = toFront(series, held);
  const pointed = focuses.map((focus) => {
    const told = focus.series === undefined ? undefined : series[focus.series];
    return told === undefined ? focus : { ...focus, series: moved.indexOf(told) };
  });
  const first = pointed.find((focus) => focus.series === 0);
  return first === undefined ? pointed : toFront(pointed, first);
}

/** What a prompt lists besides: behind what the trade has of its own. */
function add(domain: DomainKnowledge, noun: Noun): DomainKnowledge {
  if (noun.measure !== undefined) {
    // A conversion rate is no rate that is paid: what has a figure of its own is not told by its last word.
    if (!noun.measure.words.includes(noun.singular) && findUsualFigure(noun.singular) !== undefined) return domain;
    const isKnown = [...domain.series, ...domain.metrics.map(({ label }) => ({ words: [label] }))].some(({ words }) =>
      speaks(words, noun),
    );
    if (isKnown) return domain;
    return {
      ...domain,
      series: [...domain.series, toSeries(noun)],
      metrics: [...domain.metrics, toMetric(noun, [])],
    };
  }
  if (domain.collections.some((collection) => isHeld(collection, noun))) return domain;
  // A list of its own name is truer than another list under its name, where the trade has nothing near it.
  const isNear = domain.collections.some(({ words, title }) => overlap(noun.singular, [...words, title]) > 0);
  if (!isTold(noun) && (isNear || noun.class !== 'thing')) return domain;
  return { ...domain, collections: [...domain.collections, toCollection(noun)] };
}
