import type { Draft } from './draft.ts';
import { areAlike, distanceBetween, seedDistance, type MeasuredScreen } from './screen-distance.ts';

/** What a draft's distance from the source counts beside that from the nearest variant taken. */
const SOURCE_WEIGHT = 0.5;
/** What it counts against a draft that it no longer says what the source says. */
const LOSS_WEIGHT = 0.6;
/** What another hue counts: two variants in one colour look like one at a glance. */
const COLOR_WEIGHT = 0.15;
/** What it counts against a draft that another one does first what it does first. */
const SAME_LEAD = 0.2;
/** One variant of so many may be in the other mode, unasked. */
const MODE_SHARE = 3;

interface Choosing {
  source: MeasuredScreen;
  count: number;
  /** The first drafts that differ at all, in the order they were drawn up. */
  inOrder: boolean;
  /** Whether the mode is asked for: then every variant may have it. */
  isModeAsked?: boolean;
}

/**
 * The `count` drafts that differ most from the source and from each other and lose least of what it says; with `inOrder`
 * the first ones that differ at all. Fewer where there are no more.
 */
export function chooseDrafts(
  drafts: readonly Draft[],
  { source, count, inOrder, isModeAsked = false }: Choosing,
): Draft[] {
  const left = drafts
    .filter(({ measure }) => !areAlike(source, measure))
    .map((draft) => ({
      draft,
      fromSource: distanceBetween(source, draft.measure).total,
      lost: lostOf(source, draft.measure),
      nearest: 1,
    }));
  const isOther = ({ theme }: Draft): boolean => theme.colorMode !== source.theme.colorMode;
  const chosen: Draft[] = [];
  while (chosen.length < count) {
    const open = left.filter(
      ({ draft }) => !chosen.some((one) => one === draft || areAlike(one.measure, draft.measure)),
    );
    // The first proposal stays by day or by night as the source does.
    const isFull = !isModeAsked && (chosen.length === 0 || chosen.filter(isOther).length * MODE_SHARE >= count);
    const inMode = isFull ? open.filter(({ draft }) => !isOther(draft)) : open;
    const [first, ...others] = inOrder || inMode.length === 0 ? open : inMode;
    if (first === undefined) break;
    const value = (one: (typeof open)[number]): number =>
      one.nearest +
      SOURCE_WEIGHT * one.fromSource -
      LOSS_WEIGHT * one.lost -
      (chosen.some(({ changed: [lead] }) => lead === one.draft.changed[0]) ? SAME_LEAD : 0);
    const best = inOrder ? first : others.reduce((top, one) => (value(one) > value(top) ? one : top), first);
    chosen.push(best.draft);
    for (const one of left) one.nearest = Math.min(one.nearest, apart(one.draft.measure, best.draft.measure));
  }
  return chosen;
}

/** How far two variants stand apart: another arrangement counts more than another colour. */
function apart(one: MeasuredScreen, other: MeasuredScreen): number {
  const { total, structure } = distanceBetween(one, other);
  return (total + structure) / 2 + COLOR_WEIGHT * seedDistance(one.theme, other.theme);
}

/** Share of the source's texts that a draft does not say. */
function lostOf(source: MeasuredScreen, draft: MeasuredScreen): number {
  let [all, lost] = [0, 0];
  for (const [text, times] of source.texts) {
    all += times;
    lost += Math.max(0, times - (draft.texts.get(text) ?? 0));
  }
  return lost / Math.max(1, all);
}
