import type { Want } from '../brief.ts';
import { NETWORKS } from '../knowledge/networks.ts';
import { parseCount } from '../understand/count-words.ts';
import type { SlotOf } from './slots.ts';
import { HELP_LINKS } from './visitor-destinations.ts';
import { wantIds, type WriteContext } from './write-context.ts';

type Footer = SlotOf<'footer'>;

const THE_HOUSE: readonly string[] = ['About', 'Contact', 'Privacy'];

/** What large footers have besides, in the order in which it is missed. */
const MORE_COLUMNS: Footer['columns'] = [
  { title: 'To read', links: ['Guides', 'Stories', 'Events', 'Newsletter'] },
  { title: 'Small print', links: ['Privacy', 'Terms', 'Cookies', 'Imprint'] },
  { title: 'Follow', links: ['Instagram', 'YouTube', 'LinkedIn'] },
];
const MOST_COLUMNS = 5;
/** Columns of a footer that is asked for by itself. */
const USUAL_COLUMNS = 4;

const COLUMN_COUNT = /\b(\w+)[- ](?:link[- ])?columns?\b/i;

/** The end of a public page: where one can go, who it is, what is left to say. By itself it is a large one. */
export function writeFooter(context: WriteContext, want?: Want): Footer {
  const { domain, brand, now, brief } = context;
  const isAlone = brief.archetype === 'section';
  const asked = want?.items ?? [];
  const own = context.destinations.filter(({ label }) => !THE_HOUSE.includes(label));
  const usual = [
    { title: brand, links: own.map(({ label }) => label) },
    { title: 'Help', links: [...HELP_LINKS[domain.trade ?? 'tool']] },
    { title: 'Company', links: isAlone ? ['About', 'Careers', 'Press', 'Contact'] : [...THE_HOUSE] },
  ];
  const count = parseCount(COLUMN_COUNT.exec(brief.prompt)?.[1]?.toLowerCase() ?? '') ?? USUAL_COLUMNS;
  const columns =
    asked.length > 0
      ? isAlone
        ? asked.map(({ title }) => ({ title, links: linksUnder(title, [...usual, ...MORE_COLUMNS]) }))
        : [{ title: brand, links: asked.map((item) => item.title) }]
      : isAlone
        ? [...usual, ...MORE_COLUMNS].slice(0, Math.min(MOST_COLUMNS, Math.max(2, count)))
        : usual;
  return {
    kind: 'footer',
    wants: wantIds(want),
    title: brand,
    about: domain.promises[0]?.body ?? domain.label,
    columns,
    social: isAlone && /\bsocial\b/i.test(brief.prompt) ? FOLLOWED : CHANNELS,
    legal: [
      [`© ${now.getUTCFullYear()} ${brand}`, ...(brief.place === undefined ? [] : [brief.place.name])].join(', '),
      ...(isAlone && /\bstatus\b/i.test(brief.prompt) ? ['All systems run as they should'] : []),
      ...(isAlone && /\blanguage\b/i.test(brief.prompt) ? ['English'] : []),
    ].join(' · '),
  };
}

/** What stands under a heading that the prompt gives a column; under one that nobody knows, what the house offers. */
function linksUnder(title: string, known: Footer['columns']): string[] {
  const own = UNDER.find(([words]) => words.test(title))?.[1];
  const column = own === undefined ? undefined : known.find((one) => one.title === own);
  return column?.links ?? known[0]?.links ?? [];
}

const UNDER: readonly (readonly [words: RegExp, column: string])[] = [
  [/\b(?:help|support|service)\b/i, 'Help'],
  [/\b(?:company|about|us|team)\b/i, 'Company'],
  [/\b(?:resources?|learn|blog|read\w*|guides)\b/i, 'To read'],
  [/\b(?:legal|privacy|terms|policies)\b/i, 'Small print'],
  [/\b(?:social|follow|connect)\b/i, 'Follow'],
];

const CHANNELS: Footer['social'] = [
  { label: 'Newsletter', icon: 'mail' },
  { label: 'Podcast', icon: 'podcast' },
  { label: 'Feed', icon: 'rss' },
];

/** The signs that "social media icons" asks for. */
const FOLLOWED: Footer['social'] = ['Instagram', 'YouTube', 'LinkedIn', 'Facebook'].flatMap((name) =>
  NETWORKS.filter(({ label }) => label === name).map(({ label, icon }) => ({ label, icon })),
);
