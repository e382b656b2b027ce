import type { Want } from '../brief.ts';
import { namedThing } from './named-thing.ts';
import type { SlotOf } from './slots.ts';
import { wantIds, type WriteContext } from './write-context.ts';

type Departures = SlotOf<'departures'>;

const LINES: readonly (readonly [
  line: string,
  icon: string,
  to: string,
  note: string,
  minutes: number,
  later: string,
  isLate?: true,
])[] = [
  ['12', 'tram-front', 'Observatory Hill', 'Platform A', 2, '12, 22 min'],
  ['6', 'bus', 'Kiln Yard', 'Stop C, low floor', 4, '14, 24 min'],
  ['M2', 'train-front', 'Harbour', 'Platform 1', 6, '11, 16 min'],
  ['33', 'bus', 'Hospital North', '3 min late', 9, '29, 49 min', true],
  ['12', 'tram-front', 'Old Quarry', 'Platform B', 11, '21, 31 min'],
  ['R3', 'train-front', 'Plainfield', 'Platform 4, 6 cars', 17, '47 min'],
];

/** "at Central Station". */
const stopIn = (prompt: string): string | undefined =>
  /\b(?:at|from)\s+(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*)/u.exec(prompt)?.[1];

/** What leaves from a stop, soonest first. */
export function writeDepartures(context: WriteContext, want?: Want): Departures {
  const { brief } = context;
  const only = /\btrams?\b/i.test(brief.prompt)
    ? 'tram-front'
    : /\bbus(?:es)?\b/i.test(brief.prompt)
      ? 'bus'
      : undefined;
  const shown =
    only === undefined
      ? LINES
      : [...LINES].map(([line, , ...rest]) => [line.replace(/^[MR]/, '1'), only, ...rest] as const);
  const action = brief.wants.find((one) => one.isAction === true);
  return {
    kind: 'departures',
    wants: wantIds(want),
    title: brief.heading ?? namedThing(brief) ?? stopIn(brief.prompt) ?? 'Market Square',
    where: '120 m from you',
    chips: [{ label: 'All', on: true }, { label: 'Tram' }, { label: 'Bus' }, { label: 'Train' }],
    items: shown.map(([line, icon, to, note, minutes, later, isLate]) => ({
      line,
      icon,
      to,
      note,
      minutes: `${minutes} min`,
      later: `then ${later}`,
      ...(isLate === true ? { isLate } : {}),
    })),
    ...(/\balerts?|disruption|delay|warning\b/i.test(brief.prompt)
      ? { alert: 'Line 33 goes round the market today. Use the stop in Mill Lane.' }
      : {}),
    action: { label: action?.label ?? 'Plan a trip', icon: 'route' },
  };
}
