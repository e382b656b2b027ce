import type { Tone } from '../paint/tones.ts';
import type { Easel } from '../picture-family.ts';

/** Ground and five tones that belong together, light and dark grounds by turns. */
interface ArtTones {
  ground: Tone;
  tones: readonly [Tone, Tone, Tone, Tone, Tone];
}

const ART_TONES: readonly ArtTones[] = [
  { ground: 'a30', tones: ['a50', 'c65', 'c85', 'a80', 'b90'] },
  { ground: 'b90', tones: ['a50', 'c65', 'a30', 'c80', 'b65'] },
  { ground: 'c80', tones: ['a40', 'c50', 'b90', 'a65', 'a20'] },
  { ground: 'a10', tones: ['a40', 'c50', 'c80', 'a65', 'b85'] },
  { ground: 'a85', tones: ['a50', 'c50', 'b90', 'c80', 'a30'] },
  { ground: 'c30', tones: ['c65', 'a80', 'c85', 'a50', 'b90'] },
];

export const pickTones = ({ random, says }: Easel): ArtTones => {
  const dark = says('dark', 'night', 'bold', 'techno', 'deep', 'noir', 'neon', 'black');
  const light = says('light', 'calm', 'airy', 'soft', 'minimal', 'morning', 'white', 'gentle');
  const isDark = ({ ground }: ArtTones): boolean => ground === 'a10' || ground.endsWith('30');
  if (dark) return random.pick(ART_TONES.filter(isDark));
  return random.pick(light ? ART_TONES.filter((tones) => !isDark(tones)) : ART_TONES);
};

export const fillGround = ({ pen, frame: { width, height } }: Easel, tone: Tone): void =>
  pen.flat(tone, `M0 0h${width}v${height}h${-width}z`);
