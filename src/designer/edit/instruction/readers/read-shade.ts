import { toTarget, type ReadClause } from '../clause.ts';
import { readColorName } from '../color-name.ts';
import { hasQuote } from '../mask-quotes.ts';

const COLOR =
  '(?:accents?|main|primary|brand|theme|red|blue|green|purple|orange|yellow|pink|teal|violet|brown|navy|turquoise|gold)';
const WAYS: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:use|make|try|take|set|go for|pick|give (?:me|it|us))?\s*(?:it |the (?:accent|colou?r) )?(?:to )?(?:an?|the)?\s*(?:bit |little |slightly |much )?(?<how>darker|deeper|lighter|paler|brighter|softer) (?:shade|tone|hue|version|tint) of (?:the )?${COLOR}(?: colou?r)?$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:make|turn|let)\s+(?:the )?${COLOR}(?: (?:colou?r|tone|accents?|one))?(?: be)? (?:a (?:bit|little) |slightly |much )?(?<how>darker|deeper|lighter|paler|brighter|softer)$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:use |make it |go )?(?:an? )?(?:a (?:bit|little) |slightly |much )?(?<how>darker|deeper|lighter|paler|brighter) ${COLOR}(?: colou?r)?$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:the )?${COLOR}(?: (?:colou?r|tone))? (?:should be |could be |must be |is too |a bit |a little )*(?<how>darker|deeper|lighter|paler|brighter|dark|light|bright|pale)$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?<how>darken|deepen|lighten|brighten) (?:up )?(?:the )?${COLOR}(?: colou?r)?(?: a bit| a little| slightly)?$`,
    'i',
  ),
];

const HUE = /\b(red|blue|green|purple|orange|yellow|pink|teal|violet|brown|navy|turquoise|gold)\b/i;

/** The main colour a shade lighter or darker: "a darker shade of green". */
export const readShade: ReadClause = ({ text }) => {
  if (hasQuote(text)) return undefined;
  for (const way of WAYS) {
    const how = way.exec(text)?.groups?.['how']?.toLowerCase();
    if (how === undefined) continue;
    const isTooMuch = /\bis too\b/i.test(text);
    const name = HUE.exec(text)?.[1]?.toLowerCase();
    const hex = name === undefined ? undefined : readColorName(name).hex;
    return {
      kind: 'shade',
      step: /^(?:dark|deep)/.test(how) === isTooMuch ? 1 : -1,
      ...(name === undefined || hex === undefined ? {} : { of: { hex, name } }),
    };
  }
  return undefined;
};

const PART: readonly RegExp[] = [
  /^make (?:the )?(?<part>[\p{L} ]+? (?:text|words|labels?|captions?|description|subtitle))s? (?:a bit |a little |much )?(?:darker|stronger|more readable|easier to read|more legible)$/iu,
  /^(?:the )?(?<part>[\p{L} ]+? (?:text|words|labels?|captions?|description|subtitle))s? (?:is|are|looks?) (?:a bit |much |far |way )?too (?:light|pale|faint|gr[ae]y|weak)$/iu,
  /^(?:more|higher|better|stronger) contrast (?:in|on|for|of) (?:the )?(?<part>.+)$/iu,
];

/** Words that are too pale to be read: "more contrast", "the grey text is too light". */
export const readContrast: ReadClause = ({ text, lower, quotes }) => {
  if (hasQuote(text) || /\bless contrast|lower contrast\b/.test(lower)) return undefined;
  const isMeant =
    /^(?:(?:add|use|give (?:it|me|everything)|make it|i (?:want|need)|increase(?: the)?|raise(?: the)?|improve(?: the)?|boost(?: the)?|needs?|with|it needs|set)\s+)?(?:(?:a (?:bit|little)|much|way) )?(?:more |higher |better |stronger |high )?contrast(?:s|y)?(?: (?:of|for|in|on) (?:the )?(?:text|words|page|screen|type|everything|labels|captions))?(?: a bit| a little| please)?$/.test(
      lower,
    ) ||
    /^(?:make |the )?(?:the )?(?:gr[ae]y |small |light |quiet |pale |secondary |body )*(?:text|words|type|captions?|labels?|font) (?:should be |could be |is |are |looks? )?(?:a bit |a little |much |far |way )?(?:darker|stronger|more readable|easier to read|more legible|too (?:light|pale|faint|gr[ae]y|weak))$/.test(
      lower,
    ) ||
    /^darker (?:gr[ae]y |small |body )*(?:text|words|type|font)$/.test(lower);
  if (isMeant) return { kind: 'contrast' };
  const part = PART.map((way) => way.exec(text)?.groups?.['part']).find((words) => words !== undefined);
  return part === undefined ? undefined : { kind: 'contrast', target: toTarget(part, quotes) };
};
