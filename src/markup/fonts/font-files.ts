import { readdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FONT_FAMILIES, type FontFamily } from '../../domain/font.ts';

/** The bundled monospace face stands beside the 28 families of a theme. */
export type BundledFamily = FontFamily | 'MONO';

/** Bundled faces for what the families lack; they are no families of a theme. */
const SCRIPT_FACES = {
  JAPANESE: 'noto-sans-jp',
  SIMPLIFIED_CHINESE: 'noto-sans-sc',
  TRADITIONAL_CHINESE: 'noto-sans-tc',
  KOREAN: 'noto-sans-kr',
  ARABIC: 'noto-sans-arabic',
  HEBREW: 'noto-sans-hebrew',
  THAI: 'noto-sans-thai',
  DEVANAGARI: 'noto-sans-devanagari',
  SYMBOLS: 'noto-sans-symbols-2',
  TECHNICAL_SYMBOLS: 'noto-sans-symbols',
  MATHEMATICS: 'noto-sans-math',
} as const;
export type ScriptFace = keyof typeof SCRIPT_FACES;
export const isScriptFace = (name: string): name is ScriptFace => Object.hasOwn(SCRIPT_FACES, name);

export interface FontPackage {
  /** Name in CSS. */
  family: string;
  /** `variable` has one file per script with a weight axis, `static` one file per weight. */
  kind: 'variable' | 'static';
  hasItalic: boolean;
  /** Weights of a static family's files in a style, or the two ends of a variable one's axis. */
  listWeights(style: FontStyle): readonly number[];
  /** Names of the files that are for a code point, the usual one first. */
  listSubsets(codePoint: number): readonly string[];
  /** Path of a file in the package, for a script, a style and (static only) a weight. */
  toPath(subset: string, style: FontStyle, weight: number): string;
}

export type FontStyle = 'normal' | 'italic';

/** A script's file and the code points it is for. */
interface FontSubset {
  name: string;
  has(codePoint: number): boolean;
}

interface Metadata {
  subsets: string[];
  styles: string[];
  variable: false | { wght: { min: string; max: string } };
}

const STATIC: Readonly<Partial<Record<BundledFamily | ScriptFace, string>>> = {
  BE_VIETNAM_PRO: 'be-vietnam-pro',
  LIBRE_CASLON_TEXT: 'libre-caslon-text',
  METROPOLIS: 'metropolis',
  MONO: 'ibm-plex-mono',
  SYMBOLS: 'noto-sans-symbols-2',
  TECHNICAL_SYMBOLS: 'noto-sans-symbols',
  MATHEMATICS: 'noto-sans-math',
};

/** One file for everything, whatever the package says of its range. */
const UNDERSTATED: ReadonlySet<string> = new Set(['noto-sans-math']);

/** Most text is Latin; a code point in two files is taken from the first. */
const SUBSET_ORDER = [
  'latin',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'hebrew',
  'arabic',
  'thai',
  'devanagari',
  'math',
  'symbols',
];

const packages = new Map<string, Promise<FontPackage>>();

export const getFontPackage = (family: BundledFamily): Promise<FontPackage> =>
  getPackage(family, () => readPackage(nameFamily(family), STATIC[family]));

/** The package of a script's face; undefined where it is not installed, since those of East Asia are large and optional. */
export const getScriptPackage = async (face: ScriptFace): Promise<FontPackage | undefined> =>
  isInstalled(face) ? getPackage(face, () => readPackage(SCRIPT_FACES[face], STATIC[face])) : undefined;

function isInstalled(face: ScriptFace): boolean {
  try {
    resolvePath(`${toRoot(face)}/metadata.json`);
    return true;
  } catch {
    return false;
  }
}

const toRoot = (face: ScriptFace): string =>
  `@fontsource${STATIC[face] === undefined ? '-variable' : ''}/${SCRIPT_FACES[face]}`;

function getPackage(key: string, read: () => Promise<FontPackage>): Promise<FontPackage> {
  const known = packages.get(key) ?? read();
  packages.set(key, known);
  return known;
}

const nameFamily = (family: BundledFamily): string => (family === 'MONO' ? 'IBM Plex Mono' : FONT_FAMILIES[family]);

async function readPackage(name: string, staticSlug?: string): Promise<FontPackage> {
  const slug = staticSlug ?? name.toLowerCase().replaceAll(' ', '-');
  const root = staticSlug === undefined ? `@fontsource-variable/${slug}` : `@fontsource/${slug}`;
  const [metadata, ranges] = await Promise.all([
    readJson<Metadata>(`${root}/metadata.json`),
    readJson<Record<string, string>>(`${root}/unicode.json`),
  ]);
  const named = SUBSET_ORDER.filter((subset) => metadata.subsets.includes(subset));
  const subsets = [
    ...named.map((subset) => createSubset(subset, UNDERSTATED.has(name) ? undefined : ranges[subset])),
    ...Object.keys(ranges)
      .filter(isSlice)
      .map((key) => createSubset(key.slice(1, -1), ranges[key])),
  ];
  // A static package may tell of a variable one beside it.
  const variable = staticSlug === undefined && metadata.variable;
  const files = variable ? [] : await readdir(`${dirname(resolvePath(`${root}/metadata.json`))}/files`);
  return {
    family: name,
    kind: variable ? 'variable' : 'static',
    hasItalic: metadata.styles.includes('italic'),
    listWeights: (style) =>
      variable ? [Number(variable.wght.min), Number(variable.wght.max)] : listFileWeights(files, style),
    listSubsets: createLookup(subsets),
    toPath: (subset, style, weight) =>
      resolvePath(`${root}/files/${slug}-${subset}-${variable ? 'wght' : weight}-${style}.woff2`),
  };
}

/** A face for the East has a hundred files of scattered ranges: each code point is looked for once. */
function createLookup(subsets: readonly FontSubset[]): FontPackage['listSubsets'] {
  const known = new Map<number, readonly string[]>();
  return (codePoint) => {
    const names = known.get(codePoint) ?? subsets.filter(({ has }) => has(codePoint)).map(({ name }) => name);
    known.set(codePoint, names);
    return names;
  };
}

/** A face with thousands of characters is cut into numbered files, `[119]` of the ranges. */
const isSlice = (key: string): boolean => /^\[\d+\]$/.test(key);

/** A static family may lack the italic of a weight. */
const listFileWeights = (files: readonly string[], style: FontStyle): number[] =>
  files
    .map((file) => new RegExp(`-latin-(\\d+)-${style}\\.woff2$`).exec(file)?.[1])
    .filter((weight) => weight !== undefined)
    .map(Number)
    .sort((a, b) => a - b);

const resolvePath = (specifier: string): string => fileURLToPath(import.meta.resolve(specifier));

const readJson = async <Shape>(specifier: string): Promise<Shape> =>
  JSON.parse(await readFile(resolvePath(specifier), 'utf8')) as Shape;

/** `U+0000-00FF,U+0131` as a test; a package that states no range has one file for everything. */
function createSubset(name: string, ranges: string | undefined): FontSubset {
  if (ranges === undefined) return { name, has: () => true };
  const spans = ranges.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
  });
  return { name, has: (codePoint) => spans.some(({ first, last }) => codePoint >= first && codePoint <= last) };
}
