import type { Picture, SlotBase, Status, Tone } from './slots.ts';

export interface Dish {
  title: string;
  body?: string;
  price: string;
  /** Short marks such as "V"; what they stand for is in the menu's legend. */
  marks: string[];
}

/** One text in the list of a journal. */
export interface JournalPost {
  title: string;
  excerpt: string;
  topic: string;
  /** Minutes that reading it takes. */
  minutes: number;
  /** "18 Nov 2026". */
  date: string;
  by: string;
  picture: Picture;
}

/** Kinds of content that pages for visitors are made of. */
export interface VisitShapes {
  /** What a house serves, course by course. */
  menu: SlotBase & {
    sections: { title: string; note?: string; picture: Picture; dishes: Dish[] }[];
    legend: { mark: string; label: string }[];
  };
  /** What somebody has written, newest first. */
  journal: SlotBase & { items: JournalPost[]; topics: string[] };
  /** A gift to choose the size of, and what each size does. */
  giving: SlotBase & {
    /** "Once", "Every month"; the first is chosen unless `monthly`. */
    periods: string[];
    monthly: boolean;
    amounts: { amount: string; does: string; on?: boolean }[];
    body: string;
    picture: Picture;
    raised?: { value: string; goal: string; share: number };
    /** What is said of the payment. */
    safe: string;
  };
  /** How a service stands, part by part, and what went wrong lately; the title says how it stands as a whole. */
  uptime: SlotBase & {
    status: Status;
    /** `days` are oldest first, each as well as its worst hour; `share` is how much of them it answered: "99.98 %". */
    parts: { name: string; note?: string; status: Status; days: { tone: Tone }[]; share: string }[];
    incidents: {
      day: string;
      title: string;
      tone: Tone;
      /** Newest first. */
      updates: { when: string; state: string; text: string }[];
    }[];
  };
  /** Places that a house has to fill, team by team. */
  openings: SlotBase & {
    groups: { team: string; rows: { title: string; where: string; terms: string; pay: string }[] }[];
  };
  /** One page of a handbook for those who build with something: where it stands among the others, and what it says. */
  manual: SlotBase & {
    groups: { title: string; items: { label: string; on?: boolean }[] }[];
    path: string[];
    search: string;
    sections: {
      heading: string;
      text: string;
      code?: { file: string; lines: string[] };
      /** The first cell of a row is code. */
      table?: { columns: string[]; rows: string[][] };
    }[];
    before: string;
    after: string;
  };
}
