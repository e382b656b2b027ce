import type { ElementId } from './elements.ts';
import { findMentions } from './find-mentions.ts';
import { findPlaces, type PlaceMention } from './find-places.ts';
import { findQualities } from './find-qualities.ts';
import { HEAD_FIRST } from './languages.ts';
import type { Mention } from './mention.ts';
import { matchPhrase } from './phrase-index.ts';
import { lazyPhraseSet } from './phrase-set.ts';
import { isFunctionWord } from './read-phrase-before.ts';
import { readText } from './read-text.ts';
import { ROLES, type PassageRole } from './roles.ts';
import { toCount } from './to-count.ts';

/** What a heading or lead-in is, where it is not the heading of a part that is to be drawn. */
export interface HeadingRole {
  role: PassageRole;
  /** The element that the passage describes: "header" of "## Header". */
  part?: ElementId;
  /** Where it stands: "Left column (about 60 %)". */
  place?: PlaceMention['means'];
  /** Words beside the noun that may be its name: "Spell" of "Spell list". */
  subject?: string;
  /** It would make sense as a heading on the screen too: "Spell list", "Reviews", "Details", "Notes". */
  mayBeDrawn?: true;
}

/** Parts whose nouns stand as headings on screens. */
const DRAWN_PARTS = new Set<ElementId>(
  'questions review comment team gallery timeline feed check-list attachment notification sums newsletter facts message schedule-week schedule-day schedule-month weather legend'.split(
    ' ',
  ) as ElementId[],
);

const mayBeDrawn = ({ id, isWeak }: Mention): boolean => isWeak || DRAWN_PARTS.has(id);

const ORDER_WORDS = new Set('first last second third zuerst zuletzt puis enfin luego poi'.split(' '));

const ROLE_SETS = (Object.keys(ROLES) as PassageRole[]).map((role) => ({ role, setOf: lazyPhraseSet(ROLES[role]) }));

/** A heading of more words than this is a sentence. */
const MOST_WORDS = 9;

/**
 * The role of a heading, label or lead-in by its words alone, whatever marks, numbers, emoji or brackets stand around them.
 * `undefined` is a heading to draw ("How a bell is made"). Quoted names beside the noun are left to the caller.
 */
export const roleOfHeading = (heading: string, lang?: string): HeadingRole | undefined => {
  const plain = strip(heading);
  const bare = strip(plain.replace(/[([{][^)\]}]*[)\]}]/g, ' '));
  const role = matchRole(plain, lang) ?? matchRole(bare, lang) ?? matchRole(plain.replaceAll(',', ' '), lang);
  const part = readPart(bare === '' ? plain : bare, lang);
  const place = findPlaces(plain, lang).find(({ means }) => means.place !== undefined)?.means;
  // "Main", "Body" and "Left column" are both; the part says more.
  if (role !== undefined && role.role !== 'structure') return role;
  if (part !== undefined) return { role: 'structure', ...part, ...(place === undefined ? {} : { place }) };
  if (role !== undefined) return { ...role, ...(place === undefined ? {} : { place }) };
  return place !== undefined && isAllPlaces(bare, lang) ? { role: 'structure', place } : undefined;
};

/** "Right", "BOTTOM, full width": nothing but places. */
const isAllPlaces = (heading: string, lang: string | undefined): boolean => {
  const { tokens, lang: of } = readText(heading, lang);
  const places = findPlaces(heading, lang);
  return tokens.every(
    (token) =>
      places.some(({ start, end }) => token.start >= start && token.end <= end) ||
      isFunctionWord(token.key, of) ||
      token.isNumber,
  );
};

/** Takes off Markdown marks, numbering, emoji and a trailing colon or dash. */
const strip = (heading: string): string =>
  heading
    .replace(/[*_#>]+/g, ' ')
    .replace(/[\p{Extended_Pictographic}\u{FE0F}\u{200D}]/gu, ' ')
    .trim()
    .replace(/^[-•·–—]\s+/, '')
    .replace(
      /^(?:(?:section|part|step|abschnitt|section|sección|seção|sezione|sectie)\s+)?(?:\d+(?:\.\d+)*[a-z]?[.):\-–—]*|[A-Za-z][.)]|[IVX]+[.)])\s+/i,
      '',
    )
    .replace(SIZES, '')
    .replace(/[\s:：–—\-.=]+$/, '')
    .trim();

/** How wide or high a part is says nothing of what it is: "Middle column, max 720px". */
const SIZES =
  /[,;]?\s*(?:(?:max(?:imum)?|min(?:imum)?|about|around|approx\.?|ca\.?|~)\s*)?\d+(?:[.,]\d+)?\s?(?:px|%|rem|em|dp|vw|fr)(?:\s(?:wide|high|width|tall|breit|hoch))?$/iu;

const matchRole = (heading: string, lang: string | undefined): Pick<HeadingRole, 'role' | 'mayBeDrawn'> | undefined => {
  const read = readText(heading, lang);
  const { tokens } = read;
  if (read.quoted.length > 0 || tokens.length === 0) return undefined;
  const starts = tokens.length > 1 && LEADING.has(tokens[0]?.key ?? '') ? [0, 1] : [0];
  for (const { role, setOf } of ROLE_SETS) {
    const { phrases, glued } = setOf(read.lang);
    if (glued.includes(heading.replace(/\s/g, ''))) return { role };
    for (const from of starts) {
      const match = matchPhrase(phrases, tokens, from);
      if (match?.length === tokens.length - from) return { role, ...(match.value.isWeak ? { mayBeDrawn: true } : {}) };
    }
  }
  return undefined;
};

const LEADING = new Set(
  'the our my your overall general die das der le la les l el los il lo de het o a os as'.split(' '),
);

/** The element noun that heads a phrase made of nothing but nouns, places, qualities and numbers, and what else is in it. */
const readPart = (
  heading: string,
  lang: string | undefined,
): Pick<HeadingRole, 'part' | 'subject' | 'mayBeDrawn'> | undefined => {
  const read = readText(heading, lang);
  const { tokens } = read;
  if (tokens.length > MOST_WORDS) return undefined;
  const mentions = findMentions(heading, lang);
  const places = findPlaces(heading, lang);
  // The first phrase counts ("Filters, one line of chips"), save what a place is relative to ("Below the table, a link").
  const own = mentions.filter(
    ({ phraseStart }) =>
      !places.some(({ anchor, end }) => anchor === 'named' && phraseStart - end < 3 && phraseStart >= end),
  );
  const head = HEAD_FIRST.has(read.lang) ? own[0] : own.find((mention) => !mention.isModifier);
  if (head === undefined) return undefined;
  const known = [...mentions, ...places, ...findQualities(heading, lang)];
  const rest = tokens.filter(
    (token) =>
      !known.some(({ start, end }) => token.start >= start && token.end <= end) &&
      !isFunctionWord(token.key, read.lang) &&
      !token.isNumber &&
      !ORDER_WORDS.has(token.key) &&
      !/^\d+px$/.test(token.key) &&
      toCount(token.key, read.lang) === undefined,
  );
  if (rest.length === 0) return { part: head.id, ...(mayBeDrawn(head) ? { mayBeDrawn: true } : {}) };
  const isTied = rest.every((token) => isBeside(token, head));
  const hasSmallWords = tokens.some(
    (token) =>
      token.end <= head.start && isFunctionWord(token.key, read.lang) && toCount(token.key, read.lang) === undefined,
  );
  if (!isTied || rest.length > 2 || hasSmallWords || head.isWeak || head.end < heading.length) return undefined;
  return { part: head.id, mayBeDrawn: true, subject: heading.slice(rest[0]?.start, rest[rest.length - 1]?.end) };
};

/** A word of the head's own phrase: before the noun, or its compound's front. */
const isBeside = (token: { start: number; end: number }, head: Mention): boolean =>
  token.start >= head.phraseStart && token.end <= head.start;
