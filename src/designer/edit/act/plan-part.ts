import type { Element } from 'hast';
import { valueOfField } from '../page/list-fields.ts';
import { isUnseen } from '../page/is-unseen.ts';
import type { Page } from '../page/page.ts';
import { fold, placeWords, toWords } from '../page/to-words.ts';
import { shapeOf } from '../page/value-shape.ts';
import { followingUnit } from './following-unit.ts';
import { likeForm } from './like-form.ts';
import { planAttribute, planText } from './plan-text.ts';
import type { Plan } from './plan.ts';
import { containersOf } from './value-in.ts';
import { writeText } from './write-words.ts';

const PARTS: Readonly<Record<string, RegExp>> = {
  time: /\b\d{1,2}[:.]\d{2}\b/g,
  money: /[€$£¥]\s?\d[\d.,]*|\b\d[\d.,]*\s?[€$£¥]/g,
  date: /\b\d{1,2}\.? (?:Jan|Feb|Mar|Mär|Apr|May|Mai|Jun|Jul|Aug|Sep|Oct|Okt|Nov|Dec|Dez)\p{L}*\b/gu,
  number: /(?<![\d.,:])\d+(?:[.,]\d+)?(?![\d.,:]|\s?(?:%|\p{L}))/gu,
  quantity: /\b\d[\d.,]*\s?(?:kg|g|km|m|cm|mm|°C|°|%|h|min|s|l|ml|GB|MB|px)(?!\p{L})/gu,
};

/** A value in the middle of a sentence of the thing: "By e-mail, Mondays at 07:00". */
export function planPart(page: Page, target: Element, to: string, words: readonly string[] = []): Plan | undefined {
  const { kind } = shapeOf(to);
  const [, unit] = /^\d[\d.,]*\s+(\p{L}{3,})$/u.exec(to) ?? [];
  const pattern =
    kind === 'quantity' && unit !== undefined
      ? new RegExp(String.raw`\b\d[\d.,]*\s+${unit.replace(/s$/, '')}s?(?!\p{L})`, 'giu')
      : PARTS[kind];
  if (pattern === undefined) return undefined;
  for (const outer of containersOf(page, target).slice(0, 6)) {
    const leaves = page
      .leavesIn(outer)
      .filter(
        ({ text, element }) =>
          ((text.match(pattern) ?? []).length === 1 || behind(text, words, pattern) !== undefined) &&
          !page.chainOf(element).some(isUnseen),
      );
    const [leaf, ...others] = leaves;
    if (leaf === undefined) continue;
    if (others.length > 0) return undefined;
    const old = behind(leaf.text, words, pattern) ?? leaf.text.match(pattern)?.[0] ?? '';
    return {
      element: leaf.element,
      done: `changed "${old}" to "${likeForm(old, to)}"`,
      write: () =>
        writeText(
          leaf.node,
          leaf.text.replace(old, () => likeForm(old, to)),
        ),
    };
  }
  return undefined;
}

/** Of several values in a sentence the one that stands behind the words that name it: "Moonrise 02:41, dark from 19:52". */
function behind(text: string, words: readonly string[], pattern: RegExp): string | undefined {
  const last = placeWords(text).findLast(({ word }) => words.includes(word));
  if (last === undefined) return undefined;
  return [...text.matchAll(pattern)].find(({ index }) => index >= last.end && index < last.end + 12)?.[0];
}

/** The old words stand in the thing, or in what holds it. */
export function planFrom(page: Page, target: Element, from: string, to: string): Plan | undefined {
  const chain = page.chainOf(target);
  const section = page.sections.find((one) => one.heading === target || page.contains(one.heading, target));
  const outers: (readonly Element[])[] = [
    [target],
    ...chain.slice(1, 6).map((one) => [one]),
    ...(section === undefined ? [] : [section.elements]),
  ];
  for (const outer of outers) {
    if (outer[0] === undefined || outer[0].tagName === 'main') break;
    const plan = planWhere(page, outer, from, to);
    if (plan !== undefined) return plan;
  }
  return undefined;
}

/** The one place in some elements that shows the old words, whole or as a part of more. */
export function planWhere(
  page: Page,
  outers: readonly Element[],
  from: string,
  to: string,
  /** Of several places the one that says such words too. */
  said: readonly string[] = [],
): Plan | undefined {
  const wanted = toWords(from);
  if (wanted.length === 0) return undefined;
  const isInside = (element: Element): boolean => outers.some((outer) => page.contains(outer, element));
  const names = page.names.filter(
    ({ element, source }) => source === 'text' && isInside(element) && !page.chainOf(element).some(isUnseen),
  );
  const isWhole = (words: readonly string[]): boolean =>
    words.length === wanted.length && words.every((word, at) => word === wanted[at]);
  const whole = names.filter(({ words }) => isWhole(words)).map(({ element }) => element);
  const [only, ...others] = whole.filter((one) => !whole.some((other) => other !== one && page.contains(one, other)));
  if (only !== undefined)
    return others.length > 0 && outers[0] === page.tree.body ? undefined : planText(page, only, to);
  const field = page.fields.find(
    (one) => isInside(one.control) && fold(valueOfField(one)) === fold(from) && from !== '',
  );
  if (field !== undefined) return planAttribute(page, field.control, 'value', to);
  // Words or a figure in the middle of more.
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${from
      .split(/\s+/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
      .join(String.raw`\s+`)}(?![\p{L}\p{N}])`,
    'iu',
  );
  const all = page.leaves.filter((leaf) => isInside(leaf.element) && pattern.test(leaf.text));
  const near = all.filter(({ text }) => toWords(text).some((one) => one.length > 3 && said.includes(one)));
  const leaves = near.length === 1 ? near : all;
  const [leaf, ...more] = leaves;
  if (leaf === undefined) {
    const pieces = names.filter(
      ({ text, element }) =>
        pattern.test(text) &&
        text.length < 160 &&
        !names.some(
          (other) => other.element !== element && page.contains(element, other.element) && pattern.test(other.text),
        ),
    );
    const [piece, ...rest] = pieces;
    return piece === undefined || rest.length > 0
      ? undefined
      : planText(page, piece.element, piece.text.replace(pattern, to));
  }
  if (more.length > 0) return undefined;
  const unit = followingUnit(page, leaf.node, leaf.element);
  const bare = unit !== '' && to.endsWith(unit) ? to.slice(0, -unit.length).trim() : to;
  return {
    element: leaf.element,
    done: `changed "${from}" to "${to}"`,
    write: () =>
      writeText(
        leaf.node,
        leaf.text.replace(pattern, () => bare),
      ),
  };
}
