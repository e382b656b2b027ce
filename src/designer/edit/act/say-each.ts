import type { Element } from 'hast';
import type { Ask } from '../ask/ask.ts';
import type { Outcome } from '../editing.ts';
import { isUnseen } from '../page/is-unseen.ts';
import { isTyped, shapeLikeness, shapeOf } from '../page/value-shape.ts';
import { planText, wordsOf } from './plan-text.ts';
import { find, refresh, untaken, type Working } from './working.ts';

/** Things of one kind, each its words in turn. */
export function sayEach(working: Working, { target, to }: Extract<Ask, { kind: 'say-each' }>): Outcome {
  const found = find(working, target);
  const { page } = working;
  const shown = found.elements.filter((one) => page.textOf(one) !== '');
  if (shown.length !== to.length)
    return shown.length === 0
      ? untaken(working, target, found)
      : { failed: `there are ${shown.length} of them and ${to.length} are said` };
  const plans = shown.map((one, at) => planText(page, wordsOf(page, one, target) ?? one, to[at] ?? ''));
  for (const plan of plans) plan.write();
  refresh(working);
  working.last = shown;
  return { done: plans.map(({ done }) => done).join(' and ') };
}

/** A value said alone, "now 4 of 5": the one place that shows one of its sort. */
export function sayValue(working: Working, to: string): Outcome {
  const { page } = working;
  const fresh = shapeOf(to);
  const whole = (text: string): string => /(?:\/|of|von|sur|de|van|di)\s*(\d+)/.exec(text)?.[1] ?? '';
  const fits = (element: Element): boolean =>
    shapeLikeness(shapeOf(page.textOf(element)), fresh) === 1 &&
    (fresh.kind !== 'ratio' || whole(page.textOf(element)) === whole(to));
  const outers =
    working.last.length > 0 ? [...page.chainOf(working.last[0] ?? page.tree.body), page.tree.body] : [page.tree.body];
  for (const outer of outers) {
    const names = page.names.filter(
      ({ element, source, text }) =>
        source === 'text' &&
        text.length < 40 &&
        isTyped(shapeOf(text)) &&
        page.contains(outer, element) &&
        fits(element) &&
        !page.chainOf(element).some(isUnseen),
    );
    const apart = [...new Set(names.map(({ element }) => element))].filter(
      (one, _, all) => !all.some((other) => other !== one && page.contains(other, one)),
    );
    const [only, ...others] = apart;
    if (only === undefined) continue;
    if (others.length > 0) break;
    const plan = planText(page, only, to);
    plan.write();
    refresh(working);
    return { done: plan.done };
  }
  return { failed: `it is not said what is to be "${to}"` };
}
