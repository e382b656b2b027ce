import type { Action, Fact, Picture, SlotBase } from './slots.ts';

/** Days of a month by what they are to the matter: `a` is the matter itself, `b` what goes with it, `c` what is expected. */
export type DayMark = 'a' | 'b' | 'c';

/** One line of a list in an activity. */
export interface ActivityRow {
  title: string;
  note?: string;
  value?: string;
  icon?: string;
  /** Somebody whose face stands before the line. */
  face?: string;
  picture?: Picture;
  /** A switch, a tick, one of several to choose, or a plain line. */
  control?: 'switch' | 'tick' | 'choose';
  on?: boolean;
  /** 0…1, drawn as a bar under the line. */
  share?: number;
}

/** What the screen of one activity is made of, one below the other. Shares are 0…1. */
export type ActivityPart =
  | {
      kind: 'moment';
      label: string;
      value: string;
      unit?: string;
      words: string;
      share?: number;
      picture?: Picture;
    }
  | ({ kind: 'act'; secondary?: Action } & Action)
  | { kind: 'knobs'; items: { label: string; icon: string; main?: true }[] }
  | { kind: 'facts'; items: Fact[] }
  | { kind: 'rows'; title?: string; items: ActivityRow[] }
  | { kind: 'course'; title: string; unit: string; points: { label: string; value: number }[]; words?: string }
  | { kind: 'bars'; title: string; unit: string; days: { label: string; value: number; now?: boolean }[] }
  | { kind: 'chips'; label: string; items: { label: string; on?: boolean }[] }
  | { kind: 'thumbs'; title?: string; items: { label: string; picture: Picture; on?: boolean }[] }
  | { kind: 'sliders'; items: { label: string; value: string; share: number }[] }
  | {
      kind: 'panes';
      from: { label: string; value: string; note?: string };
      to: { label: string; value: string; note?: string };
      swap: string;
    }
  | { kind: 'picture'; picture: Picture; tag?: string; size: 'tall' | 'wide' }
  | {
      kind: 'month';
      label: string;
      weekdays: string[];
      weeks: { day?: number; mark?: DayMark; today?: boolean }[][];
      legend: { label: string; mark: DayMark }[];
    }
  | {
      kind: 'stages';
      title?: string;
      items: { when: string; title: string; note?: string; state: 'done' | 'now' | 'next' }[];
    }
  | {
      kind: 'ask';
      share?: number;
      task: string;
      text: string;
      answers: { label: string; chosen?: boolean }[];
    }
  | { kind: 'say'; icon: string; title: string; body: string }
  | { kind: 'writing'; label: string; text: string }
  | {
      kind: 'way';
      from: { code: string; name: string; time: string };
      to: { code: string; name: string; time: string };
      icon: string;
      share: number;
      words: string;
    }
  | { kind: 'keys'; items: string[] }
  | { kind: 'wave'; levels: number[]; label: string }
  | { kind: 'dots'; at: number; of: number };

export interface ActivityShapes {
  /** One thing that somebody does with the app, from start to end: charging, splitting a bill, mending a picture. */
  activity: SlotBase & { parts: ActivityPart[] };
}
