import { readableText } from '../../../markup/text-content.ts';
import { isOfNoun, kindOfWords } from './list-named.ts';
import { coverage, isSameWord, likeness, normal, stemsOf } from './match-words.ts';
import type { Section } from './outline.ts';

/** Words that nothing answers to: with more than one a thing of that sort is not meant, but another. */
const MOST_UNEXPLAINED = 2;

/** Mean of how well each asked word is explained by the section's heading, its names and what it shows. */
export function scoreSection(
  section: Section,
  stems: readonly string[],
  words: string,
  kind: string | undefined,
): number {
  const heading = stemsOf(section.heading);
  const isKind = kind !== undefined && [...section.kinds].some((one) => one === kind);
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
    if ([...section.kinds].some((one) => kindOfWords([stem]) === one)) return 0.88;
    return text.some((one) => isSameWord(stem, one)) ? 0.35 : 0;
  });
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
