import { classAround } from '../find/class-around.ts';
import { clampChroma, converter, formatHex, interpolate } from 'culori';
import type { Element } from 'hast';
import { listClasses, setClasses } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import { paintPart } from './paint-part.ts';
import { AA_TEXT_RATIO, contrastRatio } from '../../../tokens/contrast-ratio.ts';
import type { EditOperation } from '../edit-operation.ts';
import { unknown, withNote, type Editing, type Outcome } from '../editing.ts';
import { findLooking } from '../find/find-looking.ts';
import { namesOf } from '../name-of.ts';
import { listMatching, type ScreenTree } from '../screen-tree.ts';
import { keepColors } from './kept-colors.ts';

/** Grounds of the two modes that leave words the least room, and the words' own colour on them. */
const MODES = [
  { ground: '#dcdcdc', words: '#1c1b1c' },
  { ground: '#3a3a3a', words: '#e2e2e2' },
] as const;
const TEXT_COLOR =
  /^(?:[a-z-]+:)*text-(?:on-\S+|inverse-\S+|primary\S*|secondary\S*|tertiary\S*|error\S*|surface\S*|outline\S*|\[(?:#|color-mix)\S+\])$/;
const GROUND = /^(?:bg|from)-(?!clip|none|transparent|linear|radial|conic|cover|center)(.+)$/;

/**
 * Words or icons in a colour of their own: mixed with the colour of words so far as it reads on every surface, so that the
 * hue stays in every theme and mode. On a painted ground it is the nearest shade that reads; on an accent it cannot be.
 */
export function colorWords(editing: Editing, operation: Extract<EditOperation, { kind: 'paint' }>): Outcome {
  const { target, hex, name } = operation;
  const words = target.words.replace(/\s+(?:text|words)$/i, '');
  const found = findLooking(editing, target) ?? findLooking(editing, { ...target, words });
  if (found === undefined || found.elements.length === 0) return unknown(target);
  const parts = found.elements.filter((one) => one.tagName !== 'body' && one.tagName !== 'main');
  const isHidden = (one: Element): boolean => isInMenu(editing.tree, one);
  const isPlain = (toOklch(hex)?.c ?? 0) < 0.02;
  const colored = parts.flatMap((part) => {
    const ground = groundOf(editing.tree, part);
    const color = isPlain ? plainOn(editing, ground, hex) : colorOn(ground, hex);
    if (color === undefined) return [];
    keepColors(part);
    for (const element of [part, ...listMatching(part, (one) => !hasGround(one))])
      setClasses(
        element,
        listClasses(element).filter((one) => !TEXT_COLOR.test(one)),
      );
    setClasses(part, [...listClasses(part), `text-${color}`]);
    return [part];
  });
  const called = `the ${target.quoted ?? target.words}`;
  // A number in a disc, a word in a badge: what is seen as its colour is the disc.
  if (colored.length === 0 && parts.length > 0 && parts.every(isBadge)) {
    for (const part of parts) paintPart(part, hex);
    return withNote(`made ${called} (${namesOf(parts)}) ${name} with words that read on it; the theme stays`, found);
  }
  if (colored.every(isHidden))
    return { failed: `${called} could not be read in ${name} on the ground that they stand on` };
  const shown = colored.filter((one) => !isHidden(one));
  const left = parts.filter((one) => !isHidden(one)).length - shown.length;
  return withNote(
    `coloured ${called} (${describe(shown)}) ${name}, in a shade that reads in light and in dark${left === 0 ? '' : `; ${left} on a coloured ground kept theirs`}`,
    found,
  );
}

/** In a menu that is closed until it is asked for. */
function isInMenu(tree: ScreenTree, element: Element): boolean {
  for (let at: Element | undefined = element; at !== undefined; at = tree.parentOf(at))
    if (at.tagName === 'details' && listMatching(at, (one) => one.tagName === 'nav').length > 0) return true;
  return false;
}

const describe = (parts: readonly Element[]): string => {
  const icons = parts.filter((part) => part.tagName === 'svg').length;
  return icons === parts.length ? `${icons} ${icons === 1 ? 'icon' : 'icons'}` : namesOf(parts);
};

const isBadge = (element: Element): boolean =>
  hasGround(element) &&
  listClasses(element).some((name) => name.startsWith('rounded')) &&
  readableText(element).length < LONGEST_BADGE;
const LONGEST_BADGE = 24;

const hasGround = (element: Element): boolean => listClasses(element).some((name) => GROUND.test(name));

/** What the words stand on, as its class says: a role or `[#rrggbb]`; of an element with a ground of its own that. */
const groundOf = (tree: ScreenTree, element: Element): string => classAround(tree, element, GROUND)?.[1] ?? 'surface';

/** Black, white and greys: the roles of words, which follow the mode; none where the mode has it the other way round. */
function plainOn({ theme }: Editing, ground: string, hex: string): string | undefined {
  const lightness = toOklch(hex)?.l ?? 0;
  const override = /^\[(#[0-9a-f]{6})\]$/i.exec(ground)?.[1];
  if (override !== undefined) return contrastRatio(override, hex) >= AA_TEXT_RATIO ? `[${hex}]` : undefined;
  if (!/^(?:background|surface)/.test(ground)) return undefined;
  if (lightness > 0.35 && lightness < 0.85) return 'on-surface-variant';
  return lightness < 0.5 === (theme.colorMode !== 'DARK') ? 'on-surface' : undefined;
}

const MOST_SHARE = 85;
const LEAST_SHARE = 25;

function colorOn(ground: string, hex: string): string | undefined {
  const override = /^\[(#[0-9a-f]{6})\]$/i.exec(ground)?.[1];
  if (override !== undefined) {
    const shade = shadeOn(override, hex);
    return shade === undefined ? undefined : `[${shade}]`;
  }
  if (!/^(?:background|surface)/.test(ground)) return undefined;
  for (let share = MOST_SHARE; share >= LEAST_SHARE; share -= 5)
    if (MODES.every(({ ground: on, words }) => contrastRatio(mix(words, hex, share), on) >= AA_TEXT_RATIO))
      return `[color-mix(in_oklab,${hex}_${share}%,var(--on-surface))]`;
  return undefined;
}

const mix = (words: string, hex: string, share: number): string =>
  formatHex(interpolate([words, hex], 'oklab')(share / 100));

const toOklch = converter('oklch');

/** The shade of a colour nearest to it that reads on a ground. */
function shadeOn(ground: string, hex: string): string | undefined {
  const color = toOklch(hex);
  if (color === undefined) return undefined;
  const shades = Array.from({ length: 49 }, (_, index) => 0.02 + index * 0.02)
    .map((l) => formatHex(clampChroma({ ...color, l }, 'oklch')))
    .filter((shade) => contrastRatio(shade, ground) >= AA_TEXT_RATIO)
    .toSorted((one, two) => distance(one, color.l) - distance(two, color.l));
  return shades[0];
}

const distance = (hex: string, lightness: number): number => Math.abs((toOklch(hex)?.l ?? 0) - lightness);
