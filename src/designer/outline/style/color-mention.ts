import { measureColor, turnBetween, withParts } from './color-measure.ts';
import { isEnglishText, nameColor, PAIR_STARTS, SPACELESS_COLORS } from './name-color.ts';
import { parseCssColor } from './parse-css-color.ts';
import { shadeColor } from './shade-words.ts';
import { TAILWIND_COLORS } from './tailwind-colors.ts';

/** A colour in a text, with the stretch that names it: "crocus violet (#6B3FA0)". */
export interface ColorMention {
  hex: string;
  name?: string;
  start: number;
  end: number;
  /** Written as a value: hex, function, step of a palette. */
  isWritten: boolean;
  /** Named by a thing only, which may be meant as the thing. */
  isThing: boolean;
}

const WRITTEN =
  /(?<![\w&])#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch|hwb)a?\([^)]{3,48}\)|(?<![a-z-])[a-z]{3,8}-(?:[1-9]?50|[1-9]00)\b/g;

/** Colour values of folded text. `#8841` with four digits is a number of something. */
export function listWrittenColors(text: string): ColorMention[] {
  return [...text.matchAll(WRITTEN)].flatMap((match): ColorMention[] => {
    const [written] = match;
    const hex =
      TAILWIND_COLORS.get(written) ??
      (/^#\d{3,4}$/.test(written) && !/^#(\d)\1\1$/.test(written) ? undefined : parseCssColor(written));
    const start = match.index;
    return hex === undefined ? [] : [{ hex, start, end: start + written.length, isWritten: true, isThing: false }];
  });
}

/** Colours that folded text names in words. */
export function listNamedColors(text: string): ColorMention[] {
  const isEnglish = isEnglishText(text);
  const words = [...text.matchAll(/\p{L}+(?:-\p{L}+)*/gu)];
  const mentions: ColorMention[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined) continue;
    const next = words[at + 1];
    const start = word.index;
    const before = text.slice(Math.max(0, start - 24), start);
    const add = (name: string, hex: string, end: number, isThing: boolean): void => {
      mentions.push({
        hex: shadeColor(hex, before, text.slice(end, end + 16)),
        name,
        start,
        end,
        isWritten: false,
        isThing,
      });
    };
    const pair = next !== undefined && /^[ -]$/.test(text.slice(start + word[0].length, next.index)) ? next : undefined;
    const pairName = pair === undefined ? '' : `${word[0]}-${pair[0]}`;
    const pairColor = PAIR_STARTS.has(word[0]) ? nameColor(pairName, isEnglish) : undefined;
    if (pair !== undefined && pairColor !== undefined) {
      add(pairName, pairColor.hex, pair.index + pair[0].length, pairColor.isThing);
      at += 1;
      continue;
    }
    const own = nameColor(word[0], isEnglish);
    if (own !== undefined) {
      add(word[0], own.hex, start + word[0].length, own.isThing);
      continue;
    }
    const parts = word[0].includes('-') ? [...word[0].matchAll(/[^-]+/g)] : [];
    for (const part of parts) {
      const color = nameColor(part[0], isEnglish);
      // "graph-paper" is a kind of paper, "paper-white" a colour.
      const isKind =
        color?.isThing === true && !parts.some((other) => other !== part && isColorWord(other[0], isEnglish));
      if (color !== undefined && !isKind) {
        mentions.push({
          hex: color.hex,
          name: part[0],
          start: start + part.index,
          end: start + part.index + part[0].length,
          isWritten: false,
          isThing: color.isThing,
        });
      }
    }
  }
  return joinNeighbours(
    [...mentions, ...listSpaceless(text)].sort((a, b) => a.start - b.start),
    text,
  );
}

const SHADE =
  /^(?:light|pale|soft|off|warm|cool|deep|dark|dusty|muted|rich|bright|burnt|dull|faded|mid|near|almost|very)$/;

const isColorWord = (word: string, isEnglish: boolean): boolean =>
  SHADE.test(word) || nameColor(word, isEnglish) !== undefined;

function listSpaceless(text: string): ColorMention[] {
  if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)) return [];
  const mentions: ColorMention[] = [];
  let rest = text;
  for (const [name, hex] of SPACELESS_COLORS) {
    for (let at = rest.indexOf(name); at !== -1; at = rest.indexOf(name, at + 1)) {
      // A lone character is a colour only where another word is not made of it.
      if (name.length === 1 && !/^(?:色|い|を|と|系|、|。|$)/.test(rest.slice(at + 1))) continue;
      const shaded = shadeColor(hex, rest.slice(Math.max(0, at - 4), at), '');
      mentions.push({ hex: shaded, name, start: at, end: at + name.length, isWritten: false, isThing: false });
      rest = rest.slice(0, at) + ' '.repeat(name.length) + rest.slice(at + name.length);
    }
  }
  return mentions;
}

const GREY_NAME = /^(?:gr[ae]y|grau|gris|grigio|cinza|grijs|szary)$/;

/** "blue grey", "moss green", "deep sea blue": two names for one colour. */
function joinNeighbours(mentions: readonly ColorMention[], text: string): ColorMention[] {
  const joined: ColorMention[] = [];
  for (const mention of mentions) {
    const last = joined.at(-1);
    if (last === undefined || !/^[ -]$/.test(text.slice(last.end, mention.start))) joined.push(mention);
    else joined[joined.length - 1] = join(last, mention);
  }
  return joined;
}

function join(first: ColorMention, second: ColorMention): ColorMention {
  const name = `${first.name ?? ''} ${second.name ?? ''}`.trim();
  const shared = {
    name,
    start: first.start,
    end: second.end,
    isWritten: false,
    isThing: first.isThing && second.isThing,
  };
  const [one, other] = [measureColor(first.hex), measureColor(second.hex)];
  if (GREY_NAME.test(second.name ?? '') || GREY_NAME.test(first.name ?? '')) {
    const hue = one.c > other.c ? one : other;
    return { ...shared, hex: withParts(second.hex, { h: hue.h, c: Math.min(0.04, hue.c), l: (one.l + other.l) / 2 }) };
  }
  // The thing is the more exact of the two where both are of one hue: "moss green".
  if (first.isThing && (turnBetween(one.h, other.h) < 50 || other.c < 0.03)) return { ...shared, hex: first.hex };
  if (one.c < 0.03 && one.l < 0.25)
    return { ...shared, hex: withParts(second.hex, { l: 0.2, c: Math.min(other.c, 0.04) }) };
  if (other.c < 0.03 && other.l < 0.25)
    return { ...shared, hex: withParts(first.hex, { l: 0.17, c: Math.min(one.c, 0.03) }) };
  // "White paper" is white, whatever paper is.
  if (one.l > 0.99 && other.c < 0.03 && second.isThing)
    return { ...shared, hex: withParts(second.hex, { l: 0.985, c: Math.min(other.c, 0.004) }) };
  if (one.c < 0.02 && other.c < 0.03) return { ...shared, hex: second.hex };
  if (other.c < 0.03 && other.l > 0.9) return { ...shared, hex: withParts(second.hex, { h: one.h, c: 0.012 }) };
  return { ...shared, hex: second.hex };
}
