import type { ArchetypeId } from '../archetypes/archetypes.ts';
import type { Brief } from '../brief.ts';
import { capitalise } from '../capitalise.ts';

/** Kinds of pages that are about the thing they are for: "event page for a jazz night" is headed by the night. */
const ABOUT_A_THING: ReadonlySet<ArchetypeId> = new Set([
  'product',
  'category',
  'gallery',
  'article',
  'detail',
  'event',
]);

/** Words that say what kind of page it is and nothing of what is on it. */
const FORMAT =
  /\b(?:pages?|screens?|views?|shop|store|online|e-?commerce|category|catalogue?|collection|products?|items?|listings?|details?|event|article|blog|post|story|grid|gallery|landing|home|conference|festival|concert|summit|workshop|single|individual|website|site|the|an?|of|and)\b/gi;
/** "Women's coats category" is called by the coats. */
const OF_A_SHOP = /\s(?:product )?(?:category|listing|catalogue?|page|grid)$/i;
const OPENS_WITH_PAGE = /^(?:product )?(?:category|listing|catalogue?|shop) page (?:for |of |with )?/i;
const LONGEST_NAME_WORDS = 6;

/** What a page is headed by: the thing it is for where its own words only name the kind of page, else those words. */
export function nameOfPage({ archetype, lang, subject, purpose }: Brief): string {
  if (lang === 'en' && archetype === 'comparison') return compared(subject);
  if (lang === 'en' && archetype === 'pricing' && /^pricing(?: page| table| section)? compar/i.test(subject))
    return 'Pricing';
  if (lang === 'en' && archetype === 'category') {
    const things = capitalise(subject.replace(OF_A_SHOP, '').replace(OPENS_WITH_PAGE, ''));
    if (things !== '' && things.replaceAll(FORMAT, '').trim() !== '') return things;
  }
  if (lang !== 'en' || purpose === undefined || !ABOUT_A_THING.has(archetype)) return subject;
  if (subject.replaceAll(FORMAT, '').trim() !== '') return subject;
  const name = purpose
    .replace(/\s(?:with|that|which|where|including|featuring|showing)\s.*$/i, '')
    .replace(/\s(?:in|at) \p{Lu}.*$/u, '')
    .replace(/^(?:an?|the|our|my|some)\s/i, '')
    .replace(/[\s.,;:!?]+$/, '');
  return name === '' || name.split(/\s+/).length > LONGEST_NAME_WORDS ? subject : capitalise(name);
}

/** "Compare our running shoes side by side" is headed by the shoes. */
function compared(subject: string): string {
  const things = subject
    .replace(/^compar(?:e|ing|ison of)\s+(?:(?:our|my|the|some|of)\s+)*/i, '')
    .replace(/[\s,]+side[- ]by(?:[- ]side)?$/i, '');
  return things === subject || things === '' ? subject : `${capitalise(things)}, side by side`;
}
