import type { Want } from '../brief.ts';
import { toMoney } from './money.ts';
import type { SlotOf } from './slots.ts';
import { titleFor, wantIds, type WriteContext } from './write-context.ts';

type Openings = SlotOf<'openings'>;

/** Yearly pay is in thousands of the place's money. */
type Post = readonly [title: string, terms: string, thousands: number];
interface House {
  words: RegExp;
  teams: readonly (readonly [team: string, posts: readonly Post[]])[];
}

/** Places to fill, by what a house does. */
const HOUSES: readonly House[] = [
  {
    words: /\b(?:biolog\w+|scien\w+|research\w*|marine|ocean\w*|ecolog\w*|conservation|climate|environment\w*|lab(?:oratory)?)\b/i,
    teams: [
      ['Field', [['Seagrass surveyor, spring and summer', 'Six months', 34], ['Acoustics, whales and ships', 'Full time', 52]]],
      ['Data', [['Fish stock modeller', 'Full time', 58], ['Image annotation lead', '60 to 80 %', 41], ['Remote sensing, coastal water', 'Full time', 61]]],
      ['Policy', [['Marine protected areas, analyst', '80 %', 48], ['Science writer', 'Part time', 36]]],
    ],
  },
  {
    words: /\b(?:robot\w*|hardware|drones?|devices?|machines?|manufactur\w*|factory|aerospace|battery|batteries|semiconductors?|sensors?)\b/i,
    teams: [
      ['Mechanics', [['Mechanical engineer, joints and drives', 'Full time', 96], ['Workshop technician', '80 to 100 %', 72]]],
      ['Electronics', [['Embedded engineer', 'Full time', 104], ['Test engineer, sensors', 'Full time', 92]]],
      ['Software', [['Motion planning engineer', 'Full time', 112], ['Simulation engineer', '60 to 100 %', 108], ['Interface developer', 'Full time', 98]]],
      ['Customers', [['Field engineer, travels two weeks in five', 'Full time', 88], ['Head of service', 'Full time', 118]]],
    ],
  },
  {
    words: /\b(?:restaurants?|hotels?|cafes?|café|bakery|bakeries|bars?|kitchens?|catering|brewery|resort|hospitality)\b/i,
    teams: [
      ['Kitchen', [['Sous chef', 'Full time, four days', 46], ['Pastry, mornings', 'Part time', 28]]],
      ['Floor', [['Host', 'Full time, four days', 36], ['Waiting, weekends', 'Part time', 18]]],
      ['House', [['Night porter', 'Full time', 38], ['Bookings and events', '60 %', 30]]],
    ],
  },
  {
    words: /\b(?:hospitals?|clinics?|care|nursing|doctors?|dental|dentists?|practice|health|physio\w*|vets?|veterinary)\b/i,
    teams: [
      ['Care', [['Registered nurse, day ward', '80 to 100 %', 62], ['Nurse, nights', 'Part time', 58], ['Care assistant', 'Full time', 41]]],
      ['Medicine', [['Assistant doctor', 'Full time', 98], ['Physiotherapist', '60 to 80 %', 64]]],
      ['Reception', [['Front desk, mornings', 'Part time', 34], ['Practice manager', 'Full time', 66]]],
    ],
  },
  {
    words: /\b(?:schools?|nursery|kindergarten|universit\w+|museums?|librar\w+|charit\w+|ngo|non-?profit|foundation)\b/i,
    teams: [
      ['Programme', [['Programme lead', 'Full time', 58], ['Project officer', '80 %', 46], ['Educator', 'Part time', 38]]],
      ['Giving', [['Fundraiser', 'Full time', 48], ['Data and thank-yous', '60 %', 36]]],
      ['House', [['Office and accounts', '80 %', 44], ['Events, from spring', 'Two years', 42]]],
    ],
  },
  {
    words: /\b(?:shops?|stores?|retail|brand|fashion|furniture|workshop|logistics|courier|warehouse|farm|garden|construction|builders?|carpent\w+|architects?)\b/i,
    teams: [
      ['Workshop', [['Maker', 'Full time', 46], ['Apprentice, from August', 'Three years', 20]]],
      ['Shop', [['Advice and sales', '80 to 100 %', 40], ['Saturdays', 'Part time', 12]]],
      ['Dispatch', [['Packing and stock', 'Full time', 38], ['Driver', 'Part time', 24]]],
      ['Office', [['Purchasing', '80 %', 52], ['Words and pictures', '60 %', 40]]],
    ],
  },
  {
    words: /./,
    teams: [
      ['Product', [['Product designer', 'Full time', 84], ['Product manager', 'Full time', 96]]],
      ['Engineering', [['Backend engineer', 'Full time', 98], ['Frontend engineer', '80 to 100 %', 92], ['Data engineer', 'Full time', 96]]],
      ['Customers', [['Support, mornings', 'Part time', 34], ['Customer success', 'Full time', 66]]],
      ['House', [['People and hiring', '80 %', 68], ['Finance', '60 to 80 %', 70]]],
    ],
  },
]; // prettier-ignore

const THOUSAND = 1000;
/** What a post pays at most against the least. */
const SPREAD = 1.15;
const ROUND_TO = 500;
/** One post in so many may be held from anywhere. */
const REMOTE_EVERY = 4;

/** What a house has to fill, with place, terms and pay. */
export function writeJobs(context: WriteContext, want?: Want): Openings {
  const { brief, domain } = context;
  const place = brief.place?.name ?? domain.place ?? 'Malmö';
  const currency = brief.currency ?? domain.currency;
  const asked = want?.items ?? [];
  const house = HOUSES.find(({ words }) => words.test(`${brief.prompt} ${domain.label}`));
  const known = house?.teams ?? [];
  const pay = (thousands: number): string => {
    const most = Math.round((thousands * THOUSAND * SPREAD) / ROUND_TO) * ROUND_TO;
    return `${toMoney(thousands * THOUSAND, currency)}–${toMoney(most, currency).replace(/^\D+/, '')}`;
  };
  let count = 0;
  const rowOf = ([title, terms, thousands]: Post): Openings['groups'][number]['rows'][number] => {
    count += 1;
    return {
      title,
      terms,
      pay: pay(thousands),
      where: isDesk(title) && count % REMOTE_EVERY === 0 ? `${place} or at home` : place,
    };
  };
  const usual: readonly Post[] = known.flatMap(([, posts]) => posts);
  const groups =
    asked.length > 1
      ? [
          {
            team: 'Open now',
            rows: asked.map(({ title, note }, index) => {
              const [, terms = 'Full time', thousands = 60] = usual[index % Math.max(1, usual.length)] ?? [];
              return rowOf([title, note ?? terms, thousands]);
            }),
          },
        ]
      : known.map(([team, posts]) => ({ team, rows: posts.map(rowOf) }));
  return {
    kind: 'openings',
    wants: wantIds(want),
    title: titleFor(want, 'Open positions'),
    note: `${count} places${groups.length > 1 ? ` in ${groups.length} teams` : ''}, pay for a full year of full time`,
    groups,
    action: { label: 'Write without an advert' },
  };
}

const isDesk = (title: string): boolean =>
  /\b(?:engineer|designer|developer|manager|officer|data|words|purchasing|finance|hiring)\b/i.test(title);
