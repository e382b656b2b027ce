import { circlePath, ellipsePath, rectPath } from '../paint/curves.ts';
import type { Tone } from '../paint/tones.ts';
import { CEILING, type Interior } from './interior.ts';

/** A window with a view, its light falling on the floor; `x` is its middle. */
export function drawWindow(
  { pen, random, tones, skirting }: Interior,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const left = x - width / 2;
  const glass = rectPath(left, y, width, height);
  pen.flat('b90', rectPath(left - 7, y - 7, width + 14, height + 14, 2));
  pen.flat(
    pen.linear(
      [0, y],
      [0, y + height],
      [
        [0, 'c80'],
        [1, 'c90'],
      ],
    ),
    glass,
  );
  pen.inside(glass, () => {
    pen.circle('b90', left + width * 0.7, y + height * 0.34, width * 0.12);
    if (random.next() < 0.5) {
      pen.path(
        'a65',
        `M${left} ${y + height * 0.72}q${width * 0.3} ${-height * 0.3} ${width * 0.6} 0t${width * 0.5} ${-height * 0.1}v${height}h${-width * 1.1}z`,
      );
      pen.path('a40', `M${left} ${y + height * 0.86}q${width * 0.4} ${-height * 0.16} ${width} 0v${height}h${-width}z`);
    } else {
      const blocks = [0, 0.16, 0.3, 0.5, 0.66, 0.84].map(
        (part, index) =>
          `M${left + width * part} ${y + height}v${-height * (0.24 + ((index * 7) % 5) * 0.09)}h${width * 0.17}v${height}z`,
      );
      pen.path('a65', blocks.join(''));
      pen.path(
        'a40',
        `M${left} ${y + height}v${-height * 0.14}h${width * 0.3}v${-height * 0.08}h${width * 0.24}v${height * 0.1}h${width * 0.5}v${height * 0.2}z`,
      );
    }
    pen.light(`M${left} ${y}h${width * 0.3}L${left} ${y + height * 0.6}z`, 0.35, 'b90');
  });
  pen.stroke('b90', `M${x} ${y}v${height}M${left} ${y + height * 0.42}h${width}`, { width: 5, cap: 'butt' });
  pen.path('b85', rectPath(left - 12, y + height + 5, width + 24, 8, 2));
  pen.light(`M${left + 20} ${skirting + 8}h${width}l44 84h${-width}z`, 0.22, 'b90');
  pen.shade(`M${left - 12} ${y + height + 13}h${width + 24}v4h${-width - 24}z`, 0.14);
  if (tones.wall === 'a30') pen.light(`M${left - 60} ${y + 10}l48 -8v${height}l-48 10z`, 0.08);
}

export function drawCurtains({ pen, tones }: Interior, x: number, y: number, width: number, height: number): void {
  const half = width / 2;
  pen.stroke(tones.woodDark, `M${x - half - 26} ${y}h${width + 52}`, { width: 4 });
  for (const side of [-1, 1] as const) {
    pen.at({ x: x + side * half, y, flip: side === 1 }, () => {
      pen.path(tones.cloth, `M-22 0h34q-2 ${height * 0.5} -10 ${height}h-24z`);
      pen.shade(`M-10 0h8q-2 ${height * 0.5} -6 ${height}h-4zM6 0h6q-2 ${height * 0.5} -10 ${height}h-4z`, 0.18);
    });
  }
}

/** A hanging lamp with its cone of light. */
export function drawPendant({ pen, tones }: Interior, x: number, length: number, size = 1): void {
  pen.stroke('a10', `M${x} ${CEILING}V${length}`, { width: 2 });
  pen.at({ x, y: length, scale: size }, () => {
    pen.light('M-24 22L-64 160H64L24 22z', 0.16, 'c90');
    pen.path(tones.cloth, 'M-26 22Q-24 0 -6 -2H6Q24 0 26 22z');
    pen.shade('M6 -2Q24 0 26 22H12Q14 4 4 -2z', 0.2);
    pen.path('c90', 'M-20 22h40q-4 8 -20 8t-20 -8z');
  });
}

/** Framed pictures on the wall. */
export function drawFrame({ pen, random }: Interior, x: number, y: number, width: number, height: number): void {
  pen.shade(rectPath(x + 4, y + 5, width, height), 0.14);
  pen.path(random.pick(['b90', 'c30', 'a20'] as const), rectPath(x, y, width, height));
  const inner = rectPath(x + 5, y + 5, width - 10, height - 10);
  pen.path(random.pick(['c85', 'a85', 'b85'] as const), inner);
  pen.inside(inner, () =>
    random.pick([
      () => {
        pen.circle('c65', x + width * 0.62, y + height * 0.38, width * 0.18);
        pen.path(
          'a40',
          `M${x} ${y + height * 0.8}l${width * 0.4} ${-height * 0.36}l${width * 0.3} ${height * 0.24}l${width * 0.4} ${-height * 0.2}v${height}h${-width * 1.1}z`,
        );
      },
      () => {
        pen.path(
          'a50',
          `M${x} ${y + height}a${width * 0.6} ${width * 0.6} 0 0 1 ${width * 0.6} ${-width * 0.6}v${width * 0.6}z`,
        );
        pen.path('c50', circlePath(x + width * 0.66, y + height * 0.36, width * 0.22));
      },
      () =>
        pen.path(
          'a40',
          `M${x + width * 0.5} ${y + height * 0.9}q${-width * 0.4} ${-height * 0.3} 0 ${-height * 0.7}q${width * 0.4} ${height * 0.4} 0 ${height * 0.7}z`,
        ),
    ])(),
  );
}

const BOOK_TONES: readonly Tone[] = ['a50', 'c50', 'b30', 'a30', 'c80', 'b90'];

/** Rows of books, each from `x` on and standing at `y`; one path a tone, since there are many. */
function drawBooks(
  { pen, random }: Interior,
  rows: readonly { x: number; y: number; width: number; height: number }[],
): void {
  const spines = BOOK_TONES.map(() => '');
  for (const { x, y, width, height } of rows) {
    let at = Math.round(x);
    while (at < x + width - 8) {
      const thick = random.integer(5, 11);
      const tall = Math.round(height * (0.66 + random.next() * 0.3));
      const tone = random.integer(0, BOOK_TONES.length - 1);
      spines[tone] = `${spines[tone] ?? ''}M${at} ${Math.round(y)}v${-tall}h${thick}v${tall}z`;
      at += thick + (random.next() < 0.12 ? 8 : 1);
    }
  }
  spines.forEach((d, index) => {
    const tone = BOOK_TONES[index];
    if (d !== '' && tone !== undefined) pen.path(tone, d);
  });
}

/** A board on the wall with things on it: books, jars or pots by turns. */
export function drawShelf(
  room: Interior,
  x: number,
  y: number,
  width: number,
  load: 'books' | 'jars' | 'bottles' | 'pots',
): void {
  const { pen, tones } = room;
  if (load === 'books') drawBooks(room, [{ x: x + 4, y, width: width - 8, height: 34 }]);
  else drawWares(room, x, y, width, load);
  pen.path(tones.wood, rectPath(x, y, width, 6, 1));
  pen.shade(`M${x} ${y + 6}h${width}v4h${-width}z`, 0.16);
}

function drawWares(
  { pen, random }: Interior,
  x: number,
  y: number,
  width: number,
  load: 'jars' | 'bottles' | 'pots',
): void {
  const spots = Array.from({ length: Math.floor((width - 8) / 19) }, (_, index) => x + 14 + index * 19);
  const tones = random.shuffle(['a50', 'c65', 'b85', 'c40', 'b40'] as const).slice(0, 3);
  const tops: string[] = [];
  tones.forEach((tone, turn) => {
    const bodies = spots
      .filter((_, index) => index % tones.length === turn)
      .map((at) => {
        if (load === 'bottles') return `M${at - 5} ${y}v-20q0 -5 3 -7v-9h4v9q3 2 3 7v20z`;
        if (load === 'pots') {
          tops.push(circlePath(at - 4, y - 18, 7) + circlePath(at + 5, y - 20, 6) + circlePath(at, y - 26, 6));
          return `M${at - 8} ${y - 14}h16l-2 14h-12z`;
        }
        const tall = random.integer(16, 26);
        tops.push(`M${at - 7} ${y - tall - 1}h14v4h-14z`);
        return `M${at - 7} ${y}v${-tall}h14v${tall}z`;
      });
    pen.path(tone, bodies.join(''));
  });
  if (tops.length > 0) pen.path(load === 'pots' ? 'a40' : 'b90', tops.join(''));
}

/** A case of shelves that stands on the floor. */
export function drawBookcase(room: Interior, x: number, top: number, width: number, rows: number): void {
  const { pen, tones, floor } = room;
  const height = floor - top;
  pen.path(tones.woodDark, rectPath(x, top, width, height));
  const step = (height - 8) / rows;
  const tops = Array.from({ length: rows }, (_, row) => top + 6 + row * step);
  pen.path(tones.wood, tops.map((y) => rectPath(x + 6, y, width - 12, step - 6)).join(''));
  pen.shade(tops.map((y) => rectPath(x + 6, y, width - 12, step * 0.2)).join(''), 0.2);
  drawBooks(
    room,
    tops.map((y) => ({ x: x + 9, y: y + step - 6, width: width - 18, height: step - 8 })),
  );
}

export function drawRug({ pen, tones }: Interior, x: number, halfWidth: number): void {
  pen.path(tones.clothDark, ellipsePath(x, 322, halfWidth, 20));
  pen.path(tones.accent, ellipsePath(x, 320, halfWidth * 0.9, 16));
  pen.detail(() => pen.stroke(tones.clothDark, ellipsePath(x, 320, halfWidth * 0.7, 11), { width: 2.4 }));
}

/** A plain table; `x` is its middle. */
export function drawDesk({ pen, tones, floor }: Interior, x: number, width: number, height: number, drop = 6): void {
  const left = x - width / 2;
  const top = floor + drop - height;
  pen.shade(ellipsePath(x + 6, floor + drop, width * 0.54, 7), 0.2);
  pen.path(tones.woodDark, `M${left + 10} ${top}h8v${height}h-8zM${left + width - 18} ${top}h8v${height}h-8z`);
  pen.path(tones.wood, rectPath(left, top, width, 9, 2));
  pen.shade(`M${left + 4} ${top + 9}h${width - 8}v5h${8 - width}z`, 0.25);
  pen.light(`M${left} ${top}h${width}v2h${-width}z`, 0.3);
}

export function drawStool({ pen, tones, floor }: Interior, x: number, height: number, drop = 14): void {
  const y = floor + drop;
  pen.shade(ellipsePath(x + 4, y, 22, 4), 0.2);
  pen.stroke(
    tones.woodDark,
    `M${x - 10} ${y - height}L${x - 17} ${y}M${x + 10} ${y - height}L${x + 17} ${y}M${x - 14} ${y - height * 0.35}h28`,
    { width: 4 },
  );
  pen.path(tones.cloth, rectPath(x - 20, y - height - 5, 40, 9, 4));
  pen.shade(`M${x + 4} ${y - height - 5}h12q4 0 4 4t-4 5h-12z`, 0.18);
}

/** A leafy plant in a floor pot. */
export function drawFloorPlant({ pen, tones, floor }: Interior, x: number, height: number): void {
  const y = floor + 6;
  pen.shade(ellipsePath(x + 5, y, 24, 5), 0.2);
  const leaf = (angle: number, length: number, tone: Tone): void =>
    pen.at({ x, y: y - 40, rotate: angle, scale: length / 100 }, () => {
      pen.path(tone, 'M0 0Q-7 -40 -20 -66Q-16 -96 0 -110Q18 -92 20 -64Q7 -40 0 0z');
      pen.shade('M0 0Q8 -40 20 -64Q18 -92 0 -110z', 0.16);
    });
  const size = height - 50;
  leaf(-58, size * 0.72, 'a30');
  leaf(56, size * 0.74, 'a30');
  leaf(-30, size * 0.9, 'a50');
  leaf(32, size * 0.88, 'a30');
  leaf(2, size, 'a50');
  pen.path(tones.accent, `M${x - 21} ${y - 44}h42l-6 44h-30z`);
  pen.shade(`M${x + 6} ${y - 44}h15l-6 44h-14z`, 0.18);
}
