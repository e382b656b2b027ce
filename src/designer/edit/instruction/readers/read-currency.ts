import type { ReadClause } from '../clause.ts';
import { hasQuote } from '../mask-quotes.ts';

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/^(?:euros?|eur|€)$/, '€'],
  [/^(?:(?:us-?)?dollars?|usd|\$|bucks)$/, '$'],
  [/^(?:pounds?|gbp|£|sterling|quid)$/, '£'],
  [/^(?:yen|jpy|¥)$/, '¥'],
];
const FILLER =
  /^(?:use|swap|show|display|change|switch|convert|put|set|make|have|all|every|the|our|my|price|prices|amount|amounts|totals?|currency|currencies|money|values?|figures?|sums?|numbers?|sign|signs|symbol|symbols|it|everything|is|are|be|should|must|everywhere|of|for|as|on|this|page|screen|correct|remove|us|british)$/;

/** "Use euros", "prices in pounds", "change dollars to euros". */
export const readCurrency: ReadClause = ({ text, lower }) => {
  if (hasQuote(text) || /\d/.test(lower)) return undefined;
  const words = lower
    .replaceAll(/([$€£¥])/g, ' $1 ')
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  const signs: { sign: string; lead: string }[] = [];
  let lead = '';
  for (const word of words) {
    const sign = SIGNS.find(([pattern]) => pattern.test(word))?.[1];
    if (sign !== undefined) signs.push({ sign, lead });
    else if (!FILLER.test(word) && !/^(?:in|into|to|with|by|for|instead|of|not|from|rather|than|replace)$/.test(word))
      return undefined;
    lead = sign === undefined ? word : lead;
  }
  const wanted =
    signs.find(({ lead: before }) => /^(?:in|into|to|with|by|for)$/.test(before)) ??
    signs.find(({ lead: before }) => !/^(?:of|not|from|than|remove)$/.test(before));
  return wanted === undefined || /^(?:remove|correct)\b/.test(lower)
    ? undefined
    : { kind: 'currency', sign: wanted.sign };
};
