import type { Element } from 'hast';
import { findAttribute } from '../../markup/element.ts';
import { keepState } from './act/keep-state.ts';
import { createWorking, refresh } from './act/working.ts';
import { nounsIn } from './ask/read-phrase.ts';
import type { Step } from './edit-operation.ts';
import type { Editing, Outcome } from './editing.ts';
import { titleLeaf } from './page/lift-to.ts';
import { isBadge } from './page/make-of-part.ts';
import type { Page } from './page/page.ts';
import { fold, likenessOf, toWords } from './page/to-words.ts';
import { isTyped, shapeOf } from './page/value-shape.ts';

/**
 * Carries out what the reading by kinds takes away, and takes that back where words of the page were said and none of them
 * went: "remove the guatemala row" never takes another row.
 */
export function keptToNamed(editing: Editing, step: Step, carryOut: () => Outcome[]): Outcome[] {
  const { operation } = step;
  if (operation?.kind === 'change') return keptToState(editing, step, carryOut);
  if (operation?.kind !== 'remove') return carryOut();
  const working = createWorking(editing);
  const { page } = working;
  const said = toWords(step.said.split(WHERE)[0] ?? '').filter(
    (word) => word.length > 3 && nounsIn([word]).length === 0 && isItem(page, word),
  );
  const isOfNav = NAV.test(step.said);
  const takeBack = keepState(working);
  const outcomes = carryOut();
  if (!outcomes.some((outcome) => 'done' in outcome)) return outcomes;
  refresh(working);
  const gone = listGone(page, working.page);
  // Whatever was named, it was not the page: "show only the next ones" is said of a list.
  if (gone.hasTitle && !WHOLE.test(step.said) && !ORDINAL.test(step.said)) {
    takeBack();
    return [{ failed: `"${step.said}" would have taken away the title of the page` }];
  }
  // "Only the unpaid invoices" names what stays.
  if (KEEPING.test(step.said)) return outcomes;
  const isTouched = gone.words.some((word) => said.some((one) => likenessOf(one, word) > 0.84));
  // "The last exercise" is no entry of the navigation, whatever is listed there.
  const isStrange = gone.isNav && !isOfNav && !isTouched;
  if (!isStrange && (isTouched || said.length === 0 || ORDINAL.test(step.said))) return outcomes;
  takeBack();
  return [{ failed: `"${step.said}" would have taken away what it does not name` }];
}

/** "Ethiopia Guji should say next": what names a thing never takes the words that others have for how they are. */
function keptToState(editing: Editing, { said }: Step, carryOut: () => Outcome[]): Outcome[] {
  if (/["“„«]/.test(said)) return carryOut();
  const working = createWorking(editing);
  const { page } = working;
  const takeBack = keepState(working);
  const outcomes = carryOut();
  if (!outcomes.some((outcome) => 'done' in outcome)) return outcomes;
  refresh(working);
  const now = new Map(working.page.leaves.map(({ node, text }) => [node, text]));
  const isRenamed = page.leaves.some(({ node, element, text }) => {
    const fresh = now.get(node);
    if (fresh === undefined || fresh === text) return false;
    // Several things never stand in the place of one value.
    if (isTyped(shapeOf(text)) && SEVERAL.test(fresh)) return true;
    const item = page
      .chainOf(element)
      .find((one) => page.groupOf(one) !== undefined && !['td', 'th'].includes(one.tagName));
    return (
      item !== undefined &&
      titleLeaf(page, item) === element &&
      page.leaves.filter((one) => fold(one.text) === fold(fresh)).length >
        (page.leaves.some((one) => isBadge(page, one.element) && fold(one.text) === fold(fresh)) ? 0 : 1)
    );
  });
  if (!isRenamed) return outcomes;
  takeBack();
  return [{ failed: `"${said}" would have given a thing another name` }];
}

const WHOLE =
  /\b(?:every(?:thing)?|all|page|alles?|tou[st]e?s?|tod[oa]s?|tutto|title|head(?:ing|line|er)?|h1|top|hero|banner|\w*überschrift|titel\w*|titre|en-tête|título|titolo|titel|kop)\b/iu;
const SEVERAL = /(?<!\d)\d[\d.,]*\s+\p{L}{3,}\s+\d/u;
const KEEPING = /\b(?:only|just|except|but|until|over|under|all|nur|solo|seulement|alleen)\b/i;
const ORDINAL = /\b(?:first|last|second|third|fourth|erste\w*|letzte\w*|premi\w+|derni\w+|primer\w*|últim\w+)\b/i;
const NAV =
  /\b(?:nav\w*|men[uúü]\w*|tabs?|bars?|barr[ae]\w*|\w*leiste|balk|rail|entry|entries|links?|reiter|onglets?)\b/iu;

/** What follows says where it stands, and not what it is. */
const WHERE =
  /\b(?:of|from|in|on|at|under|below|above|beneath|beside|next to|with|for|between|after|before|von|aus|im|unter|über|de|du|dans|sous|en)\b/i;

/** Whether a word is one by which the page tells things of a list apart. */
const isItem = (page: Page, word: string): boolean =>
  page.leaves.some(
    ({ element, text }) =>
      page.chainOf(element).some((one) => page.groupOf(one) !== undefined) && toWords(text).includes(word),
  );

/** Words that the page had and has no more, in its texts, its pictures and its labels. */
function listGone(before: Page, after: Page): { words: string[]; isNav: boolean; hasTitle: boolean } {
  const kept = new Set(after.elements);
  const gone = before.elements.filter((element) => !kept.has(element));
  const told = (element: Element): string[] =>
    ['ariaLabel', 'alt', 'dataPicture', 'placeholder', 'value', 'dataBlock'].map((name) =>
      (findAttribute(element, name) ?? '').replaceAll('-', ' '),
    );
  return {
    hasTitle: gone.some(({ tagName }) => tagName === 'h1') && !after.elements.some(({ tagName }) => tagName === 'h1'),
    words: gone.flatMap((element) => [before.textOf(element), ...told(element)]).flatMap(toWords),
    isNav: gone.length > 0 && gone.every((one) => before.chainOf(one).some(({ tagName }) => tagName === 'nav')),
  };
}
