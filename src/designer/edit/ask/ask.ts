import type { Phrase } from './read-phrase.ts';

/** Where something goes; `of` is what it goes beside or into. */
export interface Place {
  at: 'top' | 'bottom' | 'below' | 'above' | 'before' | 'after' | 'beside' | 'leftof' | 'rightof' | 'between' | 'in';
  of?: Phrase;
  /** The other of two that it goes between. */
  other?: Phrase;
}

/** One thing that a new item says, with the words that tell what it is. */
export interface Detail {
  label: string;
  value: string;
  isQuoted: boolean;
}

export type StateName =
  | 'current'
  | 'selected'
  | 'unselected'
  | 'on'
  | 'off'
  | 'open'
  | 'closed'
  | 'disabled'
  | 'enabled'
  | 'required';

export type LookName =
  | 'bigger'
  | 'smaller'
  | 'serif'
  | 'sans'
  | 'mono'
  | 'bold'
  | 'light'
  | 'italic'
  | 'uppercase'
  | 'underlined'
  | 'struck'
  | 'centred'
  | 'left'
  | 'right'
  | 'rounder'
  | 'round'
  | 'square'
  | 'wider'
  | 'narrower'
  | 'full-width'
  | 'taller'
  | 'shorter'
  | 'airier'
  | 'tighter'
  | 'primary'
  | 'filled'
  | 'outlined'
  | 'bare'
  | 'sticky-top'
  | 'sticky-bottom'
  | 'bordered'
  | 'borderless'
  | 'raised'
  | 'flat'
  | 'dark-ground'
  | 'light-ground';

export type ThemeChange =
  | { set: 'mode'; mode: 'DARK' | 'LIGHT' }
  | { set: 'color'; hex: string; name: string }
  | { set: 'roundness'; step?: 1; to?: 'ROUND_FULL' | 'square' }
  | { set: 'space'; step: 1 | -1 }
  | { set: 'size'; step: 1 | -1 };

/** One change, with phrases for what it is about; phrases are resolved when it is its turn. */
export type Ask =
  | { kind: 'say'; target: Phrase; to: string; isQuoted: boolean; from?: string; isRename: boolean; isProperty?: true }
  /** Things of one kind, each its words in turn. */
  | { kind: 'say-each'; target: Phrase; to: readonly string[] }
  /** A value that stands for itself: where one of its sort is. */
  | { kind: 'value'; to: string }
  | { kind: 'refill'; target: Phrase; details: readonly Detail[] }
  /** What of a list stays. */
  | { kind: 'filter'; list: Phrase; by: { says: string } | { than: string; isMore: boolean } }
  | { kind: 'remove'; targets: readonly Phrase[]; isEverywhere: boolean }
  | {
      kind: 'add';
      head: Phrase;
      details: readonly Detail[];
      places: readonly Place[];
      isEmpty: boolean;
      rank?: 'primary' | 'secondary';
    }
  | { kind: 'move'; targets: readonly Phrase[]; place: Place }
  | { kind: 'swap'; one: Phrase; other: Phrase }
  | { kind: 'order'; names: readonly Phrase[]; list?: Phrase }
  | { kind: 'sort'; list: Phrase; by: Phrase; isDescending: boolean }
  | { kind: 'state'; target: Phrase; state: StateName }
  | { kind: 'paint'; target: Phrase; hex: string; name: string; on: 'ground' | 'words' | 'border' }
  | { kind: 'look'; target: Phrase; look: LookName; isBetween?: true }
  /** So many of a make beside each other. */
  | { kind: 'columns'; target: Phrase; count: number }
  /** The whole page in another look. */
  | { kind: 'theme'; change: ThemeChange }
  /** Parts of one colour in another. */
  | { kind: 'recolor'; from: string; hex: string; name: string }
  /** Words or figures wherever they stand. */
  | { kind: 'everywhere'; from: string; to: string }
  /** A picture of something else. */
  | { kind: 'depict'; target: Phrase; subject: string }
  | { kind: 'refuse'; reason: string };

/** Asks for something that is not there yet. */
export type Add = Extract<Ask, { kind: 'add' }>;
