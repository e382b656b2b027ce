import type { Tone } from '../paint/tones.ts';
import type { PictureObject } from '../picture-family.ts';
import type { Stage } from './stage.ts';

/** Things of the product family out of doors: `size` is the height of their box of 200 in units, `y` the ground. */
export function place(stage: Stage, object: PictureObject, x: number, y: number, size: number): void {
  const scale = (size * stage.unit) / 200;
  stage.pen.at({ x: x - 100 * scale, y: y - 180 * scale, scale }, () => object.draw(stage));
}

/** Blocks of a skyline from edge to edge, `low` to `high` units tall, with lit windows where asked. */
export function drawSkyline(
  stage: Stage,
  groundY: number,
  low: number,
  high: number,
  tone: Tone,
  windows?: Tone,
): void {
  const { pen, random, width, unit } = stage;
  const blocks: string[] = [];
  const lights: string[] = [];
  let x = -10;
  while (x < width) {
    const wide = Math.round(unit * (16 + random.next() * 26));
    const tall = Math.round(unit * (low + (high - low) * random.next() ** 1.4));
    const top = Math.round(groundY - tall);
    const roof = random.integer(0, 4);
    const half = Math.round(wide / 2);
    blocks.push(`M${x} ${Math.round(groundY)}V${top}h${wide}V${Math.round(groundY)}z`);
    if (roof === 0) blocks.push(`M${x} ${top}l${half} ${-half}l${half} ${half}z`);
    if (roof === 1) blocks.push(`M${x + 4} ${top}v${-Math.round(6 * unit)}h${wide - 8}v${Math.round(6 * unit)}z`);
    if (roof === 2) blocks.push(`M${x + half - 1} ${top}v${-Math.round(16 * unit)}h2v${Math.round(16 * unit)}z`);
    if (windows !== undefined) {
      const step = Math.round(8 * unit);
      for (let row = top + step; row < groundY - step; row += step) {
        for (let column = x + 4; column < x + wide - 5; column += step) {
          if (random.next() < 0.3) lights.push(`M${column} ${row}h${Math.round(3.4 * unit)}`);
        }
      }
    }
    x += wide + (random.next() < 0.3 ? Math.round(6 * unit) : 0);
  }
  pen.path(tone, blocks.join(''));
  if (windows !== undefined) pen.stroke(windows, lights.join(''), { width: 4.4 * unit, cap: 'butt', opacity: 0.85 });
}

export function drawStreetLamp({ pen, unit, glow }: Stage, x: number, y: number, tall: number): void {
  pen.at({ x, y, scale: unit }, () => {
    pen.path('a10', `M-2 0v${-tall}h4v${tall}zM-5 0v-6h10v6zM-8 ${-tall}h16l-3 -4h-10z`);
    pen.path(glow, `M-7 ${-tall - 4}h14l3 -16h-20z`);
    pen.path('a10', `M-11 ${-tall - 20}h22l-11 -8z`);
  });
}

/** A small sailing boat with its reflection; `y` is the waterline. */
export function drawSailboat({ pen, unit, light, water }: Stage, x: number, y: number, size: number): void {
  pen.at({ x, y, scale: (size / 100) * unit, flip: light === -1 }, () => {
    pen.path(water.near, 'M-34 4h70q-6 14 -24 22q-26 4 -46 -22zM2 24q20 16 26 44h-26z', 0.28);
    pen.path('c30', 'M-1 -104h3v98h-3z');
    pen.path('b90', 'M4 -100Q44 -58 46 -14H4z');
    pen.shade('M4 -40Q30 -26 46 -14H4z', 0.14);
    pen.path('c65', 'M-4 -88Q-30 -54 -34 -14H-4z');
    pen.path('c40', 'M-44 -8h94q-6 18 -22 20h-46q-18 -2 -26 -20z');
    pen.path('b90', 'M-44 -8h94l-2 6h-90z');
    pen.stroke('b90', 'M-52 14q12 -5 24 0t24 0t24 0t24 0', { width: 2, opacity: 0.8 });
  });
}

export function drawLighthouse({ pen, unit, glow, time, light }: Stage, x: number, y: number, size: number): void {
  pen.at({ x, y, scale: (size / 100) * unit }, () => {
    if (time !== 'day') pen.path(glow, light === 1 ? 'M0 -92L-230 -130V-60z' : 'M0 -92L230 -130V-60z', 0.3);
    pen.path('b90', 'M-14 0L-9 -80H9L14 0z');
    pen.path('c50', 'M-12.700 -20L-11.400 -42H11.400L12.700 -20zM-10 -62L-9 -80H9L10 -62z');
    pen.shade('M3 0L2 -80H9L14 0z', 0.2);
    pen.path('a20', 'M-13 -80h26v4h-26zM-8 -98h16v18H-8z');
    pen.path(glow, 'M-5 -96h10v14H-5z');
    pen.path('c40', 'M-10 -98h20L0 -110z');
  });
}

export function drawTent({ pen, unit, glow, time }: Stage, x: number, y: number, size: number): void {
  pen.at({ x, y, scale: (size / 100) * unit }, () => {
    pen.shade('M-80 2q80 -14 170 0q-80 12 -170 0z', 0.3);
    pen.path('c40', 'M10 -76L84 0H20z');
    pen.path('c65', 'M10 -76L-70 0H30z');
    pen.path(time === 'night' || time === 'dusk' ? glow : 'a20', 'M6 -62L-26 0H24z');
    pen.path('c80', 'M6 -62L-26 0q2 -24 16 -34t16 -28z');
    pen.stroke('a10', 'M10 -76l-4 -8M-70 0l-12 4M84 0l12 4', { width: 2 });
  });
}

/** A fire with its glow on the ground. */
export function drawCampfire({ pen, unit, glow }: Stage, x: number, y: number, size: number): void {
  pen.at({ x, y, scale: (size / 100) * unit }, () => {
    if (pen.style.keepsGradients)
      pen.flat(
        pen.radial([0, -20], 150, [
          [0, glow, 0.55],
          [1, glow, 0],
        ]),
        'M-150 -20a150 90 0 0 1 300 0a150 60 0 0 1 -300 0z',
      );
    pen.path('c65', 'M0 -92Q36 -50 34 -22Q30 4 0 4T-34 -22Q-32 -40 -18 -54Q-14 -44 -8 -42Q-12 -70 0 -92z');
    pen.path('c90', 'M2 -54Q20 -32 18 -16Q16 2 0 2T-18 -16Q-16 -28 -8 -34Q-4 -26 -1 -26Q-4 -40 2 -54z');
    pen.path('a10', 'M-44 -4l84 12l-2 9l-84 -12zM44 -4l-84 12l2 9l84 -12z');
  });
}

/** Heads of a crowd along the lower edge, some with raised arms. */
export function drawCrowd({ pen, random, width, height, unit }: Stage, tone: Tone, level: number, size: number): void {
  const heads: string[] = [];
  const arms: string[] = [];
  for (let x = -10; x < width + 10; x += unit * size * (0.9 + random.next() * 0.3)) {
    const head = Math.round(unit * size * 0.34);
    const top = Math.round(height * level + random.next() * unit * size * 0.4);
    const left = Math.round(x);
    heads.push(
      `M${left - head} ${top}a${head} ${head} 0 0 1 ${head * 2} 0a${head} ${head} 0 0 1 ${-head * 2} 0zM${left - head * 2} ${Math.round(height + 4)}q0 ${-Math.round(height - top - head)} ${head * 2} ${-Math.round(height - top - head + 2)}t${head * 2} ${Math.round(height - top - head + 2)}z`,
    );
    if (random.next() < 0.34)
      arms.push(`M${left + head * 2} ${top + head * 2}l${Math.round((random.next() - 0.3) * head * 2)} ${-head * 4}`);
  }
  pen.stroke(tone, arms.join(''), { width: unit * size * 0.24 });
  pen.flat(tone, heads.join(''));
}
