import { circlePath, ellipsePath, rectPath } from '../paint/curves.ts';
import type { Pen } from '../paint/pen.ts';
import type { PictureObject } from '../picture-family.ts';
import type { Tone } from '../paint/tones.ts';

/** Where a product is shown: the sheet, the middle of the thing, the line it stands on, and the units of its box. */
export interface Set {
  pen: Pen;
  width: number;
  height: number;
  x: number;
  ground: number;
  scale: number;
}
/** Wall, floor and the light shape behind the thing. */
type Scheme = readonly [wall: Tone, floor: Tone, shape: Tone];
interface Setting {
  schemes: readonly Scheme[];
  draw(set: Set, wall: Tone, floor: Tone, shape: Tone): void;
}

// A light shape behind the thing keeps its dark parts apart from the wall of a dark theme; without one the wall is light.
// No wall or shape is `b90`, the white of the things themselves.
const SHAPED: readonly Scheme[] = [
  ['b-container', 'b80', 'c85'],
  ['c-container', 'c80', 'b80'],
  ['a-container', 'a80', 'c85'],
  ['ground', 'b80', 'a85'],
  ['ground', 'c80', 'c85'],
  ['b85', 'b80', 'c80'],
  ['c80', 'c65', 'a85'],
  ['a85', 'b80', 'b80'],
];
const BARE: readonly Scheme[] = [
  ['b80', 'b72', 'c80'],
  ['c85', 'c80', 'b80'],
  ['a85', 'b80', 'c80'],
  ['c80', 'c65', 'a85'],
];

const drawWall = ({ pen, width, height }: Set, wall: Tone): void =>
  pen.flat(wall, `M0 0h${width}v${height}h${-width}z`);

function drawFloor({ pen, width, height, ground, scale }: Set, floor: Tone, rise: number): void {
  const top = ground - rise * scale;
  pen.flat(floor, `M0 ${top}h${width}v${height - top}h${-width}z`);
}

function drawPanes({ pen, x, ground, scale }: Set): void {
  const pane = (left: number, top: number, tall: number): string =>
    `M${x + left * scale} ${ground + top * scale}l${54 * scale} ${-13 * scale}v${tall * scale}l${-54 * scale} ${13 * scale}z`;
  pen.light(pane(-110, -170, 66) + pane(-50, -184, 66) + pane(-110, -96, 70) + pane(-50, -110, 70), 0.55, 'b90');
}

const disc: Setting = {
  schemes: SHAPED,
  draw: (set, wall, floor, shape) => {
    drawWall(set, wall);
    set.pen.flat(shape, circlePath(set.x, set.ground - 88 * set.scale, 94 * set.scale));
    drawFloor(set, floor, 14);
  },
};

const arch: Setting = {
  schemes: SHAPED,
  draw: (set, wall, floor, shape) => {
    const { pen, x, ground, scale } = set;
    drawWall(set, wall);
    const half = 92 * scale;
    const top = ground - 94 * scale;
    pen.flat(shape, `M${x - half} ${ground}V${top}a${half} ${half} 0 0 1 ${half * 2} 0V${ground}z`);
    pen.shade(
      `M${x - half} ${ground}V${top}a${half} ${half} 0 0 1 ${half} ${-half}a${half * 0.86} ${half} 0 0 0 ${-half * 0.86} ${half}V${ground}z`,
      0.1,
    );
    drawFloor(set, floor, 12);
  },
};

const plinth: Setting = {
  schemes: BARE,
  draw: (set, wall, floor, shape) => {
    const { pen, x, ground, scale, height } = set;
    drawWall(set, wall);
    pen.flat(shape, circlePath(x + 62 * scale, ground - 118 * scale, 50 * scale));
    drawFloor(set, floor, -12);
    const half = 98 * scale;
    pen.path(floor, `M${x - half} ${ground - 2 * scale}v${height}h${half * 2}v${-height}z`);
    pen.shade(`M${x + half * 0.3} ${ground - 2 * scale}h${half * 0.7}v${height}h${-half * 0.7}z`, 0.14);
    pen.path(wall, ellipsePath(x, ground - 1 * scale, half, 13 * scale));
  },
};

const sunlitWall: Setting = {
  schemes: BARE,
  draw: (set, wall, floor) => {
    drawWall(set, wall);
    drawPanes(set);
    drawFloor(set, floor, 18);
  },
};

const horizon: Setting = {
  schemes: SHAPED,
  draw: (set, wall, floor, shape) => {
    const { pen, x, ground, scale } = set;
    drawWall(set, wall);
    const radius = 124 * scale;
    pen.flat(shape, `M${x - radius} ${ground - 20 * scale}a${radius} ${radius} 0 0 1 ${radius * 2} 0z`);
    drawFloor(set, floor, 20);
  },
};

const roundel: Setting = {
  schemes: SHAPED,
  draw: (set, wall, floor, shape) => {
    drawWall(set, wall);
    set.pen.flat(floor, circlePath(set.x + 10 * set.scale, set.ground - 70 * set.scale, 100 * set.scale));
    set.pen.flat(shape, circlePath(set.x, set.ground - 80 * set.scale, 100 * set.scale));
  },
};

const diagonal: Setting = {
  schemes: BARE,
  draw: (set, wall, floor, shape) => {
    const { pen, width, height } = set;
    drawWall(set, wall);
    pen.flat(floor, `M0 ${height}V${height * 0.72}L${width} ${height * 0.28}V${height}z`);
    pen.flat(shape, `M0 ${height * 0.72}L${width} ${height * 0.28}v${height * 0.06}L0 ${height * 0.8}z`);
  },
};

const panel: Setting = {
  schemes: SHAPED,
  draw: (set, wall, floor, shape) => {
    const { pen, x, ground, scale } = set;
    drawWall(set, wall);
    pen.flat(floor, rectPath(x - 82 * scale, ground - 176 * scale, 188 * scale, 210 * scale, 18 * scale));
    pen.flat(shape, rectPath(x - 94 * scale, ground - 186 * scale, 188 * scale, 210 * scale, 18 * scale));
  },
};

const sunlitPlain: Setting = {
  schemes: BARE,
  draw: (set, wall) => {
    drawWall(set, wall);
    drawPanes(set);
  },
};

const meadow: Setting = {
  schemes: SHAPED,
  draw: (set, wall, floor, shape) => {
    const { pen, width, height, x, ground, scale } = set;
    drawWall(set, wall);
    pen.flat(shape, circlePath(x + 66 * scale, ground - 116 * scale, 58 * scale));
    pen.flat(
      shape,
      `M0 ${ground - 44 * scale}q${width * 0.3} ${-46 * scale} ${width * 0.56} ${-6 * scale}t${width * 0.44} ${-14 * scale}V${height}H0z`,
    );
    drawFloor(set, floor, 12);
  },
};

const sunset: Setting = {
  schemes: SHAPED,
  draw: (set, wall, floor, shape) => {
    const { pen, width, x, ground, scale } = set;
    drawWall(set, wall);
    pen.flat(shape, circlePath(x, ground - 66 * scale, 104 * scale));
    pen.flat(
      wall,
      `M0 ${ground - 52 * scale}h${width}v${4 * scale}H0zM0 ${ground - 38 * scale}h${width}v${8 * scale}H0z`,
    );
    drawFloor(set, floor, 16);
  },
};

/** The settings that suit things on a floor, before a wall and under the sky. */
export const SETTINGS: Readonly<Record<NonNullable<PictureObject['place']> | 'floor', readonly Setting[]>> = {
  floor: [disc, arch, plinth, sunlitWall, horizon],
  wall: [roundel, diagonal, panel, sunlitPlain],
  table: [roundel, panel],
  outdoors: [meadow, sunset, horizon],
};
