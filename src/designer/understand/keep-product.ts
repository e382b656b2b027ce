import type { Brief } from '../brief.ts';

/**
 * A later screen of a product is about the product: words too few to tell a trade of their own ("Settings page") take
 * the trade of the earlier screen, and its name where they give none.
 */
export function keepProduct(brief: Brief, earlier: Brief): Brief {
  const isUnsure = brief.domainCertainty < OWN_TRADE && earlier.domainCertainty > brief.domainCertainty;
  const domain = isUnsure ? earlier.domain : brief.domain;
  const isSame = domain.id === earlier.domain.id;
  const brand = brief.brand ?? (isSame ? earlier.brand : undefined);
  return { ...brief, domain, ...(brand !== undefined && { brand }) };
}

/** Certainty from which on a prompt speaks of a trade by itself. */
const OWN_TRADE = 0.45;
