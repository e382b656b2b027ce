import type { Easel } from '../picture-family.ts';
import { between, type Hue, type Tone } from '../paint/tones.ts';

const TIMES = ['day', 'dawn', 'dusk', 'night'] as const;
export type Time = (typeof TIMES)[number];

/** Where a scene is played: the sheet, its light and its colours from far to near. */
export interface Stage extends Easel {
  width: number;
  height: number;
  /** One 360th of the height, by which drawn things are sized so that they fit every sheet. */
  unit: number;
  time: Time;
  /** Side the light comes from: −1 left, 1 right. */
  light: -1 | 1;
  sky: { top: Tone; low: Tone };
  /** Colour of the sun or moon and of lit windows. */
  glow: Tone;
  /** Land from 0 (in the haze) to 1 (nearest). */
  land(nearness: number): Tone;
  /** Land of a second kind, such as woods beside fields. */
  woods(nearness: number): Tone;
  water: { far: Tone; near: Tone; glint: Tone };
}

/** A hue and its lightness far away and near. One hue, since a mix across hues turns to mud. */
type Ramp = readonly [hue: Hue, far: number, near: number];

interface TimePalette {
  sky: readonly [top: Tone, low: Tone];
  land: Ramp;
  woods: Ramp;
  glow: Tone;
  water: readonly [far: Tone, near: Tone, glint: Tone];
}

const PALETTES: Readonly<Record<Time, readonly TimePalette[]>> = {
  day: [
    { sky: ['b80', 'b90'], land: ['a', 85, 30], woods: ['a', 65, 20], glow: 'c90', water: ['b80', 'a40', 'b90'] },
    { sky: ['c80', 'c90'], land: ['a', 85, 30], woods: ['a', 65, 10], glow: 'b90', water: ['c80', 'c30', 'c90'] },
    { sky: ['a80', 'a90'], land: ['a', 80, 20], woods: ['c', 65, 30], glow: 'c90', water: ['a80', 'a40', 'a90'] },
  ],
  dawn: [
    { sky: ['c80', 'c90'], land: ['a', 80, 20], woods: ['a', 65, 10], glow: 'b90', water: ['c85', 'a30', 'c90'] },
    { sky: ['a80', 'c90'], land: ['a', 80, 20], woods: ['b', 65, 20], glow: 'c85', water: ['c85', 'a30', 'c90'] },
  ],
  dusk: [
    { sky: ['c50', 'c80'], land: ['a', 65, 10], woods: ['a', 50, 10], glow: 'c90', water: ['c80', 'a20', 'c90'] },
    { sky: ['a40', 'c80'], land: ['a', 65, 10], woods: ['a', 50, 10], glow: 'c90', water: ['c80', 'a20', 'c90'] },
    { sky: ['a50', 'a80'], land: ['a', 65, 10], woods: ['b', 50, 10], glow: 'c85', water: ['a80', 'a20', 'c85'] },
  ],
  night: [
    { sky: ['a10', 'a40'], land: ['a', 40, 10], woods: ['a', 30, 10], glow: 'c85', water: ['a40', 'a10', 'a80'] },
    { sky: ['b10', 'a40'], land: ['a', 40, 10], woods: ['b', 30, 10], glow: 'c85', water: ['a40', 'b10', 'a80'] },
  ],
};

const TIME_WORDS: readonly (readonly [Time, readonly string[]])[] = [
  [
    'night',
    [
      'night',
      'midnight',
      'moon',
      'moonlight',
      'moonlit',
      'star',
      'stars',
      'milky',
      'starry',
      'nocturnal',
      'aurora',
      'lit',
      'lamplit',
    ],
  ],
  ['dusk', ['dusk', 'sunset', 'evening', 'twilight', 'golden']],
  ['dawn', ['dawn', 'sunrise', 'morning', 'early']],
  ['day', ['day', 'noon', 'midday', 'sunny', 'blue', 'afternoon', 'summer']],
];

function findTime({ says }: Easel): Time | undefined {
  return TIME_WORDS.find(([, words]) => says(...words))?.[0];
}

export function createStage(easel: Easel, preferred: readonly Time[] = ['day', 'dawn', 'dusk']): Stage {
  const { random, frame } = easel;
  const time = findTime(easel) ?? random.pick(preferred);
  const { sky, land, woods, glow, water } = random.pick(PALETTES[time]);
  const [top, low] = sky;
  return {
    ...easel,
    width: frame.width,
    height: frame.height,
    unit: frame.height / 360,
    time,
    light: random.next() < 0.5 ? -1 : 1,
    sky: { top, low },
    glow,
    land: toDepth(land),
    woods: toDepth(woods),
    water: { far: water[0], near: water[1], glint: water[2] },
  };
}

function toDepth([hue, far, near]: Ramp): (nearness: number) => Tone {
  return (nearness) => between(hue, far, near, nearness);
}

/** The same stage with other land, for scenes of sand, snow or stone. */
export const withLand = (stage: Stage, ...ramp: Ramp): Stage => ({ ...stage, land: toDepth(ramp) });

/** Parts of the width where the focal thing and the sun stand, on opposite sides. */
export const placeFocus = ({ light }: Stage): { focus: number; sun: number } =>
  light === 1 ? { focus: 0.36, sun: 0.7 } : { focus: 0.64, sun: 0.3 };
