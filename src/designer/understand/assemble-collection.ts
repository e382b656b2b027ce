import type { CollectionKnowledge } from '../knowledge/domain-knowledge.ts';
import type { NounKnowledge } from '../knowledge/nouns/noun-knowledge.ts';
import type { Picture, Tone } from '../write/slots.ts';
import { iconOf, type Noun } from './assembled-noun.ts';
import { ASSEMBLED_PEOPLE } from './assembled-words.ts';
import { capitalize } from './word-forms.ts';
import { withUnit } from './with-unit.ts';

export const ASSEMBLED_PLACES = [
  'Orchard',
  'Riverside',
  'Mill Lane',
  'Harbour',
  'Hilltop',
  'Old Station',
  'Church Hill',
] as const;
const PEOPLE = ASSEMBLED_PEOPLE.map((person) => person.name);
const WHEN = [
  'Today, 09:10',
  'Yesterday, 16:40',
  'Monday, 08:30',
  'Last Friday, 11:15',
  'Last Thursday, 14:00',
  'Last Tuesday, 10:20',
  'Two weeks ago',
] as const;
const PLAIN_STATES: NounKnowledge['states'] = [
  ['In order', 'good'],
  ['Due this week', 'warn'],
  ['In order', 'good'],
  ['New', 'accent'],
  ['In order', 'good'],
  ['In order', 'good'],
  ['In order', 'good'],
];

const eventTitles = (noun: string): string[] => [
  capitalize(`morning ${noun}`),
  `${capitalize(noun)} with ${PEOPLE[1] ?? ''}`,
  capitalize(`monthly ${noun}`),
  `${capitalize(noun)} at ${ASSEMBLED_PLACES[2]}`,
  capitalize(`follow-up ${noun}`),
  `${capitalize(noun)} before the weekend`,
];

const titlesOf = (noun: Noun): readonly string[] => {
  if (noun.class === 'person') return PEOPLE;
  if (noun.known !== undefined && noun.known.titles.length > 0) return noun.known.titles;
  return noun.class === 'event'
    ? eventTitles(noun.singular)
    : ASSEMBLED_PLACES.map((place) => `${place} ${noun.singular}`);
};

/** At which turn a state comes: the first half of the rows are as usual, the others take turns after them. */
const stateAt = (states: NounKnowledge['states'], index: number): readonly [label: string, tone: Tone] => {
  const [usual, ...others] = states;
  if (states === PLAIN_STATES) return states[index % states.length] ?? ['In order', 'good'];
  const isUsual = index % 3 !== 2 || others.length === 0;
  return (isUsual ? usual : others[Math.floor(index / 3) % others.length]) ?? ['In order', 'good'];
};

/** A common noun at the end of a name: "Shelf speaker", but not "On-ear Light". */
const LAST_NOUN = /(?<=\s)\p{Ll}+$/u;

/** The thing's own picture; a name that says more ("Green soup", "Shelf speaker") shows that where it is known. */
function pictureOf({ known, singular }: Noun, title: string, index: number): Picture | undefined {
  if (known?.picture === undefined) return undefined;
  const { kind, subject } = known.picture;
  const [head = ''] = title.split(/,| with /);
  const told = kind === 'food' ? title : kind === 'product' ? (LAST_NOUN.exec(head)?.[0] ?? '') : '';
  // Each in colours of its own, as things on one shelf are; a number names no other thing.
  const apart = kind === 'product' && index > 0 ? `${index + 1}` : '';
  return { kind, subject: [subject, told, apart].filter((part) => part !== '').join(' '), alt: capitalize(singular) };
}

/** A list of examples of a noun: with what is known of such things, else with places, people and days. */
export const toCollection = (noun: Noun): CollectionKnowledge => {
  const { known } = noun;
  if (known?.ledger !== undefined)
    return {
      words: [...new Set([noun.singular, ...noun.singular.split(' ').slice(-1)])],
      title: capitalize(noun.plural),
      note: `${known.ledger.rows.length} in all`,
      icon: known.icon,
      ...known.ledger,
    };
  const titles = titlesOf(noun);
  const plainSides: readonly string[] = noun.class === 'person' ? ASSEMBLED_PLACES : PEOPLE;
  const side = known?.side ?? { label: noun.class === 'person' ? 'Place' : 'Looked after by', values: plainSides };
  const figure = known?.figure;
  const states = known?.states ?? PLAIN_STATES;
  return {
    words: [...new Set([noun.singular, ...noun.singular.split(' ').slice(-1)])],
    title: capitalize(noun.plural),
    note: `${titles.length} in all`,
    icon: iconOf(noun),
    columns: [
      { label: capitalize(noun.singular) },
      { label: side.label },
      ...(figure === undefined ? [] : [{ label: figure.label, align: 'end' as const }]),
      { label: known === undefined ? 'Last change' : 'State', align: 'end' },
    ],
    rows: titles.map((title, index) => {
      const beside = side.values[(known === undefined ? index + 2 : index) % side.values.length] ?? '';
      const when = WHEN[index % WHEN.length] ?? '';
      const picture = pictureOf(noun, title, index);
      const [label, tone] = stateAt(states, index);
      const amount = figure?.values[index % figure.values.length];
      const value = figure === undefined || amount === undefined ? undefined : withUnit(amount, figure.unit);
      return {
        title,
        subtitle: beside,
        meta: when,
        ...(value !== undefined && { value }),
        ...(picture !== undefined && { picture }),
        status: { label, tone },
        cells: [title, beside, ...(value === undefined ? [] : [value]), known === undefined ? when : label],
      };
    }),
    action: { label: `Add ${/^[aeiou]/.test(noun.singular) ? 'an' : 'a'} ${noun.singular}`, icon: 'plus' },
    filters: ['All', ...new Set(states.map(([label]) => label))].slice(0, 4),
  };
};
