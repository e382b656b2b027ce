import { toColor } from './color-literal.ts';
import type { ColorMention } from './color-mention.ts';
import type { FrontMatterLeaf } from './read-front-matter.ts';
import { toWords } from './words.ts';

/** What front matter declares, by the published DESIGN.md format and its common relatives. */
export interface StatedTokens {
  name?: string;
  mode?: 'LIGHT' | 'DARK';
  description: string;
  colors: readonly ColorMention[];
  /** Font stacks by the words of their type role, such as `display lg`. */
  fonts: readonly { role: string; stack: string; line: number }[];
  sizes: readonly { role: string; sizePx: number }[];
  radii: readonly { name: string; radiusPx: number }[];
  /** Of the primary button. */
  buttonRadiusPx?: number;
}

const COLOR_GROUP = /^(?:colou?rs?|palette|colou?r-?palette|brand-?colou?rs?)$/i;
const TYPE_GROUP = /^(?:typography|type|fonts?|font-?famil(?:y|ies)|text-?styles?)$/i;
const RADIUS_GROUP = /^(?:rounded|roundness|radius|radii|border-?radius|corner-?radius|corners?|shapes?)$/i;
const COMPONENT_GROUP = /^components?$/i;
const FAMILY_KEY = /^(?:font-?family|family|typeface|font)$/i;
const SIZE_KEY = /^(?:font-?size|size)$/i;
const MODE_KEY = /^(?:color-?mode|mode|appearance|theme|color-?scheme|default-?mode|default-?theme)$/i;
const VALUE_KEY = /^(?:\$?value|hex|default|color)$/i;
/** Font weights and metrics that stand beside families in a typography group. */
const METRIC_KEY = /(?:weight|size|height|spacing|tracking|feature|variation|transform|style|case)$/i;

export function toStatedTokens(leaves: readonly FrontMatterLeaf[]): StatedTokens {
  const name = leaves.find(
    ({ path }) => path.length === 1 && /^(?:name|title|displayName)$/.test(path[0] ?? ''),
  )?.value;
  const mode = leaves.map(toMode).find((value) => value !== undefined);
  const buttonRadiusPx = toButtonRadius(leaves);
  return {
    ...(name === undefined || name === '' ? {} : { name }),
    ...(mode === undefined ? {} : { mode }),
    ...(buttonRadiusPx === undefined ? {} : { buttonRadiusPx }),
    description: leaves.find(({ path }) => path.join('.') === 'description')?.value ?? '',
    colors: leaves.flatMap((leaf) => toColorMention(leaf)),
    fonts: leaves.flatMap((leaf) => toFont(leaf)),
    sizes: leaves.flatMap(({ path, value }) => {
      const sizePx = path.length > 1 && SIZE_KEY.test(path.at(-1) ?? '') ? toPixels(value) : undefined;
      return sizePx === undefined ? [] : [{ role: toWords(path.slice(1, -1).join(' ')), sizePx }];
    }),
    radii: leaves.flatMap(({ path, value }) => {
      const group = path.findIndex((key) => RADIUS_GROUP.test(key));
      const radiusPx = isInComponent(path) || group < 0 ? undefined : toPixels(value);
      return radiusPx === undefined ? [] : [{ name: path.slice(group + 1).join('-'), radiusPx }];
    }),
  };
}

const isInComponent = (path: readonly string[]): boolean => path.some((key) => COMPONENT_GROUP.test(key));

/** The exact fields of a theme are read apart. */
const isThemeField = (path: readonly string[]): boolean => path.length === 2 && path[0] === 'theme';

function toMode({ path, value }: FrontMatterLeaf): StatedTokens['mode'] {
  if (path.length > 2 || !MODE_KEY.test(path.at(-1) ?? '')) return undefined;
  if (/^dark\b/i.test(value)) return 'DARK';
  return /^light\b/i.test(value) ? 'LIGHT' : undefined;
}

function toColorMention({ path, value, line }: FrontMatterLeaf): ColorMention[] {
  const group = path.findIndex((key) => COLOR_GROUP.test(key));
  const keys = path.slice(group + 1).filter((key, index) => index === 0 || !VALUE_KEY.test(key));
  const isNamedColor = group >= 0 && /^[a-z]{3,20}$/i.test(value);
  if (
    isInComponent(path) ||
    isThemeField(path) ||
    keys.length === 0 ||
    !(isNamedColor || /^#|^[a-z]{2,5}\(/i.test(value))
  )
    return [];
  const color = toColor(value);
  if (color === undefined) return [];
  const label = keys.join('-');
  return [{ ...color, label, name: toWords(label), note: '', section: 'front matter', line, form: 'token' }];
}

function toFont({ path: written, value, line }: FrontMatterLeaf): StatedTokens['fonts'] {
  const path = /^\$?value$/.test(written.at(-1) ?? '') ? written.slice(0, -1) : written;
  const key = path.at(-1) ?? '';
  const group = path.findIndex((segment) => TYPE_GROUP.test(segment));
  const isFamily = FAMILY_KEY.test(key) && (path.length > 1 || /^font/i.test(key));
  const isDirect = group >= 0 && path.length === group + 2 && !METRIC_KEY.test(key);
  if (isInComponent(path) || !(isFamily || isDirect) || !/[a-z]{3}/i.test(value) || value.startsWith('{')) return [];
  return [{ role: toWords((isFamily ? path.slice(0, -1) : path).slice(group + 1).join(' ')), stack: value, line }];
}

const ROOT_FONT_PX = 16;
const PILL_PX = 9999;

/** `8px`, `0.5rem`, `8`, `full`, `50%` in CSS pixels. */
export function toPixels(value: string): number | undefined {
  if (/^(?:full|pill|circle|round(?:_full)?|50%)$/i.test(value)) return PILL_PX;
  const match = /^(-?\d{1,5}(?:\.\d{1,4})?)\s*(px|rem|em|pt|dp|sp)?$/i.exec(value);
  if (match === null) return undefined;
  return Number(match[1]) * (/^r?em$/i.test(match[2] ?? '') ? ROOT_FONT_PX : 1);
}

function toButtonRadius(leaves: readonly FrontMatterLeaf[]): number | undefined {
  const radii = leaves.flatMap(({ path, value }) => {
    const component = path[path.findIndex((key) => COMPONENT_GROUP.test(key)) + 1] ?? '';
    const radiusPx = isInComponent(path) && RADIUS_GROUP.test(path.at(-1) ?? '') ? toPixels(value) : undefined;
    return radiusPx === undefined ? [] : [{ words: toWords(component), radiusPx }];
  });
  const buttons = radii.filter(({ words }) => /\b(?:button|btn|cta)\b/.test(words) && !/\bicon\b/.test(words));
  return (buttons.find(({ words }) => /\bprimary\b/.test(words)) ?? buttons[0])?.radiusPx;
}
