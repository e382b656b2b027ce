import type { Band } from './read-drawing.ts';

type Cell = Band['cells'][number];

const NAVIGATION = String.raw`(?:left |right |main |primary )?(?:side ?bar|side ?nav|nav|navigation|menu)`;
const OTHERS = String.raw`(?:(?:left|right|main|center|centre|middle|side) )?(?:main|content|content area|body|rail|column|panel|pane|area|aside|details panel)`;
const NAVIGATION_NAME = new RegExp(`^[[(]?${NAVIGATION}[\\])]?$`, 'iu');
const PLACE_NAME = new RegExp(`^[[(]?(?:${NAVIGATION}|${OTHERS})[\\])]?$`, 'iu');

/** What a column of a drawing says first where that is only which column it is: "SIDEBAR", "MAIN", "RIGHT RAIL". */
export function placeNameOf({ bands, lines: [first] }: Cell): 'navigation' | 'other' | undefined {
  if (bands.length > 0 || first?.is !== 'text') return undefined;
  const said = first.text.trim();
  return NAVIGATION_NAME.test(said) ? 'navigation' : PLACE_NAME.test(said) ? 'other' : undefined;
}

/** Whether the columns of a band say which they are, two of them at least: then those words are no copy. */
export const nameTheirPlaces = (cells: readonly Cell[]): boolean =>
  cells.length > 1 && cells.filter((cell) => placeNameOf(cell) !== undefined).length > 1;

/** A column without the word that only says which it is. */
export const withoutPlaceName = (cell: Cell): Cell =>
  placeNameOf(cell) === undefined ? cell : { ...cell, lines: cell.lines.slice(1) };
