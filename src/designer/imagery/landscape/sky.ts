import { circlePath, dotsPath } from '../paint/curves.ts';
import { toLightness } from '../paint/tones.ts';
import type { Point } from '../paint/pen.ts';
import type { Stage } from './stage.ts';

/** Fills the sheet with sky and puts sun, moon or stars in it; `sunX`, `sunY` are parts of width and height. */
export function drawSky(stage: Stage, sunX: number, sunY: number, sunRadius = 34): void {
  const { pen, width, height, unit, sky, time, glow } = stage;
  const gradient = pen.linear(
    [0, 0],
    [0, height * 0.72],
    [
      [0, sky.top],
      [1, sky.low],
    ],
    sky.low,
  );
  pen.flat(gradient, `M0 0h${width}v${height}h${-width}z`);
  if (time === 'night') drawStars(stage, 46);
  const x = width * sunX;
  const y = height * sunY;
  const radius = sunRadius * unit;
  if (sunRadius === 0) return;
  const halo = pen.radial([x, y], radius * 4.5, [
    [0, glow, 0.75],
    [1, glow, 0],
  ]);
  if (pen.style.keepsGradients) pen.flat(halo, circlePath(x, y, radius * 4.5));
  if (pen.style.id === 'geometric') {
    pen.flat(glow, circlePath(x, y, radius * 3.4), 0.16);
    pen.flat(glow, circlePath(x, y, radius * 2.2), 0.3);
  }
  if (time === 'night') drawMoon(stage, x, y, radius * 0.8);
  else pen.circle(pen.style.keepsGradients || toLightness(sky.low) < 84 ? glow : 'c65', x, y, radius);
}

function drawMoon({ pen, glow, sky }: Stage, x: number, y: number, radius: number): void {
  pen.circle(glow, x, y, radius);
  pen.detail(() => {
    pen.circle(sky.low, x - radius * 0.3, y - radius * 0.25, radius * 0.22, 0.25);
    pen.circle(sky.low, x + radius * 0.35, y + radius * 0.3, radius * 0.3, 0.25);
    pen.circle(sky.low, x - radius * 0.2, y + radius * 0.5, radius * 0.14, 0.25);
  });
}

/** Small stars over the upper part of the sheet, as one path. */
export function drawStars({ pen, random, width, height, unit, glow }: Stage, count: number): void {
  const scatter = (): Point => [random.next() * width, random.next() ** 1.3 * height * 0.6];
  const stars = (share: number): string => dotsPath(Array.from({ length: Math.round(count * share) }, scatter));
  pen.stroke(glow, stars(0.7), { width: unit * 1.6, opacity: 0.8 });
  pen.stroke(glow, stars(0.3), { width: unit * 3 });
}

/** A flat-bottomed cloud of three to five heads; `x`, `y` is the middle of its base. */
function cloudPath(random: Stage['random'], x: number, y: number, span: number): string {
  const heads = random.integer(3, 4);
  const step = span / heads;
  const sizes = Array.from({ length: heads }, (_, index) => {
    const middle = 1 - Math.abs((index + 0.5) / heads - 0.5) * 1.3;
    return step * (0.52 + 0.35 * middle + random.next() * 0.12);
  });
  const arcs = sizes.map((radius) => `a${radius} ${radius} 0 0 1 ${step} 0`);
  const end = span * 0.06;
  return `M${x - span / 2} ${y}${arcs.join('')}a${end} ${end} 0 0 1 0 ${end * 2}h${-span}a${end} ${end} 0 0 1 0 ${-end * 2}z`;
}

export function drawClouds(stage: Stage, count: number, lowest = 0.42): void {
  const { pen, random, width, height, unit, sky, time } = stage;
  const tone = time === 'night' ? sky.low : 'c90';
  for (let index = 0; index < count; index += 1) {
    const span = unit * (70 + random.next() * 90);
    const x = ((index + 0.2 + random.next() * 0.6) / count) * width;
    const y = height * (0.12 + random.next() * (lowest - 0.12));
    const cloud = cloudPath(random, x, y, span);
    if (pen.style.contour === undefined) pen.flat(tone, cloud, time === 'night' ? 0.5 : 0.8);
    else pen.path(tone, cloud);
  }
}

/** Long thin streaks, for evenings and mornings. */
export function drawStreaks({ pen, random, width, height, unit, glow }: Stage, count: number): void {
  const streak = (): string => {
    const length = unit * (60 + random.next() * 160);
    const x = random.next() * width - length * 0.3;
    const y = height * (0.14 + random.next() * 0.34);
    const thickness = unit * (1.6 + random.next() * 2.4);
    return `M${x} ${y}q${length * 0.5} ${-thickness * 2} ${length} 0q${-length * 0.4} ${thickness * 1.4} ${-length} 0z`;
  };
  pen.flat(glow, Array.from({ length: count }, streak).join(''), 0.55);
}

/** A loose flock of far birds. */
export function drawBirds({ pen, random, unit, time, sky }: Stage, x: number, y: number, count: number): void {
  const bird = (_: unknown, index: number): string => {
    const size = unit * (5 + random.next() * 4);
    const left = x + (index - count / 2) * unit * 15 + random.next() * unit * 8;
    const top = y + Math.abs(index - count / 2) * unit * 6 + random.next() * unit * 6;
    return `M${left} ${top}q${size * 0.5} ${-size * 0.5} ${size} 0q${size * 0.5} ${-size * 0.5} ${size} 0`;
  };
  const paint = time === 'night' ? sky.low : 'a20';
  pen.stroke(paint, Array.from({ length: count }, bird).join(''), { width: unit * 1.5, opacity: 0.75 });
}

function drawRain({ pen, random, width, height, unit }: Stage, count: number): void {
  const drop = (): string => {
    const length = unit * (9 + random.next() * 12);
    return `M${random.next() * width * 1.1} ${random.next() * height}l${-length * 0.35} ${length}`;
  };
  pen.stroke('b90', Array.from({ length: count }, drop).join(''), { width: unit * 1.3, opacity: 0.6 });
}

export function drawSnowfall({ pen, random, width, height, unit }: Stage, count: number): void {
  const scatter = (): Point => [random.next() * width, random.next() * height];
  const flakes = (share: number): string => dotsPath(Array.from({ length: Math.round(count * share) }, scatter));
  pen.stroke('b90', flakes(0.6), { width: unit * 2.6, opacity: 0.85 });
  pen.stroke('b90', flakes(0.4), { width: unit * 5 });
}

/** Bands of mist across the sheet at parts of its height. */
function drawMist({ pen, width, height, sky }: Stage, levels: readonly number[]): void {
  for (const level of levels) {
    const y = height * level;
    const band = pen.linear(
      [0, y - height * 0.09],
      [0, y + height * 0.07],
      [
        [0, sky.low, 0],
        [0.6, sky.low, 0.7],
        [1, sky.low, 0],
      ],
    );
    if (pen.style.keepsGradients) pen.flat(band, `M0 ${y - height * 0.09}h${width}v${height * 0.16}h${-width}z`);
  }
}

/** What the subject says of the weather, laid over the finished scene. */
export function drawWeather(stage: Stage): void {
  if (stage.says('rain', 'rainy', 'drizzle', 'shower', 'storm')) drawRain(stage, 70);
  if (stage.says('snow', 'snowy', 'snowfall', 'winter', 'blizzard', 'christmas')) drawSnowfall(stage, 60);
  if (stage.says('fog', 'foggy', 'mist', 'misty', 'haze')) drawMist(stage, [0.45, 0.6, 0.74]);
}

/** Sky with its sun and what drifts in it: clouds by day, streaks when the sun is low. */
export function drawAir(stage: Stage, sunX: number): void {
  const isDay = stage.time === 'day';
  drawSky(stage, sunX, isDay ? 0.23 : 0.43, isDay ? 26 : 42);
  if (isDay) drawClouds(stage, 3, 0.36);
  else drawStreaks(stage, 5);
}
