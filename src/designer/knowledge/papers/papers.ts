import type { PaperKnowledge } from './paper-knowledge.ts';

/** Written pages by the words that ask for them; the last is any other. */
const PAPERS: readonly PaperKnowledge[] = [
  {
    words: /\b(?:resume|résumé|cv|curriculum vitae)\b/i,
    eyebrow: 'Curriculum vitae',
    summary:
      'Product designer for things that people use on their feet: tickets, forms, timetables. Twelve years, three houses, and a habit of asking at the counter first.',
    state: 'Free from March',
    headings: ['Experience', 'Education', 'Skills', 'Languages'],
  },
  {
    words: /\b(?:prd|product requirements?)\b/i,
    eyebrow: 'Product requirements',
    summary: 'What we build, for whom, what we leave out, and how we will know that it works.',
    state: 'In review',
    headings: ['Problem', 'Goals', 'Scope', 'Milestones', 'Open questions'],
  },
  {
    words: /\b(?:meeting|minutes|weekly|stand-?up|notes from|1:1|one on one)\b/i,
    eyebrow: 'Meeting notes',
    summary: 'What was spoken of, what we agreed on, and who does what until next week.',
    state: 'Shared with all',
    headings: ['Attendees', 'Agenda', 'Decisions', 'Action items', 'Next meeting'],
  },
  {
    words: /\b(?:research|decision room|synthesi[sz]e|interview notes|findings)\b/i,
    eyebrow: 'Research for a decision',
    summary: 'What people told us, what they wrote to support, what they did, and which of two ways follows from it.',
    state: 'For decision',
    headings: ['What we heard', 'Figures', 'Options', 'Recommendation', 'Next steps'],
  },
  {
    words: /\b(?:postmortem|post-mortem|incident report)\b/i,
    eyebrow: 'After the incident',
    summary: 'What happened, why, what it meant for those outside, and what we change.',
    state: 'Closed',
    headings: ['What happened', 'Impact', 'Root cause', 'Action items'],
  },
  {
    words: /\b(?:rfc|design doc|technical design|decision record|adr|spec(?:ification)?)\b/i,
    eyebrow: 'Design for comment',
    summary: 'What we propose to build, what else we looked at, and what we do not know yet.',
    state: 'Open for comment',
    headings: ['Context', 'Proposal', 'Alternatives', 'Risks', 'Open questions'],
  },
  {
    words: /\b(?:proposal|pitch|statement of work|sow|one-?pager|business case)\b/i,
    eyebrow: 'Proposal',
    summary: 'What we suggest, what it takes, what it brings, and how we would begin.',
    state: 'Valid until the end of the month',
    headings: ['Summary', 'Scope', 'Timeline', 'Budget', 'Next steps'],
  },
  {
    words: /\bbriefs?\b/i,
    eyebrow: 'Internal brief',
    summary: 'One page for everybody who works on it: what it is, how it goes, what could go wrong.',
    state: 'Draft 2',
    headings: ['Problem', 'Scope', 'Flows', 'Risks', 'Rollout checklist'],
  },
  {
    words: /./,
    eyebrow: 'Memo',
    summary: 'What has changed, what it means for us, and what we ask of you.',
    state: 'To read',
    headings: ['Summary', 'Background', 'What we heard', 'Recommendation', 'Next steps'],
  },
];

export const findPaper = (prompt: string): PaperKnowledge =>
  PAPERS.find(({ words }) => words.test(prompt)) ?? (PAPERS.at(-1) as PaperKnowledge);

/** A page about somebody's working life. */
export const isLife = (prompt: string): boolean => PAPERS[0]?.words.test(prompt) === true;
