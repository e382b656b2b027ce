import { findPhraseKind } from './accept-phrase.ts';
import { createDraft, type Draft } from './draft.ts';
import type { FoundKind } from './find-kind.ts';
import type { Intent } from './find-intent.ts';
import { isLookWord } from './look-word.ts';
import { namePhrase } from './name-phrase.ts';
import { parseNounPhrase, type ReadContext } from './noun-phrase.ts';
import { readButton } from './read-button.ts';
import { listEnglishStems } from './translate-words.ts';
import type { AskedKind } from './vocabulary/kind-words.ts';
import { foldWord, toSingular } from './word-forms.ts';

const SCREEN_NOUNS = new Set(
  'app application page screen website site interface ui ux view component widget template section layout design homepage home flow system'.split(
    ' ',
  ),
);
/** Nouns for parts of a screen: a prompt for a "hero section" asks for the hero. */
const PART_NOUNS = new Set(['section', 'component', 'widget']);
/** Kinds that a whole screen has by its nature: an app of that name shows them without being asked. */
const WHOLE_SCREEN: ReadonlySet<AskedKind> = new Set<AskedKind>(['navigation', 'gallery', 'hero']);
/** Kinds whose words also name apps, people and companies; as the thing asked for they are no entry. */
const NOT_MAIN: ReadonlySet<AskedKind> = new Set<AskedKind>(['people', 'points', 'article', 'button']);
/** Kinds that one plain word is enough for: "a table", "an invoice". */
const PLAIN_MAIN: ReadonlySet<AskedKind> = new Set<AskedKind>([
  'records',
  'order',
  'form',
  'quotes',
  'metrics',
  'navigation',
]);
/** A board of tasks, not a board for hunting flats. */
const TASK_BOARD = /\b(?:kanban|columns?|sprint|tasks?|scrum|trello|pipeline|three-column)\b/i;
const SURE_WEIGHT = 3;
/** What a thing is drawn for is no part of its name. */
const DEVICES = new Set('mobile desktop tablet ios android iphone ipad responsive'.split(' '));

const withoutScreenNouns = (words: readonly string[]): string[] =>
  words.slice(0, words.findLastIndex((word) => !SCREEN_NOUNS.has(toSingular(foldWord(word)))) + 1);

const isMainKind = ({ kind, weight, coversHead }: FoundKind, isScreen: boolean, intent: Intent): boolean => {
  if (!coversHead || NOT_MAIN.has(kind) || (isScreen && WHOLE_SCREEN.has(kind))) return false;
  if (weight < SURE_WEIGHT && (isScreen || !PLAIN_MAIN.has(kind))) return false;
  return kind !== 'board' || weight > SURE_WEIGHT || TASK_BOARD.test(`${intent.thing} ${intent.titles.join(' ')}`);
};

/** The thing the prompt asks for as an entry of its own: "a testimonial slider", "a contact form". */
export const readMain = (intent: Intent, context: ReadContext): Draft | undefined => {
  const phrase = parseNounPhrase(intent.thing, context);
  const words = context.grammar.headFirst ? phrase.words : withoutScreenNouns(phrase.words);
  const isScreen = phrase.words.slice(words.length).some((word) => !PART_NOUNS.has(toSingular(foldWord(word))));
  const stems = listEnglishStems(words.join(' '), context.lang);
  const kind = findPhraseKind({ ...phrase, words, stems }, context);
  if (kind?.kind === 'button' && kind.coversHead && /s$/i.test(words.at(-1) ?? ''))
    return readButton({ ...phrase, words, stems }, context);
  if (kind === undefined || !isMainKind(kind, isScreen, intent)) return undefined;
  if (kind.kind === 'navigation') return createDraft('Navigation', { kind: 'navigation' });
  const naming = words.filter((word) => !isLookWord(word, context.colorWords) && !DEVICES.has(foldWord(word)));
  // An e-mail that is a newsletter has no sign-up in it.
  if (kind.kind === 'closing' && stems.at(-1) === 'newsletter') return undefined;
  const isOf = phrase.tailLead === 'of';
  const named = { ...phrase, tail: isOf ? phrase.tail : '', tailLead: isOf ? 'of' : '', quotes: [] };
  const { label } = namePhrase(named, naming.length > 0 ? naming : words, kind, context);
  return createDraft(label, { kind: kind.kind, ...(phrase.count === undefined ? {} : { count: phrase.count }) });
};
