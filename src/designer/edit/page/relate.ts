import type { Element } from 'hast';
import type { Noun } from '../ask/nouns.ts';
import type { Phrase } from '../ask/read-phrase.ts';
import type { Candidate } from './candidates.ts';
import { isOf } from './kinds.ts';
import { thingOf } from './lift-to.ts';
import type { Page } from './page.ts';

export function relate(
  page: Page,
  candidates: readonly Candidate[],
  relation: string,
  holders: readonly Element[],
  of: Phrase,
  noun?: Noun,
): Candidate[] {
  const around = holders.flatMap((holder) => holdersOf(page, holder, of));
  switch (relation) {
    case 'of':
    case 'in':
      for (const outer of around) {
        const inside = candidates.filter(
          ({ element }) =>
            outer.some((one) => one !== element && page.contains(one, element)) && !holders.includes(element),
        );
        if (inside.length > 0) return inside;
      }
      return [];
    case 'with':
      return candidates.filter(({ element }) => holders.some((holder) => page.contains(element, holder)));
    case 'around':
      return candidates.filter(({ element }) => holders.some((holder) => page.contains(element, holder)));
    case 'below':
    case 'after': {
      const [first] = holders;
      const later = candidates.filter(
        ({ element }) =>
          first !== undefined && page.orderOf(element) > page.orderOf(first) && !page.contains(first, element),
      );
      return nearest(page, later, holders);
    }
    case 'above':
    case 'before': {
      const [first] = holders;
      const earlier = candidates.filter(
        ({ element }) =>
          first !== undefined && page.orderOf(element) < page.orderOf(first) && !page.contains(element, first),
      );
      return nearest(page, earlier, holders);
    }
    case 'beside':
    case 'leftof':
    case 'rightof': {
      const apart = candidates.filter(
        ({ element }) => !holders.some((holder) => page.contains(element, holder) || page.contains(holder, element)),
      );
      // What stands beside something is as whole as that is.
      const whole = (element: Element): Element =>
        noun === undefined
          ? element
          : (page
              .chainOf(element)
              .findLast((one) => isOf(page, one, noun) && !holders.some((holder) => page.contains(one, holder))) ??
            element);
      const lifted = new Map(apart.map(({ element, score }) => [whole(element), score]));
      return nearest(
        page,
        [...lifted].map(([element, score]) => ({ element, score })),
        holders,
      );
    }
    default:
      return [...candidates];
  }
}

/** The things that can hold something "of" it: itself, its item, its section, from the nearest outward. */
function holdersOf(page: Page, element: Element, of: Phrase): Element[][] {
  const section = page.sections.find((one) => one.heading === element || page.contains(one.heading, element));
  const thing = thingOf(page, element);
  const item = page.chainOf(element).find((one) => page.groupOf(one) !== undefined);
  const list: Element[][] = [[element], [thing]];
  if (section !== undefined) list.push([...section.elements]);
  if (item !== undefined && of.noun !== 'section') list.push([item]);
  const card = page.chainOf(element).find((one) => isOf(page, one, 'card'));
  if (card !== undefined) list.push([card]);
  const box = page.chainOf(element).find((one) => isOf(page, one, 'section'));
  if (box !== undefined) list.push([box]);
  return list;
}

function nearest(page: Page, candidates: readonly Candidate[], holders: readonly Element[]): Candidate[] {
  const [holder] = holders;
  if (holder === undefined || candidates.length < 2) return [...candidates];
  const far = (element: Element): number => {
    const shared = page.chainOf(holder).findIndex((one) => page.contains(one, element));
    return (shared < 0 ? 50 : shared * 5) + Math.abs(page.orderOf(element) - page.orderOf(holder)) / 1000;
  };
  const least = Math.min(...candidates.map(({ element }) => far(element)));
  return candidates.filter(({ element }) => far(element) <= least + 1e-9);
}

/** What stands above or below something where only its kind is said. */
export function neighbours(
  page: Page,
  relation: string,
  holders: readonly Element[],
  noun: Noun | undefined,
): Candidate[] {
  const [holder] = holders;
  if (holder === undefined || (relation !== 'below' && relation !== 'above')) return [];
  const texts = page.leaves
    .map(({ element }) => element)
    .filter(
      (element) => !page.contains(holder, element) && (noun === undefined || !['button', 'badge'].includes(noun)),
    );
  const inside = page.leavesIn(holder).map(({ element }) => element);
  // Words under others in one cell.
  const [own, other] = inside;
  if (relation === 'below' && own === holder && other !== undefined && other !== holder)
    return [{ element: other, score: 0.8 }];
  const next =
    relation === 'below'
      ? texts.find((element) => page.orderOf(element) > page.orderOf(holder))
      : texts.findLast((element) => page.orderOf(element) < page.orderOf(holder));
  const around = page.chainOf(holder)[3];
  const isNear = next !== undefined && (around === undefined || page.contains(around, next));
  return next === undefined || !isNear ? [] : [{ element: next, score: 0.8 }];
}
