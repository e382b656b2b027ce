import type { Picture } from '../../write/slots.ts';

/** A place, an occasion or a work that has a page of its own: what people look for on it. */
export interface ListingKnowledge {
  words: RegExp;
  /** Names of such places that no existing one has. */
  titles: readonly string[];
  where: string;
  tag?: string;
  stars?: number;
  price?: { amount: number; per: string };
  pictures: readonly [Picture, ...Picture[]];
  facts: readonly (readonly [label: string, value: string])[];
  body: string;
  features: readonly (readonly [icon: string, label: string])[];
  host?: { name: string; role: string };
  list?: ListedKnowledge;
  /** A second list beneath it: the cast under the showtimes. */
  also?: ListedKnowledge;
  action: { label: string; icon: string };
  secondary: { label: string; icon: string };
}

export interface ListedKnowledge {
  title: string;
  rows: readonly (readonly [title: string, note: string, value?: string])[];
}
