import type { ArchetypeId } from '../archetypes/archetypes.ts';
import type { DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import type { TradeClass } from '../knowledge/trade-class.ts';

interface Destination {
  label: string;
  icon: string;
}

const MOST = 4;
/** Places of an app that its site has too. */
const OF_THE_TRADE = 2;

/** Places that a visitor may go to; what is only for those who are inside (orders, tables, you) is not among them. */
const OPEN_TO_ALL = new Set(
  'Menu Services Films Docs Bouquets Pieces New Looks Showroom Workshop Recipes Rooms Courses Classes Exhibitions Collection Visit Concerts Shows Sections Campaigns Volunteers Impact Prints Galleries Vineyard Tastings Work Studio Stays Teams Fixtures Roastery Makers Shop Aisles Programme Bread Lines Library Animals Plants Trades Missions Articles'.split(
    ' ',
  ),
);

const ABOUT: Destination = { label: 'About', icon: 'info' };
const CONTACT: Destination = { label: 'Contact', icon: 'mail' };

/** What a site of the trade has whatever else it has. */
const USUAL: Readonly<Record<TradeClass, readonly Destination[]>> = {
  tool: [
    { label: 'Features', icon: 'sparkles' },
    { label: 'Pricing', icon: 'tag' },
    { label: 'Help', icon: 'life-buoy' },
    ABOUT,
  ],
  goods: [{ label: 'Shop', icon: 'shopping-bag' }, ABOUT, { label: 'Journal', icon: 'book-open' }, CONTACT],
  place: [{ label: 'Visit', icon: 'map-pin' }, { label: 'Prices', icon: 'tag' }, ABOUT, CONTACT],
  reading: [{ label: 'Latest', icon: 'newspaper' }, { label: 'Topics', icon: 'hash' }, ABOUT, CONTACT],
  practice: [{ label: 'Work', icon: 'image' }, { label: 'Prices', icon: 'tag' }, ABOUT, CONTACT],
};

/** Where the navigation of a site leads, which is not where that of the trade's app does. */
export function visitorDestinations(
  { trade: known = 'tool', destinations }: DomainKnowledge,
  archetype: ArchetypeId,
): readonly Destination[] {
  if (archetype === 'event') return OF_AN_OCCASION;
  // A page that sells something stands in a shop, whatever the trade does besides.
  const isSelling = archetype === 'product' || archetype === 'category' || archetype === 'cart';
  const trade = isSelling ? 'goods' : archetype === 'journal' && known === 'tool' ? 'reading' : known;
  const own = trade === 'tool' ? [] : destinations.filter(({ label }) => OPEN_TO_ALL.has(label)).slice(0, OF_THE_TRADE);
  const usual = USUAL[trade].filter(({ label }) => own.every((one) => one.label !== label));
  // The last two of a class are about the house; what it offers comes before.
  const offers = [...own, ...usual.slice(0, -2)].slice(0, MOST - OF_THE_HOUSE);
  return [...offers, ...usual.slice(-OF_THE_HOUSE)];
}

const OF_THE_HOUSE = 2;

const OF_AN_OCCASION: readonly Destination[] = [
  { label: 'Programme', icon: 'calendar-days' },
  { label: 'Who is there', icon: 'users' },
  { label: 'Tickets', icon: 'ticket' },
  { label: 'Getting here', icon: 'map-pin' },
];

/** What people look for at the foot of a site. */
export const HELP_LINKS: Readonly<Record<TradeClass, readonly string[]>> = {
  tool: ['Guides', 'What is new', 'Security', 'Status'],
  goods: ['Delivery', 'Returns', 'Care and repair', 'Gift cards'],
  place: ['Opening hours', 'Getting here', 'Access', 'Gift cards'],
  reading: ['Letters', 'Corrections', 'Archive', 'Feed'],
  practice: ['Dates', 'Questions', 'Terms', 'Gift cards'],
};
