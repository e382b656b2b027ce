import type { SectionKnowledge } from './paper-knowledge.ts';

/** What stands under the headings of a page about somebody's working life. */
const LIFE: readonly SectionKnowledge[] = [
  {
    words: /\b(?:experience|work|employment|career)\b/i,
    lines: [
      {
        title: 'Lead product designer, Halden Books',
        note: 'Built the reading room with four engineers; returns fell by a third',
        word: '2023 to now',
      },
      {
        title: 'Product designer, Ferry Office',
        note: 'One ticket for six boats, in use since the first summer',
        word: '2019–2023',
      },
      { title: 'Designer, Mill Lane Studio', note: 'Signs, forms and a timetable that fits a hand', word: '2016–2019' },
    ],
  },
  {
    words: /\beducation\b|\bstud(?:y|ies)\b|\bdegrees?\b/i,
    lines: [
      { title: 'MA Interaction design', note: 'Thesis on timetables for people who are late', word: '2016' },
      { title: 'BA Typography', word: '2014' },
    ],
  },
  {
    words: /\bskills?\b|\btools?\b|\bstrengths?\b/i,
    points: ['Interviews and field notes', 'Design systems and tokens', 'Prototypes in code', 'Plain writing'],
  },
  {
    words: /\blanguages?\b/i,
    lines: [
      { title: 'English', word: 'Fluent' },
      { title: 'German', word: 'Good' },
      { title: 'Portuguese', word: 'Mother tongue' },
    ],
  },
  {
    words: /\bprojects?\b|\bportfolio\b/i,
    lines: [
      { title: 'Tide table for a pocket', note: 'Printed twice, 4,000 copies', word: '2025' },
      { title: 'A map of every bench', note: 'With eleven neighbours', word: '2024' },
    ],
  },
  {
    words: /\bcertif|\bawards?\b|\bpublications?\b/i,
    lines: [
      { title: 'Accessibility, advanced', word: '2024' },
      { title: 'Type for small screens, talk', word: '2023' },
    ],
  },
  {
    words: /\bcontact\b/i,
    points: ['beatriz@post.example', '+44 20 7946 0018', 'Porto, or anywhere with a train'],
  },
  {
    words: /\b(?:profile|summary|about|objective)\b/i,
    text: 'Product designer for things that people use on their feet: tickets, forms, timetables. Twelve years, three houses, and a habit of asking at the counter first.',
  },
  {
    words: /\b(?:references?|interests?|volunteer)/i,
    points: ['Reads maps for pleasure', 'Repairs bicycles on Saturdays at Kiln Yard'],
  },
];

export const findLifeSection = (heading: string): SectionKnowledge | undefined =>
  LIFE.find(({ words }) => words.test(heading));
