/**
 * What the things of a trade are, as far as a drawing can be true of them: a barcode is true of what lets people in, a ring
 * of years of what grows, a town of what is of houses. Blocks that draw data as a thing ask for these, never for a trade.
 */
export const NATURES = [
  /** Happens under the sky: on hills, on water, on a way. */
  'outdoors',
  /** Is of houses, their floors and their rooms. */
  'buildings',
  /** Comes with the seasons: grows, ripens, falls. */
  'grown',
  /** Is cooked, eaten or drunk. */
  'eaten',
  /** Is measured stuff that fills a vessel. */
  'mixed',
  /** Stands on a shelf and goes over a counter. */
  'sold',
  /** Lets people in, at an hour, with something in their hand. */
  'admission',
  /** Leaves, arrives or begins by the clock, for many at once. */
  'departures',
  /** Goes a way with stops: of travel, of learning, of getting well. */
  'journey',
  /** Has members who show a card. */
  'membership',
  /** Is of people who meet and know each other by name. */
  'company',
  /** Fills the hours of somebody's own day. */
  'day',
  /** Is read as print, or as a letter. */
  'printed',
  /** Is looked at and kept: views, pictures, keepsakes. */
  'seen',
] as const;
export type Nature = (typeof NATURES)[number];

/** Words that say by themselves what a thing is, whatever trade speaks of it. */
const NAMED: readonly (readonly [Nature, RegExp])[] = [
  [
    'admission',
    /(?<!\b(?:support|help|service|bug|jira|open) )\b(?:tickets?|pass(?:es)?|vouchers?|coupons?|screenings?|shows?|concerts?|gigs?|matches|fixtures?|flights?|sailings?|exhibitions?|tastings?|seats?|admissions?|performances?|observing nights?|boarding)\b/i,
  ],
  ['departures', /\b(?:departures?|arrivals?|timetables?|sailings?|platforms?|flights?|trains?|ferries)\b/i],
  ['journey', /\b(?:routes?|journeys?|trips?|itinerar(?:y|ies)|tours?|trails?|ways?|delivery|voyages?|legs?)\b/i],
  ['membership', /\b(?:members?|membership|badges?|passports?|lanyards?|student cards?|licen[cs]e)\b/i],
  ['company', /\b(?:friends|family|guests|crew|band|players|hosts|speakers|jury|choir|circle|class)\b/i],
  ['eaten', /\b(?:menus?|dishes|recipes?|drinks|meals?|ingredients?)\b/i],
  ['mixed', /\b(?:ingredients?|blends?|mix|jars?|recipes?|doses?|composition|materials?)\b/i],
  ['sold', /\b(?:shelf|shelves|products?|goods|bestsellers?|receipts?)\b/i],
  ['buildings', /\b(?:rooms?|floors?|buildings?|houses|apartments?|flats)\b/i],
  ['printed', /\b(?:newsletters?|newspapers?|front page|letters?|chapters?|essays?|zines?)\b/i],
  ['seen', /\b(?:photos?|photographs?|pictures|postcards?|album|mood ?board|views|memories|snapshots?)\b/i],
  ['grown', /\b(?:harvests?|seasons?|growth rings?|crops?)\b/i],
];

/** What the words of a heading or of a list say the things are. */
export const namedNatures = (words: string): Nature[] =>
  NAMED.flatMap(([nature, pattern]) => (pattern.test(words) ? [nature] : []));
