import type { SectionKnowledge } from './paper-knowledge.ts';

/** What stands under the headings of pages about work, in any trade; the first whose words a heading speaks. */
const SECTIONS: readonly SectionKnowledge[] = [
  {
    words: /\b(?:out of scope|non-?goals?|not in scope)\b/i,
    points: ['No change to how accounts are billed', 'Nothing for partners before the second release', 'No new roles'],
  },
  {
    words: /\bscope\b/i,
    text: 'The smallest version that can be used for a whole week without help.',
    points: [
      'In: setting it up, using it every day, getting back in when something is lost',
      'In: a page where an owner sees who has it on',
      'Out: rules per team, which follow when the first hundred have used it',
    ],
  },
  {
    words: /\b(?:problem|pain|why now|motivation)\b/i,
    text: 'Four in ten of the tickets of last quarter ask for the same thing, and those who ask wait two days for what takes four minutes. Three of the last five customers who left named it as a reason.',
  },
  {
    words: /\b(?:background|context|overview|introduction|about|description|abstract)\b/i,
    text: 'It began as a note from support in September. Since then eleven people have worked around it by hand, each in their own way, and we have written down what they do.',
  },
  {
    words: /\b(?:executive summary|summary|tl;?dr|in short|boilerplate)\b/i,
    text: 'We know what people need, we have a first version that six of them use, and we ask for four weeks to make it ready for everybody.',
  },
  {
    words: /\b(?:goals?|objectives?|outcomes?)\b/i,
    points: [
      'Somebody new gets through it in under four minutes, alone',
      'Half of the tickets about it are gone by the end of the quarter',
      'Nobody loses work on the way',
    ],
  },
  {
    words: /\b(?:success|metrics?|measures?|kpis?|figures)\b/i,
    lines: [
      { title: 'Done without help', note: 'Share of those who begin', word: '62 % to 85 %' },
      { title: 'Time to finish', note: 'Middle of all attempts', word: '9 to 4 min' },
      { title: 'Tickets about it', note: 'In a week', word: '41 to 20' },
    ],
  },
  {
    words: /\b(?:user stor(?:y|ies)|requirements?|use cases?|acceptance)\b/i,
    as: 'steps',
    lines: [
      { title: 'As an owner I see at a glance who has set it up', word: 'Must' },
      { title: 'As a member I am asked once and reminded once', word: 'Must' },
      { title: 'As support I can let somebody back in, and it is written down', word: 'Must' },
      { title: 'As an auditor I can take out the last ninety days', word: 'Should' },
    ],
  },
  {
    words: /\b(?:action items?|next steps?|to-?dos?|tasks?|actions|follow-?ups?)\b/i,
    as: 'checks',
    lines: [
      { title: 'Write the new first letter', who: 1, inDays: 3 },
      { title: 'Count who comes back on day three', who: 0, inDays: 4 },
      { title: 'Ask five who left', who: 2, inDays: 6 },
      { title: 'Put the figures where all can see them', who: 3, inDays: -1, done: true },
    ],
  },
  {
    words: /\b(?:flows?|journey|how it works|steps|process)\b/i,
    as: 'steps',
    lines: [
      { title: 'Open it from the settings or from the reminder', note: 'Two ways in, one page' },
      { title: 'Choose one of two ways', note: 'The safer one is first' },
      { title: 'Try it once, there and then', note: 'What fails says why' },
      { title: 'Keep a way back', note: 'Shown once, can be printed' },
    ],
  },
  {
    words: /\b(?:risk cockpit|exposure|drawdown)\b/i,
    lines: [
      { title: 'Largest position', note: 'Broad World Index', word: '34 %' },
      { title: 'Worst month in a year', note: 'April', word: '−6.1 %' },
      { title: 'At risk on one day in twenty', note: 'Of the whole', word: '$1,140' },
    ],
  },
  {
    words: /\b(?:risks?|concerns?|mitigation)\b/i,
    lines: [
      { title: 'People lock themselves out', note: 'A way back is made before it is switched on', word: 'High' },
      {
        title: 'Support is asked more in week one',
        note: 'Two people more on the desk, answers ready',
        word: 'Medium',
      },
      { title: 'The old way stays in use', note: 'It is switched off on a date that everybody knows', word: 'Low' },
    ],
  },
  {
    words: /\b(?:roll-?out|launch|release|go-?live)\b.*\b(?:check ?list|tasks?)\b|\bcheck ?list\b/i,
    as: 'checks',
    lines: [
      { title: 'Texts read by support', who: 1, inDays: -3, done: true },
      { title: 'Ten customers asked to try it', who: 2, inDays: -1, done: true },
      { title: 'Figures on one page', who: 0, inDays: 2 },
      { title: 'Way back tested on a Friday', who: 3, inDays: 4 },
      { title: 'Letter to all owners', who: 1, inDays: 10 },
    ],
  },
  {
    words: /\b(?:milestones?|timeline|roadmap|roll-?out|phases?|schedule|plan)\b/i,
    lines: [
      { title: 'Six people use it', note: 'First version, by invitation', inDays: -12, word: 'Done' },
      { title: 'Everybody in the house', note: 'With a form for what is missing', inDays: 6 },
      { title: 'A tenth of all customers', note: 'Only if tickets do not rise', inDays: 20 },
      { title: 'Everybody', note: 'The old way goes two weeks later', inDays: 41 },
    ],
  },
  {
    words: /\b(?:open questions?|questions|unknowns?|to be decided)\b/i,
    lines: [
      { title: 'What happens on a shared device?', who: 2, inDays: 5 },
      { title: 'Do we ask again after a year?', who: 0, inDays: 7 },
      { title: 'Who may switch it off for somebody else?', who: 1, inDays: 9 },
    ],
  },
  {
    words: /\bnext meeting\b/i,
    lines: [
      {
        title: 'Same room, same hour',
        note: 'Figures of the first week, and the two open questions',
        inDays: 7,
        word: '10:00',
      },
    ],
  },
  {
    words: /\b(?:agenda|topics)\b/i,
    as: 'steps',
    lines: [
      { title: 'What the week brought', who: 0, word: '10 min' },
      { title: 'Invitations that nobody opens', who: 1, word: '20 min' },
      { title: 'One test for next week', who: 2, word: '15 min' },
      { title: 'Round the table', word: '15 min' },
    ],
  },
  {
    words: /\b(?:decisions?|agreed|resolutions?)\b/i,
    points: [
      'The second reminder goes; the first moves to day three',
      'One test at a time, for two weeks each',
      'What does not move a figure in a month is switched off',
    ],
  },
  {
    words: /\b(?:attendees?|participants?|present|people|team|who)\b/i,
    lines: [
      { title: '', who: 0 },
      { title: '', who: 1 },
      { title: '', who: 2 },
      { title: '', who: 3 },
    ],
  },
  {
    words: /\b(?:evidence|findings?|what we heard|insights?|research|interviews?|interview notes)\b/i,
    lines: [
      { title: 'They stop where they have to invite others', note: 'Six of eight interviews', word: '6 of 8' },
      { title: '“I did not know what to do first”', note: 'Nine tickets in four weeks', word: '9 tickets' },
      { title: 'Who finishes three steps stays', note: 'Figures since August', word: '71 % stay' },
    ],
  },
  {
    words: /\b(?:options?|alternatives?|choices|variants)\b/i,
    lines: [
      { title: 'A checklist on the first page', note: 'Shows the whole way; takes room every day', word: '3 weeks' },
      { title: 'A hint where it is needed', note: 'Out of the way; nobody sees how far they are', word: '2 weeks' },
    ],
  },
  {
    words: /\b(?:recommendations?|proposal|suggestion|conclusion|takeaways?)\b/i,
    text: 'Begin with the checklist for those who are new, three lines and no more, and let it go by itself when the third is ticked. Hints follow where the checklist shows that people stop.',
  },
  {
    words: /\b(?:dependenc(?:y|ies)|assumptions?|constraints?)\b/i,
    points: [
      'The new settings page is out by then',
      'Legal has read the letter to owners',
      'No change to prices before spring',
    ],
  },
  {
    words: /\b(?:budget|costs?|resources?)\b/i,
    lines: [
      { title: 'Two people, four weeks', word: '€18,400' },
      { title: 'Texts in five languages', word: '€2,100' },
      { title: 'Kept back', note: 'A tenth', word: '€2,050' },
    ],
  },
  {
    words: /\b(?:approvals?|sign-?off|stakeholders?|owners?)\b/i,
    as: 'checks',
    lines: [
      { title: 'Product', who: 0, inDays: -2, done: true },
      { title: 'Security', who: 2, inDays: -1, done: true },
      { title: 'Legal', who: 3, inDays: 3 },
    ],
  },
  {
    words: /\b(?:root cause|what happened|impact|incident)\b/i,
    text: 'A change that was right for one region was sent to all of them. For 41 minutes one request in twelve failed; nothing was lost.',
  },
  {
    words: /\b(?:known issues?|limitations?)\b/i,
    points: ['Very long names are cut in the list, not on the page', 'The export takes a minute beyond 10,000 rows'],
  },
  {
    words: /\b(?:added|new|features?)\b/i,
    points: ['A second way to sign in, and a way back', 'Owners see who has it on', 'Three more languages'],
  },
  {
    words: /\b(?:fixed|fixes|bug ?fixes)\b/i,
    points: ['Dates no longer shift by a day in Lima', 'Search keeps its filters', 'Totals are right to the cent'],
  },
  {
    words: /\b(?:captions?)\b/i,
    text: 'Taken from the same spot on three mornings; the third had no wind.',
  },
  {
    words: /^notes?$/i,
    points: ['Look at it once more in daylight', 'Ask who made it, and when', 'Compare it with the one beside it'],
  },
  {
    words: /\bspecs?\b|\bspecification\b/i,
    points: [
      '① Bar: 72 px high, stays in view',
      '② Opening: two columns from 1024 px, one below',
      '③ Logos: one row, equal height, no colour',
      '④ Features: three, a third each, 24 px between',
      '⑤ Foot: three columns of links',
    ],
  },
  {
    words: /\bdietary\b|\ballerg/i,
    lines: [
      { title: 'Vegetarian', note: 'Two of them vegan', word: '11' },
      { title: 'No nuts', note: 'One severe, kitchen told', word: '3' },
      { title: 'No gluten', word: '5' },
    ],
  },
];

export const findSection = (heading: string): SectionKnowledge | undefined =>
  SECTIONS.find(({ words }) => words.test(heading));
