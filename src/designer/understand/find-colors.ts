import type { WantedColor } from '../brief.ts';
import { findQuotedTexts } from './quoted-texts.ts';
import { findRole, type ColorRole } from './color-role.ts';
import { parseColor, toHexPair } from './parse-color.ts';
import { COLOR_NAMES } from './vocabulary/color-names.ts';
import { TAILWIND_COLORS } from './vocabulary/tailwind-colors.ts';
import { foldWord } from './word-forms.ts';

interface Mention extends WantedColor {
  start: number;
  end: number;
  isNeutral: boolean;
}

/** A coloured state, mark or medal says nothing of the screen's colours. */
const STATE_AFTER =
  /^[ -](?:badges?|check(?:mark)?s?|dots?|alerts?|errors?|statu\w+|tags?|flags?|labels?|arrows?|markers?|ticks?|lights?|medals?|plan|tier|team|cross|zone|energy|tea|oil|members?|friday|market|lists?)\b/;

const CUE_AFTER =
  /\b(?:colou?r\w*|palette|accent\w*|tones?|tint\w*|hues?|shades?|gradients?|themed?|backgrounds?|canvas|ground|ink|paper|glows?|highlights?|surfaces?|farben?|couleurs?|colores|colori|cores|blooms?|blobs?|borders?|style|aesthetic|monochrome|mode|primary|secondary|cta|button|serif|type|headline|italic|footer|band|panel|sheet|void|card)\b/;

const CUE_BEFORE =
  /\b(?:colou?rs?|palette|accents?|theme|tones?|gradient|in)(?::| of| in| to| is)? (?:[\w-]+(?:,| and|,? \+| &) ){0,3}$/;

const SHADE_BEFORE =
  /(?:^|[\s(-])(?:deep|deeper|deepest|warm|soft|pale|dusty|electric|acid|neon|vivid|burnt|muted|dark|light|bright|rich|matte|cool|pastel|metallic|single|true|molten)[ -]$/;

const NEUTRALS = new Set(
  (
    'black white grey gray schwarz weiss grau noir blanc negro nero preto paper ink near-black off-white charcoal stone fog bone chalk snow ' +
    'smoke ash jet-black deep-black warm-grey warm-gray cool-grey cool-gray light-grey light-gray dark-grey dark-gray coal onyx obsidian ' +
    'cream ivory parchment'
  ).split(' '),
);

const STRENGTH: Readonly<Record<ColorRole, number>> = {
  primary: 0,
  unknown: 1,
  secondary: 2,
  tertiary: 3,
  background: 4,
};

/** Hexes of the pale neutrals that people choose on purpose. */
const PAPERS = new Set(['cream', 'ivory', 'parchment'].map((name) => COLOR_NAMES.get(name)?.hex));
const MOST_COLORS = 6;

/** Hex, functions and Tailwind's names; "zinc-900" stands alone, "text-zinc-900" is code that says the same. */
const WRITTEN = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\([^)]{3,40}\)|(?<![a-z])[a-z]{3,8}-(?:[1-9]?50|[1-9]00)\b/g;
/** Colours of shadows and lines say nothing of what is coloured. */
const OF_DETAIL = /\b(?:shadows?|borders?|outlines?|hairlines?|strokes?)\b[^.,;]{0,10}$/;

const listWrittenColors = (text: string): Mention[] =>
  [...text.matchAll(WRITTEN)].flatMap((match) => {
    const hex = TAILWIND_COLORS.get(match[0]) ?? parseColor(match[0]);
    const start = match.index;
    const end = start + match[0].length;
    if (hex === undefined || OF_DETAIL.test(text.slice(Math.max(0, start - 24), start))) return [];
    const role = findRole(text.slice(Math.max(0, start - 48), start), text.slice(end, end + 40));
    return [{ hex, role, start, end, isNeutral: false }];
  });

const PALETTE_AFTER =
  /^[^"'“”‘’»]{0,20}["'“”‘’»](?: and ["'“‘][^"'”’]{2,20}["'”’])?[ ,]*(?:(?:primary|secondary|main|brand|dark) )?(?:accents?|palette|colou?rs?|void|background|canvas)\b/;

/** "deep green and gold": between colours even a thing is one. */
const isBesideColor = (before: string, after: string): boolean => {
  const last = /([\p{L}-]+)(?: and | ?& | ?\+ |, )(?:[a-z]+ )?$/u.exec(before)?.[1];
  const next = /^(?: and | ?& | ?\+ |, )([\p{L}]+(?:-[\p{L}]+)?)/u.exec(after)?.[1];
  const isPlain = (word: string | undefined): boolean => word !== undefined && COLOR_NAMES.get(word)?.isPlain === true;
  const inList = /[(:][^().:]*$/.test(before) && next !== undefined && COLOR_NAMES.has(next);
  return isPlain(last) || isPlain(next) || inList;
};

const isMeantAsColor = (name: string, before: string, after: string, isQuoted: boolean): boolean => {
  if (STATE_AFTER.test(after)) return false;
  // In quotes it is a text to be shown, unless it names the palette: "'Navy Black' palette".
  if (isQuoted) return PALETTE_AFTER.test(after) || CUE_BEFORE.test(before.replace(/\W+$/, ' '));
  if (COLOR_NAMES.get(name)?.isPlain === true || isBesideColor(before, after)) return true;
  const next = (after.split(/[.;]/)[0] ?? '').slice(0, 44);
  return (
    /^-(?:accent|tinted|on|to|colou?red|gradient|ink|paper|white)/.test(next) ||
    SHADE_BEFORE.test(before) ||
    CUE_AFTER.test(next.split(/ (?:for|with|that|who) /)[0] ?? '') ||
    CUE_BEFORE.test(before)
  );
};

/** A deep or dark colour where the name has no hex of its own: two thirds of each channel. */
const darken = (hex: string): string =>
  `#${[1, 3, 5].map((at) => toHexPair(Number.parseInt(hex.slice(at, at + 2), 16) * DARKENING)).join('')}`;
const DARKENING = 0.62;

const readColorWord = (
  text: string,
  start: number,
  word: string,
  names: readonly string[],
  isQuoted: boolean,
): Mention[] => {
  const [name] = names;
  if (name === undefined) return [];
  const end = start + word.length;
  const before = text.slice(Math.max(0, start - 60), start);
  // The rest of a hyphenated word is the colour's context: "cobalt-accented".
  const tail = word.includes('-') && name !== word ? word.slice(word.indexOf(name) + name.length) : '';
  const after = tail + text.slice(end, end + 60);
  if (!isMeantAsColor(name, before, after, isQuoted)) return [];
  const role = findRole(before, after.replace(/^-/, ' '));
  return names.map((found) => {
    const isNeutral = NEUTRALS.has(found);
    const named = COLOR_NAMES.get(found)?.hex ?? '';
    const hex = /\b(?:deep|dark)[ -]$/.test(before) ? darken(named) : named;
    return { hex, role: isNeutral && role === 'primary' ? 'unknown' : role, start, end, isNeutral };
  });
};

/** First words of names of two: "sky" of "sky-blue". */
const PAIR_STARTS: ReadonlySet<string> = new Set(
  [...COLOR_NAMES.keys()].filter((name) => name.includes('-')).map((name) => name.split('-')[0] ?? ''),
);

const listNamedColors = (text: string): Mention[] => {
  const mentions: Mention[] = [];
  const quotes = findQuotedTexts(text);
  const isQuoted = (at: number): boolean => quotes.some(({ start, end }) => start <= at && at < end);
  const words = [...text.matchAll(/\p{L}+(?:-\p{L}+)*/gu)];
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    const next = words[index + 1];
    if (word === undefined) continue;
    const mayPair = next !== undefined && PAIR_STARTS.has(word[0]);
    const pair = mayPair ? text.slice(word.index, next.index + next[0].length) : '';
    if (mayPair && COLOR_NAMES.has(pair.replace(' ', '-'))) {
      mentions.push(...readColorWord(text, word.index, pair, [pair.replace(' ', '-')], isQuoted(word.index)));
      index++;
      continue;
    }
    if (!COLOR_NAMES.has(word[0]) && !word[0].includes('-')) continue;
    const parts = COLOR_NAMES.has(word[0]) ? [word[0]] : word[0].split('-').filter((part) => COLOR_NAMES.has(part));
    mentions.push(...readColorWord(text, word.index, word[0], parts, isQuoted(word.index)));
  }
  return mentions;
};

/** Blanks out what the prompt refuses, keeping offsets: "no purple gradient". */
const withoutRefused = (text: string): string =>
  text.replaceAll(/\b(?:no|not|without|avoid|instead of|ohne|sans|sin|senza)\b[^,.;)]{0,40}/g, (refused) =>
    ' '.repeat(refused.length),
  );

/** "orange (#FF7D2E)": the name and the hex mean one colour. */
const isNamedTwice = (text: string, name: Mention, written: readonly Mention[]): boolean =>
  written.some(
    (color) =>
      color.start >= name.end &&
      color.start - name.end < 30 &&
      !/[,;]|\b(?:and|on)\b/.test(text.slice(name.end, color.start)),
  );

/** A pale neutral beside real colours is what they stand on: "cream and terracotta". */
const withPaperRole = (mention: Mention, _: number, all: readonly Mention[]): Mention =>
  mention.isNeutral && mention.role === 'unknown' && all.some((other) => !other.isNeutral)
    ? { ...mention, role: 'background' }
    : mention;

/** Mean of the channels, 0…1: enough to tell night from a colour. */
const lightnessOf = (hex: string): number =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16) / 255, 0) / 3;
const NIGHT = 0.24;

/** The darkest tone beside a livelier accent is the night it glows on: "deep-navy, teal-accented". */
const withNightRole = (mention: Mention, _: number, all: readonly Mention[]): Mention =>
  mention.role === 'unknown' &&
  lightnessOf(mention.hex) < NIGHT &&
  !all.some((other) => other.role === 'background') &&
  all.some((other) => other.role === 'primary' && lightnessOf(other.hex) > NIGHT)
    ? { ...mention, role: 'background' }
    : mention;

/**
 * Colours that a prompt names by hex, function or word, each with the role its context gives it, strongest first.
 * A name beside its hex counts once; neutral names without a role count only when nothing else is named.
 */
export const findColors = (prompt: string): WantedColor[] => {
  const text = withoutRefused(foldWord(prompt));
  const written = listWrittenColors(text);
  const named = listNamedColors(text).filter(
    (mention) =>
      !isNamedTwice(text, mention, written) &&
      !written.some((color) => color.start < mention.end && mention.start < color.end),
  );
  const telling = [...written, ...named].filter(
    (mention) => !mention.isNeutral || mention.role === 'background' || PAPERS.has(mention.hex),
  );
  const mentions = telling.length > 0 ? telling : named;
  const colors = new Map<string, WantedColor>();
  for (const { hex, role } of mentions
    .map(withPaperRole)
    .map(withNightRole)
    .sort((a, b) => STRENGTH[a.role] - STRENGTH[b.role] || a.start - b.start)) {
    if (!colors.has(hex)) colors.set(hex, { hex, role });
  }
  return [...colors.values()].slice(0, MOST_COLORS);
};

/** Names in a prompt that are things elsewhere but colours here ("sage hero card, (sage, peach)"), lowercase. */
export const listColorWords = (prompt: string): ReadonlySet<string> => {
  const text = foldWord(prompt);
  const words = new Set<string>();
  for (const mention of listNamedColors(text)) {
    for (const part of text.slice(mention.start, mention.end).split(/[\s-]/))
      if (COLOR_NAMES.has(part)) words.add(part);
  }
  return words;
};
