import type { Action, Fact, Person, Picture, SlotBase } from './slots.ts';

/** Stars from 0 to 5 and how many gave them, in words: "128 reviews". */
export interface Stars {
  stars: number;
  count: string;
}

/** Something named by a sign: an amenity, a condition. */
export interface Feature {
  icon: string;
  label: string;
}

/** One of several departures that take somebody from one place to another. */
export interface Fare {
  carrier: string;
  number: string;
  departs: string;
  arrives: string;
  duration: string;
  /** "Direct", "1 stop, Zürich". */
  stops: string;
  price: string;
  note?: string;
  /** Why it is set apart: "Cheapest". */
  tag?: string;
}

/** Shapes of content that the screens of apps for everyday life are about. */
export interface AppShapes {
  /** A dish: what goes in and how it is made. */
  dish: SlotBase & {
    picture: Picture;
    body: string;
    facts: Fact[];
    rating?: Stars;
    by?: Person;
    serves: string;
    ingredients: { amount: string; name: string }[];
    method: { text: string; time?: string }[];
    action: Action;
    secondary?: Action;
  };
  /** A place that can be stayed at or visited, with what it has and costs. */
  listing: SlotBase & {
    picture: Picture;
    pictures: Picture[];
    where: string;
    tag?: string;
    rating?: Stars;
    price?: { value: string; per: string };
    facts: Fact[];
    body: string;
    features: Feature[];
    host?: Person;
    /** What can be chosen or comes next: rooms, acts, dishes. */
    list?: { title: string; rows: { title: string; note?: string; value?: string }[] };
    action: Action;
    secondary?: Action;
  };
  /** Departures between two places on a day. */
  fares: SlotBase & {
    from: { code: string; name: string };
    to: { code: string; name: string };
    icon: string;
    /** Day and travellers: "Fri 27 Nov", "1 adult". */
    facts: string[];
    chips: { label: string; on?: boolean }[];
    items: Fare[];
    choose: Action;
  };
  /** The weather of a place: now, in the next hours, in the next days. */
  forecast: SlotBase & {
    now: { value: string; words: string; icon: string; range: string; felt: string };
    hours: { time: string; icon: string; value: string; rain: string }[];
    /** `from` and `to` are 0…1 of the span of all days. */
    days: { day: string; icon: string; words: string; low: string; high: string; from: number; to: number }[];
    facts: Fact[];
    alert?: string;
  };
}

export const APP_KINDS = ['dish', 'listing', 'fares', 'forecast'] as const satisfies readonly (keyof AppShapes)[];

/** Those of them that open a page and head it themselves. */
export const APP_OPENINGS = ['dish', 'listing', 'forecast'] as const satisfies readonly (typeof APP_KINDS)[number][];
