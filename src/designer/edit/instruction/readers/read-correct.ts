import { COLOR_NAMES } from '../../../understand/vocabulary/color-names.ts';
import { toTarget, toWords, type ReadClause } from '../clause.ts';

const SAID = String.raw`(?:it['’]?s|it is|it should be|it (?:should|must) (?:say|read)|that['’]?s|this is|(?:the|my|our|her|his) name(?:['’]s| is| should be)|(?:s?he|they)(?:['’]s| is|['’]re| are)(?: called)?)`;
const NOT = '(?:,? (?:and |but )?not|,? instead of|,? rather than)';
const VERB = String.raw`(?:is due(?: on)?|are due(?: on)?|is|are|was|should be|must be|has to be|costs?|starts?(?: at| on)?|begins?(?: at| on)?|ends?(?: at| on)?|takes?|happens(?: on| at)?|closes?(?: at| on)?|opens?(?: at| on)?)`;

/** Two ways to say what stands wrong: "it's Maria not Mary", "Solo costs $13 instead of $11", "log in instead of sign in". */
const FORMS: readonly (readonly [RegExp, (groups: readonly string[]) => Said])[] = [
  [/^correct (.+?) to (.+)$/i, ([from = '', to = '']) => ({ from, to })],
  [new RegExp(String.raw`^${SAID}\s+(.+?)${NOT}\s+(.+)$`, 'i'), ([to = '', from = '']) => ({ from, to })],
  [
    new RegExp(String.raw`^(.{2,60}?) ${VERB} (?:at |on |in |from )?(.+?)${NOT} (?:at |on |in )?(.+)$`, 'i'),
    ([place = '', to = '', from = '']) => ({ from, to, place }),
  ],
  [
    /^(.+?) instead of (.+?)(?: (?:in|on|for) (?:the|my|our) (.+))?$/i,
    ([to = '', from = '', place]) => ({ from, to, ...(place === undefined ? {} : { place }) }),
  ],
  [/^(.+?),? not (.+)$/i, ([to = '', from = '']) => ({ from, to })],
];

interface Said {
  from: string;
  to: string;
  place?: string;
}

/** Looks, shapes and places are no words of a screen. */
const LOOKS =
  /^(?:an? |the |more |in )*(?:dark|light|bold|italic|bigger|smaller|big|small|round(?:ed)?|square|sharp|serif|sans|left|right|top|bottom|centred|centered|(?:\p{L}+ )?(?:tables?|lists?|cards?|grid|charts?|graphs?|bars?|lines?|tiles|timeline|columns?|rows?|toggles?|dropdowns?|tabs|buttons?|links?|pictures?|photos?|icons?))$/iu;
const isLook = (words: string): boolean =>
  LOOKS.test(words.trim()) || words.split(/\s+/).some((word) => COLOR_NAMES.has(word.toLowerCase()));

const OTHER_WISH =
  /^(?:show|use|add|put|highlight|select|choose|make|pick|preselect|activate|feature|take|change|move|remove|keep|turn|switch|set|sort|everywhere|rename|do|don['’]?t|why|what|how|only|just|convert|replace|i|we)\b/i;

export const readCorrect: ReadClause = ({ text, quotes }) => {
  for (const [index, [pattern, toSaid]] of FORMS.entries()) {
    if (index > 1 && OTHER_WISH.test(text)) return undefined;
    const match = pattern.exec(text);
    if (match === null) continue;
    const { from, to, place } = toSaid(match.slice(1));
    if (/\b(?:is|are|was|do|does|did|should|can|will|it|we|i)$/i.test(to)) return undefined;
    if (isLook(from) || isLook(to) || to.split(/\s+/).length > MOST_WORDS || from.split(/\s+/).length > MOST_WORDS)
      return undefined;
    return {
      kind: 'correct',
      from: toTarget(from, quotes).words,
      to: toWords(to, quotes),
      ...(place === undefined || place === '' ? {} : { target: toTarget(place, quotes) }),
    };
  }
  return undefined;
};

const MOST_WORDS = 8;
