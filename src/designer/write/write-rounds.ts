import type { Want } from '../brief.ts';
import { addDays } from './calendar-words.ts';
import type { Person, SlotOf } from './slots.ts';
import { pageTitleFor, wantIds, type WriteContext } from './write-context.ts';

type Rounds = SlotOf<'rounds'>;
type Entry = Rounds['columns'][number]['entries'][number];

interface House {
  words: RegExp;
  /** What people of the house are called where the trade names too few of them. */
  people: readonly (readonly [name: string, role: string])[];
  /** Title, minutes, which colour; `~` is the customer's name. */
  work: readonly (readonly [title: string, minutes: number, tone: 0 | 1 | 2])[];
  legend: readonly [string, string, string];
}

/** What fills the days of people who are booked. */
const HOUSES: readonly House[] = [
  {
    words: /\b(?:dentists?|dental|orthodon\w+)\b/i,
    people: [['Dr. Sinéad Walsh', 'Room 1'], ['Dr. Tadhg Byrne', 'Room 2'], ['Aoife Kelly', 'Hygiene, room 3'], ['Dr. Emre Yildiz', 'Room 4']],
    work: [['Check-up', 30, 0], ['Filling, upper left', 45, 1], ['Cleaning', 40, 0], ['Crown fitted', 60, 1], ['Pain, new patient', 30, 2], ['Root canal, second visit', 75, 1], ['Child, first visit', 30, 0]],
    legend: ['Check-up and cleaning', 'Treatment', 'Pain and new'],
  },
  {
    words: /\b(?:doctors?|clinic|practice|physio\w*|therap\w+|medical|gp|vets?|veterinary|patients?)\b/i,
    people: [['Dr. Ines Morel', 'Room 1'], ['Dr. Kofi Mensah', 'Room 2'], ['Hanne Moen', 'Nurse, room 3'], ['Dr. Petra Salo', 'Room 4']],
    work: [['Follow-up', 20, 0], ['First visit', 40, 2], ['Blood drawn', 15, 0], ['Treatment', 45, 1], ['Results', 20, 0], ['Small surgery', 60, 1], ['Call back', 15, 2]],
    legend: ['Visit', 'Treatment', 'New or call'],
  },
  {
    words: /\b(?:salon|hair\w*|barbers?|beauty|stylists?|nails?|spa|massage)\b/i,
    people: [['Lena Brandt', 'Chair 1'], ['Marco Gallati', 'Chair 2'], ['Sefa Aydin', 'Chair 3'], ['Nina Aeberli', 'Chair 4']],
    work: [['Cut and dry', 45, 0], ['Colour, roots', 90, 1], ['Beard', 30, 0], ['Highlights', 120, 1], ['First visit, advice', 30, 2], ['Fringe', 15, 0], ['Up-do', 60, 2]],
    legend: ['Cut', 'Colour', 'Advice and occasions'],
  },
  {
    words: /\b(?:garage|mechanics?|technicians?|installers?|electricians?|plumbers?|engineers?|crews?|drivers?|fitters?)\b/i,
    people: [['Oskar Dahl', 'Van 1'], ['Idris Bello', 'Van 2'], ['Luca Ferri', 'Van 3'], ['Rhea Kapoor', 'Workshop']],
    work: [['Service', 60, 0], ['Repair, second visit', 90, 1], ['Measure and quote', 45, 2], ['Installation', 150, 1], ['Inspection', 45, 0], ['Call-out', 60, 2], ['Parts fetched', 30, 0]],
    legend: ['Service', 'Repair', 'Quote and call-out'],
  },
  {
    words: /./,
    people: [['Noor Haddadi', 'Room 1'], ['Jonah Pell', 'Room 2'], ['Mara Lind', 'Room 3'], ['Ilse Vonk', 'Room 4']],
    work: [['First talk', 45, 2], ['Review', 60, 0], ['Workshop', 90, 1], ['Call', 30, 0], ['Planning', 60, 1], ['Handover', 30, 0], ['Site visit', 90, 2]],
    legend: ['Talk', 'Work', 'New'],
  },
]; // prettier-ignore

const CUSTOMERS = [
  'Bríd Nolan', 'Cathal Tierney', 'Marguerite Lally', 'Rory Quinn', 'Amara Osei', 'Pia Lindqvist', 'Tomasz Zielinski', 'Yuki Tanabe',
  'Elif Kaya', 'Daniel Roth', 'Joana Reis', 'Samir Haddou', 'Greta Holm', 'Louis Picard', 'Anouk Visser', 'Viktor Blom', 'Mei Chen',
  'Ada Brandt', 'Owen Price', 'Salma Idrissi', 'Ruth Keller', 'Paolo Conti', 'Zofia Mazur', 'Henrik Aas',
]; // prettier-ignore

const DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const OPENS = 8 * 60;
const CLOSES = 17 * 60;
/** What is shorter has no room for its words. */
const LEAST_LENGTH = 30;
const LUNCH = 12 * 60 + 15;
const LUNCH_LENGTH = 45;
const MOST_PEOPLE = 4;
const LEAST_PEOPLE = 3;
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, '2': 2, '3': 3, '4': 4 };

const toClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** A working day of several people side by side, each with their own appointments. */
export function writeRounds(context: WriteContext, want?: Want): Rounds {
  const { brief, domain, now } = context;
  const text = `${brief.prompt} ${domain.id}`;
  const house = HOUSES.find(({ words }) => words.test(text)) ?? HOUSES[HOUSES.length - 1];
  if (house === undefined) throw new RangeError('There is no house');
  const given = (want?.items ?? []).map(({ title }): Person => ({ name: title }));
  const count =
    COUNTS[
      /\b(two|three|four|2|3|4) (?:\p{L}+ )?(?:dentists|doctors|therapists|stylists|people|technicians|vets|rooms|chairs|vans)\b/iu
        .exec(brief.prompt)?.[1]
        ?.toLowerCase() ?? ''
    ] ?? LEAST_PEOPLE;
  const people =
    given.length > 1
      ? given.slice(0, MOST_PEOPLE)
      : house.people.slice(0, count).map(([name, role]): Person => ({ name, role }));
  const monday = addDays(now, -((now.getUTCDay() + 6) % 7));
  const minutes = now.getUTCHours() * 60 + now.getUTCMinutes();
  let customer = 0;
  const columns = people.map((person, column) => {
    const entries: Entry[] = [];
    let at = OPENS + (column % 2) * 15 + column * 5 * (column % 3 === 2 ? 3 : 0);
    for (let turn = 0; at < CLOSES - 20 && turn < 12; turn++) {
      if (at >= LUNCH - 20 && entries.every(({ isBreak }) => isBreak !== true)) {
        const start = Math.max(at, LUNCH);
        entries.push({
          title: 'Lunch',
          note: '',
          start,
          end: start + LUNCH_LENGTH,
          time: toClock(start),
          tone: 2,
          isBreak: true,
        });
        at = start + LUNCH_LENGTH;
        continue;
      }
      const [title, length, tone] = house.work[(turn * 2 + column * 3) % house.work.length] ?? ['', 30, 0];
      const end = Math.min(at + Math.max(length, LEAST_LENGTH), CLOSES);
      entries.push({
        title: CUSTOMERS[customer % CUSTOMERS.length] ?? '',
        note: title,
        start: at,
        end,
        time: toClock(at),
        tone,
      });
      customer += 1;
      // Nobody is booked without a gap all day.
      at = end + ((turn + column) % 3 === 1 ? 30 : (turn + column) % 3 === 2 ? 15 : 0);
    }
    const booked = entries.filter(({ isBreak }) => isBreak !== true);
    return { person, note: `${booked.length} booked`, entries };
  });
  return {
    kind: 'rounds',
    wants: wantIds(want),
    title: pageTitleFor(context, want, brief.heading ?? brief.subject),
    note: `${columns.reduce((sum, { entries }) => sum + entries.filter(({ isBreak }) => isBreak !== true).length, 0)} appointments today`,
    strip: DAY_NAMES.slice(0, 5).map((day, index) => {
      const date = addDays(monday, index);
      return {
        day,
        date: String(date.getUTCDate()),
        ...(date.toISOString().slice(0, 10) === now.toISOString().slice(0, 10) ? { on: true } : {}),
      };
    }),
    from: OPENS,
    to: CLOSES,
    ...(minutes > OPENS && minutes < CLOSES ? { now: minutes } : {}),
    columns,
    legend: [...house.legend],
    action: { label: 'New appointment', icon: 'plus' },
  };
}
