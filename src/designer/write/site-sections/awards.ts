import type { TradeClass } from '../../knowledge/trade-class.ts';
import { defineSiteSection, tradeOf } from './site-section.ts';

type Award = readonly [title: string, by: string, icon: string];

const AWARDS: Readonly<Record<TradeClass, readonly Award[]>> = {
  tool: [['Best tool for small teams', 'Northern Software Days', 'trophy'], ['Design of the year, shortlist', 'Form & Matter', 'pen-tool'], ['Most helpful support', 'Voted by 4,100 customers', 'headphones'], ['Accessible by design', 'Open Web Circle', 'accessibility']],
  goods: [['Makers of the year', 'Chamber of Crafts', 'trophy'], ['Good packaging, gold', 'Paper and Board Guild', 'package'], ['Product of the season', 'The Saturday Table', 'star'], ['Fair to suppliers', 'Trade Circle', 'handshake']],
  place: [['House of the year', 'Chamber of Trade', 'trophy'], ['Best welcome in town', 'Harbour Weekly readers', 'heart'], ['Training, with distinction', 'Guild of the Region', 'graduation-cap'], ['Open to everyone', 'City access award', 'accessibility']],
  reading: [['Reporting prize', 'Northern Review', 'trophy'], ['Best cover', 'Form & Matter', 'image'], ['Local story of the year', 'Press Club', 'newspaper'], ['Young voices', 'Radio Esker', 'mic']],
  practice: [['Work of the year', 'Guild of the Region', 'trophy'], ['Young practice prize', 'Form & Matter', 'sparkles'], ['Teaching, with distinction', 'Evening College', 'graduation-cap'], ['Recommended by clients', 'Northern Review', 'thumbs-up']],
}; // prettier-ignore

const YEARS_BACK = [0, 1, 2, 4];

/** Prizes with who gave them and when, the newest first. */
export const awards = defineSiteSection(
  /^(?:(?:our|the) )?(?:awards?|prizes?|recognitions?|awards? (?:and|&) (?:recognitions?|prizes?|press|certifications?)|award-winning)$/i,
  'records',
  (context) => ({
    rows: AWARDS[tradeOf(context)].map(([title, by, icon], index) => ({
      title,
      subtitle: by,
      icon,
      meta: String(context.now.getUTCFullYear() - (YEARS_BACK[index] ?? index)),
    })),
    columns: [],
  }),
);
