import type { TradeClass } from '../../knowledge/trade-class.ts';
import { defineSiteSection, toPoints, tradeOf, type PointRow } from './site-section.ts';

const OF_PEOPLE: readonly PointRow[] = [['badge-check', 'Trained and examined', 'Everybody who works here has their papers, and they hang by the door.'], ['shield-check', 'Insured', 'What goes wrong through us is paid for, up to two million.'], ['clipboard-check', 'Inspected every year', 'The last report is there to read, whole.']]; // prettier-ignore

const CERTIFICATES: Readonly<Record<TradeClass, readonly PointRow[]>> = {
  tool: [['shield-check', 'ISO 27001', 'Audited every year, report on request.'], ['badge-check', 'SOC 2, type II', 'Twelve months under watch, no exceptions.'], ['lock', 'Encrypted throughout', 'On the way and at rest, with keys of your own if you like.'], ['globe-lock', 'Data stays where you choose', 'Three regions, and an agreement for each.']],
  goods: [['leaf', 'Organic, controlled', 'Every supplier is visited once a year, unannounced.'], ['handshake', 'Fairly paid', 'Prices to makers are fixed before the season and published after it.'], ['recycle', 'Packed without plastic', 'Paper, string and a label that dissolves.']],
  place: OF_PEOPLE,
  reading: [['scale', 'Press code', 'Corrections stand where the mistake stood.'], ['eye-off', 'No trackers', 'We count readers, not people.'], ['wallet', 'Who pays', 'Every donor over 1,000 is named.']],
  practice: OF_PEOPLE,
}; // prettier-ignore

/** What others have checked: certificates, memberships, security. */
export const certificates = defineSiteSection(
  /^(?:(?:our|security|quality|safety|industry|trust|compliance) )*(?:certifications?|certificates?|accreditations?|credentials|trust (?:badges|signals)|security|compliance|security (?:and|&) (?:compliance|privacy|trust))$/i,
  'points',
  (context) => ({ items: toPoints(CERTIFICATES[tradeOf(context)]) }),
);
