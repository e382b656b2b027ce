import type { ArchetypeId } from '../../src/designer/archetypes/archetypes.ts';
import type { Mood } from '../../src/designer/brief.ts';
import type { DrawnDevice } from '../../src/domain/designer.ts';
import type { FontFamily } from '../../src/domain/font.ts';

/** A text that must be readable on the screen; of a list one is enough, as people say one thing in several ways. */
export type Shown = string | readonly string[];

/** A colour that was asked for, and where: an accent somewhere in the theme, or the ground that the page stands on. */
export interface ExpectedColor {
  hex: string;
  as: 'accent' | 'ground';
}

/** What a person who has read a prompt expects of its screen; absent means that the prompt leaves it open. */
export interface Expectation {
  shows: readonly Shown[];
  archetypes?: readonly ArchetypeId[];
  device?: DrawnDevice;
  brand?: string;
  mode?: 'LIGHT' | 'DARK';
  colors?: readonly ExpectedColor[];
  /** Each entry is one family that was named, with those of the specification's 28 that may stand for it. */
  fonts?: readonly (readonly FontFamily[])[];
  /** Each entry is one style that was named: the moods or styles that mean it, one is enough. */
  styles?: readonly (readonly (Mood | (string & {}))[])[];
  /** Known misses, as `listMisses` tells them, each with its reason. What is met again comes off. */
  misses?: Readonly<Record<string, string>>;
}
