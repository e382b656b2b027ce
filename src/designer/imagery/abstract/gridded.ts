import { circlePath } from '../paint/curves.ts';
import { type PictureObject, defineObject } from '../picture-family.ts';
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

export const GRIDDED: readonly PictureObject[] = [quarters, halftone, strips, woven];
