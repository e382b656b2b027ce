import type { CollectionKnowledge, DomainKnowledge, FocusKnowledge } from '../knowledge/domain-knowledge.ts';
import type { Person } from '../write/slots.ts';
import type { Noun } from './assembled-noun.ts';
import { countStates, spell, type Standing } from './count-states.ts';
import { capitalize } from './word-forms.ts';

/** People of no trade: invented names with roles that every undertaking has. */
export const ASSEMBLED_PEOPLE: Person[] = [
  { name: 'Ada Brandt', role: 'Lead', note: 'Here until five', status: { label: 'In today', tone: 'good' } },
  { name: 'Jonah Pell', role: 'On site', note: 'Back at noon', status: { label: 'In today', tone: 'good' } },
  { name: 'Mara Lind', role: 'Planning', note: 'Keeps the calendar' },
  { name: 'Sefa Aydin', role: 'Supplies', note: 'Back on Monday', status: { label: 'Away', tone: 'warn' } },
  { name: 'Ilse Vonk', role: 'Books', note: 'Tuesdays and Fridays' },
  { name: 'Tom Acheson', role: 'Helper', note: 'Weekends' },
];

interface PlainRow {
  title: string;
  who: string;
  when: string;
  done?: boolean;
}

const toPlainCollection = (
  base: Pick<CollectionKnowledge, 'words' | 'title' | 'icon' | 'action' | 'filters'>,
  first: string,
  rows: readonly PlainRow[],
): CollectionKnowledge => ({
  ...base,
  columns: [{ label: first }, { label: 'Who' }, { label: 'When', align: 'end' }],
  rows: rows.map(({ title, who, when, done }) => ({
    title,
    subtitle: who,
    meta: when,
    ...(done === undefined ? {} : { done }),
    cells: [title, who, when],
  })),
});

/** Lists that any undertaking keeps beside its own things. */
export const PLAIN_COLLECTIONS: readonly CollectionKnowledge[] = [
  toPlainCollection(
    {
      words: ['task', 'to do', 'entry', 'item'],
      title: 'To do',
      icon: 'list-checks',
      action: { label: 'Add a task' },
      filters: ['Mine', 'Due', 'Done'],
    },
    'Task',
    [
      { title: 'Go through the list for Friday', who: 'Ada Brandt', when: 'Today', done: false },
      { title: 'Call Jonah Pell back', who: 'Mara Lind', when: 'Today', done: false },
      { title: 'Order what is missing', who: 'Sefa Aydin', when: 'Monday', done: false },
      { title: 'Plan the next round', who: 'Mara Lind', when: 'Tuesday', done: false },
      { title: 'Close the books of last month', who: 'Ilse Vonk', when: 'Done', done: true },
      { title: 'Send the summary', who: 'Ada Brandt', when: 'Done', done: true },
    ],
  ),
  toPlainCollection(
    {
      words: ['note', 'document', 'file'],
      title: 'Notes',
      icon: 'notebook-pen',
      action: { label: 'Write a note' },
      filters: ['Mine', 'This week'],
    },
    'Note',
    [
      { title: 'What changed this month', who: 'Ada Brandt', when: 'Today, 09:10' },
      { title: 'Questions for Thursday', who: 'Mara Lind', when: 'Yesterday' },
      { title: 'Prices, second quarter', who: 'Sefa Aydin', when: 'Monday' },
      { title: 'Keys and who has them', who: 'Jonah Pell', when: 'Monday' },
      { title: 'Ideas for the spring', who: 'Tom Acheson', when: 'Last Friday' },
      { title: 'How we start a new season', who: 'Ilse Vonk', when: 'Last Thursday' },
    ],
  ),
];

type Spoken = Pick<
  DomainKnowledge,
  'promises' | 'focuses' | 'form' | 'actions' | 'notices' | 'schedule' | 'thread' | 'breakdowns' | 'order' | 'article'
>;

const tellOthers = (others: readonly Standing[]): string =>
  `${capitalize(others.map(({ label, count }) => `${spell(count)} ${label.toLowerCase()}`).join(', '))}.`;

/** The figure that a screen about these things is about: how many are as they usually are. */
function focusOn({ plural }: Noun, count: number, standings: readonly Standing[]): FocusKnowledge {
  const [usual, ...others] = standings;
  const label = usual === undefined ? plural : `${plural} ${usual.label.toLowerCase()}`;
  return {
    label: capitalize(label),
    value: String(usual?.count ?? count),
    unit: `of ${count}`,
    caption: others.length === 0 ? `All ${spell(count)} looked at this morning.` : tellOthers(others),
    share: count === 0 ? 0 : (usual?.count ?? count) / count,
    goal: `${count} in all`,
    facts: others.slice(0, 3).map((one) => ({ label: one.label, value: String(one.count) })),
    action: { label: `Open the ${plural}`, icon: 'arrow-right' },
    series: 0,
  };
}

/** What needs a look: a row that is not as it should be. */
function noticeOf({ singular, plural }: Noun, rows: CollectionKnowledge['rows']): DomainKnowledge['notices'] {
  const astray =
    rows.find(({ status }) => status?.tone === 'bad') ?? rows.find(({ status }) => status?.tone === 'warn');
  const calm = {
    tone: 'good' as const,
    icon: 'circle-check',
    title: `The other ${plural} are fine`,
    body: 'Looked through this morning at ten past nine.',
  };
  if (astray?.status === undefined) return [calm];
  return [
    {
      tone: astray.status.tone,
      icon: 'clock',
      title: `${astray.title}: ${astray.status.label.toLowerCase()}`,
      body: `${astray.subtitle ?? 'Sefa Aydin'} knows. It is on the list for Thursday.`,
      action: { label: `Open the ${singular}` },
    },
    calm,
  ];
}

/** Words of the screen that speak of the main thing by its name; `rows` are the ones that are known of it. */
export const speakAbout = (noun: Noun, rows: CollectionKnowledge['rows'], places: readonly string[]): Spoken => {
  const { singular, plural } = noun;
  const article = /^[aeiou]/.test(singular) ? 'an' : 'a';
  const standings = countStates(rows);
  return {
    promises: [
      {
        title: `All your ${plural} in one place`,
        accent: 'in one place',
        body: `See how every ${singular} stands, what is due next and who takes care of it.`,
        action: { label: `Add the first ${singular}`, icon: 'plus' },
        secondary: { label: 'See how it works' },
      },
    ],
    focuses: [focusOn(noun, rows.length, standings)],
    breakdowns: [
      {
        words: ['state', 'status', 'progress', 'kind', 'type', 'category'],
        title: `How the ${plural} stand`,
        unit: '',
        parts: standings.map(({ label, count, tone }) => ({ label, value: count, tone })),
      },
    ],
    schedule: [
      {
        day: 0,
        time: '09:00',
        title: `Look at the ${plural}`,
        place: places[0] ?? '',
        duration: '1 h',
        status: { label: 'Next', tone: 'accent' },
      },
      { day: 0, time: '14:00', title: 'Plan with Mara Lind', duration: '30 min' },
      { day: 1, time: '10:30', title: `New ${singular} with Jonah Pell`, place: places[2] ?? '', duration: '45 min' },
      { day: 2, time: '08:00', title: 'Supplies arrive', duration: '1 h' },
      { day: 4, time: '16:00', title: 'Week closed together', duration: '30 min' },
      { day: 6, time: '09:30', title: `Second look at the ${plural}`, place: places[4] ?? '', duration: '1 h' },
    ],
    thread: {
      with: { name: 'Jonah Pell', role: 'On site' },
      messages: [
        { mine: false, time: '09:04', text: `I have looked at the ${plural}. One is due this week.` },
        { mine: true, time: '09:11', text: `Which ${singular}, and can it wait until Thursday?` },
        { mine: false, time: '09:12', text: `The one at ${places[1] ?? ''}. Thursday is fine if we start early.` },
        { mine: true, time: '09:15', text: 'Good. I keep the morning free and bring what is missing.' },
      ],
      placeholder: 'Write to Jonah',
    },
    form: {
      title: `New ${singular}`,
      groups: [
        {
          fields: [
            { label: 'Name', kind: 'text', required: true },
            { label: 'Place', kind: 'select', value: places[0] ?? '', options: places.slice(0, 5) },
            { label: 'Date', kind: 'date', width: 'half' },
            { label: 'Time', kind: 'time', width: 'half' },
            { label: 'Notes', kind: 'textarea', placeholder: `What should be remembered about this ${singular}` },
          ],
        },
      ],
      submit: { label: `Save the ${singular}`, icon: 'check' },
    },
    order: {
      title: `For the ${plural}`,
      lines: [
        { title: 'Supplies', note: 'Set of four', quantity: 2, price: 18 },
        { title: 'Spare parts', quantity: 1, price: 36 },
        { title: 'Hours on site', quantity: 3, price: 42 },
      ],
      delivery: 6,
      taxPercent: 20,
    },
    actions: [
      { label: `Add ${article} ${singular}`, icon: 'plus' },
      { label: 'Write a note', icon: 'notebook-pen' },
      { label: 'Plan the week', icon: 'calendar-days' },
      { label: 'Share', icon: 'share-2' },
    ],
    notices: noticeOf(noun, rows),
    article: {
      title: `A year with our ${plural}`,
      byline: 'Ilse Vonk',
      lead: `We began with one ${singular} and no plan. What we know now fits on a page, and here it is.`,
      paragraphs: [
        `The first lesson was to look more often and do less. Most of what goes wrong with ${article} ${singular} shows a week before, to anyone who writes down what they see.`,
        'The second was to share the work by day rather than by skill. Everybody learned everything, slowly, and nobody was ever the only one who knew where the keys were.',
        `${capitalize(plural)} do not keep to a calendar, but people do. On Fridays we sit down for half an hour, close the week and put the next one on the board.`,
      ],
      pull: 'Look more often and do less.',
    },
  };
};
