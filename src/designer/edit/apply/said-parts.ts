import type { Slot } from '../../write/slots.ts';
import type { Editing } from '../editing.ts';

/** What was said of a new part as a slot; `isSample`: words in it are made up. */
export interface SaidSlot {
  slot: Slot;
  isSample?: true;
}

/** `plain` is what is to be added without article and marks; undefined where it asks for something else. */
export type MakeSlot = (plain: string, editing: Editing, quoted: readonly string[]) => SaidSlot | undefined;

/** "A, B and C" → its parts without articles. */
export const partsOf = (text: string): string[] =>
  text
    .split(/\s*[,;]\s*(?:and\s+|&\s+)?|\s+(?:and|&|plus)\s+/i)
    .map((part) => part.replace(/^(?:an?|the|our|some)\s+/i, '').trim())
    .filter((part) => part !== '');
