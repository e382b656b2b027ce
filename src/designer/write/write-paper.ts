import type { Want } from '../brief.ts';
import { findLifeSection } from '../knowledge/papers/life-sections.ts';
import { findPaper, isLife } from '../knowledge/papers/papers.ts';
import { findSection } from '../knowledge/papers/sections.ts';
import { toFullDate } from './calendar-words.ts';
import type { PaperSection } from './page-slots.ts';
import { givenSection, toSection } from './paper-sections.ts';
import type { SlotOf } from './slots.ts';
import { stemsOf, wantIds, type WriteContext } from './write-context.ts';

/** A written page of somebody's work: the headings that the prompt lists, else those that such a page has. */
export function writePaper(context: WriteContext, want?: Want): SlotOf<'paper'> {
  const { brief, domain, now } = context;
  const ofLife = isLife(brief.prompt);
  const known = findPaper(brief.prompt);
  const asked = brief.wants.filter((one) => one.isAction !== true && !saysItself(one, brief.subject));
  const sections: PaperSection[] =
    asked.length > 1
      ? asked.map((one) => sectionOf(context, one, ofLife))
      : known.headings.map((heading) => sectionOf(context, { label: heading, items: [], texts: [] }, ofLife));
  const actions = brief.wants.filter((one) => one.isAction === true);
  const [author] = domain.people;
  const title = ofLife ? (brief.brand ?? author?.name ?? brief.subject) : (brief.heading ?? brief.subject);
  return {
    kind: 'paper',
    wants: wantIds(want),
    title,
    eyebrow: known.eyebrow,
    summary: known.summary,
    status: { label: known.state, tone: 'accent' },
    ...(ofLife ? { portrait: title } : {}),
    facts: ofLife
      ? [
          { label: 'Place', value: brief.place?.name ?? 'Porto' },
          { label: 'E-mail', value: `${stemsOf(title)[0] ?? 'post'}@post.example` },
          { label: 'Telephone', value: '+44 20 7946 0018' },
        ]
      : [
          ...(author === undefined ? [] : [{ label: 'Written by', value: author.name }]),
          { label: 'Date', value: toFullDate(now) },
          { label: 'Length', value: `${sections.length} parts` },
        ],
    sections,
    actions:
      actions.length > 0
        ? actions.map(({ label }) => ({ label }))
        : [{ label: ofLife ? 'Download PDF' : 'Comment', icon: ofLife ? 'download' : 'message-square' }],
  };
}

/** "Two-factor auth PRD" is the page, not a part of it. */
function saysItself({ label }: Want, subject: string): boolean {
  const own = new Set(stemsOf(subject));
  const stems = stemsOf(label);
  return stems.length > 1 && stems.filter((stem) => own.has(stem)).length >= Math.ceil(stems.length / 2);
}

const sectionOf = (
  context: WriteContext,
  { label, items, texts }: Pick<Want, 'label' | 'items' | 'texts'>,
  ofLife: boolean,
): PaperSection => {
  if (items.length + texts.length > 0) return givenSection(label, items, texts);
  const known = (ofLife ? findLifeSection(label) : undefined) ?? findSection(label);
  return known === undefined
    ? { heading: label, text: 'Agreed so far, and open to comments until the review.' }
    : toSection(context, label, known);
};
