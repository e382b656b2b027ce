import { toTarget, type ReadClause } from '../clause.ts';
import { hasQuote } from '../mask-quotes.ts';

const NORMAL = '(?:normal|original|default|usual|old|previous|standard|regular|earlier|first)';
const WAYS: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:make|turn|set|change|put|bring|switch|give|get|move)\s+(?<part>.+?)(?:['’]s)?(?:\s+colou?rs?)?\s+back(?:\s+(?:to|in))?\s+(?:(?:the|its|their)\s+)?(?:${NORMAL}|what it was|how it was|it was before)(?:\s+colou?rs?)?(?: again| please)?$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:make|set|turn|change|give)\s+(?<part>.+?)\s+(?:to\s+)?(?:(?:the|its|their|a)\s+)${NORMAL}\s+colou?rs?(?: again| back)?$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:(?:the|its) )?${NORMAL} (?:background |theme )?colou?rs? (?:again )?(?:for|on|of|in|back (?:for|on)) (?<part>.+?)(?: again| please)?$`,
    'iu',
  ),
  new RegExp(String.raw`^back to (?:the|its) ${NORMAL} colou?rs? (?:for|on|of|in) (?<part>.+)$`, 'iu'),
  new RegExp(
    String.raw`^(?<part>(?:the|my|our) .+?) back (?:to|in) (?:(?:the|its|their) )?${NORMAL}(?: colou?rs?)?(?: please| again)?$`,
    'iu',
  ),
  /^(?:reset|clear|undo|revert)\s+(?:the\s+)?(?:background |ground )?colou?rs?\s+(?:of|on|from|for|in)\s+(?<part>.+)$/iu,
  /^reset\s+(?<part>.+?)(?:['’]s)?\s+(?:background )?colou?rs?$/iu,
  /^remove\s+(?:(?:the|any|all|this|that|its)\s+)?(?:(?!border|shadow|button|icon|text\b)[\p{L}#\d-]+\s+)?(?:background(?: colou?r)?|colou?r|fill|paint|tint|ground|colou?red background)\s+(?:from|of|on|behind|in|for|off|under)\s+(?<part>.+)$/iu,
  /^remove\s+(?<part>(?:the |my |our )?.+?)(?:['’]s)?\s+(?:background(?: colou?r)?|(?:background )?fill|tint)$/iu,
  /^remove\s+(?:the\s+)?(?:red|blue|green|purple|orange|yellow|pink|teal|black|grey|gray|brown|navy|beige)\s+(?:from|of|on|behind|off|in)\s+(?<part>.+)$/iu,
  /^(?:make\s+)?(?<part>.+?)\s+(?:(?:should (?:be|have)|to be|is|with)\s+)?(?:transparent|without (?:an? |any )?(?:background|ground|fill|colou?r)(?: colou?r)?|(?:no|without) (?:background|fill))$/iu,
  /^(?<part>(?:the|my) .+?) (?:should|must) (?:have no|not have an?) (?:background|ground|fill|colou?r)(?: colou?r)?$/iu,
  /^(?<part>(?:the|my) .+?) (?:should|must) (?:not|no longer|n['’]t) be (?:red|blue|green|purple|orange|yellow|pink|teal|black|grey|gray|brown|navy|beige|dark|colou?red|painted)(?: any ?more)?$/iu,
  /^(?:do not|don['’]t) (?:colou?r|paint|tint) (?<part>.+)$/iu,
  /^(?:unpaint|uncolou?r)\s+(?<part>.+)$/iu,
];

const WHOLE =
  /^(?:(?:the|this|whole|entire)\s+)*(?:page|screen|it|everything|all|theme|app|site|background|picture|photo|image|logo)s?$/i;

/** Takes a colour back: "back to the normal colour", "no background on the header". */
export const readUnpaint: ReadClause = ({ text, quotes }) => {
  if (hasQuote(text)) return undefined;
  for (const way of WAYS) {
    const part = way.exec(text)?.groups?.['part'];
    if (part !== undefined && !WHOLE.test(part)) return { kind: 'unpaint', target: toTarget(part, quotes) };
  }
  return undefined;
};
