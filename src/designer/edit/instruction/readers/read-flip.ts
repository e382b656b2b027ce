import { toTarget, type ReadClause } from '../clause.ts';
import { hasQuote } from '../mask-quotes.ts';

const SIDE = String.raw`(?:(?:to|on|onto|at|in) )?(?:the )?(?:very )?(?<side>left|right)(?:[- ]hand)?(?: side)?(?: of the (?:page|screen|window|form|text|hero))?`;
const PICTURE = String.raw`(?:the |my |our )?(?:(?:hero|main|big|cover) )?(?:picture|image|photo|illustration|drawing|graphic|visual)`;

const SIDED: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:move|show|have|place|put|switch|shift|change|flip|swap|get)\s+(?<part>.+?)\s+${SIDE}$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?<part>.+?) (?:should|must|could|has to|ought to) (?:be|stand|go|come|sit|appear) ${SIDE}$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?<part>(?:the )?(?:form|${PICTURE}|chart|map|sidebar|text|list|summary|table|calendar|logo)) (?:goes )?${SIDE}$`,
    'i',
  ),
];
/** "Form left, picture right": one thing to do. */
export const PAIRED = new RegExp(
  String.raw`^(?:move|show|have|put|place)?\s*(?<part>(?:the )?[\p{L} ]+?) ${SIDE},?(?: and| &|,|;)+ (?<other>(?:the )?[\p{L} ]+?) (?:(?:to|on|onto|at|in) )?(?:the )?(?:left|right)(?: side)?$`,
  'iu',
);
const OTHER_SIDE = new RegExp(
  String.raw`^(?:move|put|place|switch|change|flip|show|mirror|have)\s+(?<part>.+?)\s+(?:(?:to|on|onto|over to) )?(?:the )?(?:other|opposite) side(?:s)?(?: of .+)?$`,
  'i',
);
const MIRROR = new RegExp(
  String.raw`^(?:flip|mirror|swap|switch|reverse|change)\s+(?:the )?(?:(?:sides?|layout|columns|positions?)(?: of (?<part>.+))?|(?<named>hero|form|${PICTURE}) (?:sides?|layout))(?: around)?$`,
  'i',
);

/** What stands beside each other changes sides: "form left, picture right", "put the image on the other side". */
export const readFlip: ReadClause = ({ text, quotes }) => {
  if (hasQuote(text)) return undefined;
  const paired = PAIRED.exec(text)?.groups;
  const sided = paired ?? SIDED.map((way) => way.exec(text)?.groups).find((groups) => groups !== undefined);
  const { part, side } = sided ?? {};
  if (part !== undefined && side !== undefined && !LISTED.test(part))
    return { kind: 'flip', target: toTarget(part, quotes), side: side.toLowerCase() === 'left' ? 'left' : 'right' };
  const other = OTHER_SIDE.exec(text)?.groups?.['part'];
  if (other !== undefined) return { kind: 'flip', target: toTarget(other, quotes) };
  const mirrored = MIRROR.exec(text)?.groups;
  return mirrored === undefined
    ? undefined
    : { kind: 'flip', target: toTarget(mirrored['part'] ?? mirrored['named'] ?? 'picture', quotes) };
};

/** One of several that stand in a row moves a place. */
const LISTED =
  /\b(?:card|column|tab|step|item|chip|lane|row|plan|button|logo|one|title|heading|headline|text|price|prices|numbers|figures|amounts|icon|icons|values|date|dates|labels|bubble|message)s?\b|^(?:everything|it|all)\b/i;
