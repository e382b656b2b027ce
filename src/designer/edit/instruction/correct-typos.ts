import { KIND_WORDS } from '../../understand/vocabulary/kind-words.ts';
import { MOOD_WORDS } from '../../understand/vocabulary/mood-words.ts';
import { COLOR_NAMES } from '../../understand/vocabulary/color-names.ts';
import { PLAIN_WORDS } from '../../understand/vocabulary/plain-words.ts';
import { foldWord, listWords } from '../../understand/word-forms.ts';

/** Slips of the smallest words, which no distance tells apart. */
const SLIPS: Readonly<Record<string, string>> = {
  teh: 'the',
  hte: 'the',
  adn: 'and',
  nad: 'and',
  taht: 'that',
  mkae: 'make',
  maek: 'make',
  amke: 'make',
  ad: 'add',
  wiht: 'with',
  fo: 'of',
  tot: 'to',
  ti: 'it',
  shud: 'should',
  shoud: 'should',
  shld: 'should',
  insted: 'instead',
  headder: 'header',
  scroling: 'scrolling',
  yelow: 'yellow',
  gimme: 'give me',
};

const COMMANDS =
  'make change set use switch turn add include insert remove delete drop hide move place rename call replace swap duplicate copy increase decrease reduce enlarge shrink tighten loosen round convert show display keep leave sort reverse highlight center limit above below before after under between beside next first second third fourth fifth last every everything except with without instead please could would should background foreground dark darker light lighter bright brighter colour color accent primary secondary font serif sans headline headlines heading headings title titles corner corners sharp sharper rounded rounder compact denser airier spacious bigger smaller larger button buttons link section block card cards row rows column columns item items list table chart graph image picture photo icon header footer sidebar navigation menu bar search field fields form text label value price number top bottom page screen more less only another copy whole entire mode theme style layout size border borders shadow shadows spacing padding reword rewrite rephrase write invert insert adapt tablet tablets tables phone mobile desktop spelling wording related closed touch resize center centre align select choose correct fix kill ditch retitle rearrange width wide height full mark split tick untick everywhere sticky headliner total average status state quantity'.split(
    ' ',
  );

/** How parts look, which is near other words: "closer" is no "closed". */
const LOOK_WORDS =
  'closer nearer slimmer thinner taller wider narrower broader rounder squarer shorter outlined bordered framed sticky floating transparent gradient shadow shadows corners sidebar footer avatars thumbnails together apart padding margins spacing'.split(
    ' ',
  );

/** States of entries, which are near other words. */
const STATES =
  'delivered unpaid overdue shipped pending cancelled canceled refunded approved rejected confirmed declined booked reserved archived published completed finished'.split(
    ' ',
  );

const VOCABULARY: ReadonlySet<string> = new Set([
  ...COMMANDS,
  ...STATES,
  ...[...KIND_WORDS.map(([, , words]) => words), ...MOOD_WORDS.map(([, words]) => words)].flatMap((words) =>
    listWords(words).map(foldWord),
  ),
  ...[...COLOR_NAMES.keys()].flatMap((name) => name.split('-')),
  ...LOOK_WORDS,
]);

const SHORTEST = 5;
/** Words of content are many and near each other: only long ones are mended. */
const LEAST_CONTENT = 8;

/**
 * Mends slips in the commanding part of a clause, where its words are known: verbs, parts of screens, looks, and what
 * stands on this screen. New words that are to be written are left alone.
 */
export function correctTypos(text: string, screenWords: ReadonlySet<string>): string {
  const end = NEW_WORDS.exec(text)?.index ?? text.length;
  return (
    text
      .slice(0, end)
      .replaceAll(/(?<![\p{L}\p{N}'’-])\p{Ll}{2,}(?![\p{L}\p{N}'’-])/gu, (word) => mend(word, screenWords)) +
    text.slice(end)
  );
}

const NEW_WORDS = /\s(?:to|with|into|called|named|say|says|read|be|as|of|about|whether|that|saying|mention)\s|[:→]|->/;

function mend(word: string, screenWords: ReadonlySet<string>): string {
  const slip = SLIPS[word];
  if (slip !== undefined) return slip;
  if (word.length < SHORTEST || isKnown(word, screenWords)) return word;
  const commands = COMMANDS.filter((one) => isNear(word, one));
  if (commands[0] !== undefined)
    return commands.toSorted((a, b) => Math.abs(a.length - word.length) - Math.abs(b.length - word.length))[0] ?? word;
  for (const known of screenWords) if (isNear(word, known) || isNear(word, known.replace(/s$/, ''))) return known;
  if (word.length >= LEAST_CONTENT)
    for (const known of VOCABULARY)
      if (isNear(word, known) || isNear(word, `${known}s`)) return isNear(word, known) ? known : `${known}s`;
  return word;
}

const isKnown = (word: string, screenWords: ReadonlySet<string>): boolean =>
  VOCABULARY.has(word) ||
  screenWords.has(word) ||
  PLAIN_WORDS.has(word) ||
  (word.endsWith('ies') && VOCABULARY.has(`${word.slice(0, -3)}y`)) ||
  ['s', 'es', 'ed', 'd', 'er', 'r', 'ers', 'rs', 'ing', 'ly']
    .flatMap((ending) =>
      word.endsWith(ending) && (ending.length > 1 || ending === 's' || word.at(-2) === 'e')
        ? [word.slice(0, -ending.length), `${word.slice(0, -ending.length)}e`]
        : [],
    )
    .some((form) => VOCABULARY.has(form) || screenWords.has(form));

/** One letter too many, too few or another, or two swapped; two such slips in long words. The first letter is right. */
function isNear(word: string, meant: string): boolean {
  if (word[0] !== meant[0] || Math.abs(word.length - meant.length) > 2 || meant.length < SHORTEST - 1) return false;
  const most = Math.min(word.length, meant.length) >= 9 ? 2 : 1;
  return distance(word, meant) <= most;
}

/** Optimal string alignment distance. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    rows.push(line);
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(
        at(row - 1, column) + 1,
        (line[column - 1] ?? 0) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, at(row - 2, column - 2) + 1);
      line.push(least);
    }
  }
  return at(one.length, other.length);
}
