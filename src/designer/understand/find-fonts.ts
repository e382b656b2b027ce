import { FONT_FAMILIES, FONT_FAMILY_NAMES, type FontFamily } from '../../domain/font.ts';
import { NEAREST_FONTS } from './vocabulary/font-names.ts';

/** Family names that are words, places or products too: they need a word about type beside them. */
const AMBIGUOUS = new Set([
  'inter',
  'sora',
  'rubik',
  'geist',
  'metropolis',
  'domine',
  'epilogue',
  'anton',
  'bitter',
  'lora',
  'outfit',
  'urbanist',
  'karla',
  'cabin',
  'jost',
  'oswald',
  'syne',
  'figtree',
  'raleway',
  'literata',
  'merriweather',
  'satoshi',
  'archivo',
  'futura',
  'avenir',
  'onest',
  'general sans',
  'caveat',
  'exo',
  'prompt',
  'heebo',
  'sen',
  'tiempos',
  'canela',
  'cormorant',
  'system-ui',
  'georgia',
  'roboto',
  'bodoni',
  'garamond',
  'cambria',
  'didot',
  'switzer',
  'supreme',
  'teko',
  'kanit',
  'mulish',
  'ubuntu',
  'arial',
]);
const CUE =
  /\b(?:fonts?|typefaces?|typography|type|serif|sans|display|headers?|headings?|headlines?|body|labels?|caps|mono|italics?|pairing|wordmark|set in|schrift\w*|police|tipograf\w*|carattere)\b|\+/i;
const CUE_REACH = 34;
const MOST_FONTS = 3;

/** What a prompt means that names a kind of face, not a family. */
const GENERIC: readonly (readonly [RegExp, FontFamily])[] = [
  [/\b(?:slab[\s-]serif)\b/i, 'DOMINE'],
  [/\b(?:old[\s-]style|garalde|literary|bookish) (?:serif|type)\b/i, 'EB_GARAMOND'],
  [/(?<!sans[\s-])\b(?:serif)\b(?![\s-]free)/i, 'NEWSREADER'],
  [/\bgeometric (?:sans|type|font)/i, 'MONTSERRAT'],
  [/\b(?:neo-)?grotes[kq]\w*\b/i, 'HANKEN_GROTESK'],
  [/\brounded (?:sans|font|typeface|type)\b/i, 'NUNITO_SANS'],
];

interface FoundFont {
  family: FontFamily;
  /** As the prompt writes it. */
  name: string;
  at: number;
}

const escape = (name: string): string =>
  name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', '[\\s_-]?');

const PATTERNS: readonly { family: FontFamily; pattern: RegExp; isAmbiguous: boolean }[] = [
  ...FONT_FAMILY_NAMES.map((family) => [FONT_FAMILIES[family], family] as const),
  ...NEAREST_FONTS,
]
  .sort(([a], [b]) => b.length - a.length)
  .map(([name, family]) => {
    const isAmbiguous = AMBIGUOUS.has(name.toLowerCase());
    return {
      family,
      isAmbiguous,
      pattern: new RegExp(
        `(?<![\\w-])${escape(name)}(?!\\w|-(?!(?:black|bold|heavy|medium|semibold|light|thin|serif|sans)\\b))`,
        isAmbiguous ? '' : 'i',
      ),
    };
  });

const hasCue = (prompt: string, start: number, end: number): boolean =>
  CUE.test(prompt.slice(Math.max(0, start - CUE_REACH), start)) ||
  CUE.test(prompt.slice(end, end + CUE_REACH)) ||
  /^-(?:black|bold|heavy|medium)/.test(prompt.slice(end)) ||
  // "Use Inter."
  (/\buse $/i.test(prompt.slice(0, start)) && /^\s*(?:[,;.]|$)/.test(prompt.slice(end))) ||
  // ", in Inter on slate", and alone in a list: "minimal, pastel, Sora."
  (/,? in $/.test(prompt.slice(0, start)) && /^ (?:on|with|and)\b/.test(prompt.slice(end))) ||
  (/[,;] $/.test(prompt.slice(0, start)) && /^\s*(?:[,;.]|$)/.test(prompt.slice(end)));

/**
 * Font families that a prompt names, in its order. A family outside the 28 stands for its nearest relative among them;
 * a kind of face ("serif") counts when no family is named.
 */
export const findFonts = (prompt: string): FontFamily[] => {
  const families = [...new Set(listFonts(prompt).map(({ family }) => family))];
  if (families.length > 0) return families.slice(0, MOST_FONTS);
  const generic = GENERIC.find(([words]) => words.test(prompt));
  return generic === undefined ? [] : [generic[1]];
};

/** Words of the families that a prompt names, lowercase: "fraunces", "jetbrains". */
export const listFontWords = (prompt: string): ReadonlySet<string> =>
  new Set(listFonts(prompt).flatMap(({ name }) => name.split(/[\s_-]/).map((word) => word.toLowerCase())));

const listFonts = (prompt: string): FoundFont[] => {
  let rest = prompt;
  const found: FoundFont[] = [];
  for (const { family, pattern, isAmbiguous } of PATTERNS) {
    const match = pattern.exec(rest);
    if (match === null) continue;
    const end = match.index + match[0].length;
    if (isAmbiguous && !hasCue(prompt, match.index, end)) continue;
    found.push({ family, name: match[0], at: match.index });
    // "Inter Tight" must not be read as "Inter" once more.
    rest = rest.replaceAll(new RegExp(pattern.source, `${pattern.flags}g`), (name) => '\u0000'.repeat(name.length));
  }
  return found.sort((a, b) => a.at - b.at);
};
