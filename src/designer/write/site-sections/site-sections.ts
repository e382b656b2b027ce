import type { Want } from '../../brief.ts';
import { isPublicPage } from '../is-public-page.ts';
import type { Slot } from '../slots.ts';
import type { WriteContext } from '../write-context.ts';
import { appDownload } from './app-download.ts';
import { awards } from './awards.ts';
import { calculators } from './calculators.ts';
import { certificates } from './certificates.ts';
import { companyNames } from './company-names.ts';
import { dates } from './dates.ts';
import { film } from './film.ts';
import { guarantees } from './guarantees.ts';
import { newsTeasers } from './news-teasers.ts';
import { pictureFeed } from './picture-feed.ts';
import { pressQuotes } from './press-quotes.ts';
import { priceList } from './price-list.ts';
import { publicEvents } from './public-events.ts';
import { publicFigures } from './public-figures.ts';
import { selectedWork } from './selected-work.ts';
import { sideOffers } from './side-offers.ts';
import type { SiteSection } from './site-section.ts';
import { spokenLanguages } from './spoken-languages.ts';
import { stockists } from './stockists.ts';
import { suppliers } from './suppliers.ts';
import { testimonials } from './testimonials.ts';
import { vouchers } from './vouchers.ts';

/** In the order in which they are asked: what is named more closely comes first. */
const SITE_SECTIONS: readonly SiteSection[] = [
  pressQuotes,
  testimonials,
  companyNames,
  publicFigures,
  awards,
  certificates,
  vouchers,
  stockists,
  suppliers,
  newsTeasers,
  appDownload,
  film,
  dates,
  publicEvents,
  calculators,
  spokenLanguages,
  selectedWork,
  priceList,
  guarantees,
  sideOffers,
  pictureFeed,
];

/**
 * The section that a want names by its whole name, on the front page of a house; undefined for what lists its own contents
 * and for what nothing is known of.
 */
export function writeSiteSection(context: WriteContext, want: Want | undefined): Slot | undefined {
  const { brief } = context;
  if (want === undefined || brief.archetype !== 'landing' || brief.lang !== 'en' || !isPublicPage(brief))
    return undefined;
  if (want.isAction === true || want.items.length + want.texts.length + want.fields.length > 0) return undefined;
  return SITE_SECTIONS.find(({ words }) => words.test(want.label))?.write(context, want);
}
