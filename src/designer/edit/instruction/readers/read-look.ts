import type { Dress, EditOperation } from '../../edit-operation.ts';
import { toTarget, type ReadClause } from '../clause.ts';
import { readColorName } from '../color-name.ts';
import { hasQuote } from '../mask-quotes.ts';

type Look = { dress: Dress } | { axis: 'height' | 'width'; step: 1 | -1 } | { gap: 1 | -1 } | { room: 1 | -1 };

/** What a part is to be, as an adjective; `opposite` is what "too …" asks for. */
const ADJECTIVES: readonly (readonly [RegExp, Look, opposite?: Look])[] = [
  [
    /^(?:taller|higher|more height|bigger in height|tall|high)$/,
    { axis: 'height', step: 1 },
    { axis: 'height', step: -1 },
  ],
  [
    /^(?:slimmer|thinner|shorter|lower|less tall|less high|slim|thin|short|low|flatter in height)$/,
    { axis: 'height', step: -1 },
    { axis: 'height', step: 1 },
  ],
  [/^(?:wider|broader|wide|broad)$/, { axis: 'width', step: 1 }, { axis: 'width', step: -1 }],
  [/^(?:narrower|less wide|slender|narrow)$/, { axis: 'width', step: -1 }, { axis: 'width', step: 1 }],
  [/^(?:big|large|huge)$/, { axis: 'height', step: 1 }, { axis: 'height', step: -1 }],
  [/^(?:small|tiny)$/, { axis: 'height', step: -1 }, { axis: 'height', step: 1 }],
  [
    /^(?:rounder|more rounded|rounded(?: off)?|with (?:more )?round(?:ed)?(?:er)? corners|softer corners|curved|curvier)$/,
    { dress: 'rounder' },
  ],
  [
    /^(?:round|circular|circles?|pill[- ]shaped|pills?|fully round(?:ed)?|completely round)$/,
    { dress: 'round' },
    { dress: 'square' },
  ],
  [
    /^(?:square|squared(?: off)?|sharp|sharper|angular|with (?:sharp|square) corners|rectangular|less round(?:ed)?|not round(?:ed)?)$/,
    { dress: 'square' },
    { dress: 'rounder' },
  ],
  [
    /^(?:outlined?|outline style|ghost|hollow|with (?:an |just an |only an )?outline|unfilled|not filled)$/,
    { dress: 'outlined' },
  ],
  [/^(?:filled|solid|filled in)$/, { dress: 'filled' }],
  [/^(?:text[- ]only|just text|plain text|text buttons?|text links?)$/, { dress: 'bare' }],
  [/^(?:raised|elevated|with (?:a |some )?(?:soft |subtle )?shadows?|shadowed)$/, { dress: 'raised' }],
  [/^(?:without (?:a |any )?shadows?|shadowless)$/, { dress: 'flat' }],
  [/^(?:bordered|framed|with (?:a |an )?(?:thin |subtle )?(?:borders?|outlines?|frames?))$/, { dress: 'bordered' }],
  [/^(?:without (?:a |any )?(?:borders?|outlines?|frames?|lines)|borderless)$/, { dress: 'borderless' }],
  [/^(?:dark|black-ish|darker|in dark(?: mode)?|dark mode)$/, { dress: 'dark' }, { dress: 'light' }],
  [/^(?:light|whitish|lighter|bright|brighter|in light(?: mode)?|light mode)$/, { dress: 'light' }, { dress: 'dark' }],
  [/^(?:closer(?: together)?|nearer(?: together)?|less spaced(?: out)?)$/, { gap: -1 }],
  [/^(?:further apart|farther apart|more spaced(?: out)?|apart)$/, { gap: 1 }],
];

/** What is laid on, or taken from, a part. */
const NOUNS: readonly (readonly [RegExp, on: Look, off: Look])[] = [
  [
    /^(?:(?:soft|subtle|light|drop|slight|bit of|little|box) )*(?:shadows?|elevation|depth)$/,
    { dress: 'raised' },
    { dress: 'flat' },
  ],
  [
    /^(?:thick|thicker|stronger|bold|bolder|heavier|heavy|strong) (?:borders?|outlines?|frames?|lines?)$/,
    { dress: 'thick-bordered' },
    { dress: 'borderless' },
  ],
  [
    /^(?:(?:thin|subtle|light|fine|grey|gray) )*(?:borders?|outlines?|frames?)$/,
    { dress: 'bordered' },
    { dress: 'borderless' },
  ],
  [/^(?:(?:soft|subtle|light|nice|colou?r) )*gradients?(?: background)?$/, { dress: 'gradient' }, { dress: 'light' }],
  [
    /^(?:more |bigger |very )?(?:round|rounded|rounder|soft|softer) (?:corners|edges)$/,
    { dress: 'rounder' },
    { dress: 'square' },
  ],
  [
    /^(?:square|sharp|hard|straight) (?:corners|edges)$|^(?:less |smaller )(?:round|rounded)? ?(?:corners|radius)$/,
    { dress: 'square' },
    { dress: 'rounder' },
  ],
  [
    /^(?:rounded corners|round corners|corners|radius|rounding|border radius|corner radius)$/,
    { dress: 'rounder' },
    { dress: 'square' },
  ],
  [/^dark (?:background|ground|colou?r|fill|mode|theme)$/, { dress: 'dark' }, { dress: 'light' }],
  [/^light (?:background|ground|colou?r|fill|mode|theme)$/, { dress: 'light' }, { dress: 'dark' }],
  [
    /^(?:more|extra|bigger|a bit more|a little more|some) (?:padding|inner space|room|air|white ?space|breathing (?:room|space)|space inside)$/,
    { room: 1 },
    { room: -1 },
  ],
  [
    /^(?:less|smaller|a bit less|a little less) (?:padding|inner space|room|air|white ?space|space inside)$/,
    { room: -1 },
    { room: 1 },
  ],
  [/^(?:outline|ghost) style$/, { dress: 'outlined' }, { dress: 'filled' }],
  [/^(?:more|a bit more|extra) height$/, { axis: 'height', step: 1 }, { axis: 'height', step: -1 }],
];

const DEGREE = String.raw`(?:(?:a (?:bit|little|lot|tad)|slightly|much|way|far|more|really|very|somewhat|even|all|just|look|look more|appear) )?`;
const SHALL = '(?:should|must|could|ought to|needs? to|has to|have to|can|shall)';
const END = String.raw`(?:,? (?:please|instead(?: of .+)?|rather than .+|only|again|now))*`;

/** Ways in which a part and what it is to be stand in a sentence. */
const SAID: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:make|let|have|turn|keep|set|get|render|switch|change)\s+(?<part>.+?)\s+(?:(?:be|look|to|into|to be|as|in) )?${DEGREE}(?<adjective>A)${END}$`,
    'i',
  ),
  new RegExp(String.raw`^(?<part>.+?)\s+${SHALL}\s+(?:be|look|become|have)\s+${DEGREE}(?<adjective>A)${END}$`, 'i'),
  new RegExp(String.raw`^${DEGREE}(?<adjective>A)\s+(?<part>(?:the |my |our )?[^,;]+?)${END}$`, 'i'),
  new RegExp(String.raw`^(?<part>[^,;]+?)\s+(?:(?:to be|look|as) )?${DEGREE}(?<adjective>A)${END}$`, 'i'),
  new RegExp(
    String.raw`^(?:use|give me|show|i want|try)\s+(?:an? |some )?(?<adjective>A)\s+(?<part>[^,;]+?)${END}$`,
    'i',
  ),
];
const FIRST_BARE = 2;
const TOO =
  /^(?<part>.+?)\s+(?:(?:is|are|looks?|feels?|seems?)\s+)?(?:(?:a bit|a little|way|far|much|just|still|really) )?too (?<adjective>.+)$/i;

const PARTED: readonly RegExp[] = [
  /^(?<verb>add|use|put|apply|set|give|lay|draw|show)\s+(?:an? |some )?(?<noun>.+?)\s+(?:to|on|for|around|behind|in|under|inside|across)\s+(?<part>.+?)$/i,
  /^(?<verb>give)\s+(?<part>.+?)\s+(?:an? |some )?(?<noun>N)$/i,
  /^(?<verb>remove|drop|no)\s+(?:the |any |all )?(?<noun>.+?)\s+(?:from|of|on|around|behind|in|under|for)\s+(?<part>.+?)$/i,
  /^(?<verb>remove)\s+(?:the |my )?(?<part>[\p{L} ]+?)(?:['’]s)?\s+(?<noun>N)$/iu,
  /^(?<verb>)(?:an? )?(?<noun>N)\s+(?:on|for|around|in|behind|to|inside)\s+(?<part>.+?)$/i,
  /^(?<verb>)(?<part>.+?)\s+(?:should have|must have|with|could have|need|needs|could use)\s+(?:an? |some )?(?<noun>N)$/i,
  /^(?<verb>no)\s+(?<part>[\p{L} ]+?)\s+(?<noun>borders?|shadows?)$/iu,
];

const BETWEEN: readonly RegExp[] = [
  /^(?:put|leave|make|add|have|set|use|give)?\s*(?:a (?:bit|little) )?(?<how>less|smaller|tighter|reduce|decrease|more|bigger|larger|wider|increase|narrower|extra|some)\s+(?:the |a )?(?:white ?)?(?:space|spacing|gaps?|distance|room|air|margins?|spaces)\s+between\s+(?:each of )?(?<part>.+?)$/i,
  /^(?<how>reduce|decrease|increase|tighten|shrink|widen|enlarge)\s+(?:the )?(?:white ?)?(?:space|spacing|gaps?|distance|room|margins?)\s+(?:between|of)\s+(?<part>.+?)$/i,
  /^(?:make )?(?:the )?(?:space|spacing|gaps?|distance)\s+between\s+(?<part>.+?)\s+(?:is |are |should be |to be )?(?:a bit |much )?(?<how>smaller|tighter|less|bigger|larger|wider|narrower|too (?:big|large|wide|much)|too (?:small|narrow|tight|little))$/i,
  /^(?:there is |there['’]s )?(?<how>too much|too little|not enough) (?:white ?)?(?:space|spacing|room|gap|distance|air)\s+between\s+(?<part>.+?)$/i,
  /^(?:put|move|bring|push)\s+(?<part>.+?)\s+(?<how>closer together|further apart|farther apart)$/i,
];
const COLOR = String.raw`(?:\p{L}+[ -])?(?:\p{L}+|#[0-9a-f]{3,8})`;
const STOPS = String.raw`(?:from )?(?:an? )?(?<from>${COLOR})\s*(?:to|into|and|-|→|/)\s*(?<to>${COLOR})`;
const GRADIENTS: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:use|put|add|give|lay|apply|make)?\s*(?:an? )?(?:nice |soft |subtle )?gradient ${STOPS} (?:in|on|to|for|behind|under|as the background of) (?<part>.+)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:use|put|add|lay|apply)?\s*(?:an? )?${STOPS} gradient(?: background)? (?:in|on|to|for|behind|under) (?<part>.+)$`,
    'iu',
  ),
  new RegExp(String.raw`^give (?<part>.+?) (?:an? )?(?:gradient ${STOPS}(?: background)?)$`, 'iu'),
  new RegExp(String.raw`^give (?<part>.+?) (?:an? )?${STOPS} gradient(?: background)?$`, 'iu'),
  new RegExp(String.raw`^(?:make|turn|paint) (?<part>.+?) (?:into |to be )?(?:an? )?gradient ${STOPS}$`, 'iu'),
];
const LESS = /less|smaller|tight|reduc|decreas|narrower|shrink|too (?:much|big|large|wide)|closer/i;
const LITTLE = /too (?:little|small|narrow|tight)|not enough/i;

const CHANGED =
  /^(?:(?<more>increase|raise|grow|enlarge)|(?<less>reduce|decrease|lower|shrink|cut))\s+(?:the\s+)?(?<what>height|width|size|padding|corner radius|radius|roundness)\s+(?:of|in|on|for)\s+(?<part>.+?)(?: a bit| a little| slightly)?$/i;

/** What has no look of its own apart from the whole screen's. */
const WHOLE =
  /^(?:(?:the|this|that|my|our|whole|entire|all|of)\s+)*(?:page|screen|app|site|website|it|that|everything|theme|design|layout|mode|corners?|edges?|colou?rs?|palette|(?:\p{L}+ )?accents?(?: colou?r)?|primary(?: colou?r)?|main colou?r|brand(?: colou?r)?|version|style|look|background|ui|text|texts|words|fonts?|type|font size|shade of .+|tones?)$/iu;
const PICTURED = /\b(?:picture|photo|image|illustration) of\b|\bmode\b|\bfont/i;
const WORDS_ONLY =
  /\b(?:text|headlines?|headings?|titles?|paragraphs?|copy|intro|description|words|sentences?|message|subtitle|list|form)$/i;
/** Corners of all buttons and of the whole are the theme's. */
const THEMED = /^(?:(?:the|all|my|our)\s+)*(?:buttons|corners|everything|pill[- ]shaped buttons)$/i;
/** Names of what grows in time or number, of which no size is meant. */
/** Said without a verb, only what has a look is meant: "taller hero" is, "small print at the bottom" is not. */
const LOOKABLE =
  /\b(?:headers?|footers?|hero|side ?bar|nav(?:bar|igation)?|bars?|menu|cards?|tiles?|avatars?|pictures?|images?|photos?|logo|icons?|buttons?|inputs?|fields?|tables?|charts?|graphs?|rows?|columns?|sections?|banners?|box(?:es)?|panels?|badges?|chips?|tags?|tabs?|map|covers?|thumbnails?|calendar|search|toolbar|rail|stats|list|bubbles?|messages?|thumbnails)(?: (?:in|on|of) .+)?$/i;
const NOT_A_PART = /^(?:the|all|any|every|my|our|and)$|^(?:(?:the|all) )*(?:corners|edges)\b/i;
const COUNTED =
  /\b(?:prices?|rents?|temperature|numbers?|amounts?|totals?|scores?|fees?|costs?|volume|percentage|rate)\b/i;

/** "Taller hero", "the avatars should be round", "give the table a border", "less space between the cards". */
export const readLook: ReadClause = ({ text, lower, quotes }) => {
  if (hasQuote(text) || /^(?:rename|move|duplicate|keep|sort|everywhere)\b/.test(lower)) return undefined;
  const toOperation = (part: string, look: Look): EditOperation | undefined => {
    const words = part.replace(/\s+(?:shape|style|design|colou?rs?|background)$/i, '').trim();
    if (NOT_A_PART.test(words)) return undefined;
    if (WHOLE.test(words) || PICTURED.test(words) || COUNTED.test(words) || /^(?:add|remove|change)\b/i.test(words))
      return undefined;
    if (/\d/.test(words) && !/\b(?:st|nd|rd|th)\b/.test(words)) return undefined;
    const target = toTarget(words, quotes);
    if ('gap' in look) return { kind: 'pad', target, step: look.gap, isBetween: true };
    if ('room' in look) return { kind: 'pad', target, step: look.room };
    if ('axis' in look)
      return look.axis === 'height' && WORDS_ONLY.test(words)
        ? undefined
        : { kind: 'resize', target, axis: look.axis, step: look.step };
    if (/^(?:dark|light)$/.test(look.dress) && WORDS_ONLY.test(words)) return undefined;
    return THEMED.test(words) && look.dress.startsWith('round')
      ? undefined
      : { kind: 'dress', target, dress: look.dress };
  };
  for (const way of GRADIENTS) {
    const { part, from, to } = way.exec(text)?.groups ?? {};
    const stops = [from, to].flatMap((color) => readColorName(color ?? '').hex ?? []);
    const [start, end] = stops;
    if (part !== undefined && start !== undefined && end !== undefined)
      return { kind: 'dress', target: toTarget(part, quotes), dress: 'gradient', stops: [start, end] };
  }
  for (const way of BETWEEN) {
    const { how = '', part } = way.exec(text)?.groups ?? {};
    if (part !== undefined) return toOperation(part, { gap: LESS.test(how) && !LITTLE.test(how) ? -1 : 1 });
  }
  const changed = CHANGED.exec(text)?.groups;
  if (changed?.['part'] !== undefined) {
    const step = changed['more'] === undefined ? -1 : 1;
    const what = changed['what']?.toLowerCase() ?? '';
    if (/radius|round/.test(what)) return toOperation(changed['part'], { dress: step === 1 ? 'rounder' : 'square' });
    if (what === 'padding') return toOperation(changed['part'], { room: step });
    if (what === 'size')
      return {
        kind: 'emphasise',
        target: toTarget(changed['part'], quotes),
        emphasis: step === 1 ? 'bigger' : 'smaller',
      };
    return toOperation(changed['part'], { axis: what === 'width' ? 'width' : 'height', step });
  }
  const too = TOO.exec(text)?.groups;
  if (too?.['part'] !== undefined) {
    const opposite = ADJECTIVES.find(([pattern]) => pattern.test(too['adjective']?.toLowerCase() ?? ''))?.[2];
    if (opposite !== undefined) return toOperation(too['part'], opposite);
  }
  return readParted(text, toOperation) ?? readSaid(text, toOperation);
};

type ToOperation = (part: string, look: Look) => EditOperation | undefined;

function readParted(text: string, toOperation: ToOperation): EditOperation | undefined {
  for (const way of PARTED)
    for (const [pattern, on, off] of NOUNS) {
      const { verb = '', noun, part } = withNoun(way, pattern).exec(text)?.groups ?? {};
      if (noun === undefined || part === undefined || !pattern.test(noun.toLowerCase())) continue;
      return toOperation(part, /^(?:remove|drop|no)$/i.test(verb) ? off : on);
    }
  return undefined;
}

function readSaid(text: string, toOperation: ToOperation): EditOperation | undefined {
  for (const way of SAID)
    for (const [pattern, look] of ADJECTIVES) {
      const part = withAdjective(way, pattern).exec(text)?.groups?.['part'];
      if (part === undefined || VERB.test(part)) continue;
      if (SAID.indexOf(way) >= FIRST_BARE && !LOOKABLE.test(part)) continue;
      return toOperation(part, look);
    }
  return undefined;
}

const VERB =
  /^(?:make|let|have|turn|keep|set|get|give|put|use|show|change|switch|add|remove|increase|reduce|i|is|are|it|too|not)\b|^(?:the|an?)$/i;
const bodyOf = (pattern: RegExp): string =>
  pattern.source
    .split('|^')
    .map((one) => one.replace(/^\^/, '').replace(/\$$/, ''))
    .map((one) => `(?:${one.replace(/\$$/, '')})`)
    .join('|');
const made = new Map<string, RegExp>();
const fill = (way: RegExp, mark: string, pattern: RegExp): RegExp => {
  const key = `${way.source} ${pattern.source}`;
  const known =
    made.get(key) ??
    new RegExp(
      way.source.replace(mark, () => `(?:${bodyOf(pattern)})`),
      way.flags,
    );
  made.set(key, known);
  return known;
};
const withAdjective = (way: RegExp, pattern: RegExp): RegExp => fill(way, 'A', pattern);
const withNoun = (way: RegExp, pattern: RegExp): RegExp => (way.source.includes('>N)') ? fill(way, 'N', pattern) : way);
