import type { DesignTheme } from '../../domain/design-theme.ts';
import type { Look } from '../../domain/look.ts';
import { COLOR_ROLES } from '../../domain/token-roles.ts';
import { createPalette } from '../scheme/create-palette.ts';
import { isPrimaryWord } from './color-clues.ts';
import { type ColorMention, listColorMentions } from './color-mention.ts';
import { isDark, readColorMode } from './color-mode.ts';
import { listColorReferences } from './color-references.ts';
import { assignColorRoles, type ColorRoles, isPage } from './color-roles.ts';
import { toDisplayName } from './display-name.ts';
import type { Finding } from './finding.ts';
import { fitPalette, type PaletteFields } from './fit-palette.ts';
import { type FontMention, listFontMentions, splitStack, toRowWeight, toUses } from './font-mention.ts';
import { assignFontRoles } from './font-roles.ts';
import { readLook } from './look-hints.ts';
import { readRoundness } from './radius.ts';
import { type Observation, tellObservations } from './observation.ts';
import { orderFindings } from './order-findings.ts';
import { type FrontMatter, readFrontMatter } from './read-front-matter.ts';
import { type DesignMdSource, readSource } from './read-source.ts';
import { type StatedTokens, toStatedTokens } from './stated-tokens.ts';
import { isWholeTheme, readThemeFields } from './theme-fields.ts';
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

/** `parseDesignMd` of a file that is already taken apart. */
export function parseParts({ markdown, source, frontMatter }: DesignMdParts): ParsedDesignMd {
  const stated = frontMatter === undefined ? undefined : toStatedTokens(frontMatter.leaves);
  const displayName = toDisplayName(stated?.name, source.title);
  const mentions = listMentions(source, stated);
  const roles = assignColorRoles(mentions, toWords(displayName));
  const fields = readThemeFields(frontMatter?.leaves ?? []);
  const { theme, findings } = createTheme(markdown, source, stated, roles, fields);
  return {
    ...(theme === undefined ? {} : { theme }),
    displayName,
    findings: orderFindings([...source.findings, ...(frontMatter?.findings ?? []), ...findings]),
    colors: listNamedColors(mentions),
    look: readLook(stated, source.lines),
  };
}

function listMentions(source: DesignMdSource, stated: StatedTokens | undefined): ColorMention[] {
  const mentions = [...(stated?.colors ?? []), ...listColorMentions(source.lines)];
  return [...mentions, ...listColorReferences(source.lines, mentions)];
}

function createTheme(
  markdown: string,
  source: DesignMdSource,
  stated: StatedTokens | undefined,
  roles: ColorRoles,
  fields: Partial<DesignTheme>,
): { theme?: DesignTheme; findings: readonly Finding[] } {
  if (isWholeTheme(fields)) {
    const theme = { ...fields, designMd: markdown };
    return { theme, findings: tellObservations(listOverruled(theme, stated?.colors ?? [])) };
  }
  const { primary } = roles;
  if (primary === undefined) return { findings: [toNoPrimary(markdown)] };
  const fonts = assignFontRoles([...listStatedFonts(stated), ...listFontMentions(source.lines)], source.lines);
  const colorMode = stated?.mode ?? readColorMode(source.lines, stated?.description ?? '', roles.backgrounds);
  const theme: DesignTheme = {
    colorMode,
    headlineFont: fonts.headline,
    bodyFont: fonts.body,
    ...(fonts.label === undefined ? {} : { labelFont: fonts.label }),
    roundness: readRoundness(stated, source.lines) ?? 'ROUNDNESS_UNSPECIFIED',
    customColor: primary.hex,
    designMd: markdown,
  };
  const paletteFields =
    fields.customColor === undefined
      ? (fitPalette(theme, stated?.colors ?? []) ?? toPaletteFields(primary, roles, colorMode === 'DARK'))
      : {};
  return {
    theme: { ...theme, ...paletteFields, ...fields },
    findings: [...toPrimaryFindings(primary, roles.isPrimaryGuessed, stated), ...fonts.findings],
  };
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
