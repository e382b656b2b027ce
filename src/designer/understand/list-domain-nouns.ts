import type { Want } from '../brief.ts';
import type { SlotKind } from '../write/slots.ts';
import type { Intent } from './find-intent.ts';
import { findKind } from './find-kind.ts';
import { isLookWord } from './look-word.ts';
import { parseNounPhrase, type ReadContext } from './noun-phrase.ts';
import { unmask } from './prompt-text.ts';
import { LOOK_HEADS, TECH_WORDS } from './vocabulary/style-words.ts';
import { foldWord, listWords, toSingular } from './word-forms.ts';

/** Kinds whose entries name things of a trade, not parts of a screen. */
const NAMING_KINDS: ReadonlySet<SlotKind | undefined> = new Set<SlotKind | undefined>([
  undefined,
  'records',
  'gallery',
  'people',
  'schedule',
  'timeline',
  'series',
  'metrics',
  'focus',
  'place',
]);
const SCREEN_STEMS = new Set([
  ...LOOK_HEADS,
  ...TECH_WORDS,
  ...'dashboard tracker log hub board list table calendar planner form manager coach game flow login signup checkout settings setting profile chat feed gallery blog overview report card row chart graph stat kpi metric map history activity schedule photo image message note item record entry update detail summary user customer cart order product task icon checkbox wireframe lab page menu tab title author date text video audio'.split(
    ' ',
  ),
]);

const isNoun = (label: string, context: ReadContext): boolean => {
  const words = listWords(label);
  const last = toSingular(foldWord(words.at(-1) ?? ''));
  return (
    words.length > 0 &&
    words.length <= 3 &&
    last.length > 2 &&
    !/\d/.test(label) &&
    !SCREEN_STEMS.has(last) &&
    !words.some((word) => isLookWord(word, context.colorWords)) &&
    words.every((word) => /^[\p{L}'’-]+$/u.test(word))
  );
};

const MOST_NOUNS = 6;

/** Nouns of a prompt that name things of its trade, most important first; only in English, where plurals can be made. */
export const listDomainNouns = (
  subject: string,
  intent: Intent,
  wants: readonly Want[],
  context: ReadContext,
): string[] => {
  if (context.lang !== 'en') return [];
  const listed = wants
    .filter((want) => !want.isAction && NAMING_KINDS.has(want.kind) && want.items.length + want.fields.length === 0)
    .map((want) => want.label);
  const purpose = intent.purpose === '' ? '' : parseNounPhrase(intent.purpose, context).words.slice(-2).join(' ');
  const matter = listWords(unmask(subject, context.quotes)).filter(
    (word) => !SCREEN_STEMS.has(toSingular(foldWord(word))) && findKind([toSingular(foldWord(word))]) === undefined,
  );
  return [...new Set([...listed, purpose, matter.slice(-2).join(' ')])]
    .filter((label) => isNoun(label, context))
    .slice(0, MOST_NOUNS);
};
