import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import type { EditOperation, TargetWords } from '../edit-operation.ts';
import { findIn, unknown, type Editing, type Outcome } from '../editing.ts';
import { toFound, type Found } from '../find/found.ts';
import { listItemGroups } from '../find/list-items.ts';
import { normal } from '../find/match-words.ts';
import { listValues, readValues } from '../value-kinds.ts';
import { correctValue } from './correct-value.ts';
import { listPictures } from '../find/part-nouns.ts';
import { elementsIn, headingOf, listMatching, partName } from '../screen-tree.ts';
import { parseAmount } from './amount.ts';
import { setPicture } from './apply-picture.ts';
import { changeChoice, changeQuantity, namedBeside, subtitleFor } from './change-choice.ts';
import { applyReplaceText } from './apply-rename.ts';
import { escapeRegExp } from './escape-reg-exp.ts';
import { changeDetail, changeLabelledFigure, figureBeside } from './figure-beside.ts';
import { findPoint } from './set-point.ts';
import { placeOfWords, setWords } from './set-words.ts';
import { changeFact, changeHours, changeRoleOrPlace } from './change-fact.ts';
import { changeAnswer } from './change-answer.ts';
import { changePicture, PICTURE } from './change-picture.ts';
import { changeValue, valueFor, isNumeric } from './change-value.ts';
import { changePlan } from './change-plan.ts';
import { changeGoal, changePrice, MAIN_FIGURE, changeMainFigure, changePoint } from './change-figure.ts';
import { changePlacedValues, isBareValue } from './change-placed-values.ts';
import { nameOf } from '../name-of.ts';
import {
  changeState,
  DONE,
  tick,
  statusOf,
  STATE_WORD,
  fittingItem,
  capitaliseLike,
  changeWords,
} from './change-state.ts';
import { isNoPlan } from './plan-parts.ts';
import { retell } from './retell-entry.ts';
import { setPlaceholder, setIcon } from './change-sign.ts';

type Change = Extract<EditOperation, { kind: 'change' }>;

const ICON = /\bicons?\b/i;

/** What the target is decides what changes: a picture's subject, an icon, a value and what depends on it, or words. */
export function applyChange(editing: Editing, operation: Change): Outcome {
  const { target, to: given, isQuoted, isCertain } = narrow(editing, operation);
  const to = isQuoted ? given : given.replace(/^(?:from|at|on|in|for|to) (?=(?:the )?[$€£]?\d)/i, '');
  if (/\bplaceholder\b/i.test(target.words)) return setPlaceholder(editing, target, to);
  if (ICON.test(target.words)) return setIcon(editing, target, to);
  if (PICTURE.test(target.words) && target.quoted === undefined && !isBareValue(to)) {
    const pictured = changePicture(editing, target, to);
    if (pictured !== undefined) return pictured;
  }
  const answer =
    /^answer of\b/i.test(target.words) && target.quoted !== undefined
      ? changeAnswer(editing, target.quoted, to)
      : undefined;
  if (answer !== undefined) return answer;
  const ofState = /^(?:status|state) of (?:the )?(.+)$/i.exec(target.words)?.[1];
  if (ofState !== undefined) return changeState(editing, { words: ofState }, to);
  const plan = changePlan(editing, target, to);
  if (plan !== undefined) return plan;
  const fact = isQuoted ? undefined : (changeFact(editing, target, to) ?? changeHours(editing, target, to));
  if (fact !== undefined) return fact;
  const point =
    isQuoted || target.quoted !== undefined || parseAmount(to) === undefined || !isNumeric(to)
      ? undefined
      : findPoint(editing, target.words);
  if (point !== undefined) return changePoint(editing, point, to);
  if (target.words === MAIN_FIGURE) return changeMainFigure(editing, to);
  const valued = isQuoted ? undefined : changeNamedValue(editing, target, to);
  if (valued !== undefined) return valued;
  const chosen = changeQuantity(editing, target, to) ?? (isCertain ? changeChoice(editing, target, to) : undefined);
  if (chosen !== undefined) return chosen;
  const subtitle = subtitleFor(editing, target);
  const found = subtitle === undefined ? findIn(editing, target) : toFound(subtitle, 'text');
  if (found === undefined)
    return (
      saidElsewhere(editing, target, to) ??
      changePrice(editing, target, to) ??
      changeDetail(editing, target, to) ??
      changeLabelledFigure(editing, target, to) ??
      unknown(target)
    );
  if (isNoPlan(editing, target, found.elements)) return unknown(target);
  const element = fittingItem(editing, found, to) ?? found.elements[0];
  if (element === undefined) return unknown(target);
  found.elements = [element];
  if (element.tagName === 'svg' || element.tagName === 'img') return setPicture(editing, element, to);
  const placed = isQuoted || operation.isName === true ? undefined : changePlacedValues(editing, found, element, to);
  if (placed !== undefined) return placed;
  const retold = isQuoted ? undefined : retell(editing, element, to);
  if (retold !== undefined) return retold;
  const value = isQuoted ? undefined : valueFor(element, found, to);
  if (
    value !== undefined &&
    found.kind === 'section' &&
    normal(headingOf(element)) === normal(target.words) &&
    isOneOfMany(element, value)
  )
    return (
      changeGoal(editing, target, to) ??
      changeLabelledFigure(editing, target, to) ?? {
        failed: `it is not said which value of ${nameOf(element)} is to be ${to}`,
      }
    );
  if (value !== undefined) return changeValue(editing, found, value, to);
  const beside =
    isQuoted || operation.isName === true || !isNumeric(to) || /\d/.test(readableText(element))
      ? undefined
      : figureBeside(editing, element);
  if (beside !== undefined) return changeValue(editing, found, beside, to);
  const labelled = isQuoted || operation.isName === true ? undefined : changeLabelledFigure(editing, target, to);
  if (labelled !== undefined) return labelled;
  if (!isCertain) {
    const status = found.kind === 'item' ? statusOf(element) : undefined;
    if (status !== undefined && to.split(/\s+/).length <= 3)
      return changeWords(found, status, capitaliseLike(to, readableText(status)));
    const year = /^(?:19|20)\d\d$/.test(to)
      ? listMatching(element, (one) => elementsIn(one).length === 0 && /^(?:19|20)\d\d$/.test(readableText(one)))[0]
      : undefined;
    if (year !== undefined) return changeWords(found, year, to);
    const held = changeRoleOrPlace(editing, target, to);
    if (held !== undefined) return held;
    if (found.kind === 'item' || found.kind === 'section')
      return { failed: `it is not said what of ${target.words} is to be "${to}"` };
  }
  if (
    isCertain &&
    (/\b(?:status|state)\b/i.test(target.words) || STATE_WORD.test(to)) &&
    found.kind === 'item' &&
    !isQuoted &&
    operation.isName !== true
  ) {
    const ticked = DONE.test(to) ? tick(element) : undefined;
    if (ticked !== undefined) return ticked;
    const status = statusOf(element);
    if (status !== undefined) return changeWords(found, status, capitaliseLike(to, readableText(status)));
  }
  const inner = isQuoted || operation.isName !== true ? partOfText(found, element, target) : undefined;
  if (inner !== undefined) return applyReplaceText(editing, { kind: 'replace-text', from: inner, to });
  const person = namedBeside(editing, element, target.words);
  const place = person ?? placeOfWords(element, found.kind);
  // A name is no value: "the budget is $4m" must not be written over the word "Budget".
  if (
    !isQuoted &&
    operation.isName !== true &&
    isBareValue(to) &&
    !/\d/.test(readableText(place)) &&
    found.kind !== 'text'
  )
    return changeGoal(editing, target, to) ?? { failed: `${nameOf(element)} shows no value that could be ${to}` };
  const before = readableText(place);
  if (person !== undefined) renameFace(editing, before, to);
  if (isDestination(editing, place)) return changeDestinations(editing, before, to);
  return changeWords(found, place, to);
}

/** "The 88,000 reserve": what is named by its own value, where that stands once. */
function changeNamedValue(editing: Editing, { words, quoted }: TargetWords, to: string): Outcome | undefined {
  const own = listValues(words).filter(({ kind, text }) => kind !== 'number' || text.replaceAll(/\D/g, '').length > 2);
  const [value] = own;
  if (value === undefined || own.length > 1 || quoted !== undefined || readValues(to) === undefined) return undefined;
  if (words.trim() === value.text) return undefined;
  return correctValue(editing, [editing.tree.body], { from: value.text, to }, undefined);
}

/** One of the rows of a list: the name of the list does not mean the first of them. */
const isOneOfMany = (section: Element, value: Element): boolean =>
  listItemGroups(section).some(
    ({ items }) =>
      items.length > 1 && items.some((item) => item === value || listMatching(item, (one) => one === value).length > 0),
  );

/** Words that are a part of a longer text: only they are meant, wherever they stand. */
function partOfText(found: Found, element: Element, { words, quoted }: TargetWords): string | undefined {
  const said = quoted ?? words;
  const text = readableText(element);
  const isLonger = text.split(/\s+/).length > said.split(/\s+/).length && normal(text) !== normal(said);
  return found.kind === 'text' &&
    isLonger &&
    new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(said)}(?![\\p{L}\\p{N}])`, 'iu').test(text)
    ? said
    : undefined;
}

/** The face and the calls beside a name are the same person's. */
function renameFace(editing: Editing, before: string, to: string): void {
  const [first = before] = before.split(' ');
  for (const picture of listPictures(editing.tree.body, (shown) => shown.startsWith('avatar')))
    if ((findAttribute(picture, 'dataPicture') ?? '').includes(before)) setPicture(editing, picture, to);
  for (const button of listMatching(editing.tree.body, (one) => one.tagName === 'button'))
    if (readableText(button).split(' ').includes(first))
      setWords(button, readableText(button).replace(first, to.split(' ')[0] ?? to));
}

/** "Hard to 28 min in the progress ring": where it stands belongs to the target. */
function narrow(editing: Editing, operation: Change): Change {
  if (operation.isQuoted) return operation;
  const match = /^(.+?)\s+(?:in|on) (?!an? )(?:the |my |our )?(.+)$/i.exec(operation.to);
  const [, to, place] = match ?? [];
  if (to === undefined || place === undefined || findIn(editing, { words: place }) === undefined) return operation;
  const { target } = operation;
  return { ...operation, to, target: { ...target, words: `${target.words} in the ${place}` } };
}

/** "Beagle" → the words of a picture or a text that say so among others. */
function saidElsewhere(editing: Editing, target: TargetWords, to: string): Outcome | undefined {
  const bare = target.words.replace(/^(?:picture|photo|image) of (?:the )?/i, '');
  if (bare !== target.words) {
    const found = findIn(editing, { words: bare });
    if (found?.elements[0] !== undefined) return changeWords(found, placeOfWords(found.elements[0], found.kind), to);
  }
  if (target.quoted === undefined) return undefined;
  const outcome = applyReplaceText(editing, { kind: 'replace-text', from: target.quoted, to });
  return 'done' in outcome ? outcome : undefined;
}

const isDestination = ({ tree }: Editing, element: Element): boolean => {
  for (let at: Element | undefined = element; at !== undefined; at = tree.parentOf(at))
    if (at.tagName === 'nav' || partName(at) === 'destination') return true;
  return false;
};

/** The same destination stands in the bar and in its menu. */
function changeDestinations(editing: Editing, before: string, to: string): Outcome {
  const same = listMatching(
    editing.tree.body,
    (element) =>
      normal(readableText(element)) === normal(before) &&
      !elementsIn(element).some((child) => normal(readableText(child)) === normal(before)) &&
      isDestination(editing, element),
  );
  for (const element of same) setWords(element, to);
  return { done: `changed "${before}" to "${to}" in the navigation` };
}
