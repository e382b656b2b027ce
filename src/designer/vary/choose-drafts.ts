import type { Draft } from './draft.ts';
import { areAlike, distanceBetween, type MeasuredScreen } from './screen-distance.ts';

/** What a draft's distance from the source counts beside that from the nearest variant taken. */
const SOURCE_WEIGHT = 0.5;

/**
 * The `count` drafts that differ most from the source and from each other, the first of them first; with `inOrder` the
 * first ones that differ at all. Fewer where there are no more.
 */
export function chooseDrafts(
  drafts: readonly Draft[],
  { source, count, inOrder }: { source: MeasuredScreen; count: number; inOrder: boolean },
): Draft[] {
  const left = drafts
    .filter(({ measure }) => !areAlike(source, measure))
    .map((draft) => ({ draft, fromSource: distanceBetween(source, draft.measure).total, nearest: 1 }));
  const chosen: Draft[] = [];
  while (chosen.length < count) {
    const open = left.filter(
      ({ draft }) => !chosen.some((one) => one === draft || areAlike(one.measure, draft.measure)),
    );
    const [first, ...others] = open;
    if (first === undefined) break;
    const value = (one: (typeof open)[number]): number => one.nearest + SOURCE_WEIGHT * one.fromSource;
    const best =
      inOrder || chosen.length === 0
        ? first
        : others.reduce((top, one) => (value(one) > value(top) ? one : top), first);
    chosen.push(best.draft);
    for (const one of left)
      one.nearest = Math.min(one.nearest, distanceBetween(one.draft.measure, best.draft.measure).total);
  }
  return chosen;
}
