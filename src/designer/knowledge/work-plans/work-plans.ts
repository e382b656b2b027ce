/** How a kind of work is usually planned: groups of pieces of work, with the weeks from and to, counted from four weeks ago. */
export interface WorkPlan {
  words: RegExp;
  title: string;
  groups: readonly { title: string; bars: readonly (readonly [title: string, from: number, to: number])[] }[];
}

const PLANS: readonly WorkPlan[] = [
  {
    words: /\b(?:construct\w*|building|renovat\w*|house|site|refurbish\w*|architect\w*|install\w*)\b/i,
    title: 'Building schedule',
    groups: [
      {
        title: 'Ground',
        bars: [
          ['Survey and permits', 0, 2],
          ['Excavation', 1.6, 3.4],
          ['Foundations', 3, 5.4],
        ],
      },
      {
        title: 'Shell',
        bars: [
          ['Walls, ground floor', 4.4, 6.8],
          ['Roof frame', 6.4, 8.2],
          ['Windows in', 8, 9.4],
          ['Shell is tight', 9.4, 9.4],
        ],
      },
      {
        title: 'Services',
        bars: [
          ['Water and waste', 5.8, 8.4],
          ['Wiring', 7.6, 10.2],
          ['Heating', 8.8, 11.2],
        ],
      },
      {
        title: 'Fit-out',
        bars: [
          ['Plaster', 9.6, 11.4],
          ['Kitchen ordered', 7, 7],
          ['Floors', 10.8, 12],
        ],
      },
    ],
  },
  {
    words: /\b(?:market\w*|campaign\w*|launch\w*|event|wedding|conference|content|brand|festival|trade fair)\b/i,
    title: 'Launch plan',
    groups: [
      {
        title: 'Message',
        bars: [
          ['Talks with ten customers', 0, 1.8],
          ['Story and claims', 1.4, 3.6],
          ['Words agreed', 3.8, 3.8],
        ],
      },
      {
        title: 'Pictures',
        bars: [
          ['Photo shoot', 2.6, 3.6],
          ['Film, forty seconds', 3.2, 6],
          ['Banner set', 4.8, 6.6],
        ],
      },
      {
        title: 'Channels',
        bars: [
          ['Landing page', 4, 7],
          ['Letter to subscribers', 6.2, 7.4],
          ['Posters in three towns', 7, 10],
          ['Press day', 8, 8],
        ],
      },
      {
        title: 'Afterwards',
        bars: [
          ['Count and compare', 9, 11],
          ['Second wave', 10, 12],
        ],
      },
    ],
  },
  {
    words: /\b(?:hir\w+|recruit\w*|onboard\w*|employee|training|course|school)\b/i,
    title: 'First ninety days',
    groups: [
      {
        title: 'Before the first day',
        bars: [
          ['Contract and papers', 0, 1.6],
          ['Laptop and desk', 1, 2.2],
          ['First day', 3, 3],
        ],
      },
      {
        title: 'Learn',
        bars: [
          ['Meet every team', 3, 5],
          ['Shadow two colleagues', 3.6, 6.4],
          ['Safety course', 5.2, 6],
        ],
      },
      {
        title: 'Do',
        bars: [
          ['First small project', 5.6, 9],
          ['Own a weekly task', 7, 12],
          ['Midway talk', 7.4, 7.4],
        ],
      },
      {
        title: 'Look back',
        bars: [
          ['Goals for the year', 9.4, 11.2],
          ['Ninety-day talk', 11.6, 11.6],
        ],
      },
    ],
  },
  {
    words: /./,
    title: 'Roadmap',
    groups: [
      {
        title: 'First week of use',
        bars: [
          ['Shorter sign-up', 0, 3.2],
          ['Sample project', 2, 5.4],
          ['Checklist for teams', 4.6, 7.4],
        ],
      },
      {
        title: 'Search and views',
        bars: [
          ['Search across projects', 1, 4.8],
          ['Saved filters', 4, 6.8],
          ['Calendar view', 6.4, 10],
        ],
      },
      {
        title: 'Billing',
        bars: [
          ['Yearly plans', 3, 5.8],
          ['Invoices by e-mail', 5.6, 7.6],
          ['Price change', 8, 8],
        ],
      },
      {
        title: 'Platform',
        bars: [
          ['Move to the new queue', 0, 2.6],
          ['Public API, beta', 4.4, 9],
          ['Audit log', 7.8, 11],
          ['API opens', 11.4, 11.4],
        ],
      },
    ],
  },
];

/** The plan of the kind of work that a prompt speaks of; a product's where it speaks of none. */
export function findWorkPlan(text: string): WorkPlan {
  const found = PLANS.find(({ words }) => words.test(text));
  if (found === undefined) throw new RangeError('No plan fits');
  return found;
}
