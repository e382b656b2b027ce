import type { DrawnDevice } from '../../domain/designer.ts';

/**
 * What a prompt says a screen is: the one structure between reading and drawing. Reading fills it with the prompt's own
 * words, filling closes what they leave open, drawing shows it and nothing else. Order is the prompt's order everywhere.
 */
export interface Outline {
  /** BCP 47 tag of the words on the screen. */
  lang: string;
  /** `app` for a phone or everyday app, `tool` for work at a desk or on a wall, `site` for pages that visitors read. */
  kind: 'app' | 'tool' | 'site';
  device?: DrawnDevice;
  /** ISO 4217: the money of its place or its language, where the prompt tells; amounts that it writes itself are written so. */
  currency?: string;
  /** The page's main heading, drawn as `h1`. */
  title?: Words;
  /** The line under the title. */
  subtitle?: Words;
  /** Name of the app, house or company; shown where the frame has room for a wordmark. */
  product?: Words;
  /** What the page is in the prompt's own words: "now playing screen for a bell-ringing app". Never drawn. */
  purpose: string;
  style: StatedStyle;
  frame: Frame;
  sections: Section[];
  refusals: Refused[];
  /** The page was told in an exact form (a drawing, data): what is said beside it speaks of what is there. */
  isExact?: true;
  /** The prompt names the page's parts and leaves to us what they hold. */
  isAsked?: true;
  /** Of an asked page: what it is of ("ice cream"), and what the prompt says of its product in a phrase. */
  subject?: Words;
  claim?: Words;
  /** The prompt lists the page's parts, so nothing is added. */
  isWhole: boolean;
  /** Everything to be seen at once: no scrolling at the device's size. */
  isOneView?: boolean;
  /** What was not understood: told in the answer, never drawn. */
  unread: Words[];
  /** Statements that say nothing of the screen ("I run a pottery studio"), kept so that nothing is lost. */
  context: Words[];
}

/** Where words come from: the prompt's own, made from it (a heading out of "a table of recent orders"), or filled in. */
export type Origin = 'literal' | 'derived' | 'filled';

/** Characters of the prompt, `start` inclusive, `end` exclusive, as UTF-16 offsets. */
export interface Span {
  start: number;
  end: number;
}

export interface Words {
  text: string;
  origin: Origin;
  span?: Span;
}

/** Where a part stands. On a phone `left` and `right` fall one under the other in the prompt's order. */
export type Place = 'top' | 'left' | 'main' | 'right' | 'bottom' | 'overlay';

/** What stands around the content. */
export interface Frame {
  /** The bar at the top: what it holds at its start, middle and end. */
  header?: Bar;
  navigation?: Navigation;
  /** The bar that stays at the bottom of the window: actions, a composer, a sum. */
  foot?: Bar;
  /** The last part of a site. */
  footer?: Section;
}

export interface Bar {
  start: Node[];
  middle: Node[];
  end: Node[];
  isSticky?: boolean;
}

export interface Navigation {
  kind: 'sidebar' | 'top' | 'bottom';
  /** Where a side bar stands that is not at the left. */
  side?: 'right';
  entries: NavEntry[];
  /** Above and below the entries of a side bar: a workspace switcher, a person, a plan badge. */
  head: Node[];
  tail: Node[];
}

export interface NavEntry {
  label: Words;
  /** What it stands under, with the entries around it: "Reference". */
  group?: Words;
  icon?: string;
  badge?: Words;
  isCurrent?: boolean;
}

/** A part of the page, or a card inside a part. */
export interface Section {
  kind: 'section';
  heading?: Words;
  /** The line under the heading. */
  note?: Words;
  place: Place;
  /** 0…1 of the width, where the prompt says so: "left two thirds". */
  share?: number;
  /** How its nodes stand: below one another, or side by side. */
  flow: 'stack' | 'row' | 'grid';
  /** Columns of a `grid` or `row` where the prompt says a number. */
  columns?: number;
  /** How it stands off the page, where the prompt says. `open` leaves it to the composer. */
  surface: 'open' | 'card' | 'band' | 'strip' | 'drawer' | 'notice' | 'hero' | 'plain';
  tone?: Tone;
  isCollapsed?: boolean;
  nodes: Node[];
  /** The prompt's words for what it is where nothing else is known: "weather for the next five hours". For filling. */
  about?: string;
  span?: Span;
}

export type Tone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad' | 'info' | 'muted';

export type Node =
  | Section
  | TextNode
  | FactsNode
  | ItemsNode
  | TableNode
  | ChartNode
  | ControlNode
  | PictureNode
  | BadgeNode
  | ProgressNode
  | StepsNode
  | MessageNode
  | ScheduleNode
  | GridNode
  | CodeNode
  | RatingNode
  | IconNode;

export type NodeKind = Node['kind'];

export interface TextNode {
  kind: 'text';
  role: 'headline' | 'heading' | 'overline' | 'paragraph' | 'caption' | 'quote' | 'value' | 'notice' | 'wordmark';
  words: Words;
  /** Who says a quote, and what that person is. */
  by?: Words;
  byNote?: Words;
  tone?: Tone;
}

/** Labels with their values: figures of a dashboard (`tiles`), facts of a record (`list`, `grid`), a line of facts (`inline`). */
export interface FactsNode {
  kind: 'facts';
  layout: 'tiles' | 'list' | 'grid' | 'inline' | 'sums';
  facts: Fact[];
  columns?: number;
}

export interface Fact {
  label?: Words;
  value: Words;
  /** A change, a moment of measuring, a limit: whatever small words stand with it. */
  note?: Words;
  /** 0…1 where a bar or ring goes with it: "with a bar", "1,300 of 2,000 ml". */
  share?: number;
  /** A small line of recent values beside it. */
  hasTrend?: boolean;
  tone?: Tone;
  icon?: string;
  isStrong?: boolean;
}

/** Things of one kind, each with the same parts. */
export interface ItemsNode {
  kind: 'items';
  layout:
    | 'rows'
    | 'cards'
    | 'columns'
    | 'grid'
    | 'carousel'
    | 'timeline'
    | 'bullets'
    | 'numbered'
    | 'lanes'
    | 'questions'
    | 'tiles';
  /** What each one is, in the prompt's word: "bike", "episode". For pictures and icons. */
  noun?: string;
  items: Item[];
  columns?: number;
}

export interface Item {
  title: Words;
  /** Everything else that is said of it, in order, by role. */
  fields: ItemField[];
  state?: 'selected' | 'done' | 'current' | 'open' | 'disabled' | 'failed';
  tone?: Tone;
  /** Controls, pictures, charts and whatever else it holds beside its words. */
  nodes: Node[];
  /** The lane or group that it stands in. */
  group?: Words;
}

export interface ItemField {
  /** Its label, shown with the value where the words alone would not tell. */
  label?: Words;
  words: Words;
  as: 'note' | 'value' | 'meta' | 'status' | 'badge' | 'code' | 'person';
  tone?: Tone;
}

export interface TableNode {
  kind: 'table';
  caption?: Words;
  columns: TableColumn[];
  rows: TableRow[];
  /** Words under the table: "Showing 4 of 14". */
  footer: Node[];
  isSelectable?: boolean;
}

export interface TableColumn {
  label: Words;
  /** What its cells are drawn as where the prompt says: a pill, a switch, a bar, buttons. */
  as?:
    | 'text'
    | 'number'
    | 'status'
    | 'switch'
    | 'checkbox'
    | 'progress'
    | 'actions'
    | 'code'
    | 'person'
    | 'picture'
    | 'date';
}

export interface TableRow {
  /** By column; an absent cell is empty. */
  cells: (Words | undefined)[];
  state?: 'selected' | 'total' | 'warn' | 'bad' | 'muted';
  /** Buttons and links at its end. */
  actions: ControlNode[];
}

export interface ChartNode {
  kind: 'chart';
  chart:
    | 'line'
    | 'area'
    | 'bar'
    | 'donut'
    | 'ring'
    | 'gauge'
    | 'sparkline'
    | 'heatmap'
    | 'timeline'
    | 'waveform'
    | 'scatter';
  title?: Words;
  /** What it shows, for its axes and made-up course: "temperature, planned and actual". */
  about: string;
  series: Words[];
  /** Given values: parts of a donut, bars with their labels. */
  points: { label: Words; value?: Words }[];
  /** Course of each series in their order (one list where no series is named), evenly from its first tick to its last. Filled. */
  values?: number[][];
  /** Lines across it with their label: "Plan limit", "Capacity 78 MW". */
  marks: Words[];
  unit?: string;
  /** Words for its x axis where given: months, hours, weekdays. */
  ticks: Words[];
  isStacked?: boolean;
  /** The figure that stands with it or in its middle. */
  figure?: Words;
}

export const CONTROL_KINDS = [
  'button',
  'link',
  'input',
  'textarea',
  'select',
  'toggle',
  'checkbox',
  'radio',
  'slider',
  'tabs',
  'segmented',
  'search',
  'chips',
  'stepper',
  'date',
  'time',
  'file',
  'slide',
  'pager',
  'icon-button',
  'color',
] as const;
export type ControlKind = (typeof CONTROL_KINDS)[number];

export interface ControlNode {
  kind: 'control';
  control: ControlKind;
  label?: Words;
  /** What it holds or stands at. */
  value?: Words;
  placeholder?: Words;
  hint?: Words;
  unit?: string;
  /** Entries of tabs, chips, radios and selects. */
  options: Option[];
  rank?: 'primary' | 'secondary' | 'text' | 'danger';
  isOn?: boolean;
  isDisabled?: boolean;
  /** For a slider: its ends in words. */
  min?: Words;
  max?: Words;
  /** A name of the icon set's vocabulary in plain words: "arrow left", "camera". */
  icon?: string;
  /** Floats over the page's lower corner. */
  isFloating?: boolean;
  /** Stated colour of this one control. */
  color?: string;
}

export interface Option {
  label: Words;
  note?: Words;
  isOn?: boolean;
  isDisabled?: boolean;
}

export interface PictureNode {
  kind: 'picture';
  picture:
    | 'photo'
    | 'illustration'
    | 'drawing'
    | 'map'
    | 'logo'
    | 'avatar'
    | 'qr'
    | 'video'
    | 'swatch'
    | 'icon'
    | 'plan';
  /** What it shows, in the prompt's words: "a bell frame seen from below". */
  about: string;
  /** What it is called for those who do not see it, where that is said in another language than `about`. */
  alt?: string;
  caption?: Words;
  /** Labels on it: pins of a map, callouts of a drawing. */
  labels: Words[];
  /** How large it is meant to be. */
  size?: 'small' | 'medium' | 'large' | 'full';
  /** The raw colour of a swatch. */
  color?: string;
  /** Controls and badges that stand on it. */
  overlays: Node[];
}

export interface BadgeNode {
  kind: 'badge';
  words: Words;
  tone?: Tone;
}

export interface ProgressNode {
  kind: 'progress';
  display: 'bar' | 'ring' | 'segments' | 'dots';
  label?: Words;
  value?: Words;
  /** 0…1; absent where the prompt gives none. */
  share?: number;
}

/** Steps of a wizard or process: across or down. */
export interface StepsNode {
  kind: 'steps';
  direction: 'across' | 'down';
  steps: { label: Words; note?: Words; state?: 'done' | 'current' | 'next' }[];
}

export interface MessageNode {
  kind: 'message';
  words: Words;
  from?: Words;
  time?: Words;
  isMine: boolean;
  /** A product card, a picture with its caption. */
  nodes: Node[];
}

/** Days or people across, hours or rows down, entries inside. */
export interface ScheduleNode {
  kind: 'schedule';
  shape: 'week' | 'day' | 'month' | 'lanes';
  columns: Words[];
  rows: Words[];
  entries: {
    column?: Words;
    row?: Words;
    start?: Words;
    end?: Words;
    title: Words;
    notes: Words[];
    tone?: Tone;
    isCurrent?: boolean;
  }[];
}

/** A plan of places: seats, bays, chairs, shelves, a crossword, a game board. */
export interface GridNode {
  kind: 'grid';
  about: string;
  rows: number;
  columns: number;
  rowLabels: Words[];
  columnLabels: Words[];
  cells: { row: number; column: number; words?: Words; note?: Words; state?: string; tone?: Tone }[];
  legend: { words: Words; tone?: Tone }[];
}

export interface CodeNode {
  kind: 'code';
  lines: Words[];
  title?: Words;
  isTerminal?: boolean;
}

export interface RatingNode {
  kind: 'rating';
  value?: Words;
  stars: number;
  label?: Words;
}

export interface IconNode {
  kind: 'icon';
  /** Plain words: "bell", "coin stack". */
  icon: string;
  label?: Words;
  badge?: Words;
}

/** What the prompt says must not be there: "no tab bar", "no prices". */
export interface Refused {
  words: Words;
  /** Element nouns that it names, by lexicon id. */
  nouns: string[];
}

/** What the prompt states of the look. Colours are `#rrggbb`. */
export interface StatedStyle {
  colors: { role: ColorRole; hex: string; name?: string }[];
  mode?: 'LIGHT' | 'DARK';
  /** Font names as the prompt spells them, by use. */
  fonts: { use: 'headline' | 'body' | 'label' | 'mono' | 'all'; name: string }[];
  /** Corner radius in CSS pixels, where a number is given or a word says it ("square", "pill"). */
  radiusPx?: number;
  density?: 'compact' | 'comfortable' | 'airy';
  shadows?: 'none' | 'soft';
  borders?: 'none' | 'hairline';
  /** Words about mood and style, for the choice of an art direction: "calm", "industrial". */
  moods: string[];
  /** Every statement about style, whole, so that none appears as content. */
  statements: Words[];
}

export type ColorRole =
  | 'primary'
  | 'secondary'
  | 'accent'
  | 'background'
  | 'surface'
  | 'text'
  | 'muted'
  | 'line'
  | 'good'
  | 'warn'
  | 'bad'
  | 'any';
