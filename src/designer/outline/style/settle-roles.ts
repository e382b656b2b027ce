import type { ColorRole, StatedStyle } from '../outline.ts';
import { isDarkColor, isNeutral, isPaleColor, measureColor } from './color-measure.ts';
import type { RoledColor } from './list-color-mentions.ts';

type StatedColor = StatedStyle['colors'][number];
type Settled = StatedColor & { isWritten: boolean };

const MOST_COLORS = 12;
const LIVELY = 0.05;

/**
 * Roles for colours that are named without one: pale neutrals are what the others stand on, the darkest is the night
 * that they glow on or the ink that is written in, the first lively one leads.
 */
export function settleRoles(mentions: readonly RoledColor[], isNight: boolean): StatedColor[] {
  const colors = mentions
    .filter(({ role }) => role !== 'none')
    .map(({ hex, role, name, isWritten }): Settled => ({
      hex,
      role: role as ColorRole,
      isWritten,
      ...(name === undefined ? {} : { name }),
    }));
  settleGround(colors, isNight);
  settleLead(colors);
  settleSecond(colors);
  settleText(colors);
  return unique(colors)
    .slice(0, MOST_COLORS)
    .map(({ hex, role, name }) => ({ hex, role, ...(name === undefined ? {} : { name }) }));
}

const has = (colors: readonly StatedColor[], ...roles: ColorRole[]): boolean =>
  colors.some(({ role }) => roles.includes(role));
const isLively = ({ hex }: StatedColor): boolean => measureColor(hex).c > LIVELY && !isNeutral(hex);

function settleGround(colors: Settled[], isNight: boolean): void {
  if (has(colors, 'background')) return;
  const loose = colors.filter(({ role }) => role === 'any');
  const others = (one: StatedColor): boolean =>
    colors.some((other) => other !== one && (isLively(other) || other.role !== 'any'));
  const pale =
    loose.find((one) => isNeutral(one.hex) && isPaleColor(one.hex)) ??
    loose.find((one) => isMaterial(one.hex) && loose.some(({ hex }) => leadsOver(hex, one.hex)));
  const dark = loose.find((one) => measureColor(one.hex).l < 0.3 && (isNight || isNeutral(one.hex)));
  const isNightly =
    isNight ||
    (pale === undefined && dark !== undefined && colors.some((one) => one !== dark && measureColor(one.hex).l > 0.5));
  const ground = isNightly ? (dark ?? undefined) : pale;
  if (ground !== undefined && (others(ground) || isNeutral(ground.hex))) ground.role = 'background';
}

const PALE = 0.8;
const WEAK = 0.07;

/** Sand, wheat, linen: pale and hardly coloured, it carries no words and reads as what things stand on. */
const isMaterial = (hex: string): boolean => {
  const { l, c } = measureColor(hex);
  return l >= PALE && c < WEAK;
};

/** Beside it this one is what is meant to be seen: "sand and terracotta". */
export const leadsOver = (hex: string, pale: string): boolean => {
  const { l, c } = measureColor(hex);
  return isMaterial(pale) && l < PALE - 0.05 && c > WEAK;
};

function settleLead(colors: Settled[]): void {
  if (has(colors, 'primary')) return;
  const accent = colors.find(({ role }) => role === 'accent');
  const loose = colors.filter(({ role }) => role === 'any');
  // A lone accent leads by itself; several accents stand beside a colour that leads.
  if (accent !== undefined && !loose.some((one) => isLively(one) && colors.indexOf(one) < colors.indexOf(accent)))
    return;
  const lead =
    loose.find((one) => one.isWritten && isLively(one)) ??
    loose.find(isLively) ??
    loose.find((one) => measureColor(one.hex).c > 0.02 && !isPaleColor(one.hex));
  const words = colors.find((one) => one.role === 'text' && isLively(one) && measureColor(one.hex).l > 0.4);
  if (lead !== undefined) lead.role = 'primary';
  // "Orange letters" on black: the words lead.
  else if (words !== undefined && accent === undefined) colors.push({ ...words, role: 'primary' });
}

function settleSecond(colors: Settled[]): void {
  let hasLead = has(colors, 'accent') && !has(colors, 'primary');
  for (const color of colors) {
    if (color.role === 'primary' || (color.role === 'accent' && !has(colors, 'primary'))) {
      if (hasLead && color.role === 'primary') color.role = 'secondary';
      hasLead = true;
    }
  }
  if (!has(colors, 'primary', 'accent')) return;
  const second = colors.find((one) => one.role === 'any' && isLively(one));
  if (second !== undefined && !has(colors, 'secondary')) second.role = 'secondary';
}

function settleText(colors: Settled[]): void {
  const ground = colors.find(({ role }) => role === 'background');
  if (ground === undefined || has(colors, 'text')) return;
  const isNight = isDarkColor(ground.hex);
  const ink = colors.find(
    ({ role, hex }) => role === 'any' && isNeutral(hex) && (isNight ? isPaleColor(hex) : isDarkColor(hex)),
  );
  if (ink !== undefined) ink.role = 'text';
}

function unique(colors: readonly Settled[]): Settled[] {
  const seen = new Set<string>();
  return colors.filter(({ hex, role }) => {
    const key = `${role} ${hex}`;
    return !seen.has(key) && seen.add(key);
  });
}
