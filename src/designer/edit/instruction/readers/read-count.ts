import { parseCount } from '../../../understand/count-words.ts';
import type { Amount, EditOperation } from '../../edit-operation.ts';
import { toTarget, toWords, type ReadClause } from '../clause.ts';
import { hasQuote } from '../mask-quotes.ts';

const NUMBER =
  '(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen|fifteen|seventeen|twenty|\\d{1,2}|a couple of|a few)';
const EXTRA: Readonly<Record<string, number>> = {
  'a dozen': 12,
  eleven: 11,
  fifteen: 15,
  seventeen: 17,
  twenty: 20,
  'a couple of': 2,
  'a few': 3,
};
const ORDINAL = '(?:second|third|fourth|fifth|sixth|seventh|eighth|[2-9]th|2nd|3rd)';

const numberOf = (word: string): number | undefined => {
  const lower = word.toLowerCase();
  return EXTRA[lower] ?? parseCount(lower);
};

const NAMED = /\s+(?:called|named|titled|saying|that says|with the (?:name|title|label))\s+(.+)$/i;
const START = String.raw`^(?:add|show|include|use|make it|keep|have|give (?:it|me))?\s*`;
/** Sizes and measures, not numbers of things. */
const MEASURE = /^\s*(?:px|pixels?|%|percent|columns?|pt|rem|em|days?|hours?|minutes?|min|km|kg|pm|am|o['’]clock)\b/i;

/** "Two more testimonials", "only three rows", "another card", "double the suppliers". */
export const readCount: ReadClause = (clause) => {
  const { text, quotes } = clause;
  const named = NAMED.exec(text);
  const plain = named === null ? text : text.slice(0, named.index);
  const title = named?.[1] === undefined ? undefined : toWords(named[1], quotes);
  if (hasQuote(plain)) return undefined;
  const count = (
    words: string,
    amount: Amount,
    isAdding: boolean,
    keep: 'first' | 'last' = 'first',
  ): EditOperation | undefined => {
    const target = toTarget(words.replace(/\s+(?:only|please|instead of \w+)$/i, ''), quotes);
    // "Keep the next 5 episodes instead of 3" sets a value, and takes nothing away.
    if (target.words === '' || MEASURE.test(words) || /^keep\b/i.test(target.words)) return undefined;
    return { kind: 'count', target, amount, keep, isAdding, ...(title === undefined ? {} : { title }) };
  };
  const more = match(plain, String.raw`${START}${NUMBER} (?:more|additional|extra|further|other) (.+)$`);
  if (more !== undefined) return withNumber(more[0], (number) => count(more[1] ?? '', { change: number }, true));
  const moreAfter = match(plain, String.raw`${START}${NUMBER} (.+?) more$`);
  if (moreAfter !== undefined)
    return withNumber(moreAfter[0], (number) => count(moreAfter[1] ?? '', { change: number }, true));
  const less =
    match(plain, String.raw`^(?:show |remove )?${NUMBER} (.+?) (?:less|fewer)$`) ??
    match(plain, String.raw`^(?:show )?${NUMBER} (?:less|fewer) (.+)$`);
  if (less !== undefined) return withNumber(less[0], (number) => count(less[1] ?? '', { change: -number }, false));
  const another = match(
    plain,
    String.raw`^(?:add|show|include)\s+(?:an?other|one more|an? (?:extra|additional|new|${ORDINAL})|yet another)\s+(.+)$`,
  );
  if (another?.[0] !== undefined && !hasPart(another[0])) return count(another[0], { change: 1 }, true);
  const single = match(
    plain,
    String.raw`^add\s+an?\s+(?!row of )((?:row|card|item|entry|line|tile|message|step|slide)(?:\s+(?:to|in|into|of)\s+.+)?)$`,
  );
  if (single?.[0] !== undefined) return count(single[0], { change: 1 }, true);
  const double = match(plain, String.raw`^(double|triple|halve)\s+(?:the )?(?:number|amount|count) of\s+(.+)$`);
  if (double !== undefined)
    return count(
      double[1] ?? '',
      { factor: /double/i.test(double[0] ?? '') ? 2 : /triple/i.test(double[0] ?? '') ? 3 : 0.5 },
      true,
    );
  const limit = match(
    plain,
    String.raw`^(?:limit|reduce|cut|trim|shorten|narrow|bring|increase|extend|expand|raise|grow)\s+(.+?)(?:\s+down)?\s+to\s+(?:just |only |the )*(?:first |top |next )?${NUMBER}(\s+.+)?$`,
  );
  if (limit !== undefined)
    return withNumber(limit[1], (number) =>
      count(/^(?:it|this|that|them)$/i.test(limit[0] ?? '') ? (limit[2] ?? '') : (limit[0] ?? ''), { number }, true),
    );
  const shall = match(
    plain,
    String.raw`^(.+?) (?:should|must) (?:have|show|contain|list) (?:only |just )?${NUMBER} (.+)$`,
  );
  if (shall !== undefined)
    return withNumber(shall[1], (number) => count(`${shall[2] ?? ''} in ${shall[0] ?? ''}`, { number }, true));
  const ends = match(
    plain,
    String.raw`^(?:show |keep |remove everything except )?(?:only |just )?(?:show |keep )?the (first|last|top) ${NUMBER}\s+(.+)$`,
  );
  if (ends !== undefined)
    return withNumber(ends[1], (number) =>
      count(ends[2] ?? '', { number }, false, /last/i.test(ends[0] ?? '') ? 'last' : 'first'),
    );
  const onlyOfEnds = match(
    plain,
    String.raw`^(?:show |keep )?(?:only|just) (?:show |keep )?the (first|last|top) (.+)$`,
  );
  if (onlyOfEnds !== undefined)
    return count(onlyOfEnds[1] ?? '', { number: 1 }, false, /last/i.test(onlyOfEnds[0] ?? '') ? 'last' : 'first');
  const only =
    match(
      plain,
      String.raw`^(?:show |use |have |keep |make it |leave )?(?:only|just|exactly|at most|no more than) (?:show |keep )?${NUMBER}\s+(.+)$`,
    ) ?? match(plain, String.raw`^(?:show )?${NUMBER} (.+?) only$`);
  if (only !== undefined) return withNumber(only[0], (number) => count(only[1] ?? '', { number }, false));
  const shown =
    match(
      plain,
      String.raw`^(?:show|display|list|use|have|make it|make (?:that|them)|let there be|there (?:should|must) be)\s+${NUMBER}\s+(.+?)(?:\s+instead of\s+\w+)?$`,
    ) ?? match(plain, String.raw`^${NUMBER}\s+(.+)$`);
  if (shown !== undefined && !hasPart(shown[1] ?? ''))
    return withNumber(shown[0], (number) => count(shown[1] ?? '', { number }, true));
  const added = match(plain, String.raw`^(?:add|include)\s+${NUMBER}\s+(.+)$`);
  if (added !== undefined && !hasPart(added[1] ?? ''))
    return withNumber(added[0], (number) => count(added[1] ?? '', { change: number }, true));
  return undefined;
};

/** A section or a control is added by another reader. */
const hasPart = (words: string): boolean =>
  /\b(?:section|block|button|form|chart|field|checkbox|page|screen|link|column|tab)s?$/i.test(words);

function match(text: string, source: string): string[] | undefined {
  return new RegExp(source, 'i')
    .exec(text)
    ?.slice(1)
    .map((part) => part ?? '');
}

const withNumber = (
  word: string | undefined,
  make: (number: number) => EditOperation | undefined,
): EditOperation | undefined => {
  const number = numberOf(word ?? '');
  return number === undefined ? undefined : make(number);
};
