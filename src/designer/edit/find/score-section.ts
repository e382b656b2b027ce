import { readableText } from '../../../markup/text-content.ts';
import { isOfNoun, kindOfWords } from './list-named.ts';
import { coverage, isSameWord, likeness, normal, stemsOf } from './match-words.ts';
import type { Section } from './outline.ts';

/** Words that nothing answers to: with more than one a thing of that sort is not meant, but another. */
const MOST_UNEXPLAINED = 2;

const SIDES =
  /\b(?:side ?bar|side (?:nav|menu|navigation|panel)|left (?:rail|menu)|tab ?bar|bottom (?:bar|nav|navigation|menu))\b/i;
const BARS = /^(?:navigation|footer|tabs|filters|actions)$/;
const SHAPES = /^(?:list|table|chart|graph|grid|card|row|box|plot|diagram|tile)$/;
/** What a word is worth that a part only says somewhere. */
const SPOKEN = 0.35;

/** Mean of how well each asked word is explained by the section's heading, its names and what it shows. */
export function scoreSection(
  section: Section,
  stems: readonly string[],
  words: string,
  kind: string | undefined,
): number {
  const heading = stemsOf(section.heading);
  // A bar at the side is none at the top, and entries of a menu are no list of records.
  if (
    SIDES.test(words) &&
    section.isFurniture &&
    !section.names.some((name) => SIDES.exec(words)?.[0].toLowerCase() === name.toLowerCase())
  )
    return 0;
  const kinds = [...section.kinds].filter((one) => !section.isFurniture || BARS.test(one));
  const isKind = kind !== undefined && kinds.some((one) => one === kind);
  const byNames = Math.max(
    0,
    ...section.names.map((name) => coverage(stems, stemsOf(name)) * 0.9 + (normal(name) === normal(words) ? 0.15 : 0)),
  );
  const text = section.isFurniture ? [] : stemsOf(readableText(section.element)).slice(0, 400);
  const isKindNoun = kind !== undefined && stems.length === 1;
  const explained = stems.map((stem) => {
    if (heading.some((one) => isSameWord(stem, one)))
      return isKind || !isKindNoun ? 1 : 0.4 + 0.6 * Math.min(1, coverage(heading, stems) * 2);
    if (isOfNoun(section, stem)) return 0.92;
    if (section.names.some((name) => stemsOf(name).some((one) => isSameWord(stem, one)))) return 0.85;
    if (kinds.some((one) => kindOfWords([stem]) === one)) return 0.88;
    return text.some((one) => isSameWord(stem, one)) ? SPOKEN : 0;
  });
  // "The snags list" is no other list: what tells it from others must be known.
  const telling = explained.filter((_, index) => !SHAPES.test(stems[index] ?? ''));
  if (telling.length > 0 && telling.length < explained.length && telling.every((each) => each <= SPOKEN)) return SPOKEN;
  const mean = explained.reduce<number>((sum, each) => sum + each, 0) / stems.length;
  const isNoun = isOfNoun(section, words.toLowerCase()) ? 0.93 : 0;
  return (
    Math.max(
      mean + likeness(words, section.heading) * 0.1,
      byNames,
      isNoun,
      isKind && explained.filter((each) => each === 0).length < MOST_UNEXPLAINED
        ? 0.8 + coverage(stems, heading) * 0.2
        : 0,
    ) - (section.isFurniture ? 0.02 : 0)
  );
}
