import type { Oklab } from 'culori';
import type { ColorRole } from '../../domain/token-roles.ts';
import type { ColorUse } from './nearest-role.ts';
import { findAccent } from './find-accent.ts';
import { chromaOf } from './hue.ts';
import type { PagePalette } from './page-palette.ts';

/** A role, and whether the transparency that the colour had goes with it. */
export interface PageRole {
  role: ColorRole;
  keepsAlpha: boolean;
}

/**
 * The role that a colour plays on its own page, told by its lightness against the page's ground and by its hue among the
 * page's hues. It depends on no theme, so that a page made on white is dark in a dark theme and the other way about.
 */
export function findPageRole(
  color: Oklab,
  alpha: number,
  { use, isControl }: { use: ColorUse; isControl: boolean },
  palette: PagePalette,
): PageRole {
  switch (use) {
    case 'text':
      return { role: textRole(color, palette), keepsAlpha: false };
    case 'line':
      return lineRole(color, alpha, palette);
    default:
      return groundRole(color, alpha, isControl, palette);
  }
}

/** Chroma in OKLab under which a colour counts as grey, and under which a pale or deep one does. */
const GREY_CHROMA = 0.045;
const PALE_CHROMA = 0.02;
const DEEP_CHROMA = 0.09;
/** Up to this share a hue only tints what it lies on. */
const FAINT = 0.35;

const isDeep = (color: Oklab): boolean => color.l < 0.32 && chromaOf(color) < DEEP_CHROMA;

function groundRole(color: Oklab, alpha: number, isControl: boolean, palette: PagePalette): PageRole {
  const { ground, isDark } = palette;
  const isPale = isDark ? color.l < 0.4 : color.l > 0.86;
  // A page on a tinted ground has panels of the same tint.
  const tint = Math.min(chromaOf(color), Math.hypot(color.a - ground.a, color.b - ground.b));
  const isTinted = tint >= (isPale && !isDark ? PALE_CHROMA : GREY_CHROMA);
  if (!isTinted || (!isDark && isDeep(color))) {
    // A see-through grey is the tone that it makes of the ground.
    const role = greyGround(ground.l + (color.l - ground.l) * alpha, palette);
    // A dark band or footer stays dark in a dark theme too; a dark button has to stand out there.
    return { role: role === 'inverse-surface' && !isControl && !isDark ? 'on-primary-fixed' : role, keepsAlpha: false };
  }
  const accent = findAccent(color, palette);
  if (alpha <= FAINT || (isPale && alpha > 0.5)) return { role: `${accent}-container`, keepsAlpha: false };
  return { role: accent, keepsAlpha: alpha < 1 };
}

interface Step {
  /** Greatest distance from the ground in OKLab lightness, towards the text. */
  reach: number;
  role: ColorRole;
}
const LIGHT_STEPS: readonly Step[] = [
  { reach: 0.004, role: 'surface' },
  { reach: 0.024, role: 'surface-container-low' },
  { reach: 0.05, role: 'surface-container' },
  { reach: 0.09, role: 'surface-container-high' },
  { reach: 0.16, role: 'surface-container-highest' },
  { reach: 0.3, role: 'outline-variant' },
  { reach: 0.5, role: 'outline' },
];
const DARK_STEPS: readonly Step[] = [
  { reach: 0.008, role: 'surface' },
  { reach: 0.045, role: 'surface-container-low' },
  { reach: 0.085, role: 'surface-container' },
  { reach: 0.125, role: 'surface-container-high' },
  { reach: 0.22, role: 'surface-container-highest' },
  { reach: 0.34, role: 'outline-variant' },
  { reach: 0.55, role: 'outline' },
];

function greyGround(lightness: number, { ground, isDark }: PagePalette): ColorRole {
  const distance = isDark ? lightness - ground.l : ground.l - lightness;
  if (distance < -0.004) return 'surface-container-lowest';
  return (isDark ? DARK_STEPS : LIGHT_STEPS).find(({ reach }) => distance <= reach)?.role ?? 'inverse-surface';
}

function textRole(color: Oklab, palette: PagePalette): ColorRole {
  const { ground, isDark } = palette;
  const distance = isDark ? color.l - ground.l : ground.l - color.l;
  const isHued = chromaOf(color) >= 0.06 && !isDeep(color);
  // Of a pale hue only the lightness was meant: it is text on something strong.
  if (isHued && !(isDark ? color.l < 0.3 || color.l > 0.9 : color.l > 0.88)) return findAccent(color, palette);
  if (distance > 0.58) return 'on-surface';
  return distance > 0.14 ? 'on-surface-variant' : 'inverse-on-surface';
}

function lineRole(color: Oklab, alpha: number, palette: PagePalette): PageRole {
  const { ground, isDark } = palette;
  if (chromaOf(color) >= 0.07 && !(isDark ? color.l < 0.4 : color.l > 0.86)) {
    return { role: alpha <= FAINT ? 'outline-variant' : findAccent(color, palette), keepsAlpha: false };
  }
  if (chromaOf(color) > 0.03 && isDeep(color)) return { role: 'outline', keepsAlpha: false };
  const distance = (isDark ? color.l - ground.l : ground.l - color.l) * alpha;
  const isParting = alpha > 0.9 && Math.abs(distance) < 0.01;
  const role = isParting ? 'surface' : distance < 0.32 ? 'outline-variant' : distance < 0.62 ? 'outline' : 'on-surface';
  return { role, keepsAlpha: false };
}
