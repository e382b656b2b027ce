import type { PictureFamily } from '../picture-family.ts';
import { AT_HOME } from './at-home.ts';
import { AT_WORK_ROOMS } from './at-work-rooms.ts';
import { CULTURE } from './culture.ts';
import { HALLS } from './halls.ts';
import { OUT_AND_ABOUT } from './out-and-about.ts';
import { salon } from './salon.ts';
import { SHARED_ROOMS } from './shared-rooms.ts';

/** Rooms seen straight on. */
export const ROOMS: PictureFamily = {
  kind: 'room',
  objects: [...AT_HOME, ...OUT_AND_ABOUT, ...CULTURE, ...AT_WORK_ROOMS, ...SHARED_ROOMS, ...HALLS, salon],
  fallback: ['living-room', 'office'],
  compose: (easel, room) => room.draw(easel),
};
