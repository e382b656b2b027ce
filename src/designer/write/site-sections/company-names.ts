import { defineSiteSection } from './site-section.ts';

type Name = readonly [label: string, icon: string];

const COMPANIES: readonly Name[] = [['Northgate Mutual', 'building-2'], ['Halden Rail', 'train-front'], ['Oakwell', 'trees'], ['Marrow Foods', 'wheat'], ['Quay Nine', 'anchor'], ['Teller & Frost', 'landmark']]; // prettier-ignore
const TITLES: readonly Name[] = [['The Evening Lantern', 'newspaper'], ['Harbour Weekly', 'anchor'], ['Form & Matter', 'shapes'], ['The Saturday Table', 'utensils'], ['Northern Review', 'book-open'], ['Radio Esker', 'radio']]; // prettier-ignore
const INSURERS: readonly Name[] = [['Alder Health', 'heart-pulse'], ['Second Shore', 'umbrella'], ['Civic Care', 'shield-check'], ['Bellweather', 'cloud-sun'], ['Rowan Life', 'leaf'], ['Northgate Mutual', 'building-2']]; // prettier-ignore
const FUNDS: readonly Name[] = [['Slate Harbour Capital', 'landmark'], ['First Furrow', 'sprout'], ['Longview', 'telescope'], ['Kite & Keel', 'sailboat'], ['Ember Ventures', 'flame'], ['Common Ground Fund', 'handshake']]; // prettier-ignore
const APPS: readonly Name[] = [['Calendar', 'calendar-days'], ['E-mail', 'mail'], ['Team chat', 'message-square'], ['File storage', 'folder'], ['Payments', 'credit-card'], ['Spreadsheets', 'table'], ['Video calls', 'video'], ['Web hooks', 'webhook']]; // prettier-ignore

const CIRCLES: readonly (readonly [words: RegExp, names: readonly Name[]])[] = [
  [/\b(?:press|seen|featured|media)\b/i, TITLES],
  [/\b(?:insurers?|insurances?)\b/i, INSURERS],
  [/\b(?:investors?|backers?|backed|funds?)\b/i, FUNDS],
  [/\b(?:integrations?|integrates?|works with|connects?|apps|tools)\b/i, APPS],
  [/./, COMPANIES],
];

/** Whom a house works with, by name: customers, partners, papers that wrote about it, programs that it works with. */
export const companyNames = defineSiteSection(
  /^(?:trusted by\b.*|backed by\b.*|(?:(?:our|selected|some of our|happy) )?(?:clients?|customers?|partners?|sponsors?|backers|investors|supporters)(?: and (?:partners|sponsors|supporters))?|[\p{L} -]*\blogos?(?: (?:strip|wall|row|cloud|bar|section|marquee))?|[\p{L} -]+ we (?:work|partner|bill) with|(?:as )?(?:seen|featured) (?:in|on)|in the press|(?:in the )?(?:press|media)(?: mentions?| coverage)?|works with|(?:our )?integrations?(?: (?:grid|strip|list|section))?)$/iu,
  'terms',
  (_context, { label }) => ({
    items: (CIRCLES.find(([words]) => words.test(label))?.[1] ?? COMPANIES).map(([name, icon]) => ({
      label: name,
      icon,
    })),
  }),
);
