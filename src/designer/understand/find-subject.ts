import type { Intent } from './find-intent.ts';
import { isSlogan } from './find-slogan.ts';
import { isLookWord } from './look-word.ts';
import { parseNounPhrase, type ReadContext } from './noun-phrase.ts';
import { unmask } from './prompt-text.ts';
import { capitalize, foldWord, toSingular } from './word-forms.ts';

/** Words for screens as such; a title without them says the same. */
const SCREEN_WORDS = new Set(
  (
    'app application page screen website site web webpage interface ui ux view layout design template prototype mockup mobile desktop tablet ios android iphone ipad ' +
    'component widget system style flow frame html responsive home homepage landing section experience screenshot wireframe concept project version clone new ' +
    'set message stream platform program saas interaction'
  ).split(' '),
);
const DEVICE_WORDS = new Set(
  'app mobile desktop tablet ios android iphone ipad responsive html web & + ui ux new'.split(' '),
);
/** Kinds of screen that need a word about their matter: "Bakery dashboard". */
const NEEDS_MATTER = new Set(
  'dashboard form tracker planner calendar list report table gallery feed board menu calculator chart map survey quiz player editor portal manager hub blog shop store portfolio newsletter email profile timeline invoice schedule game article guide tool system library prd spec note minute recap memo rfc proposal summary brief'.split(
    ' ',
  ),
);
/** Words that name no screen without the word for it: "Marketing page". */
const NEEDS_SCREEN = new Set(
  'saas ai b2b digital online marketing product launch project campaign company business personal'.split(' '),
);
/** Words that say of nothing what it is about: "Startup landing page for a drone delivery company", "phone app for gardeners". */
const PLAIN = new Set([
  ...NEEDS_SCREEN,
  'startup',
  'brand',
  'firm',
  'agency',
  'modern',
  'simple',
  'corporate',
  'phone',
  'smartphone',
  'handset',
]);
const LONGEST_SUBJECT_WORDS = 6;
const LONGEST_FOREIGN_SUBJECT_WORDS = 8;
/** Names are told apart as brands; the title is what is left. */
const NAMED_PART =
  /\s(?:namens|mit dem namen|genannt|appelée?|nommée?|llamad[oa]|chiamat[oa]|chamad[oa]|genaamd)\s.*$/iu;

const stemOf = (word: string): string => toSingular(foldWord(word));

/** "Funeral home" keeps its home; "tracker home screen" does not. */
const isScreenWord = (words: readonly string[], at: number): boolean => {
  const stem = stemOf(words[at] ?? '');
  if (stem === 'home')
    return (
      /^(?:page|screen|view|tab|feed)$/.test(stemOf(words[at + 1] ?? '')) ||
      /^(?:app|tracker|dashboard)$/.test(stemOf(words[at - 1] ?? ''))
    );
  return SCREEN_WORDS.has(stem);
};

const trimScreenWords = (words: readonly string[]): string[] => {
  let from = 0;
  let to = words.length;
  while (to > from && isScreenWord(words, to - 1)) to--;
  while (from < to && DEVICE_WORDS.has(stemOf(words[from] ?? ''))) from++;
  return words.slice(from, to);
};

const readWords = (text: string, context: ReadContext): string[] => {
  // "Shifts I can take": what follows says which.
  const told = context.lang === 'en' ? text.replace(/\s(?:I|we|you|they)\s\p{Ll}.*$/u, '') : text;
  const phrase = parseNounPhrase(told, context);
  const words = trimScreenWords(phrase.words);
  const isNaming = words.some((word) => !isLookWord(word, context.colorWords));
  if (isNaming) return words.length === 1 && NEEDS_SCREEN.has(stemOf(words[0] ?? '')) ? phrase.words : words;
  return phrase.words.length === 0 && phrase.quotes[0] !== undefined ? phrase.quotes[0].split(' ') : [];
};

const join = (words: readonly string[]): string => capitalize(words.slice(0, LONGEST_SUBJECT_WORDS).join(' '));

const LONGEST_MATTER_WORDS = 5;

const withMatter = (words: readonly string[], purpose: readonly string[]): string[] => {
  const last = stemOf(words.at(-1) ?? '');
  const isBare = words.length === 1 ? NEEDS_MATTER.has(last) : words.length === 2 && last === 'tab';
  if (!isBare || purpose.length === 0 || purpose.length > LONGEST_MATTER_WORDS) return [...words];
  return [...purpose, ...words.map((word) => (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()))];
};

const SPACELESS = new Set(['ja', 'zh', 'ko']);

/** The opening as it stands, without its article: word order and cases of other languages stay right. */
const foreignWords = (intent: Intent, context: ReadContext): string[] => {
  const [title] = intent.titles;
  const words = (title ?? intent.opening)
    .replace(NAMED_PART, '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, LONGEST_FOREIGN_SUBJECT_WORDS);
  const first = foldWord(words[0] ?? '');
  return context.grammar.articles.split(' ').includes(first) && words.length > 1 ? words.slice(1) : words;
};

/** Words for the title of the screen, from the prompt's own: "Apartment hunt board". Empty when it has none to give. */
export const findSubject = (intent: Intent, brand: string | undefined, context: ReadContext): string =>
  findWords(intent, brand, context).replace(/[\s.,;:!?。]+$/u, '');

/** "Release notes for v2.3.1". */
const VERSION = /^v?\d+(?:\.\d+)+$/i;

const findWords = (intent: Intent, brand: string | undefined, context: ReadContext): string => {
  if (SPACELESS.has(context.lang)) return unmask(intent.thing, context.quotes);
  if (context.lang !== 'en') return unmask(capitalize(foreignWords(intent, context).join(' ')), context.quotes);
  // Behind a name stands what it is: "Nimbus, a cloud storage startup".
  const matter = intent.purpose
    .replace(/^[^,]+,\s*/, '')
    // "a mobile app for date ideas", "adding two-factor auth to our app": what it is for in the end.
    .replace(
      /^(?:an?|the|our|my) (?:[\w-]+ )?(?:app|application|site|website|platform|product|tool) (?:for|about|of) /i,
      '',
    )
    .replace(/^\p{Ll}+ing (.+?)(?: (?:to|in|into|for|at) .*)?$/u, '$1');
  const purpose = matter === '' ? [] : readWords(matter, context);
  const titles = intent.titles
    .filter((title) => title !== brand && !isSlogan(title.replaceAll(/\s*\([^)]*\)/g, '')))
    .map((title) => readWords(title.replaceAll(/\([^)]*\)/g, ' '), context).filter((word) => word !== brand))
    .filter((words) => words.length > 0);
  const thing = readWords(intent.thing, context);
  // A name in quotes after "for" is what the screen is about.
  const [named, ...others] = parseNounPhrase(intent.purpose, context).quotes;
  if (named !== undefined && others.length === 0) return named;
  const [titled] = titles.sort((a, b) => Math.min(b.length, 4) - Math.min(a.length, 4));
  if (titled !== undefined && titled.length <= LONGEST_SUBJECT_WORDS) return unmask(join(titled), context.quotes);
  if (thing.length > 0 && VERSION.test(intent.purpose)) return `${join(thing)} ${intent.purpose}`;
  const isPlain = trimScreenWords(thing).every((word) => PLAIN.has(stemOf(word)));
  if (isPlain && purpose.length > 0 && purpose.length <= LONGEST_MATTER_WORDS)
    return unmask(join(purpose), context.quotes);
  if (thing.length > 0) return unmask(join(withMatter(thing, purpose)), context.quotes);
  if (purpose.length > 0) return unmask(join(purpose), context.quotes);
  const whole = join(parseNounPhrase(intent.thing, context).words);
  return brand ?? (SCREEN_WORDS.has(foldWord(whole)) ? '' : unmask(whole, context.quotes));
};
