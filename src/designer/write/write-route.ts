import type { Want } from '../brief.ts';
import type { SlotOf } from './slots.ts';
import { findWay } from './town-codes.ts';
import { wantIds, type WriteContext } from './write-context.ts';

/** A way through a town by the means that the prompt names, turn by turn. */
export function writeRoute(context: WriteContext, want?: Want): SlotOf<'route'> {
  const { brief } = context;
  const way = /\b(?:walk\w*|on foot|pedestrian)\b/i.test(brief.prompt)
    ? 1
    : /\b(?:bik\w*|cycl\w*|bicycle)\b/i.test(brief.prompt)
      ? 2
      : /\b(?:bus|train|transit|metro|public transport)\b/i.test(brief.prompt)
        ? 3
        : 0;
  const minutes = ['18', '52', '24', '31'] as const;
  const towns = findWay(brief.prompt);
  const action = brief.wants.find((one) => one.isAction === true);
  return {
    kind: 'route',
    wants: wantIds(want),
    title: brief.heading ?? (towns === undefined ? 'Observatory Hill' : towns.toName),
    picture: { kind: 'map', subject: 'route through a town to a hill', alt: 'Map with the way' },
    to: towns === undefined ? 'From where you are' : `From ${towns.fromName}`,
    time: { label: 'Fastest now', value: minutes[way] ?? '18', unit: 'min' },
    facts: [
      { label: 'Arrive', value: ['10:24', '10:58', '10:30', '10:37'][way] ?? '10:24' },
      { label: 'Distance', value: ['7.2', '4.1', '5.6', '6.8'][way] ?? '7.2', unit: 'km' },
    ],
    ways: [
      { label: 'Drive', icon: 'car', value: '18 min' },
      { label: 'Walk', icon: 'footprints', value: '52 min' },
      { label: 'Bike', icon: 'bike', value: '24 min' },
      { label: 'Transit', icon: 'train-front', value: '31 min' },
    ].map((one, index) => ({ ...one, ...(index === way ? { on: true } : {}) })),
    steps: [
      { icon: 'corner-up-right', title: 'Right onto Alder Street', note: '240 m' },
      { icon: 'arrow-up', title: 'Straight over the canal bridge', note: '1.1 km' },
      { icon: 'corner-up-left', title: 'Left into Mill Lane', note: '600 m' },
      { icon: 'rotate-cw', title: 'Second exit at the roundabout', note: '2.4 km' },
      { icon: 'flag', title: 'Your destination is on the right', note: 'Parking behind it' },
    ],
    action: { label: action?.label ?? 'Start', icon: 'navigation' },
  };
}
