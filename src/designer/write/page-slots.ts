import type { Action, Column, Fact, Person, Picture, Row, SlotBase, Status, Tone } from './slots.ts';

/** One letter of a mailbox, as its list shows it. */
export interface MailRow {
  from: string;
  title: string;
  preview: string;
  time: string;
  unread?: boolean;
  flagged?: boolean;
  /** Shown in the reading pane beside the list. */
  open?: boolean;
  tag?: Status;
  /** Name of a file that comes with it. */
  attachment?: string;
  /** Stands for the sender's face where nobody in person wrote. */
  icon?: string;
}

export interface StoredFile {
  /** With its extension: "orders.xlsx". */
  name: string;
  icon: string;
  size: string;
  changed: string;
  by: string;
  picture?: Picture;
  shared?: boolean;
}

export interface NotificationItem {
  icon: string;
  tone: Tone;
  title: string;
  body?: string;
  time: string;
  unread?: boolean;
  /** Who it comes from; their face stands for the icon. */
  person?: string;
  action?: Action;
}

export const CHANGE_KINDS = ['new', 'better', 'fixed', 'removed'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export interface Release {
  version: string;
  date: string;
  title: string;
  body?: string;
  picture?: Picture;
  changes: { kind: ChangeKind; text: string }[];
}

/** Shapes of content that a page of a kind of its own is about: mail, files, results, a map. */
/** A part of a written page: text, points, then lines with who and when at their end. */
export interface PaperSection {
  heading: string;
  text?: string;
  points?: string[];
  lines?: { title: string; note?: string; side?: string; done?: boolean }[];
  /** Lines are numbered or ticked off. */
  as?: 'steps' | 'checks';
}

export interface PageSlotShapes {
  /** Letters, newest first, and the boxes they lie in. */
  mail: SlotBase & {
    boxes: { label: string; icon: string; count?: number; on?: boolean }[];
    letters: MailRow[];
    search: string;
  };
  /** One letter, opened, with what was written before, oldest first; the title is its subject. */
  letter: SlotBase & {
    with: Person;
    messages: { from: string; time: string; text: string; mine: boolean }[];
    attachments: { name: string; size: string; icon: string }[];
    tag?: Status;
    reply: { placeholder: string; action: Action };
  };
  files: SlotBase & {
    /** Names of the folders above, outermost first. */
    path: string[];
    folders: { name: string; note: string; icon: string }[];
    files: StoredFile[];
    /** How full the drive is; `share` 0…1. */
    used?: { share: number; text: string };
  };
  notifications: SlotBase & { unread: number; groups: { day: string; items: NotificationItem[] }[] };
  /** A field to search by that opens a page; `value` is what was searched for. */
  query: SlotBase & { placeholder: string; value?: string; popular: string[]; picture?: Picture };
  results: SlotBase & {
    query: string;
    items: {
      title: string;
      body?: string;
      /** Where it is found, outermost first. */
      path: string[];
      meta?: string;
      value?: string;
      status?: Status;
      picture?: Picture;
      icon: string;
      action?: Action;
    }[];
    facets: { title: string; options: { label: string; count: number; on?: boolean }[] }[];
    sort: string[];
    related: string[];
  };
  /** Rows to work on: picked, filtered, sorted, page by page. */
  table: SlotBase & {
    columns: Column[];
    /** A row about a person shows a face. */
    rows: (Row & { picked?: boolean; isPerson?: boolean })[];
    search: string;
    chips: { label: string; on?: boolean }[];
    /** What can be done with the picked rows. */
    bulk: Action[];
    /** How many of all are in each state. */
    tally: { status: Status; count: number }[];
    /** The column that the rows are in order by. */
    sorted?: string;
    pages: { at: number; of: number; shown: string };
  };
  /** A written page of somebody's work, part by part. */
  paper: SlotBase & {
    /** What kind of page it is: "Meeting notes". */
    eyebrow: string;
    summary: string;
    status: Status;
    /** Whose face stands on it, where it is about somebody. */
    portrait?: string;
    facts: Fact[];
    sections: PaperSection[];
    actions: Action[];
  };
  releases: SlotBase & { items: Release[]; subscribe: Action };
  topics: SlotBase & { items: { icon: string; title: string; body: string; count: string }[] };
  team: SlotBase & {
    members: (Person & { about?: string; contact?: string })[];
    /** A place that is still free. */
    opening?: { title: string; body: string; action: Action };
  };
  empty: SlotBase & {
    /** Large sign of what is missing: "404". */
    code?: string;
    icon: string;
    body: string;
    picture: Picture;
    secondary?: Action;
    /** Where to go on from here. */
    ways: { icon: string; title: string; body?: string }[];
  };
  map: SlotBase & {
    picture: Picture;
    placeholder: string;
    chips: { label: string; on?: boolean }[];
    /** `x` and `y` are 0…1 of the map. */
    pins: {
      x: number;
      y: number;
      title: string;
      body?: string;
      meta?: string;
      value?: string;
      status?: Status;
      picture?: Picture;
      icon: string;
      on?: boolean;
    }[];
  };
}
