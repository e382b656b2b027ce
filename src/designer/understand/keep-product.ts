import type { Brief } from '../brief.ts';
import { createRandom } from '../seeded-random.ts';
import { tellCurrency } from './find-currency.ts';

/**
 * A later screen of a product is about the product: words too few to tell a trade of their own ("Settings page"), and words
 * that say the same of what it is for ("for a chess club"), take the trade of the earlier screen. Its name stays, also one
 * that nobody gave, and so does its place with its money, unless the later prompt gives another or speaks of a product of its own in another trade.
 */
export function keepProduct(brief: Brief, earlier: Brief): Brief {
  const isSameAim = aimOf(brief.prompt) !== undefined && aimOf(brief.prompt) === aimOf(earlier.prompt);
  const isUnsure = brief.domainCertainty < OWN_TRADE && earlier.domainCertainty > brief.domainCertainty;
  const domain = isSameAim || isUnsure ? earlier.domain : brief.domain;
  const isKept = domain.id === earlier.domain.id || !OWN_PRODUCT.test(brief.prompt);
  const brand = brief.brand ?? (isKept ? (earlier.brand ?? nameOf(earlier)) : undefined);
  return { ...brief, ...(isKept ? keptHome(brief, earlier) : {}), domain, ...(brand !== undefined && { brand }) };
}

/** Where the product is at home and what is paid there, where the later prompt says neither. */
function keptHome(brief: Brief, { place, currency }: Brief): Pick<Brief, 'place' | 'currency'> {
  if (brief.place !== undefined || tellCurrency(brief.prompt, brief.lang, undefined) !== undefined) return {};
  return { ...(place !== undefined && { place }), ...(currency !== undefined && { currency }) };
}

/** Certainty from which on a prompt speaks of a trade by itself. */
const OWN_TRADE = 0.45;

/** "for a bakery", "a banking app", "our shop": a product is introduced. "for the app" speaks of one that is known. */
const OWN_PRODUCT =
  /\b(?:for|of) (?:an?|our|my)\s|\b(?:an?|our|my)\s(?:[\p{L}-]+\s){0,3}(?:app|site|website|shop|store|platform)\b/iu;

const AIM = /(?<!\p{L})(?:for|für|pour|para)\s+([^.:\n]{3,80})/iu;
const aimOf = (prompt: string): string | undefined => AIM.exec(prompt)?.[1]?.trim().toLowerCase();

/** The name that the earlier screen took, where its prompt gave none; a page in another language than English takes none. */
const nameOf = ({ prompt, domain, lang }: Brief): string | undefined =>
  domain.brands.length === 0 || !lang.startsWith('en')
    ? undefined
    : createRandom(`brand:${prompt}`).pick(domain.brands);
