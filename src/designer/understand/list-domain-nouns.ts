import type { Want } from '../brief.ts';
import { findMeasure, findNoun } from '../knowledge/nouns/find-noun.ts';
import type { SlotKind } from '../write/slots.ts';
import type { Intent } from './find-intent.ts';
import { isLookWord } from './look-word.ts';
import { classifyNoun } from './noun-class.ts';
import { parseNounPhrase, type ReadContext } from './noun-phrase.ts';
import { listEnglishStems } from './translate-words.ts';
import { DETAIL_HEADS, EMPTY_HEADS, LOOK_HEADS, TECH_WORDS } from './vocabulary/style-words.ts';
import { SECTION_NAMES } from './vocabulary/section-names.ts';
import { foldWord, listWords, toPlural, toSingular } from './word-forms.ts';

/** Kinds whose entries name things of a trade, not parts of a screen. */
const NAMING_KINDS: ReadonlySet<SlotKind | undefined> = new Set<SlotKind | undefined>([
  undefined,
  'records',
  'gallery',
  'people',
  'series',
  'metrics',
  'focus',
]);
/** Words that every screen knows; they name no trade. */
const SCREEN_STEMS = new Set([
  ...LOOK_HEADS,
  ...EMPTY_HEADS,
  ...DETAIL_HEADS,
  ...TECH_WORDS,
  ...(
    'dashboard tracker log hub board list table calendar planner form manager coach game flow login signup checkout settings setting profile chat feed gallery blog ' +
    'overview report card row chart graph stat kpi metric map history activity schedule agenda session photo image message note item record entry update summary user ' +
    'customer client cart order product task wireframe lab menu tab title author date text video audio navigation nav strip link button notification recommendation ' +
    'annotation headline post file document topic comment member result action step state level account feature service contact detail statistic figure number'
  ).split(' '),
]);

/** Stems of what is asked for, without words that every screen knows; English, as the domains are. */
export const listSubjectStems = ({ thing, purpose, titles }: Intent, lang: string): string[] =>
  listEnglishStems([thing, purpose, ...titles].join(' . '), lang).filter((stem) => !SCREEN_STEMS.has(stem));

const stemOf = (word: string | undefined): string => toSingular(foldWord(word ?? ''));

const isTradeNoun = (label: string, context: ReadContext): boolean => {
  const words = listWords(label);
  const last = stemOf(words.at(-1));
  return (
    words.length > 0 &&
    words.length <= 3 &&
    last.length > 2 &&
    words.every((word) => /^\p{L}[\p{L}'’]*$/u.test(word) && !isLookWord(word, context.colorWords)) &&
    !SCREEN_STEMS.has(last)
  );
};

const isKnownNoun = (label: string): boolean => {
  // "Price per hour" is no number of hours.
  if (/\sper\s/i.test(label)) return false;
  const words = listWords(label.toLowerCase());
  const noun = [...words.slice(0, -1), toSingular(words.at(-1) ?? '')].join(' ');
  return (findNoun(noun) ?? findMeasure(noun)) !== undefined;
};

/** Things are counted in the plural, measures are not: "hives", "honey yield". */
const isCounted = (label: string): boolean => {
  const last = listWords(label).at(-1) ?? '';
  return stemOf(last) !== foldWord(last) || classifyNoun(stemOf(last)) === 'measure';
};

/** "Vehicle list", "crew status": the thing stands before the way it is shown. */
const DISPLAYS =
  /\s(?:lists?|tables?|logs?|queues?|status|statuses|overview|directory|catalog|inventory|availability|tracker|schedule|history|requests?|management|managements|administration)$/i;

const MOMENTS =
  /^(?:recent|upcoming|incoming|today's|yesterday's|saved|new|all|my|our|latest|past|current|nearby|active|featured|popular)\s/i;

/** The noun of a heading: its display word off, its last word singular and plural alike. */
const toNounLabel = (label: string): string => {
  // "Leave requests" are known as they stand.
  if (isKnownNoun(label)) return label;
  const bare = label.replace(DISPLAYS, '').replace(MOMENTS, '');
  return bare === label || bare.includes(' ') ? bare : toPlural(bare);
};

const MOST_NOUNS = 6;

/**
 * Nouns of a prompt that name things of its trade, in its order: what it lists, then the columns of its tables, then
 * what it is for. Empty when they tell of no trade, as in prompts about a login or an effect; only in English,
 * where plurals can be made.
 */
export const listDomainNouns = (intent: Intent, wants: readonly Want[], context: ReadContext): string[] => {
  if (context.lang !== 'en') return [];
  const isNoun = (label: string): boolean => isKnownNoun(label) || (isTradeNoun(label, context) && isCounted(label));
  const listed = wants
    .filter(
      (want) =>
        !want.isAction && NAMING_KINDS.has(want.kind) && want.items.length === 0 && !SECTION_NAMES.test(want.label),
    )
    .map((want) => toNounLabel(want.label))
    .filter(isNoun);
  const columns = wants
    .flatMap((want) => (want.kind === 'records' ? want.fields.map((field) => field.label) : []))
    .filter((label) => classifyNoun(stemOf(label)) === 'person' && isTradeNoun(label, context))
    .map(toPlural);
  const purpose = parseNounPhrase(intent.purpose, context).words.slice(-2).join(' ');
  const named = isNoun(purpose) ? [purpose] : [];
  return [...new Set([...listed, ...columns, ...named])].slice(0, MOST_NOUNS);
};
