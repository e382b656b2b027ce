import type { Mention } from '../lexicon/mention.ts';
import type { Piece } from '../form/piece.ts';
import type { Node, Words } from '../outline.ts';
import type { Placing } from '../assemble/scope.ts';
import type { Scan } from './scan.ts';

/** One part of a page as a stretch of the prompt tells it, all words of the stretch taken up. */
export type Part = ElementPart | NamedPart | SaidPart | ListedPart | FactPart | FieldsPart | TitlePart;

/** Reads as many parts as stand one after the other from where the scan is. */
export type ListParts = (scan: Scan, depth: number) => Part[];

interface Placed {
  placing: Placing;
}

/** A noun of the lexicon with whatever is told of it: "a stepper “Target”, 21.5 °C", "radio group Mode with Auto (chosen), Manual". */
export interface ElementPart extends Placed {
  is: 'element';
  mention: Mention;
  name?: Words;
  value?: Words;
  range?: readonly [Words, Words];
  placeholder?: Words;
  hint?: Words;
  /** What a picture is of. */
  subject?: Words;
  /** The picture that a figure stands in. */
  inside?: ElementPart;
  label?: Words;
  /** Who says a quote. */
  by?: Words;
  /** "… in an amber panel": what words that stand out stand in, by how it looks. */
  panel?: string;
  /** Words about its state and rank, behind it: "not ticked", "primary". */
  said: string[];
  aside?: Piece;
  /** What a list, table or chart is of, in small letters: "a list of open repairs". */
  about?: Words;
  /** Names of columns and rows of a table. */
  columns?: Piece;
  rows?: Piece;
  /** What each of the listed things has: "each with a photo". */
  each?: Piece;
  /** What is listed in it, to be read as its kind takes it. */
  entries?: Piece;
  /** "Basalt and Marble are on": states told behind the list, by name. */
  states: { names: Piece; state: string }[];
  /** What it holds. */
  parts?: Part[];
}

/**
 * A part without a noun of its own: "“Recipients” with two people: …"; without a name what it is said to be is not drawn,
 * "a hint composer: a select …".
 */
export interface NamedPart extends Placed {
  is: 'named';
  name?: Words;
  about?: string;
  parts: Part[];
}

/** Words that stand on the page by themselves. */
export interface SaidPart extends Placed {
  is: 'said';
  words: Words;
  aside?: Piece;
}

/** "two people: Ada, tenant, and Ruth, landlord", "recent repairs: …": things that are told one by one. */
export interface ListedPart extends Placed {
  is: 'listed';
  /** How many there are said to be; names alone are not counted. */
  count?: number;
  /** What they are, where that is more than their number. */
  heading?: Words;
  each?: Piece;
  /** Each begins with its kind and number: "Washer 1 free". */
  areNumbered?: true;
  entries: Piece;
}

/** "The page is called Night shift": what the page is headed. */
export interface TitlePart extends Placed {
  is: 'title';
  words: Words;
}

/** "member number, PIN": what a form asks for, by names alone. */
export interface FieldsPart extends Placed {
  is: 'fields';
  nodes: Node[];
}

/** "Blood group: O negative", "Total “$84.50”": a label with its value; "£6.40" is a value by itself. */
export interface FactPart extends Placed {
  is: 'fact';
  label?: Words;
  value: Words;
  note?: Words;
}
