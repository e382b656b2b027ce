import type { Answering, Asked, Reply } from './model-server.ts';

/** A model that does its work well: what it answers to each kind of question. */

/** The kinds of questions, by the words that their instructions begin with. */
const OPENINGS = {
  plan: 'You are the lead designer',
  screen: 'You draw one UI screen',
  repair: 'You mend parts',
  edit: 'You change a UI screen as somebody asks, and nothing else. You get the screen',
  search: 'You change one element of a UI screen by search',
  element: 'You change one element of a UI screen. You get it',
  page: 'You change a UI screen as somebody asks, and nothing else. You get its body',
  variants: 'You think of',
  prose: 'You are a designer who reads the style guide',
  ready: 'You answer in one word',
} as const;
export type QuestionKind = keyof typeof OPENINGS;

export function kindOf({ instructions }: Pick<Asked, 'instructions'>): QuestionKind {
  const kinds = Object.keys(OPENINGS) as QuestionKind[];
  const kind = kinds.find((name) => instructions.startsWith(OPENINGS[name]));
  if (kind === undefined) throw new Error(`a question of no known kind: ${instructions.slice(0, 80)}`);
  return kind;
}

export const PLAN = {
  title: 'Tasting room',
  lang: 'en',
  device: 'MOBILE',
  idea: 'The free seats are cups on a shelf, and tonight one of them steams.',
  sections: [
    {
      name: 'tonight',
      purpose: 'The focal point: what is poured tonight.',
      content: 'Guji, natural, 19:30, 4 seats left',
    },
    { name: 'list', purpose: 'The other tastings.', content: 'Huila washed, Friday 18:00; Sidama honey, Sunday 11:00' },
  ],
  theme: {
    colorMode: 'LIGHT',
    customColor: '#7a4a2b',
    headlineFont: 'SORA',
    bodyFont: 'INTER',
    roundness: 'ROUND_TWELVE',
    density: 'comfortable',
    scale: 'clear',
  },
  suggestions: ['Add the prices', 'Show who is pouring'],
};

export const SCREEN = `<body class="bg-background text-on-background font-body">
<main class="p-page">
  <section data-block="tonight" class="rounded-xl bg-primary-container p-6 text-on-primary-container">
    <h1 class="font-headline text-display-sm">Guji, natural</h1>
    <p class="mt-2 text-body-md">Tonight at 19:30, 4 seats left</p>
    <button type="button" class="mt-6 min-h-12 rounded-control bg-primary px-6 text-label-lg text-on-primary">Book the tasting</button>
  </section>
  <section data-block="list" class="mt-10">
    <h2 class="font-headline text-headline-sm">This week</h2>
    <ul class="mt-4 divide-y divide-outline-variant">
      <li class="py-3"><p class="text-title-sm">Huila washed</p><p class="text-body-sm text-on-surface-variant">Friday 18:00</p></li>
      <li class="py-3"><p class="text-title-sm">Sidama honey</p><p class="text-body-sm text-on-surface-variant">Sunday 11:00</p></li>
    </ul>
  </section>
</main></body>`;

export const EDIT_SUGGESTIONS = ['Make the time as large as the name', 'Show who is pouring'];

export const VARIANTS = {
  variants: [
    { name: 'Seats first', direction: 'The free seats are the headline.' },
    { name: 'A week at a glance', direction: 'The days stand beside each other.' },
  ],
};

/** A style guide that states nothing as a value, and what its words mean. */
export const GUIDE = `# Harbour

The one colour is a green like the bottom of a wine bottle; nothing competes with it.

Screens glow like a theatre after the lights go down, and things stand apart, as in a gallery.
Buttons are worn smooth, like pebbles. Headlines are cut like an inscription in stone, in a serif; text is a plain sans.
`;

export const PROSE = {
  readings: [
    { field: 'customColor', value: '#1f4a38', words: 'a green like the bottom of a wine bottle' },
    { field: 'colorMode', value: 'DARK', words: 'glow like a theatre after the lights go down' },
    {
      field: 'headlineFont',
      value: 'EB_GARAMOND',
      words: 'Headlines are cut like an inscription in stone, in a serif',
    },
    { field: 'bodyFont', value: 'WORK_SANS', words: 'text is a plain sans' },
    { field: 'roundness', value: 'ROUND_FULL', words: 'Buttons are worn smooth, like pebbles' },
    { field: 'density', value: 'airy', words: 'things stand apart, as in a gallery' },
  ],
};

/** `data-id` of the element whose opening tag is directly before the words. */
export function idBefore(html: string, words: string): string {
  const before = html.slice(0, html.indexOf(words));
  const id = /data-id="([^"]+)"[^<]*$/.exec(before)?.[1];
  if (id === undefined) throw new Error(`no element says ${words}`);
  return id;
}

export const say = (value: unknown): Reply => ({
  kind: 'text',
  text: typeof value === 'string' ? value : JSON.stringify(value),
});

/** Answers every question well; edits make the headline say "Tonight: Guji". */
export const answerWell: Answering = (asked) => {
  switch (kindOf(asked)) {
    case 'plan':
      return say(PLAN);
    case 'screen':
      return say(SCREEN);
    case 'repair':
      return say({ operations: [] });
    case 'prose':
      return say(PROSE);
    case 'variants':
      return say(VARIANTS);
    case 'edit':
      return say({
        operations: [
          { kind: 'set-text', id: idBefore(asked.prompt, 'Guji, natural'), value: 'Tonight: Guji', target: '' },
        ],
        summary: 'The headline now says "Tonight: Guji".',
        suggestions: EDIT_SUGGESTIONS,
      });
    default:
      return say('ready');
  }
};

/** Answers well, except for the questions of one kind. */
export const answerWellBut =
  (kind: QuestionKind, answering: Answering): Answering =>
  (asked) =>
    kindOf(asked) === kind ? answering(asked) : answerWell(asked);

/** Answers each time with the next of several; the last one stays. */
export function inTurn(...answerings: Answering[]): Answering {
  let count = 0;
  return (asked) => {
    const answering = answerings[Math.min(count, answerings.length - 1)];
    count += 1;
    if (answering === undefined) throw new Error('there is at least one answer');
    return answering(asked);
  };
}
