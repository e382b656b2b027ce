import type { ArchetypeId } from '../archetypes/archetypes.ts';
import type { Brief, Want } from '../brief.ts';
import { findUsualFigure } from '../knowledge/figures/usual-figures.ts';
import type { DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import type { SlotKind } from '../write/slots.ts';
import { ASSEMBLED_PLACES } from '../understand/assemble-collection.ts';
import { classifyNoun } from '../understand/noun-class.ts';
import { listEntries } from '../understand/phrase-table.ts';
import { toSingular } from '../understand/word-forms.ts';
import { isPublicPage } from '../write/is-public-page.ts';
import { writeSiteSection } from '../write/site-sections/site-sections.ts';
import { collectionFor, findSpoken, overlap, stemsOf, type WriteContext } from '../write/write-context.ts';
import type { Archetype } from '../archetypes/archetype.ts';

/** The shape of content that shows a want on this kind of page in this trade. */
export function kindFor(want: Want, context: WriteContext, archetype: Archetype): SlotKind {
  const { brief } = context;
  const part = findPart(want, archetype);
  if (part !== undefined) return part;
  // What no word tells belongs to what the page is about.
  if (want.kind === undefined && isBare(want) && archetype.parts?.[archetype.otherwise] !== undefined)
    return archetype.otherwise;
  // What a table's prompt lists and no word tells are its columns.
  if (brief.archetype === 'table' && want.kind === undefined && isBare(want)) return 'table';
  if (brief.archetype === 'pricing' && isBare(want) && PERIODS.test(want.label)) return 'plans';
  const asked = writeSiteSection(context, want)?.kind ?? visitorKind(want, context);
  if (asked !== undefined) return asked;
  const isSite = isPublicPage(brief) && brief.domain.trade !== 'tool';
  const told =
    kindOfFigure(want, brief) ??
    kindOfList(want) ??
    want.kind ??
    kindInTrade(want, brief.domain, isSite) ??
    archetype.otherwise;
  const kind = archetype.become?.[told] ?? told;
  if (isSite && (kind === 'records' || kind === 'gallery') && isBare(want) && isMadeUp(want, context))
    return archetype.otherwise;
  if (brief.archetype === 'settings' && isBare(want) && GROUPED.has(kind)) return 'settings';
  switch (kind) {
    case 'settings':
      return want.fields.length > 0 && want.items.length === 0 ? 'form' : 'settings';
    case 'focus':
      if (brief.archetype === 'dashboard' && want.fields.length > 1) return 'metrics';
      return hasFigure(want, brief.domain) && archetype.lead.includes('focus') ? 'focus' : 'breakdown';
    case 'records':
      return SHOWN_BY_EYE.has(brief.archetype) && isPictured(want, context) ? 'gallery' : 'records';
    case 'quotes':
      // What customers wrote is read inside; what they said is shown outside.
      return !isPublicPage(brief) && /\b(?:reviews?|feedback|ratings?)\b/i.test(want.label) ? 'reviews' : 'quotes';
    case 'series':
      return placeAmongSeries(want, context) < brief.domain.series.length ? 'series' : 'breakdown';
    default:
      return kind;
  }
}

/** A list of messages is gone through; only the messages of one talk are a thread. */
const kindOfList = ({ kind, label }: Want): SlotKind | undefined =>
  kind === 'thread' && /\blist$/i.test(label) ? 'records' : undefined;

/** What words mean on a page for visitors that mean the work behind it in an app: hours are those of the door. */
const FOR_VISITORS: readonly (readonly [words: RegExp, kind: SlotKind])[] = [
  [/\b(?:opening|business|office|store|visiting) (?:hours?|times?)\b|^(?:hours|location and hours)$/i, 'place'],
  [
    /\b(?:booking|reservation|enquiry|inquiry) (?:bar|form|widget|box|engine)\b|^(?:(?:table|online) )?(?:reservations?|bookings?)$|^book a (?:table|room|visit|lesson)$/i,
    'form',
  ],
  [
    /\b(?:line-?up|speakers?|performers?|headliners?|artists|cast|ensemble|crew|instructors|authors|musicians|bands|lecturers)\b/i,
    'people',
  ],
  [
    /\b(?:menu (?:highlights?|preview|favou?rites)|(?:signature|featured|popular|favou?rite) (?:dish(?:es)?|products?|items?|pieces?|recipes?)|best[- ]?sellers?|new arrivals?)\b/i,
    'gallery',
  ],
  [
    /\b(?:curriculum|syllabus|course outline|course content|modules?)\b|^(?:\d+|six|eight|ten|twelve)?\s*(?:weeks|weekends|evenings|lessons|sessions)$/i,
    'steps',
  ],
  [
    /^(?:dates?|tickets?|fees?)?(?: ?(?:&|and|,) ?)?(?:prices?|fees?|passes|tuition|membership)$|^(?:tickets?|passes|tickets? (?:&|and) passes)$/i,
    'plans',
  ],
  [
    /^what (?:you(?:.ll| will)?|one) (?:learns?|gets?|takes?(?: home)?)$|^what.?s included$|^who (?:it is|this is|it.s) for$/i,
    'points',
  ],
  [/^(?:the |your |our )?(?:teachers?|tutors?|trainers?|hosts?|guides?|people|team)$/i, 'people'],
  [
    /^(?:how to )?get(?:ting)? (?:t?here|to us)$|^(?:venues?|directions|find us|where (?:we are|you find us)|where to find us|how to get there|visit(?: us)?)$/i,
    'place',
  ],
  [/^how we (?!(?:work|help)\b)\p{L}+(?: (?:it|them|our \p{L}+))?$/iu, 'steps'],
  [/^(?:the |our |your |\p{L}+ )?subscriptions?$/iu, 'plans'],
  [/^(?:enroll?|apply|book(?: now)?|register|sign up)$/i, 'closing'],
];

/** People by what they do stand with their faces: "Lawyers", "Our bakers". */
function areMet(want: Want): boolean {
  if (want.kind !== undefined || !isBare(want)) return false;
  const last = want.label.split(/\s+/).at(-1)?.toLowerCase() ?? '';
  return last !== toSingular(last) && classifyNoun(toSingular(last)) === 'person';
}

const STORY =
  /^(?:(?:(?:our|the|brand|company|founder.?s?|chef.?s?) )?(?:story|history|philosophy|mission)|about(?: (?:us|me|the [\p{L}]+))?|who we are)$/iu;

function visitorKind(want: Want, { brief, domain }: WriteContext): SlotKind | undefined {
  if (!isPublicPage(brief) || want.fields.length > 0) return undefined;
  // A story on a home page is told in a few words; a text of its own opens pages that are about it.
  if (brief.archetype === 'landing' && STORY.test(want.label)) return 'points';
  const kind = FOR_VISITORS.find(([words]) => words.test(want.label))?.[1];
  if (kind === 'plans' && domain.plans.length === 0) return 'points';
  return kind ?? (areMet(want) ? 'people' : undefined);
}

/** The kind of the archetype's own block when a want names what that block shows anyway; undefined for other wants. */
export function findPart({ label, kind, fields }: Want, { parts }: Archetype): SlotKind | undefined {
  const own = Object.entries(parts ?? {}) as [SlotKind, string][];
  // Fields that are named one by one are filled in; a block has room for those alone that it is made of.
  if (kind === 'form' && fields.length > 1)
    return own.find(([, words]) => fields.every((field) => overlap(field.label, listEntries(words)) > 0))?.[0];
  return own.find(([, words]) => overlap(label, listEntries(words)) > 0)?.[0];
}

const isBare = ({ items, texts, fields }: Want): boolean => items.length + texts.length + fields.length === 0;

/** What a settings page names without saying more is a group of settings. */
const GROUPED: ReadonlySet<SlotKind> = new Set([
  'records',
  'form',
  'prose',
  'order',
  'place',
  'points',
  'notice',
  'people',
  'profile',
  'plans',
  'console',
  'code',
  'thread',
  'gallery',
  'schedule',
  'month',
  'timeline',
  'focus',
]);

/** A switch of billing periods is part of the plans. */
const PERIODS = /\b(?:annual|yearly|monthly|billing)/i;

/** Pages for visitors show things by their pictures where there are any. */
const SHOWN_BY_EYE: ReadonlySet<ArchetypeId> = new Set(['landing', 'gallery', 'product', 'feed', 'article']);

/** "CPU, memory, uptime": figures that a dashboard lists by their names stand beside each other, two or more of them. */
function kindOfFigure(want: Want, { archetype, wants }: Brief): SlotKind | undefined {
  if (archetype !== 'dashboard') return undefined;
  const figures = wants.filter(
    (one) =>
      (one.kind === undefined ||
        one.kind === 'metrics' ||
        (one.kind === 'people' && COUNTED.test(one.label)) ||
        (one.kind === 'schedule' && /^(?:web |site )?sessions$/i.test(one.label))) &&
      one.isAction !== true &&
      isBare(one) &&
      findUsualFigure(one.label) !== undefined,
  );
  return figures.length >= LEAST_FIGURES && figures.includes(want) ? 'metrics' : undefined;
}

const LEAST_FIGURES = 2;
/** People that are counted rather than shown: "active users". */
const COUNTED = /^(?:active|new|total|monthly|daily|weekly|paying)\s/i;

/** What a want without a telling word is about, when the trade knows something by its words. */
function kindInTrade({ label, items, texts }: Want, domain: DomainKnowledge, isSite: boolean): SlotKind | undefined {
  if (items.length > 0 || texts.length > 0) return undefined;
  // Courses and shares of the work are for those who do it.
  if (!isSite && findSpoken(domain.series, label) !== undefined) return 'series';
  if (!isSite && findSpoken(domain.breakdowns, label) !== undefined) return 'breakdown';
  return findSpoken(domain.collections, label) === undefined ? undefined : 'records';
}

/** One figure can only be about what the prompt gives or the trade counts; other scores are shown by their parts. */
function hasFigure(want: Want, { focuses, metrics }: DomainKnowledge): boolean {
  if (want.items.some((item) => item.value !== undefined)) return true;
  const spoken = new Set(stemsOf(want.label));
  return [...focuses, ...metrics].some(({ label }) => stemsOf(label).some((stem) => spoken.has(stem)));
}

/** Whether all that could be listed is names of places with the want's noun behind them: visitors are told something instead. */
function isMadeUp(want: Want, context: WriteContext): boolean {
  const titles = collectionFor(context, want).rows.map(({ title }) => title);
  return titles.length > 0 && titles.every((title, index) => title.startsWith(`${ASSEMBLED_PLACES[index] ?? ''} `));
}

function isPictured(want: Want, context: WriteContext): boolean {
  // Headlines that are given are pictured as the trade's own are.
  if (
    want.items.length > 0 &&
    (context.brief.archetype !== 'feed' || want.items.some(({ value }) => value !== undefined))
  )
    return false;
  const { rows } = collectionFor(context, want);
  return rows.filter((row) => row.picture !== undefined).length > rows.length / 2;
}

/** More courses over time than the trade knows are shown by their parts. */
const placeAmongSeries = (want: Want, { brief }: WriteContext): number =>
  brief.wants.filter((one) => one.kind === 'series').indexOf(want);
