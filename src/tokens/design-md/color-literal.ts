import { type Color, formatHex, parse } from 'culori';

/** A colour as it is written in a line. */
export interface ColorLiteral {
  /** `#rrggbb`; a colour outside sRGB is clipped as browsers do. */
  hex: string;
  /** 0 transparent to 1 opaque. */
  alpha: number;
  start: number;
  end: number;
  isHex: boolean;
}

// Every repetition is bounded, so that matching stays linear on any line.
const LITERAL = new RegExp(
  [
    String.raw`(?<![\w&])#[0-9a-f]{3,8}(?![\w-])`,
    String.raw`\b0x[0-9a-f]{6,8}\b`,
    String.raw`(?<=--[\w-]{1,60}:\s{0,4})\d{1,3}(?:\.\d{1,4})?(?:deg)?\s\d{1,3}(?:\.\d{1,4})?%\s\d{1,3}(?:\.\d{1,4})?%`,
    String.raw`\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab)\([^()]{3,80}\)`,
    String.raw`\bcolor\((?:srgb|display-p3|rec2020|a98-rgb|prophoto-rgb|xyz)[^()]{3,80}\)`,
    String.raw`\bColor\(\s{0,4}red:\s{0,4}[\d.]{1,8},\s{0,4}green:\s{0,4}[\d.]{1,8},\s{0,4}blue:\s{0,4}[\d.]{1,8}[^()]{0,40}\)`,
    String.raw`\bColor\.(?:white|black)\b`,
  ].join('|'),
  'gi',
);

/** The colours of a line in order: CSS notations, Compose and Flutter `0xAARRGGBB`, SwiftUI `Color(red:green:blue:)`. */
export function findColorLiterals(line: string): ColorLiteral[] {
  const literals: ColorLiteral[] = [];
  for (const match of line.matchAll(LITERAL)) {
    const [text] = match;
    const color = toColor(text);
    if (color === undefined || isLinkTarget(line, match.index)) continue;
    literals.push({ ...color, start: match.index, end: match.index + text.length, isHex: /^(?:#|0x)/i.test(text) });
  }
  return literals;
}

/** Reads one CSS colour, named colours included. Undefined when it is none. */
export function toColor(text: string): Pick<ColorLiteral, 'hex' | 'alpha'> | undefined {
  const color = parseCss(toCss(text.trim()));
  return color === undefined ? undefined : { hex: formatHex(color), alpha: color.alpha ?? 1 };
}

function parseCss(text: string): Color | undefined {
  try {
    return parse(text);
  } catch (error) {
    // culori throws a TypeError on some truncated functions, such as `color(0xff)`.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

const isLinkTarget = (line: string, start: number): boolean => line.slice(Math.max(0, start - 2), start) === '](';

const COMPONENTS = /red:\s*([\d.]+),\s*green:\s*([\d.]+),\s*blue:\s*([\d.]+)/i;

/** `142 76% 36%`, as custom properties hold colours that are wrapped in `hsl()` where they are used. */
const BARE_HSL = /^[\d.]{1,8}(?:deg)?\s[\d.]{1,8}%\s[\d.]{1,8}%$/;

function toCss(text: string): string {
  if (BARE_HSL.test(text)) return `hsl(${text})`;
  const android = /^0x([0-9a-f]{2})?([0-9a-f]{6})$/i.exec(text);
  if (android?.[2] !== undefined) return `#${android[2]}${android[1] ?? ''}`;
  const components = COMPONENTS.exec(text);
  if (components !== null) {
    const [red, green, blue] = components.slice(1).map((share) => Math.round(Number(share) * 255));
    return `rgb(${red}, ${green}, ${blue})`;
  }
  return text.replace(/^Color\./i, '').toLowerCase();
}
