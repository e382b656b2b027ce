import { converter, parse } from 'culori';
import type { Element } from 'hast';
import { listClasses, setClasses } from '../../../markup/element.ts';
import { createTokens } from '../../../tokens/create-tokens.ts';
import { colorWords } from '../apply/color-words.ts';
import { applyEverywhere } from '../apply/apply-everywhere.ts';
import { applyStyle } from '../apply/apply-style.ts';
import { paintPart } from '../apply/paint-part.ts';
import type { Ask, ThemeChange } from '../ask/ask.ts';
import type { Outcome } from '../editing.ts';
import { valueOfField } from '../page/list-fields.ts';
import { fold } from '../page/to-words.ts';
import { listMatching } from '../screen-tree.ts';
import { drawnClasses, isDressed } from '../page/drawn-classes.ts';
import { groundDressed, inkDressed, resizeAll, roundAll, spaceAll } from './restyle-dressed.ts';
import { refresh, type Working } from './working.ts';

/** The look of the whole page, by its theme; letters by their steps. */
export function retheme(working: Working, change: ThemeChange): Outcome {
  const { editing, page } = working;
  const dressed = [editing.tree.body, ...listMatching(editing.tree.body, (one) => one.tagName !== 'svg')].filter(
    isDressed,
  );
  switch (change.set) {
    case 'mode':
      return applyStyle(editing, { kind: 'mode', mode: change.mode });
    case 'color':
      return applyStyle(editing, { kind: 'color', hex: change.hex, name: change.name, role: 'primary' });
    case 'roundness':
      if (
        dressed.length > 0 &&
        roundAll(dressed, change.to === undefined ? undefined : change.to === 'square' ? 0 : 9999) > 0
      ) {
        refresh(working);
        return { done: `made all corners ${change.to === 'square' ? 'square' : 'rounder'}` };
      }
      if (change.to === 'square') return squareAll(working);
      return change.to === undefined
        ? applyStyle(editing, { kind: 'radius-step', step: 1 })
        : applyStyle(editing, { kind: 'radius', roundness: change.to });
    case 'space':
      if (dressed.length > 0 && spaceAll(dressed, change.step) > 0) {
        refresh(working);
        return { done: `put ${change.step === 1 ? 'more' : 'less'} room between everything` };
      }
      return changeSpace(working, change.step);
    case 'size':
      if (dressed.length > 0 && resizeAll(page, dressed, change.step)) {
        refresh(working);
        return { done: `set all text ${change.step === 1 ? 'larger' : 'smaller'}` };
      }
      return changeSize(working, change.step);
  }
}

/** No corner is round any more: boxes lose theirs, and the theme takes the least step that there is for what comes later. */
function squareAll(working: Working): Outcome {
  const { editing } = working;
  const outcome = applyStyle(editing, { kind: 'radius', roundness: 'ROUND_FOUR' });
  let count = 0;
  for (const element of listMatching(editing.tree.body, () => true)) {
    const classes = listClasses(element);
    if (!classes.some((name) => ROUNDED.test(name))) continue;
    count++;
    setClasses(element, [...classes.filter((name) => !ROUNDED.test(name)), 'rounded-none']);
  }
  refresh(working);
  return count === 0 ? outcome : { done: 'made all corners square' };
}
const ROUNDED = /^(?:[@\w-]+:)*rounded(?:-(?!none).+)?$/;

const LADDER: Readonly<Record<string, readonly [larger: string, smaller: string]>> = {
  'text-label-sm': ['text-label-lg', 'text-label-sm'],
  'text-label-md': ['text-label-lg', 'text-label-sm'],
  'text-label-lg': ['text-title-md', 'text-label-md'],
  'text-body-sm': ['text-body-md', 'text-label-md'],
  'text-body-md': ['text-body-lg', 'text-body-sm'],
  'text-body-lg': ['text-headline-md', 'text-body-md'],
  'text-title-sm': ['text-title-md', 'text-label-md'],
  'text-title-md': ['text-title-lg', 'text-title-sm'],
  'text-title-lg': ['text-headline-md', 'text-title-md'],
  'text-headline-sm': ['text-headline-md', 'text-title-md'],
  'text-headline-md': ['text-headline-lg', 'text-headline-sm'],
  'text-headline-lg': ['text-display-md', 'text-headline-md'],
  'text-display-sm': ['text-display-md', 'text-headline-md'],
  'text-display-md': ['text-display-lg', 'text-display-sm'],
  'text-display-lg': ['text-display-lg', 'text-display-md'],
};
const SIZED = /^((?:[@\w-]+:)*)(text-(?:label|body|title|headline|display)-(?:sm|md|lg))$/;

/** All letters a step larger or smaller. */
function changeSize(working: Working, step: 1 | -1): Outcome {
  const { tree } = working.editing;
  for (const element of [tree.body, ...listMatching(tree.body, () => true)])
    setClasses(
      element,
      listClasses(element).map((name) => {
        const [, variant = '', size = ''] = SIZED.exec(name) ?? [];
        const pixels = /^text-\[(\d+(?:\.\d+)?)px\]$/.exec(name)?.[1];
        if (pixels !== undefined) return `text-[${Math.round(Number(pixels) * (step === 1 ? 1.2 : 0.85))}px]`;
        return size === '' ? name : `${variant}${LADDER[size]?.[step === 1 ? 0 : 1] ?? size}`;
      }),
    );
  if (!listClasses(tree.body).some((name) => SIZED.test(name)))
    setClasses(tree.body, [...listClasses(tree.body), step === 1 ? 'text-body-lg' : 'text-body-sm']);
  refresh(working);
  return { done: `set all text ${step === 1 ? 'larger' : 'smaller'}` };
}

const ROOM = /^((?:[@\w-]+:)*-?(?:p|px|py|pt|pb|m|my|mt|mb|gap|gap-x|gap-y|space-y)-)(\d+(?:\.5)?)$/;

/** More or less room everywhere: by the look where the page follows it, and by each box's own room. */
function changeSpace(working: Working, step: 1 | -1): Outcome {
  const { editing } = working;
  const outcome = applyStyle(editing, { kind: 'density-step', step });
  let count = 0;
  for (const element of [editing.tree.body, ...listMatching(editing.tree.body, () => true)]) {
    const classes = listClasses(element);
    const next = classes.map((name) => {
      const [, property = '', units = ''] = ROOM.exec(name) ?? [];
      if (
        property === '' ||
        (/(?:^|:)-?(?:px|p[trbl]?|mx)-/.test(property) &&
          ['button', 'input', 'select', 'a', 'span', 'th', 'td'].includes(element.tagName))
      )
        return name;
      return `${property}${stepRoom(Number(units), step)}`;
    });
    if (next.some((name, at) => name !== classes[at])) count++;
    setClasses(element, next);
  }
  refresh(working);
  // A density that no box follows is not seen.
  return count > 0
    ? { done: `put ${step === 1 ? 'more' : 'less'} room between everything` }
    : {
        ...('done' in outcome
          ? { failed: 'the boxes of this page have no room of their own that could change' }
          : outcome),
      };
}

const STEPS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 28, 32];
export const stepRoom = (units: number, step: 1 | -1): number => {
  if (units === 0) return 0;
  const wanted = units * (step === 1 ? 1.5 : 0.6);
  const others = STEPS.filter((one) => (step === 1 ? one > units : one < units && one > 0));
  return others.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0] ?? units;
};

const toOklch = converter('oklch');
const COLORED = /^(text|bg|border|fill|stroke)-(.+)$/;

/** What has one colour gets another: letters as letters, grounds as grounds. */
export function recolor(working: Working, { from, hex, name }: Extract<Ask, { kind: 'recolor' }>): Outcome {
  const { editing } = working;
  const roles = rolesOf(working);
  const wanted = toOklch(from);
  const isOf = (value: string): boolean => {
    const written = /^\[(#[0-9a-f]{6})\]$/i.exec(value)?.[1] ?? roles.get(value.split('/')[0] ?? '');
    const color = written === undefined ? undefined : toOklch(parse(written) ?? written);
    return (
      color !== undefined &&
      wanted !== undefined &&
      (color.c ?? 0) > 0.05 &&
      Math.abs((((color.h ?? 0) - (wanted.h ?? 0) + 540) % 360) - 180) < 28
    );
  };
  const found: { element: Element; on: string }[] = [];
  for (const element of listMatching(editing.tree.body, () => true))
    for (const one of new Set(drawnClasses(element))) {
      const [, on = '', value = ''] = COLORED.exec(one) ?? [];
      if ((on === 'text' || on === 'bg') && isOf(value)) found.push({ element, on });
    }
  if (found.length === 0) return { failed: 'nothing here has that colour' };
  for (const { element, on } of found) {
    if (isDressed(element)) {
      if (on === 'bg') groundDressed(element, hex);
      else inkDressed(working.page, element, hex);
    } else if (on === 'bg') paintPart(element, hex);
    else if (!found.some((other) => other.on === 'bg' && other.element === element)) {
      const outcome = colorWords(editing, {
        kind: 'paint',
        target: { words: 'they', elements: [element] },
        hex,
        name,
        on: 'words',
      });
      if ('failed' in outcome) return outcome;
    }
  }
  refresh(working);
  return {
    done: `made ${found.length} ${found.length === 1 ? 'part' : 'parts'} ${name} that ${found.length === 1 ? 'was' : 'were'} of the other colour`,
  };
}

/** Colours of the page's roles as they are now. */
function rolesOf({ editing }: Working): Map<string, string> {
  const tokens = createTokens(editing.theme, editing.look, editing.device);
  return new Map(
    Object.entries(tokens.colors as Readonly<Record<string, string>>).map(([role, hex]) => [
      role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      hex,
    ]),
  );
}

/** Words wherever they stand: on the page, in fields and in what screen readers are told. */
export function everywhere(working: Working, { from, to }: Extract<Ask, { kind: 'everywhere' }>): Outcome {
  const { page, editing } = working;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${from.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`,
    'giu',
  );
  let count = 0;
  const put = (text: string): string =>
    text.replace(pattern, (found) => {
      count++;
      return /^\p{Lu}/u.test(found) ? to.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : to;
    });
  for (const { node } of page.leaves) node.value = put(node.value);
  for (const field of page.fields)
    if (field.kind === 'text' && fold(valueOfField(field)).includes(fold(from)))
      field.control.properties['value'] = put(valueOfField(field));
  for (const element of page.elements)
    for (const name of ['ariaLabel', 'alt', 'title', 'placeholder']) {
      const told = element.properties[name];
      if (typeof told === 'string') element.properties[name] = told.replace(pattern, to);
    }
  if (count === 0) return applyEverywhere(editing, { kind: 'everywhere', from, to });
  editing.title = editing.title.replace(pattern, to);
  refresh(working);
  return { done: `changed "${from}" to "${to}" in ${count} ${count === 1 ? 'place' : 'places'}` };
}
