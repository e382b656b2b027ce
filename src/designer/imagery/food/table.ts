import { circlePath, rectPath } from '../paint/curves.ts';
import type { Pen } from '../paint/pen.ts';
import type { Tone } from '../paint/tones.ts';
import type { Easel } from '../picture-family.ts';

/** A table seen from above; the dish is drawn over it in a box of 200 × 200 at `x`, `y`, `scale`. */
export interface Table {
  pen: Pen;
  random: Easel['random'];
  width: number;
  height: number;
  x: number;
  y: number;
  scale: number;
}

type Cloth = readonly [top: Tone, mark: Tone, mat: Tone];
const CLOTHS: readonly Cloth[] = [
  ['b80', 'b85', 'c85'],
  ['c80', 'c85', 'b90'],
  ['b30', 'b20', 'c65'],
  ['a85', 'a80', 'c80'],
  ['c30', 'c20', 'b65'],
  ['b90', 'b85', 'a80'],
];

const drawBoards = ({ pen, width, height, scale }: Table, mark: Tone): void => {
  const step = 46 * scale;
  const lines = Array.from({ length: Math.ceil(height / step) }, (_, index) => `M0 ${(index + 0.6) * step}h${width}`);
  pen.stroke(mark, lines.join(''), { width: 2 * scale, cap: 'butt' });
};

const drawChecks = ({ pen, width, height, scale }: Table, mark: Tone): void => {
  const step = 44 * scale;
  const columns = Array.from({ length: Math.ceil(width / step) }, (_, index) => `M${(index + 0.5) * step} 0v${height}`);
  const rows = Array.from({ length: Math.ceil(height / step) }, (_, index) => `M0 ${(index + 0.5) * step}h${width}`);
  pen.stroke(mark, columns.join(''), { width: step / 2, cap: 'butt', opacity: 0.6 });
  pen.stroke(mark, rows.join(''), { width: step / 2, cap: 'butt', opacity: 0.6 });
};

const drawNapkin = ({ pen, x, y, scale }: Table, mat: Tone): void =>
  pen.at({ x, y, scale, rotate: -14 }, () => {
    pen.shade(rectPath(-112, -84, 150, 190, 3), 0.12);
    pen.path(mat, rectPath(-120, -92, 150, 190, 3));
    pen.shade('M-120 -92h60v190h-60z', 0.06);
    pen.detail(() => pen.stroke('b90', rectPath(-112, -84, 134, 174, 2), { width: 2, opacity: 0.7 }));
  });

const drawMat = ({ pen, x, y, scale }: Table, mat: Tone): void => pen.flat(mat, circlePath(x, y, 112 * scale));

/** Cutlery beside the dish where the sheet is wide enough, else a sprig in a corner. */
function drawSides(table: Table): void {
  const { pen, width, x, y, scale, random } = table;
  if (width / scale < 270) return;
  pen.at({ x: x - 136 * scale, y, scale }, () => {
    pen.shade(rectPath(-1, -66, 10, 150, 5), 0.16);
    pen.path(
      'b85',
      'M-12 -70q2 36 6 42q2 4 2 10v84q0 8 4 8t4 -8V-18q0 -6 2 -10q4 -6 6 -42h-4l-2 34h-2v-34h-4v34h-2l-2 -34z',
    );
  });
  pen.at({ x: x + 136 * scale, y, scale }, () => {
    if (random.next() < 0.5) {
      pen.shade(rectPath(0, -66, 12, 150, 6), 0.16);
      pen.path('b85', 'M-6 -72q14 10 12 60l-2 10v68q0 8 -5 8t-5 -8z');
    } else {
      pen.shade(rectPath(0, -62, 10, 146, 5), 0.16);
      pen.path('b85', 'M0 -74q13 2 13 26q0 18 -9 24v90q0 8 -4 8t-4 -8v-90q-9 -6 -9 -24q0 -24 13 -26z');
    }
  });
}

export function drawTable(table: Table): void {
  const { pen, random, width, height } = table;
  const [top, mark, mat] = random.pick(CLOTHS);
  pen.flat(top, `M0 0h${width}v${height}h${-width}z`);
  random.pick([drawBoards, drawChecks, () => undefined])(table, mark);
  random.pick([drawNapkin, drawMat])(table, mat);
  drawSides(table);
}
