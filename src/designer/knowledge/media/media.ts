import { openSpoken } from '../library.ts';
import type { Picture } from '../../write/slots.ts';

export type Title = readonly [title: string, by: string, cover: string];

/** What people listen to, watch or read in an app of one kind. */
export interface MediaKnowledge {
  words: RegExp;
  title: string;
  /** Placeholder of a field to search by, where one looks for things rather than at one's own. */
  search?: string;
  chips: readonly string[];
  /** The kind of picture that covers are. */
  cover: Picture['kind'];
  resume: { label: string; left: string; share: number; icon: string };
  shelves: readonly [string, string];
  list: string;
  sides: readonly string[];
  icon: string;
  titles: readonly Title[];
}

/** In this order: what says the kind of thing comes before what says how one has it. */
export const listMedia = openSpoken<MediaKnowledge>('media');
