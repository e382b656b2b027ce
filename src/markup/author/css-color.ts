import { formatHex, interpolate, parse, type Color } from 'culori';
import { splitTop } from './parse-sheet.ts';

/** A colour of a sheet: a role of the theme, a CSS-wide word, or what it looks like. */
export type SheetColor =
  | { kind: 'role'; role: string }
  | { kind: 'word'; word: 'transparent' | 'current' | 'inherit' }
  | { kind: 'raw'; hex: string; alpha: number };

const WORDS: Readonly<Record<string, 'transparent' | 'current' | 'inherit'>> = {
  transparent: 'transparent',
  none: 'transparent',
  currentcolor: 'current',
  inherit: 'inherit',
};

/** Reads a resolved CSS colour; undefined when it is none. `role(primary)` is our own sheets' way to name a role. */
export function parseSheetColor(text: string): SheetColor | undefined {
  const value = text.trim();
  if (known.has(value)) return known.get(value);
  if (known.size > MOST_KNOWN) known.clear();
  const color = readSheetColor(value);
  known.set(value, color);
  return color;
}

/** A page names few colours, each of them often. */
const known = new Map<string, SheetColor | undefined>();
const MOST_KNOWN = 2000;

function readSheetColor(value: string): SheetColor | undefined {
  const word = WORDS[value.toLowerCase()];
  if (word !== undefined) return { kind: 'word', word };
  const role = /^(?:role|var)\((?:--)?([a-z-]+)\)$/.exec(value)?.[1];
  if (role !== undefined) return { kind: 'role', role };
  const color = readColor(value);
  if (color === undefined) return undefined;
  const alpha = color.alpha ?? 1;
  return alpha < 0.005 ? { kind: 'word', word: 'transparent' } : { kind: 'raw', hex: formatHex(color), alpha };
}

function readColor(value: string): Color | undefined {
  const called = /^(color-mix|light-dark)\((.*)\)$/i.exec(value);
  if (called === null) return parse(value);
  const parts = splitTop(called[2] ?? '', ',');
  return called[1]?.toLowerCase() === 'light-dark' ? parse(parts[0] ?? '') : mix(parts);
}

function mix([, first = '', second = '']: readonly string[]): Color | undefined {
  const [start, end] = [first, second].map((part) => {
    const share = /([\d.]+)%/.exec(part)?.[1];
    return {
      color: readColor(part.replace(/\s*[\d.]+%\s*/, '')),
      share: share === undefined ? undefined : Number(share) / 100,
    };
  });
  if (start?.color === undefined || end?.color === undefined) return undefined;
  const endShare = end.share ?? 1 - (start.share ?? 0.5);
  if ((end.color.alpha ?? 1) === 0) return { ...start.color, alpha: (start.color.alpha ?? 1) * (1 - endShare) };
  return interpolate([start.color, end.color], 'oklab')(endShare);
}

/** `bg-primary`, `bg-[#112233]/40`. */
export function paintUtility(prefix: string, color: SheetColor): string {
  if (color.kind === 'role') return `${prefix}-${color.role}`;
  if (color.kind === 'word') return color.word === 'inherit' ? `${prefix}-inherit` : `${prefix}-${color.word}`;
  const share = Math.round(color.alpha * 100);
  return `${prefix}-[${color.hex}]${share === 100 ? '' : `/${share}`}`;
}
