import {
  act,
  chips,
  course,
  facts,
  faces,
  knobs,
  lines,
  moment,
  say,
  stages,
} from '../knowledge/activities/part-makers.ts';
import { monthWith, weekOf } from '../knowledge/activities/activity-knowledge.ts';
import type { PatternId } from '../knowledge/activities/activities.ts';
import type { CollectionKnowledge } from '../knowledge/domain-knowledge.ts';
import type { ActivityPart, ActivityRow } from './activity-shapes.ts';
import { pictureOf } from './bill.ts';
import { toDayWord } from './calendar-words.ts';
import { toMoney } from './money.ts';
import type { Picture } from './slots.ts';
import { findSpoken, type WriteContext } from './write-context.ts';

/** One of a trade's things as somebody meets it who does not run the trade. */
interface Met {
  title: string;
  note?: string;
  value?: string;
  picture?: Picture;
  share?: number;
  cells: readonly (readonly [label: string, value: string])[];
}

const MOST = 6;

/** The things that a prompt speaks of: a list of the trade's that it names, else what the trade sells, else its first. */
function thingsOf(
  context: WriteContext,
  areSold = false,
): {
  title: string;
  met: readonly Met[];
  from: CollectionKnowledge | undefined;
} {
  const { brief, domain } = context;
  const spoken = findSpoken(domain.collections, `${brief.subject} ${brief.wants.map(({ label }) => label).join(' ')}`);
  const sold = domain.order.lines.map((line): Met => {
    const picture = line.picture ?? pictureOf(context, line.title);
    return {
      title: line.title,
      ...(line.note === undefined ? {} : { note: line.note }),
      value: toMoney(line.price, domain.currency),
      ...(picture === undefined ? {} : { picture }),
      cells: [['Price', toMoney(line.price, domain.currency)]],
    };
  });
  const from =
    areSold && sold.length >= 3
      ? undefined
      : (spoken ?? (sold.length >= 3 && domain.trade !== undefined ? undefined : domain.collections[0]));
  if (from === undefined) return { title: domain.order.title, met: sold.slice(0, MOST), from };
  const met = from.rows.slice(0, MOST).map((row): Met => {
    const value = row.value ?? row.status?.label;
    const note = row.subtitle ?? row.meta;
    return {
      title: row.title,
      ...(note === undefined ? {} : { note }),
      ...(value === undefined ? {} : { value }),
      ...(row.picture === undefined ? {} : { picture: row.picture }),
      ...(row.share === undefined ? {} : { share: row.share }),
      cells: from.columns.slice(1).flatMap(({ label }, index) => {
        const cell = row.cells[index + 1];
        return cell === undefined || cell === '' ? [] : [[label, cell] as const];
      }),
    };
  });
  return { title: from.title, met, from };
}

const rowOf = (one: Met, icon: string): ActivityRow => ({
  title: one.title,
  ...(one.note === undefined ? {} : { note: one.note }),
  ...(one.value === undefined ? {} : { value: one.value }),
  ...(one.picture === undefined ? { icon } : { picture: one.picture }),
});

const list = (title: string, items: readonly ActivityRow[]): ActivityPart => ({
  kind: 'rows',
  ...(title === '' ? {} : { title }),
  items: [...items],
});

const view = (picture: Picture, size: 'tall' | 'wide', tag?: string): ActivityPart => ({
  kind: 'picture',
  picture,
  size,
  ...(tag === undefined ? {} : { tag }),
});

type Pattern = (context: WriteContext) => ActivityPart[];

/** Where nothing is known of the trade: days that were kept, told by the prompt's own name for it. */
const keptDays: Pattern = ({ now }) => [
  moment('Days in a row', '12', '', 'Your best is 19. Today is still open.', 0.63),
  act('Log today', 'plus'),
  monthWith(now, (days) => (days >= -12 && days < 0 ? 'a' : [-15, -16, -18].includes(days) ? 'b' : undefined), [
    { label: 'Done', mark: 'a' },
    { label: 'Half', mark: 'b' },
  ]),
  weekOf('This week', 'times', [2, 1, 3, 2, 0, 0, 0]),
  lines(
    'Lately',
    ['check', '{-1}', 'As planned', '2 ×'],
    ['check', '{-2}', 'Longer than usual', '3 ×'],
    ['check', '{-3}', 'In the evening', '1 ×'],
  ),
  facts(['This month', '17', 'times'], ['Best day', 'Wednesday']),
];

/** Patterns that are about things, for a trade whose things are not known. */
export const NEUTRAL_PATTERNS: Readonly<Partial<Record<PatternId, Pattern>>> = {
  tracker: keptDays,
  state: keptDays,
  reminders: keptDays,
};

/** Things of the trade, arranged for one way to look at them. */
export const ACTIVITY_PATTERNS: Readonly<Record<PatternId, Pattern>> = {
  result: (context) => {
    const { met } = thingsOf(context);
    const { domain } = context;
    const [first, ...others] = met;
    return [
      view(first?.picture ?? domain.pictures.things[0] ?? domain.pictures.scene, 'tall', '96% sure'),
      say('badge-check', first?.title ?? domain.label, first?.note ?? domain.points[0]?.body ?? ''),
      ...(first === undefined || first.cells.length === 0 ? [] : [facts(...first.cells.slice(0, 4))]),
      act('Keep it', 'bookmark', 'Try again'),
      list(
        'It could also be',
        others.slice(0, 3).map((one, index) => {
          const { value: _value, ...row } = rowOf(one, domain.icon);
          return { ...row, value: `${[71, 38, 12][index] ?? 5}%` };
        }),
      ),
    ];
  },
  mixer: (context) => {
    const { met } = thingsOf(context);
    const levels = [0.7, 0.45, 0.3, 0.15, 0.6];
    return [
      view(context.domain.pictures.scene, 'wide'),
      {
        kind: 'sliders',
        items: met.slice(0, 5).map(({ title }, index) => {
          const share = levels[index] ?? 0.2;
          return { label: title, value: `${Math.round(share * 100)}%`, share };
        }),
      },
      knobs(['Off in 30 min', 'timer'], ['*Pause', 'pause'], ['Save', 'bookmark']),
      list(
        'More to mix in',
        met.slice(-3).map((one) => rowOf(one, 'audio-lines')),
      ),
    ];
  },
  'sign-up': (context) => {
    const { domain, now } = context;
    return [
      view(domain.pictures.scene, 'wide', '9 of 14 places taken'),
      list(
        'When can you come?',
        domain.schedule.slice(0, 4).map(({ day, time, title, place }, index) => ({
          title,
          note: [toDayWord(now, Math.max(1, day)), time, place].filter((one) => one !== undefined).join(', '),
          control: 'choose',
          on: index === 0,
        })),
      ),
      act('Sign me up', 'hand', 'Ask something first'),
      faces('Coming too', ...domain.people.slice(0, 3).map(({ name, role }) => [name, role ?? ''] as const)),
      say('info', 'Good to know', domain.points[0]?.body ?? 'Bring shoes that may get dirty. There is tea.'),
    ];
  },
  order: (context) => {
    const { met } = thingsOf(context, true);
    const { domain } = context;
    const lines_ = domain.order.lines.slice(0, 2);
    const total = lines_.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    return [
      list(
        'Choose',
        met.slice(0, 5).map((one, index) => ({ ...rowOf(one, domain.icon), control: 'tick', on: index < 2 })),
      ),
      chips('Pick it up', 'Today 17:30', 'Tomorrow 8:00', 'Tomorrow 9:30', 'Saturday 10:00'),
      lines(
        'Your order',
        ...lines_.map(
          ({ title, quantity, price }) =>
            ['shopping-bag', title, `${quantity} ×`, toMoney(price * quantity, domain.currency)] as const,
        ),
        ['credit-card', 'Card ending 3464', 'Taken when you pick it up', 'Change'],
      ),
      act(`Order for ${toMoney(total, domain.currency)}`, 'check'),
    ];
  },
  memories: () => [
    chips('Year', '2025', '2024', '2022', '2019'),
    view(
      { kind: 'landscape', subject: 'lake with a rowing boat', alt: 'A lake with a rowing boat' },
      'tall',
      'A year ago today',
    ),
    say('map-pin', 'Esker lake, last warm day', 'With Elena and Kofi. You rowed, he sang, nobody swam.'),
    {
      kind: 'thumbs',
      title: 'The same afternoon',
      items: [
        ['forest path in autumn', '13:10'],
        ['boat on a lake', '14:25'],
        ['campfire', '17:40'],
        ['night sky with moon', '21:05'],
      ].map(([subject = '', label = '']) => ({ label, picture: { kind: 'landscape', subject, alt: label } })),
    },
    act('Send it to Elena', 'send', 'Make an album'),
    lines(
      'Other years',
      ['image', '2024, snow already', '11 pictures', 'Look'],
      ['image', '2022, Ines learns to ride', '24 pictures', 'Look'],
      ['image', '2019, first flat', '8 pictures', 'Look'],
    ),
  ],
  programme: (context) => {
    const { domain, now } = context;
    const { met } = thingsOf(context);
    return [
      chips('Day', 'Friday', 'Saturday', 'Sunday'),
      view(domain.pictures.scene, 'wide', 'Now on'),
      list(
        'Next',
        domain.schedule.slice(0, 6).map(({ time, title, place }, index) => ({
          title,
          note: place ?? 'Main place',
          value: time,
          ...(index < 2 ? { icon: 'heart' } : { icon: 'clock' }),
        })),
      ),
      act('Make my own plan', 'calendar-plus'),
      list(
        `More on ${toDayWord(now, 1)}`,
        met.slice(0, 4).map((one) => rowOf(one, domain.icon)),
      ),
    ];
  },
  usage: (context) => {
    const { domain } = context;
    const [focus] = domain.focuses;
    const [series] = domain.series;
    const [parts] = domain.breakdowns;
    const most = Math.max(1, ...(parts?.parts.map(({ value }) => value) ?? []));
    return [
      moment(
        focus?.label ?? 'So far',
        focus?.value ?? '0',
        focus?.unit ?? '',
        focus?.caption ?? '',
        focus?.share ?? 0.6,
      ),
      ...(series === undefined
        ? []
        : [
            course(
              series.title,
              series.unit,
              series.points
                .filter(({ state }) => state !== 'planned')
                .map(({ label, value }) => [label, value] as const),
              series.note,
            ),
          ]),
      ...(parts === undefined
        ? []
        : [
            list(
              parts.title,
              parts.parts.map(({ label, value }) => ({
                title: label,
                value: `${value} ${parts.unit}`.trim(),
                share: value / most,
              })),
            ),
          ]),
      act('Set a limit', 'bell', 'Look at last month'),
      lines(
        'How to use less',
        ...domain.points.slice(0, 2).map(({ icon, title, body }) => [icon, title, body] as const),
      ),
    ];
  },
  plan: (context) => {
    const { brief, domain } = context;
    const week = Number(/\bweek (\d{1,2})\b/i.exec(brief.prompt)?.[1] ?? '3');
    const things = domain.schedule.slice(0, 5);
    return [
      chips('Week', `Week ${week}`, `Week ${week + 1}`, `Week ${week + 2}`),
      moment(
        `Week ${week} of ${Math.max(12, week + 4)}`,
        '3',
        'of 5 done',
        'The long one is on Sunday. Sleep before it counts more than one more round.',
        0.6,
      ),
      {
        kind: 'rows',
        title: 'This week',
        items: (things.length < 3 ? [] : things).map(({ title, place, duration }, index) => ({
          title,
          note: [['Mon', 'Tue', 'Thu', 'Fri', 'Sun'][index], duration ?? place]
            .filter((one) => one !== undefined)
            .join(', '),
          control: 'tick',
          on: index < 3,
        })),
      },
      act('Start today’s', 'play', 'Move it to tomorrow'),
      stages(
        'The whole plan',
        2,
        ['Weeks 1 to 3', 'Get used to it'],
        [`Until week ${Math.max(4, week - 1)}`, 'Build up'],
        [`Week ${week}`, 'The heaviest'],
        [`From week ${week + 2}`, 'Less, and rest'],
      ),
    ];
  },
  saved: (context) => {
    const { met } = thingsOf(context);
    const { domain } = context;
    const [first] = met;
    return [
      chips('Show', 'All', 'New price', 'Near me', 'Shared'),
      ...(first?.picture === undefined ? [] : [view(first.picture, 'wide', first.value ?? first.title)]),
      list(
        'Saved',
        met.map((one) => rowOf(one, 'heart')),
      ),
      act('Compare three', 'columns-3', 'Share the list'),
      say('bell', 'One has changed', `${first?.title ?? domain.label} was changed yesterday. Have another look.`),
    ];
  },
  tracker: (context) => {
    const { met, title, from } = thingsOf(context);
    const { domain } = context;
    return [
      moment(
        title,
        String(Math.max(6, from?.rows.length ?? 0)),
        'so far',
        'Two more than at this time last month. One waits for an answer.',
        0.6,
      ),
      act(from?.action.label ?? 'Add an entry', 'plus'),
      chips(
        'Show',
        ...['All', ...(from?.filters ?? ['This week', 'Open', 'Done']).filter((one) => one !== 'All')].slice(0, 4),
      ),
      list(
        'Lately',
        met.map((one) => rowOf(one, from?.icon ?? domain.icon)),
      ),
      facts(['This week', '3'], ['This month', '9'], ['Longest gap', '4', 'days'], ['Since', '12 Sep']),
    ];
  },
  collection: (context) => {
    const { met, title, from } = thingsOf(context);
    const { domain } = context;
    const pictured = met.filter((one) => one.picture !== undefined).slice(0, 4);
    return [
      moment(
        'In all',
        String(from?.rows.length === undefined ? 48 : from.rows.length * 6),
        'things',
        'Four came this month, one was given away.',
        undefined,
      ),
      chips(
        'Show',
        ...['All', ...(from?.filters ?? ['New', 'Favourites', 'Lent out']).filter((one) => one !== 'All')].slice(0, 4),
      ),
      ...(pictured.length < 4
        ? []
        : [
            {
              kind: 'thumbs' as const,
              title: 'Newest',
              items: pictured.map(({ title: label, picture }) => ({
                label: label.split(',')[0] ?? label,
                picture: picture ?? domain.pictures.scene,
              })),
            },
          ]),
      list(
        title,
        met.map((one) => rowOf(one, domain.icon)),
      ),
      act('Add one', 'plus', 'Scan the label'),
    ];
  },
  reminders: (context) => {
    const { met } = thingsOf(context);
    const { domain, now } = context;
    return [
      moment(
        'Next',
        domain.schedule[0]?.time ?? '18:00',
        '',
        `${domain.schedule[0]?.title ?? met[0]?.title ?? ''}, ${toDayWord(now, 0).toLowerCase()}.`,
      ),
      act('Add a reminder', 'plus'),
      list(
        'All',
        met.map((one, index) => ({ ...rowOf(one, 'bell'), control: 'switch', on: index < 4 })),
      ),
    ];
  },
  state: (context) => {
    const { domain } = context;
    const [focus] = domain.focuses;
    return [
      moment(
        focus?.label ?? 'Now',
        focus?.value ?? '68',
        focus?.unit ?? '%',
        focus?.caption ?? 'All is as it should be.',
        focus?.share ?? 0.68,
      ),
      facts(
        ...domain.metrics
          .slice(0, 4)
          .map(
            ({ label, value, unit }) =>
              (unit === undefined ? [label, value] : [label, value, unit]) as readonly [string, string, string?],
          ),
      ),
      act('Look again', 'refresh-cw', 'Tell me of changes'),
      list(
        'Lately',
        domain.schedule.slice(0, 4).map(({ time, title, place }) => ({
          icon: domain.icon,
          title,
          value: time,
          ...(place === undefined ? {} : { note: place }),
        })),
      ),
    ];
  },
  detail: (context) => {
    const { met } = thingsOf(context);
    const { domain } = context;
    const [first, ...others] = met;
    return [
      view(first?.picture ?? domain.pictures.things[0] ?? domain.pictures.scene, 'tall', first?.value),
      say(domain.icon, first?.title ?? domain.label, first?.note ?? ''),
      ...(first === undefined || first.cells.length === 0 ? [] : [facts(...first.cells.slice(0, 4))]),
      act('Keep it', 'heart', 'Ask about it'),
      list(
        'More like it',
        others.slice(0, 4).map((one) => rowOf(one, domain.icon)),
      ),
    ];
  },
};
