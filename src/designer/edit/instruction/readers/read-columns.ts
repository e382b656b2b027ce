import { parseCount } from '../../../understand/count-words.ts';
import { toTarget, type ReadClause } from '../clause.ts';
import { hasQuote } from '../mask-quotes.ts';

const NUMBER = '(one|two|three|four|five|six|[1-6])';
/** As many as there are, up to what a screen holds. */
const IN_A_ROW = 4;

const BESIDE = /^(?:the )?([\p{L} ]{3,40}?) (?:side by side|next to each other|beside each other)$/iu;
const WAYS: readonly RegExp[] = [
  BESIDE,
  new RegExp(
    String.raw`^(?:make|show|put|lay out|arrange|set|display|move|turn)\s+(.+?)\s+(?:as |in |into |to )?(?:an? )?${NUMBER}[- ]columns?(?: (?:grid|layout))?$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:make|show|put|lay out|arrange|set|display|move)\s+(.+?)\s+(?:in|into|to)\s+${NUMBER} columns$`,
    'i',
  ),
  new RegExp(String.raw`^(?:show |put )?${NUMBER} (.+?) (?:per|in (?:a|each)) row$`, 'i'),
  new RegExp(
    String.raw`^(?:use |make |show |have |give me |i want )?${NUMBER}[- ]columns? (?:for|of|in|on) (.+)$`,
    'i',
  ),
  new RegExp(String.raw`^(?:use |show |put )?(?:an? )?${NUMBER}[- ]column (?:grid|layout) (?:for|of|in|on) (.+)$`, 'i'),
  new RegExp(String.raw`^(?!add|remove|change)(.+?) (?:should (?:be|stand) )?in ${NUMBER} columns$`, 'i'),
  new RegExp(String.raw`^give (.+?) ${NUMBER} columns$`, 'i'),
  new RegExp(String.raw`^(.+?) ${NUMBER} (?:per row|side by side|next to each other)$`, 'i'),
];

/** "Badges in two columns", "three cards per row". */
export const readColumns: ReadClause = ({ text, quotes }) => {
  if (hasQuote(text) || /^(?:add|remove|rename)\b/i.test(text)) return undefined;
  const [, row] =
    /^(?:show|put|set|lay out|arrange|display|have|make)\s+(.+?)\s+(?:all )?(?:in (?:one|a single) row|side by side|next to each other|beside each other|in a row)$/i.exec(
      text,
    ) ?? [];
  if (row !== undefined && !/\band\b/i.test(row))
    return { kind: 'columns', target: toTarget(row, quotes), count: IN_A_ROW };
  for (const way of WAYS) {
    const [, one, two] = way.exec(text) ?? [];
    if (one !== undefined && way === BESIDE && !/^(?:move|put|place|show|.* and )/i.test(one))
      return { kind: 'columns', target: toTarget(one, quotes), count: 2 };
    if (one === undefined || two === undefined) continue;
    const [number, words] = parseCount(one.toLowerCase()) === undefined ? [two, one] : [one, two];
    const count = parseCount(number.toLowerCase());
    if (count !== undefined) return { kind: 'columns', target: toTarget(words, quotes), count };
  }
  return undefined;
};

const CONTROL =
  '(?:an? )?(?:(?:five |5 )?stars?|star rating|drop ?down(?: (?:list|menu))?|select(?: box)?|slider|date ?picker|time ?picker|text ?area|toggle|switch|checkbox|radio(?: buttons?)?|file upload|upload(?: field)?|options)';

/** "Replace the rating field with stars", "turn level into a dropdown". */
export const readConvertField: ReadClause = ({ text, quotes }) => {
  const [, target, to] =
    new RegExp(
      String.raw`^(?:replace|turn|change|convert|make|swap)\s+(.+?)\s+(?:with|into|to|by|for|in)?\s*(${CONTROL})$`,
      'i',
    ).exec(text) ?? [];
  if (target === undefined || to === undefined || /^(?:it|everything)$/i.test(target)) return undefined;
  const words = target.replace(/\s+(?:text )?(?:field|input|box|question)$/i, '');
  return { kind: 'convert-field', target: toTarget(words, quotes), to };
};
