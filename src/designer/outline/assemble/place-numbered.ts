import type { Outline, Place, Section } from '../outline.ts';

/** "Pane 1", "Column 3": parts that are counted from left to right. */
const NUMBERED =
  /(?:pane|panel|column|spalte|colonne|columna|coluna|colonna|kolom|kolumna|kolumn|sütun|列)\s([1-5])$/iu;

const PLACES: Readonly<Record<number, readonly Place[]>> = { 2: ['left', 'right'], 3: ['left', 'main', 'right'] };

/** Gives counted panes and columns of a page their places side by side where the prompt says no other. */
export function placeNumbered({ sections }: Outline): void {
  const numbered = sections.flatMap((section): { section: Section; number: number }[] => {
    const number = NUMBERED.exec(section.about ?? '')?.[1];
    return number === undefined ? [] : [{ section, number: Number(number) }];
  });
  const places = PLACES[Math.max(0, ...numbered.map(({ number }) => number))];
  if (places === undefined || numbered.length < places.length) return;
  for (const { section, number } of numbered)
    if (section.place === 'main') section.place = places[number - 1] ?? 'main';
}
