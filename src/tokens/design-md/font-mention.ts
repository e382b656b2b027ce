import { toCells } from './color-mention.ts';
import { findExactFamily, listKnownFonts } from './known-fonts.ts';
import type { SourceLine } from './read-source.ts';
import { defineWordTest, toWords } from './words.ts';

export type FontUse = 'headline' | 'body' | 'label' | 'mono';

/** A font stack with what it is used for. */
export interface FontMention {
  /** First choice first. */
  stack: readonly string[];
  uses: readonly FontUse[];
  /** How plainly the file says it; declarations count more than prose. */
  weight: number;
  line: number;
  /** Named as what may stand in for a face that is not free. */
  isSubstitute: boolean;
}

const DECLARED = 3;
const IN_PROSE = 1;
const MOST_MENTIONS = 400;

const isTypeSection = defineWordTest(
  `typography type font fonts typeface typefaces families schrift schriften tipografía typographie tipografia шрифт шрифты
   типографика fuente fuentes fonte fontes police polices الخطوط خطوط
   タイポグラフィ フォント 書体 文字 타이포그래피 타이포 서체 폰트 字体 排版 字型`,
);
const USES: readonly [FontUse, (words: string) => boolean][] = [
  [
    'headline',
    defineWordTest(
      `display displays headline headlines heading headings header headers hero title titles h1 h2 h3 subheading wordmark
       section_heading überschrift überschriften titular titulares título títulos titulo titulos titre titres titoli заголовок
       заголовки العناوين 見出し タイトル 제목 헤드라인 디스플레이 标题 標題`,
    ),
  ],
  [
    'body',
    defineWordTest(
      `body paragraph paragraphs copy text prose reading ui base sans fließtext cuerpo corpo corps texte texto testo текст النص 本文 記事 본문 正文 内文`,
    ),
  ],
  ['label', defineWordTest('label labels button buttons caption captions nav navigation ラベル ボタン 라벨 버튼 标签')],
  ['mono', defineWordTest('mono monospace monospaced code terminal 等幅 コード 코드 고정폭 代码 等宽')],
];
/** Stacks for scripts, symbols and figures say nothing of the face of words. */
const isBeside = defineWordTest(
  `fallback fallbacks cjk emoji icon icons number numbers numeric numerals figures quote eyebrow logo windows thai tc th
   数字 数字専用 絵文字 明朝 明朝体 이모지 숫자 图标`,
);
export const SUBSTITUTE =
  /substitut|closest|stand[- ]?in|analog|alternative|approximat|replace(?:ment)? (?:with|for|by)|open[- ]source (?:option|equivalent|pairing)|代替|代用|近似|대체|替代/i;

/** Every statement about fonts in the body. */
export function listFontMentions(lines: readonly SourceLine[]): FontMention[] {
  const mentions: FontMention[] = [];
  let fontColumn: number | undefined;
  for (const [index, line] of lines.entries()) {
    if (mentions.length >= MOST_MENTIONS) break;
    const cells = toCells(line);
    if (cells.length === 0) fontColumn = undefined;
    else if (fontColumn === undefined) {
      const column = cells.findIndex((cell) => isFontHeader(toWords(cell)));
      if (column >= 0) fontColumn = column;
    }
    mentions.push(...readFontLine(line, lines.slice(index + 1, index + 7), cells, fontColumn));
  }
  return mentions;
}

const isFontHeader = defineWordTest('font typeface family font_family font_stack フォント 書体 폰트 서체 字体');

function readFontLine(
  line: SourceLine,
  following: readonly SourceLine[],
  cells: readonly string[],
  fontColumn: number | undefined,
): FontMention[] {
  if (cells.length > 0) return readRow(line, cells, fontColumn);
  const declared = readDeclaration(line, following);
  if (declared.length > 0) return declared;
  const words = toWords(line.text);
  const isAboutType = isTypeSection(`${toWords(line.section.join(' '))} ${words}`);
  if (!isAboutType && !(toUses(words).length > 0 && namesFamily(line.text))) return [];
  return line.isCode ? [] : (readLabelled(line) ?? readProse(line));
}

/** "Sora headings with Inter body" is about type, wherever it stands. */
const namesFamily = (text: string): boolean =>
  listKnownFonts(text).some(({ name }) => findExactFamily(name) !== undefined);

function readRow(line: SourceLine, cells: readonly string[], fontColumn: number | undefined): FontMention[] {
  const stack = splitStack(cells[fontColumn ?? -1] ?? '');
  const label = toWords(cells[0] ?? '');
  return stack.length === 0 || isFontHeader(toWords(cells[fontColumn ?? -1] ?? '')) || isBeside(label)
    ? []
    : [{ stack, uses: toUses(label), weight: toRowWeight(label), line: line.number, isSubstitute: false }];
}

/** The largest type carries a brand's face, however many rows list the smaller sizes. */
export const toRowWeight = (label: string): number => (/\b(?:display|hero)\b/.test(label) ? 2 * DECLARED : DECLARED);

const DECLARATION =
  /(?:(font-?family)|(--?[\w-]{0,40}font[\w-]{0,40})|\b(font-(?:sans|serif|display|body|heading|headline|mono)))["'`]?\s{0,4}[:=]\s{0,4}[>|]?\s{0,4}([^;{}]*)/i;
/** `heading: ['Epilogue', 'sans-serif']` of a Tailwind theme. */
const FONT_LIST =
  /^\s{0,40}["']?(sans|serif|mono|display|body|headings?|headline|title|text|base|copy)["']?\s{0,4}:\s{0,4}\[([^\]]{3,200})\]/i;
const CUSTOM_FONT = /\.custom\(\s{0,4}"([^"]{2,60})"/;

/** `font-family: …`, `--font-heading: …`, `fontFamily: 'Inter-Bold'`, `Font.custom("Larsseit-Bold", …)`. */
function readDeclaration(line: SourceLine, following: readonly SourceLine[]): FontMention[] {
  const custom = CUSTOM_FONT.exec(line.text)?.[1];
  if (custom !== undefined)
    return [declare([custom.replace(/-\w+$/, '')], toWords(line.text.split('=')[0] ?? ''), line)];
  const listed = line.isCode ? FONT_LIST.exec(line.text) : null;
  if (listed?.[1] !== undefined && listed[2] !== undefined) {
    const stack = splitStack(listed[2]);
    return stack.length === 0 ? [] : [declare(stack, toWords(listed[1]), line)];
  }
  const match = DECLARATION.exec(line.text);
  if (match === null || /\{\s*$/.test(line.text)) return [];
  const [, family, variable = '', key = '', value = ''] = match;
  const isOpen = !/[;}]/.test(line.text) && (value.trim() === '' || value.trimEnd().endsWith(','));
  const rest = isOpen ? toContinuation(following) : '';
  const stack = splitStack(`${value} ${rest}`);
  const context = `${variable} ${key} ${line.section.at(-1) ?? ''} ${line.text.slice(0, match.index)}`;
  const words = toWords(family === undefined ? `${variable} ${key}` : context).replace(/\bfont\b/g, '');
  return stack.length === 0 || isBeside(words) ? [] : [declare(stack, words, line)];
}

function toContinuation(following: readonly SourceLine[]): string {
  const end = following.findIndex(({ text }) => !text.trimEnd().endsWith(','));
  return following
    .slice(0, end < 0 ? following.length : end + 1)
    .map(({ text }) => text.replace(/;.*$/, ''))
    .join(' ');
}

const declare = (stack: readonly string[], words: string, line: SourceLine): FontMention => ({
  stack,
  uses: toUses(words),
  weight: DECLARED,
  line: line.number,
  isSubstitute: false,
});

const LABELLED = /^\s*(?:[-*+•]\s+)?(?:\*\*|__)?([^*_:：`|]{2,60}?)(?:\*\*|__)?\s*[:：]\s*(?:\*\*)?\s*(\S.*)$/;

/** `- **Display**: \`Kraken-Brand\`, fallbacks: …`. Undefined when the line is no labelled statement of a font. */
function readLabelled(line: SourceLine): FontMention[] | undefined {
  const [, label = '', value = ''] = LABELLED.exec(line.text) ?? [];
  const words = toWords(label);
  const section = toWords(line.section.join(' '));
  const isRole =
    toUses(words).length > 0 || /\b(?:primary|main|default|family|font)\b|ゴシック|サンセリフ|欧文/.test(words);
  if (!isRole || !isTypeSection(`${section} ${words}`)) return undefined;
  if (SUBSTITUTE.test(label)) return readProse(line);
  if (isBeside(words)) return [];
  const stack = toValueStack(value);
  return stack.length === 0 ? undefined : [declare(stack, words, line)];
}

const NAME_OPENS_WITHIN = 24;

/** The names a value opens with: in code marks, in bold, or known ones. */
function toValueStack(value: string): string[] {
  const opening =
    /^[`*"']{1,3}([^`*]{2,160})[`*"']{1,3}(?:[^`*]{0,24}(?:fallbacks?|フォールバック|폴백|回退)[^`*]{0,12}[`*]{1,2}([^`*]{2,160}))?/i.exec(
      value.trim(),
    );
  if (opening !== null) return [opening[1] ?? '', opening[2] ?? ''].flatMap(splitStack);
  const known = listKnownFonts(value);
  return known.slice(0, 1).flatMap(({ name, start }) => (start < NAME_OPENS_WITHIN ? [name] : []));
}

/** Known faces in sentences, each with the uses that its own stretch of the sentence names. */
function readProse(line: SourceLine): FontMention[] {
  const isSubstitute = SUBSTITUTE.test(line.text) || SUBSTITUTE.test(line.section.join(' '));
  return line.text.split(/[.;。·](?=\s|$)/).flatMap((clause) => {
    const fonts = listKnownFonts(clause);
    const opening = toWords(clause.slice(0, fonts[0]?.start));
    const isNamed = isTypeSection(opening) && opening.trim().split(/\s+/).length <= LONGEST_OPENING;
    const isPair = isNamed && fonts.length === 2 && PAIRED.test(clause.slice(fonts[0]?.end, fonts[1]?.start));
    const mentions = fonts.map(({ name, start, end }, index) => {
      const before = clause.slice(fonts[index - 1]?.end ?? 0, start);
      const after = clause.slice(end, fonts[index + 1]?.start);
      const own = /(?:[:：—–]|\b(?:in|is|use|uses|using|run|runs)|=)\s*[*`"']*$/.test(before) ? before : after;
      const uses = [own, after, before].map((text) => toUses(toWords(text))).find((found) => found.length > 0) ?? [];
      return { stack: [name], uses, weight: IN_PROSE, line: line.number, isSubstitute };
    });
    const saysUses = mentions.some(({ uses }) => uses.length > 0);
    return isPair && !saysUses
      ? mentions.map((mention, index) => ({
          ...mention,
          uses: index === 0 ? ['headline' as const] : ['body' as const],
        }))
      : mentions;
  });
}

/** Words before a pair that only say that faces are named: "Our two fonts:". */
const LONGEST_OPENING = 4;
/** "Fonts Sora and Inter": of two faces that are named side by side, the first is that of headings. */
const PAIRED = /^[`*"'”’]{0,3}\s*(?:,|and|&|\/|\+|with|und|mit|et|y|e|och|en|i)\s*[`*"'“‘]{0,3}$/i;

export const toUses = (words: string): FontUse[] => USES.filter(([, test]) => test(words)).map(([use]) => use);

const IS_WORDY = /[a-z]{3}|[\p{L}]{2}(?<=[^a-z]{2})/iu;
const NOT_A_NAME =
  /^\d|^[—–-]+$|\d(?:px|rem|em|pt|sp)\b|^(?:weight|size|font|normal|inherit|initial|uppercase|same|none|system|regular|bold|and|or|var|the|same fallback stack)\b|[#={}()]|feature|letter-?spacing|line-?height/i;
const MOST_NAMES = 12;

/** The names of a font stack as written, quotes and comments left aside. */
export function splitStack(text: string): string[] {
  return text
    .replace(/\/\*.{0,200}?\*\/|\/\/.*$|!important/g, ' ')
    .split(/[,、]/)
    .map((name) => name.replace(/["'`*\\[\]]/g, '').trim())
    .filter((name) => name.length <= 48 && IS_WORDY.test(name) && !NOT_A_NAME.test(name))
    .slice(0, MOST_NAMES);
}
