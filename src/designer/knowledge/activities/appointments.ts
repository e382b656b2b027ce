import type { ActivityPart } from '../../write/activity-shapes.ts';
import { monthWith, type ActivityMakers, type ActivityOccasion } from './activity-knowledge.ts';

/** Who can be chosen, what is done and what it costs. */
interface Service {
  words: RegExp;
  title: string;
  who: string;
  people: readonly (readonly [name: string, note: string, value: string])[];
  what: string;
  kinds: readonly (readonly [icon: string, title: string, note: string, value: string])[];
  times: readonly string[];
  price: string;
}

const SERVICES: readonly Service[] = [
  {
    words: /\b(?:camp\w*|caravan|cabin|hut|glamping)\b/i,
    title: 'Book a pitch',
    who: 'Where',
    people: [],
    what: 'Which one',
    kinds: [
      ['tent', 'By the lake, 14', 'For tents, no power', '€24'],
      ['caravan', 'Under the pines, 31', 'Power, water, 10 m', '€36'],
      ['house', 'Small hut', 'Four beds, a stove', '€68'],
    ],
    times: ['1 night', '2 nights', '3 nights', 'A week'],
    price: '€72',
  },
  {
    words: /\b(?:barber|hair\w*|beard|salon|stylist)\b/i,
    title: 'Book a chair',
    who: 'Who cuts',
    people: [
      ['Goran Matić', 'Beards, fades', '4.9'],
      ['Amina Yusuf', 'Curls, colour', '4.8'],
      ['Whoever is free', 'Soonest at 11:15', ''],
    ],
    what: 'What',
    kinds: [
      ['scissors', 'Cut and wash', '45 min', '€34'],
      ['sparkles', 'Cut and beard', '60 min', '€46'],
      ['wind', 'Beard alone', '20 min', '€18'],
    ],
    times: ['10:00', '11:15', '14:30', '15:45', '17:00'],
    price: '€34',
  },
  {
    words: /\b(?:nails?|manicure|massage|spa|facial|beauty|lash\w*|brow\w*|waxing)\b/i,
    title: 'Book a treatment',
    who: 'With whom',
    people: [
      ['Rosa Kovač', 'Back and neck', '4.9'],
      ['Inga Thorsen', 'Feet, hot stones', '4.7'],
    ],
    what: 'Treatment',
    kinds: [
      ['flower-2', 'Back and neck', '50 min', '€58'],
      ['hand', 'Hands and nails', '40 min', '€36'],
      ['sparkles', 'Long hour', '75 min', '€82'],
    ],
    times: ['09:30', '11:00', '13:30', '15:00', '18:15'],
    price: '€58',
  },
  {
    words: /\btattoo|piercing\b/i,
    title: 'Book a session',
    who: 'Artist',
    people: [
      ['Mika Sato', 'Fine line, botanical', '4.9'],
      ['Dario Ferri', 'Black work, lettering', '4.8'],
    ],
    what: 'What',
    kinds: [
      ['pen-tool', 'Talk about the design', '30 min', 'free'],
      ['feather', 'Small piece', 'Up to 2 h', '€140'],
      ['layers', 'Half day', '4 h', '€320'],
    ],
    times: ['11:00', '13:00', '15:30', '17:00'],
    price: 'free',
  },
  {
    words: /\b(?:cat|pet|dog|house)[- ]?sit\w*|\bsitters?\b|\bdog walk\w*|\bgroom\w*|\bpet (?:boarding|hotel|care)\b/i,
    title: 'Book a sitter',
    who: 'Who comes',
    people: [
      ['Ottilie Haas', 'Two streets away, 46 stays', '4.9'],
      ['Noah Brandt', 'Vet student, 21 stays', '4.8'],
      ['Priya Nair', 'Can give tablets, 63 stays', '5.0'],
    ],
    what: 'For Olive, 5, shy with strangers',
    kinds: [
      ['house', 'Visit once a day', '30 min, food and litter', '€16'],
      ['repeat', 'Visit twice a day', 'Morning and evening', '€28'],
      ['moon', 'Stay overnight', '20:00 to 08:00', '€45'],
    ],
    times: ['07:30', '12:00', '17:30', '19:00'],
    price: '€16',
  },
  {
    words: /\b(?:baby ?sit\w*|nann(?:y|ies)|child ?care)\b/i,
    title: 'Book an evening',
    who: 'Who comes',
    people: [
      ['Lena Vogt', 'First aid, speaks French', '4.9'],
      ['Tomás Reyes', 'Student teacher', '4.8'],
    ],
    what: 'For Mika, 4, and Ines, 7',
    kinds: [
      ['moon', 'An evening', '18:00 to 23:00', '€70'],
      ['sun', 'An afternoon', '14:00 to 18:00', '€52'],
    ],
    times: ['16:00', '17:00', '18:00', '19:00'],
    price: '€70',
  },
  {
    words:
      /\b(?:gym|yoga|pilates|spin\w*|fitness|dance|crossfit|boxing|swim\w*) ?(?:class(?:es)?|course|lesson|session|studio)?\b/i,
    title: 'Book a class',
    who: 'Classes',
    people: [
      ['Runa Solheim', '07:00, Slow strength, hall 1', '4 left'],
      ['Kofi Mensah', '12:15, Lunch spin, hall 2', '2 left'],
      ['Elena Duarte', '17:30, Flow, hall 1', '9 left'],
      ['Goran Matić', '18:45, Boxing basics, hall 3', 'Full'],
    ],
    what: 'Good to know',
    kinds: [
      ['bike', 'Place 14, by the window', 'Choose another on the plan', 'Change'],
      ['ticket', 'Taken from your ten', 'Six are left', '1'],
    ],
    times: ['All day', 'Morning', 'Evening'],
    price: '1 of 6',
  },
  {
    words: /\bvet(?:erinar\w+)?\b/i,
    title: 'Book a visit',
    who: 'Who sees Biscuit',
    people: [
      ['Dr Clara Holm', 'Dogs and cats, room 2', '4.9'],
      ['Dr Jonas Pell', 'Teeth, small animals', '4.8'],
    ],
    what: 'Why',
    kinds: [
      ['stethoscope', 'Check-up', '20 min', '€38'],
      ['syringe', 'Vaccination', '10 min, with a look', '€54'],
      ['triangle-alert', 'It is urgent', 'Today, or ring us', '€62'],
    ],
    times: ['08:40', '10:20', '15:00', '17:10'],
    price: '€38',
  },
  {
    words: /\bdriving\b/i,
    title: 'Book a lesson',
    who: 'With whom',
    people: [
      ['Henk Visser', 'Calm, small blue car', '4.9'],
      ['Nadia Petrenko', 'Automatic, evenings too', '4.8'],
    ],
    what: 'What',
    kinds: [
      ['car', 'In town', '90 min, from your door', '€84'],
      ['route', 'Motorway', '135 min', '€128'],
      ['moon', 'By night', '90 min', '€92'],
    ],
    times: ['08:00', '10:00', '14:00', '16:00', '18:00'],
    price: '€84',
  },
  {
    words:
      /\b(?:doctor|dentist|dental|clinic|physio\w*|therap\w+|vet|medical|check-?up|optician|midwife|counsel\w*)\b/i,
    title: 'Book a visit',
    who: 'Who you see',
    people: [
      ['Dr Sefa Aydin', 'General practice, room 3', '4.9'],
      ['Dr Clara Holm', 'Skin, room 5', '4.7'],
    ],
    what: 'Reason',
    kinds: [
      ['stethoscope', 'Check-up', '20 min', 'covered'],
      ['syringe', 'Vaccination', '10 min', 'covered'],
      ['video', 'By video', '15 min', 'covered'],
    ],
    times: ['08:20', '09:40', '11:00', '14:20', '16:10'],
    price: 'nothing to pay',
  },
  {
    words: /\b(?:tennis|padel|badminton|squash|football|soccer|pitch|court)\b/i,
    title: 'Book a court',
    who: 'Court',
    people: [],
    what: 'Court',
    kinds: [
      ['circle-dot', 'Court 2, clay', 'Outside, floodlit', '€18'],
      ['circle-dot', 'Court 4, hard', 'Under the roof', '€24'],
      ['circle-dot', 'Court 5, clay', 'Outside', '€18'],
    ],
    times: ['08:00', '12:00', '17:00', '18:00', '20:00'],
    price: '€18',
  },
  {
    words: /\b(?:tutor|lesson|coach|trainer|teacher|mentor|driving)\w*\b/i,
    title: 'Book a lesson',
    who: 'With whom',
    people: [
      ['Idris Bell', 'Mathematics, to school leaving', '4.9'],
      ['Clara Holm', 'Patient, speaks Danish', '4.8'],
    ],
    what: 'Lesson',
    kinds: [
      ['video', 'Online', '45 min', '€32'],
      ['house', 'At your table', '60 min', '€44'],
    ],
    times: ['15:00', '16:00', '17:30', '19:00'],
    price: '€32',
  },
  {
    words: /./,
    title: 'Book a visit',
    who: 'Who comes',
    people: [
      ['Temperance Adu', '212 visits', '4.9'],
      ['Jonas Pell', 'Brings his own ladder', '4.8'],
    ],
    what: 'What',
    kinds: [
      ['sparkles', 'Usual round', '2 h', '€58'],
      ['brush', 'Everything, windows too', '4 h', '€112'],
    ],
    times: ['08:00', '10:30', '13:00', '15:30'],
    price: '€58',
  },
];

const serviceOf = (prompt: string): Service => {
  const service = SERVICES.find(({ words }) => words.test(prompt));
  if (service === undefined) throw new RangeError('There is nobody to book');
  return service;
};

function toParts({ prompt, now }: ActivityOccasion): ActivityPart[] {
  const service = serviceOf(prompt);
  const isClass = service.who === 'Classes';
  const people: ActivityPart[] =
    service.people.length === 0
      ? []
      : [
          {
            kind: 'rows',
            title: service.who,
            items: service.people.map(([name, note, value], index) => ({
              title: name,
              note,
              control: 'choose' as const,
              ...(value === '' ? {} : { value }),
              ...(name.startsWith('Who') ? { icon: 'users' } : { face: name }),
              ...(index === 0 ? { on: true } : {}),
            })),
          },
        ];
  const month = monthWith(
    now,
    (days) => (days === 1 ? 'a' : days > 0 && days % 7 !== 2 && days % 5 !== 4 ? 'b' : undefined),
    [
      { label: 'Chosen', mark: 'a' },
      { label: 'Free', mark: 'b' },
    ],
  );
  const times: ActivityPart = {
    kind: 'chips',
    label: 'Time',
    items: service.times.map((label, index) => ({
      label,
      ...(index === service.times.length - 2 ? { on: true } : {}),
    })),
  };
  const kinds: ActivityPart = {
    kind: 'rows',
    title: service.what,
    items: service.kinds.map(([icon, title, note, value], index) => ({
      icon,
      title,
      note,
      value,
      ...(isClass ? {} : { control: 'choose' as const }),
      ...(index === 0 ? { on: true } : {}),
    })),
  };
  const time = service.times[service.times.length - 2] ?? '';
  const act: ActivityPart = {
    kind: 'act',
    label: isClass ? 'Book Slow strength, {+1}' : `Book {+1}, ${time}`,
    icon: 'calendar-check',
  };
  const total: ActivityPart = {
    kind: 'rows',
    items: [
      {
        icon: 'calendar-check',
        title: isClass ? 'Slow strength, {+1}' : `{+1}, ${time}`,
        note: 'Free to cancel until the evening before',
        value: service.price,
      },
    ],
  };
  return isClass ? [month, times, ...people, act, kinds] : [...people, month, times, act, kinds, total];
}

/** What is booked with somebody on a day. */
export const APPOINTMENTS: ActivityMakers = {
  'book-appointment': {
    title: ({ prompt }) => serviceOf(prompt).title,
    parts: toParts,
  },
};
