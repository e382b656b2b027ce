import { isDarkColor, isPaleColor } from './color-measure.ts';

/** Phrases that name both modes or a switch between them settle nothing. */
const SWITCH =
  /(?:light|dark)\s*(?:\/|and|&|or|to)\s*(?:light|dark)(?:[\s-]+(?:mode|theme)\w*)?|(?:dark|light)[\s-]?(?:mode|theme)[\s-](?:toggle|switch\w*|support|option|variant)|(?:toggle|switch)[^.,;]{0,16}dark mode/g;

const NO_DARK =
  /\b(?:no|not|never|without|kein\w*|nicht|ohne|pas de|sans|sin|senza|sem|geen|bez)\s(?:a |an |any |the )?(?:dark|black|dunk\w+|sombre|oscur\w+|scur\w+|escur\w+|donker\w*|ciemn\w+)(?:[\s-](?:mode|theme|modus|modo|ui))?/g;
const NO_LIGHT =
  /\b(?:no|not|never|without)\s(?:a |an |any |the )?(?:bright |pure )?(?:light|white|bright)(?:[\s-](?:mode|theme|ui|white|background|anywhere))?/g;

/** A dark or light part of a page says nothing of the page. */
const PART =
  /\b(?:dark|light|black|white|near-black|deep|dunkle[rsnm]?|helle[rsnm]?|pale|clair|sombre)[\s-](?:[\w#-]+[\s-]){0,2}?(?:text|ink|type|words|letters|lettering|footer|band|strip|sections?|panel|card|code|ctas?|pills?|quotes?|buttons?|sidebar|side ?bar|borders?|outlines?|lines?|rules?|corners?|grid|weight|italic|shadows?|roast|accents?|matter|room)\b/g;

const MODE_NOUN =
  '(?:mode|themed?|ui|only|interface|design|palette|look|screen|page|background|ground|canvas|scheme|dashboard|site|app|base|desktop|skin|surface|console|colou?rs?|feeling|feel|mood|first)';

const DARK: readonly (readonly [number, RegExp])[] = [
  [4, new RegExp(`\\bdark(?:er)?[\\s-]?${MODE_NOUN}\\b`, 'g')],
  [
    4,
    /\bdunke?l\w* ?(?:modus|thema|theme|design|motiv|oberflache|hintergrund)|dunkles? (?:theme|thema|design)|\bmodo (?:oscuro|escuro)|\bmode sombre|\b(?:tema|fondo|fundo|sfondo) (?:oscuro|escuro|scuro)|\bfond (?:sombre|noir)|\btheme sombre|donker(?:e)? (?:thema|modus)|ciemny (?:motyw|tryb)|morkt? (?:tema|lage)|karanlik|koyu (?:tema|mod)|ダークモード|ダーク(?:テーマ|な)?|暗色|深色(?:模式|主题)?|暗黑|夜间模式|다크|어두운|어둡게/g,
  ],
  [
    3,
    /\b(?:almost|near(?:ly)?)[\s-]?black\b|\b(?:black|charcoal|midnight|obsidian)[\s-](?:[\w-]+ )?(?:backgrounds?|canvas|ground|page)\b|\bon (?:an? )?(?:near-black|black|charcoal|midnight)\b|\bblack backgrounds?\b/g,
  ],
  [
    3,
    /(?:^|[,;.:/(]|\band|\bbut|\bkeep it|\bmake it|\bis|\ball|\bso|\beverything)\s*(?:very |quite |a bit |all )?dark(?=\s*(?:$|[,;.:/)(!]|and\b|pls|please|like\b|cause|because|but\b|with\b|as\b|for\b|so\b|enough\b|of course|obviously|naturally|definitely|throughout|everywhere|[#]))/g,
  ],
  [2, /(?:^|[,;.:])\s*(?:plain |all |pitch )?black(?=\s*(?:$|[,;.]))/g],
  [3, /\b[a-z]+[\s-]dark\b(?=\s*(?:$|[,;.(]))/g],
  [
    2,
    /\b(?:noir|night palette|night mode|nighttime|oled|blackout|cyberpunk|velvet dark|low[\s-]glare|dark wood|lights? off)\b/g,
  ],
  [1, /\b(?:neon|terminal|glow\w*|candle ?light|moonlight|starlight|at night|in the dark)\b/g],
];

const LIGHT: readonly (readonly [number, RegExp])[] = [
  [
    4,
    new RegExp(
      `\\b(?:light|bright|day)[\\s-]?(?:mode|theme|ui|only|interface|design|look|screen|page|background|ground|canvas|scheme|dashboard|site|base|desktop|colou?rs?)\\b`,
      'g',
    ),
  ],
  [
    4,
    /\bhell\w* ?(?:modus|thema|theme|design|hintergrund|oberflache)|\bmodo claro|\bmode clair|\b(?:tema|fondo|fundo|sfondo) (?:claro|chiaro|marfil|blanco|bianco|branco)|\bfond (?:clair|creme|blanc|ecru)|\btheme clair|licht(?:e)? (?:thema|modus)|jasny (?:motyw|tryb)|ljust? (?:tema|lage)|acik (?:tema|mod)|ライト(?:モード|テーマ)?|明るい|浅色|밝은|밝게|라이트|和紙|宣纸|留白/g,
  ],
  [
    3,
    /\b(?:white|off[\s-]white|cream|paper|ivory|beige|pastel|linen|parchment)(?:[\s-][\w#-]+)?[\s-](?:backgrounds?|canvas|ground|page|base|cards|sheet|tiles)\b|\bon (?:an? )?(?:soft |clean |warm |pure |plain )?(?:white|off[\s-]white|cream|paper|ivory|pastel)\b|\ball white\b|\blots of white\b|\bwhite space\b|\bwhitespace\b/g,
  ],
  [
    3,
    /(?:^|[,;.:/(]|\band|\bbut|\bkeep it|\bmake it|\bis|\ball)\s*(?:very |quite |all )?(?:light|bright)(?=\s*(?:$|[,;.:/)(!]|and\b|pls|please|like\b|but\b|with\b|[#]))/g,
  ],
  [2, /(?:^|[,;.:])\s*(?:plain |clean |all )?(?:white|cream colours?|cream|off[\s-]white)(?=\s*(?:$|[,;.]))/g],
  [
    2,
    /\b(?:paper-like|paper|old-paper|newspaper|newsprint|document-like|daylight|sunlit|pastel|papier|kraft clair)\b/g,
  ],
  [1, /\b(?:airy|breezy|fresh|sunny|clinical|apothecary)\b/g],
];

/** Says of the whole page, wherever it stands, that it is dark or light. */
export const MODE_PHRASE =
  /^(?:[a-z]+ (?:me |us )?an? |an? )?(?:dark|light)[\s-](?:mode|themed?) (?!toggle|switch|support|option|variant|and\b|or\b)|\b(?:in|with|using|im|en|em|in modalita) (?:an? |the )?(?:dark|light|dunklen|hellen|modo|mode)[\s-]?(?:mode|theme|modus|oscuro|escuro|sombre|claro|clair)\b/;

const weigh = (text: string, words: typeof DARK): number =>
  words.reduce((sum, [weight, pattern]) => sum + (text.match(pattern)?.length ?? 0) * weight, 0);

/** What the page's ground weighs when it is stated as a colour. */
const GROUND = 6;
const LEAST = 2;

/**
 * Whether style statements (folded) ask for a dark or a light page: by words, by refusal of the other, and by the colour
 * of its background.
 */
export function findMode(folded: string, background: string | undefined): 'LIGHT' | 'DARK' | undefined {
  const text = folded.replaceAll(SWITCH, ' ');
  const refusedDark = text.match(NO_DARK)?.length ?? 0;
  const refusedLight = text.match(NO_LIGHT)?.length ?? 0;
  const said = text.replaceAll(NO_DARK, ' ').replaceAll(NO_LIGHT, ' ').replaceAll(PART, ' ');
  const ground =
    background === undefined ? 0 : isDarkColor(background) ? GROUND : isPaleColor(background) ? -GROUND : 0;
  const dark = weigh(said, DARK) + refusedLight * 2 + Math.max(0, ground);
  const light = weigh(said, LIGHT) + refusedDark * 3 + Math.max(0, -ground);
  if (dark === light || Math.max(dark, light) < LEAST) return undefined;
  return dark > light ? 'DARK' : 'LIGHT';
}
