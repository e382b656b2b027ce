import type { Want } from '../brief.ts';
import { addDays, toDayWord, toFullDate, toMoment } from './calendar-words.ts';
import { toLocalMoney } from './money.ts';
import { FESTIVALS, type Occasion } from './festival-occasions.ts';
import type { SlotOf } from './slots.ts';
import { titleFor, wantIds, type WriteContext } from './write-context.ts';

/** Kinds of occasions: how their day runs, and what it costs to come. */
const OCCASIONS: readonly [Occasion, ...Occasion[]] = [
  {
    words: /\b(?:conference|summit|convention|symposium|hackathon|webinar|congress|talks?|meetup)\b/i,
    day: 62,
    body: 'One day, one track, long breaks. Talks by people who do the work, and time to ask them how.',
    action: 'Get a ticket',
    programme: [
      ['09:00', 'Doors, coffee, badges', 'Foyer'],
      ['09:45', 'Opening talk: what we got wrong', 'Main hall'],
      ['11:00', 'Three short talks from the field', 'Main hall'],
      ['12:30', 'Lunch at long tables', 'Courtyard'],
      ['14:00', 'Workshops, four side by side', 'Rooms 1 to 4'],
      ['16:30', 'Closing talk and questions', 'Main hall'],
      ['18:00', 'Drinks', 'Roof'],
    ],
    tickets: [
      ['Early', 190, 'While they last', ['All talks', 'Lunch and coffee', 'Recordings afterwards']],
      [
        'Standard',
        260,
        'Until the week before',
        ['All talks', 'One workshop', 'Lunch and coffee', 'Recordings afterwards'],
      ],
      ['Team of five', 1100, 'For people who work together', ['Five places', 'A table for lunch', 'All workshops']],
    ],
  },
  {
    words: /\b(?:workshop|class|course|retreat|masterclass|training|bootcamp|lesson)\b/i,
    day: 23,
    body: 'A small group, everything you need on the table, and something of your own to take home.',
    action: 'Book a place',
    programme: [
      ['09:30', 'Welcome, tea, who is who', 'Kitchen table'],
      ['10:00', 'First steps, shown slowly', 'Studio'],
      ['11:30', 'Your own piece, with help', 'Studio'],
      ['13:00', 'Lunch together', 'Kitchen table'],
      ['14:00', 'Finish and mend', 'Studio'],
      ['16:30', 'Look at everything, ask everything', 'Studio'],
    ],
    tickets: [
      ['One place', 85, 'The whole day', ['Material and tools', 'Lunch', 'What you make']],
      ['Two together', 155, 'Side by side', ['Two places at one table', 'Material and tools', 'Lunch']],
      ['Reduced', 55, 'If money is tight', ['The same day', 'No questions asked']],
    ],
  },
  {
    words:
      /\b(?:runs?|running|cycling|races?|\d+ ?k|marathon|relay|triathlon|walk|ride|regatta|tournament|cup|match)\b/i,
    day: 44,
    body: 'One start for everybody, water on the way, soup at the end. Come to win or come to finish.',
    action: 'Sign up',
    programme: [
      ['08:30', 'Numbers and bags', 'Market hall'],
      ['09:30', 'Warm up together', 'Square'],
      ['10:00', 'Start of the long one', 'Square'],
      ['10:30', 'Start of the short one', 'Square'],
      ['11:00', 'Children', 'Twice around the square'],
      ['12:30', 'Soup and prizes', 'Market hall'],
    ],
    tickets: [
      ['Long', 28, 'For those who trained', ['Number and chip', 'Water on the way', 'Soup and a shirt']],
      ['Short', 18, 'For everybody', ['Number and chip', 'Water on the way', 'Soup']],
      ['Children', 0, 'Under twelve', ['A number', 'A medal', 'Soup']],
    ],
  },
  {
    words: /\b(?:market|bazaar|flea|craft fair|makers? fair|swap meet)\b/i,
    day: 197,
    body: 'Sixty tables, each with whoever made what lies on it. Come early for the best of it and late for the bargains.',
    action: 'Plan your visit',
    programme: [
      ['09:00', 'Tables open', 'Market square'],
      ['11:00', 'Shown at work: three makers', 'Under the arcade'],
      ['13:00', 'Soup and flatbread', 'By the well'],
      ['14:30', 'Children make one themselves', 'Town hall yard'],
      ['16:00', 'Seconds and odd pieces', 'Market square'],
      ['18:00', 'Last round, then a glass', 'Under the arcade'],
    ],
    tickets: [
      ['Coming to look', 0, 'All day, no ticket', ['All tables', 'Shown at work']],
      ['Early hour', 6, 'From eight, before the crowd', ['An hour with the makers', 'Coffee']],
      ['A table of your own', 45, 'For those who make', ['Three metres', 'Roof and power', 'Your name in the list']],
    ],
  },
  {
    words: /\b(?:festival|fair|carnival|open air|parade)\b/i,
    day: 197,
    body: 'Three stages by the water, food from the neighbourhood, and the last tram waits for the last song.',
    action: 'Get a pass',
    programme: [
      ['12:00', 'Gates open, markets and food', 'Meadow'],
      ['14:00', 'First sets', 'Small stage'],
      ['16:30', 'Children’s parade', 'From the bridge'],
      ['18:00', 'Evening sets', 'Main stage'],
      ['21:30', 'The long one', 'Main stage'],
      ['23:45', 'Last song', 'By the water'],
    ],
    tickets: [
      ['One day', 48, 'Friday, Saturday or Sunday', ['All stages', 'Re-entry until ten']],
      ['Three days', 115, 'The whole weekend', ['All stages', 'Camping by the trees', 'Re-entry at any time']],
      ['Under fifteen', 0, 'With a grown-up', ['All stages', 'Ear protection at the gate']],
    ],
  },
  {
    words: /./,
    day: 22,
    body: 'An evening for listening: a room with good sound, tables close together, and a break long enough to talk.',
    action: 'Get tickets',
    programme: [
      ['19:00', 'Doors and bar', 'Foyer'],
      ['20:00', 'First set', 'The room'],
      ['20:50', 'Break', 'Bar and courtyard'],
      ['21:20', 'Second set', 'The room'],
      ['22:30', 'Open end', 'Bar'],
    ],
    tickets: [
      ['Standing', 18, 'Along the bar', ['Entry from seven', 'Cloakroom']],
      ['Table seat', 26, 'Tables of four', ['A numbered seat', 'Entry from seven', 'Cloakroom']],
      ['Reduced', 12, 'Students, and whoever needs it', ['Standing', 'Entry from seven']],
    ],
  },
];

const occasionOf = ({ brief }: WriteContext): Occasion =>
  [...FESTIVALS, ...OCCASIONS].find(({ words }) => words.test(`${brief.subject} ${brief.purpose ?? ''}`)) ??
  OCCASIONS[0];

/** "Exhibition page, Maps of Nowhere, until …": what stands in capitals behind the kind of page is its name. */
const PROPER =
  /\b(?:page|website|site|exhibition|festival|concert|conference)[,:] ((?:The |A )?\p{Lu}[\p{L}’'-]+(?: (?:of|the|and|in|for|a|\p{Lu}[\p{L}’'-]+)){1,5})(?=[,.;:]|$)/u;
const properName = (prompt: string): string | undefined => PROPER.exec(prompt.slice(0, NAME_CHARACTERS))?.[1];
const NAME_CHARACTERS = 140;

/** "Film festival" is what it is; with the town it has a name. */
const KIND_ONLY = /^(?:\p{Lu}?\p{Ll}+ ){0,2}(?:festival|fair|marathon|market|conference|congress|biennale|summit)$/u;
const withTown = (name: string, town: string | undefined): string =>
  town === undefined || !KIND_ONLY.test(name) || name.includes(town)
    ? name
    : `${town} ${name.charAt(0).toLowerCase()}${name.slice(1)}`;

const currencyOf = ({ brief, domain }: WriteContext): string => brief.currency ?? domain.currency;

/** "Event" names nothing; what it is for does. */
const nameOf = ({ brief, domain }: WriteContext): string =>
  brief.heading ??
  properName(brief.prompt) ??
  (/^(?:events?|concert|festival|conference)(?: (?:page|website|details?))?$/i.test(brief.subject)
    ? (domain.collections.find(({ words }) => words.includes('event') || words.includes('concert'))?.rows[0]?.title ??
      brief.subject)
    : withTown(brief.subject.replace(/\s(?:event|website|site)\b/i, ''), brief.place?.name));

/** The opening of an occasion: what, when, where, from how much. */
export function writeEventHero(context: WriteContext, want?: Want): SlotOf<'hero'> {
  const { brief, domain, now } = context;
  const occasion = occasionOf(context);
  const [opening] = occasion.programme;
  const asked = brief.wants.filter((one) => one.isAction === true);
  const least = Math.min(...occasion.tickets.map(([, price]) => price).filter((price) => price > 0));
  return {
    kind: 'hero',
    wants: wantIds(want),
    title: want?.texts[0] ?? nameOf(context),
    eyebrow: [toFullDate(addDays(now, occasion.day)), brief.place?.name ?? 'Mill Lane Hall'].join(', '),
    body: want?.texts[1] ?? occasion.body,
    action: { label: asked[0]?.label ?? occasion.action, icon: 'ticket' },
    secondary: { label: asked[1]?.label ?? 'See the programme' },
    facts: [
      { label: 'Doors', value: opening?.[0] ?? '' },
      { label: 'From', value: toLocalMoney(least, currencyOf(context)) },
    ],
    picture: domain.pictures.scene,
    contents: occasion.programme.slice(0, 4).map(([time, title]) => ({ title, note: time })),
  };
}

/** The last word of an occasion: the day again, and the way in. */
export function writeEventClosing(context: WriteContext, want?: Want): SlotOf<'closing'> {
  const { day, action, programme } = occasionOf(context);
  const { scene } = context.domain.pictures;
  return {
    kind: 'closing',
    wants: wantIds(want),
    title: `See you on ${toFullDate(addDays(context.now, day)).replace(/ \d{4}$/, '')}`,
    body: `${nameOf(context)}, from ${programme[0]?.[0] ?? ''}. A ticket can be passed on until the evening before.`,
    action: { label: action, icon: 'ticket' },
    secondary: { label: 'Put it in my calendar' },
    picture: scene,
    scene,
  };
}

/** How the day runs, from the doors to the end. */
export function writeEventProgramme(context: WriteContext, want?: Want): SlotOf<'schedule'> {
  const { day, programme } = occasionOf(context);
  return {
    kind: 'schedule',
    wants: wantIds(want),
    title: titleFor(want, 'Programme'),
    entries: programme.map(([time, title, place, later = 0]) => {
      const at = toMoment(context.now, day + later, time);
      return { day: toDayWord(context.now, day + later), time, title, place, ...(at === undefined ? {} : { at }) };
    }),
  };
}

/** Parts that people have in an occasion, whatever else they do; those of a stage are told by the trade. */
const PARTS: readonly (readonly [words: RegExp, parts: readonly string[]])[] = [
  [/\b(?:conference|summit|convention|symposium|hackathon|webinar|congress|talks?|meetup)\b/i, ['Opens the day', 'What we got wrong', 'Small tools, long lives', 'Workshop, room 2', 'Notes from the field', 'Closes the day']],
  [/\b(?:workshop|class|course|retreat|masterclass|training|bootcamp|lesson)\b/i, ['Leads the day', 'Helps at your table', 'Cooks lunch']],
]; // prettier-ignore

/** Who is there, and as what. */
export function writeEventPeople(context: WriteContext, want?: Want): SlotOf<'people'> {
  const { brief, domain } = context;
  const parts = PARTS.find(([words]) => words.test(`${brief.subject} ${brief.purpose ?? ''}`))?.[1];
  const known = domain.people.filter(({ role = '' }) => !/friend|customer|user|member|you\b/i.test(role));
  const people =
    parts === undefined
      ? known
      : parts.map((role, index) => ({ name: domain.people[index % domain.people.length]?.name ?? '', role }));
  const unique = people.filter(
    ({ name }, index) => name !== '' && people.findIndex((one) => one.name === name) === index,
  );
  return {
    kind: 'people',
    wants: wantIds(want),
    title: titleFor(want, 'Who is there'),
    people: unique.slice(0, want?.count ?? 6),
  };
}

/** What it costs to come, once. */
export function writeEventTickets(context: WriteContext, want?: Want): SlotOf<'plans'> {
  const { tickets } = occasionOf(context);
  return {
    kind: 'plans',
    wants: wantIds(want),
    title: titleFor(want, 'Tickets'),
    items: tickets.map(([name, price, body, includes], index) => ({
      name,
      price: price === 0 ? 'Free' : toLocalMoney(price, currencyOf(context)),
      body,
      includes: [...includes],
      best: index === 1,
      action: { label: price === 0 ? 'Reserve' : `Choose ${name.toLowerCase()}` },
    })),
  };
}
