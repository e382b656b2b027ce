import type { Outline, Words } from '../outline.ts';
import { framePartOf, printFrame } from './frame-parts.ts';
import { printFrontMatter } from './front-keys.ts';
import { PLAIN_SIGNS } from './nodes/text-form.ts';
import { printSection } from './nodes/section-form.ts';
import { createPrinting } from './print-nodes.ts';
import { printWords, token } from './printing.ts';

/**
 * Writes an outline in the dialect that docs/brief.md teaches; `parseBrief` reads the same outline from it. With
 * `marks`, words that are not the prompt's own say so (`{filled}`, `{derived}`), and a last comment lists what was not
 * understood; without, words are all alike and that list is left out.
 */
export function printBrief(outline: Outline, { marks = false }: { marks?: boolean } = {}): string {
  const printing = createPrinting(marks, 2);
  const { title, subtitle, sections, refusals, context, unread } = outline;
  const frame = printFrame(outline.frame, marks);
  const comment = (words: Words): string => printWords(printing, words, /(?<=--)>|(?<=^not understood):/gi);
  const lines = [
    ...printFrontMatter(outline, printing),
    ...(title || subtitle ? ['', title ? `# ${printWords(printing, title)}` : '#'] : []),
    ...(subtitle ? [printWords(printing, subtitle, PLAIN_SIGNS)] : []),
    ...(refusals.length > 0 ? [''] : []),
    ...refusals.map(({ words, nouns }) => {
      const said = printWords(
        printing,
        words,
        /_{4,}/g,
        nouns.map((noun) => token('noun', noun)),
      );
      return `No: ${said}`;
    }),
    ...frame.before,
    ...sections.flatMap((section) => {
      const isPart = section.heading !== undefined && framePartOf(section.heading.text) !== undefined;
      return printSection(section, printing, isPart ? ['section'] : []);
    }),
    ...frame.behind,
    ...(context.length > 0 ? [''] : []),
    ...context.map((words) => `<!-- ${comment(words)} -->`),
    ...(marks && unread.length > 0
      ? ['', '<!-- not understood:', ...unread.map((words) => `- ${comment(words)}`), '-->']
      : []),
  ];
  return `${lines.join('\n')}\n`;
}
