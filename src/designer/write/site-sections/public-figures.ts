import type { TradeClass } from '../../knowledge/trade-class.ts';
import type { WriteContext } from '../write-context.ts';
import { defineSiteSection, tradeOf } from './site-section.ts';

type Figure = readonly [label: string, value: string, unit?: string];

const FIGURES: Readonly<Record<TradeClass, readonly Figure[]>> = {
  tool: [['teams use it every week', '12,400'], ['countries', '38'], ['answered in the last year', '99.98', '%'], ['of 5, from 2,100 reviews', '4.8']],
  goods: [['parcels sent so far', '18,300'], ['days to your door', '2'], ['order a second time', '64', '%'], ['of 5, from 960 reviews', '4.9']],
  place: [['guests a year', '9,200'], ['years in the same house', '27'], ['come again', '71', '%'], ['of 5, from 640 reviews', '4.9']],
  reading: [['readers a month', '84,000'], ['texts in the archive', '3,150'], ['writers', '46'], ['of it paid for by readers', '92', '%']],
  practice: [['people taught or advised', '2,400'], ['years of practice', '16'], ['recommended by a friend', '7 of 10'], ['of 5, from 310 reviews', '4.9']],
}; // prettier-ignore

/** Houses that give: what came of it counts, not who came. */
const GIVING: readonly Figure[] = [['people who give every month', '3,860'], ['volunteers', '640'], ['of every 10 given go into the work', '9'], ['towns', '41']]; // prettier-ignore

const isGiving = ({ domain }: WriteContext): boolean => domain.id === 'charity' || domain.id === 'climate';

/** What a house says of itself in figures: to visitors, never the takings and jobs of the day. */
export const publicFigures = defineSiteSection(
  /^(?:(?:our|the|some|key|impact|company|community) )*(?:numbers|figures|metrics|stats|statistics|impact|results|track record|impact (?:figures|numbers|stats)|facts(?: and figures)?|(?:stats|figures|numbers|metrics) (?:row|strip|band|bar|section|counters?))(?: so far)?$|^(?:by|in) (?:the )?numbers$/i,
  'metrics',
  (context) => ({
    items: (isGiving(context) ? GIVING : FIGURES[tradeOf(context)]).map(([label, value, unit]) => ({
      label,
      value,
      ...(unit === undefined ? {} : { unit }),
    })),
  }),
);
