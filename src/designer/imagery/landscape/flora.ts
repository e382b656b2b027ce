import { circlePath, dotsPath } from '../paint/curves.ts';
import type { Point } from '../paint/pen.ts';
import type { Tone } from '../paint/tones.ts';
import type { Ridge } from './terrain.ts';
import type { Stage } from './stage.ts';

type DrawPlant = (stage: Stage, x: number, y: number, size: number, paint: Tone) => void;

/** A fir of three to four skirts; `y` is the foot, `size` the height, both in sheet units. */
export const drawFir: DrawPlant = ({ pen, light }, x, y, size, paint) => {
  const half = size * 0.26;
  pen.rect('a10', x - size * 0.025, y - size * 0.12, size * 0.05, size * 0.13);
  const skirt = (top: number, bottom: number, reach: number): string =>
    `M${x} ${y - size * top}L${x + half * reach} ${y - size * bottom}q${-half * reach} ${size * 0.06} ${-half * reach * 2} 0z`;
  const tree = skirt(0.62, 0.09, 1) + skirt(0.82, 0.34, 0.78) + skirt(1, 0.58, 0.55);
  pen.path(paint, tree);
  pen.shade(
    `M${x} ${y - size}L${x - light * half * 0.5} ${y - size * 0.58}L${x - light * half * 0.2} ${y - size * 0.56}L${x - light * half * 0.78} ${y - size * 0.34}L${x - light * half * 0.3} ${y - size * 0.32}L${x - light * half} ${y - size * 0.09}q${light * half * 0.6} ${size * 0.04} ${light * half} ${size * 0.03}z`,
    0.22,
  );
};

/** A broad-leaved tree with a crown of overlapping balls. */
export const drawRoundTree: DrawPlant = ({ pen, light }, x, y, size, paint) => {
  const crown = size * 0.32;
  const top = y - size * 0.66;
  pen.path(
    'a20',
    `M${x - size * 0.035} ${y}l${size * 0.015} ${-size * 0.45}h${size * 0.04}l${size * 0.015} ${size * 0.45}z`,
  );
  pen.stroke(
    'a20',
    `M${x} ${y - size * 0.3}l${size * 0.12} ${-size * 0.14}M${x} ${y - size * 0.24}l${-size * 0.1} ${-size * 0.14}`,
    { width: size * 0.03 },
  );
  const shape =
    circlePath(x, top, crown) +
    circlePath(x - crown * 0.75, top + crown * 0.42, crown * 0.62) +
    circlePath(x + crown * 0.78, top + crown * 0.36, crown * 0.66);
  pen.union(paint, shape);
  pen.light(
    circlePath(x + light * crown * 0.28, top - crown * 0.24, crown * 0.6) +
      circlePath(x + light * crown * 0.86, top + crown * 0.3, crown * 0.4),
    0.2,
  );
};

/** A tall narrow cypress or poplar. */
export const drawCypress: DrawPlant = ({ pen, light }, x, y, size, paint) => {
  const half = size * 0.12;
  const tree = `M${x} ${y - size}C${x + half * 1.5} ${y - size * 0.6} ${x + half * 1.4} ${y - size * 0.1} ${x + half * 0.3} ${y}h${-half * 0.6}C${x - half * 1.4} ${y - size * 0.1} ${x - half * 1.5} ${y - size * 0.6} ${x} ${y - size}z`;
  pen.path(paint, tree);
  pen.shade(
    `M${x} ${y - size}C${x - light * half * 1.5} ${y - size * 0.6} ${x - light * half * 1.4} ${y - size * 0.1} ${x - light * half * 0.3} ${y}C${x - light * half * 0.2} ${y - size * 0.3} ${x} ${y - size * 0.6} ${x} ${y - size}z`,
    0.2,
  );
};

export const drawPalm: DrawPlant = ({ pen, light }, x, y, size, paint) => {
  const lean = size * 0.16 * light;
  const [topX, topY] = [x + lean, y - size * 0.82];
  pen.path(
    'a30',
    `M${x - size * 0.03} ${y}Q${x - lean * 0.2} ${y - size * 0.5} ${topX - size * 0.01} ${topY}h${size * 0.03}Q${x + size * 0.05} ${y - size * 0.45} ${x + size * 0.035} ${y}z`,
  );
  const frond = (angle: number, length: number): string => {
    const endX = topX + Math.cos(angle) * length;
    const endY = topY + Math.sin(angle) * length * 0.7 + length * 0.26;
    const midX = topX + Math.cos(angle) * length * 0.55;
    const midY = topY + Math.sin(angle) * length * 0.75 - length * 0.2;
    return `M${topX} ${topY}Q${midX} ${midY} ${endX} ${endY}Q${midX - length * 0.02} ${midY + length * 0.24} ${topX} ${topY + size * 0.02}z`;
  };
  const angles = [-2.9, -2.3, -1.75, -1.2, -0.65, -0.1, 2.9, 0.5];
  pen.path(paint, angles.map((angle, index) => frond(angle, size * (0.36 + (index % 3) * 0.03))).join(''));
  pen.detail(() =>
    pen.path(
      'a10',
      circlePath(topX, topY + size * 0.03, size * 0.03) +
        circlePath(topX + size * 0.05, topY + size * 0.04, size * 0.028),
    ),
  );
};

/** A leafless winter tree of forking twigs. */
export const drawBareTree: DrawPlant = ({ pen, random }, x, y, size, paint) => {
  const twigs: string[] = [];
  const grow = (fromX: number, fromY: number, angle: number, length: number, level: number): void => {
    const toX = fromX + Math.cos(angle) * length;
    const toY = fromY + Math.sin(angle) * length;
    twigs[level] = `${twigs[level] ?? ''}M${fromX} ${fromY}L${toX} ${toY}`;
    if (level === 3) return;
    for (const turn of [-0.5, 0.1, 0.55])
      grow(toX, toY, angle + turn + (random.next() - 0.5) * 0.3, length * 0.62, level + 1);
  };
  grow(x, y, -Math.PI / 2, size * 0.4, 0);
  twigs.forEach((d, level) => pen.stroke(paint, d, { width: size * [0.05, 0.028, 0.015, 0.008][level]! }));
};

export const drawCactus: DrawPlant = ({ pen, light }, x, y, size, paint) => {
  const arm = size * 0.13;
  const limb = `M${x} ${y}V${y - size}M${x} ${y - size * 0.38}h${-arm * 1.3}q${-arm * 0.6} 0 ${-arm * 0.6} ${-arm * 0.6}v${-size * 0.16}M${x} ${y - size * 0.28}h${arm * 1.2}q${arm * 0.6} 0 ${arm * 0.6} ${-arm * 0.6}v${-size * 0.3}`;
  pen.stroke(paint, limb, { width: arm });
  pen.detail(() =>
    pen.stroke('a90', `M${x + light * arm * 0.2} ${y - size * 0.05}V${y - size}`, { width: arm * 0.12, opacity: 0.45 }),
  );
};

/** A row of plants along a ridge, from `from` to `to` (parts of the width). */
export function plantRow(
  stage: Stage,
  ridge: Ridge,
  draw: DrawPlant,
  paint: Tone,
  options: { from: number; to: number; count: number; size: number; sink?: number },
): void {
  const { width, unit, random } = stage;
  const { from, to, count, size, sink = 2 } = options;
  const spots = Array.from({ length: count }, (_, index) => {
    const x = width * (from + ((to - from) * (index + 0.15 + random.next() * 0.7)) / count);
    return { x, size: unit * size * (0.7 + random.next() * 0.6) };
  });
  for (const spot of spots) draw(stage, spot.x, ridge.at(spot.x) + sink * unit, spot.size, paint);
}

/** A far row of firs all over the sheet, as one shape. */
export function drawFirLine({ pen, width, unit, random }: Stage, ridge: Ridge, paint: Tone, size: number): void {
  const firs: string[] = [];
  for (let x = 0; x < width; x += unit * size * (0.3 + random.next() * 0.9)) {
    const rise = Math.round(unit * size * (0.6 + random.next() * 0.7));
    const half = Math.round(rise * 0.22);
    const top = Math.round(ridge.at(x) + 4 * unit - rise);
    firs.push(`M${Math.round(x)} ${top}l${half} ${rise}h${-half * 2}z`);
  }
  pen.flat(paint, firs.join(''));
}

/** A far wood as one scalloped band along a ridge. */
export function drawWoodLine(stage: Stage, ridge: Ridge, paint: Tone, from: number, to: number, size: number): void {
  const { pen, width, unit, random } = stage;
  const step = unit * size * 0.8;
  const balls: string[] = [];
  for (let x = width * from; x < width * to; x += step * (0.7 + random.next() * 0.5)) {
    balls.push(circlePath(x, ridge.at(x) - unit * size * 0.1, unit * size * (0.4 + random.next() * 0.3)));
  }
  pen.flat(paint, balls.join(''));
}

/** Blades of grass and seed heads that lean into the sheet from its lower edge. */
export function drawGrass(
  { pen, width, height, unit, random }: Stage,
  paint: Tone,
  from: number,
  to: number,
  size: number,
): void {
  const blade = (): string => {
    const x = width * (from + (to - from) * random.next());
    const length = unit * size * (0.4 + random.next() * 0.8);
    const lean = (random.next() - 0.4) * length * 0.5;
    const foot = unit * (1 + random.next() * 1.2);
    return `M${x - foot} ${height + 2}q${lean * 0.2 + foot} ${-length * 0.5} ${lean + foot} ${-length}q${-lean * 0.5} ${length * 0.5} ${foot - lean} ${length}z`;
  };
  pen.detail(() => pen.flat(paint, Array.from({ length: Math.round((to - from) * 60) }, blade).join('')));
}

/** Flower heads scattered over a field between two heights (parts of the sheet). */
export function drawFlowers(
  { pen, width, height, unit, random }: Stage,
  paint: Tone,
  top: number,
  bottom: number,
  count: number,
): void {
  const scatter = (): Point => [random.next() * width, height * (top + (bottom - top) * random.next() ** 0.7)];
  const dots = (share: number): string => dotsPath(Array.from({ length: Math.round(count * share) }, scatter));
  pen.detail(() => {
    pen.stroke(paint, dots(0.6), { width: unit * 2.6 });
    pen.stroke(paint, dots(0.4), { width: unit * 4.4 });
  });
}
