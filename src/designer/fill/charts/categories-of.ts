import { capitalise } from '../../capitalise.ts';
import type { FillContext } from '../fill-context.ts';
import { findMeasure } from '../measures/find-measure.ts';
import { chooseStates } from '../measures/choose-states.ts';
import { writeValues } from '../measures/write-values.ts';
import { nameThings } from '../things/name-things.ts';
import { singularOf } from '../things/singular-of.ts';

const BY =
  /(?:\b(?:by|per|for each|one bar per|nach|pro|je|par|por|per|według|wg|efter|naar)\s+(?:the |each |every )?|に?よる)([\p{L}][\p{L} -]{1,24}?)(?=$|\s?[,.;:()·]|\s(?:in|of|for|over|with|and|from)\s)/iu;
const BY_GLUED = /([\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{1,6})(?:別|별)|按([\p{Script=Han}]{1,4})/u;

/** What a chart's parts are: "sales by region" → regions; undefined where the words do not part anything. */
export function categoriesOf(words: string, count: number, context: FillContext): string[] | undefined {
  const glued = BY_GLUED.exec(words);
  const said = (glued?.[1] ?? glued?.[2] ?? BY.exec(words)?.[1])?.trim();
  if (said === undefined || said === '') return undefined;
  const measure = findMeasure(said, context.lang);
  if (measure === 'state') return chooseStates(words, context).states.map(({ words: state }) => state[context.tongue]);
  const named = measure === undefined ? undefined : new Set(writeValues(said, count, context, measure)?.texts);
  if (named !== undefined && named.size >= 3) return [...named];
  const known = nameThings(said, count, context);
  return new Set(known).size === count ? known : letters(said, count, context);
}

/** Parts of which nothing is known. */
export function letters(word: string, count: number, context: FillContext): string[] {
  const one = capitalise(singularOf(word, context.lang) ?? word);
  return Array.from({ length: count }, (_, index) => `${one} ${String.fromCharCode(65 + index)}`);
}
