import { FONT_FAMILIES, FONT_FAMILY_NAMES, type FontFamily } from '../../domain/font.ts';
import { toWords } from './words.ts';

/** Other names of the 28 families. */
const ALIASES: Partial<Record<FontFamily, string>> = {
  INTER: 'Inter Display, Inter Tight, Inter UI, Inter var',
  GEIST: 'Geist Sans',
  BE_VIETNAM_PRO: 'Be Vietnam',
  PLUS_JAKARTA_SANS: 'Plus Jakarta, Jakarta Sans',
  SOURCE_SANS_THREE: 'Source Sans Pro, Source Sans',
  SOURCE_SERIF_FOUR: 'Source Serif Pro, Source Serif',
  VENDOR_PLEX_SANS: 'Plex Sans, IBM Plex, IBM Plex Sans JP, IBM Plex Sans KR',
  NUNITO_SANS: 'Nunito',
  LIBRE_CASLON_TEXT: 'Libre Caslon, Libre Caslon Display',
  NOTO_SERIF: 'Noto Serif JP, Noto Serif KR, Noto Serif SC, Noto Serif TC, Noto Serif Display',
  EB_GARAMOND: 'Garamond Premier',
  RUBIK: 'Rubik Mono',
};

/** Well-known faces outside the 28, by the family that is drawn most like them. */
const NEAREST: Partial<Record<FontFamily, string>> = {
  INTER: `SF Pro, SF Pro Display, SF Pro Text, San Francisco, SF UI Display, SF UI Text, Roboto, Roboto Flex, Segoe UI,
    Suisse Intl, Söhne, Sohne, Untitled Sans, Aeonik, Aeonik Pro, Basier Square, Basier Circle, Haffer, Saans, Nimbus Sans,
    Zen Kaku Gothic New, Zen Kaku Gothic,
    Pretendard, Pretendard JP, Wanted Sans, Apple SD Gothic Neo, Spoqa Han Sans, Hiragino Sans, Hiragino Kaku Gothic ProN,
    ヒラギノ角ゴ, ヒラギノ角ゴ ProN, ヒラギノ角ゴシック, 游ゴシック, Yu Gothic, メイリオ, Meiryo, PingFang SC, PingFang TC, 苹方, 微软雅黑, 黑体, Cairo, Tajawal,
    Microsoft YaHei, Figtree, Instrument Sans, Onest, Golos, Notion Sans, ABC Favorit, General Sans, Switzer, Satoshi`,
  ARIMO: `Arial, Helvetica, Helvetica Neue, Helvetica Now, Liberation Sans, Neue Haas Grotesk, Neue Haas Unica,
    Haas Grotesk, Nimbus Sans L, Akzidenz-Grotesk, Univers, TeX Gyre Heros`,
  DM_SANS: `Circular, Circular Std, CircularSp, Cerebri Sans, Google Sans, Product Sans, Larsseit, Airbnb Cereal,
    Cereal, Gilroy, Mont, Euclid Circular, TT Norms, Red Hat Display, Red Hat Text, Albert Sans, Gantari`,
  PLUS_JAKARTA_SANS: 'Poppins, Urbanist, Outfit, Lufga, Sofia Pro, Quicksand, Readex Pro, Kumbh Sans',
  MONTSERRAT: 'Gotham, Proxima Nova, Raleway, Avenir, Avenir Next, Nexa, Century Gothic, Avant Garde, Museo Sans',
  METROPOLIS: 'Futura, Futura PT, Jost, Josefin Sans, League Spartan, Spartan, Didact Gothic, Brandon Grotesque',
  SORA: 'Eurostile, Michroma, Orbitron, Exo 2, Exo, Chakra Petch, Syne, Rajdhani, Saira, Oxanium',
  MANROPE: 'Gordita, Graphik, Gellix, SoDoSans, Sodo Sans, Waldenburg, Mulish, Muli',
  LEXEND: 'Atkinson Hyperlegible, Andika, Open Dyslexic, Comic Neue',
  EPILOGUE: `Degular, Degular Display, Bricolage Grotesque, Clash Display, Cabinet Grotesk, Freigeist, Monument Grotesk,
    Manuka, Anton, Bebas Neue, Archivo Black, League Gothic, Druk`,
  PUBLIC_SANS:
    'Franklin Gothic, Libre Franklin, News Gothic, Trade Gothic, Barlow, DIN, D-DIN, Bahnschrift, NVIDIA Sans',
  SPACE_GROTESK: `Space Mono, Basement Grotesque, JetBrains Mono, Fira Code, Fira Mono, Roboto Mono, IBM Plex Mono, Geist Mono,
    Berkeley Mono, SF Mono, Menlo, Monaco, Consolas, Courier, Courier New, Inconsolata, Source Code Pro, DM Mono, Ubuntu Mono,
    Cascadia Code, GT Pressura Mono, GTPressuraMono`,
  SPLINE_SANS: 'Familjen Grotesk, Schibsted Grotesk, Oswald, Archivo, Archivo Narrow',
  WORK_SANS: 'Karla, Rethink Sans, Chivo, Overpass, Cabin, Camera Plain',
  HANKEN_GROTESK: 'HK Grotesk, GT America, GT Walsheim, Founders Grotesk, Sen',
  SOURCE_SANS_THREE: `Open Sans, Noto Sans, Noto Sans JP, Noto Sans KR, Noto Sans SC, Noto Sans TC, Noto Sans CJK, Source Han Sans, 思源黑体, 思源黑體, 본고딕,
    Lato, Fira Sans, PT Sans, Ubuntu, Frutiger, Myriad Pro, Gill Sans, Tahoma, Verdana, Trebuchet MS, Calibri, Lucida Grande,
    Hind, Mukta, Cantarell, Optima`,
  NUNITO_SANS: `Varela Round, M PLUS Rounded 1c, Fredoka, SF Pro Rounded, Baloo, Baloo 2, Comfortaa, Dosis, Arial Rounded,
    Hiragino Maru Gothic, Kiwi Maru, Jua`,
  RUBIK: 'Plain Black, Heebo, Assistant, Titillium Web, Signika',
  NEWSREADER: `Tiempos, Tiempos Text, Tiempos Headline, Fraunces, Freight Text, Lyon, Canela, Georgia Pro, PP Editorial Old,
    PP Editorial New, Editorial New, Instrument Serif, Times, Times New Roman, Young Serif, Gelasio, Lander Tall, Iowan Old Style`,
  NOTO_SERIF: `Georgia, Droid Serif, Merriweather, PT Serif, Cambria, Charter, 游明朝, Yu Mincho, ヒラギノ明朝, ヒラギノ明朝 ProN,
    Hiragino Mincho ProN, Shippori Mincho, Nanum Myeongjo, Source Han Serif, Songti SC, Noto Serif CJK, 思源宋体, 思源宋體, 宋体, 본명조`,
  DOMINE:
    'Rockwell, Roboto Slab, Zilla Slab, Arvo, Bitter, Josefin Slab, Clarendon, Sentinel, Recoleta, Cooper, Alfa Slab One',
  LIBRE_CASLON_TEXT: `Playfair Display, Playfair, Bodoni, Bodoni Moda, Didot, DM Serif Display, DM Serif Text, Abril Fatface,
    Domaine Display, Domaine, Caslon, Adobe Caslon, Libre Bodoni, Noe Display, Ogg, Chomsky, Cinzel, Prata`,
  EB_GARAMOND: `Garamond, Adobe Garamond, Cormorant, Cormorant Garamond, Sabon, Bembo, Baskerville, Libre Baskerville, Palatino,
    Book Antiqua, Spectral, Cardo, Sorts Mill Goudy, Goudy`,
  LITERATA: 'Lora, Crimson, Crimson Text, Crimson Pro, Vollkorn, Alegreya, Besley, Brygada 1918, Bookerly, Publico',
  SOURCE_SERIF_FOUR:
    'Minion, Minion Pro, Roboto Serif, IBM Plex Serif, Libertinus, STIX Two Text, Frank Ruhl Libre, Copernicus',
};

const parseTable = (table: Partial<Record<FontFamily, string>>): [string, FontFamily][] =>
  Object.entries(table).flatMap(([family, names]) =>
    names.split(',').map((name): [string, FontFamily] => [name.trim().replace(/\s+/g, ' '), family as FontFamily]),
  );

const EXACT_NAMES: readonly [string, FontFamily][] = [
  ...FONT_FAMILY_NAMES.map((family): [string, FontFamily] => [FONT_FAMILIES[family], family]),
  ...parseTable(ALIASES),
];
const NEAREST_NAMES = parseTable(NEAREST);

const byWords = (names: readonly [string, FontFamily][]): ReadonlyMap<string, FontFamily> =>
  new Map(names.flatMap(([name, family]) => [name, name.replaceAll(' ', '')].map((form) => [toWords(form), family])));

const EXACT = byWords(EXACT_NAMES);
const NEAR = byWords(NEAREST_NAMES);

const CUT =
  /\s(?:variable|var|vf|regular|book|medium|semi ?bold|demi|bold|extra ?bold|black|heavy|light|extra ?light|thin|italic|roman|latin|pro|std|web|fallback|\d{3})$/;

/** One of the 28 under this name, cuts such as "Bold" or "Variable" left aside. */
export const findExactFamily = (name: string): FontFamily | undefined => lookUp(name, EXACT);

/** The family drawn most like a face of this name, if the face is a known one. */
export const findNearestFamily = (name: string): FontFamily | undefined => lookUp(name, NEAR);

function lookUp(name: string, table: ReadonlyMap<string, FontFamily>): FontFamily | undefined {
  let words = toWords(name.slice(0, 60));
  for (let round = 0; round < 4; round += 1) {
    const family = table.get(words);
    if (family !== undefined) return family;
    const shorter = words.replace(CUT, '');
    if (shorter === words) return undefined;
    words = shorter;
  }
  return undefined;
}

const escape = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const ANY_KNOWN = new RegExp(
  `(?<![\\w-])(?:${[...EXACT_NAMES, ...NEAREST_NAMES]
    .map(([name]) => name)
    .toSorted((a, b) => b.length - a.length)
    .map(escape)
    .join('|')})(?!\\w)(?! Mono\\b)`,
  'g',
);

/** Known faces that a text names, with the place of each. Letter case counts, since many are ordinary words. */
export const listKnownFonts = (text: string): { name: string; start: number; end: number }[] =>
  [...text.matchAll(ANY_KNOWN)].map((match) => ({
    name: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
