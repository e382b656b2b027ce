const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  quattro: 4,
  cinque: 5,
  dois: 2,
  duas: 2,
  quatro: 4,
  twee: 2,
  drie: 3,
};

const MOST_COUNTED = 60;

/** Number of a word such as "three" or "12"; undefined for other words and for numbers too large to be a count of things. */
export const parseCount = (word: string): number | undefined => {
  const number = NUMBER_WORDS[word] ?? (/^\d{1,2}$/.test(word) ? Number(word) : undefined);
  return number !== undefined && number > 0 && number <= MOST_COUNTED ? number : undefined;
};

const SHAPE =
  /^(\w+)-(up|tier|step|part|card|item|question|plan|field|stage|block|slide|tile|stop|point|way|icon|image|stat|column|panel|page|screen|cell|pane|section|row|segment|digit|level|line|state|frame)s?$/;
/** Units of layout: their number says nothing of how many things there are. */
const LAYOUT_UNITS = new Set([
  'column',
  'panel',
  'page',
  'screen',
  'pane',
  'section',
  'row',
  'segment',
  'digit',
  'frame',
  'level',
  'line',
  'icon',
  'image',
]);

export interface ShapeCount {
  count?: number;
  /** What is counted: "tier" in "three-tier". */
  unit: string;
}

/**
 * A word that counts and qualifies in one: "3-up", "four-step", "2x2". "5-day" is none: the day is part of what is
 * asked for.
 */
export const parseShapeCount = (word: string): ShapeCount | undefined => {
  const grid = /^(\d)\s?[x×]\s?(\d)$/.exec(word);
  if (grid !== null) return { count: Number(grid[1]) * Number(grid[2]), unit: 'up' };
  const [, number = '', unit = ''] = SHAPE.exec(word) ?? [];
  const count = number === 'multi' || number === 'single' ? undefined : parseCount(number);
  if (count === undefined && number !== 'multi' && number !== 'single') return undefined;
  return { unit, ...(count === undefined || LAYOUT_UNITS.has(unit) ? {} : { count }) };
};

/** Number in a span that names it: "5-day forecast", "7 day plan". */
export const parseSpanCount = (text: string): number | undefined =>
  parseCount(/\b(\w+)[- ](?:day|night|week)s?\b/i.exec(text)?.[1]?.toLowerCase() ?? '');
