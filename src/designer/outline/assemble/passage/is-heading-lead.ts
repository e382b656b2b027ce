import type { Passage } from '../../form/passage.ts';
import { findMentions } from '../../lexicon/find-mentions.ts';
import { findPlaces } from '../../lexicon/find-places.ts';
import { roleOfHeading } from '../../lexicon/role-of-heading.ts';
import { findQuoted } from '../../values/quoted.ts';
import type { Lead } from './lead-of.ts';
import { startsWithContent } from './starts-with-content.ts';

/** Whether what a passage is led in by heads a part of the page. */
export function isHeadingLead(lang: string, lead: Lead, passage: Passage): boolean {
  // "**Column 1, heading "Out of service"**": a part with its name.
  if (lead.mark === 'bold' && findQuoted(lead.text).length === 1) return true;
  // "**Summary line, four figures:** Crates 9": what the part is, not how it is headed.
  if (
    lead.mark === 'bold' &&
    withoutAside(lead.text, lang).includes(',') &&
    findMentions(lead.text, lang).some(({ isWeak }) => !isWeak)
  )
    return false;
  if (lead.mark === 'bold' && passage.parts.length === 0 && isElement(lang, lead, passage)) return false;
  if (lead.mark === 'bold' || lead.mark === 'stop') return true;
  const role = roleOfHeading(lead.text, lang);
  if (role?.part !== undefined || role?.place !== undefined) return false;
  if (startsWithContent(lead, lang)) return false;
  if (findMentions(lead.text, lang).some(({ isWeak }) => !isWeak)) return false;
  if (findPlaces(lead.text, lang).some(({ start, end }) => start === 0 && end >= lead.text.length - 1)) return false;
  // "Label: value" is a fact, "Heading:" with parts or a quotation behind it is a part of the page.
  return lead.mark === 'colon' && (passage.parts.length > 0 || passage.form === 'prose');
}

/** "**Tab bar:** Home, Claims", "**Buttons at the end:** …": a bar or controls by their own noun, with what they hold behind it. */
function isElement(lang: string, lead: Lead, { said }: Passage): boolean {
  if (lead.end >= said.text.length - 1) return false;
  const [first] = findMentions(lead.text, lang);
  if (first === undefined || first.isWeak || first.phraseStart > 0) return false;
  const isHolder = first.makes.kind === 'control' && first.isPlural;
  const rest = lead.text.slice(first.phraseEnd).trim();
  return (isHolder || first.makes.kind === 'frame') && (rest === '' || findPlaces(rest, lang).length > 0);
}

/** "Side panel (right, 320px)": brackets behind a part of the page say where it stands; a bar may list its entries there. */
const withoutAside = (words: string, lang: string): string =>
  findMentions(words, lang)[0]?.makes.kind === 'frame' ? words : words.replaceAll(/\([^()]*\)/gu, '');
