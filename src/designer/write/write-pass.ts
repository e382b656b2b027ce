import type { Want } from '../brief.ts';
import { createRandom } from '../seeded-random.ts';
import { addDays, toDayWord } from './calendar-words.ts';
import { namedThing } from './named-thing.ts';
import type { Fact, Picture, SlotOf } from './slots.ts';
import { findWay } from './town-codes.ts';
import { wantIds, type WriteContext } from './write-context.ts';

type Pass = SlotOf<'pass'>;

interface PassKnowledge {
  words: RegExp;
  label: string;
  title: string;
  where: string;
  picture: Picture;
  icon?: string;
  facts: readonly (readonly [label: string, value: string])[];
  hint: string;
}

/** What is let in by what; the more telling words first. */
const PASSES: readonly PassKnowledge[] = [
  {
    words: /\b(?:boarding|flights?|airlines?|plane)\b/i,
    label: 'Boarding pass',
    title: 'Bergen to Lisbon',
    where: 'Heronair HE 418',
    picture: { kind: 'landscape', subject: 'plane over clouds in the sky', alt: 'A plane above the clouds' },
    icon: 'plane',
    facts: [
      ['Gate', 'B14'],
      ['Seat', '12A'],
      ['Boards', '09:40'],
      ['Group', '2'],
    ],
    hint: 'Gate closes at 10:05. Hold the code to the reader.',
  },
  {
    words: /\blounge\b/i,
    label: 'Lounge pass',
    title: 'Northlight Lounge',
    where: 'Terminal 2, past gate B12',
    picture: { kind: 'room', subject: 'lounge with armchairs', alt: 'The lounge' },
    facts: [
      ['Today', '11:00 to 14:35'],
      ['Guests', '1'],
      ['Flight', 'KW 417'],
      ['Showers', 'Ask inside'],
    ],
    hint: 'Show the code at the desk. Boarding is not called inside.',
  },
  {
    words: /\b(?:ski|lift) ?pass\b/i,
    label: 'Ski pass',
    title: 'Larch & Rope, all lifts',
    where: 'Valley station, any gate',
    picture: { kind: 'landscape', subject: 'ski lift in the mountains', alt: 'The lift' },
    facts: [
      ['Valid', 'Three days'],
      ['Used', 'One day'],
      ['Lifts', '12'],
      ['Night run', 'Included'],
    ],
    hint: 'Keep it in the left pocket. The gate opens by itself.',
  },
  {
    words: /\b(?:student|library|insurance|member(?:ship)?|id) (?:card|id|pass)\b/i,
    label: 'Card',
    title: 'Esker College',
    where: 'Faculty of civil engineering',
    picture: { kind: 'landscape', subject: 'old college building', alt: 'The college' },
    facts: [
      ['Number', '418 2207'],
      ['Term', '3'],
      ['Until', '31 Mar 2027'],
      ['Travel', 'Zones A to C'],
    ],
    hint: 'Valid with a picture of yours. Opens the library after eight.',
  },
  {
    words: /\b(?:bus|tram|metro|subway|travel|monthly|day) (?:ticket|pass)\b/i,
    label: 'Day ticket',
    title: 'Zones A and B',
    where: 'All buses, trams and ferries',
    picture: { kind: 'landscape', subject: 'tram in town', alt: 'A tram in town' },
    facts: [
      ['Valid until', 'Sat 04:00'],
      ['People', '1'],
      ['Paid', '€7.20'],
      ['Bicycle', 'No'],
    ],
    hint: 'Nothing to stamp. Show it when you are asked.',
  },
  {
    words: /\b(?:trains?|rail|metro|bus|ferry|transit)\b/i,
    label: 'Ticket',
    title: 'London to Paris',
    where: 'Meridian Express 9024',
    picture: { kind: 'landscape', subject: 'train', alt: 'A train in the hills' },
    icon: 'train-front',
    facts: [
      ['Coach', '7'],
      ['Seat', '42'],
      ['Leaves', '10:24'],
      ['Platform', '5'],
    ],
    hint: 'Valid on this train only. Have the code ready at the gate.',
  },
  {
    words: /\b(?:cinema|movies?|films?|theat(?:re|er)|screening|play)\b/i,
    label: 'Cinema ticket',
    title: 'The Lighthouse Keeper’s Year',
    where: 'Marquee Lane, hall 2',
    picture: { kind: 'room', subject: 'cinema', alt: 'The hall' },
    facts: [
      ['Date', 'Fri 27 Nov'],
      ['Starts', '20:30'],
      ['Row', 'F'],
      ['Seats', '7, 8'],
    ],
    hint: 'Doors open twenty minutes before. Show the code at the rope.',
  },
  {
    words: /\b(?:match|game|stadium|football|soccer|basketball|league)\b/i,
    label: 'Match ticket',
    title: 'Harbour United v Kiln Rovers',
    where: 'Dock Ground, north stand',
    picture: { kind: 'landscape', subject: 'stadium football pitch', alt: 'The ground under lights' },
    facts: [
      ['Date', 'Sat 28 Nov'],
      ['Kick-off', '15:00'],
      ['Block', 'N4'],
      ['Seat', '118'],
    ],
    hint: 'Gate C opens at 13:30. One code lets one person in.',
  },
  {
    words: /\b(?:museum|exhibition|gallery|zoo|aquarium|park)\b/i,
    label: 'Admission',
    title: 'The Tide Museum',
    where: 'Old harbour',
    picture: { kind: 'room', subject: 'museum', alt: 'The first hall' },
    facts: [
      ['Date', 'Sat 28 Nov'],
      ['Entry', '11:00–11:30'],
      ['Adults', '2'],
      ['Children', '1'],
    ],
    hint: 'Come within your half hour. Bags larger than A3 stay at the door.',
  },
  {
    words: /./,
    label: 'Admit one',
    title: 'Late Set at the Boiler House',
    where: 'Boiler House, Dock Road 8',
    picture: { kind: 'landscape', subject: 'concert stage', alt: 'The stage in evening light' },
    facts: [
      ['Date', 'Sat 28 Nov'],
      ['Doors', '19:30'],
      ['Entrance', 'North'],
      ['Place', 'Standing'],
    ],
    hint: 'Turn the brightness up and hold the code to the reader.',
  },
];

/** A ticket for what the prompt names, with what is asked at the door. */
export function writePass(context: WriteContext, want?: Want): Pass {
  const { brief, domain, now } = context;
  const known = PASSES.find(({ words }) => words.test(brief.prompt)) ?? PASSES[0];
  if (known === undefined) throw new RangeError('There is no pass');
  const way = known.icon === undefined ? undefined : (findWay(brief.prompt) ?? findWay(known.title));
  const [first, second] = brief.wants.filter((one) => one.isAction === true);
  const random = createRandom(`pass:${brief.prompt}`);
  const named = namedThing(brief) ?? titledIn(brief.prompt);
  return {
    kind: 'pass',
    wants: wantIds(want),
    title: way === undefined ? (named ?? known.title) : `${way.fromName} to ${way.toName}`,
    label: known.label,
    picture: known.picture,
    ...(way === undefined || known.icon === undefined
      ? {}
      : { way: { ...way, icon: iconFor(brief.prompt, known.icon) } }),
    where: brief.place === undefined ? known.where : `${known.where.split(',')[0] ?? ''}, ${brief.place.name}`,
    holder: domain.people[0]?.name ?? 'Ada Ferro',
    facts: factsFor(want, known).map((fact) =>
      fact.label === 'Date' ? { ...fact, value: toDayWord(now, daysToSaturday(now)) } : fact,
    ),
    code: `${'ABCDEFGHJKLMNPQRSTUVWXYZ'.charAt(random.integer(0, 23))}${random.integer(10, 99)} ${random.integer(1000, 9999)} ${random.integer(100, 999)}`,
    hint: known.hint,
    action: { label: first?.label ?? 'Add to wallet', icon: 'wallet' },
    secondary: { label: second?.label ?? 'Share ticket', icon: 'share-2' },
  };
}

/** What carries somebody by the prompt's own word. */
const iconFor = (prompt: string, otherwise: string): string =>
  /\b(?:bus|coach)\b/i.test(prompt) ? 'bus' : /\bferry\b/i.test(prompt) ? 'ship' : otherwise;

function factsFor(want: Want | undefined, known: PassKnowledge): Fact[] {
  const given = (want?.items ?? []).flatMap(({ title, value }) =>
    value === undefined ? [] : [{ label: title, value }],
  );
  return given.length >= 2 ? given : known.facts.map(([label, value]) => ({ label, value }));
}

/** "event ticket screen with QR code, jazz night". */
const titledIn = (prompt: string): string | undefined => {
  const last = /,\s*([\p{L}][\p{L}’' -]{3,30})\.?$/u.exec(prompt.slice(0, 160))?.[1]?.trim();
  return last === undefined || /\b(?:code|seat|gate|mobile|dark|light|button|mode|and|with)\b/i.test(last)
    ? undefined
    : last.charAt(0).toUpperCase() + last.slice(1);
};

const daysToSaturday = (now: Date): number => ((6 - addDays(now, 0).getUTCDay() + 7) % 7) + 7;
