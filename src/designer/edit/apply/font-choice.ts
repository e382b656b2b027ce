import type { FontFamily } from '../../../domain/font.ts';
import type { DesignTheme } from '../../../domain/design-theme.ts';
import type { FontClass } from '../edit-operation.ts';

const SERIFS: readonly FontFamily[] = [
  'NEWSREADER',
  'LITERATA',
  'EB_GARAMOND',
  'SOURCE_SERIF_FOUR',
  'LIBRE_CASLON_TEXT',
  'NOTO_SERIF',
  'DOMINE',
];
const SANS: readonly FontFamily[] = ['HANKEN_GROTESK', 'MANROPE', 'WORK_SANS', 'PUBLIC_SANS', 'DM_SANS'];

export const fontClassOf = (font: DesignTheme['headlineFont']): 'serif' | 'sans' =>
  SERIFS.some((one) => one === font) ? 'serif' : 'sans';

/** Another face of a class, or of the same class where only another one is asked for. */
export function otherFont(now: DesignTheme['headlineFont'], wanted: FontClass): FontFamily {
  const list = wanted === 'serif' || (wanted === 'other' && fontClassOf(now) === 'serif') ? SERIFS : SANS;
  return list.find((font) => font !== now) ?? 'NEWSREADER';
}
