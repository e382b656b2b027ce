import type { Want } from '../brief.ts';
import type { ListedKnowledge, ListingKnowledge } from '../knowledge/listings/listing-knowledge.ts';
import { listListings } from '../knowledge/listings/listings.ts';
import { hashText } from '../seeded-random.ts';
import { toLocalMoney } from './money.ts';
import { namedThing } from './named-thing.ts';
import type { SlotOf } from './slots.ts';
import { wantIds, type WriteContext } from './write-context.ts';

type Listing = SlotOf<'listing'>;

/** A noun says what kind of place it is, not which: "page for a boutique hotel" names none. */
const ONLY_KIND =
  /^(?:[\p{L}-]+ ){0,3}(?:hotels?|hostels?|restaurants?|caf[eé]|apartments?|flats?|houses?|homes?|rentals?|property|properties|events?|listings?|places?|trails?|venues?|rooms?|stays?|cabins?|villas?|dealers?|shops?|stores?|agenc(?:y|ies)|compan(?:y|ies)|films?|movies?|books?|cars?|jobs?|dogs?|cats?)$/iu;
const MONEY = /([€£$])\s?\d[\d.,]*/;

/** A place or an occasion with what people look for on its page. */
export function writeListing(context: WriteContext, want?: Want): Listing {
  const { brief } = context;
  const known = knowledgeFor(brief.prompt);
  const named = namedThing(brief);
  const at = hashText(brief.prompt);
  const title = named === undefined || ONLY_KIND.test(named) ? (known.titles[at % known.titles.length] ?? '') : named;
  const [picture, ...pictures] = known.pictures;
  const [first, second] = brief.wants.filter((one) => one.isAction === true);
  const price = priceFor(context, known);
  return {
    kind: 'listing',
    wants: wantIds(want),
    title,
    picture,
    pictures,
    where: brief.place === undefined ? known.where : `${known.where.split(',')[0] ?? ''}, ${brief.place.name}`,
    ...(known.tag === undefined ? {} : { tag: known.tag }),
    ...(known.stars === undefined ? {} : { rating: { stars: known.stars, count: `${90 + (at % 320)} reviews` } }),
    ...(price === undefined ? {} : { price }),
    facts: known.facts.map(([label, value]) => ({ label, value })),
    body: known.body,
    features: featuresFor(want, known),
    ...(known.host === undefined ? {} : { host: known.host }),
    lists: [known.list, known.also].filter((list) => list !== undefined).map(listOf),
    action: { label: first?.label ?? known.action.label, icon: known.action.icon },
    secondary: { label: second?.label ?? known.secondary.label, icon: known.secondary.icon },
  };
}

/** What the prompt speaks of first decides; an event in a hotel is an event. */
function knowledgeFor(prompt: string): ListingKnowledge {
  const placed = listListings()
    .slice(0, -1)
    .map((one) => ({ one, at: prompt.search(one.words) }))
    .filter(({ at }) => at !== -1);
  const isStay = /\b(?:hotels?|hostels?|resorts?|lodges?|b&b|bed and breakfast|guest ?house)\b/i;
  const stay = prompt.search(isStay);
  const best = placed.toSorted((a, b) => a.at - b.at)[0];
  const fallback = listListings().at(-1);
  if (fallback === undefined) throw new RangeError('There is no listing');
  return best === undefined || (stay !== -1 && stay <= best.at) ? fallback : best.one;
}

function priceFor({ brief }: WriteContext, { price }: ListingKnowledge): Listing['price'] {
  if (price === undefined) return undefined;
  const given = MONEY.exec(brief.prompt)?.[0];
  return { value: given ?? toLocalMoney(price.amount, brief.currency ?? 'EUR'), per: price.per };
}

const featuresFor = (want: Want | undefined, known: ListingKnowledge): Listing['features'] => {
  const asked = (want?.items ?? []).filter(({ value }) => value === undefined);
  if (asked.length < 2) return known.features.map(([icon, label]) => ({ icon, label }));
  return asked.map(({ title }, index) => ({ icon: known.features[index]?.[0] ?? 'check', label: title }));
};

const listOf = ({ title, rows }: ListedKnowledge): Listing['lists'][number] => ({
  title,
  rows: rows.map(([name, note, value]) => ({ title: name, note, ...(value === undefined ? {} : { value }) })),
});
