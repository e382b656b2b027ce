import { parseClassName } from '../class-name.ts';
import { toBoxUtilities } from './box-utilities.ts';
import type { Cascaded, Winner } from './cascade.ts';
import { toPaintUtilities } from './paint-utilities.ts';
import { toTextUtilities } from './text-utilities.ts';
import { listUtilityProperties } from './utility-properties.ts';

/** Classes for everything in force at an element, beside the classes it has of its own. */
export function toElementUtilities(cascaded: Cascaded, own: readonly string[], isIcon: boolean): string[] {
  return [...cascaded].flatMap(([variant, winners]) => {
    if (DRAWN_BOX.test(variant) && !hasContent(cascaded, variant, own)) return [];
    const values = withoutUtilities(winners, variant, own);
    return toUtilities(values, variant === '', isIcon).map((utility) => `${variant}${utility}`);
  });
}

/** Boxes that are there only where they have content; a class for one gives it some. */
const DRAWN_BOX = /(before|after):$/;

function hasContent(cascaded: Cascaded, variant: string, own: readonly string[]): boolean {
  const box = `${DRAWN_BOX.exec(variant)?.[1] ?? ''}:`;
  const content = cascaded.get(variant)?.get('content') ?? cascaded.get(box)?.get('content');
  if (content === undefined) return own.some((name) => name.startsWith(`${box}content-`));
  return /^["']/.test(content.value);
}

/** A class of the author's is stronger than a rule for an element or for one class, which stand before it. */
const STRONGER_THAN_CLASS = 1001;

function withoutUtilities(
  winners: ReadonlyMap<string, Winner>,
  variant: string,
  own: readonly string[],
): Map<string, string> {
  const taken = new Set(
    own
      .map(parseClassName)
      .filter((name) => name.variant === variant)
      .flatMap(({ utility }) => listUtilityProperties(utility)),
  );
  return new Map(
    [...winners].flatMap(([name, { value, weight }]) =>
      value === '' || (taken.has(name) && weight[0] === 0 && weight[2] < STRONGER_THAN_CLASS)
        ? []
        : [[name, value] as const],
    ),
  );
}

function toUtilities(values: ReadonlyMap<string, string>, isPlain: boolean, isIcon: boolean): string[] {
  const size = values.get('font-size');
  return [
    ...toBoxUtilities(values, isPlain),
    ...(size === undefined ? [] : [isIcon ? `size-[${size}]` : `text-[${size}]`]),
    ...toTextUtilities(values, isPlain),
    ...toPaintUtilities(values, isPlain),
  ];
}
