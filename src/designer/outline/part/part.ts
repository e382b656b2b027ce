import type { Mention } from '../lexicon/mention.ts';
import type { Piece } from '../form/piece.ts';
import type { Words } from '../outline.ts';
import type { Placing } from '../assemble/scope.ts';

/** One part of a page as a stretch of the prompt tells it, all words of the stretch taken up. */
export type Part = ElementPart | NamedPart | SaidPart | ListedPart | FactPart;

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
  /** Words about its state and rank, behind it: "not ticked", "primary". */
  said: string[];
  aside?: Piece;
  /** What is listed in it, to be read as its kind takes it. */
  entries?: Piece;
  /** "Basalt and Marble are on": states told behind the list, by name. */
  states: { names: Piece; state: string }[];
  /** What it holds. */
  parts?: Part[];
}

/** A part without a noun of its own: "“Recipients” with two people: …". */
export interface NamedPart extends Placed {
  is: 'named';
  name: Words;
  parts: Part[];
}

/** Words that stand on the page by themselves. */
export interface SaidPart extends Placed {
  is: 'said';
  words: Words;
  aside?: Piece;
}

/** "two people: Ada, tenant, and Ruth, landlord": things that are counted and told one by one. */
export interface ListedPart extends Placed {
  is: 'listed';
  /** How many there are said to be; names alone are not counted. */
  count?: number;
  entries: Piece;
}

/** "Blood group: O negative", "Total “$84.50”": a label with its value. */
export interface FactPart extends Placed {
  is: 'fact';
  label: Words;
  value: Words;
}
