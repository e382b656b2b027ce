import { openSpoken } from '../library.ts';
import type { SectionKnowledge } from './paper-knowledge.ts';

/** What stands under the headings of pages about work, in any trade; the first whose words a heading speaks. */
const listSections = openSpoken<SectionKnowledge>('sections');

export const findSection = (heading: string): SectionKnowledge | undefined =>
  listSections().find(({ words }) => words.test(heading));
