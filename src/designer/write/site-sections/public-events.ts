import { findSpoken, type WriteContext } from '../write-context.ts';
import { toEvening } from './to-evening.ts';
import { defineSiteSection } from './site-section.ts';

const EVENTS = [
  [4, '18:30', 'Open evening', 'Come, look and ask', '2 h', 'Free', 'good'],
  [11, '10:00', 'For beginners', 'Eight people, nothing to bring', '3 h', '3 places', 'warn'],
  [18, '19:00', 'An evening with guests', 'Talk, then something to drink', '2 h', 'Places free', 'accent'],
  [25, '11:00', 'With children', 'From six, with a grown-up', '90 min', 'Places free', 'accent'],
  [39, '10:00', 'A whole Saturday', 'For those who want to know', '6 h', 'Full', 'neutral'],
] as const;

/** Whether what stands in a trade's book is what visitors come for: shows, outings, the dates of a small house. */
const isPublicTime = ({ domain }: WriteContext): boolean =>
  domain.natures.includes('admission') || domain.trade === 'tool' || domain.id === 'general';

/**
 * Evenings and courses that a house opens to everybody. A house that lives by its programme has its own; what others have in
 * their book are the hours of their work.
 */
export const publicEvents = defineSiteSection(
  /^(?:(?:our|the|next|upcoming|public|special|weekly|monthly) )*(?:events?|workshops?|courses?|classes|event calendar|calendar|what.s on|dates and events|meet-?ups?|gatherings?)(?: (?:calendar|list|schedule))?$/i,
  'schedule',
  (context, { label: asked }) => {
    if (isPublicTime(context)) return undefined;
    const held = /event|calendar|what.s on|dates|gather|meet/i.test(asked)
      ? undefined
      : findSpoken(context.domain.collections, asked);
    return {
      entries: EVENTS.map(([days, time, usual, about, duration, ...status], index) => {
        const title = held?.rows[index]?.title ?? usual;
        const place = held === undefined ? about : (held.rows[index]?.subtitle ?? '');
        return toEvening(context.now, days, { time, title, place, duration }, status);
      }),
    };
  },
);
