import { FONT_FAMILIES, type FontFamily } from '../../domain/font.ts';
import { DEFAULT_FONT } from '../../domain/unspecified.ts';
import type { Finding } from './finding.ts';
import { type FontMention, type FontUse, SUBSTITUTE } from './font-mention.ts';
import { findExactFamily, findNearestFamily, listKnownFonts } from './known-fonts.ts';
import type { SourceLine } from './read-source.ts';

export interface FontRoles {
  headline: FontFamily;
  body: FontFamily;
  /** Absent when labels are set in the body font. */
  label?: FontFamily;
  /** The uses that the file names a face for; the others have that of another use, or the default. */
  named: ReadonlySet<FontUse>;
  findings: readonly Finding[];
}

interface StackChoice {
  family: FontFamily;
  name: string;
  line: number;
  /** Why this family, when it is not the one that was named. */
  reason?: string;
}

/** Maps the fonts of a file to the 28 families and says where one stands in for another. */
export function assignFontRoles(mentions: readonly FontMention[], lines: readonly SourceLine[]): FontRoles {
  const words = mentions.filter((mention) => !isForCode(mention));
  const pool = words.length > 0 ? words : mentions;
  const proper = pool.filter(({ isSubstitute }) => !isSubstitute);
  const substitutes = mentions.filter(({ isSubstitute }) => isSubstitute);
  const choose = (use: FontUse): StackChoice | undefined => {
    const mention = pickStack(proper.length > 0 ? proper : pool, use);
    return mention === undefined ? undefined : resolveStack(mention, use, substitutes, lines);
  };
  const headline = choose('headline');
  const body = choose('body');
  const label = pool.some(({ uses }) => uses.includes('label') && !uses.includes('body')) ? choose('label') : undefined;
  const bodyFamily = body?.family ?? headline?.family ?? DEFAULT_FONT;
  return {
    headline: headline?.family ?? bodyFamily,
    body: bodyFamily,
    ...(label === undefined || label.family === bodyFamily ? {} : { label: label.family }),
    named: new Set(pool.flatMap(({ uses }) => (uses.length === 0 ? EVERY_USE : uses))),
    findings: toFindings([headline, body, label].filter((choice) => choice !== undefined)),
  };
}

const EVERY_USE: readonly FontUse[] = ['headline', 'body', 'label'];

const MONO_NAME = /\bmono\b|\b(?:fira code|source code|cascadia|consolas|menlo|monaco|courier)\b/i;

/** A monospaced face that no other use is said of is for code and figures. */
const isForCode = ({ stack, uses }: FontMention): boolean =>
  uses.length === 0 ? MONO_NAME.test(stack[0] ?? '') : uses.length === 1 && uses[0] === 'mono';

/** What is said of no use in particular speaks for every use, though less. */
const GENERAL_SHARE = 0.6;

/** The stack with most said for the use, in its fullest form. */
function pickStack(mentions: readonly FontMention[], use: FontUse): FontMention | undefined {
  const other: FontUse = use === 'headline' ? 'body' : 'headline';
  const pool = [
    mentions.filter(({ uses }) => uses.length === 0 || uses.includes(use)),
    mentions.filter(({ uses }) => uses.includes(other)),
    mentions,
  ].find((candidates) => candidates.length > 0);
  if (pool === undefined) return undefined;
  const points = new Map<string, number>();
  for (const { stack, weight, uses } of pool) {
    const share = uses.length === 0 ? GENERAL_SHARE : 1 / uses.length;
    points.set(toFirst(stack), (points.get(toFirst(stack)) ?? 0) + weight * share);
  }
  const best = pool.reduce((a, b) =>
    (points.get(toFirst(b.stack)) ?? 0) > (points.get(toFirst(a.stack)) ?? 0) ? b : a,
  );
  const forms = mentions.filter(({ stack }) => toFirst(stack) === toFirst(best.stack));
  return forms.reduce((a, b) => (b.stack.length > a.stack.length ? b : a), best);
}

const toFirst = (stack: readonly string[]): string => (stack[0] ?? '').toLowerCase();

const SYSTEM_NAMES =
  /^(?:-apple-system|blinkmacsystemfont|system-ui|system|ui-[\w-]+|sans-serif|serif|monospace|cursive|sans)$/i;

function resolveStack(
  { stack, line }: FontMention,
  use: FontUse,
  substitutes: readonly FontMention[],
  lines: readonly SourceLine[],
): StackChoice {
  const name = stack[0] ?? '';
  const exact = findExactFamily(name);
  if (exact !== undefined) return { family: exact, name, line };
  const named = stack.filter((entry) => !SYSTEM_NAMES.test(entry));
  const isSystem = SYSTEM_NAMES.test(name);
  const offered = isSystem ? [] : listOwnSubstitutes(name, lines);
  const [family, reason] =
    [
      [named.map(findExactFamily).find(isFamily), 'the file names it as the fallback'] as const,
      [offered.map(findExactFamily).find(isFamily), 'the file names it as a substitute'] as const,
      [
        isSystem ? undefined : findSubstitute(substitutes.filter(({ uses }) => uses.includes(use))),
        'the file names it as a substitute',
      ] as const,
      [isSystem ? undefined : findNearestFamily(name), 'it is drawn most alike'] as const,
      [offered.map(findNearestFamily).find(isFamily), 'it is drawn most like a substitute'] as const,
      [isSystem ? undefined : findOrigin(name, lines), 'it is drawn most like the face it comes from'] as const,
      [isSystem ? undefined : findSubstitute(substitutes), 'the file names it as a substitute'] as const,
      [named.map(findNearestFamily).find(isFamily), 'it is drawn most like its fallback'] as const,
    ].find(([found]) => found !== undefined) ?? toFamilyOfClass(name, stack, lines);
  return { family: family ?? DEFAULT_FONT, name, line, reason };
}

const COMES_FROM = /\b(?:based on|derived from|from the|(?:cut|version|variant) of)\b|-based\b/i;

/** "SpotifyMixUI, from the Circular family": the face that a sentence says another one was made from. */
function findOrigin(name: string, lines: readonly SourceLine[]): FontFamily | undefined {
  const sentences = lines
    .filter(({ text }) => text.includes(name) && COMES_FROM.test(text))
    .flatMap(({ text }) => text.split(SENTENCE_END))
    .filter((sentence) => sentence.includes(name) && COMES_FROM.test(sentence));
  return sentences
    .flatMap(listKnownFonts)
    .map((font) => findExactFamily(font.name) ?? findNearestFamily(font.name))
    .find(isFamily);
}

const isFamily = (family: FontFamily | undefined): family is FontFamily => family !== undefined;

const REFUSES = /\b(?:never|don't|do not|no need)\b/i;
const SENTENCE_END = /[.。](?=\s|$)/;

/** Parts of a sentence that each offer something for another face. */
const PART_END = /[,;]\s+(?:and|while|but|whereas)\s+/;
/** "Poppins is the closest free match": the face itself is what stands in. */
const STANDS_IN =
  /^[`*"')]{0,4}\s+(?:is|are|as|being)\s+(?:the |an? |its )?(?:[\w-]+ ){0,2}(?:closest|nearest|substitute|analog|stand-in|alternative|replacement)/i;

/** Known faces that sentences offer for the face itself; in "X stands in for Y" they come before it. */
function listOwnSubstitutes(name: string, lines: readonly SourceLine[]): string[] {
  return lines.flatMap(({ text }) => {
    if (!SUBSTITUTE.test(text) || REFUSES.test(text) || !text.includes(name)) return [];
    const sentence = text.split(SENTENCE_END).find((part) => part.includes(name)) ?? '';
    const own = sentence.split(PART_END).find((part) => part.includes(name) && SUBSTITUTE.test(part)) ?? sentence;
    const place = own.indexOf(name);
    const before = own.slice(0, Math.max(0, place));
    const after = own.slice(place + name.length);
    if (STANDS_IN.test(after)) return [];
    const parts = /\bfor\s[`*"]*$/.test(before) ? [before] : [after, before];
    return parts.flatMap((part) => listKnownFonts(part)).map((font) => font.name);
  });
}

/** The first one that the file offers without saying for which face. */
const findSubstitute = (substitutes: readonly FontMention[]): FontFamily | undefined =>
  substitutes
    .filter(({ uses }) => !uses.includes('mono'))
    .map(({ stack }) => findExactFamily(stack[0] ?? ''))
    .find(isFamily);

const CLASS_FAMILIES: readonly [RegExp, FontFamily, string][] = [
  [/\bmono(?:spaced?)?\b|等幅|고정폭|等宽/i, 'SPACE_GROTESK', 'it stands for a monospaced face'],
  [/\bslab\b/i, 'DOMINE', 'it stands for a slab serif'],
  [/\bold[- ]style\b|\bgaramond/i, 'EB_GARAMOND', 'it stands for an old-style serif'],
  [/(?<!sans[- ])\bserif\b|明朝|명조|宋体/i, 'SOURCE_SERIF_FOUR', 'it stands for a serif'],
  [/\brounded\b|丸ゴ|둥근/i, 'NUNITO_SANS', 'it stands for a rounded sans'],
  [/\bgeometric\b/i, 'DM_SANS', 'it stands for a geometric sans'],
  [/\bhumanist\b/i, 'SOURCE_SANS_THREE', 'it stands for a humanist sans'],
  [/\bgrotes(?:k|que)\b/i, 'HANKEN_GROTESK', 'it stands for a grotesque'],
];

/** By the name's own words, then by what the file says beside the name, then by the generic end of the stack. */
function toFamilyOfClass(name: string, stack: readonly string[], lines: readonly SourceLine[]): [FontFamily, string] {
  if (SYSTEM_NAMES.test(name)) {
    const generic = CLASS_FAMILIES.find(([pattern]) => pattern.test(name.replace('sans-serif', 'sans')));
    return [generic?.[1] ?? DEFAULT_FONT, 'it stands for the system font'];
  }
  const beside = lines
    .filter(({ text }) => name.length > 3 && text.includes(name))
    .map(({ text }) => toStretch(text, name));
  for (const text of [name, ...beside, stack.slice(1).join(' ')]) {
    const found = CLASS_FAMILIES.find(([pattern]) => pattern.test(text));
    if (found !== undefined) return [found[1], found[2]];
  }
  return [DEFAULT_FONT, 'nothing tells how that face is drawn'];
}

const toStretch = (text: string, name: string): string => {
  const start = text.indexOf(name);
  return text.slice(Math.max(0, start - 60), start + name.length + 90);
};

function toFindings(choices: readonly StackChoice[]): Finding[] {
  const told = new Set<string>();
  return choices.flatMap(({ family, name, line, reason }) => {
    const key = `${name}/${family}`;
    if (reason === undefined || told.has(key)) return [];
    told.add(key);
    const message = `"${name}" is not among the 28 families; ${FONT_FAMILIES[family]} is used instead: ${reason}.`;
    return [{ severity: 'info' as const, message, line }];
  });
}
