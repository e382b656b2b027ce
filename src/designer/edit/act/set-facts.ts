import type { Element } from 'hast';
import { rawOf } from '../ask/clause-words.ts';
import { type Token, is, isMark } from '../ask/token.ts';
import type { Outcome } from '../editing.ts';
import { isUnseen } from '../page/is-unseen.ts';
import { titleLeaf } from '../page/lift-to.ts';
import { isBadge } from '../page/make-of-part.ts';
import type { Page } from '../page/page.ts';
import { fold, likenessOf, toWords } from '../page/to-words.ts';
import { isTyped, shapeLikeness, shapeOf } from '../page/value-shape.ts';
import { elementsIn } from '../screen-tree.ts';
import { listSpoken } from './list-spoken.ts';
import { listSlots, type Slot } from './list-slots.ts';
import { planText } from './plan-text.ts';
import type { Plan } from './plan.ts';
import { refresh, type Working } from './working.ts';

/** A value that a clause gives to a thing, with the words that stand around it. */
interface Given {
  value: string;
  isQuoted: boolean;
  /** Words before it and behind it, up to the next value. */
  around: readonly string[];
  /** What it stood for until now, where that is said. */
  from?: string;
}

/** Which texts of one thing say something else by what a clause tells. */
export interface Facts {
  item: Element;
  plans: readonly Plan[];
}

/**
 * Reads a clause that gives facts of one thing new values: "luminance 50 frames so 100 min total", "set hana to paid".
 * The thing is found by its name in the clause; each value goes where its label, its old value, its sort or the other
 * things of the make say. Undefined where no thing is named or a value has no certain place; with `isSure` only labels
 * and old values count.
 */
export function readFacts(working: Working, tokens: readonly Token[], text: string, isSure = false): Facts | undefined {
  if (tokens.some((token) => is(token, 'add', 'remove', 'move', 'sort', 'swap', 'duplicate'))) return undefined;
  // "Close the dome when the humidity rises above 85 %" is what a program does, and no value.
  if (tokens.some(({ kind, text: one }) => kind === 'word' && CONDITION.test(one))) return undefined;
  for (const alike of listSpoken(working, tokens)) {
    const found = alike.flatMap(({ item, used }) => {
      const last = tokens.findLastIndex((token) => used.has(token));
      if (isHalfNamed(tokens[last + 1], tokens[last + 2])) return [];
      const plans = planFacts(
        working.page,
        item,
        tokens.filter((token) => !used.has(token)),
        text,
        isSure,
      );
      return plans === undefined ? [] : [{ item, plans }];
    });
    const [only, ...others] = found;
    if (only !== undefined) return others.length > 0 ? undefined : only;
  }
  return undefined;
}

const CONDITION =
  /^(?:when|whenever|if|once|until|unless|while|automatically|every|sobald|wenn|falls|immer|quand|lorsque|si|dès|cuando|quando|se|als|zodra)$/i;

/** "The cabin upgrade to £30": a word that goes on behind a name makes it another name. */
const isHalfNamed = (next: Token | undefined, second: Token | undefined): boolean =>
  next?.kind === 'word' &&
  next.senses.size === 0 &&
  /^\p{Ll}{4,}$/u.test(next.text) &&
  (is(second, 'to', 'becomes', 'called') || isMark(second, '→', ':'));

/** Writes facts as they were read. */
export function setFacts(working: Working, { item, plans }: Facts): Outcome {
  for (const plan of plans) plan.write();
  refresh(working);
  working.last = [item];
  return { done: plans.map(({ done }) => done).join(' and ') };
}

function planFacts(
  page: Page,
  item: Element,
  tokens: readonly Token[],
  text: string,
  isSure: boolean,
): readonly Plan[] | undefined {
  const siblings = page.groupOf(item)?.items ?? rowsBeside(page, item);
  const title = titleLeaf(page, item);
  const slots = listSlots(page, item, siblings).filter(
    ({ element }) => element !== title && !(title !== undefined && page.contains(element, title)),
  );
  const plans = new Map<Slot, Plan>();
  const given = listGiven(tokens, text, slots);
  let isTold = false;
  for (const one of given) {
    const free = slots.filter((slot) => !plans.has(slot));
    const found = slotFor(page, free, siblings, item, one);
    if (found === undefined) return undefined;
    isTold ||= found.isTold;
    plans.set(found.slot, planText(page, found.slot.element, one.value));
  }
  if (isSure && !isTold) return undefined;
  const state = given.length > 0 || isSure ? undefined : findState(page, item, siblings, tokens, slots);
  if (state !== undefined) plans.set(state.slot, planText(page, state.slot.element, state.value));
  const fresh = [...plans].filter(
    ([{ node, text: own }, { done }]) => node === undefined && !done.endsWith(`to "${own}"`),
  );
  return fresh.length === 0 || fresh.length < plans.size ? undefined : fresh.map(([, plan]) => plan);
}

const rowsBeside = (page: Page, item: Element): readonly Element[] => {
  const table = page.chainOf(item).find((one) => one.tagName === 'table');
  return table === undefined
    ? [item]
    : page.elements.filter(
        (one) =>
          one.tagName === 'tr' && page.contains(table, one) && elementsIn(one).length === elementsIn(item).length,
      );
};

/** Quoted texts and figures of a clause, in their order; old ones belong to the new ones beside them. */
function listGiven(tokens: readonly Token[], text: string, slots: readonly Slot[]): Given[] {
  const labels = slots.flatMap(({ label }) => label);
  const found: { given: Given; start: number; end: number; isOld: boolean }[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) continue;
    const isOld = is(tokens[at - 1], 'instead', 'from') || is(tokens[at - 2], 'instead');
    if (token.kind === 'quote') {
      found.push({ given: { value: token.text, isQuoted: true, around: [] }, start: at, end: at + 1, isOld });
      continue;
    }
    if (!/^[~+\-−]?[€$£¥]?\d/.test(token.text)) continue;
    let end = at + 1;
    while (
      end < tokens.length &&
      tokens[end]?.kind === 'word' &&
      isTyped(shapeOf(rawOf(tokens.slice(at, end + 1), text)))
    )
      end++;
    const unit = tokens[end - 1]?.words[0] ?? '';
    // "50 frames" in a column "Frames" is 50.
    if (end - at > 1 && labels.some((label) => likenessOf(label, unit) > 0.9)) end--;
    const value = rawOf(tokens.slice(at, end), text).replace(/[.,;]+$/, '');
    found.push({ given: { value, isQuoted: false, around: [] }, start: at, end, isOld });
    at = end - 1;
  }
  return found.flatMap(({ given, start, end, isOld }, index): Given[] => {
    if (isOld) return [];
    const next = found[index + 1];
    const before = found[index - 1];
    const old =
      next?.isOld === true && !is(tokens[next.start - 1], 'from') ? next : before?.isOld === true ? before : undefined;
    const near = tokens.slice(before?.end ?? 0, next?.start ?? tokens.length);
    return [
      {
        ...given,
        around: near.filter(({ kind }) => kind !== 'quote' && kind !== 'mark').flatMap(({ words }) => words),
        ...(old !== undefined && { from: old.given.value }),
      },
    ].filter(() => end > start);
  });
}

function slotFor(
  page: Page,
  slots: readonly Slot[],
  siblings: readonly Element[],
  item: Element,
  given: Given,
): { slot: Slot; isTold: boolean } | undefined {
  if (given.from !== undefined) {
    const { from } = given;
    const slot = slots.find((one) => fold(one.text) === fold(from));
    return slot && { slot, isTold: true };
  }
  const shape = shapeOf(given.value);
  const scored = slots
    .filter(({ isConstant }) => !isConstant)
    .map((slot) => {
      const own = shapeOf(slot.text);
      const isLabelled = slot.label.some(
        (word) => word.length > 1 && given.around.some((one) => likenessOf(one, word) > 0.9),
      );
      const fits = shapeLikeness(own, shape);
      const isSaid = says(page, siblings, item, slot, given.value);
      return {
        slot,
        score:
          (isLabelled ? 2 : 0) +
          (isSaid ? 1.5 : 0) +
          (isTyped(shape) || isTyped(own) ? (fits >= 0.7 ? fits : slot.text === '' || isLabelled ? 0 : -2) : 0.2),
      };
    })
    .toSorted((one, other) => other.score - one.score);
  const [best, second] = scored;
  if (best === undefined || best.score < 0.7) return undefined;
  return second !== undefined && second.score > best.score - 0.1
    ? undefined
    : { slot: best.slot, isTold: best.score >= 2 };
}

/** Whether another thing of the make says a text where the slot stands. */
const says = (page: Page, siblings: readonly Element[], item: Element, slot: Slot, value: string): boolean =>
  siblings.some(
    (one) =>
      one !== item &&
      page
        .leavesIn(one)
        .some((leaf) => fold(leaf.text) === fold(value) && isLikePlaced(page, one, leaf.element, item, slot.element)),
  );

/** Whether two parts of two things of a make stand for the same: both badges, or cells of one column. */
function isLikePlaced(page: Page, one: Element, inner: Element, other: Element, slot: Element): boolean {
  if (one.tagName === 'tr') {
    const at = elementsIn(one).findIndex((cell) => page.contains(cell, inner));
    const own = elementsIn(other)[at];
    return own !== undefined && page.contains(own, slot);
  }
  return isBadge(page, inner) && isBadge(page, slot);
}

/** "Hana paid", "the 16:40 has sailed": a state in the words that others of the make have for it. */
function findState(
  page: Page,
  item: Element,
  siblings: readonly Element[],
  tokens: readonly Token[],
  slots: readonly Slot[],
): { slot: Slot; value: string } | undefined {
  const said = tokens.filter((token) => !isMark(token)).flatMap(({ words }) => words);
  const states = slots.filter(
    ({ element, text }) => isBadge(page, element) || (item.tagName === 'tr' && !isTyped(shapeOf(text))),
  );
  const found = states.flatMap((slot) =>
    siblings
      .filter((one) => one !== item)
      .flatMap((one) => page.leavesIn(one))
      .filter(
        ({ text, element }) =>
          !isUnseen(element) &&
          fold(text) !== fold(slot.text) &&
          toWords(text).length > 0 &&
          toWords(text).length < 4 &&
          ` ${said.join(' ')} `.includes(` ${toWords(text).join(' ')} `) &&
          siblings.some((one) => page.contains(one, element) && isLikePlaced(page, one, element, item, slot.element)),
      )
      .map(({ text }) => ({ slot, value: text })),
  );
  const [best] = found.toSorted((one, other) => other.value.length - one.value.length);
  if (best === undefined) return saidState(page, tokens, states);
  return found.some((one) => one.slot !== best.slot) ? undefined : best;
}

/** "Set her to paid": what stands last, for the only state that the thing shows. */
function saidState(
  page: Page,
  tokens: readonly Token[],
  states: readonly Slot[],
): { slot: Slot; value: string } | undefined {
  const [slot, ...others] = states.filter(({ element }) => isBadge(page, element));
  const to = tokens.findLastIndex((token) => is(token, 'to'));
  const words = tokens.slice(to + 1);
  if (slot === undefined || others.length > 0 || to < 1 || words.length === 0 || words.length > 2) return undefined;
  if (!words.every(({ kind, text, senses }) => kind === 'word' && senses.size === 0 && /^\p{L}{3,}$/u.test(text)))
    return undefined;
  const said = words.map(({ text }) => text).join(' ');
  // Another form of the state that it has, "unpaid" and "paid", is one of its states.
  return fold(slot.text).includes(fold(said)) || fold(said).includes(fold(slot.text))
    ? { slot, value: said.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) }
    : undefined;
}
