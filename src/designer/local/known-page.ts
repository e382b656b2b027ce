import type { Want } from '../brief.ts';
import { capitalise } from '../capitalise.ts';
import type { PageKnowledge } from '../knowledge/parts/part-knowledge.ts';
import type { Section } from '../outline/outline.ts';
import { nodesOfLines, sectionsOfLines, withWords } from '../propose/brief-lines.ts';
import { covers, stemsOf } from '../propose/covers.ts';
import { section } from './part-writer.ts';

const TITLE_WORDS = 4;

/** More words than a title has say what the page is for. */
export const isClause = (subject: string): boolean => subject.split(' ').length > TITLE_WORDS;

export const nameOf = ({ words: [name = ''] }: PageKnowledge): string => capitalise(name);

/** What a page of a known kind has, with the prompt's subject in its place and its main button at the end. */
export function knownSections({ usual, always }: PageKnowledge, subject: string): Section[] {
  const words = { subject: { text: subject, origin: 'derived' as const } };
  const closing = nodesOfLines(withWords(always, words));
  return [...sectionsOfLines(withWords(usual, words)), ...(closing.length === 0 ? [] : [section(closing)])];
}

/** What things are found by. */
const FINDS = /^~ (?:search|chips|select|segmented|tabs)\b/u;

/** Whether a page has what is wanted of it, or nothing is said of the wish but a name, of which nothing could be shown. */
export function hasPart(page: PageKnowledge, { label, kind, place, texts, items, fields }: Want): boolean {
  if (kind === 'filters' && [...page.usual, ...page.always].some((line) => FINDS.test(line))) return true;
  const isBare = kind === undefined && place === undefined && texts.length + items.length + fields.length === 0;
  return isBare || covers(stemsOf(page), label);
}
