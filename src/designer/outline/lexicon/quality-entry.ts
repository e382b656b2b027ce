import type { ControlNode, Item, Tone } from '../outline.ts';
import type { WordsByLang } from './languages.ts';

/** What a word says of the element that it stands with. */
export interface Quality {
  rank?: NonNullable<ControlNode['rank']>;
  fill?: 'filled' | 'outlined' | 'ghost';
  state?: NonNullable<Item['state']> | 'next';
  isOn?: boolean;
  isDisabled?: true;
  isLocked?: true;
  isCollapsed?: true;
  isEditable?: true;
  isSticky?: true;
  isFloating?: true;
  isStacked?: true;
  isNumbered?: true;
  isScrolling?: true;
  size?: 'small' | 'medium' | 'large' | 'full';
  /** 0…1 of the width. */
  share?: number;
  width?: 'wide' | 'narrow' | 'equal';
  shape?: 'round' | 'square' | 'rounded' | 'pill';
  direction?: 'across' | 'down';
  line?: 'dashed';
  tone?: Tone;
  shade?: 'dark' | 'light';
  weight?: 'bold';
}

/** A quality with its words, in the notation of `expand-phrase.ts`. */
export interface QualityEntry extends WordsByLang {
  means: Quality;
}
