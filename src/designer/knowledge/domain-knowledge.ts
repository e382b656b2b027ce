import type { Nature } from './nature.ts';
import type { TradeClass } from './trade-class.ts';
import type { Action, Column, Field, Metric, Person, Picture, SeriesPoint, Status, Tone } from '../write/slots.ts';

/**
 * What is known about one trade or pastime: how its people speak, what they count, what their things look like.
 * Everything is written as it would stand on a screen in that trade, with invented brands and people. One set of facts:
 * what a metric says must agree with the series, rows and order lines of the same file.
 */
export interface DomainKnowledge {
  id: string;
  /** What the domain is called in a sentence: "running and training". */
  label: string;
  /** What its public pages are for; absent where the trade was made up from a prompt, which may be any. */
  trade?: TradeClass;
  /** What its things are, so that no block draws them as what they are not; empty for figures, contracts, code. */
  natures: Nature[];
  /** Lowercase words and phrases that point here, singular; stronger ones first. */
  words: string[];
  /** Invented product names that no existing company uses. */
  brands: string[];
  /** The town that its texts name; a place that the prompt names is told in its stead. */
  place?: string;
  /** A lucide icon that stands for the trade. */
  icon: string;
  /** Its things happen in the dark or before a lit screen, so that its screens may be dark unasked. */
  isNocturnal?: true;
  /** Seed colours that suit the trade, each with a word for it; first is the most fitting. */
  colors: { hex: string; name: string }[];
  /** Moods that suit the trade when the prompt names none. */
  moods: (
    | 'playful'
    | 'calm'
    | 'bold'
    | 'elegant'
    | 'technical'
    | 'editorial'
    | 'minimal'
    | 'warm'
    | 'luxurious'
    | 'natural'
    | 'friendly'
    | 'energetic'
    | 'corporate'
  )[];
  /** The scene that a large picture shows, and smaller things to picture. */
  pictures: { scene: Picture; things: Picture[] };
  /** Openings for a page; `words` are those that ask for it, `accent` is a part of `title` set apart. No praise, no invented statistics. */
  promises: {
    words?: string[];
    eyebrow?: string;
    title: string;
    accent?: string;
    body: string;
    action: Action;
    secondary: Action;
  }[];
  /** Four or five destinations of the app, the first is home. */
  destinations: { label: string; icon: string }[];
  /** Live figures a screen can be about: today, now, so far. */
  focuses: FocusKnowledge[];
  metrics: Metric[];
  series: SeriesKnowledge[];
  breakdowns: BreakdownKnowledge[];
  /** Three to five kinds of things, the main one first, six or more rows each. */
  collections: CollectionKnowledge[];
  /** What happens when; days count from today. */
  schedule: ScheduleKnowledge[];
  people: Person[];
  /** A short talk between a user and someone of the trade. */
  thread: { with: Person; messages: { mine: boolean; time: string; text: string }[]; placeholder: string };
  points: { icon: string; title: string; body: string }[];
  steps: { title: string; body: string }[];
  /** `per` says what a price is for when it is not a month: "a night", "a guest". */
  plans: { name: string; price: number; per?: string; body: string; includes: string[]; best?: boolean }[];
  questions: { question: string; answer: string }[];
  /** Settings groups that only this trade has. */
  settings: {
    title: string;
    rows: {
      label: string;
      note?: string;
      icon?: string;
      kind: 'switch' | 'value' | 'link' | 'choice';
      on?: boolean;
      value?: string;
      options?: string[];
    }[];
  }[];
  /** The form of the trade: book, order, apply, log. */
  form: { title: string; note?: string; groups: { title?: string; fields: Field[] }[]; submit: Action };
  /** Something bought or billed; quantities times prices are summed by `write/`. `taxPercent` 0 means none shown. */
  order: {
    title: string;
    /** `picture` absent: the trade's things in turn. */
    lines: { title: string; note?: string; quantity: number; price: number; picture?: Picture }[];
    delivery?: number;
    taxPercent: number;
  };
  /** ISO 4217; prices of the domain are in it. */
  currency: string;
  notices: { tone: Tone; icon: string; title: string; body: string; action?: Action }[];
  article: { title: string; byline: string; lead: string; paragraphs: string[]; pull: string };
  actions: Action[];
}

export interface FocusKnowledge {
  /** "This week", "In the drum now". */
  label: string;
  value: string;
  unit?: string;
  caption: string;
  share?: number;
  goal?: string;
  facts: { label: string; value: string; unit?: string }[];
  action: Action;
  /** Index into `series` of the same file that tells this figure's story. */
  series?: number;
}

export interface SeriesKnowledge {
  /** Words that ask for it: "distance", "weekly activity". */
  words: string[];
  title: string;
  name: string;
  unit: string;
  points: SeriesPoint[];
  second?: { name: string; values: number[] };
  shape: 'bars' | 'line' | 'area';
  /** How the figure beside the chart is made from the points. */
  figure: 'total' | 'mean' | 'latest';
  note: string;
}

export interface BreakdownKnowledge {
  words: string[];
  title: string;
  note?: string;
  unit: string;
  parts: { label: string; value: number; tone?: Tone }[];
}

export interface CollectionKnowledge {
  /** What one thing is called, singular first, then other words for it: ['listing', 'home', 'apartment']. */
  words: string[];
  /** Heading of a list of them: "Saved homes". */
  title: string;
  note?: string;
  icon: string;
  columns: Column[];
  rows: {
    title: string;
    subtitle?: string;
    meta?: string;
    value?: string;
    status?: Status;
    icon?: string;
    picture?: Picture;
    share?: number;
    done?: boolean;
    /** In the order of `columns`. */
    cells: string[];
  }[];
  action: Action;
  /** Filter chips that make sense for it. */
  filters: string[];
}

export interface ScheduleKnowledge {
  /** 0 today, 1 tomorrow, -1 yesterday. */
  day: number;
  time: string;
  title: string;
  place?: string;
  duration?: string;
  status?: Status;
}
