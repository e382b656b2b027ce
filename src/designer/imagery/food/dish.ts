import { circlePath } from '../paint/curves.ts';
import type { Pen } from '../paint/pen.ts';
import type { Tone } from '../paint/tones.ts';

/** The shadow of something round that lies on a table, light from the upper left. */
export const drawDishShadow = (pen: Pen, radius: number): void => pen.shade(circlePath(106, 109, radius), 0.22);

/** A deep bowl seen from above: rim, wall and the broth's level; what is in it goes into `fill`. */
export function drawBowl(pen: Pen, bowl: Tone, rim: Tone, content: Tone, fill: () => void): void {
  drawDishShadow(pen, 88);
  pen.circle(bowl, 100, 100, 88);
  pen.circle(rim, 99, 99, 84);
  pen.circle(bowl, 100, 100, 76);
  const level = circlePath(100, 101, 72);
  pen.path(content, level);
  pen.inside(level, () => {
    fill();
    pen.shade('M28 101a72 72 0 0 1 144 0a76 70 0 0 0 -144 0z', 0.2);
  });
  pen.detail(() => pen.stroke('b90', 'M26 74a78 78 0 0 1 48 -48', { width: 4, opacity: 0.7 }));
}

/** A flat plate seen from above. */
export function drawPlate(pen: Pen, rim: Tone = 'b90', well: Tone = 'b85'): void {
  drawDishShadow(pen, 90);
  pen.circle(rim, 100, 100, 90);
  pen.shade('M164 36a90 90 0 0 1 -128 128a92 92 0 0 0 128 -128z', 0.1);
  pen.circle(well, 100, 100, 64);
  pen.circle(rim, 101, 101.5, 61.5);
}

/** Half a boiled egg. */
export function drawEggHalf(pen: Pen, x: number, y: number, rotate: number, scale = 1): void {
  pen.at({ x, y, rotate, scale }, () => {
    pen.path('b80', 'M2 -22C16 -22 19 2 17 10C15 20 8 24 2 24S-12 20 -14 10C-16 2 -12 -22 2 -22z');
    pen.path('b90', 'M0 -24C14 -24 17 0 15 8C13 18 6 22 0 22S-13 18 -15 8C-17 0 -14 -24 0 -24z');
    pen.circle('c65', 0, 4, 9.5);
    pen.circle('c80', -2, 2, 5);
  });
}

/** A leaf of herb or salad pointing up from its stem. */
export function drawLeaf(
  pen: Pen,
  x: number,
  y: number,
  rotate: number,
  length: number,
  tone: Tone,
  veins = true,
): void {
  pen.at({ x, y, rotate, scale: length / 40 }, () => {
    pen.path(tone, 'M0 0C-16 -8 -14 -30 0 -40C14 -30 16 -8 0 0z');
    pen.shade('M0 0C16 -8 14 -30 0 -40z', 0.16);
    if (veins)
      pen.detail(() =>
        pen.stroke('a85', 'M0 -2V-34M0 -12l-6 -6M0 -12l6 -6M0 -22l-5 -5M0 -22l5 -5', { width: 1.4, opacity: 0.6 }),
      );
  });
}

/** A slice of tomato, lemon or cucumber: rind, flesh and wedges. */
export function drawSlice(pen: Pen, x: number, y: number, radius: number, rind: Tone, flesh: Tone): void {
  pen.circle(rind, x, y, radius);
  pen.circle(flesh, x, y, radius * 0.82);
  const spokes = [0, 60, 120].map((degrees) => {
    const turn = (degrees * Math.PI) / 180;
    const [dx, dy] = [Math.cos(turn) * radius * 0.8, Math.sin(turn) * radius * 0.8];
    return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
  });
  pen.detail(() => pen.stroke(rind, spokes.join(''), { width: radius * 0.12 }));
}

/** Small seeds, chopped herbs or crumbs in a ring of the dish. */
export function drawSprinkles(
  pen: Pen,
  random: { next(): number },
  tone: Tone,
  count: number,
  reach: number,
  size = 3,
): void {
  const grain = (): string => {
    const angle = random.next() * Math.PI * 2;
    const distance = Math.sqrt(random.next()) * reach;
    const [x, y] = [100 + Math.cos(angle) * distance, 100 + Math.sin(angle) * distance];
    const turn = random.next() * Math.PI;
    return `M${x} ${y}l${Math.cos(turn) * size} ${Math.sin(turn) * size}`;
  };
  pen.detail(() => pen.stroke(tone, Array.from({ length: count }, grain).join(''), { width: size * 0.8 }));
}
