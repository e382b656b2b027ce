import type { Element } from 'hast';
import type { PartKind, Scope } from './list-named.ts';

/** What an instruction means by its words. */
export interface Found {
  elements: Element[];
  kind: PartKind;
  /** What was decided where the words could mean several things. */
  note?: string;
  /** Parts of the words that nothing on the screen answers to. */
  missing?: string[];
}

/** Reads words within a scope; readers of longer phrases get it for the names in them. */
export type FindByWords = (scope: Scope, words: string) => Found | undefined;

/** One element that was found; undefined when there is none. */
export const toFound = (element: Element | undefined, kind: PartKind, note?: string): Found | undefined =>
  element === undefined ? undefined : { elements: [element], kind, ...(note === undefined ? {} : { note }) };
