import { watchSums } from '../apply/recompute.ts';
import { watchDrawing } from '../apply/watch-drawing.ts';
import type { Ask } from '../ask/ask.ts';
import type { Element } from 'hast';
import type { Phrase } from '../ask/read-phrase.ts';
import type { Outcome } from '../editing.ts';
import { isUnseen } from '../page/is-unseen.ts';
import { listOf } from '../page/list-of.ts';
import type { Page } from '../page/page.ts';
import { fold, toWords } from '../page/to-words.ts';
import { isTyped, shapeOf } from '../page/value-shape.ts';
import { inLetters } from './in-form.ts';
import { mark } from './mark.ts';
import { planWhere } from './plan-part.ts';
import { planFor } from './plan-say.ts';
import type { Plan } from './plan.ts';
import { type Working, describe, find, refresh, untaken } from './working.ts';

export type Say = Extract<Ask, { kind: 'say' }>;

/** What a thing says that gets other words; empty where it is more than a name. */
function oldWords(working: Working, { target, isRename, from }: Say): string {
  const [element] = find(working, target).elements;
  const text = element === undefined ? '' : working.page.textOf(element);
  const isWhole = fold(text) === fold(target.quotes[0] ?? target.words.join(' '));
  if (!isRename && from === undefined && !isWhole) return '';
  return text.length < 60 && shapeOf(text).kind === 'words' ? (from ?? text) : '';
}

/** Other words or another value, where the page shows them. */
export function say(working: Working, given: Say): Outcome {
  const { page } = working;
  const ask = given.isQuoted ? given : { ...given, to: inLetters(oldWords(working, given), given.to) };
  const choice = ask.from === undefined || ask.isRename ? undefined : choiceFor(page, ask.from, ask.to);
  if (choice !== undefined)
    return mark(working, {
      kind: 'state',
      target: { said: ask.to, quotes: [ask.to], words: [], nounWords: [], near: [] },
      state: 'selected',
    });
  const exact = ask.from === undefined ? undefined : leafOf(working, ask.target, ask.from);
  const found = exact === undefined ? find(working, ask.target) : { elements: [exact], score: 1 };
  const nearest = ask.isQuoted && ask.from === undefined ? mostLikeSaid(page, ask) : undefined;
  const targets =
    (nearest === undefined ? undefined : [nearest]) ??
    found.rivals ??
    (ask.isQuoted && ask.from === undefined ? (found.alike ?? found.elements) : found.elements);
  const plans = targets.flatMap((target) => planFor(working, target, ask) ?? []);
  const apart = [...new Map(plans.map((plan) => [plan.element, plan])).values()];
  const [sample] = apart;
  const isSame =
    sample !== undefined &&
    ask.isQuoted &&
    ask.target.noun === undefined &&
    ask.target.quotes.length === 1 &&
    ask.target.words.length + ask.target.near.length === 0 &&
    apart.every(
      (plan) =>
        page.textOf(plan.element) === page.textOf(sample.element) && plan.element.tagName === sample.element.tagName,
    );
  const isEvery = ask.target.isAll === true || isSame;
  // "Dates: 30 November": one value never takes the place of several words that are none.
  if (!isEvery && apart.length > 1 && isTyped(shapeOf(ask.to))) {
    const typed = apart.filter(({ element }) => isTyped(shapeOf(page.textOf(element))));
    if (typed.length === 1) apart.splice(0, apart.length, ...typed);
  }
  const isAll = isEvery || (ask.target.isPlural === true && (ask.isQuoted || apart.length < 2));
  if (apart.length === 0 && ask.from !== undefined) {
    const plan =
      targets.length === 0 || ask.target.quotes.length === 0
        ? planWhere(page, working.within ?? [page.tree.body], ask.from, ask.to, ask.target.words)
        : undefined;
    if (plan !== undefined) apart.push(plan);
  }
  let [first] = apart;
  if (first === undefined)
    return targets.length === 0
      ? untaken(working, ask.target, found)
      : { failed: `${describe(page, targets[0] ?? page.tree.body)} has nothing that "${ask.to}" could be` };
  // Of several the one is meant that says nearly so already: "the button says "Pay €129.95"".
  if (apart.length > 1 && !isAll) {
    const close = mostAlike(page, apart, ask.to);
    const spoken =
      close === undefined && found.alike !== undefined
        ? apart.find((plan) => found.elements.some((one) => page.contains(one, plan.element) || one === plan.element))
        : undefined;
    const taken = close ?? spoken;
    if (taken !== undefined) apart.splice(0, apart.length, taken);
  }
  const shown = apart.filter(({ element }) => !page.chainOf(element).some(isUnseen));
  [first = first] = apart;
  if (apart.length > 1 && !isAll) {
    if (shown.length !== 1)
      return untaken(working, ask.target, { ...found, rivals: apart.map(({ element }) => element) });
    shown[0]?.write();
    refresh(working);
    working.last = shown.map(({ element }) => element);
    return { done: shown[0]?.done ?? '' };
  }
  const follow = shapeOf(ask.to).kind === 'words' ? undefined : watchSums(page.tree, first.element);
  const draw = follow && watchDrawing(working.editing, first.element);
  for (const plan of apart) plan.write();
  working.editing.tree.refresh();
  const followed = follow?.() ?? [];
  const drawn = draw?.();
  refresh(working);
  working.last = apart.map(({ element }) => element);
  return {
    done: `${first.done}${followed.length > 0 ? ` (${followed.join(' and ')} followed)` : ''}${drawn === 'moved' ? ' with its drawing' : ''}`,
  };
}

/** The only text that says what is to be said no more, where what else was named does not say it. */
function leafOf(working: Working, target: Phrase, from: string): Element | undefined {
  const { page, within } = working;
  const [named] = find(working, target).elements;
  if (named !== undefined && fold(page.textOf(named)).includes(fold(from))) return undefined;
  const said = page.leaves.filter(
    ({ element, text }) =>
      fold(text) === fold(from) &&
      !page.chainOf(element).some(isUnseen) &&
      (within === undefined || within.some((outer) => page.contains(outer, element))),
  );
  return said.length === 1 && /\p{L}/u.test(from) ? said[0]?.element : undefined;
}

/** "Monday instead of Thursday", where both are there to be chosen: the other one is, and none has another name. */
function choiceFor(page: Page, from: string, to: string): Element | undefined {
  const isCalled = (said: string) => (one: Page['fields'][number]) =>
    (one.kind === 'radio' || one.kind === 'checkbox') && fold(one.label) === fold(said);
  const old = page.fields.find(isCalled(from));
  const fresh = page.fields.find(isCalled(to));
  return old === undefined ? undefined : fresh?.control;
}

/** "The button says "Pay €128.45"": of all of a kind the one that says nearly so already. */
function mostLikeSaid(page: Page, { target, to }: Say): Element | undefined {
  const { noun, words, quotes, near, ordinal, isPronoun } = target;
  if (noun !== 'button' && noun !== 'link') return undefined;
  if (words.length + quotes.length + near.length > 0 || ordinal !== undefined || isPronoun === true) return undefined;
  const said = new Set(toWords(to).filter((word) => /^\p{L}{3,}/u.test(word)));
  const scored = listOf(page, noun)
    .map((element) => ({ element, shared: toWords(page.textOf(element)).filter((word) => said.has(word)).length }))
    .toSorted((one, other) => other.shared - one.shared);
  const [best, next] = scored;
  return best !== undefined && best.shared > 0 && best.shared > (next?.shared ?? 0) ? best.element : undefined;
}

function mostAlike(page: Page, plans: readonly Plan[], to: string): Plan | undefined {
  const words = toWords(to);
  const scored = plans
    .map((plan) => ({ plan, shared: toWords(page.textOf(plan.element)).filter((word) => words.includes(word)).length }))
    .toSorted((one, other) => other.shared - one.shared);
  const [best, next] = scored;
  return best !== undefined && best.shared > 0 && best.shared > (next?.shared ?? 0) ? best.plan : undefined;
}
