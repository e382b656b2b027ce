import type { PictureFamily } from '../picture-family.ts';
import { AT_HOME } from './at-home.ts';
import { AT_WORK_ROOMS } from './at-work-rooms.ts';
import { OUT_AND_ABOUT } from './out-and-about.ts';

/** Rooms seen straight on. */
export const ROOMS: PictureFamily = {
  kind: 'room',
  objects: [...AT_HOME, ...OUT_AND_ABOUT, ...AT_WORK_ROOMS],
  fallback: ['living-room', 'office'],
  compose: (easel, room) => room.draw(easel),
};
