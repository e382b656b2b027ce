import type { FrameId } from '../plan/screen-plan.ts';
import type { Composition } from './composition.ts';
import type { SlotKind } from '../write/slots.ts';

/**
 * A kind of screen: the words that ask for it, and how a page of it may be built. Every list holds alternatives or, in
 * `body`, an order of usefulness.
 */
export interface Archetype {
  id: string;
  /**
   * Words of a prompt's opening, with a weight: 5 names the screen itself ("checkout page"), 3 is usual, 1 only hints.
   * Phrases are separated by commas and written in the singular.
   */
  words: readonly (readonly [weight: 5 | 3 | 1, phrases: string])[];
  /** Frames on a phone and on a wide page. */
  frames: { phone: readonly FrameId[]; page: readonly FrameId[] };
  /** Kinds that may open the page; none: the page opens with its title. */
  lead: readonly SlotKind[];
  /** Kinds that belong here when the prompt asks for nothing more, most useful first; inner lists are alternatives. */
  body: readonly (SlotKind | readonly SlotKind[])[];
  /**
   * Kinds that the page's strong moment may be made of, since the page is about them; absent: the first of the body.
   * What only keeps it company never stands above it.
   */
  strong?: readonly SlotKind[];
  close: readonly SlotKind[];
  /** Ways to share the width of a wide page between columns, in twelfths. */
  shares: readonly (readonly number[])[];
  /** Blocks a page has at least between opening and close, on a phone and on a wide page. */
  blocks: { phone: number; page: number };
  /** What a want without a telling word becomes. */
  otherwise: SlotKind;
  /** Shapes its pages take, where it has more than the one above. */
  compositions?: readonly Composition[];
  /** What kinds are here that are something else elsewhere: the rows of an inbox are mail. */
  become?: Readonly<Partial<Record<SlotKind, SlotKind>>>;
  /** What its own block shows anyway, by that block's kind of content: an invoice has taxes. Phrases, singular. */
  parts?: Readonly<Partial<Record<SlotKind, string>>>;
  /** What is asked for is all of it: nothing is added that the prompt does not name. */
  isAlone?: true;
  /** Speaks to visitors of a site rather than to people inside an app: bands, an invitation, a site's navigation. */
  isPublic?: true;
  /** Where the navigation says one is, when the trade has no place of that name. */
  destination?: { label: string; icon: string };
}

/** Declares a kind of screen; the identity function checks the shape where it is written and keeps the id's type. */
export const defineArchetype = <const Id extends string>(archetype: Archetype & { id: Id }): Archetype & { id: Id } =>
  archetype;

export const TWO_COLUMNS = [
  [7, 5],
  [8, 4],
] as const;
export const ONE_COLUMN = [[12]] as const;
