import { circlePath, straightThrough } from '../paint/curves.ts';
import type { Point } from '../paint/pen.ts';
import { type PictureObject, defineObject } from '../picture-family.ts';
import { fillGround, pickTones } from './fields.ts';

const facets = defineObject({
  id: 'facets',
  words: [
    'facet',
    'crystal',
    'low poly',
    'polygon',
    'gem',
    'ice',
    'sharp',
    'technology',
    'architecture',
    'origami',
    'prism',
    'strategy',
    'blockchain',
  ],
  draw: (easel) => {
    const {
      pen,
      random,
      frame: { width, height },
    } = easel;
    const { tones, ground } = pickTones(easel);
    fillGround(easel, ground);
    const rows = 3;
    const columns = Math.max(3, Math.round((width / height) * rows));
    const point = (column: number, row: number): Point => {
      const isEdge = column === 0 || column === columns || row === 0 || row === rows;
      const stir = isEdge ? 0 : 0.7;
      return [
        ((column + (random.next() - 0.5) * stir) * width) / columns,
        ((row + (random.next() - 0.5) * stir) * height) / rows,
      ];
    };
    const mesh = Array.from({ length: rows + 1 }, (_, row) =>
      Array.from({ length: columns + 1 }, (_unused, column) => point(column, row)),
    );
    const ramp = [...tones, ground];
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const [a, b, c, d] = [
          mesh[row]?.[column],
          mesh[row]?.[column + 1],
          mesh[row + 1]?.[column + 1],
          mesh[row + 1]?.[column],
        ];
        if (a === undefined || b === undefined || c === undefined || d === undefined) continue;
        const split =
          random.next() < 0.5
            ? [
                [a, b, c],
                [a, c, d],
              ]
            : [
                [a, b, d],
                [b, c, d],
              ];
        split.forEach((triangle, side) => {
          const d3 = `${straightThrough(triangle)}z`;
          pen.path(ramp[Math.floor(random.next() * ramp.length)] ?? ground, d3);
          if (side === 1) pen.shade(d3, 0.1);
        });
      }
    }
  },
});

const soundWave = defineObject({
  id: 'sound-wave',
  words: [
    'sound',
    'audio',
    'podcast',
    'music',
    'voice',
    'equalizer',
    'radio',
    'playlist',
    'mix',
    'beat',
    'song',
    'recording',
    'album',
    'track',
    'jazz',
    'synth',
  ],
  draw: (easel) => {
    const {
      pen,
      random,
      frame: { width, height },
    } = easel;
    const { ground, tones } = pickTones(easel);
    fillGround(easel, ground);
    pen.circle(tones[0], width / 2, height / 2, height * 0.4);
    const bars = Math.round((width / height) * 16);
    const step = width / bars;
    const inner: string[] = [];
    const outer: string[] = [];
    for (let index = 0; index < bars; index += 1) {
      const x = Math.round((index + 0.5) * step);
      const envelope = Math.exp(-(((index + 0.5) / bars - 0.5) ** 2) * 9);
      const tall = Math.round(height * (0.03 + envelope * (0.1 + random.next() * 0.28)));
      (Math.abs(x - width / 2) < height * 0.4 ? inner : outer).push(
        `M${x} ${Math.round(height / 2) - tall}v${tall * 2}`,
      );
    }
    pen.stroke(tones[2], inner.join(''), { width: step * 0.5 });
    pen.stroke(tones[1], outer.join(''), { width: step * 0.5 });
  },
});

const nodes = defineObject({
  id: 'nodes',
  words: [
    'network',
    'node',
    'circuit',
    'graph',
    'ai',
    'connection',
    'machine learning',
    'cloud',
    'system',
    'neural',
    'api',
    'tech',
    'cyber',
    'security',
    'infrastructure',
    'software',
    'code',
    'algorithm',
  ],
  draw: (easel) => {
    const {
      pen,
      random,
      frame: { width, height },
    } = easel;
    const { ground, tones } = pickTones(easel);
    fillGround(easel, ground);
    const step = height / 7;
    const lanes: string[] = [];
    const ends: Point[] = [];
    for (let lane = 0; lane < 13; lane += 1) {
      let [x, y] = [Math.round(random.next() * width * 0.5), Math.round((random.integer(0, 6) + 0.5) * step)];
      ends.push([x, y]);
      let d = `M${x} ${y}`;
      for (let turn = 0; turn < 3; turn += 1) {
        const run = Math.round(step * random.integer(1, 3));
        const rise = Math.round(step * random.pick([-1, 0, 1]));
        d += `h${run}l${Math.abs(rise)} ${rise}`;
        x += run + Math.abs(rise);
        y += rise;
      }
      lanes.push(d);
      ends.push([x, y]);
    }
    pen.stroke(tones[0], lanes.join(''), { width: step * 0.13 });
    pen.stroke(tones[3], lanes.slice(0, 4).join(''), { width: step * 0.13 });
    pen.path(tones[4], ends.map(([x, y]) => circlePath(x, y, step * 0.2)).join(''));
    pen.path(ground, ends.map(([x, y]) => circlePath(x, y, step * 0.09)).join(''));
    const [cx, cy, c] = [Math.round(width * 0.56), Math.round(height * 0.5), Math.round(step * 1.5)];
    pen.path(tones[1], `M${cx - c} ${cy - c}h${c * 2}v${c * 2}h${-c * 2}z`);
    pen.shade(`M${cx} ${cy - c}h${c}v${c * 2}h${-c}z`, 0.14);
    pen.path(tones[2], circlePath(cx, cy, c * 0.55));
  },
});

export const ANGULAR: readonly PictureObject[] = [facets, soundWave, nodes];
