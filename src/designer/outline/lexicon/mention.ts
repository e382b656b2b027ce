import type { ElementEntry, Makes } from './element-entry.ts';
import type { ElementWord } from './element-index.ts';
import { ELEMENTS, type ElementId } from './elements.ts';

/** An element noun in a text. Offsets are UTF-16, `end` exclusive. */
export interface Mention {
  id: ElementId;
  entry: ElementEntry;
  /** `entry.makes`, or `entry.makesMany` where several are meant. */
  makes: Makes;
  /** The noun itself: "slider" in "three big volume sliders". */
  start: number;
  end: number;
  text: string;
  /** Where its phrase begins, modifiers and qualifier included. */
  phraseStart: number;
  /** Where its phrase ends: behind the noun, or behind the quality words that follow it in Romance languages. */
  phraseEnd: number;
  isPlural: boolean;
  /** An everyday word too ("line", "bell", "step"): count it only with a name, number, place or list. */
  isWeak: boolean;
  /** It only describes the noun right after it: "card" in "card title". */
  isModifier: boolean;
  /** Number and quality words of its phrase, as written: "three", "big", "sticky". */
  modifiers: string[];
  /** The other words before it, or the front of its compound: "crew" of "crew table", "Kunden" of "Kundentabelle". */
  qualifier?: string;
  count?: number;
}

/** What a finder knows of a mention beside its word. */
export interface MentionParts {
  start: number;
  end: number;
  text: string;
  isPlural: boolean;
  phraseStart: number;
  phraseEnd: number;
  modifiers: string[];
  count: number | undefined;
  qualifier: string | undefined;
}

/** Puts a mention together from its word and what was read around it. */
export const toMention = ({ id, isWeak }: ElementWord, parts: MentionParts): Mention => {
  const { count, qualifier, ...rest } = parts;
  const entry = ELEMENTS[id];
  const isPlural = parts.isPlural || (count ?? 0) > 1;
  return {
    id,
    entry,
    makes: isPlural ? (entry.makesMany ?? entry.makes) : entry.makes,
    ...rest,
    isPlural,
    isWeak,
    isModifier: false,
    ...(count === undefined ? {} : { count }),
    ...(qualifier === undefined ? {} : { qualifier }),
  };
};
