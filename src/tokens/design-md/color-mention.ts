import { type ColorLiteral, findColorLiterals, toColor } from './color-literal.ts';
import type { SourceLine } from './read-source.ts';
import { defineWordTest, toWords } from './words.ts';

/** A colour with what the file says about it. */
export interface ColorMention {
  hex: string;
  alpha: number;
  /** As it is written, such as `Kraken Purple` or `--brand-blue`. */
  label: string;
  /** The label as lower-case words. */
  name: string;
  /** What follows the colour on its line, as lower-case words. */
  note: string;
  /** The headings above, as lower-case words. */
  section: string;
  line: number;
  /**
   * Tokens are declared in front matter or code, labels open a line or a table row, words name a
   * colour without its value, the rest stands in prose.
   */
  form: 'token' | 'label' | 'prose' | 'word';
}

const MOST_MENTIONS = 3_000;
const LABEL_WORDS = 7;
const LABEL_CHARACTERS = 80;
const NOTE_CHARACTERS = 200;

/** Every colour of the body with its name, in order. */
export function listColorMentions(lines: readonly SourceLine[]): ColorMention[] {
  const mentions: ColorMention[] = [];
  let header: readonly string[] = [];
  for (const written of lines) {
    if (mentions.length >= MOST_MENTIONS) break;
    const line = withoutImages(written);
    const cells = toCells(line);
    const literals = findColorLiterals(line.text);
    if (cells.length === 0) header = [];
    else if (literals.length === 0 && header.length === 0) header = cells.map((cell) => toWords(cell));
    if (literals.length === 0) {
      mentions.push(...readColorWord(line));
      continue;
    }
    mentions.push(...(cells.length > 1 ? readRow(line, cells, header) : readLine(line, literals)));
  }
  return mentions;
}

const IMAGE = /!\[([^\]]{0,80})\]\([^)\s]{1,300}\)/g;

/** A colour chip is an image whose address only repeats the colour. */
const withoutImages = (line: SourceLine): SourceLine =>
  line.text.includes('![') ? { ...line, text: line.text.replace(IMAGE, '$1') } : line;

/** The cells of a table row; none when the line is no row. */
export function toCells(line: SourceLine): string[] {
  const text = line.text.trim();
  if (line.isCode || !text.startsWith('|')) return [];
  return text.replace(/^\||\|$/g, '').split('|');
}

const isOtherMode = defineWordTest('dark dark_mode night ダーク 다크 深色 暗色');

/** A row names its colours in the first cell without one; a column headed by another mode only varies the first. */
function readRow(line: SourceLine, cells: readonly string[], header: readonly string[]): ColorMention[] {
  const label = toLabel(cells.find((cell) => findColorLiterals(cell).length === 0 && toLabel(cell) !== '') ?? '');
  const note = cells.filter((cell) => toLabel(cell) !== label).join(' ');
  let found = 0;
  return cells.flatMap((cell, column) => {
    const literal = findColorLiterals(cell)[0];
    if (literal === undefined) return [];
    found += 1;
    const variant = found > 1 && isOtherMode(header[column] ?? '') ? `${label} dark` : label;
    return found > 1 && variant === label ? [] : [createMention(line, literal, variant, note, 'label')];
  });
}

const WORD_STATEMENT =
  /^[\s\-*+>•]{0,8}([\p{L}][\p{L} ]{2,30}?)\**\s{0,4}[:：=]\s{0,4}\**\s{0,4}([\p{L}][\p{L} -]{2,60})/u;

/** `Primary: deep teal` says a colour by a name of CSS. */
function readColorWord(line: SourceLine): ColorMention[] {
  const [, label = '', value = ''] = line.isCode ? [] : (WORD_STATEMENT.exec(line.text) ?? []);
  if (!namesBrandRole(toWords(label))) return [];
  const words = toWords(value).split(' ').slice(0, MOST_COLOR_WORDS);
  const color = [words.slice(0, 2).join(''), words.slice(1).join(''), ...words]
    .map((word) => toColor(word))
    .find((found) => found !== undefined);
  if (color === undefined) return [];
  const literal: ColorLiteral = { ...color, start: 0, end: 0, isHex: false };
  return [createMention(line, literal, label, value, 'word')];
}

const MOST_COLOR_WORDS = 3;
const namesBrandRole = defineWordTest(
  'primary secondary tertiary neutral accent brand background プライマリ ブランド 背景 프라이머리 브랜드 배경 主色 品牌色',
);

const isVariantOnly = defineWordTest('light dark and or to in on at with hover pressed ライト ダーク ホバー');

function readLine(line: SourceLine, literals: readonly ColorLiteral[]): ColorMention[] {
  const mentions: ColorMention[] = [];
  const parent = toParentLabel(line.text);
  const isFirstAlone = toLabel(line.text.slice(0, literals[0]?.start)).replace(COLLECTIVE, '') === parent;
  let previousEnd = 0;
  let previous: ColorLiteral | undefined;
  for (const [index, literal] of literals.entries()) {
    const before = line.text.slice(previousEnd, literal.start);
    const next = literals[index + 1];
    const after =
      next === undefined ? line.text.slice(literal.end) : toOwnNote(line.text.slice(literal.end, next.start));
    const label = isTextProperty(line, before) ? `${toLabel(before)} text` : toLabel(before);
    const words = toWords(label);
    const isRepeat = previous !== undefined && (words === '' || (words.length < 12 && isVariantOnly(words)));
    if (isRepeat) applyRepeat(mentions.at(-1), previous, literal, before, after);
    else {
      const isListed = isFirstAlone && LISTED.test(before);
      const full = previous === undefined || parent === '' || isListed ? label : `${parent} ${toLastWords(label)}`;
      mentions.push(createMention(line, literal, full, after, isListed ? 'label' : toForm(line, before, previous)));
    }
    previous = literal;
    previousEnd = literal.end;
  }
  return mentions.length === 1
    ? mentions.map((mention) => nameByRest(mention, line.text.slice(previousEnd)))
    : mentions;
}

const NAME_BEHIND = /^[\s`*"')\]:：—–|-]{0,12}([\p{L}][\p{L}\p{N} ]{1,40}?)\**\s{0,4}(?:[—–:：(,.;|-]|$)/u;

/** "![](chip.png) `#e4572e` Primary — buttons" names its colour behind it. */
function nameByRest(mention: ColorMention, rest: string): ColorMention {
  const label = mention.name === '' ? NAME_BEHIND.exec(rest)?.[1]?.trim() : undefined;
  return label === undefined ? mention : { ...mention, label, name: toWords(label), form: 'label' };
}

/** In styles the property `color` is that of the text. */
const isTextProperty = (line: SourceLine, before: string): boolean =>
  line.isCode && /(?:^|[\s{;,])color["']?\s{0,3}:\s{0,3}["'`]?$/.test(before);

/** `oklch(…) # #FF0038` says one colour twice: the hex is what its author copied from. */
function applyRepeat(
  mention: ColorMention | undefined,
  previous: ColorLiteral | undefined,
  literal: ColorLiteral,
  before: string,
  after: string,
): void {
  if (mention === undefined || previous === undefined) return;
  if (literal.isHex && !previous.isHex && toWords(before) === '') mention.hex = literal.hex;
  mention.note = `${mention.note} ${toWords(after.slice(0, NOTE_CHARACTERS))}`.trim();
}

const ASSIGNMENT_TAIL = /[:：=—–]\s*(?:["'`(\s]|Color|UIColor|Color\.init|hex|of|new|const|#|0x)*$/i;

function toForm(line: SourceLine, before: string, previous: ColorLiteral | undefined): ColorMention['form'] {
  if (line.isCode || /^\s*[`"']?--/.test(before)) return 'token';
  const isOpening = previous === undefined && toWords(before).split(' ').length <= LABEL_WORDS;
  return isOpening && (/^\s*(?:[-*+>•]|\d+\.|\*\*|`)/.test(before) || ASSIGNMENT_TAIL.test(before)) ? 'label' : 'prose';
}

const TOKEN_REFERENCE = /[\s(（`*]{0,6}\{colou?rs?\.([\w.-]{1,60})\}[^{}]*$/i;

/** In `**Ink** ({colors.primary} — #171717)` the label is "Ink", and the name that of the token. */
function createMention(
  line: SourceLine,
  literal: ColorLiteral,
  label: string,
  note: string,
  form: ColorMention['form'],
): ColorMention {
  const token = TOKEN_REFERENCE.exec(label)?.[1];
  const bare = label.replace(TOKEN_REFERENCE, '').trim();
  return {
    hex: literal.hex,
    alpha: literal.alpha,
    label: bare === '' ? (token ?? label) : bare,
    name: toWords(token ?? label),
    note: toWords(note.slice(0, NOTE_CHARACTERS)),
    section: toWords(line.section.join(' ')),
    line: line.number,
    form,
  };
}

/** `Primary — #0057b8 · Secondary — #ffd700`: each colour of the list has a label of its own. */
const LISTED =
  /^[\s`*"'）)]{0,6}[·;,、，|/]\s{0,4}[*`]{0,3}[\p{L}][\p{L} ]{1,30}[*`]{0,3}\s{0,3}[—–:：=-]\s{0,3}[*`"']{0,3}$/u;

/** What stands after the last separator belongs to the next colour. */
const toOwnNote = (between: string): string => {
  const cut = Math.max(...[...'·;,、，|/'].map((mark) => between.lastIndexOf(mark)));
  return cut < 0 ? between : between.slice(0, cut);
};

/** Between two colours of one label stands mostly what is said of the first. */
const toLastWords = (label: string): string => label.split(' ').slice(-3).join(' ');

const CODE_KEYWORDS = /\b(?:export|const|let|var|val|static|public|private|internal|final|readonly|extension|def)\b/g;
const TRAILING_MARKS =
  /(?:[\s"'`*_~(（[{:：=＝|,、>→–—-]|\b(?:UIColor|Color|Color\.init|hex|rgb|of|is|at|a|the)(?=[\s("'`:=]*$))+$/;

/** The name that stands before a colour: what is left of the last sentence, without marks. */
function toLabel(before: string): string {
  const clause = before.split(/[.;。；!?](?=\s|$)|[、，](?=[^\s])/).at(-1) ?? '';
  const bare = stripTrailing(clause.slice(-LABEL_CHARACTERS))
    .replace(CODE_KEYWORDS, ' ')
    .replace(/^[\s\-*+>•|/#"'`]+/, '')
    .replace(/[*`"']/g, '')
    .replace(/:\s*(?:Color|UIColor|String)$/, '')
    .trim();
  return bare.split(/\s+/).slice(-LABEL_WORDS).join(' ');
}

function stripTrailing(text: string): string {
  let rest = text;
  for (let round = 0; round < 8; round += 1) {
    const shorter = rest.replace(TRAILING_MARKS, '');
    if (shorter === rest) return rest;
    rest = shorter;
  }
  return rest;
}

const PARENT = /^\s*(?:[-*+•]\s+)?\*{0,2}([^*:：(（|#`]{2,40})\*{0,2}\s*(?:[—–:：(（|]|-\s)/;

/** `- **Danger** — surface: #b22323, text: #b22323` names both colours Danger. */
const toParentLabel = (text: string): string => PARENT.exec(text.replace(COLLECTIVE, ''))?.[1]?.trim() ?? '';

/** "Colors:" before a list is the name of none of them. */
const COLLECTIVE =
  /^[\s*_+-]{0,8}(?:(?:brand )?colou?rs?|(?:colou?r )?palette|カラー|色|색상|颜色)[\s*_]{0,4}[:：][\s*_]{0,4}/i;
