import type { Element } from 'hast';
import type { Ask } from '../ask/ask.ts';
import { inEnglish } from '../page/in-english.ts';
import { isBadge, isHeadCell } from '../page/make-of-part.ts';
import { isHeadingLike } from '../page/list-sections.ts';
import { titleLeaf } from '../page/lift-to.ts';
import { isUnseen } from '../page/is-unseen.ts';
import type { Leaf, Page } from '../page/page.ts';
import { fold, likenessOf, toWords } from '../page/to-words.ts';
import { elementsIn } from '../screen-tree.ts';
import { isTyped, shapeLikeness, shapeOf } from '../page/value-shape.ts';

/** A text that is gone, or says something else now. */
interface Loss extends Leaf {
  now?: string;
}

/** Words of a wish, to hold what was done against. */
export interface Said {
  text: string;
  /** What it was read as; undefined where the older reading carried it out. */
  ask?: Ask;
  /** It speaks of taking something away, or of fewer. */
  isRemoving: boolean;
  /** It speaks of another name or other words. */
  isRenaming: boolean;
  /** It speaks of how a place looks when nothing is there, or not yet, which takes what is there away. */
  isOfState: boolean;
}

/**
 * What a change took away or wrote over without being asked to, as a reason; undefined where it kept to what was said.
 * Whatever disappears must have been spoken of, and a value takes the place of one of its own sort.
 */
export function findOverreach(before: Page, after: Page, given: Said): string | undefined {
  const said = given.ask?.kind === 'say' && given.ask.isRename ? { ...given, isRenaming: true } : given;
  const losses = listLosses(before, after);
  if (losses.length === 0) return undefined;
  const gone = losses.filter((one) => one.now === undefined);
  const changed = losses.filter((one): one is Loss & { now: string } => one.now !== undefined);
  const bad = overwritten(before, changed, said) ?? removed(before, gone, said);
  return bad === undefined ? undefined : `"${said.text}" would have changed "${bad.text}", which it does not ask for`;
}

function listLosses(before: Page, after: Page): Loss[] {
  const now = new Map(after.leaves.map(({ node, text }) => [node, text]));
  const known = new Set(before.leaves.map(({ node }) => node));
  const fresh = new Map<string, number>();
  const was = new Map(before.leaves.map(({ node, text }) => [node, text]));
  for (const { node, text } of after.leaves)
    if (!known.has(node) || was.get(node) !== text) fresh.set(fold(text), (fresh.get(fold(text)) ?? 0) + 1);
  return before.leaves.flatMap((leaf): Loss[] => {
    const text = now.get(leaf.node);
    if (text === leaf.text || before.chainOf(leaf.element).some(isUnseen)) return [];
    const moved = fresh.get(fold(leaf.text)) ?? 0;
    if (moved > 0) {
      fresh.set(fold(leaf.text), moved - 1);
      return [];
    }
    return [{ ...leaf, ...(text !== undefined && { now: text }) }];
  });
}

/** Texts with another in their place that were not meant. */
function overwritten(page: Page, changed: readonly (Loss & { now: string })[], said: Said): Loss | undefined {
  const { ask } = said;
  const words = new Set(toWords(said.text));
  const from = ask !== undefined && 'from' in ask && ask.kind === 'say' ? ask.from : undefined;
  // The same words in several places are meant together where nothing but them is named.
  const [sample, ...others] = changed.filter(({ text }) => !isTyped(shapeOf(text)));
  if (
    sample !== undefined &&
    others.length > 1 &&
    (ask === undefined || ask.kind === 'say') &&
    ask?.target.isPlural !== true &&
    ask?.target.isAll !== true &&
    others.every(({ now }) => fold(now) === fold(sample.now)) &&
    /["“„«]/.test(said.text) &&
    toWords(said.text).filter((word) => !quotedIn(said.text).includes(word)).length > 4
  )
    return sample;
  for (const loss of changed) {
    const old = shapeOf(loss.text);
    const fresh = shapeOf(loss.now);
    const isQuoted = isSaid(loss.text, said.text);
    // Several values never stand in the place of one.
    const parts = loss.now.split(/,\s|;\s/);
    if (parts.length > 2 && parts.some((part) => fold(part) === fold(loss.text))) return loss;
    if (
      isTyped(old) &&
      (parts.length > 2 || (parts.length > 1 && parts.every((part) => shapeOf(part).kind === old.kind)))
    )
      return loss;
    // What depends on a value follows it.
    if (isTyped(old) && isTyped(fresh) && shapeLikeness(old, fresh) > 0) continue;
    // A thing named before a colon, or called by its words, is told what it says from now on.
    if (said.isRenaming && isSaidOut(loss.now, said.text)) continue;
    if (isQuoted && isAfterColon(loss.now, said.text)) continue;
    // Words that only say how something is are no new name of it.
    const isTitle = page
      .chainOf(loss.element)
      .some(
        (one) =>
          page.groupOf(one) !== undefined &&
          titleLeaf(page, one) === loss.element &&
          !isLaterCell(page, one, loss.element),
      );
    const isHeading =
      (isTitle && (ask === undefined || (ask.kind === 'say' && !ask.isRename && ask.target.noun === undefined))) ||
      page.chainOf(loss.element).some((one) => isHeadingLike(one) || one.tagName === 'button' || isHeadCell(page, one));
    // "Say gone, not here": what does not say the old words is not meant.
    const [, was] = /\b(?:not|instead of|rather than)\s+["“„«]?([\p{L}\d]+)/iu.exec(said.text) ?? [];
    if (isHeading && was !== undefined && !/^(?:the|an?|in)$/i.test(was) && !isTouched(loss.text, was)) return loss;
    if (isHeading && !isTyped(fresh) && !said.isRenaming && !isSaidOut(loss.now, said.text)) return loss;
    if (isQuoted || ask?.kind === 'state') continue;
    if (from !== undefined && fold(loss.text).includes(fold(from))) continue;
    if (ask?.kind === 'say' && ask.isRename) continue;
    const isName =
      isHeadingLike(loss.element) ||
      page
        .chainOf(loss.element)
        .some((one) => one.tagName === 'th' || one.tagName === 'button' || isHeadCell(page, one));
    if (isName && isTyped(fresh)) return loss;
    // More words go than were spoken of.
    const lost = toWords(loss.text).filter((word) => !words.has(word));
    const kept = toWords(loss.now).filter((word) => toWords(loss.text).includes(word));
    if (lost.length > 7 && kept.length < 2) return loss;
  }
  return undefined;
}

/** Texts that went and were not meant. */
function removed(page: Page, gone: readonly Loss[], said: Said): Loss | undefined {
  const { ask } = said;
  const [first] = gone;
  if (first === undefined) return undefined;
  const mayRemove =
    ask === undefined
      ? said.isRemoving || said.isOfState
      : ['remove', 'filter', 'refill', 'say', 'depict', 'everywhere', 'say-each'].includes(ask.kind);
  if (!mayRemove) return first;
  // "The overdue loan": what is known by its state has to show it.
  const shown = new Set(gone.flatMap(({ text }) => toWords(text)));
  const states = new Set(page.leaves.filter(({ element }) => isBadge(page, element)).map(({ text }) => fold(text)));
  const named =
    ask === undefined ? toWords(said.text) : ask.kind === 'remove' ? ask.targets.flatMap(({ words }) => words) : [];
  if (said.isRemoving && named.some((word) => states.has(word) && !shown.has(word))) return first;
  if (ask?.kind !== 'remove') return undefined;
  const isLarge = ask.targets.some(
    ({ noun, ordinal, isPronoun, isPlural, isAll }) =>
      LARGE.has(noun ?? '') || ordinal !== undefined || isPronoun === true || isPlural === true || isAll === true,
  );
  const heads = gone.filter(({ element }) =>
    page.chainOf(element).some((one) => isHeadingLike(one) || isHeadCell(page, one)),
  );
  return isLarge || heads.some(({ text }) => isTouched(text, said.text)) ? undefined : heads[0];
}

/** A cell of a row behind its first, which is what the row is called by. */
const isLaterCell = (page: Page, row: Element, element: Element): boolean =>
  row.tagName === 'tr' && elementsIn(row).findIndex((cell) => page.contains(cell, element)) > 0;

const LARGE: ReadonlySet<string> = new Set(
  'section table list card chart form column footer header sidebar nav faq hero question'.split(' '),
);

/** Whether a wish says a word of a text. */
const isTouched = (text: string, said: string): boolean => {
  const own = toWords(said);
  const words = [...own, ...(inEnglish(own) ?? [])];
  return toWords(text).some((word) => words.some((one) => likenessOf(one, word) > 0.85));
};

/** Whether a text stands in a wish, spelling aside. */
function isSaid(text: string, said: string): boolean {
  if (fold(said).includes(fold(text))) return true;
  const words = toWords(said);
  const own = toWords(text);
  return own.length > 0 && own.every((word) => words.some((one) => one === word || likenessOf(one, word) > 0.9));
}

/** Whether words were given between quotation marks, and so to be written as they are. */
const isSaidOut = (words: string, said: string): boolean => fold(quotesIn(said).join(' ')).includes(fold(words));

/** Whether words are all that stands after a colon, as in "Label: new words". */
const isAfterColon = (words: string, said: string): boolean => {
  const [, value] = /:\s+(.+)$/su.exec(said) ?? [];
  return value !== undefined && fold(value) === fold(words);
};

const quotesIn = (said: string): string[] => said.match(/["“„«][^"”“»]*["”“»]/g) ?? [];

const quotedIn = (said: string): string[] => quotesIn(said).flatMap(toWords);
