import type { CollectionKnowledge } from '../../knowledge/domain-knowledge.ts';
import { findPriceList } from '../../knowledge/price-lists.ts';
import { toLocalMoney } from '../money.ts';
import { parseMoney } from '../parse-money.ts';
import type { SlotOf } from '../slots.ts';
import { overlap, type WriteContext } from '../write-context.ts';
import { defineSiteSection } from './site-section.ts';

type Sections = SlotOf<'menu'>['sections'];

/** Work that has a price, with the price: a list by the door, no plans to choose between. */
export const priceList = defineSiteSection(
  /^(?:(?:our|the|full) )?(?:price ?lists?|prices|rates|fees|tariffs?|treatments?|(?:[\p{L}]+ (?:and|&) )?(?:prices|rates|fees)|services?(?: (?:and|&) [\p{L} ]+)?|services? (?:list|menu|section|grid|cards)|what we (?:do|offer)|day passes|passes)$/iu,
  'menu',
  (context) => {
    const sections = ofSmallHouse(context) ?? known(context) ?? ofTheHouse(context);
    return sections === undefined ? undefined : { sections, legend: [] };
  },
);

function known({ brief, domain }: WriteContext): Sections | undefined {
  const found = findPriceList(brief.prompt);
  if (found === undefined) return undefined;
  const currency = brief.currency ?? domain.currency;
  const dishes = found.rows.map(([title, body, amount]) => ({
    title,
    body,
    price: amount === 0 ? 'Free' : toLocalMoney(amount, currency),
    marks: [],
  }));
  return [{ title: '', picture: domain.pictures.scene, dishes }];
}

/** What a house that is known by its front page alone offers has one price wherever the page tells it. */
function ofSmallHouse({ domain }: WriteContext): Sections | undefined {
  const [offer] = domain.collections;
  const isPriced =
    domain.id === 'general' && offer?.words.includes('price') && offer.rows.every(({ value }) => isListed(value));
  return offer === undefined || isPriced !== true
    ? undefined
    : [{ title: '', picture: domain.pictures.scene, dishes: toDishes(offer) }];
}

/** Work that the house itself keeps a priced list of. */
function ofTheHouse({ domain }: WriteContext): Sections | undefined {
  if (domain.trade === 'goods' || domain.trade === 'tool') return undefined;
  const priced = domain.collections.find(
    (one) => overlap(one.words.join(' '), OFFERED) > 0 && one.rows.every(({ value }) => isPrice(value)),
  );
  return priced === undefined ? undefined : [{ title: '', picture: domain.pictures.scene, dishes: toDishes(priced) }];
}

const OFFERED = ['service', 'treatment', 'offer', 'price', 'lesson', 'course', 'session'];

const isPrice = (value: string | undefined): boolean => value !== undefined && parseMoney(value) !== undefined;

const isListed = (value: string | undefined): boolean => value === 'Free' || isPrice(value);

const toDishes = ({ rows }: CollectionKnowledge): Sections[number]['dishes'] =>
  rows.map(({ title, subtitle, value = '' }) => ({
    title,
    ...(subtitle === undefined ? {} : { body: subtitle }),
    price: value,
    marks: [],
  }));
