import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../knowledge/domains.ts';
import { sampleContext } from '../sample-brief.fixture.ts';
import { understand } from '../understand/understand.ts';
import { writePaper } from './write-paper.ts';
import { writeProse } from './write-words.ts';

const paperOf = (prompt: string) => {
  const brief = understand(prompt, DOMAINS);
  expect(brief.archetype).toBe('document');
  return writePaper({ ...sampleContext(), brief, domain: brief.domain });
};

describe('a written page', () => {
  it('has the parts that the prompt lists, in its order, each with something under it', () => {
    const { sections, eyebrow } = paperOf(
      'PRD for offline mode in our rowing app with problem, non-goals, risks and open questions',
    );
    expect(eyebrow).toBe('Product requirements');
    expect(sections.map(({ heading }) => heading)).toEqual(['Problem', 'Non-goals', 'Risks', 'Open questions']);
    for (const { text, points = [], lines = [] } of sections)
      expect(`${text ?? ''}${points.join('')}${lines.map(({ title }) => title).join('')}`.length).toBeGreaterThan(40);
  });

  it.each([
    ['Meeting notes for a monthly bakery team meeting', 'Meeting notes', 'Decisions'],
    ['One-page proposal for a new website of a harbour café', 'Proposal', 'Budget'],
    ['Minimal resume', 'Curriculum vitae', 'Experience'],
  ])('of %s has the parts that such a page has', (prompt, eyebrow, heading) => {
    const paper = paperOf(prompt);
    expect(paper.eyebrow).toBe(eyebrow);
    expect(paper.sections.map((section) => section.heading)).toContain(heading);
  });

  it('says under different headings different things, also as a part of another page', () => {
    const brief = understand('Landing page for an allotment club', DOMAINS);
    const context = { ...sampleContext(), brief, domain: brief.domain };
    const told = ['Scope', 'Decisions', 'Risks', 'Dietary notes'].map((label) =>
      JSON.stringify(
        writeProse(context, { id: label, label, texts: [], items: [], fields: [] }).sections.map(
          ({ paragraphs, list }) => [paragraphs, list],
        ),
      ),
    );
    expect(new Set(told).size).toBe(told.length);
  });
});
