import { openSpoken } from '../library.ts';
import type { Tone } from '../../write/slots.ts';

/** A figure that means the same in every trade. */
export interface UsualFigure {
  words: RegExp;
  value: string;
  /** Money is written in the trade's currency; `value` is then a plain number. */
  isMoney?: true;
  unit?: string;
  change: string;
  tone: Tone;
}

/** The more special before the more general. */
export const listUsualFigures = openSpoken<UsualFigure>('figures');

/** The figure of such a name; undefined for names that nothing is known of. */
export const findUsualFigure = (label: string): UsualFigure | undefined =>
  listUsualFigures().find(({ words }) => words.test(label));
