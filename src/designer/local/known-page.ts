import type { Want } from '../brief.ts';
import { capitalise } from '../capitalise.ts';
import { PAGE_MONEY } from '../knowledge/parts/page-languages.ts';
import type { PageKnowledge } from '../knowledge/parts/part-knowledge.ts';
import type { Section } from '../outline/outline.ts';
import { nodesOfLines, sectionsOfLines, withWords } from '../propose/brief-lines.ts';
import { covers, stemsOf } from '../propose/covers.ts';
import { inMoney } from './in-money.ts';
import { section, type PartWriter } from './part-writer.ts';

const TITLE_WORDS = 4;

/** More words than a title has say what the page is for. */
export const isClause = (subject: string): boolean => subject.split(' ').length > TITLE_WORDS;

export const nameOf = ({ words: [name = ''] }: PageKnowledge): string => capitalise(name);

/** What a page of a known kind has, with the prompt's subject and money in their places and its main button at the end. */
export function knownSections(
  { usual, always }: PageKnowledge,
  { subject, lang, currency }: Pick<PartWriter, 'subject' | 'lang' | 'currency'>,
): Section[] {
  const words = { subject: { text: subject, origin: 'derived' as const } };
  const write = (lines: readonly string[]): string[] => {
    const written = withWords(lines, words);
    return currency === undefined || currency === moneyOfPages(lang) ? written : inMoney(written, currency, lang);
  };
  const closing = nodesOfLines(write(always));
  return [...sectionsOfLines(write(usual)), ...(closing.length === 0 ? [] : [section(closing)])];
}

/** The money in which pages of a language are written. */
export const moneyOfPages = (tag: string): string | undefined =>
  Object.entries(PAGE_MONEY).find(([lang]) => lang === tag.slice(0, 2))?.[1];

/** What things are found by. */
const FINDS = /^~ (?:search|chips|select|segmented|tabs)\b/u;

/** Whether a page has what is wanted of it, or nothing is said of the wish but a name, of which nothing could be shown. */
export function hasPart(page: PageKnowledge, { label, kind, place, texts, items, fields }: Want): boolean {
  if (kind === 'filters' && [...page.usual, ...page.always].some((line) => FINDS.test(line))) return true;
  const isBare = kind === undefined && place === undefined && texts.length + items.length + fields.length === 0;
  return isBare || covers(stemsOf(page), label);
}
