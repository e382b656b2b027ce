import type { Want } from '../brief.ts';
import { addDays } from './calendar-words.ts';
import type { Person, SlotOf } from './slots.ts';
import { pageTitleFor, wantIds, type WriteContext } from './write-context.ts';

type Slot = SlotOf<'roster'>;
type Shift = Slot['rows'][number]['shifts'][number];

const WEEK_DAYS = 7;
const DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const FEWEST = 7;
const MOST = 9;

/** Who works with whom that the trade does not name. */
const MORE_HANDS: readonly Person[] = [
  { name: 'Luca Ferri' },
  { name: 'Hanne Moen' },
  { name: 'Idris Bello' },
  { name: 'Selvi Arun' },
  { name: 'Oskar Dahl' },
  { name: 'Petra Salo' },
  { name: 'Kofi Mensah' },
];

/** Posts of a trade, with the hours they are filled. */
const POSTS: readonly (readonly [RegExp, readonly (readonly [place: string, time: string, hours: number])[]])[] = [
  [
    /restaurant|bar|kitchen|cafe|café|bakery|bistro/i,
    [
      ['Kitchen', '10–18', 8],
      ['Floor', '16–23', 7],
      ['Bar', '17–01', 8],
    ],
  ],
  [
    /hospital|clinic|nurse|ward|care|doctor/i,
    [
      ['Day ward', '07–15', 8],
      ['Late ward', '14–22', 8],
      ['Night', '21–07', 10],
    ],
  ],
  [
    /on-?call|engineer|server|incident|support|helpdesk/i,
    [
      ['First line', '08–16', 8],
      ['Second line', '12–20', 8],
      ['On call', '20–08', 12],
    ],
  ],
  [
    /warehouse|factory|plant|logistics|production/i,
    [
      ['Early', '06–14', 8],
      ['Late', '14–22', 8],
      ['Loading bay', '08–16', 8],
    ],
  ],
  [
    /./,
    [
      ['Opening', '08–14', 6],
      ['Midday', '11–18', 7],
      ['Closing', '14–21', 7],
    ],
  ],
];

/** Posts by person and day, 0 to 2; a point is a day off. */
const PATTERN = ['0000..1', '.11011.', '22.22.0', '1.0.011', '00.1122', '.2211.0', '111..00', '.00222.', '2..0011'];

/** This week's shifts of everybody in the team. */
export function writeRoster(context: WriteContext, want?: Want): Slot {
  const { domain, brief, now } = context;
  const monday = addDays(now, -((now.getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS));
  const posts = POSTS.find(([words]) => words.test(`${brief.prompt} ${domain.id}`))?.[1] ?? [];
  const named = new Set(domain.people.map(({ name }) => name));
  const team = [
    ...domain.people.filter(({ name }) => /^\p{Lu}\p{L}+ \p{Lu}/u.test(name)),
    ...MORE_HANDS.filter(({ name }) => !named.has(name)),
  ].slice(0, Math.min(MOST, Math.max(FEWEST, domain.people.length)));
  const rows = team.map(({ name, role }, index): Slot['rows'][number] => {
    const turns = [...(PATTERN[index % PATTERN.length] ?? '')];
    const shifts = turns.map((turn): Shift => {
      const post = posts[Number(turn)];
      return post === undefined ? undefined : { time: post[1], place: post[0], track: Number(turn) };
    });
    const hours = turns.reduce((sum, turn) => sum + (posts[Number(turn)]?.[2] ?? 0), 0);
    return { person: { name, ...(role === undefined ? {} : { role }) }, hours: `${hours} h`, shifts };
  });
  const need = Math.ceil((rows.length * 5) / WEEK_DAYS);
  const days = DAY_NAMES.map((name, index) => {
    const date = addDays(monday, index);
    const on = rows.filter(({ shifts }) => shifts[index] !== undefined).length;
    return {
      name,
      date: `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()] ?? ''}`,
      ...(date.getTime() === now.getTime() || date.toISOString().slice(0, 10) === now.toISOString().slice(0, 10)
        ? { today: true }
        : {}),
      on,
    };
  });
  const open = days.reduce((sum, { on }) => sum + Math.max(0, need - on), 0);
  return {
    kind: 'roster',
    wants: wantIds(want),
    title: pageTitleFor(context, want, 'This week'),
    label: `${days[0]?.date ?? ''} – ${days.at(-1)?.date ?? ''}`,
    days: days.map(({ on, ...day }) => ({ ...day, staffed: `${on} of ${Math.max(on, need)}` })),
    rows,
    places: posts.map(([place]) => place),
    open: open === 0 ? 'Every shift is filled' : open === 1 ? '1 open shift' : `${open} open shifts`,
    action: { label: 'Publish week', icon: 'send' },
  };
}
