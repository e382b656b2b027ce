import type { Grounds } from '../../domain/design-guide.ts';
import type { DesignTheme } from '../../domain/design-theme.ts';

const FIELDS = ['background', 'surface', 'text', 'muted', 'line'] as const satisfies readonly (keyof Grounds)[];
/** The block as `withGrounds` writes it; read by lines, since YAML is slow to load and the block is ours. */
const BLOCK = /^grounds:\n((?: {2}[a-zA-Z]+: "[^"\n]*"\n)+)/m;
const LINE = /^ {2}([a-zA-Z]+): "([^"\n]*)"$/gm;
const HEX = /^#[0-9a-f]{6}$/i;
/** The front matter stands in the first part of a file. */
const REACH = 4_000;

/**
 * Grounds that a theme states by value in its DESIGN.md. Undefined where it states none, and where the seed or the mode
 * has become another since: they belong together.
 */
export function readGrounds(theme: Pick<DesignTheme, 'designMd' | 'customColor' | 'colorMode'>): Grounds | undefined {
  const block = theme.designMd === undefined ? undefined : BLOCK.exec(theme.designMd.slice(0, REACH))?.[1];
  if (block === undefined) return undefined;
  const values = new Map([...block.matchAll(LINE)].map((match): [string, string] => [match[1] ?? '', match[2] ?? '']));
  if (values.get('seed')?.toLowerCase() !== theme.customColor.toLowerCase() || values.get('mode') !== modeOf(theme))
    return undefined;
  const stated = FIELDS.flatMap((field): [string, string][] => {
    const hex = values.get(field);
    return hex !== undefined && HEX.test(hex) ? [[field, hex.toLowerCase()]] : [];
  });
  return stated.length === 0 ? undefined : Object.fromEntries(stated);
}

const modeOf = ({ colorMode }: Pick<DesignTheme, 'colorMode'>): string => (colorMode === 'DARK' ? 'DARK' : 'LIGHT');

/** A file that holds grounds and nothing that a person wrote. */
const isBare = (designMd: string): boolean =>
  /^---\ntheme:\n {2}customColor: [^\n]+\ngrounds:\n(?: {2}[^\n]+\n)+---\n$/.test(designMd);

/** The theme with grounds stated by value, as a DESIGN.md of this service; a file of somebody's own is left as it is. */
export function withGrounds({ designMd, ...theme }: DesignTheme, grounds: Grounds): DesignTheme {
  if (designMd !== undefined && !isBare(designMd)) return { ...theme, designMd };
  const stated = FIELDS.flatMap((field) => (grounds[field] === undefined ? [] : [`  ${field}: "${grounds[field]}"`]));
  if (stated.length === 0) return theme;
  const lines = [
    '---',
    'theme:',
    `  customColor: "${theme.customColor}"`,
    'grounds:',
    `  seed: "${theme.customColor}"`,
    `  mode: "${modeOf(theme)}"`,
    ...stated,
    '---',
    '',
  ];
  return { ...theme, designMd: lines.join('\n') };
}
