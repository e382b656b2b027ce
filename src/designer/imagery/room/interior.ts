import type { Easel, Frame, PictureObject } from '../picture-family.ts';
import type { Tone } from '../paint/tones.ts';

/** A room seen straight on: one wall, a floor, daylight from a window. Lengths are units: the sheet is 360 high. */
export interface Interior extends Easel {
  /** Half the width of the sheet in units; x runs from −half to half, 0 in the middle. */
  half: number;
  /** y of the line where wall and floor meet, and of the floor things stand on. */
  skirting: number;
  floor: number;
  tones: RoomTones;
}

interface RoomTones {
  wall: Tone;
  /** The wall's darker part and its mouldings. */
  trim: Tone;
  floor: Tone;
  wood: Tone;
  woodDark: Tone;
  cloth: Tone;
  clothDark: Tone;
  accent: Tone;
}

const ROOM_TONES: readonly RoomTones[] = [
  {
    wall: 'b85',
    trim: 'b80',
    floor: 'c65',
    wood: 'c50',
    woodDark: 'c30',
    cloth: 'a50',
    clothDark: 'a30',
    accent: 'c80',
  },
  {
    wall: 'a80',
    trim: 'a72',
    floor: 'c60',
    wood: 'c50',
    woodDark: 'c30',
    cloth: 'b40',
    clothDark: 'b30',
    accent: 'c90',
  },
  {
    wall: 'c85',
    trim: 'c80',
    floor: 'b60',
    wood: 'b50',
    woodDark: 'b30',
    cloth: 'a50',
    clothDark: 'a30',
    accent: 'a80',
  },
  {
    wall: 'a30',
    trim: 'a24',
    floor: 'c45',
    wood: 'c60',
    woodDark: 'c45',
    cloth: 'c80',
    clothDark: 'c70',
    accent: 'c90',
  },
  {
    wall: 'b80',
    trim: 'b72',
    floor: 'a40',
    wood: 'c60',
    woodDark: 'c45',
    cloth: 'c65',
    clothDark: 'c54',
    accent: 'a90',
  },
];

export function createInterior(easel: Easel): Interior {
  const { frame, random } = easel;
  return {
    ...easel,
    half: frame.width / toUnit(frame) / 2,
    skirting: 268,
    floor: 300,
    tones: random.pick(ROOM_TONES),
  };
}

// Steps nearer than the whole wall, so that the furniture fills the sheet; what is lost is mostly ceiling.
const CLOSENESS = 1.16;
const CLOSENESS_TALL = 0.94;

const toUnit = ({ aspect, height }: Frame): number => (height / 360) * (aspect === 'tall' ? CLOSENESS_TALL : CLOSENESS);

/** Walls and cords begin above the sheet, whatever the distance. */
export const CEILING = -60;

/** Draws in units with x = 0 in the middle of the sheet. */
export function inUnits({ pen, frame }: Easel, draw: () => void): void {
  const unit = toUnit(frame);
  pen.at({ x: frame.width / 2, y: frame.height - 348 * unit, scale: unit }, draw);
}

type FloorKind = 'boards' | 'tiles' | 'plain';

/** Wall, skirting and floor. */
export function drawShell({ pen, half, skirting, tones }: Interior, floor: FloorKind = 'boards'): void {
  const width = half * 2;
  pen.flat(tones.wall, `M${-half} ${CEILING}h${width}V${skirting}h${-width}z`);
  pen.flat(tones.floor, `M${-half} ${skirting}h${width}v100h${-width}z`);
  pen.shade(`M${-half} ${skirting}h${width}v10h${-width}z`, 0.14);
  pen.flat(tones.trim, `M${-half} ${skirting - 9}h${width}v9h${-width}z`);
  pen.detail(() => {
    if (floor === 'boards')
      pen.stroke('a10', `M${-half} 290h${width}M${-half} 316h${width}M${-half} 344h${width}`, {
        width: 1.5,
        opacity: 0.22,
      });
    if (floor === 'tiles') {
      const joints = Array.from(
        { length: 21 },
        (_, index) => `M${(index - 10) * 34} ${skirting}L${(index - 10) * 64} 362`,
      ).join('');
      pen.stroke('a10', `M${-half} 288h${width}M${-half} 316h${width}${joints}`, { width: 1.4, opacity: 0.18 });
    }
  });
}

/** Things of the product family stand in rooms too: `size` is their height in units of a box of 200. */
export function stand(room: Interior, object: PictureObject, x: number, size: number, y = room.floor): void {
  const scale = size / 200;
  room.pen.at({ x: x - 100 * scale, y: y - 180 * scale, scale }, () => object.draw(room));
}
