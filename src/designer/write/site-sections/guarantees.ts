import type { TradeClass } from '../../knowledge/trade-class.ts';
import { defineSiteSection, toPoints, tradeOf, type PointRow } from './site-section.ts';

const WORK: readonly PointRow[] = [['badge-check', 'Right, or done again', 'What does not hold is put right within a week, free of charge.'], ['receipt', 'The price that was agreed', 'Written down before we begin; it does not grow.'], ['calendar-x', 'Cancel until the day before', 'A call or a line is enough.']]; // prettier-ignore

const GUARANTEES: Readonly<Record<TradeClass, readonly PointRow[]>> = {
  tool: [['undo-2', 'Thirty days, money back', 'No form to fill in, no reason to give.'], ['download', 'Leave with everything', 'All you put in comes out as open files.'], ['tag', 'The price you start with stays', 'For as long as you stay.']],
  goods: [['undo-2', 'Thirty days to send it back', 'We pay the way back.'], ['wrench', 'Repaired, not replaced', 'Parts are kept for ten years.'], ['badge-check', 'Three years of guarantee', 'The date on the receipt counts.']],
  place: WORK,
  reading: [['pause', 'Pause whenever you like', 'A month, a summer, until you come back.'], ['undo-2', 'First month back', 'If it is not for you.'], ['eye-off', 'Your address stays here', 'It is not sold, lent or counted.']],
  practice: WORK,
}; // prettier-ignore

/** What a house promises to stand by. */
export const guarantees = defineSiteSection(
  /^(?:(?:our|the|money[- ]back|satisfaction|quality) )*(?:guarantees?|promises?|warranty|risk[- ]free)(?: section)?$/i,
  'points',
  (context) => ({ items: toPoints(GUARANTEES[tradeOf(context)]) }),
);
