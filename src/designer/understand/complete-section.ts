import type { ArchetypeId } from '../archetypes/archetypes.ts';
import type { Want } from '../brief.ts';
import type { SlotKind } from '../write/slots.ts';
import { parseCount } from './count-words.ts';
import { listStems } from './word-forms.ts';

/** What parts of public pages are called, and the content each is made of; the more telling first. */
const SECTIONS: readonly (readonly [words: RegExp, kind: SlotKind])[] = [
  [/\bfooter\b/i, 'footer'],
  [/\bhero\b/i, 'hero'],
  [/\bfaqs?\b/i, 'questions'],
  [/\btestimonials?\b/i, 'quotes'],
  [/\b(?:call to action|cta|newsletter)\b/i, 'closing'],
  [/\b(?:how it works|process|steps)\b/i, 'steps'],
  [/\b(?:stats?|statistics|metrics)\b/i, 'metrics'],
  [/\bteam\b/i, 'people'],
  [/\b(?:logos?|trusted by)\b/i, 'terms'],
  [/\bpricing\b/i, 'plans'],
  [/\bgallery\b/i, 'gallery'],
  [/\b(?:features?|benefits?)\b/i, 'points'],
];

/** "In 3 steps", "with four features". */
const COUNTED =
  /\b(\d{1,2}|two|three|four|five|six|seven|eight) (?:\w+ )?(?:steps?|features?|quotes?|questions?|benefits?|plans?|tiers?|stats?|cards)\b/i;

/** What a part is headed where nothing else names it. */
const NAMES: Partial<Record<SlotKind, string>> = { points: 'Features', steps: 'How it works', people: 'The team' };

/** Say how a part is drawn, and are no part of a page themselves. */
const MANNERS = /^(?:photos?|icons?|images?|avatars?|slider|carousel|grid|cards?|columns?|links?)$/i;

/** Parts that a footer has anyway, by any name; what else is listed for it are its links. */
const HAS_ANYWAY =
  /^(?:links?|social|logo|copyright)$|\b(?:links?|columns?|grid|icons?|bar|pill|row|switch|status|newsletter|section)\b/i;

/**
 * A part of a page that is asked for by itself is there, whether a want names it or not; a want that only says its name
 * again, or how it is drawn, goes. What else is named of a footer stands in it.
 */
export function completeSection(wants: readonly Want[], archetype: ArchetypeId, subject: string, text: string): Want[] {
  if (archetype !== 'section') return [...wants];
  const kind = SECTIONS.find(([words]) => words.test(subject))?.[1] ?? 'points';
  const named = new Set(listStems(subject));
  const isNameAlone = (want: Want): boolean =>
    want.items.length + want.texts.length + want.fields.length === 0 &&
    (MANNERS.test(want.label) || listStems(want.label).every((stem) => named.has(stem)));
  const own = wants.find((want) => want.kind === kind);
  const others = wants.filter((want) => want !== own && !isNameAlone(want));
  const found: Want = own ?? { id: 'section', kind, label: NAMES[kind] ?? '', texts: [], items: [], fields: [] };
  const count = found.count ?? parseCount(COUNTED.exec(text)?.[1]?.toLowerCase() ?? '');
  const main: Want = {
    ...found,
    ...(kind === 'footer' ? { items: found.items.filter(({ title }) => !HAS_ANYWAY.test(title)) } : {}),
    ...(count === undefined ? {} : { count }),
  };
  // What else is named of a footer stands in it.
  return kind === 'footer'
    ? [...others.filter((want) => want.kind === 'closing' || want.isAction), main]
    : [main, ...others];
}
