import type { DomainKnowledge } from '../../knowledge/domain-knowledge.ts';
import { NEUTRAL_DOMAIN } from '../../understand/neutral-domain.ts';
import { toEvening } from './to-evening.ts';
import { defineSiteSection } from './site-section.ts';

const DATES = [
  [6, '20:00', 'The Tin Roof', 'Esker', 'Few left', 'warn'],
  [13, '20:30', 'Harbour Hall', 'Northwick', 'Tickets', 'accent'],
  [21, '19:30', 'Old Mill Theatre', 'Hollis', 'Sold out', 'neutral'],
  [34, '20:00', 'Station Saal', 'Brandt am See', 'Tickets', 'accent'],
  [48, '18:00', 'Quayside Festival', 'Port Aldis', 'Tickets', 'accent'],
] as const;

/** A small house tells its own evenings. */
const hasOwnDates = ({ id, schedule }: DomainKnowledge): boolean =>
  id === NEUTRAL_DOMAIN.id && schedule !== NEUTRAL_DOMAIN.schedule;

/** Evenings with place, town and whether there are tickets. */
export const dates = defineSiteSection(
  /^(?:(?:our|the|next|upcoming|live|student|summer|winter|public) )*(?:tour(?: dates)?|gigs?(?: dates)?|gig list|shows?(?: dates)?|concerts?(?: dates)?|live dates|dates|recitals?|readings?|performances?|appearances)$/i,
  'schedule',
  ({ now, domain }) =>
    hasOwnDates(domain)
      ? undefined
      : {
          entries: DATES.map(([days, time, title, place, ...status]) =>
            toEvening(now, days, { time, title, place }, status),
          ),
        },
);
