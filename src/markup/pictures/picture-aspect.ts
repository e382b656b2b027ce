import type { Element } from 'hast';
import { findAttribute, listClasses } from '../element.ts';

const DEFAULT_ASPECT = 1.5;
const NAMED: Readonly<Record<string, number>> = { 'aspect-square': 1, 'aspect-video': 16 / 9 };

/** Width over height of a picture's box, read from its classes or its `width` and `height`; 1.5 when they do not tell. */
export function findAspect(image: Element): number {
  const classes = listClasses(image);
  for (const name of classes) {
    const named = NAMED[name];
    if (named !== undefined) return named;
    const ratio = /^aspect-\[?([\d.]+)\/([\d.]+)\]?$/.exec(name);
    if (ratio) return toRatio(Number(ratio[1]), Number(ratio[2]));
    if (name.startsWith('size-')) return 1;
  }
  const width = findLength(classes, 'w') ?? Number(findAttribute(image, 'width'));
  const height = findLength(classes, 'h') ?? Number(findAttribute(image, 'height'));
  return toRatio(width, height);
}

/** `w-24` → 24 in steps of 4 px, `w-[96px]` the same; undefined for shares of the parent. */
function findLength(classes: readonly string[], side: 'w' | 'h'): number | undefined {
  for (const name of classes) {
    const steps = new RegExp(`^${side}-(\\d+(?:\\.5)?)$`).exec(name)?.[1];
    if (steps !== undefined) return Number(steps);
    const pixels = new RegExp(`^${side}-\\[([\\d.]+)px\\]$`).exec(name)?.[1];
    if (pixels !== undefined) return Number(pixels) / 4;
  }
  return undefined;
}

const toRatio = (width: number, height: number): number =>
  width > 0 && height > 0 && Number.isFinite(width / height) ? width / height : DEFAULT_ASPECT;
