import type { ActivityShapes } from './activity-shapes.ts';
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
export interface AppShapes extends ActivityShapes {
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
    lists: { title: string; rows: { title: string; note?: string; value?: string }[] }[];
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
  /** What lets somebody in: a ticket, a boarding pass. */
  pass: SlotBase & {
    label: string;
    picture: Picture;
    /** Where it goes from and to, for what carries somebody. */
    way?: { from: string; fromName: string; to: string; toName: string; icon: string };
    where: string;
    holder: string;
    facts: Fact[];
    /** Letters under the code that is scanned. */
    code: string;
    hint: string;
    action: Action;
    secondary?: Action;
  };
  /** The people one writes to, with the last words of each. */
  talks: SlotBase & {
    search: string;
    chips: { label: string; on?: boolean }[];
    near: string[];
    items: { from: string; text: string; time: string; unread?: number; online?: boolean; mine?: boolean }[];
    action: Action;
  };
  /** A journey day by day. */
  trip: SlotBase & {
    picture: Picture;
    facts: Fact[];
    days: { label: string; date: string; stops: { time?: string; title: string; note?: string; icon: string }[] }[];
    action: Action;
  };
  /** What is to be done every day, and how far today is. */
  checks: SlotBase & {
    figure: { value: string; of: string; share: number; words: string };
    week: { day: string; date: string; state: 'full' | 'part' | 'now' | 'next' }[];
    groups: { title: string; items: { title: string; note: string; icon: string; side?: string; done: boolean }[] }[];
    action: Action;
  };
  /** The things of a home and how they are set. */
  controls: SlotBase & {
    rooms: { label: string; on?: boolean }[];
    climate: { label: string; value: string; unit: string; share: number; words: string; less: string; more: string };
    scenes: { label: string; icon: string; on?: boolean }[];
    devices: { title: string; note: string; icon: string; on: boolean; share?: number }[];
    picture: Picture;
  };
  /** Money that one has, on which card, and what came and went. */
  wallet: SlotBase & {
    balance: Fact;
    words: string;
    card: { name: string; digits: string; holder: string; expires: string };
    actions: { label: string; icon: string }[];
    people: string[];
    groups: { day: string; rows: { title: string; note: string; icon: string; amount: string; credit?: boolean }[] }[];
  };
  /** Things to listen to, watch or read: the one that is begun, shelves of others, a list. */
  library: SlotBase & {
    /** Where the home of an app begins with looking for something. */
    search?: string;
    chips: { label: string; on?: boolean }[];
    resume?: { label: string; title: string; by: string; left: string; share: number; picture: Picture; icon: string };
    shelves: { title: string; items: { title: string; by: string; picture: Picture }[] }[];
    list?: { title: string; rows: { title: string; by: string; side: string; picture: Picture; icon: string }[] };
  };
  /** A way of lessons, done one after the other. */
  lessons: SlotBase & {
    stats: { icon: string; label: string; value: string }[];
    unit: { label: string; title: string; share: number };
    nodes: { title: string; note: string; icon: string; state: 'done' | 'now' | 'next' }[];
    action: Action;
  };
  /** One of many faces to say yes or no to. */
  deck: SlotBase & {
    picture: Picture;
    /** Those that come after it. */
    pictures: Picture[];
    line: string;
    body: string;
    facts: Feature[];
    tags: string[];
    actions: { label: string; icon: string; main?: boolean }[];
  };
  /** A training with its exercises, each in sets. */
  session: SlotBase & {
    facts: Fact[];
    picture: Picture;
    exercises: {
      title: string;
      note: string;
      icon: string;
      sets: { reps: string; load: string; done: boolean }[];
    }[];
    action: Action;
  };
  /** What people have posted, newest first. */
  posts: SlotBase & {
    near: string[];
    /** Absent where the screen shows one post alone. */
    ask?: string;
    /** What the prompt calls liking, answering and passing on. */
    deeds?: string[];
    items: {
      by: string;
      handle: string;
      time: string;
      text: string;
      picture?: Picture;
      likes: string;
      comments: string;
      liked?: boolean;
    }[];
  };
  /** Games of a day with how they stand. */
  scores: SlotBase & {
    days: { label: string; on?: boolean }[];
    live?: { league: string; home: string; away: string; score: string; minute: string; events: string[] };
    groups: {
      league: string;
      games: { home: string; away: string; homeScore: string; awayScore: string; state: string; live?: boolean }[];
    }[];
  };
  /** A sum for a month and how much of it each kind of spending has taken. */
  budget: SlotBase & {
    left: { label: string; value: string; of: string; share: number };
    /** Days that are left, and what may be spent on each. */
    pace: string;
    parts: { label: string; icon: string; spent: string; of: string; share: number; isOver?: boolean }[];
    moves: { title: string; note: string; amount: string; icon: string }[];
    action: Action;
  };
  /** How a body does today: rings that close, figures beside them, the week. */
  vitals: SlotBase & {
    rings: { label: string; value: string; goal: string; share: number }[];
    words: string;
    tiles: { icon: string; label: string; value: string; unit: string; note: string }[];
    week: { title: string; unit: string; days: { label: string; value: number; now?: boolean }[] };
    action: Action;
  };
  /** Somebody as others see them: counts, words, pictures. */
  portfolio: SlotBase & {
    handle: string;
    person: string;
    body: string;
    counts: { value: string; label: string }[];
    tabs: string[];
    pictures: Picture[];
    action: Action;
    secondary: Action;
  };
  /** A day over its hours. `start` and `end` are minutes since midnight. */
  hours: SlotBase & {
    strip: { day: string; date: string; on?: boolean; busy?: boolean }[];
    from: number;
    to: number;
    now: number;
    entries: { title: string; note: string; start: number; end: number; time: string; tone: 0 | 1 | 2 }[];
    action: Action;
  };
  /** A way from one place to another, turn by turn. */
  route: SlotBase & {
    picture: Picture;
    to: string;
    time: Fact;
    facts: Fact[];
    ways: { label: string; icon: string; value: string; on?: boolean }[];
    steps: { icon: string; title: string; note: string }[];
    action: Action;
  };
  /** What leaves from a stop, soonest first. */
  departures: SlotBase & {
    where: string;
    chips: { label: string; on?: boolean }[];
    items: { line: string; icon: string; to: string; note: string; minutes: string; later: string; isLate?: boolean }[];
    alert?: string;
    action: Action;
  };
}

export const APP_KINDS = [
  'activity',
  'dish',
  'listing',
  'fares',
  'forecast',
  'pass',
  'talks',
  'trip',
  'checks',
  'controls',
  'wallet',
  'library',
  'lessons',
  'deck',
  'session',
  'posts',
  'scores',
  'budget',
  'vitals',
  'portfolio',
  'hours',
  'route',
  'departures',
] as const satisfies readonly (keyof AppShapes)[];

/** Those of them that open a page and head it themselves. */
export const APP_OPENINGS = ['dish', 'listing', 'forecast'] as const satisfies readonly (typeof APP_KINDS)[number][];
