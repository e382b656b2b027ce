import type { Random } from '../seeded-random.ts';
import type { PictureKind } from '../write/slots.ts';
import type { Hues } from './paint/tones.ts';
import type { Pen } from './paint/pen.ts';

/** The sheet a picture is drawn on, in its own user units. */
export interface Frame {
  aspect: 'wide' | 'square' | 'tall' | 'panorama';
  width: number;
  height: number;
}

/** What a drawing may ask for. Everything random comes from `random`, which is seeded by the subject. */
export interface Easel {
  pen: Pen;
  random: Random;
  frame: Frame;
  /** The words of the request without its style. */
  subject: string;
  /** Whether the subject says one of these words. */
  says(...words: readonly string[]): boolean;
}

/** One thing that can be drawn. `words` are lower-case singular words or phrases that call for it. */
export interface PictureObject {
  id: string;
  words: readonly string[];
  /** Weighs less than others when a subject calls for both: "bowl" beside "ramen". */
  isGeneric?: boolean;
  /** Where it is shown when it does not stand on a floor. */
  place?: 'wall' | 'outdoors' | 'table';
  draw(easel: Easel): void;
}

export const defineObject = (object: PictureObject): PictureObject => object;

/** All objects of one kind and the way they are staged. */
export interface PictureFamily {
  kind: PictureKind;
  objects: readonly PictureObject[];
  /** Ids to choose from by seed when no word of the subject is known. */
  fallback: readonly string[];
  /** Sheets that differ from the usual four. */
  frame?: { width: number; height: number };
  /** Which theme hues may play `a`, `b` and `c`, when not the usual ones. */
  hues?: readonly Hues[];
  /** Always drawn as `scene`, since another style would lose what it says. */
  hasOneStyle?: boolean;
  /** The sheet is cut to what is drawn and stands on its lower edge, for things that blocks set on grounds of their own. */
  isCutOut?: boolean;
  compose(easel: Easel, object: PictureObject): void;
}
