import { findColors } from '../../../understand/find-colors.ts';
import type { ReadClause } from '../clause.ts';
import { hasQuote } from '../mask-quotes.ts';

const CUE =
  /\b(?:colou?rs?|colou?red|accents?|primary|secondary|tertiary|brand|palette|hues?|tint|background|canvas|backdrop|ground)\b/;
const OPENING = /^(?:make|change|use|switch|turn|set|swap|paint|show|go|color|colour|give|try|replace)\b/;
const OTHER_WISH = /^(?:add|insert|include|remove|delete|move|rename|duplicate|keep|when|sort)\b/;
/** What is in a picture has colours of its own. */
const PICTURED = /\b(?:picture|photo|image|illustration|cover|icon|artwork|drawing)s?\b/;
const SUBJECT =
  /\b(?:picture|photo|image|buttons?|header|footer|headline|title|cards?|text|links?|it|everything|page|screen|theme)\b/;

/** A colour by name or hex, and what it is for. */
export const readColor: ReadClause = ({ text, lower }) => {
  if (OTHER_WISH.test(lower) || PICTURED.test(lower) || hasQuote(text)) return undefined;
  const variant = readVariant(lower);
  if (variant !== undefined) return variant;
  const wanted = /\b(?:to|into|with|in|be|is|=)\s+(?!the\b)([^,;]+?)(?:\s+instead of\b.*)?$/i.exec(text)?.[1] ?? text;
  const named =
    lastOf(findColors(`${wanted} color`)) ??
    lastOf(findColors(wanted)) ??
    lastOf(findColors(text)) ??
    lastOf(findColors(`${text} color`));
  if (named === undefined) return undefined;
  const endsInColor = findColors(`${/(\S+(?:[ -]\S+)?)\s*$/.exec(wanted)?.[1] ?? ''} color`).length > 0;
  const isMeant =
    CUE.test(lower) || (OPENING.test(lower) && endsInColor && (SUBJECT.test(lower) || isColorSwap(lower)));
  const isForPart =
    /^(?:use|try|take|give|make)\b.*\b(?:for|on|to) (?:all |the |my |our )*(?:buttons?|links?|accents?|actions?|cta|brand|highlights?)$/.test(
      lower,
    );
  if (!isMeant && !isForPart && !BARE.test(lower)) return undefined;
  const role = /\b(?:background|canvas|paper|backdrop|ground)\b/.test(lower)
    ? 'background'
    : /\bsecondary\b/.test(lower)
      ? 'secondary'
      : /\btertiary\b/.test(lower)
        ? 'tertiary'
        : 'primary';
  return { kind: 'color', hex: named.hex, name: nameIn(wanted), role };
};

const lastOf = <T>(list: readonly T[]): T | undefined => list.at(-1);

/** "Change the green to orange". */
const isColorSwap = (lower: string): boolean =>
  findColors(`${/^(?:change|swap|turn|replace) (?:the )?(.+?) (?:to|into|with|for) /.exec(lower)?.[1] ?? ''} color`)
    .length > 0;

const BARE =
  /^(?:more )?(?:(?:deep|dark|light|warm|forest|navy|royal|sky|burnt|soft|bright)[ -])?\p{L}+ (?:accents?|theme|tones?|highlights?|please)$/u;

const nameIn = (wanted: string): string =>
  wanted
    .replace(/\b(?:an?|the|colou?r|accents?|theme|please|instead of.*)\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** How the colours of the theme are mixed: vivid, muted, grey, warm, cool. */
function readVariant(lower: string): ReturnType<ReadClause> {
  const isAboutColors = /\b(?:colou?r\w*|palette|tones?|it|screen|page|everything|theme|look)\b/.test(lower);
  const words = lower.trim().split(/\s+/).length;
  if (!isAboutColors && words > MOST_BARE_WORDS) return undefined;
  if (/\b(?:monochrom\w*|black and white|black & white|gr[ae]yscale|b&w|no colou?rs?|colou?rless)\b/.test(lower))
    return { kind: 'color-variant', variant: 'MONOCHROME' };
  if (/\b(?:warmer|warm up|warm (?:colou?rs|tones|palette))\b/.test(lower)) return { kind: 'temperature', to: 'warm' };
  if (/\b(?:cooler|colder|cool (?:colou?rs|tones|palette))\b/.test(lower)) return { kind: 'temperature', to: 'cool' };
  if (
    /\b(?:vibrant|vivid|saturated|brighter colou?rs|more colou?rful|stronger colou?rs|punchier|livelier colou?rs|colou?rful)\b/.test(
      lower,
    ) &&
    !/\bless\b/.test(lower)
  )
    return { kind: 'color-variant', variant: 'VIBRANT' };
  if (
    /\b(?:muted|subdued|desaturate\w*|tone (?:the colou?rs |it |them )?down|less (?:colou?rful|vibrant|saturated|colou?r)|softer colou?rs|calmer colou?rs|quieter colou?rs|more neutral)\b/.test(
      lower,
    )
  )
    return { kind: 'color-variant', variant: 'NEUTRAL' };
  return undefined;
}

const MOST_BARE_WORDS = 3;
