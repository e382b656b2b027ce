import { circlePath, straightThrough } from '../paint/curves.ts';
import type { Point } from '../paint/pen.ts';
import { defineObject, type PictureObject } from '../picture-family.ts';
import { fillGround, pickTones } from './fields.ts';

const quarters = defineObject({
  id: 'quarters',
  words: [
    'bauhaus',
    'geometric',
    'grid',
    'pattern',
    'modern',
    'design',
    'mosaic',
    'tile',
    'play',
    'playful',
    'art',
    'museum',
    'abstract',
    'poster',
    'quilt',
  ],
  draw: (easel) => {
    const {
      pen,
      random,
      frame: { width, height },
    } = easel;
    const { ground, tones } = pickTones(easel);
    fillGround(easel, ground);
    const rows = 4;
    const cell = height / rows;
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < width / cell; column += 1) {
        const [x, y, c] = [Math.round(column * cell), Math.round(row * cell), Math.round(cell)];
        const tone = random.pick(tones);
        const other = random.pick(tones);
        const shape = random.integer(0, 6);
        if (other !== tone && shape !== 6) pen.flat(other, `M${x} ${y}h${c}v${c}h${-c}z`);
        const h = Math.round(c / 2);
        const forms = [
          `M${x} ${y}h${c}a${c} ${c} 0 0 1 ${-c} ${c}z`,
          `M${x + c} ${y + c}h${-c}a${c} ${c} 0 0 1 ${c} ${-c}z`,
          `M${x} ${y + c}v${-c}a${c} ${c} 0 0 1 ${c} ${c}z`,
          `M${x} ${y + h}a${h} ${h} 0 0 1 ${c} 0zM${x} ${y + c}a${h} ${h} 0 0 1 ${c} 0z`,
          circlePath(x + h, y + h, h * 0.72),
          `M${x} ${y + c}L${x + c} ${y}v${c}z`,
          `M${x} ${y}h${h}v${h}h${-h}zM${x + h} ${y + h}h${h}v${h}h${-h}z`,
        ];
        pen.flat(tone, forms[shape] ?? '');
      }
    }
  },
});

const halftone = defineObject({
  id: 'halftone',
  words: [
    'halftone',
    'dot',
    'print',
    'pop art',
    'comic',
    'dotted',
    'particle',
    'data',
    'digital',
    'signal',
    'noise',
    'techno',
    'analytics',
  ],
  draw: (easel) => {
    const {
      pen,
      random,
      frame: { width, height },
    } = easel;
    const { ground, tones } = pickTones(easel);
    fillGround(easel, ground);
    const [sunX, sunY, sun] = [width * (0.3 + random.next() * 0.4), height * 0.46, height * 0.32];
    pen.circle(tones[1], sunX, sunY, sun);
    const step = height / 13;
    // One stroke for each size of dot: a dot is a stroke of no length with round ends.
    const bands = Array.from({ length: 7 }, () => '');
    for (let row = 0; row <= 13; row += 1) {
      for (let column = 0; column <= width / step; column += 1) {
        const [x, y] = [column * step + (row % 2) * (step / 2), row * step];
        const reach = Math.hypot(x - sunX, y - sunY) / (width * 0.6);
        const band = Math.round((1 - Math.min(1, reach)) * 6);
        bands[band] = `${bands[band] ?? ''}M${Math.round(x)} ${Math.round(y)}h.1`;
      }
    }
    bands.forEach((dots, band) => {
      if (dots !== '' && band > 0) pen.stroke(tones[4], dots, { width: step * (0.1 + band * 0.11) });
    });
    pen.path(
      tones[2],
      `M0 ${height * 0.86}q${width * 0.3} ${-height * 0.2} ${width * 0.55} ${-height * 0.04}t${width * 0.45} ${-height * 0.08}V${height}H0z`,
    );
  },
});

const strips = defineObject({
  id: 'strips',
  words: [
    'stripe',
    'strip',
    'stack',
    'horizon',
    'sunset art',
    'minimal',
    'simple',
    'editorial',
    'landscape art',
    'quiet',
    'essay',
    'news',
    'magazine',
  ],
  draw: (easel) => {
    const {
      pen,
      random,
      frame: { width, height },
    } = easel;
    const { ground, tones } = pickTones(easel);
    fillGround(easel, ground);
    const radius = height * 0.33;
    const [x, y] = [width * (0.36 + random.next() * 0.28), height * 0.5];
    pen.circle(tones[1], x, y, radius);
    const cuts = Array.from({ length: 6 }, (_, index) => {
      const top = y + radius * (-0.1 + index * 0.2);
      return `M0 ${Math.round(top)}h${width}v${Math.round(radius * (0.02 + index * 0.024))}H0z`;
    });
    pen.flat(ground, cuts.join(''));
    let base = height * 0.74;
    [tones[3], tones[0], tones[4], tones[2]].forEach((tone, index) => {
      const tall = height * (0.05 + index * 0.022);
      const inset = index % 2 === 0 ? 0 : width * 0.16 * random.next();
      pen.flat(tone, `M${index % 2 === 0 ? width * 0.08 * random.next() : 0} ${base}H${width - inset}v${tall}H0z`);
      base += tall;
    });
  },
});

const woven = defineObject({
  id: 'woven',
  words: [
    'woven',
    'textile',
    'fabric',
    'weave',
    'thread',
    'culture',
    'heritage',
    'community',
    'craft art',
    'basket',
    'network art',
    'tradition',
    'rug',
  ],
  draw: (easel) => {
    const {
      pen,
      frame: { width, height },
    } = easel;
    const { ground, tones } = pickTones(easel);
    fillGround(easel, ground);
    const step = height / 6;
    const columns = Math.ceil(width / step);
    const across = (row: number): string => `M0 ${(row + 0.5) * step}h${width}`;
    const down = (column: number): string => `M${(column + 0.5) * step} 0v${height}`;
    const band = step * 0.66;
    Array.from({ length: 6 }, (_, row) => row).forEach((row) =>
      pen.stroke(row % 2 === 0 ? tones[0] : tones[3], across(row), { width: band, cap: 'butt' }),
    );
    for (let column = 0; column < columns; column += 1) {
      pen.stroke(column % 3 === 0 ? tones[2] : column % 3 === 1 ? tones[1] : tones[4], down(column), {
        width: band,
        cap: 'butt',
      });
    }
    for (let row = 0; row < 6; row += 1) {
      const over = Array.from({ length: columns }, (_, column) => column)
        .filter((column) => (column + row) % 2 === 0)
        .map((column) => `M${column * step} ${(row + 0.5) * step}h${step}`);
      pen.stroke(row % 2 === 0 ? tones[0] : tones[3], over.join(''), { width: band, cap: 'butt' });
    }
  },
});

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
    'finance',
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

export const GRIDDED: readonly PictureObject[] = [quarters, halftone, strips, woven, facets, soundWave, nodes];
