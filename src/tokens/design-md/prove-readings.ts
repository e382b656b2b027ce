import { COLOR_MODES, ROUNDNESSES, type Roundness } from '../../domain/enums.ts';
import { type FontFamily, FONT_FAMILIES, FONT_FAMILY_NAMES } from '../../domain/font.ts';
import { DENSITIES, type Density } from '../../domain/look.ts';
import type { ProseField, ProseReading } from '../../domain/prose-reader.ts';
import { findColorLiterals } from './color-literal.ts';
import type { Finding } from './finding.ts';
import { isHueOfWords } from './hue-words.ts';
import { findExactFamily, findNearestFamily, listKnownFonts } from './known-fonts.ts';
import type { SourceLine } from './read-source.ts';
import { isFaceOfWords } from './type-words.ts';

interface Values {
  customColor: string;
  colorMode: 'LIGHT' | 'DARK';
  headlineFont: FontFamily;
  bodyFont: FontFamily;
  roundness: Roundness;
  density: Density;
}

/** What was read from the words of a file and is borne out by them, by field. */
export type ProvenReadings = {
  readonly [Field in ProseField]?: { readonly value: Values[Field]; readonly words: string; readonly line: number };
};

/**
 * Holds readings against the file: the field is a gap, the value is one that a theme can hold, the words stand in the
 * file, and they speak of that value. The first reading of a field that passes is taken.
 */
export function proveReadings(
  lines: readonly SourceLine[],
  gaps: readonly ProseField[],
  readings: readonly ProseReading[],
): ProvenReadings {
  if (readings.length === 0) return {};
  const source = lines.slice(0, MOST_LINES).map(({ text, number }) => ({ number, text: toPlain(text) }));
  const proven: Partial<Record<ProseField, { value: string; words: string; line: number }>> = {};
  for (const { field, value: written, words } of readings.slice(0, MOST_READINGS)) {
    const value = field === 'customColor' ? written.toLowerCase() : written;
    if (!gaps.includes(field) || proven[field] !== undefined || !IS_VALUE[field](value)) continue;
    const line = findLine(source, words);
    if (line !== undefined && isSpokenOf(field, value, words)) proven[field] = { value, words, line };
  }
  return proven as ProvenReadings;
}

/** Bounds the work on answers and files without end; who reads honestly answers each field once, from the first pages. */
const MOST_READINGS = 24;
const MOST_LINES = 4_000;

const isOneOf =
  (values: readonly string[]) =>
  (value: string): boolean =>
    values.includes(value);

const OTHER_THAN_STEPS = /UNSPECIFIED|ROUND_TWO/;

const IS_VALUE: Readonly<Record<ProseField, (value: string) => boolean>> = {
  customColor: (value) => /^#[0-9a-f]{6}$/.test(value),
  colorMode: isOneOf(COLOR_MODES.filter((mode) => mode !== 'COLOR_MODE_UNSPECIFIED')),
  headlineFont: isOneOf(FONT_FAMILY_NAMES),
  bodyFont: isOneOf(FONT_FAMILY_NAMES),
  roundness: isOneOf(ROUNDNESSES.filter((step) => !OTHER_THAN_STEPS.test(step))),
  density: isOneOf(DENSITIES),
};

/** Emphasis, quotation marks and spaces differ between a file and whoever quotes it. */
const toPlain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[*_`"'“”‘’«»]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const LEAST_WORDS = /\p{L}{3}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]{2}/u;
const MOST_CHARACTERS = 400;

/** The line where words stand or begin; they may run over its end. */
function findLine(source: readonly { number: number; text: string }[], words: string): number | undefined {
  const wanted = toPlain(words);
  if (wanted.length > MOST_CHARACTERS || !LEAST_WORDS.test(wanted)) return undefined;
  for (const [index, { number, text }] of source.entries()) {
    if (text.includes(wanted)) return number;
    const joined = source
      .slice(index, index + LINES_OF_A_SENTENCE)
      .map((line) => line.text)
      .join(' ');
    const place = joined.indexOf(wanted);
    if (place >= 0 && place < text.length) return number;
  }
  return undefined;
}

const LINES_OF_A_SENTENCE = 5;

function isSpokenOf(field: ProseField, value: string, words: string): boolean {
  switch (field) {
    case 'customColor':
      return isColorOf(value, words);
    case 'headlineFont':
    case 'bodyFont':
      return isFontOf(value as FontFamily, words);
    case 'colorMode':
    case 'roundness':
    case 'density':
      return true;
  }
}

/** A value that stands among the words decides; else the hue that they name. */
function isColorOf(hex: string, words: string): boolean {
  const literals = findColorLiterals(words);
  return literals.length > 0 ? literals.some((literal) => literal.hex === hex) : isHueOfWords(hex, words);
}

/** A face that stands among the words decides; else how they say that the letters look. */
function isFontOf(family: FontFamily, words: string): boolean {
  const named = listKnownFonts(words).map(({ name }) => findExactFamily(name) ?? findNearestFamily(name));
  return named.length > 0 ? named.includes(family) : isFaceOfWords(family, words);
}

const TOLD: Readonly<Record<ProseField, (value: string) => string>> = {
  customColor: (value) => `The primary colour was read by a model as ${value}; state it as \`Primary: ${value}\``,
  colorMode: (value) => `The mode was read by a model as ${value.toLowerCase()}; state it as \`mode: ${value}\``,
  headlineFont: (value) => tellFont('headlines', value),
  bodyFont: (value) => tellFont('text', value),
  roundness: (value) => `The corners were read by a model as ${value}; state them in px`,
  density: (value) => `The density was read by a model as ${value}; state it as \`density: ${value}\` under \`guide:\``,
};

const tellFont = (use: string, value: string): string => {
  const name = FONT_FAMILIES[value as FontFamily];
  return `The face of ${use} was read by a model as ${name}; state it as \`${use}: ${name}\``;
};

const QUOTED_CHARACTERS = 90;

/** What was read from words, for whoever wrote them; and that something was which the file does not bear out. */
export function tellReadings(readings: readonly ProseReading[], proven: ProvenReadings): Finding[] {
  const told = (Object.keys(proven) as ProseField[]).flatMap((field): Finding[] => {
    const reading = proven[field];
    if (reading === undefined) return [];
    const { value, words, line } = reading;
    const quoted = words.replaceAll(/\s+/g, ' ').slice(0, QUOTED_CHARACTERS);
    return [{ severity: 'info', message: `${TOLD[field](value)}. It says "${quoted}".`, line }];
  });
  if (readings.length === 0 || told.length > 0) return told;
  const message = 'What a model read in the words of the file is not borne out by them, and was left out.';
  return [{ severity: 'info', message }];
}
