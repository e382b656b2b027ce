import type { DrawnDevice } from '../../domain/designer.ts';
import { toLexiconLang } from '../outline/lexicon/languages.ts';
import type { LexiconLang } from '../outline/lexicon/languages.ts';
import type { Node, Outline } from '../outline/outline.ts';
import { createRandom } from '../seeded-random.ts';
import type { Random } from '../seeded-random.ts';
import { toTongue, type Tongue } from './language/tongues.ts';
import { INTERFACE_WORDS } from './language/interface-words.ts';
import type { InterfaceWord } from './language/interface-words.ts';
import { listWords } from './list-words.ts';
import { nameThings } from './things/name-things.ts';
import { readHabits } from './writing-habits.ts';
import type { WritingHabits } from './writing-habits.ts';

/** What stands around a node: the words that say what it is about. */
export interface FillScope {
  /** The nearest heading, caption or title above. */
  heading: string;
  /** What the prompt says of the part where nothing else is known. */
  about: string;
  /** The thing whose part it is: an item's title, a person's name. */
  subject: string;
  /** Labels of the neighbours: the other columns of a table. */
  siblings: string;
}

/** What every filler knows of the page, and of the place it fills. */
export interface FillContext {
  /** Whose nouns are read. */
  lang: LexiconLang;
  /** Whose words are written. */
  tongue: Tongue;
  /** For Intl. */
  locale: string;
  kind: Outline['kind'];
  product: string;
  device: DrawnDevice;
  now: Date;
  /** The prompt lists the page's parts: only what a drawing cannot do without is filled. */
  isWhole: boolean;
  /** The prompt leaves to us what its parts hold, so that what is known of things is shown with them. */
  isAsked: boolean;
  habits: WritingHabits;
  scope: FillScope;
  say(word: InterfaceWord): string;
  /** Fills a node inside this one. */
  fillNode(node: Node, context: FillContext): void;
  /** Titles for so many things of a noun; here, since values of measures are names as well, and names values. */
  nameThings(noun: string, count: number, context: FillContext): string[];
  /** A stream of its own for a node, so that one more node elsewhere changes nothing here. */
  randomOf(key: string): Random;
}

export interface FillOptions {
  device: DrawnDevice;
  /** Dates stand near it; read in UTC. */
  now: Date;
  random: Random;
}

/** Takes one number from `random`; every node's stream comes from it. */
export function createFillContext(
  outline: Outline,
  { device, now, random }: FillOptions,
  fillNode: FillContext['fillNode'],
): FillContext {
  const lang = toLexiconLang(outline.lang);
  const tongue = toTongue(outline.lang);
  const locale = toLocale(outline.lang);
  const base = random.integer(0, 2_147_483_647);
  const literal = listWords([outline.title, outline.subtitle, outline.frame, outline.sections])
    .filter(({ origin }) => origin !== 'filled')
    .map(({ text }) => text);
  const calls = new Map<string, number>();
  return {
    lang,
    tongue,
    locale,
    kind: outline.kind,
    product: outline.product?.text ?? '',
    device,
    now,
    isWhole: outline.isWhole,
    isAsked: outline.isAsked === true,
    habits: readHabits(literal.join('\n'), lang, locale, outline.currency),
    scope: { heading: outline.title?.text ?? '', about: '', subject: '', siblings: '' },
    fillNode,
    nameThings,
    say: (word) => INTERFACE_WORDS[word][tongue],
    randomOf: (key) => {
      const turn = (calls.get(key) ?? 0) + 1;
      calls.set(key, turn);
      return createRandom(`${base} ${turn} ${key}`);
    },
  };
}

/** The same page, one place further in. */
export const within = (context: FillContext, scope: Partial<FillScope>): FillContext => ({
  ...context,
  scope: { ...context.scope, ...scope },
});

/** A tag that Intl knows; bare English writes dates and hours as most of the world does: 24 Nov, 14:30. */
export function toLocale(tag: string): string {
  if (/^en$/i.test(tag)) return 'en-GB';
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0] ?? 'en-GB';
  } catch {
    return 'en-GB';
  }
}
