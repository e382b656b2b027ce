import type { Action, Fact, Person, SlotBase, Status, Tone } from './slots.ts';

/** Shapes of content that only offices have: what is on file of one thing, plans over weeks, who works when, what is paid. */
export interface WorkShapes {
  /** Opens the page about one person or thing: who it is, how it stands, what is on file; the title is its name. */
  dossier: SlotBase & {
    icon: string;
    /** Shows a face. */
    person?: Person;
    line: string;
    status: Status;
    tags: string[];
    actions: Action[];
    tabs: string[];
    /** Index of the tab that is open; absent: the first. */
    tab?: number;
    figures: Fact[];
    facts: Fact[];
  };
  /** Work over time: bars in the rows of groups, over columns of equal length. */
  gantt: SlotBase & {
    /** Names of the columns with the names of what they belong to: "2", "9" of "Nov". */
    columns: { label: string; over: string }[];
    /** Where today is, in columns from the left; absent where it is outside. */
    today?: number;
    groups: {
      title: string;
      /** `from` and `to` in columns from the left; a milestone begins and ends at one moment. `share` 0…1 is done. */
      bars: { title: string; from: number; to: number; when: string; person?: string; share: number; tone: Tone }[];
    }[];
  };
  /** A week of work: who is on when. */
  roster: SlotBase & {
    label: string;
    days: { name: string; date: string; today?: boolean; staffed: string }[];
    rows: {
      person: Person;
      hours: string;
      /** One entry per day; absent: off. */
      shifts: ({ time: string; place: string; track: number; tone?: Tone } | undefined)[];
    }[];
    /** Places or posts with the same `track` as their shifts. */
    places: string[];
    open: string;
  };
  /** What a customer of a product pays: the plan, what is used of it, how it is paid, what was paid. */
  billing: SlotBase & {
    plan: { name: string; price: string; period: string; renews: string; includes: string[] };
    usage: { label: string; text: string; share: number; tone: Tone }[];
    method: { name: string; note: string };
    address: Fact[];
    invoices: { number: string; what: string; date: string; amount: string; status: Status }[];
    next: Fact;
  };
  /** Who may do what: a role a column, a right a line, in groups. */
  rights: SlotBase & {
    roles: { name: string; note: string; on?: boolean }[];
    groups: {
      title: string;
      /** One grant per role: all, none, or only what is one's own. */
      rows: { label: string; note?: string; grants: ('all' | 'own' | 'none')[] }[];
    }[];
    secondary?: Action;
  };
  /** What machines wrote down, newest first, with how much of it there was over time. */
  logs: SlotBase & {
    search: string;
    levels: { label: string; tone: Tone; count: number; on?: boolean }[];
    services: { label: string; on?: boolean }[];
    range: string;
    /** Lines per step of time, the ones with errors apart; `at` is minutes since midnight. */
    course: { at: number; value: number; errors: number }[];
    lines: { time: string; level: string; tone: Tone; service: string; text: string; open?: boolean }[];
    /** What the open line holds besides its text. */
    facts: Fact[];
  };
  /** A working day of several people side by side: a column each over the hours. Minutes are since midnight. */
  rounds: SlotBase & {
    strip: { day: string; date: string; on?: boolean }[];
    from: number;
    to: number;
    now?: number;
    columns: {
      person: Person;
      note: string;
      entries: {
        title: string;
        note: string;
        start: number;
        end: number;
        time: string;
        tone: 0 | 1 | 2;
        isBreak?: boolean;
      }[];
    }[];
    legend: string[];
  };
}
