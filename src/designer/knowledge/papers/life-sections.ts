import { openSpoken } from '../library.ts';
import type { SectionKnowledge } from './paper-knowledge.ts';

/** What stands under the headings of a page about somebody's working life. */
const listLifeSections = openSpoken<SectionKnowledge>('life-sections');

export const findLifeSection = (heading: string): SectionKnowledge | undefined =>
  listLifeSections().find(({ words }) => words.test(heading));
