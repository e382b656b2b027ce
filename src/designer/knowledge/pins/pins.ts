import { openSpoken } from '../library.ts';
import type { Action, Status } from '../../write/slots.ts';

export interface PlacedThing {
  title: string;
  body: string;
  meta: string;
  value: string;
  status?: Status;
}

/** Things of one kind that are looked for on a map, nearest first. */
export interface PinKnowledge {
  words: RegExp;
  title: string;
  icon: string;
  chips: readonly string[];
  action: Action;
  places: readonly PlacedThing[];
}

/** What people open a map in an app for, besides the places of a trade. */
const listPins = openSpoken<PinKnowledge>('pins');

/** What a prompt looks for on a map, where that is no trade's own. */
export const findPins = (prompt: string): PinKnowledge | undefined =>
  listPins().find(({ words }) => words.test(prompt));
