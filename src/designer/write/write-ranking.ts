import type { Want } from '../brief.ts';
import { toNumber } from './money.ts';
import type { SlotOf } from './slots.ts';
import { titleFor, wantIds, type WriteContext } from './write-context.ts';
import { writeSeriesOf } from './write-figures.ts';

type Ranking = SlotOf<'ranking'>;
type Entry = Ranking['entries'][number];

const PLACES = 8;
const OWN_PLACE = 5;
/** Points of each place as a share of the first one's. */
const SHARES = [1, 0.94, 0.87, 0.79, 0.74, 0.66, 0.58, 0.51];
const MOVES = [0, 1, -1, 2, 1, 0, -2, 0];
/** Who else runs along when the trade names too few people. */
const OTHERS = [
  'Ilse Vonk',
  'Rafael Brito',
  'Nkechi Abara',
  'Juho Lehto',
  'Samira Dahl',
  'Pavel Hrubý',
  'Cora Whitfield',
  'Minh Tran',
];
/** Units that somebody can have more of than somebody else. */
const COUNTED =
  /^(?:km|mi|min|h|pages?|words?|orders?|points?|steps?|kcal|sessions?|plays?|goals?|books?|lessons?|trees?|kg|questions|calls)$/i;

/** People in the order of what they have; the prompt's own names and figures first. */
export function writeRanking(context: WriteContext, want?: Want): Ranking {
  const { brief, domain } = context;
  const asked = want?.items ?? [];
  const counted = domain.series.map(writeSeriesOf).find(({ unit }) => COUNTED.test(unit));
  const unit = counted?.unit ?? 'points';
  const entries =
    asked.length > 1
      ? askedEntries(asked)
      : knownEntries(context, Number(counted?.figure?.value.replaceAll(',', '') ?? 0), unit);
  const own = entries.find((entry) => entry.isYou === true);
  const above = entries.find((entry) => own !== undefined && entry.rank === own.rank - 1);
  return {
    kind: 'ranking',
    wants: wantIds(want),
    // Below a game stands who plays it best; its name stands above the game.
    title: titleFor(want, brief.archetype === 'game' ? 'Best players' : (brief.heading ?? brief.subject)),
    ...(counted === undefined || asked.length > 1 ? {} : { note: counted.title }),
    unit: asked.length > 1 ? '' : unit,
    periods: ['Week', 'Month', 'All time'],
    entries,
    ...(own === undefined || above === undefined
      ? {}
      : { ahead: `${toNumber(Math.round((above.points - own.points) * 10) / 10)} ${unit} to ${above.name}` }),
    action: { label: brief.wants.find((one) => one.isAction === true)?.label ?? 'Invite a friend' },
  };
}

function askedEntries(items: Want['items']): Entry[] {
  return items.map((item, index) => ({
    rank: index + 1,
    name: item.title,
    ...(item.note === undefined ? {} : { note: item.note }),
    points: Number(/[\d.]+/.exec(item.value?.replaceAll(',', '') ?? '')?.[0] ?? items.length - index),
    shown: item.value ?? '',
    move: 0,
  }));
}

/** One's own figure is the trade's; the others stand above and below it. */
function knownEntries({ domain }: WriteContext, total: number, unit: string): Entry[] {
  const own = domain.people.find(({ role = '' }) => /\byou\b/i.test(role));
  const others = [...domain.people.filter((person) => person !== own), ...OTHERS.map((name) => ({ name, role: '' }))];
  const top = total > 0 ? total / (SHARES[OWN_PLACE - 1] ?? 1) : 2480;
  const isWhole = unit === 'points' || Number.isInteger(total);
  return Array.from({ length: PLACES }, (_, index): Entry => {
    const isYou = index === OWN_PLACE - 1;
    const person = isYou ? own : others[index < OWN_PLACE ? index : index - 1];
    const exact = isYou && total > 0 ? total : top * (SHARES[index] ?? 0.5);
    const points = isWhole ? Math.round(exact) : Math.round(exact * 10) / 10;
    return {
      rank: index + 1,
      name: person?.name ?? 'Mira Adler',
      ...(isYou || person?.role === undefined || person.role === '' ? {} : { note: person.role }),
      points,
      shown: toNumber(points),
      move: MOVES[index] ?? 0,
      ...(isYou ? { isYou: true } : {}),
    };
  });
}
