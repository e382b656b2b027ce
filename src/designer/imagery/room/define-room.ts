import { defineObject, type PictureObject } from '../picture-family.ts';
import { createInterior, inUnits, type Interior } from './interior.ts';

/** A room as an object of its family; `furnish` draws in units from the shell to the nearest thing. */
export const defineRoom = (id: string, words: readonly string[], furnish: (room: Interior) => void): PictureObject =>
  defineObject({ id, words, draw: (easel) => inUnits(easel, () => furnish(createInterior(easel))) });
