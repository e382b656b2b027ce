import type { Want } from '../brief.ts';
import { createRandom } from '../seeded-random.ts';
import { createBill } from './bill.ts';
import { toDayWord } from './calendar-words.ts';
import type { SlotOf } from './slots.ts';
import { titleFor, wantIds, type WriteContext } from './write-context.ts';

type Tracking = SlotOf<'tracking'>;

interface Way {
  words: RegExp;
  stages: readonly { title: string; place?: string; icon: string }[];
  /** Index of the stage it is at. */
  now: number;
  /** When each stage was or will be, in minutes from now. */
  minutes: readonly number[];
  courier: string;
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** How things travel: warm food in minutes, parcels in days, work through a workshop. */
const WAYS: readonly Way[] = [
  {
    words: /\b(?:food|meal|pizza|kitchen|restaurant|caf[eé]|coffee|sushi|noodles?|grocer\w*|lunch|dinner)\b/i,
    stages: [
      { title: 'Order taken', icon: 'receipt' },
      { title: 'In the kitchen', icon: 'cooking-pot' },
      { title: 'On the bike', place: 'Two streets from you', icon: 'bike' },
      { title: 'At your door', icon: 'house' },
    ],
    now: 2,
    minutes: [-26, -19, -4, 8],
    courier: 'Rider',
  },
  {
    words: /\b(?:repair|garage|tailor|laundry|print|workshop|custom|made to order)\b/i,
    stages: [
      { title: 'Handed in', icon: 'package-open' },
      { title: 'Looked at', icon: 'search' },
      { title: 'On the bench', place: 'Half done', icon: 'wrench' },
      { title: 'Ready to fetch', icon: 'check' },
    ],
    now: 2,
    minutes: [-3 * DAY, -2 * DAY, -2 * HOUR, DAY + 6 * HOUR],
    courier: 'At the bench',
  },
];

const PARCEL: Way = {
  words: /./,
  stages: [
    { title: 'Paid', icon: 'credit-card' },
    { title: 'Packed', place: 'Workshop', icon: 'package' },
    { title: 'On the road', place: 'Left the Norhaven depot', icon: 'truck' },
    { title: 'Out for delivery', place: 'Last leg, 31 stops', icon: 'map-pin' },
    { title: 'At your door', icon: 'house' },
  ],
  now: 2,
  minutes: [-2 * DAY, -DAY - 3 * HOUR, -90, 2 * DAY - HOUR, 2 * DAY + 2 * HOUR],
  courier: 'Courier',
};

/** A number that the prompt gives the order: "order number LB-2087", "order #4185". */
const ORDER_NUMBER = /\b(?:order|tracking|parcel) (?:number |no\.? |id )?#?((?=[A-Z\d-]*\d)[A-Z\d-]{3,})\b/;

/** Where an order is; the prompt's own stages where it lists them. */
export function writeTracking(context: WriteContext, want?: Want): Tracking {
  const { brief, domain, now } = context;
  const way = WAYS.find(({ words }) => words.test(`${brief.prompt} ${domain.label}`)) ?? PARCEL;
  const stages = stagesFor(context, want, way);
  const at = stages.findIndex((stage) => stage.state === 'now');
  const last = stages.at(-1);
  const minutes = way.minutes.at(-1) ?? 0;
  const number =
    ORDER_NUMBER.exec(brief.prompt)?.[1] ?? String(createRandom(`order:${brief.prompt}`).integer(2104, 9786));
  const courier = domain.people.findLast(({ role }) => role !== 'You');
  const bill = createBill(context, undefined, { lines: 'Items' });
  const actions = brief.wants.filter((one) => one.isAction === true);
  return {
    kind: 'tracking',
    wants: wantIds(want),
    title: titleFor(want, brief.heading ?? `Order ${number}`),
    number,
    eta:
      minutes < HOUR
        ? { label: 'With you in', value: String(minutes), unit: 'min' }
        : { label: 'With you', value: dayOf(now, minutes) },
    share: Math.min(1, (Math.max(0, at) + 0.5) / Math.max(1, stages.length - 1)),
    status: { label: stages[at]?.title ?? last?.title ?? '', tone: 'accent', icon: stages[at]?.icon ?? 'truck' },
    stages,
    map: domain.pictures.things.find(({ kind }) => kind === 'map') ?? {
      kind: 'map',
      subject: 'route through a town to a door',
      alt: 'Map with the way to your door',
    },
    ...(courier === undefined ? {} : { courier: { name: courier.name, role: way.courier } }),
    items: bill.lines.map(({ title, quantity, picture }) => ({
      title,
      quantity: `${quantity} ×`,
      ...(picture === undefined ? {} : { picture }),
    })),
    facts: [
      { label: 'Order', value: number },
      { label: 'To', value: '8 Alder Street' },
      { label: 'Paid', value: bill.total },
    ],
    action: { label: actions[0]?.label ?? `Call ${courier?.name.split(' ')[0] ?? 'the courier'}`, icon: 'phone' },
    secondary: { label: actions[1]?.label ?? 'Change the delivery' },
  };
}

function stagesFor({ now }: WriteContext, want: Want | undefined, way: Way): Tracking['stages'] {
  const asked = want?.items ?? [];
  if (asked.length < 2)
    return way.stages.map((stage, index) => ({
      ...stage,
      when: momentOf(now, way.minutes[index] ?? 0, index > way.now),
      state: index < way.now ? 'done' : index === way.now ? 'now' : 'next',
    }));
  const at = Math.max(1, asked.length - 2);
  return asked.map((item, index) => ({
    title: item.title,
    when: item.value ?? momentOf(now, (index - at) * 3 * HOUR, index > at),
    ...(item.note === undefined ? {} : { place: item.note }),
    state: index < at ? 'done' : index === at ? 'now' : 'next',
    icon: way.stages[Math.min(index, way.stages.length - 1)]?.icon ?? 'circle-dot',
  }));
}

const later = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

const daysApart = (now: Date, then: Date): number =>
  Math.floor(then.getTime() / (DAY * 60_000)) - Math.floor(now.getTime() / (DAY * 60_000));

const dayOf = (now: Date, minutes: number): string => toDayWord(now, daysApart(now, later(now, minutes)));

/** "09:41" today, "Yesterday, 16:20" else; what is still to come is about that time. */
function momentOf(now: Date, minutes: number, isPlanned: boolean): string {
  const then = later(now, minutes);
  const time = then.toISOString().slice(11, 16);
  const days = daysApart(now, then);
  const words = days === 0 ? time : `${toDayWord(now, days)}, ${time}`;
  return isPlanned ? `about ${words.replace('Today', 'today').replace('Tomorrow', 'tomorrow')}` : words;
}
