import type { Element } from 'hast';
import type { RoleColors } from '../../tokens/scheme/create-palette.ts';
import { contrastRatio } from '../../tokens/contrast-ratio.ts';
import { isBlank, listClasses } from '../element.ts';

type Rgb = readonly [number, number, number];

const toRgb = (hex: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return [red, green, blue];
};
const toHex = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
const mix = (over: Rgb, under: Rgb, share: number): Rgb => {
  const [red = 0, green = 0, blue = 0] = over.map((part, index) => part * share + (under[index] ?? 0) * (1 - share));
  return [red, green, blue];
};

/** Rounding of a mixed colour to a byte may cost this much. */
const ROUNDING = 0.03;
const LEAST = 4.5;

/**
 * Every text whose contrast is under AA in these colours, told by its words: the classes are read as a browser would resolve them, in the plain
 * state and in each variant by itself, with see-through paints laid over what is under them.
 */
export function listFaults(body: Element, colors: RoleColors): string[] {
  const variants = new Set(['']);
  collectVariants(body, variants);
  const under = { grounds: [toRgb(colors.background)], text: toRgb(colors['on-background']) };
  return [...variants].flatMap((variant) => visit(body, under, variant, colors).map((fault) => `${variant} ${fault}`));
}

const PAINT = /^((?:(?:[^[\]]|\[[^\]]*\])*:)?)(bg|text|from|via|to)-(?:\[(#[0-9a-f]{6})\]|([a-z-]+))(?:\/(\d+))?$/;

const IMAGE = /^bg-(?:linear|radial|conic|none)/;

function collectVariants(element: Element, variants: Set<string>): void {
  for (const name of listClasses(element)) {
    const variant = /^((?:[^[\]]|\[[^\]]*\])*:)(?:bg|text)-/.exec(name)?.[1];
    if (variant !== undefined && !/before|after|placeholder|marker|selection/.test(variant)) variants.add(variant);
  }
  for (const child of element.children) if (child.type === 'element') collectVariants(child, variants);
}

interface Setting {
  grounds: readonly Rgb[];
  text: Rgb;
}

function visit(element: Element, around: Setting, variant: string, colors: RoleColors): string[] {
  if (element.tagName === 'svg' || listClasses(element).includes('sr-only')) return [];
  const setting = enter(element, around, variant, colors);
  return element.children.flatMap((child) => {
    if (child.type === 'element') return visit(child, setting, variant, colors);
    if (child.type !== 'text' || isBlank(child.value)) return [];
    return setting.grounds
      .filter((ground) => contrastRatio(toHex(setting.text), toHex(ground)) < LEAST - ROUNDING)
      .map((ground) => `"${child.value.trim().slice(0, 20)}": ${toHex(setting.text)} on ${toHex(ground)}`);
  });
}

function enter(element: Element, around: Setting, variant: string, colors: RoleColors): Setting {
  const find = (property: string): { rgb: Rgb; share: number } | undefined => {
    const of = (wanted: string) =>
      listClasses(element).flatMap((name) => {
        const [, prefix, kind, hex, role = '', share] = PAINT.exec(name) ?? [];
        if (kind !== property || prefix !== wanted) return [];
        // Words that a page hides are seen in no colour.
        if (role === 'transparent') return kind === 'text' ? [] : [{ rgb: [0, 0, 0] as const, share: 0 }];
        const color = hex ?? (Object.hasOwn(colors, role) ? colors[role as keyof RoleColors] : undefined);
        return color === undefined ? [] : [{ rgb: toRgb(color), share: Number(share ?? 100) / 100 }];
      });
    return of(variant).at(-1) ?? of('').at(-1);
  };
  const over = (paint: { rgb: Rgb; share: number }): Rgb[] =>
    around.grounds.map((ground) => mix(paint.rgb, ground, paint.share));
  const imageOf = (wanted: string) =>
    listClasses(element).findLast((name) => name.startsWith(wanted) && IMAGE.test(name.slice(wanted.length)));
  const hasGradient = !(imageOf(variant) ?? imageOf('') ?? 'bg-none').endsWith('bg-none');
  const stops = hasGradient ? ['from', 'via', 'to'].flatMap((property) => find(property) ?? []) : [];
  const own = find('bg');
  const grounds = stops.length > 0 ? stops.flatMap(over) : own === undefined ? around.grounds : over(own);
  return { grounds, text: find('text')?.rgb ?? around.text };
}
