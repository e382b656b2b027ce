import type { DesignTheme } from '../../domain/design-theme.ts';
import type { Roundness } from '../../domain/enums.ts';
import type { Look } from '../../domain/look.ts';
import type { ProseField, ProseReading } from '../../domain/prose-reader.ts';
import { COLOR_ROLES } from '../../domain/token-roles.ts';
import { createPalette } from '../scheme/create-palette.ts';
import { isPrimaryWord } from './color-clues.ts';
import { type ColorMention, listColorMentions } from './color-mention.ts';
import { isDark, readColorMode } from './color-mode.ts';
import { listColorReferences } from './color-references.ts';
import { assignColorRoles, type ColorRoles, isPage } from './color-roles.ts';
import { toDisplayName } from './display-name.ts';
import { findGaps, type StatedFields } from './find-gaps.ts';
import type { Finding } from './finding.ts';
import { fitPalette, type PaletteFields } from './fit-palette.ts';
import { type FontMention, listFontMentions, splitStack, toRowWeight, toUses } from './font-mention.ts';
import { assignFontRoles, type FontRoles } from './font-roles.ts';
import { readLook } from './look-hints.ts';
import { readRoundness } from './radius.ts';
import { type Observation, tellObservations } from './observation.ts';
import { orderFindings } from './order-findings.ts';
import { type ProvenReadings, proveReadings, tellReadings } from './prove-readings.ts';
import { type FrontMatter, type FrontMatterLeaf, readFrontMatter } from './read-front-matter.ts';
import { type DesignMdSource, readSource } from './read-source.ts';
import { type StatedTokens, toStatedTokens } from './stated-tokens.ts';
import { isWholeTheme, readThemeFields } from './theme-fields.ts';
import { withDensity } from './with-density.ts';
import { toWords } from './words.ts';

export interface ParsedDesignMd {
  /** Absent when no primary colour can be read; an error among the findings then says what to add. */
  theme?: DesignTheme;
  displayName: string;
  findings: readonly Finding[];
  /** Every named colour of the file once, `#rrggbb`, in order. */
  colors: readonly { name: string; hex: string }[];
  /** What the file says of density and type contrast. */
  look: Partial<Look>;
  /** What it says in words alone, if at all; those fields of the theme are defaults or guesses. */
  gaps: readonly ProseField[];
}

const MOST_CHARACTERS = 512 * 1024;

/** A file taken apart, before anything is made of it. */
export interface DesignMdParts {
  markdown: string;
  source: DesignMdSource;
  frontMatter?: FrontMatter;
}

/** Splits a DESIGN.md into located lines and the leaves of its front matter; beyond 512 KB it is not read. */
export function readParts(markdown: string): DesignMdParts {
  const source = readSource(markdown.slice(0, MOST_CHARACTERS));
  return {
    markdown,
    source,
    ...(source.frontMatter === undefined
      ? {}
      : { frontMatter: readFrontMatter(source.frontMatter.text, source.frontMatter.firstLine) }),
  };
}

/**
 * Reads a DESIGN.md of any make into a theme: YAML front matter by the published format
 * (https://github.com/google-labs-code/design.md), or headings, lists, tables, code and sentences in any language.
 * Never throws; the file is kept whole in `theme.designMd`.
 */
export const parseDesignMd = (markdown: string): ParsedDesignMd => parseParts(readParts(markdown));

/**
 * `parseDesignMd` of a file that is already taken apart. `readings` are what somebody read from its words: they fill
 * gaps and nothing else, and only where the file bears them out.
 */
export function parseParts(parts: DesignMdParts, readings: readonly ProseReading[] = []): ParsedDesignMd {
  const { source, frontMatter } = parts;
  const stated = frontMatter === undefined ? undefined : toStatedTokens(frontMatter.leaves);
  const displayName = toDisplayName(stated?.name, source.title);
  const mentions = listMentions(source, stated);
  const look = readLook(stated, source.lines);
  const fields = readThemeFields(frontMatter?.leaves ?? []);
  const reading = readFile(source, stated, assignColorRoles(mentions, toWords(displayName)));
  const gaps = isWholeTheme(fields) ? [] : findGaps(source.lines, listStated(parts, reading, fields, look));
  const proven = proveReadings(source.lines, gaps, readings);
  const { customColor } = proven;
  if (customColor !== undefined) {
    reading.roles = assignColorRoles([toPrimaryMention(customColor), ...mentions], toWords(displayName));
  }
  const { theme, findings } = createTheme(parts, stated, { ...reading, fields, proven });
  return {
    ...(theme === undefined ? {} : { theme }),
    displayName,
    findings: orderFindings([
      ...source.findings,
      ...(frontMatter?.findings ?? []),
      ...findings,
      ...tellReadings(readings, proven),
    ]),
    colors: listNamedColors(mentions),
    look: { ...look, ...(proven.density && { density: proven.density.value }) },
    gaps,
  };
}

function listMentions(source: DesignMdSource, stated: StatedTokens | undefined): ColorMention[] {
  const mentions = [...(stated?.colors ?? []), ...listColorMentions(source.lines)];
  return [...mentions, ...listColorReferences(source.lines, mentions)];
}

/** What a file says by itself; absent is what it does not say. */
interface FileReading {
  roles: ColorRoles;
  fonts: FontRoles;
  colorMode?: 'LIGHT' | 'DARK' | undefined;
  roundness?: Roundness | undefined;
}

const readFile = (source: DesignMdSource, stated: StatedTokens | undefined, roles: ColorRoles): FileReading => ({
  roles,
  fonts: assignFontRoles([...listStatedFonts(stated), ...listFontMentions(source.lines)], source.lines),
  colorMode: stated?.mode ?? readColorMode(source.lines, stated?.description ?? '', roles.backgrounds),
  roundness: readRoundness(stated, source.lines),
});

const listStated = (
  { frontMatter }: DesignMdParts,
  { roles, fonts, colorMode, roundness }: FileReading,
  fields: Partial<DesignTheme>,
  look: Partial<Look>,
): StatedFields => ({
  customColor: fields.customColor !== undefined || (roles.primary !== undefined && !roles.isPrimaryGuessed),
  colorMode: (fields.colorMode ?? colorMode) !== undefined,
  headlineFont: fields.headlineFont !== undefined || fonts.named.has('headline'),
  bodyFont: fields.bodyFont !== undefined || fonts.named.has('body'),
  roundness: (fields.roundness ?? roundness) !== undefined,
  density: look.density !== undefined || frontMatter?.leaves.some(isDensity) === true,
});

const isDensity = ({ path }: FrontMatterLeaf): boolean => path.join('.') === 'guide.density';

/** A colour that was read from words is the primary one, and wins over any that was only guessed to be. */
const toPrimaryMention = ({ value, words }: ProvenReadings['customColor'] & object): ColorMention => ({
  hex: value,
  alpha: 1,
  label: 'primary',
  name: 'primary',
  note: words,
  section: '',
  line: 1,
  form: 'label',
});

interface ThemeSources extends FileReading {
  /** The exact fields of the front matter; they win. */
  fields: Partial<DesignTheme>;
  /** Fills what the file leaves open. */
  proven: ProvenReadings;
}

function createTheme(
  { markdown, source }: DesignMdParts,
  stated: StatedTokens | undefined,
  { roles, fonts, colorMode: ownMode, roundness, fields, proven }: ThemeSources,
): { theme?: DesignTheme; findings: readonly Finding[] } {
  if (isWholeTheme(fields)) {
    const theme = { ...fields, designMd: markdown };
    return { theme, findings: tellObservations(listOverruled(theme, stated?.colors ?? [])) };
  }
  const { primary } = roles;
  if (primary === undefined) return { findings: [toNoPrimary(markdown)] };
  const colorMode = ownMode ?? proven.colorMode?.value ?? 'LIGHT';
  const { headlineFont = proven.bodyFont, bodyFont = proven.headlineFont } = proven;
  const theme: DesignTheme = {
    colorMode,
    headlineFont: fonts.named.has('headline') ? fonts.headline : (headlineFont?.value ?? fonts.headline),
    bodyFont: fonts.named.has('body') ? fonts.body : (bodyFont?.value ?? fonts.body),
    ...(fonts.label === undefined ? {} : { labelFont: fonts.label }),
    roundness: roundness ?? proven.roundness?.value ?? 'ROUNDNESS_UNSPECIFIED',
    customColor: primary.hex,
    designMd: proven.density === undefined ? markdown : withDensity(markdown, source, proven.density.value),
  };
  const paletteFields =
    fields.customColor === undefined
      ? (fitPalette(theme, stated?.colors ?? []) ?? toPaletteFields(primary, roles, colorMode === 'DARK'))
      : {};
  const primaryFindings =
    proven.customColor === undefined ? toPrimaryFindings(primary, roles.isPrimaryGuessed, stated) : [];
  return { theme: { ...theme, ...paletteFields, ...fields }, findings: [...primaryFindings, ...fonts.findings] };
}

/** Colours under the names of roles that say something else than the whole theme beside them. */
function listOverruled(theme: DesignTheme, stated: readonly ColorMention[]): Observation[] {
  const { colors } = createPalette(theme);
  return stated.flatMap(({ label, hex, line }) => {
    const role = COLOR_ROLES.find((name) => name === label);
    if (role === undefined || colors[role] === hex) return [];
    return [{ kind: 'overruled-color', subject: label, detail: `${hex} here and ${colors[role]} by the theme`, line }];
  });
}

const toNoPrimary = (markdown: string): Finding => ({
  severity: 'error',
  message:
    `${/\S/.test(markdown) ? 'No colour could be read' : 'The file is empty'}. ` +
    'Add the primary colour, as `primary: "#0f62fe"` under `colors:` in the front matter or as a line such as ' +
    '`Primary: #0f62fe`.',
});

function toPrimaryFindings(primary: ColorMention, isGuessed: boolean, stated: StatedTokens | undefined): Finding[] {
  const { hex, line, form, note } = primary;
  const advice = `State it as \`Primary: ${hex}\`.`;
  if (isGuessed) {
    const message = `No colour is called primary; ${hex}, which the file uses most, was taken. ${advice}`;
    return [{ severity: 'warning', message, line }];
  }
  if (form === 'word') {
    return [
      { severity: 'info', message: `The primary colour has no value; "${note}" was read as ${hex}. ${advice}`, line },
    ];
  }
  const [first] = stated?.colors ?? [];
  if (first === undefined || stated?.colors.some(({ name }) => isPrimaryWord(name)) === true) return [];
  const message = `No colour of the front matter is called primary; ${hex} was read as it. Add \`primary: "${hex}"\` under \`colors:\`.`;
  return [{ severity: 'warning', message, line: first.line }];
}

/** The neutral palette follows what is called neutral, else the page: a cream page keeps its warmth. */
function toPaletteFields(
  primary: ColorMention,
  { secondary, tertiary, neutral, backgrounds }: ColorRoles,
  isDarkTheme: boolean,
): PaletteFields {
  const page = neutral ?? backgrounds.find(({ hex }) => isPage(hex) && isDark(hex) === isDarkTheme);
  return {
    colorVariant: 'FIDELITY',
    overridePrimaryColor: primary.hex,
    ...(secondary === undefined ? {} : { overrideSecondaryColor: secondary.hex }),
    ...(tertiary === undefined ? {} : { overrideTertiaryColor: tertiary.hex }),
    ...(page === undefined ? {} : { overrideNeutralColor: page.hex }),
  };
}

/** Front matter outweighs whatever the prose says of fonts. */
const STATED_SHARE = 4;

const listStatedFonts = (stated: StatedTokens | undefined): FontMention[] =>
  (stated?.fonts ?? []).map(({ role, stack, line }) => ({
    stack: splitStack(stack),
    uses: toUses(role),
    weight: STATED_SHARE * toRowWeight(role),
    line,
    isSubstitute: false,
  }));

const MOST_COLORS = 200;

function listNamedColors(mentions: readonly ColorMention[]): { name: string; hex: string }[] {
  const colors = new Map<string, { name: string; hex: string }>();
  for (const { label, name, hex, form } of mentions) {
    if (form !== 'prose' && name !== '' && !colors.has(`${name}/${hex}`))
      colors.set(`${name}/${hex}`, { name: label, hex });
  }
  return [...colors.values()].slice(0, MOST_COLORS);
}
