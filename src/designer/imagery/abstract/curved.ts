import { circlePath, smoothAround, smoothThrough } from '../paint/curves.ts';
import type { Point } from '../paint/pen.ts';
import type { Tone } from '../paint/tones.ts';
import { defineObject, type Easel, type PictureObject } from '../picture-family.ts';
import { fillGround, pickTones } from './fields.ts';

const arches = defineObject({
  id: 'arches',
  words: ['arc', 'arch', 'rainbow', 'warm', 'retro', 'nostalgia', 'folk', 'welcome', 'hope', 'joy', 'optimism'],
  draw: (easel) => {
    const {
      pen,
      random,
      frame: { width, height },
    } = easel;
    const { ground, tones } = pickTones(easel);
    fillGround(easel, ground);
    const nest = (x: number, base: number, outer: number, order: readonly Tone[]): void =>
      order.forEach((tone, index) => {
        const radius = outer * (1 - index / (order.length + 0.6));
        pen.path(tone, `M${x - radius} ${base}a${radius} ${radius} 0 0 1 ${radius * 2} 0v${height}h${-radius * 2}z`);
      });
    const size = height * 0.62;
    pen.circle(tones[2], width * 0.24, height * 0.3, height * 0.15);
    nest(width * 0.66, height * 0.74, size, random.shuffle(tones));
    nest(width * 0.2, height * 0.98, size * 0.64, random.shuffle(tones).slice(0, 4));
    nest(width * 0.98, height * 1.02, size * 0.52, random.shuffle(tones).slice(0, 4));
  },
});

const waves = defineObject({
  id: 'waves',
  words: [
    'wave',
    'flow',
    'calm',
    'ocean',
    'ambient',
    'breath',
    'fluid',
    'liquid',
    'meditation',
    'chill',
    'sleep',
    'water',
    'mindfulness',
    'relax',
  ],
  draw: (easel) => {
    const {
      pen,
      random,
      frame: { width, height },
    } = easel;
    const { ground, tones } = pickTones(easel);
    fillGround(easel, ground);
    pen.circle(tones[2], width * (0.3 + random.next() * 0.4), height * 0.3, height * 0.16);
    const order: readonly Tone[] = [tones[3], tones[1], tones[0], tones[4], tones[2], tones[0]];
    order.forEach((tone, index) => {
      const base = height * (0.38 + index * 0.12);
      const phase = random.next() * Math.PI * 2;
      const points = Array.from({ length: 9 }, (_, step): Point => {
        const x = -20 + ((width + 40) * step) / 8;
        return [x, base + Math.sin(phase + (step / 8) * Math.PI * (2 + width / height)) * height * 0.075];
      });
      const edge = smoothThrough(points, 0);
      pen.rimmed(tone, `${edge}V${height + 10}H-20z`, { tone: 'b90', width: height / 160, opacity: 0.45 });
    });
  },
});

const contours = defineObject({
  id: 'contours',
  words: [
    'contour',
    'topographic',
    'topography',
    'terrain',
    'explore',
    'journey',
    'nature',
    'organic',
    'earth',
    'map art',
    'mountain art',
  ],
  draw: (easel) => {
    const {
      pen,
      random,
      frame: { width, height },
    } = easel;
    const { ground, tones } = pickTones(easel);
    fillGround(easel, ground);
    const hill = (x: number, y: number, reach: number, rings: number): void => {
      const bumps = Array.from({ length: 8 }, () => 0.72 + random.next() * 0.5);
      for (let ring = 0; ring < rings; ring += 1) {
        const part = 1 - ring / rings;
        const points = bumps.map((bump, index): Point => {
          const angle = (index / bumps.length) * Math.PI * 2;
          const radius = reach * part * (1 + (bump - 1) * (0.4 + part * 0.6));
          return [x + Math.cos(angle) * radius * 1.25, y + Math.sin(angle) * radius];
        });
        const outline = smoothAround(points);
        if (ring % 2 === 0) pen.flat(ring % 4 === 0 ? tones[0] : tones[3], outline, 0.35);
        pen.stroke(tones[4], outline, { width: height / 260, opacity: 0.65 });
      }
    };
    hill(width * (0.6 + random.next() * 0.1), height * 0.5, height * 0.6, 8);
    hill(width * 0.12, height * 0.16, height * 0.32, 4);
    hill(width * 0.22, height * 0.98, height * 0.28, 3);
    pen.circle(tones[2], width * 0.64, height * 0.48, height * 0.028);
  },
});

const orbits = defineObject({
  id: 'orbits',
  words: [
    'orbit',
    'ring',
    'space',
    'cosmic',
    'focus',
    'future',
    'universe',
    'planet',
    'science',
    'astronomy',
    'target',
    'ripple',
    'echo',
    'deep',
  ],
  draw: (easel) => {
    const {
      pen,
      random,
      frame: { width, height },
    } = easel;
    const { ground, tones } = pickTones(easel);
    fillGround(easel, ground);
    const [x, y] = [width * (0.4 + random.next() * 0.2), height * 0.56];
    const inner = height * 0.16;
    if (pen.style.keepsGradients)
      pen.flat(
        pen.radial([x, y], height * 0.6, [
          [0, tones[0], 0.9],
          [1, tones[0], 0],
        ]),
        circlePath(x, y, height * 0.6),
      );
    for (let ring = 1; ring <= 6; ring += 1) {
      const radius = inner + ring * height * 0.1;
      pen.stroke(ring % 2 === 0 ? tones[3] : tones[1], circlePath(x, y, radius), {
        width: height / (ring === 3 ? 60 : 170),
        opacity: 0.85,
      });
      const angle = random.next() * Math.PI * 2;
      const size = height * (0.014 + random.next() * 0.034);
      const [px, py] = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
      pen.circle(ring % 3 === 0 ? tones[2] : tones[4], px, py, size);
      pen.shade(`M${px} ${py - size}a${size} ${size} 0 0 1 0 ${size * 2}q${size * 0.7} ${-size} 0 ${-size * 2}z`, 0.25);
    }
    pen.circle(tones[2], x, y, inner);
    pen.shade(
      `M${x} ${y - inner}a${inner} ${inner} 0 0 1 0 ${inner * 2}q${inner * 0.9} ${-inner} 0 ${-inner * 2}z`,
      0.22,
    );
  },
});

const paperCut = defineObject({
  id: 'paper-cut',
  words: [
    'paper',
    'layer',
    'craft',
    'depth',
    'cave',
    'story',
    'fairy',
    'dream',
    'imagination',
    'creative',
    'poetry',
    'fantasy',
  ],
  draw: (easel) => {
    const {
      pen,
      random,
      frame: { width, height },
    } = easel;
    const { tones } = pickTones(easel);
    const order: readonly Tone[] = [tones[4], tones[2], tones[3], tones[1], tones[0]];
    fillGround(easel, order[4] ?? tones[0]);
    const steps = 5;
    for (let layer = 1; layer <= steps; layer += 1) {
      const part = 1 - layer / (steps + 1);
      const bumps = 10;
      const points = Array.from({ length: bumps }, (_, index): Point => {
        const angle = (index / bumps) * Math.PI * 2;
        const reach = (0.86 + random.next() * 0.3) * (part + 0.06);
        return [
          width / 2 + Math.cos(angle) * width * 0.62 * reach,
          height / 2 + Math.sin(angle) * height * 0.66 * reach,
        ];
      });
      const hole = smoothAround(points);
      pen.shade(hole, 0.3);
      pen.at({ x: height * 0.008, y: height * 0.014 }, () => pen.flat(order[steps - layer] ?? tones[4], hole));
    }
    pen.circle(tones[1], width / 2, height / 2, height * 0.08);
  },
});

const ribbons = defineObject({
  id: 'ribbons',
  words: [
    'ribbon',
    'motion',
    'energy',
    'speed',
    'sport',
    'dynamic',
    'movement',
    'dance',
    'run',
    'power',
    'workout',
    'electronic',
    'pop',
  ],
  draw: (easel: Easel) => {
    const {
      pen,
      random,
      frame: { width, height },
    } = easel;
    const { ground, tones } = pickTones(easel);
    fillGround(easel, ground);
    const start = height * (0.1 + random.next() * 0.2);
    tones.forEach((tone, index) => {
      const y = start + index * height * 0.1;
      const d = `M-40 ${y + height * 0.3}C${width * 0.3} ${y - height * 0.4} ${width * 0.42} ${y + height * 0.9} ${width * 0.7} ${y + height * 0.3}S${width * 0.9} ${y - height * 0.2} ${width + 40} ${y - height * 0.1}`;
      pen.stroke(tone, d, { width: height * 0.1, cap: 'butt' });
    });
    pen.circle(tones[2], width * 0.2, height * 0.22, height * 0.09);
  },
});

export const CURVED: readonly PictureObject[] = [arches, waves, contours, orbits, paperCut, ribbons];
