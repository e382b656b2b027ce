import type { Nature } from '../knowledge/nature.ts';
import { APP_KINDS, type AppShapes } from './app-shapes.ts';
import type { ComponentShapes } from './component-shapes.ts';
import type { PageSlotShapes } from './page-slots.ts';
import type { PitchShapes } from './pitch-shapes.ts';
import type { PlayShapes } from './play-shapes.ts';
import type { TradeShapes } from './trade-shapes.ts';
import type { WorkShapes } from './work-shapes.ts';
import type { VisitShapes } from './visit-shapes.ts';
import type { WeekShapes } from './week-shapes.ts';

/**
 * The shapes of content a screen can show. `write/` fills them from the brief and the domain's knowledge, a block
 * draws one of them. Texts are plain words, ready to be shown; numbers that must agree are computed, never typed twice.
 */

export type Tone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad';

export interface Action {
  label: string;
  icon?: string;
}

/** A state in a word, such as "Ready" or "Overdue". */
export interface Status {
  label: string;
  tone: Tone;
  icon?: string;
}

/** What a picture is about: `kind` picks the family that draws it, `subject` what it shows. */
export interface Picture {
  kind: PictureKind;
  subject: string;
  alt: string;
}

export const PICTURE_KINDS = [
  'landscape',
  'product',
  'food',
  'portrait',
  'avatar',
  'abstract',
  'map',
  'room',
  'logo',
  'thing',
  'plate',
] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

export interface Fact {
  label: string;
  value: string;
  unit?: string;
}

export interface Person {
  name: string;
  role?: string;
  note?: string;
  status?: Status;
}

export interface Metric {
  label: string;
  value: string;
  unit?: string;
  /** Change against an earlier time, in words: "+4 % on last week". */
  change?: { text: string; tone: Tone };
  /** Recent values, oldest first, for a small line. */
  trend?: number[];
  icon?: string;
}

export interface SeriesPoint {
  label: string;
  value: number;
  /** Planned values are drawn lighter; `now` is marked. Absent: past. */
  state?: 'past' | 'now' | 'planned';
}

export interface Row {
  title: string;
  subtitle?: string;
  /** Small words at the side or under the value, such as a time or an id. */
  meta?: string;
  value?: string;
  status?: Status;
  icon?: string;
  picture?: Picture;
  /** 0…1, where a row has something like progress or a score. */
  share?: number;
  /** For things that can be ticked off. */
  done?: boolean;
  action?: Action;
  /** Values by column label, for tables. */
  cells?: Record<string, string>;
}

export interface Column {
  label: string;
  align?: 'start' | 'end';
  /** What its cells are, where a table shows that: a role or priority, an id or address, a person, a moment. */
  as?: 'badge' | 'code' | 'person' | 'time';
}

export const FIELD_KINDS = [
  'text',
  'email',
  'password',
  'tel',
  'url',
  'number',
  'date',
  'time',
  'search',
  'textarea',
  'select',
  'radio',
  'checkbox',
  'checkboxes',
  'switch',
  'slider',
  'file',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

export interface Field {
  label: string;
  kind: FieldKind;
  value?: string;
  placeholder?: string;
  hint?: string;
  error?: string;
  options?: string[];
  /** For checkbox and switch: ticked; for radio, select and checkboxes: `value` names the chosen option. */
  on?: boolean;
  required?: boolean;
  /** Two half fields share a line where there is room. */
  width?: 'half' | 'full';
}

/** What every slot has: a heading, one line under it, one action beside it. */
export interface SlotBase {
  title: string;
  note?: string;
  action?: Action;
  /** What its things are, for blocks that draw them as something; absent: nothing that such a block is true of. */
  natures?: readonly Nature[];
}

/** The trade's pictures, for blocks that draw data in them: where it happens, and things that stand on no ground. */
export interface Pictured {
  scene?: Picture;
  /** Of kind `thing`, the most fitting first. */
  things?: Picture[];
}

/** What a window of the product shows: its rows, one of its figures and the course behind it. */
export interface Preview {
  title: string;
  tabs: string[];
  rows: Row[];
  figure: Fact;
  points: SeriesPoint[];
}

export interface SlotShapes
  extends
    PageSlotShapes,
    PitchShapes,
    TradeShapes,
    PlayShapes,
    VisitShapes,
    AppShapes,
    WorkShapes,
    WeekShapes,
    ComponentShapes {
  /** The opening of a page: words, one or two actions, a picture. `accent` is the part of `title` set apart. */
  hero: SlotBase & {
    eyebrow?: string;
    accent?: string;
    body?: string;
    secondary?: Action;
    facts: Fact[];
    picture: Picture;
    /** What the page or the product holds, for openings that list it; said again further down, so nothing hangs on it. */
    contents?: { title: string; note: string }[];
    /** A glimpse of the product at work, for openings that show it. */
    preview?: Preview;
  };
  /** The one figure a screen is about. `share` 0…1 is how far it has come, `goal` says of what. */
  focus: SlotBase & {
    label: string;
    value: string;
    unit?: string;
    caption?: string;
    share?: number;
    goal?: string;
    facts: Fact[];
    series?: SlotShapes['series'];
    picture?: Picture;
  };
  metrics: SlotBase & { items: Metric[] };
  series: SlotBase &
    Pictured & {
      unit: string;
      points: SeriesPoint[];
      /** A second line to compare with, same length as `points`. */
      second?: { name: string; values: number[] };
      name: string;
      /** The sentence's figure: a total, a mean, the latest. */
      figure?: Fact;
      shape: 'bars' | 'line' | 'area';
    };
  breakdown: SlotBase & {
    parts: { label: string; value: number; display: string; share: number; tone?: Tone }[];
    total?: Fact;
  };
  records: SlotBase &
    Pictured & {
      rows: Row[];
      columns: Column[];
      total?: Fact;
      checkable?: boolean;
      /** The prompt names the columns, so that only a table shows what is asked. */
      asTable?: boolean;
    };
  gallery: SlotBase & {
    items: { title: string; picture: Picture; meta?: string; value?: string; tag?: string; action?: Action }[];
  };
  schedule: SlotBase &
    Pictured & {
      entries: {
        day: string;
        time: string;
        title: string;
        place?: string;
        duration?: string;
        status?: Status;
        /** The moment as `2026-11-20T18:30`, where day and time are known. */
        at?: string;
      }[];
    };
  month: SlotBase & {
    /** "November 2026". */
    label: string;
    weekdays: string[];
    /** Weeks of seven cells; a cell without a day belongs to another month. */
    weeks: { day?: number; today?: boolean; marks?: string[]; tone?: Tone }[][];
  };
  people: SlotBase & { people: Person[] };
  thread: SlotBase & {
    with: Person;
    /** Several talk, so that each is named. */
    isGroup?: true;
    messages: { from: string; time: string; text: string; mine: boolean }[];
    compose: { placeholder: string; action: Action };
  };
  points: SlotBase & Pictured & { items: { icon: string; title: string; body: string; picture?: Picture }[] };
  steps: SlotBase & Pictured & { items: { title: string; body: string; state?: 'done' | 'now' | 'next' }[] };
  timeline: SlotBase &
    Pictured & {
      items: { when: string; title: string; body?: string; state?: 'done' | 'now' | 'next'; icon?: string }[];
    };
  plans: SlotBase & {
    periods?: string[];
    items: {
      name: string;
      price: string;
      period?: string;
      body?: string;
      includes: string[];
      best?: boolean;
      action: Action;
    }[];
  };
  form: SlotBase & {
    groups: { title?: string; note?: string; fields: Field[] }[];
    submit: Action;
    secondary?: Action;
    providers?: string[];
    /** Whose form it is, with the button that changes the picture. */
    portrait?: { picture: Picture; change: Action };
    agreement?: string;
    /** "Step 2 of 4" forms. */
    step?: { at: number; of: number; labels: string[]; answers: Fact[] };
  };
  questions: SlotBase & { items: { question: string; answer: string }[] };
  settings: SlotBase & {
    groups: {
      title: string;
      rows: {
        label: string;
        note?: string;
        icon?: string;
        /** `field` is typed into, `button` is pressed there and then; `value` is the button's words. */
        kind: 'switch' | 'value' | 'link' | 'choice' | 'field' | 'button';
        /** What cannot be taken back. */
        isDangerous?: boolean;
        on?: boolean;
        value?: string;
        options?: string[];
      }[];
    }[];
  };
  place: SlotBase & {
    picture: Picture;
    stops: { label: string; note?: string; meta?: string; status?: Status; icon?: string }[];
  };
  player: SlotBase & {
    by: string;
    picture: Picture;
    elapsed: string;
    length: string;
    share: number;
    controls: Action[];
    queue: Row[];
  };
  article: SlotBase & {
    byline: string;
    date?: string;
    tags?: string[];
    lead?: string;
    paragraphs: string[];
    pull?: string;
    picture: Picture;
  };
  product: SlotBase & {
    price: string;
    was?: string;
    body: string;
    picture: Picture;
    options: { label: string; values: string[]; chosen: string }[];
    facts: Fact[];
    rating?: { share: number; count: string };
    secondary?: Action;
  };
  order: SlotBase & {
    lines: { title: string; note?: string; quantity?: string; price: string; picture?: Picture }[];
    sums: { label: string; value: string; strong?: boolean }[];
    /** Invoice and receipt details. */
    facts?: Fact[];
  };
  board: SlotBase & {
    columns: {
      title: string;
      tone?: Tone;
      /** What its cards are worth together. */
      sum?: string;
      cards: {
        title: string;
        note?: string;
        tag?: string;
        person?: string;
        meta?: string;
        value?: string;
        /** What it belongs to; labels of one name have one `track`, which gives them their colour. */
        label?: string;
        track?: number;
        /** "3/5". */
        checks?: string;
        comments?: string;
      }[];
    }[];
  };
  /** `pictures` are of the things compared, in the order of the columns. */
  compare: SlotBase & {
    columns: string[];
    rows: { label: string; values: string[]; best?: number }[];
    pictures?: Picture[];
    /** Who is best in most lines, and the count in words; on pages that are about the comparison. */
    verdict?: { winner?: number; text: string };
  };
  choices: SlotBase & {
    /** A grid of things to pick: seats, sizes, times, answers. */
    rows: { label?: string; cells: { label: string; state: 'free' | 'taken' | 'chosen' }[] }[];
    legend?: boolean;
    prompt?: string;
    summary?: Fact;
  };
  profile: SlotBase & {
    person: Person;
    body?: string;
    facts: Fact[];
    tags?: string[];
    picture?: Picture;
    secondary?: Action;
  };
  notice: SlotBase & { tone: Tone; icon: string; body: string; secondary?: Action };
  quotes: SlotBase & { items: { text: string; by: string; role?: string }[] };
  filters: SlotBase & { search?: string; chips: { label: string; on?: boolean }[]; sort?: string };
  tabs: SlotBase & { items: string[]; current: number };
  actions: SlotBase & { items: { label: string; icon: string; note?: string }[] };
  console: SlotBase & { lines: { time?: string; level?: 'info' | 'ok' | 'warn' | 'error'; text: string }[] };
  prose: SlotBase & { sections: { heading: string; paragraphs: string[]; list?: string[] }[] };
  closing: SlotBase & Pictured & { body?: string; field?: Field; secondary?: Action; picture?: Picture };
  footer: SlotBase & {
    about?: string;
    columns: { title: string; links: string[] }[];
    social: { label: string; icon: string }[];
    legal: string;
  };
}

export type SlotKind = keyof SlotShapes;
/** One piece of content: what it is, the checklist entries it answers, and its words. */
export type SlotOf<K extends SlotKind> = SlotShapes[K] & {
  kind: K;
  /** Ids of the brief's wants that this slot shows. */
  wants: string[];
};
export type Slot = { [K in SlotKind]: SlotOf<K> }[SlotKind];

export const SLOT_KINDS = [
  'hero',
  'focus',
  'metrics',
  'series',
  'breakdown',
  'records',
  'gallery',
  'schedule',
  'month',
  'week',
  'people',
  'thread',
  'points',
  'steps',
  'timeline',
  'plans',
  'form',
  'questions',
  'settings',
  'place',
  'player',
  'article',
  'product',
  'order',
  'board',
  'compare',
  'choices',
  'profile',
  'notice',
  'quotes',
  'filters',
  'tabs',
  'actions',
  'console',
  'prose',
  'closing',
  'footer',
  'invoice',
  'cart',
  'tracking',
  'booking',
  'confirmation',
  'play',
  'quiz',
  'ranking',
  'rating',
  'reviews',
  'story',
  'mailing',
  'terms',
  'code',
  'mail',
  'letter',
  'files',
  'notifications',
  'query',
  'results',
  'table',
  'releases',
  'topics',
  'team',
  'empty',
  'map',
  'dossier',
  'gantt',
  'roster',
  'billing',
  'paper',
  'menu',
  'giving',
  'journal',
  'component',
  'uptime',
  'openings',
  'rights',
  'logs',
  'rounds',
  'manual',
  ...APP_KINDS,
] as const satisfies readonly SlotKind[];
