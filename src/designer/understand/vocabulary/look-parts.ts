/** What a clause about looks may style; with a value beside it, it asks for nothing to be shown. */
export type LookPart = 'colour' | 'type' | 'mode' | 'corners' | 'density';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

export const LOOK_PARTS: Readonly<Record<LookPart, ReadonlySet<string>>> = {
  colour: words(
    'accent accents primary secondary tertiary background backgrounds brand palette theme scheme color colors colour colours tone tones tint surface surfaces canvas ground highlight highlights',
  ),
  type: words(
    'font fonts typeface typefaces typography type family heading headings headline headlines title titles header headers body text copy label labels caption captions numbers numerals display',
  ),
  mode: words('mode theme scheme ui look'),
  corners: words('corner corners edge edges radius radii rounding'),
  density: words('density spacing padding whitespace margins'),
};
